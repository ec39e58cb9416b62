import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTable, shareFor, sitDown } from "../../src/fair/giving";
import { freshShare, keepSeen, keptOf, sameSeal } from "../../src/fair/kept";
import type { TableInfo } from "../../src/lib/protocol";
import { HERS, SEED, sealOf, table } from "./tables";

/** What was said to the server; it answers with what the test says. */
let said: { path: string; body: Record<string, unknown> }[];
let answers: Record<string, (body: never) => unknown>;

beforeEach(() => {
  localStorage.clear();
  said = [];
  answers = {};
  vi.stubGlobal("fetch", (path: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as Record<string, unknown>;
    said.push({ path, body });
    return Promise.resolve(new Response(JSON.stringify(answers[path]!(body as never))));
  });
});
afterEach(() => vi.unstubAllGlobals());

let number = 0;
const fresh = (more: Partial<TableInfo> = {}, shares?: (string | null)[]) => table({ id: `table-${number++}`, ...more }, shares);

describe("a share", () => {
  it("is 32 random bytes", () => {
    expect(freshShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshShare()).not.toBe(freshShare());
  });

  it("is given with a new table, one for each seat of mine, to a seal that was seen before", async () => {
    const info = fresh({ mine: [0, 1] });
    answers = {
      "/api/seals": () => ({ seal: sealOf(SEED) }),
      "/api/tables": ({ seats, seal }: { seats: { share?: string }[]; seal: string }) => {
        const shares = seats.map(({ share }) => share ?? null);
        return { table: { ...table({ ...info, seal }, shares), id: info.id, mine: [0, 1] }, links: [] };
      },
    };
    await makeTable({ game: "g", seats: [{ kind: "me" }, { kind: "me" }, { kind: "bot", bot: "random" }] });
    expect(said.map(({ path }) => path)).toEqual(["/api/seals", "/api/tables"]);
    const sent = said[1]!.body.seats as { share?: string }[];
    expect(said[1]!.body.seal).toBe(sealOf(SEED));
    expect(sent[0]!.share).not.toBe(sent[1]!.share);
    expect(sent[2]).not.toHaveProperty("share");
    expect(keptOf(info.id)).toMatchObject({ seal: sealOf(SEED), given: { A: sent[0]!.share, B: sent[1]!.share }, shown: "" });
  });

  it("keeps the seal that was asked for, whatever comes back", async () => {
    const info = fresh({ seal: sealOf("22".repeat(32)) });
    answers = { "/api/seals": () => ({ seal: sealOf(SEED) }), "/api/tables": () => ({ table: info, links: [] }) };
    await makeTable({ game: "g", seats: [{ kind: "me" }] });
    expect(keptOf(info.id)!.seal).toBe(sealOf(SEED));
  });

  it("is sent when sitting down, and the same again when the first try was lost", async () => {
    const info = fresh({ mine: [] }, [null, HERS, null]);
    answers[`/api/tables/${info.id}/sit`] = ({ share }: { share: string }) => ({
      table: { ...info, mine: [0], seats: table({}, [share, HERS, null]).seats },
      seat: 0,
      link: null,
    });
    const lost = shareFor(info, info.seats[0]!);
    await sitDown(info, info.seats[0]!, "Ada");
    expect(said[0]!.body).toEqual({ seat: 0, name: "Ada", share: lost });
    expect(keptOf(info.id)!.given).toEqual({ A: lost });
  });

  it("is not given to dice that have no place for it", () => {
    const old = fresh({ format: 1 });
    expect(shareFor(old, old.seats[0]!)).toBeUndefined();
    const begun = fresh({ status: "playing" });
    expect(shareFor(begun, begun.seats[0]!)).toBeUndefined();
  });
});

describe("what a browser keeps", () => {
  it("is the seal that it saw first, and the shares of all when the game began", () => {
    const info = fresh();
    keepSeen(info);
    keepSeen({ ...info, seal: "another" });
    expect(keptOf(info.id)).toEqual({ table: info.id, seal: info.seal, given: {}, shown: "", bots: [] });
    keepSeen({ ...info, status: "playing" });
    keepSeen({ ...info, status: "playing", mine: [], seats: [] });
    expect(keptOf(info.id)).toMatchObject({ shown: info.seats.map(({ share }) => share ?? "absent").join(" "), bots: ["C"] });
    expect(JSON.parse(localStorage.getItem(`trireme.dice.${info.id}`)!)).toEqual(keptOf(info.id));
  });

  it("is no share of a seat that was given back before the start", () => {
    const info = fresh({ mine: [] }, [null, HERS, null]);
    shareFor(info, info.seats[0]!);
    keepSeen({ ...info, mine: [0] });
    expect(Object.keys(keptOf(info.id)!.given)).toEqual(["A"]);
    keepSeen({ ...info, status: "playing" });
    expect(keptOf(info.id)!.given).toEqual({});
  });

  it("is a share whose seat was taken by somebody faster, never", () => {
    const info = fresh({ mine: [] }, [null, HERS, null]);
    shareFor(info, info.seats[0]!);
    keepSeen(info);
    expect(keptOf(info.id)!.given).toEqual({});
  });

  it("is a share given by the last to sit down, whatever comes before the answer", () => {
    const info = fresh({ mine: [] }, [null, HERS, null]);
    const share = shareFor(info, info.seats[0]!)!;
    // A line that was opened by nobody's browser learns of the start first.
    keepSeen({ ...info, ...table({ status: "playing", mine: [] }, [share, HERS, null]), id: info.id });
    keepSeen({ ...info, ...table({ status: "playing", mine: [0] }, [share, HERS, null]), id: info.id });
    expect(keptOf(info.id)).toMatchObject({ given: { A: share }, shown: `${share} ${HERS} absent` });
  });

  it("is what another window has kept, too", () => {
    const info = fresh();
    keepSeen(info);
    localStorage.setItem(`trireme.dice.${info.id}`, JSON.stringify({ ...keptOf(info.id), given: { A: HERS } }));
    keepSeen({ ...info, status: "playing" });
    expect(keptOf(info.id)!.given).toEqual({ A: HERS });
  });

  it("is nothing of a game that it saw only when it was over", () => {
    const info = fresh({ status: "over" });
    expect(keepSeen(info)).toBeNull();
    expect(keptOf(info.id)).toBeNull();
  });

  it("tells a seal that it has met before", () => {
    const [one, two] = [fresh({ seal: "s1" }), fresh({ seal: "s1" })];
    keepSeen(one);
    expect(sameSeal(one.id, "s1")).toBe("");
    keepSeen(two);
    expect(sameSeal(two.id, "s1")).toBe(one.id);
  });

  it("is kept while the page is open where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    const info = fresh();
    keepSeen(info);
    expect(keptOf(info.id)?.seal).toBe(info.seal);
  });
});
