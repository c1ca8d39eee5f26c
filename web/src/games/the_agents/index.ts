import "./theme.css";
import type { Plug } from "../../lib/plug";
import Board from "./Board.svelte";
import { cardsOf } from "./cards";
import EndTurn from "./EndTurn.svelte";
import Hand from "./Hand.svelte";
import { EMBLEMS } from "./emblems";
import { motion } from "./motion";
import Piece from "./Piece.svelte";
import type { Seen } from "./views";

/** All but this is on the table, in the hand or a tool of the prompt. */
const UNDRAWN = ["decline"];

const KEY = ["killed", "stole", "stole_blindly", "took", "last_round", "won"];

/** As the victim hears of it, who alone with the thief is told which one it was. */
const THEFTS = ["stole", "stole_this", "took_this"];

const plug: Plug<Seen> = {
  Board,
  Hand,
  Piece,
  unsure: (kind, id, box) => kind !== "mission" && cardsOf(box).unsure(cardsOf(box).showing(id).card!),
  Tools: EndTurn,
  motion,
  emblems: EMBLEMS,
  key: ({ type }) => KEY.includes(type),
  strikes: ({ type, victim }, { seat }) => THEFTS.includes(type) && victim === seat && `plate:${seat}`,
  draws: ({ kind }) => !UNDRAWN.includes(kind),
  /** What can be taken back; what comes of it is shown to whoever points at it. */
  direct: ["detach", "move", "reactivate", "borrow", "kill", "turn", "extract", "swap", "steal", "buy:agent_retired", "buy:mission_retired"],
};

export default plug;
