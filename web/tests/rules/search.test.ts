import { expect, test } from "vitest";
import { matches, pieces, queryOf, vocabularyOf } from "../../src/rules/search";

const found = async (language: string, search: string, text: string) =>
  matches(text, queryOf(search, await vocabularyOf("cyclades", language)));

test("a question finds the rule that answers it, whatever its words", async () => {
  expect(await found("en", "How do I win?", "The cycle's end is the moment of victory.")).toBe(true);
  expect(await found("fr", "but du jeu", "Qui a deux Métropoles remporte la victoire.")).toBe(true);
  expect(await found("fr", "Comment gagne-t-on", "Rien de tel.")).toBe(false);
});

test("accents, plurals and what else a thing is called make no difference", async () => {
  expect(await found("fr", "metropoles", "La Métropole est créée.")).toBe(true);
  expect(await found("en", "Universities", "A University costs 2 gold.")).toBe(true);
  expect(await found("en", "ships", "A fleet is recruited.")).toBe(true);
  expect(await found("fr", "bateaux", "Une flotte est recrutée.")).toBe(true);
});

test("short words stand at the beginning of a word", () => {
  expect(matches("the window", queryOf("win"))).toBe(true);
  expect(matches("a swindle", queryOf("win"))).toBe(false);
});

test("where nothing but idle words is typed they are searched for", async () => {
  expect(await found("en", "the", "the fleet")).toBe(true);
});

test("what leads to the first page says so", async () => {
  expect(queryOf("how do I win", await vocabularyOf("cyclades", "en")).primer).toBe("win");
  expect(queryOf("kraken", await vocabularyOf("cyclades", "en")).primer).toBe("");
});

test("what was found is marked, with its accents", () => {
  const cut = pieces("Deux Métropoles", queryOf("metropole"));
  expect(cut).toEqual([
    { text: "Deux ", hit: false },
    { text: "Métropole", hit: true },
    { text: "s", hit: false },
  ]);
});
