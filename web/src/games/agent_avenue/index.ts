import "./theme.css";
import type { Plug } from "../../lib/plug";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { motion } from "./motion";
import Piece from "./Piece.svelte";
import type { Seen } from "./views";
import SwapButton from "./SwapButton.svelte";

const DRAWN = ["offer", "swap", "up", "down", "take", "mind_control", "spycation", "secret_recruit", "double_trouble"];

/** A move people talk about afterwards. */
const FAR = 4;

const plug: Plug<Seen> = {
  Board,
  Hand,
  Tools: SwapButton,
  motion,
  Piece,
  /** A market card is on the board; for whose hand it is, the prompt asks. */
  draws: (option, picked) =>
    DRAWN.includes(option.kind) || option.kind === "market" || (option.kind === "market_for" && picked.length < 2),
  direct: ["done"],
  key: ({ type, paces }) => ["took", "abducted", "drove_off", "won"].includes(type) || (type === "moved" && Math.abs(Number(paces)) >= FAR),
  strikes: ({ type, side, agent }, seen) => type === "abducted" && seen.seat !== null && seen.players[seen.seat]!.side === side && `slot:${side}:${agent}`,
  because: (seen, told) => (seen.decision === "choose" ? told.findLast(({ type }) => type === "laid_up") : undefined),
};

export default plug;
