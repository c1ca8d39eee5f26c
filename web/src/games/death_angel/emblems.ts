/** Drawings: symbols of Genestealers, emblems of teams and marines, sorts of action cards. */

import angel from "icon:angel-wings";
import alien from "icon:alien-skull";
import bolter from "icon:bolter-gun";
import boots from "icon:boot-prints";
import book from "icon:spell-book";
import cannon from "icon:minigun";
import claws from "icon:steel-claws";
import clawMark from "icon:triple-claws";
import crosshair from "icon:crosshair";
import crown from "icon:queen-crown";
import eagle from "icon:eagle-emblem";
import flamer from "icon:flamethrower";
import hammer from "icon:warhammer";
import helm from "icon:visored-helm";
import lightning from "icon:lightning-helix";
import moon from "icon:moon";
import radar from "icon:radar-sweep";
import shield from "icon:bolt-shield";
import skull from "icon:death-skull";
import sword from "icon:broadsword";
import tail from "icon:scorpion-tail";
import tongue from "icon:tongue";

export const EMBLEMS: Record<string, string> = {
  // symbols of the Genestealers
  head: alien,
  tail,
  claw: clawMark,
  tongue,
  crown,
  skull,
  // teams
  green: hammer,
  yellow: claws,
  red: cannon,
  blue: sword,
  grey: book,
  purple: flamer,
  // sorts of action cards
  support: shield,
  move_activate: boots,
  attack: crosshair,
  // marines
  sergeant_gideon: hammer,
  brother_noctis: moon,
  brother_claudio: claws,
  brother_goriel: angel,
  brother_leon: cannon,
  brother_valencio: bolter,
  sergeant_lorenzo: sword,
  brother_deino: helm,
  lexicanium_calistarius: lightning,
  brother_scipio: eagle,
  brother_zael: flamer,
  brother_omnio: radar,
};

/** Terrain, our own drawings on 48 × 48: what the eye sees in the wall. */
export const TERRAIN: Record<string, string> = {
  corridor: '<path d="M6 6h36v36H6Z" opacity=".25"/><path d="M6 6l12 12v12L6 42Zm36 0L30 18v12l12 12ZM18 18h12v12H18Z"/>',
  artefact: '<path d="M14 6h20v4c0 8-3 13-7 15v7h6v4H15v-4h6v-7c-4-2-7-7-7-15Z"/><path d="M12 40h24v3H12Z"/><circle cx="24" cy="14" r="4" opacity=".35"/>',
  control_panel: '<path fill-rule="evenodd" d="M6 8h36v24H6Zm4 4v16h28V12Z"/><path d="M12 15h10v3H12Zm0 6h16v3H12Z"/><circle cx="33" cy="18" r="3.500"/><path d="M14 36h20l4 6H10Z"/>',
  door: '<path fill-rule="evenodd" d="M8 4h32v40H8Zm4 4v32h10.500V8Zm13.500 0v32H36V8Z"/><path d="M18 22h3v6h-3Zm9 0h3v6h-3Z"/>',
  dark_corner: '<path d="M6 6h36L6 42Z" opacity=".4"/><path d="M14 15l9 4-8 3Zm18-2l-8 6 8 2ZM12 30l6 3-5 2Zm12-2l-6 5 6 1Z"/><path d="M42 6v36H6Z" opacity=".85"/>',
  promethium_tank: '<path fill-rule="evenodd" d="M12 10h24v32H12Zm12 6c6 6 7 9 7 13a7 7 0 0 1-14 0c0-3 2-4 3-6 1 2 2 2 3 2 1-3 1-5 1-9Z"/><path d="M18 4h12v4H18Z"/>',
  spore_chimney: '<path d="M16 24h16l4 20H12Z"/><circle cx="18" cy="15" r="5"/><circle cx="29" cy="11" r="6"/><circle cx="33" cy="21" r="3"/><circle cx="22" cy="6" r="3"/>',
  ventilation_duct: '<path fill-rule="evenodd" d="M5 8h38v32H5Zm5 5v3h28v-3Zm0 8v3h28v-3Zm0 8v3h28v-3Z"/>',
};
