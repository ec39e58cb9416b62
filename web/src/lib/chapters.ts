/** The chapters of rulebooks: what a link to a rule is called, and which rules stand together. */

import { api } from "./api";
import type { RulesBody, RuleText } from "./protocol";

interface Chapter {
  title: Record<string, string>;
  /** The ids of its rules, in their order. */
  rules: string[];
}

/** What no publisher has written: a rule of our own, or our reading of a gap. */
export function houseOf(rule: Pick<RuleText, "source">): "designed" | "ruling" | "" {
  if (rule.source.startsWith("designed")) return "designed";
  return rule.source.includes("ruling") ? "ruling" : "";
}

const books = new Map<string, Promise<RulesBody>>();

export function bookOf(game: string): Promise<RulesBody> {
  const book = books.get(game) ?? api.rulebook(game);
  books.set(game, book);
  book.catch(() => books.delete(game));
  return book;
}

/** A chapter by its id: OFF of Cyclades. */
export async function chapter(game: string, section: string): Promise<Chapter> {
  const { sections, rules } = await bookOf(game);
  return {
    title: sections.find(({ id }) => id === section)?.title ?? {},
    rules: rules.filter((rule) => rule.section === section).map(({ id }) => id),
  };
}

/** Whether a rule is a house rule, and of which kind; the rules that all games share are not. */
export async function houseRule(game: string, id: string): Promise<"designed" | "ruling" | ""> {
  const rule = (await bookOf(game)).rules.find((each) => each.id === id);
  return rule ? houseOf(rule) : "";
}

/** Rules by the chapters in which they stand, the first rule of each: the id of a rule says nothing to a player. */
export async function chaptersOf(game: string, ids: string[]): Promise<{ rule: string; title: Record<string, string> }[]> {
  const { sections, rules } = await bookOf(game);
  const found = new Map<string, { rule: string; title: Record<string, string> }>();
  for (const id of ids) {
    const section = rules.find((rule) => rule.id === id)?.section ?? "";
    const title = sections.find((each) => each.id === section)?.title;
    if (title && !found.has(section)) found.set(section, { rule: id, title });
  }
  return [...found.values()];
}
