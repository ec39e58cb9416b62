/** Names and sentences are made here and in Python; both must say the same. */

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, namesIn, type Language } from "../../src/lib/naming";
import { Words, type Args } from "../../src/lib/words";

interface Mirrored {
  sources: string[];
  names: Record<string, [text: string, article: string]>;
  said: [key: string, args: Args, said: string][];
}

type Game = Record<Language, Mirrored> & { components: Record<string, unknown>; seats: string[]; modules: string[] };

/** What Python says of made-up things and, in `SAID_BY_PYTHON`, of all that our games can say: a test of ours gives it. */
const files = ["tests/mirrored.json", import.meta.env.SAID_BY_PYTHON as string | undefined].filter((file) => file && existsSync(file));

describe.each(files)("as Python has it in %s", (file) => {
  const games = JSON.parse(readFileSync(file!, "utf8")) as Record<string, Game>;
  const cases = Object.entries(games).flatMap(([name, game]) => LANGUAGES.map((language) => ({ name, game, language })));

  it.each(cases)("$name has its names ($language)", ({ game, language }) => {
    const names = namesIn(Object.values(game.components), language);
    const told = Object.fromEntries([...names].map(([id, { text, article }]) => [id, [text, article]]));
    expect(told).toEqual(game[language].names);
  });

  it.each(cases)("$name is told in the same words ($language)", ({ game, language }) => {
    const { sources, said } = game[language];
    const words = new Words(language, sources, Object.values(game.components), game.seats, game.modules);
    expect(said.map(([key, args]) => [key, args, words.say(key, args)])).toEqual(said);
  });
});
