/** The emblem of each integrity card, equipment card and action. Drawings of 512 × 512. */

import agent from "icon:police-badge";
import blackmail from "icon:envelope";
import coffee from "icon:coffee-mug";
import crooked from "icon:money-stack";
import defibrillator from "icon:defibrilate";
import equip from "icon:duffel-bag";
import evidenceBag from "icon:swap-bag";
import flashbang from "icon:flash-grenade";
import gun from "icon:revolver";
import honest from "icon:scales";
import investigate from "icon:magnifying-glass";
import k9 from "icon:sniffing-dog";
import kingpin from "icon:imperial-crown";
import metalDetector from "icon:metal-detector";
import plantedEvidence from "icon:dripping-knife";
import polygraph from "icon:heart-beats";
import reportAudit from "icon:checklist";
import restrainingOrder from "icon:gavel";
import shoot from "icon:crosshair";
import smoke from "icon:smoke-bomb";
import camera from "icon:cctv-camera";
import taser from "icon:electric";
import truthSerum from "icon:syringe";
import wiretap from "icon:headphones";
import wound from "icon:bandage-roll";

export const EMBLEMS: Record<string, string> = {
  honest,
  crooked,
  agent,
  kingpin,
  blackmail,
  coffee,
  defibrillator,
  evidence_bag: evidenceBag,
  flashbang,
  k9_unit: k9,
  metal_detector: metalDetector,
  planted_evidence: plantedEvidence,
  polygraph,
  report_audit: reportAudit,
  restraining_order: restrainingOrder,
  smoke_grenade: smoke,
  surveillance_camera: camera,
  taser,
  truth_serum: truthSerum,
  wiretap,
  investigate,
  equip,
  arm: gun,
  shoot,
  wound,
};
