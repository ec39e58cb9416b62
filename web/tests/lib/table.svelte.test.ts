import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, SeatState, TableInfo, Update } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import type { Wish } from "../../src/lib/connection.svelte";
import { Table } from "../../src/lib/table.svelte";

/** The other end of the line: what was said to it, and what it says. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readonly said: { type: string; nonce: string; since?: number | null }[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Line["said"][number]);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get hellos(): (number | null | undefined)[] {
    return this.said.filter(({ type }) => type === "hello").map(({ since }) => since);
  }
}

const happened = (cycle: number): GameEvent => ({ type: "cycle", cycle, places: [] });
/** How many events the other end has told of. */
let told = 0;
function seatAt(seat: number, events: GameEvent[], before = told): SeatState {
  told = before + events.length;
  return { seat, events, before, tried: [], stood: [] } as unknown as SeatState;
}

function snapshot(version: number, events: GameEvent[], since: number | null = null, before = since === null ? 0 : told) {
  const table = { version, mine: [0], asked: [0], seats: [], status: "playing" } as unknown as TableInfo;
  return { type: "snapshot", since, table, seats: [seatAt(0, events, before)], asks: [], again: null, hidden: false };
}
function update(since: number, version: number, events: GameEvent[], asked: number[] = [1]) {
  return { type: "update", since, version, asked, seats: [seatAt(0, events)] } as unknown as Update;
}

let table: Table;
const line = () => Line.all.at(-1)!;
const log = () => table.log.of(0).map((event) => (event as { cycle: number }).cycle);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  localStorage.clear();
  settings.pace = "normal";
  Line.all = [];
  table = new Table("t");
  line().open();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a table", () => {
  it("asks for everything, and is connected once it has come", () => {
    expect(line().url).toMatch(/^ws:.*\/api\/tables\/t\/socket$/);
    expect(line().hellos).toEqual([null]);
    expect(table.connection.up).toBe(false);
    line().tell(snapshot(3, [happened(1), happened(2)]));
    expect(table.connection.up).toBe(true);
    expect(table.info?.version).toBe(3);
    expect(log()).toEqual([1, 2]);
    expect(table.show.fresh).toEqual([]);
  });

  it("is seen with new eyes by who has just sat down, from its beginning", () => {
    const { table: waiting } = snapshot(0, []);
    line().tell({ ...snapshot(0, []), table: { ...waiting, mine: [], status: "waiting" } });
    table.change({ ...waiting, mine: [0], status: "playing" });
    expect(Line.all).toHaveLength(2);
    line().open();
    expect(line().hellos).toEqual([null]);
    table.change({ ...waiting, mine: [0], status: "playing" });
    expect(Line.all).toHaveLength(2);
  });

  it("says that it was too slow, until it is back", () => {
    line().tell(snapshot(3, []));
    line().close(4408);
    expect([table.connection.up, table.connection.slow]).toEqual([false, true]);
    vi.advanceTimersByTime(1000);
    line().open();
    line().tell(snapshot(4, []));
    expect([table.connection.up, table.connection.slow]).toEqual([true, false]);
    line().close();
    expect([table.connection.up, table.connection.slow]).toEqual([false, false]);
  });

  it("says why nothing goes on until it does, and is greeted then if it was not", async () => {
    line().tell(snapshot(3, []));
    const problem = { frame: "table", key: "database-away", figures: {}, english: "" };
    line().tell({ type: "paused", problem });
    await vi.waitFor(() => expect(table.connection.paused?.key).toBe("database-away"));
    expect(table.connection.up).toBe(true);
    line().tell({ type: "paused", problem: null });
    await vi.waitFor(() => expect(table.connection.paused).toBe(null));
    expect(line().hellos).toEqual([null]);
    line().close(1012);
    vi.advanceTimersByTime(1000);
    line().open();
    line().tell({ type: "paused", problem });
    await vi.waitFor(() => expect(table.connection.paused?.key).toBe("database-away"));
    line().tell({ type: "paused", problem: null });
    await vi.waitFor(() => expect(line().hellos).toEqual([3, 3]));
    line().tell(snapshot(4, []));
    line().close();
    line().tell({ type: "paused", problem });
    await vi.waitFor(() => expect(table.connection.paused?.key).toBe("database-away"));
    vi.advanceTimersByTime(1000);
    line().open();
    line().tell(snapshot(4, []));
    expect(table.connection.paused).toBe(null);
  });

  it("takes what happens after it, and whose turn it is", () => {
    line().tell(snapshot(3, [happened(1)]));
    line().tell(update(3, 4, [happened(2)]));
    expect(table.info).toMatchObject({ version: 4, asked: [1], your_turn: false });
    expect(log()).toEqual([1, 2]);
    expect(table.show.fresh).toEqual([happened(2)]);
    vi.runOnlyPendingTimers();
    line().tell(update(4, 5, [], [0]));
    expect(table.info?.your_turn).toBe(true);
  });

  it("asks again from what it knows where something is missing, and never shows a thing twice", () => {
    line().tell(snapshot(3, [happened(1)]));
    line().tell(update(5, 6, [happened(9)]));
    expect(line().hellos).toEqual([null, 3]);
    line().tell(update(3, 4, [happened(2)]));
    expect(log()).toEqual([1]);
    line().tell(snapshot(6, [happened(2), happened(3), happened(9)], 3, 1));
    expect(log()).toEqual([1, 2, 3, 9]);
  });

  it("asks again when the server says so", () => {
    line().tell(snapshot(3, []));
    line().tell({ type: "resync" });
    expect(line().hellos).toEqual([null, 3]);
  });

  it("remembers what its seat had seen when it moved, also after a reload", () => {
    line().tell(snapshot(3, [happened(1)]));
    line().tell(update(3, 4, [happened(2)]));
    expect(table.log.movedOf(0)).toBe(1);
    const again = new Table("t");
    line().open();
    line().tell(snapshot(4, [happened(1), happened(2)]));
    expect(again.log.movedOf(0)).toBe(1);
    again.close();
  });
});

