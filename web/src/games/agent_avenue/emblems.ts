/** The emblem of each black-market card. */

import distraction from "icon:distraction";
import doubled from "icon:two-shadows";
import brain from "icon:brainstorm";
import camera from "icon:cctv-camera";
import car from "icon:city-car";
import door from "icon:secret-door";
import palm from "icon:palm-tree";
import plan from "icon:treasure-map";
import rack from "icon:server-rack";
import smoke from "icon:fog";
import tent from "icon:barracks-tent";
import treehouse from "icon:treehouse";
import truck from "icon:radar-dish";
import twin from "icon:double-face-mask";
import wolf from "icon:wolf-head";

export const EMBLEMS: Record<string, string> = {
  distraction_device: distraction,
  watchtower: treehouse,
  sinister_twin: twin,
  supercomputer: rack,
  leader_of_the_pack: wolf,
  getaway_car: car,
  masterplan: plan,
  security_system: camera,
  outpost: tent,
  smoke_screen: smoke,
  mind_control: brain,
  double_trouble: doubled,
  surveillance_truck: truck,
  secret_recruit: door,
  spycation: palm,
};
