/** The sectors of the wheel in their order around it, and what each would bring now. */

import type { ArchipelagoView, Question } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import { RESOURCES } from "./components";

export const SECTORS = [
  "taxes",
  "transaction",
  "construction",
  "recruitment",
  "reproduction",
  "migration",
  "exploration",
  ...RESOURCES.map((resource) => `harvest_${resource}`),
];
const ZONES = ["market", "port"];

export interface Sector {
  id: string;
  /** What is pointed at: a transaction is a deed, whose places are the sections of the markets. */
  place: string;
  icon: string;
  name: string;
  /** What it brings now, in short; empty where nothing. */
  figure: string;
  open: boolean;
  /** Seats whose own space is taken, and shared spaces that are free; for limited actions only. */
  limited: { taken: number[]; shared: number } | null;
}

export function sectorsOf(view: ArchipelagoView, open: ReadonlySet<string>, question: Question | undefined): Sector[] {
  // Once another sector is chosen, no section shines.
  const trades =
    question?.type === "pick" &&
    question.answers.some(({ key, places }) => key === "answer-trade" && places.some((place) => open.has(place)));
  return [...SECTORS, ...ZONES].map((id): Sector => {
    const [kind, resource] = id.split("_");
    const place = id === "transaction" ? "deed:answer-trade" : `wheel:${id}`;
    const brings = view.players[view.seat ?? -1]?.actions[id] ?? 0;
    const taken = view.spaces[id];
    return {
      id,
      place,
      icon: resource ? `cargo-${resource}` : `wheel-${id}`,
      name: say(`wheel-${kind}`, { resource: resource ?? "" }),
      figure: brings ? say(`wheel-brings-${kind}`, { count: brings }) : "",
      open: id === "transaction" ? trades : open.has(place),
      limited: taken ? { taken, shared: view.shared[id] ?? 0 } : null,
    };
  });
}