describe("a long log", () => {
  const page = (first: number, events: GameEvent[]) =>
    vi.fn(() => Promise.resolve(new Response(JSON.stringify({ first, events, stood: [] }))));

  it("begins with its newest events, and the others come when asked for", async () => {
    line().tell(snapshot(30, [happened(21), happened(22)], null, 20));
    expect([log(), table.log.beforeOf(0)]).toEqual([[21, 22], 20]);
    const fetched = page(18, [happened(19), happened(20)]);
    vi.stubGlobal("fetch", fetched);
    await table.log.recall(0);
    expect(fetched.mock.calls[0]).toEqual(["/api/tables/t/events?before=20&seat=0", expect.anything()]);
    expect([log(), table.log.beforeOf(0)]).toEqual([[19, 20, 21, 22], 18]);
    line().tell(update(30, 31, [happened(23)]));
    expect(log()).toEqual([19, 20, 21, 22, 23]);
    expect(table.log.movedOf(0)).toBe(22);
  });

  it("is not asked for what it has, nor twice at once", async () => {
    line().tell(snapshot(3, [happened(1)]));
    const fetched = page(0, []);
    vi.stubGlobal("fetch", fetched);
    await table.log.recall(0);
    expect(fetched).not.toHaveBeenCalled();
    line().tell(snapshot(30, [happened(21)], null, 20));
    await Promise.all([table.log.recall(0), table.log.recall(0)]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("goes back with the game, and begins anew where too much was missed", () => {
    line().tell(snapshot(3, [happened(1), happened(2), happened(3)]));
    told = 1;
    line().tell(update(3, 4, [happened(4)]));
    expect(log()).toEqual([1, 4]);
    line().tell(snapshot(90, [happened(80)], 4, 79));
    expect([log(), table.log.beforeOf(0)]).toEqual([[80], 79]);
  });

  it("does not take a page that does not join on", async () => {
    line().tell(snapshot(30, [happened(21)], null, 20));
    vi.stubGlobal("fetch", page(3, [happened(4)]));
    await table.log.recall(0);
    expect([log(), table.log.beforeOf(0)]).toEqual([[21], 20]);
  });
});

describe("what is said", () => {
  const wish = { type: "undo", seat: 0 } as unknown as Wish;

  it("is settled by the answer with its nonce, done or refused", async () => {
    line().tell(snapshot(3, []));
    const [first, second] = [table.connection.send(wish), table.connection.send(wish)];
    const [one, two] = line().said.filter(({ type }) => type === "undo");
    expect(one!.nonce).not.toBe(two!.nonce);
    line().tell({ type: "refused", nonce: two!.nonce, reasons: [], problem: { code: "stale" } });
    line().tell({ type: "ack", nonce: one!.nonce });
    expect(await first).toMatchObject({ done: true });
    expect(await second).toMatchObject({ done: false, problem: { code: "stale" } });
  });

  it("is said again with the same nonce after the line was cut, and only once it is greeted", async () => {
    line().tell(snapshot(3, []));
    const outcome = table.connection.send(wish);
    const { nonce } = line().said.at(-1)!;
    line().close();
    expect(table.connection.up).toBe(false);
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(2);
    line().open();
    expect(line().said.map(({ type }) => type)).toEqual(["hello"]);
    line().tell(snapshot(3, [], 3));
    expect(line().said.at(-1)).toMatchObject({ type: "undo", nonce });
    line().tell({ type: "ack", nonce });
    expect(await outcome).toMatchObject({ done: true });
  });

  it("does not stay unanswered on a dead line: without a heartbeat a new one is tried", () => {
    line().tell(snapshot(3, []));
    vi.advanceTimersByTime(20_000);
    expect(line().said.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(20_000);
    expect(Line.all).toHaveLength(2);
  });

  it("waits longer and longer for a server that is gone", () => {
    for (const pause of [500, 1000, 2000]) {
      const lines = Line.all.length;
      line().close();
      vi.advanceTimersByTime(pause - 1);
      expect(Line.all).toHaveLength(lines);
      vi.advanceTimersByTime(1);
      expect(Line.all).toHaveLength(lines + 1);
    }
  });
});

describe("what happens quickly", () => {
  beforeEach(() => {
    line().tell(snapshot(3, []));
    for (const version of [3, 4, 5]) line().tell(update(version, version + 1, [happened(version)]));
  });

  it("is shown one after the other", () => {
    expect([table.info?.version, table.show.ahead.length]).toEqual([4, 2]);
    vi.advanceTimersToNextTimer();
    expect([table.info?.version, table.show.ahead.length]).toEqual([5, 1]);
    vi.advanceTimersToNextTimer();
    expect([table.info?.version, table.show.ahead.length]).toEqual([6, 0]);
    expect(log()).toEqual([3, 4, 5]);
  });

  it("is shown at once to somebody in a hurry", () => {
    table.show.hurry();
    expect([table.info?.version, table.show.ahead.length]).toEqual([6, 0]);
  });

  it("does not end before its last move is shown", () => {
    line().tell({ type: "over", result: { ending: "won" } });
    expect(table.over).toBeNull();
    vi.runOnlyPendingTimers();
    vi.runOnlyPendingTimers();
    vi.runOnlyPendingTimers();
    expect(table.info).toMatchObject({ version: 6, status: "over" });
  });
});

it("is shown at once to who wants it so", () => {
  settings.pace = "instant";
  line().tell(snapshot(3, []));
  for (const version of [3, 4, 5]) line().tell(update(version, version + 1, [happened(version)]));
  expect([table.info?.version, table.show.present]).toEqual([6, true]);
  expect(table.show.fresh).toEqual([happened(5)]);
});

describe("what is told", () => {
  const offered = (seat: number): GameEvent => ({ type: "offered", god: "ares", seat, gold: 1, places: [] });
  const rolled = (place: string): GameEvent => ({ type: "battle", seat: 1, defender: 0, place, land: true, places: [] });

  it("leaves the board as it was until the dice have been told", () => {
    line().tell(snapshot(3, []));
    table.show.eye = 0;
    table.show.holds = ({ type }) => type === "battle";
    line().tell(update(3, 4, [offered(1), rolled("naxos"), offered(2)]));
    expect([table.show.now?.events, table.info?.version]).toEqual([[offered(1)], 3]);
    vi.advanceTimersToNextTimer();
    expect([table.show.now?.events, table.info?.version]).toEqual([[rolled("naxos")], 3]);
    vi.advanceTimersToNextTimer();
    expect([table.show.now?.events, table.info?.version]).toEqual([[offered(2)], 4]);
    line().tell(update(4, 5, [rolled("paros")]));
    vi.advanceTimersToNextTimer();
    expect(table.info?.version).toBe(4);
    vi.advanceTimersToNextTimer();
    expect([table.info?.version, table.show.present]).toEqual([5, true]);
  });

  it("ends where the log of the moment ends, though all of it has come", () => {
    line().tell(snapshot(3, [happened(1)]));
    table.show.eye = 0;
    line().tell(update(3, 4, [offered(1), happened(2)]));
    expect([table.log.of(0).length, table.show.now?.told]).toEqual([3, 2]);
  });

  it("is not what I have seen in my draft", () => {
    line().tell(snapshot(3, []));
    table.show.eye = 0;
    line().tell({ ...update(3, 3, []), seats: [{ ...seatAt(0, []), tried: [offered(0)] }] });
    expect([table.show.fresh, table.show.present]).toEqual([[offered(0)], true]);
    line().tell(update(3, 4, [offered(0), happened(2)]));
    expect(table.show.now?.events).toEqual([happened(2)]);
  });

  it("can be shown again, from my last move on, with the table as it was", () => {
    line().tell(snapshot(3, []));
    table.show.eye = 0;
    line().tell(update(3, 4, [offered(0)]));
    const [first, second] = [{ cycle: 1 }, { cycle: 2 }];
    for (const [since, view] of [
      [4, first],
      [5, second],
    ] as const) {
      const message = update(since, since + 1, [offered(since)]);
      line().tell({ ...message, seats: message.seats.map((seat) => ({ ...seat, view })) });
    }
    table.show.hurry();
    table.show.again();
    vi.advanceTimersToNextTimer();
    expect([table.show.now?.events, table.show.now?.view]).toEqual([[offered(4)], first]);
    vi.advanceTimersToNextTimer();
    expect([table.show.now?.events, table.show.now?.view]).toEqual([[offered(5)], second]);
    expect(table.info?.version).toBe(6);
  });
});
