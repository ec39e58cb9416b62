/** Monuments on an island, read aloud and in explanations. */

import type { CycladesView } from "../../../lib/protocol";
import { say, speech } from "../../../lib/speech.svelte";
import { partsOf } from "../components";
import { monumentsOf } from "./reading";

export function label(view: CycladesView, place: string): string[] {
  const { kind, id } = partsOf(place);
  const here = (monumentsOf(view).monuments ?? []).filter(({ island }) => kind === "island" && island === id);
  return here.map(({ monument, used }) => (used ? say("monument-used", { monument }) : speech.words.nameOf(monument)));
}
