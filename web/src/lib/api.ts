/** The HTTP half of the protocol. A mistake is thrown as `Mistake` with the server's `Problem`. */

import type {
  Browser,
  Catalogue,
  Checked,
  Components,
  GameWords,
  NewTable,
  NewTableMade,
  PersonalLink,
  Positions,
  Problem,
  Rules,
  SeatLeft,
  TableInfo,
  TableList,
} from "./protocol";

export class Mistake extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

/** The server cannot be reached; the page says so and tries again. */
const UNREACHABLE: Problem = { frame: "plain", key: "unreachable", figures: {}, english: "" };

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { credentials: "same-origin" };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Mistake(UNREACHABLE);
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => UNREACHABLE)) as Partial<Problem>;
  throw new Mistake("key" in problem ? (problem as Problem) : UNREACHABLE);
}

export const api = {
  catalogue: () => call<Catalogue>("/api/catalogue"),
  me: () => call<Browser>("/api/me"),
  myTables: () => call<TableList>("/api/me/tables"),
  openTables: () => call<TableList>("/api/tables"),
  table: (id: string) => call<TableInfo>(`/api/tables/${id}`),
  make: (wish: NewTable) => call<NewTableMade>("/api/tables", wish),
  check: (wish: NewTable) => call<Checked>("/api/tables/check", wish),
  sit: (id: string, seat: number, name: string) => call<TableInfo>(`/api/tables/${id}/sit`, { seat, name }),
  leave: (id: string, seat: number) => call<SeatLeft>(`/api/tables/${id}/leave`, { seat }),
  link: (id: string, seat: number) => call<PersonalLink>(`/api/tables/${id}/link`, { seat }),
  claim: (token: string, name: string) => call<TableInfo>("/api/claim", { token, name }),
  /** The components of a game; one without any has no hash. */
  components: async (hash: string) => (hash ? (await call<Components>(`/api/content/${hash}`)).components : {}),
  words: (game: string, language: string) => call<GameWords>(`/api/games/${game}/words/${language}`),
  rulebook: (game: string) => call<Rules>(`/api/rulebook/${game}`),
  positions: (id: string, seat: number | null, first: number, last: number) =>
    call<Positions>(`/api/tables/${id}/positions?first=${first}&last=${last}${seat === null ? "" : `&seat=${seat}`}`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
