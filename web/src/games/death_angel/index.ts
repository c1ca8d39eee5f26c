import "./theme.css";
import type { Plug } from "../../lib/plug";
import Answers from "./Answers.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import type { Hulk } from "./seen";

const plug: Plug<Hulk> = {
  Board,
  Hand,
  Tools: Answers,
  beats,
  together: true,
  /** What is not on the board or in the hand is an answer in the prompt. */
  draws: () => true,
};

export default plug;
