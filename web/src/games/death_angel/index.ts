import "./theme.css";
import type { Plug } from "../../lib/plug";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { EMBLEMS } from "./emblems";
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
  motion,
  emblems: EMBLEMS,
  together: true,
  strikes: (event, seen) => {
    const team = seen.teams.find(({ team, marines }) => team === event.team || marines.includes(`${event.marine}`));
    return (event.type === "marine_slain" || event.type === "team_eliminated") && team?.seat === seen.seat && `team:${team!.team}`;
  },
  key: ({ type }) => KEY.includes(type),
  needless,
  /** What is not on the board or in the hand is an answer in the prompt. */
  draws: () => true,
};

export default plug;
