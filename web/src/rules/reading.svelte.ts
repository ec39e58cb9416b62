/** A rulebook being read: what is searched for, and what is found. */

import { bookOf } from "../lib/chapters";
import type { RulesBody, RuleText, Section } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { matches, queryOf, vocabularyOf, type Vocabulary } from "./search";

interface Chapter extends Section {
  rules: RuleText[];
}

export class Reading {
  book = $state.raw<RulesBody | null>(null);
  search = $state("");
  /** The module whose rules are read; all without one. */
  part = $state("");
  private vocabulary = $state.raw<Vocabulary>({ idle: [], same: [] });

  query = $derived(queryOf(this.search, this.vocabulary));
  /** How many rules each part of the book has. */
  parts = $derived.by(() => {
    const modules = (this.book?.rules ?? []).flatMap((rule) => rule.modules);
    return new Map([...new Set(modules)].map((part) => [part, modules.filter((module) => module === part).length]));
  });
  found = $derived(
    (this.book?.rules ?? []).filter(
      (rule) => (!this.part || rule.modules.includes(this.part)) && matches(`${rule.id} ${rule.text[settings.language] ?? ""}`, this.query),
    ),
  );
  /** In their order; those whose very title is searched for come first. */
  chapters = $derived.by(() => {
    const all = (this.book?.sections ?? []).map((section): Chapter => ({
      ...section,
      rules: this.found.filter((rule) => rule.section === section.id),
    }));
    const chapters = all.filter(({ rules }) => rules.length);
    const named = (chapter: Chapter) => this.query.words.length > 0 && matches(chapter.title[settings.language] ?? "", this.query);
    return [...chapters.filter(named), ...chapters.filter((chapter) => !named(chapter))];
  });

  async open(game: string): Promise<void> {
    const [book, vocabulary] = await Promise.all([bookOf(game), vocabularyOf(game, settings.language)]);
    [this.book, this.vocabulary] = [book, vocabulary];
  }
}
