/** The HTTP half of the protocol. A mistake is thrown as `Mistake` with the server's `ProblemBody`. */

import type {
  AgainNow,
  Agreed,
  Archived,
  VoteBody,
  Asks,
  Browser,
  Catalogue,
  OptionsChecked,
  Claim,
  Closed,
  Components,
  Devices,
  Draws,
  Earlier,
  GameWords,
  Invitation,
  Link,
  NewLesson,
  NewTable,
  NewTableMade,
  PlayAgain,
  PositionList,
  ProblemBody,
  Replayed,
  RulesBody,
  Seated,
  Sealed,
  SeatLeft,
  TableInfo,
  TableList,
  Talk,
} from "./protocol";
import { during } from "./settled";

/** How far somebody asks to go back: before his last move, or before his whole turn. */
export type Point = "move" | "turn";

export class Mistake extends Error {
  constructor(readonly problem: ProblemBody) {
    super(problem.key);
  }
}

/** What is waited for before a mistake is thrown: the words to say it with. */
export const mistakes = { sayable: async (): Promise<void> => {} };

/** The server cannot be reached; the page says so and tries again. */
const UNREACHABLE: ProblemBody = { frame: "plain", key: "unreachable", figures: {}, english: "" };

async function ask(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { credentials: "same-origin" };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Mistake(UNREACHABLE);
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => UNREACHABLE)) as Partial<ProblemBody>;
  await mistakes.sayable().catch(() => {});
  throw new Mistake("key" in problem ? (problem as ProblemBody) : UNREACHABLE);
}

const following = (after: string | null) => (after === null ? "" : `?after=${encodeURIComponent(after)}`);
const read = <T>(path: string, body: unknown, reading: (answer: Response) => Promise<T>) => during("http", ask(path, body).then(reading));
const call = <T>(path: string, body?: unknown) => read(path, body, async (answer) => (await answer.json()) as T);
const text = (path: string) => read(path, undefined, (answer) => answer.text());

export const api = {
  catalogue: () => call<Catalogue>("/api/catalogue"),
  me: () => call<Browser>("/api/me"),
  myTables: (after: string | null) => call<TableList>(`/api/me/tables${following(after)}`),
  openTables: (after: string | null) => call<TableList>(`/api/tables${following(after)}`),
  table: (id: string) => call<TableInfo>(`/api/tables/${id}`),
  /** A seal, for one new table. */
  seal: () => call<Sealed>("/api/seals", {}),
  make: (wish: NewTable) => call<NewTableMade>("/api/tables", wish),
  /** A first game. */
  learn: (wish: NewLesson) => call<NewTableMade>("/api/lessons", wish),
  check: (wish: NewTable) => call<OptionsChecked>("/api/tables/check", wish),
  sit: (id: string, seat: number, name: string, share?: string) => call<Seated>(`/api/tables/${id}/sit`, { seat, name, share }),
  leave: (id: string, seat: number) => call<SeatLeft>(`/api/tables/${id}/leave`, { seat }),
  /** Let anyone take a free seat. */
  open: (id: string, seat: number) => call<TableInfo>(`/api/tables/${id}/open`, { seat }),
  rename: (id: string, seat: number, name: string) => call<TableInfo>(`/api/tables/${id}/name`, { seat, name }),
  /** A link to a seat; to the whole table if it is null. */
  invite: (id: string, seat: number | null) => call<Link>(`/api/tables/${id}/links`, { seat }),
  returnLink: (id: string, seat: number, alone: boolean) => call<Link>(`/api/tables/${id}/return`, { seat, alone }),
  devices: (id: string, seat: number) => call<Devices>(`/api/tables/${id}/devices?seat=${seat}`),
  endDevice: (id: string, seat: number, device: string) => call<Devices>(`/api/tables/${id}/devices/end`, { seat, device }),
  reissue: (id: string, seat: number) => call<Agreed>(`/api/tables/${id}/reissue`, { seat }),
  agree: (id: string, yes: boolean) => call<Agreed>(`/api/tables/${id}/agree`, { yes }),
  /** Be called so, also by a browser that nobody knows yet. */
  nameMe: (name: string) => call<Browser>("/api/me", { name }),
  archive: (tables: string[], archived: boolean) => call<Archived>("/api/me/archive", { tables, archived }),
  archivedTables: (after: string | null) => call<TableList>(`/api/me/tables${following(after) || "?"}&archived=true`),
  watchable: (after: string | null) => call<TableList>(`/api/watch${following(after)}`),
  seatBot: (id: string, seat: number, bot: string, name: string) => call<TableInfo>(`/api/tables/${id}/bot`, { seat, bot, name }),
  closeTable: (id: string) => call<Closed>(`/api/tables/${id}/close`, {}),
  resign: (id: string, seat: number) => call<TableInfo>(`/api/tables/${id}/resign`, { seat }),
  takeBack: (id: string, seat: number) => call<TableInfo>(`/api/tables/${id}/take-back`, { seat }),
  askStandIn: (id: string, seat: number) => call<Asks>(`/api/tables/${id}/stand-in`, { seat }),
  askBack: (id: string, seat: number, to: Point) => call<Asks>(`/api/tables/${id}/undo`, { seat, to }),
  answerAsk: (id: string, kind: VoteBody["kind"], yes: boolean) => call<Asks>(`/api/tables/${id}/answer`, { kind, yes }),
  again: (id: string, wish: PlayAgain) => call<AgainNow>(`/api/tables/${id}/again`, wish),
  talk: (id: string, before: number | null) => call<Talk>(`/api/tables/${id}/talk${before === null ? "" : `?before=${before}`}`),
  look: (token: string) => call<Invitation>("/api/links/look", { token }),
  claim: (claim: Claim) => call<Seated>("/api/links/claim", claim),
  /** The components of a game; one without any has no hash. */
  components: async (hash: string) => (hash ? (await call<Components>(`/api/content/${hash}`)).components : {}),
  /** The sentences of a game and of these expansions, or of all. */
  words: (game: string, language: string, modules: string[] | undefined) =>
    call<GameWords>(`/api/games/${game}/words/${language}${modules ? `?modules=${modules.join(",")}` : ""}`),
  rulebook: (game: string) => call<RulesBody>(`/api/rulebook/${game}`),
  earlier: (id: string, seat: number | null, before: number) =>
    call<Earlier>(`/api/tables/${id}/events?before=${before}${seat === null ? "" : `&seat=${seat}`}`),
  positions: (id: string, seat: number | null, first: number, last: number) =>
    call<PositionList>(`/api/tables/${id}/positions?first=${first}&last=${last}${seat === null ? "" : `&seat=${seat}`}`),
  /** A record that somebody brings, and its positions. */
  openRecord: (record: string) => call<Replayed>("/api/records", { record }),
  replay: (record: string, seat: number | null, first: number, last: number) =>
    call<PositionList>("/api/records/positions", { record, seat, first, last }),
  record: (id: string) => text(api.recordAddress(id)),
  draws: (id: string) => call<Draws>(`/api/tables/${id}/draws`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
