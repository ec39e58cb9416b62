/** Chapters of the rulebook, for the explanations of what they are about. */

import { api } from "../../lib/api";
import type { Rules } from "../../lib/protocol";

export interface Chapter {
  title: Record<string, string>;
  /** The ids of its rules, in their order. */
  rules: string[];
}

let book: Promise<Rules> | undefined;

export async function chapter(section: string): Promise<Chapter> {
  const { sections, rules } = await (book ??= api.rulebook("cyclades"));
  return {
    title: sections.find(({ id }) => id === section)?.title ?? {},
    rules: rules.filter((rule) => rule.section === section).map(({ id }) => id),
  };
}
