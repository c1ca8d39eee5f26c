import "./theme.css";
import type { Plug } from "../../lib/plug";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { EMBLEMS } from "./emblems";
import { motion } from "./motion";
import Piece from "./Piece.svelte";
import { placeOf } from "./seen";
import type { Seen } from "./views";

/** What follows at once from a click: it can be taken back, or was agreed to with the action it belongs to. */
const DIRECT = [
  ...["patrol", "step", "stop", "arrest", "ammo", "look", "at_criminal", "at_assassin", "black_dice", "take_in", "against"],
  ...["fuel", "defend", "snatch", "search_with", "leave_out", "reroll", "keep", "use", "shoot", "boost", "buy", "enough"],
  ...["bomb", "place", "cut", "assassin", "tick", "explode"],
];

const STRUCK = ["knocked_out", "exposed", "assassin_struck"];
const ATTACKED = ["fought", "intercepts"];
const KEY = ["defeated", "turned_in", "defused", "exploded", "destroyed", "knocked_out", "exposed"];

/** What is asked follows from it. */
const LEADS_TO: Record<string, string> = { gangster_ammo: "gangsters", intercept_defence: "intercepts", fight_defence: "fought" };

const plug: Plug<Seen> = {
  Board,
  Hand,
  motion,
  emblems: EMBLEMS,
  Piece,
  /** Everything is on the board or in the tray under it. */
  draws: () => true,
  direct: DIRECT,
  because: ({ decision }, told) => told.findLast(({ type }) => type === LEADS_TO[decision ?? ""]),
  strikes: ({ type, seat, target, tile }, seen) => {
    if (type === "informant_gone" && seat === seen.seat) return `tile:${placeOf(seen, `${tile}`).slot}`;
    return ((STRUCK.includes(type) && seat === seen.seat) || (ATTACKED.includes(type) && target === seen.seat)) && `board:${seen.seat}`;
  },
  key: ({ type }) => KEY.includes(type),
};

export default plug;
