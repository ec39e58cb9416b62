/** What Titans say of a territory besides, read aloud and in explanations. */

import type { CycladesView } from "../../../lib/protocol";
import { say, speech } from "../../../lib/speech.svelte";
import { partsOf } from "../components";
import { partnerOf, titansOf } from "./reading";

export function label(view: CycladesView, place: string): string[] {
  const { kind, id } = partsOf(place);
  if (kind !== "island") return [];
  const told = titansOf(view);
  const partner = partnerOf(view, view.seat);
  return [
    ...(told.specials ?? []).filter(({ island }) => island === id).map(({ metropolis }) => speech.words.nameOf(metropolis)),
    ...(told.artifacts ?? []).filter(({ island }) => island === id).map(({ artifact }) => speech.words.nameOf(artifact)),
    ...(partner !== null && view.islands.some((each) => each.id === id && each.owner === partner) ? [say("here-partner")] : []),
  ];
}
