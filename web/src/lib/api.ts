/** The server over HTTP. What it refuses is thrown, with words for people. */

import type { Advised, Analysis, Closed, DailyDeal, GameInfo, Lore, Me, NewTable, Reckoned, Refused, ReplayStep, TableLine, TableMade, Values, Verified, Words } from "../wire";

export class RefusedByServer extends Error {
  constructor(
    readonly words: Words,
    readonly status: number,
  ) {
    super(words.id);
  }
}

async function answerTo(path: string, body?: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : { method: "POST", body });
  } catch {
    throw new RefusedByServer({ id: "ui-disconnected", fields: {} }, 0);
  }
  if (answer.ok) return answer;
  const refused = await answer.json().catch((): Partial<Refused> => ({}));
  throw new RefusedByServer(refused.words ?? { id: "ui-went-wrong", fields: {} }, answer.status);
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await answerTo(path, body === undefined ? undefined : JSON.stringify(body));
  return answer.json();
}

export const getGames = () => ask<GameInfo[]>("/api/games");
export const getCatalogue = async (language: string, game: string) => (await answerTo(`/api/words/${language}/${game}.ftl`)).text();
export const getAdvice = (table: string, seat: number) => ask<Advised>(`/api/tables/${table}/advice?seat=${seat}`);
export const getLore = (game: string) => ask<Lore>(`/api/games/${game}/learn`);
export const getMe = () => ask<Me>("/api/me");
export const setName = (name: string) => ask<Me>("/api/me", { name });
/** Another personal link: the one there was is not good any more. */
export const renewLink = () => ask<Me>("/api/me/link", {});
/** Where everything that is kept about you is, as a file. */
export const KEPT = "/api/me/export";
/** You are forgotten, for good. */
export const forgetMe = () => answerTo("/api/me/delete", JSON.stringify({ sure: true }));
export const getTables = () => ask<TableLine[]>("/api/tables");
/** How many of one's own tables come at once. */
export const AT_ONCE = 50;
/** Your tables, without those that came before: open ones first. */
export const getMine = async (skip: number) => (await ask<TableLine[]>(`/api/tables?skip=${skip}`)).filter(({ mine }) => mine);
export const getDeals = () => ask<DailyDeal[]>("/api/daily");
export const getDeal = (game: string) => ask<DailyDeal>(`/api/daily/${game}`);
export const getValues = (table: string) => ask<Values>(`/api/tables/${table}/values`);
/** Where the values of a table are as a file. */
export const dataFile = (table: string) => `/api/tables/${table}/data.toml`;
export const makeTable = (wanted: NewTable) => ask<TableMade>("/api/tables", wanted);

export const getVerified = (table: string) => ask<Verified>(`/api/tables/${table}/verify`);
export const getChoices = (table: string) => ask<Closed>(`/api/tables/${table}/choices`);
export const getAnalysis = (table: string) => ask<Analysis>(`/api/tables/${table}/analysis`);
export const getOdds = (table: string, which: string) => ask<Reckoned>(`/api/tables/${table}/odds?${which}`);
export const getStep = (table: string, which: string) => ask<ReplayStep>(`/api/tables/${table}/replay?${which}`);

/** A record as its file has it becomes a match to look at. */
export async function bringRecord(record: string, data: string | null): Promise<TableMade> {
  const brought = await answerTo("/api/records", `{"record":${record},"data":${JSON.stringify(data)}}`);
  return brought.json();
}

/** A new table that goes on after so many choices of a match, with whoever asks in that seat. Its record goes back as the text it came as: a plain seed
 *  may be larger than any number JavaScript can hold. */
export async function forkTable({ game, other_values }: ReplayStep, table: string, upto: number, seat: number, play_now: string): Promise<TableMade> {
  const record = await (await answerTo(`/api/tables/${table}/record`)).text();
  const data = other_values ? await (await answerTo(dataFile(table))).text() : null;
  const body = JSON.stringify({ game, upto, seat, data, play_now }).slice(0, -1);
  const made = await answerTo("/api/tables", `${body},"record":${record}}`);
  return made.json();
}
