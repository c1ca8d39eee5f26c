import "./theme.css";
import type { Plug } from "../../lib/plug";
import { asks } from "./asks";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { EMBLEMS } from "./emblems";
import { strikes } from "./happening";
import { motion } from "./motion";
import { needless } from "./picks";
import Piece from "./Piece.svelte";
import type { Seen } from "./views";

const KEY = ["marine_slain", "team_eliminated", "travelled", "rescued", "won", "lost"];

const plug: Plug<Seen> = {
  Board,
  Hand,
  Piece,
  Tools: Answers,
  asks,
  motion,
  emblems: EMBLEMS,
  together: true,
  strikes,
  key: ({ type }) => KEY.includes(type),
  needless,
  /** What can be taken back. */
  direct: ["swap", "end_moves", "keep_facing"],
  /** What is not on the board or in the hand is an answer in the prompt. */
  draws: () => true,
};

export default plug;
