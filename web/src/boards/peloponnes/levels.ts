/** Solo levels, and those that this browser has seen completed. */

import { store, stored } from "../../lib/settings.svelte";

/** A level as the content has it. */
export interface Level {
  level: number;
  target: number;
}

/** What a level takes with an expansion. */
export interface Target extends Level {
  expansion: string;
}

export interface Win {
  level: number;
  civilization: string;
  /** Not part of a series: it opens no other level. */
  alone: boolean;
}

/** Levels played with an expansion that gives them other targets are a series of their own. */
export function seriesWith(modules: string[], targets: Target[]): string {
  return modules.find((module) => targets.some((target) => target.expansion === module)) ?? "base";
}

const keyOf = (game: string, series: string) => `levels.${game}.${series}`;

export function winsIn(game: string, series: string): Win[] {
  try {
    return JSON.parse(stored(keyOf(game, series)) || "[]") as Win[];
  } catch {
    return [];
  }
}

export function remember(game: string, series: string, win: Win): void {
  const wins = winsIn(game, series);
  const known = wins.some((each) => JSON.stringify(each) === JSON.stringify(win));
  if (!known) store(keyOf(game, series), JSON.stringify([...wins, win]));
}

/**
 * The civilizations of a series up to this level, each once; null while a level before it is not completed.
 * The game refuses a series that is too short or has a civilization twice; what was completed only this browser knows.
 */
export function seriesBefore(wins: Win[], level: number, series: string[] = []): string[] | null {
  if (series.length + 1 === level) return series;
  for (const win of wins) {
    if (win.alone || win.level !== series.length + 1 || series.includes(win.civilization)) continue;
    const found = seriesBefore(wins, level, [...series, win.civilization]);
    if (found) return found;
  }
  return null;
}
