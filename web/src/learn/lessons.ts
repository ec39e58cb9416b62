/** The lessons of all boards, each loaded when somebody takes it. */

import { api } from "../lib/api";
import type { GameOffer } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { botName } from "../lib/wishes";
import type { Lesson } from "./lesson";
import type Bubbles from "./Lesson.svelte";

const lessons = import.meta.glob<Lesson>("../boards/*/lesson.ts", { import: "lesson" });

/** The lesson of a game, and how it is shown. */
export async function loadTaught(game: string): Promise<{ Lesson: typeof Bubbles; lesson: Lesson | null }> {
  const [{ default: shown }, lesson] = await Promise.all([import("./Lesson.svelte"), lessons[`../boards/${game}/lesson.ts`]?.()]);
  return { Lesson: shown, lesson: lesson ?? null };
}

/** A new first game; the address of its table. */
export async function beginLesson(game: GameOffer): Promise<string> {
  const others = Array.from({ length: game.most_players }, (_, at) => botName(at + 1));
  const { table } = await api.learn({ game: game.name, name: settings.name, others });
  return `/table/${table.id}`;
}
