/** The emblem of each agent and mission, and the sign of each group of commands. */

import activist from "icon:megaphone";
import assassin from "icon:cloak-dagger";
import bloodbath from "icon:dripping-knife";
import chosenFew from "icon:three-friends";
import codeBreaking from "icon:combination-lock";
import codeOfHonor from "icon:ribbon-medal";
import abductor from "icon:handcuffed";
import decoy from "icon:puppet";
import extractor from "icon:parachute";
import gunner from "icon:minigun";
import hacker from "icon:laptop";
import infiltrator from "icon:running-ninja";
import interrogator from "icon:desk-lamp";
import jack from "icon:swiss-army-knife";
import manDown from "icon:tombstone";
import marksman from "icon:crosshair";
import medic from "icon:first-aid-kit";
import meetYourMatch from "icon:scales";
import mercenary from "icon:pay-money";
import poorMansGame from "icon:broken-pottery";
import recruiter from "icon:team-upgrade";
import reinforcements from "icon:backup";
import standUnited from "icon:shaking-hands";
import strategist from "icon:chess-knight";
import strengthInNumbers from "icon:minions";
import temptress from "icon:martini";
import tracker from "icon:footsteps";
import undercover from "icon:spy";

/** Drawings of 512 × 512. */
export const EMBLEMS: Record<string, string> = {
  marksman,
  assassin,
  abductor,
  extractor,
  hacker,
  temptress,
  decoy,
  activist,
  medic,
  infiltrator,
  jack_of_all_trades: jack,
  gunner,
  recruiter,
  strategist,
  mercenary,
  tracker,
  undercover,
  interrogator,
  bloodbath,
  chosen_few: chosenFew,
  code_breaking: codeBreaking,
  code_of_honor: codeOfHonor,
  man_down: manDown,
  meet_your_match: meetYourMatch,
  poor_mans_game: poorMansGame,
  reinforcements,
  stand_united: standUnited,
  strength_in_numbers: strengthInNumbers,
};

/** Line drawings of 24 × 24: a cross, a way out, a turn, an exchange; the others work alone. */
export const SIGNS: Record<string, string> = {
  kill: "M6 6l12 12M18 6L6 18",
  extract: "M12 19V5M6 11l6-6 6 6M5 21h14",
  turn: "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
  swap: "M4 8h14l-4-4M20 16H6l4 4",
  independent: "M12 4v16M4 12h16M6.500 6.500l11 11M17.500 6.500l-11 11",
};
