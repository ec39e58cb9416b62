import { describe, expect, it } from "vitest";
import type { Amount, GameEvent } from "../../src/lib/protocol";
import { Words } from "../../src/lib/words";
import {
  answersOf,
  answersOffBoard,
  barLabel,
  chosenPlaces,
  confirming,
  deed,
  eyecatchers,
  isWhole,
  label,
  prompt,
  tell,
} from "../../src/play/turn";
import { ALL_DRAWN } from "../../src/play/drawn.svelte";
import { amount, answer, deal, order, pick, some } from "../made";

const SOURCE = `
ask-p = { $seat }, where to?
answer-known = To { $place }
event-moved = { $seat } moves to { $place }.
do-moved = Move to { $place }
ask-fly = From where to where?
bar-ask-fly = From where?
primary-answer-stop = Stop here
    .place = Stop in { $place }
play-confirm = Confirm
play-confirm-deed = Confirm: { $deed }
`;
const words = new Words("en", [SOURCE], [[{ id: "naxos", label: "Naxos" }]], ["Alice", "Bob"]);
const [naxos, delos, pass] = [
  answer("to naxos", { places: ["island:naxos"] }),
  answer("to delos", { places: ["island:delos"] }),
  answer("pass"),
];

const drawn = { ...ALL_DRAWN, opens: (place: string) => place.startsWith("island:") };

describe("what is tried", () => {
  const moved = (seat: number, place: string) => ({ type: "moved", seat, place, places: [] }) as unknown as GameEvent;

  it("is carried out beside a question that need not be answered, and beside no other", () => {
    expect(isWhole(words, pick([naxos]))).toBe(false);
    expect(isWhole(words, pick([naxos], { must: false }))).toBe(true);
    expect(isWhole(words, pick([naxos, answer("stop")], { must: false }))).toBe(false);
  });

  it("is what this seat does, whatever others do after it", () => {
    const tried = [moved(0, "naxos"), moved(1, "delos")];
    expect(deed(tried, words, 0)).toEqual({ said: "Move to Naxos", event: tried[0] });
    expect(deed(tried, words, 1)?.event).toBe(tried[1]);
    expect(deed(tried.slice(1), words, 0)).toBeNull();
  });
});

describe("answers", () => {
  it("are found in every kind of question", () => {
    const both = [naxos, pass];
    for (const question of [pick(both), some(both), order(both), deal(both)]) expect(answersOf(question)).toBe(both);
    expect(answersOf(amount())).toEqual([]);
  });

  it("stand in the bar, but for those that the board shows as one place among several", () => {
    expect(answersOffBoard(pick([naxos, delos, pass]), drawn)).toEqual([pass]);
    expect(answersOffBoard(pick([naxos, pass]), drawn)).toEqual([naxos, pass]);
  });

  it("stand in the bar where the board does not have their places", () => {
    const relics = [answer("cup", { places: ["relic:cup"] }), answer("lyre", { places: ["relic:lyre"] })];
    expect(answersOffBoard(pick([...relics, pass]), drawn)).toEqual([...relics, pass]);
    expect(answersOffBoard(pick([...relics, naxos, delos]), drawn)).toEqual(relics);
  });

  it("stand in the bar where only what would come after their first place is drawn", () => {
    const sail = (from: string, to: string) => answer(`${from}-${to}`, { places: [`sea:${from}`, `sea:${to}`] });
    const ways = [sail("C4", "C5"), sail("C4", "D4"), sail("E1", "C4")];
    const opens = (place: string) => place === "sea:C4";
    expect(answersOffBoard(pick(ways), { ...ALL_DRAWN, opens })).toEqual([ways[2]]);
  });

  it("of a choice of some stand in the bar where a place stands for several of them", () => {
    const [one, other] = [answer("one", { places: ["island:naxos"] }), answer("other", { places: ["island:naxos", "island:delos"] })];
    const third = answer("third", { places: ["island:paros"] });
    expect(answersOffBoard(some([one, other, third]), drawn)).toEqual([one]);
  });

  it("light their places when they are chosen", () => {
    const asked: Amount = { ...amount(), places: ["island:naxos"] };
    expect(chosenPlaces(asked, [])).toEqual(["island:naxos"]);
    expect(chosenPlaces(some([naxos, delos], { chosen: [delos.code] }), [])).toEqual(["island:delos"]);
    expect(chosenPlaces(order([naxos, delos]), [naxos.code])).toEqual(["island:naxos"]);
    expect(chosenPlaces(pick([naxos, delos]), [naxos.code])).toEqual([]);
  });
});

describe("sentences", () => {
  it("say what is asked", () => expect(prompt(words, pick([], { args: { seat: 1 } }))).toBe("Bob, where to?"));

  it("ask in the words of the board, where it has some", () => expect(prompt(words, pick([], { prompt: "fly" }))).toBe("From where?"));

  it("say what is answered, or as it is written where there is no sentence", () => {
    expect(label(words, answer("to naxos", { key: "answer-known", args: { place: "naxos" } }))).toBe("To Naxos");
    expect(label(words, answer("to naxos", { key: "answer-unknown" }))).toBe("to naxos");
  });

  it("say what the bar ends, where the question says of what it is", () => {
    const stop = answer("stop");
    expect(barLabel(words, stop)).toBe("Stop here");
    expect(barLabel(words, stop, { place: "naxos" })).toBe("Stop in Naxos");
  });

  it("confirm in other words than those that were pressed before", () => {
    expect(confirming(words, { said: "Offer 3 gold to Ares" })).toBe("Confirm: offer 3 gold to Ares");
    expect(confirming(words, null)).toBe("Confirm");
  });

  it("tell what has happened, not where it lights up", () => {
    const event = { type: "moved", seat: 0, place: "naxos", places: ["island:naxos"] } as unknown as GameEvent;
    expect(tell(words, event)).toBe("Alice moves to Naxos.");
    const untold = { type: "sank", seat: 0, places: ["sea:C4"] } as unknown as GameEvent;
    expect(tell(words, untold)).toBe("Sank: Alice");
  });
});

describe("what draws the eye", () => {
  const at = (...places: string[]) => ({ places }) as unknown as GameEvent;
  it("is each place once, and nothing where much happens", () => {
    expect(eyecatchers([at("a", "b"), at("b")])).toEqual(["a", "b"]);
    expect(eyecatchers([at("a", "b"), at("c", "d")])).toEqual([]);
  });
});
