import "./theme.css";
import type { Plug } from "../../lib/plug";
import Board from "./Board.svelte";
import Claims from "./Claims.svelte";
import Hand from "./Hand.svelte";
import { EMBLEMS } from "./emblems";
import { motion } from "./motion";
import Notes from "./Notes.svelte";
import type { Seen } from "./views";

const plug: Plug<Seen> = {
  Board,
  Hand,
  pages: [
    { id: "claims", icon: "sound", Page: Claims },
    { id: "notes", icon: "pencil", Page: Notes },
  ],
  motion,
  emblems: EMBLEMS,
  draws: () => true,
  /** A pass is given dozens of times in a game, and costs nothing. */
  direct: ["pass", "silent", "claim", "about_card", "about_player"],
};

export default plug;
