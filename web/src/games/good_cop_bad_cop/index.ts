import "./theme.css";
import type { Plug } from "../../lib/plug";
import Board from "./Board.svelte";
import Claims from "./Claims.svelte";
import Hand from "./Hand.svelte";
import { EMBLEMS } from "./emblems";
import { motion } from "./motion";
import Notes from "./Notes.svelte";
import Piece from "./Piece.svelte";
import type { Hints, Seen } from "./views";

const KEY = ["shot", "wounded", "eliminated", "exchanged", "planted", "revived", "team_won", "sole_won"];
/** What happens to $seat, and what is done to $other. */
const SUFFERED = ["wounded", "eliminated", "planted", "dosed", "exchanged"];
const DONE_TO = ["armed", "aimed", "redirected", "declared_shoot", "shot", "looked", "disarmed", "exchanged", "bagged"];
const LEADS_TO: Record<string, RegExp> = { react_declare: /^declared_/, react_investigate: /^looked$/ };
const LEADERS = ["agent", "kingpin"];

const plug: Plug<Seen, Hints> = {
  Board,
  Hand,
  Piece,
  pages: [
    { id: "claims", icon: "sound", Page: Claims },
    { id: "notes", icon: "pencil", Page: Notes },
  ],
  motion,
  emblems: EMBLEMS,
  draws: () => true,
  key: ({ type }) => KEY.includes(type),
  /** Whether anybody reacts is told by what they do. */
  untold: ["window_opened", "window_closed"],
  idle: ["pass"],
  because: ({ decision }, told) => told.findLast(({ type }) => LEADS_TO[decision ?? ""]?.test(type)),
  strikes: ({ type, seat, other }, seen) =>
    ((SUFFERED.includes(type) && seat === seen.seat) || (DONE_TO.includes(type) && other === seen.seat)) && `seat:${seen.seat}`,
  /** Team and role, and how much of what was claimed was true. */
  about: ({ players }, { claims }, seat, words) => {
    const { team, row } = players[seat]!;
    const roles = row.flatMap(({ kind }) => (kind && LEADERS.includes(kind) ? words.say(`kind-${kind}`) : []));
    const truth = claims?.ledger.flatMap(({ speaker }, n) => (speaker === seat ? [claims.truth?.[n]] : [])) ?? [];
    const told = truth.length ? [words.say("board-claims-true", { claims: truth.length, true: truth.filter(Boolean).length })] : [];
    return [...(team ? [words.say(`team-${team}`)] : []), ...roles, ...told];
  },
  /** A pass is given dozens of times in a game, and costs nothing; an aim can be taken back. */
  direct: ["pass", "aim", "silent", "claim", "about_card", "about_player"],
};

export default plug;
