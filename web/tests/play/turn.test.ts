import { describe, expect, it } from "vitest";
import type { Amount, GameEvent } from "../../src/lib/protocol";
import { Words } from "../../src/lib/words";
import {
  answersOf,
  answersOffBoard,
  barLabel,
  chosenPlaces,
  confirming,
  eyecatchers,
  isWhole,
  label,
  prompt,
  tell,
} from "../../src/play/turn";
import { amount, answer, deal, order, pick, some } from "../made";

const SOURCE = `
ask-p = { $seat }, where to?
answer-known = To { $place }
event-moved = { $seat } moves to { $place }.
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

const drawn = (place: string) => place.startsWith("island:");

describe("what is tried", () => {
  const done = { said: "Move to Naxos" };

  it("is carried out before the next question, if it can be said or nothing is due", () => {
    expect(isWhole(words, pick([naxos]), done)).toBe(true);
    expect(isWhole(words, pick([naxos]), null)).toBe(false);
    expect(isWhole(words, { ...pick([naxos]), must: false }, null)).toBe(true);
    expect(isWhole(words, pick([naxos, answer("stop")]), done)).toBe(false);
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
