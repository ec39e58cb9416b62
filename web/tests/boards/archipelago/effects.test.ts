import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Op, sentencesOf } from "../../../src/boards/archipelago/components";
import { LANGUAGES } from "../../../src/lib/naming";
import { speech } from "../../../src/lib/speech.svelte";
import { Words } from "../../../src/lib/words";

const GAME = "../src/trireme/games/archipelago";
const WORDS = "../src/trireme/words";
const read = (file: string) => readFileSync(file, "utf8");
/** What all cards and events of the box do. */
const entries = read(`${GAME}/content/archipelago.toml`)
  .split("\n")
  .filter((line) => line.startsWith("ops = "))
  .map((line) => JSON.parse(line.slice("ops = ".length).replace(/(\w+) = /g, '"$1": ')) as Op[]);

it.each(LANGUAGES)("every card and event says what it does (%s)", (language) => {
  speech.words = new Words(language, [read(`${WORDS}/${language}.ftl`), read(`${GAME}/words/${language}.ftl`)], [], []);
  const told = entries.map(sentencesOf);
  expect(told.length).toBeGreaterThan(48);
  expect(told.filter((sentence) => /undefined|NaN/.test(sentence))).toEqual([]);
});

it("tells both payments of a choice", () => {
  speech.words = new Words("en", [read(`${WORDS}/en.ftl`), read(`${GAME}/words/en.ftl`)], [], []);
  const clergy = entries.find(([op]) => op?.op === "pay_choice")!;
  expect(sentencesOf(clergy)).toMatch(/^Give 1 .*fruit.*: rebels go down by 1; or give 1 .*fruit.* and 1 .*cattle.*: by 2\.$/);
});
