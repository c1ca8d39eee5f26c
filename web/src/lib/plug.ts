/** How a game plugs into the table: see web/README.md. */

import type { Component } from "svelte";
import type { IconName } from "../frame/icons";
import type { Offer } from "../wire";
import type { Choice } from "./choice.svelte";
import type { Motion } from "./motion";
import type { Table } from "./table.svelte";
import type { Words } from "./words";

/** What is in whatever a seat sees of any game; the rest is the game's own (`views.ts`). */
export interface Frame {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
  asked: number[];
  decision: string | null;
  over: { winners: number[]; scores: number[]; places: number[]; reason: string } | null;
  /** By seat, what everybody is; each game has its own. */
  players?: readonly object[];
}

export interface Event {
  type: string;
  at: number;
  clause: string;
  [field: string]: unknown;
}

/** A card that goes from one place to another; a place is an element with that `data-place`. */
export interface Flight {
  from: string;
  to: string;
}

/** What is printed on the components of this table: the game's data file, or the one of the table's own box. */
export interface Box {
  values: any;
  /** Whether a value could not be verified: `unsure("agent", "medic")`. */
  unsure(kind: string, id: string): boolean;
  /** Whether they are not the game's own values: texts that name numbers do not hold then. */
  other: boolean;
}

export interface BoardProps<S extends Frame = Frame, H = object> {
  seen: S;
  /** What a person would work out from it; each game has its own (`Game.hints`). None while something is being shown. */
  hints: Partial<H>;
  box: Box;
  options: readonly Offer[];
  barred: readonly Offer[];
  /** What happened in the moment that is being shown. */
  events: readonly Event[];
  /** What has happened since the last view, up to this moment; empty when it has all been shown. */
  lately: readonly Event[];
  /** That view, while what has happened since is being shown. */
  before: S | null;
  /** The choice being made: `choice.pick(kind, ...targets)`. */
  choice: Choice;
  words: Words;
  /** Names by seat. */
  players: readonly string[];
  /** By how much motion is stretched; 0 is none. */
  motion: number;
  /** Where it is played: the desk of this seat, the countdown of a window, the chat, and asking. None in a replay. */
  table: Table | null;
}

/** A tab of the game's own in the panel; it is called `board-page-<id>`. */
export interface Page<S extends Frame = any, H = any> {
  id: string;
  icon: IconName;
  Page: Component<BoardProps<S, H>>;
}

/** A thing out of the box, for the page about the game: where it stands in the data file, and its id. */
export interface PieceProps {
  kind: string;
  id: string;
  box: Box;
  words: Words;
}

/** For whoever plays with help: how one wins, and how close whom (a colour and shape, if it is somebody) is to it. */
export type Goals<S extends Frame = any> = (seen: S, words: Words) => { win: string; near: { mark?: number; text: string }[] };

export interface Plug<S extends Frame = any, H = any> {
  Board: Component<BoardProps<S, H>>;
  Hand?: Component<BoardProps<S, H>>;
  /** Buttons of the game's own, shown in the prompt while there is something to choose. */
  Tools?: Component<BoardProps<S, H>>;
  pages?: readonly Page<S, H>[];
  /** How what has happened is shown; without it everything is shown plainly. */
  motion?: Motion<S>;
  /** How a thing out of the box looks; or only the drawings there are of things, by id. */
  Piece?: Component<PieceProps>;
  /** Whether it shows a value that could not be verified and stands elsewhere in the data file. */
  unsure?(kind: string, id: string, box: Box): boolean;
  emblems?: Readonly<Record<string, string>>;
  /** Whether board or hand draw this option as something to click; the prompt has a button for every other one. */
  draws(option: Offer, picked: readonly unknown[], seen: S): boolean;
  /** Everybody wins or loses with everybody else. */
  together?: boolean;
  /** Kinds of options that are final on the first click. */
  direct?: readonly string[];
  /** Whether an event is worth looking at again once the game is over. */
  key?(event: Event): boolean;
  /** Events that belong to the course of the game and tell nothing in a story. */
  untold?: readonly string[];
  /** Kinds of options that are taken by themselves, among bots, where there is nothing else to choose. */
  idle?: readonly string[];
  /** The kind of option that anybody would take as things stand: nobody is asked for it. */
  needless?(seen: S): string | undefined;
  /** What is asked, where that can be said more exactly than by the kind of decision: what is missing, what it is for. */
  asks?(given: BoardProps<S, H>): string | undefined;
  /** The event that what is asked follows from, of those told so far. */
  because?(seen: S, told: readonly Event[]): Event | undefined;
  /** Whether an event has struck whoever looks, so that it is announced; and the `data-place` of what it has struck. */
  strikes?(event: Event, seen: S, box: Box): string | boolean;
  /** What is said of a player on the score sheet. */
  about?(seen: S, hints: Partial<H>, seat: number, words: Words): string[];
}
