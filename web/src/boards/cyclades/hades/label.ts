/** What Hadès says of a place besides, read aloud and in explanations. */

import type { CycladesView } from "../../../lib/protocol";
import { say } from "../../../lib/speech.svelte";
import { partsOf } from "../components";
import { hadesOf } from "./reading";

export function label(view: CycladesView, place: string): string[] {
  const { kind, id } = partsOf(place);
  const told = hadesOf(view);
  const markers = kind === "sea" ? told.sea_markers?.find(({ sea }) => sea === id)?.markers : 0;
  if (markers) return [say("here-markers", { count: markers })];
  if (kind !== "island") return [];
  const gold = told.left_gold?.[id];
  return [
    ...(told.necropolis === id ? [say("here-necropolis", { gold: told.necropolis_gold ?? 0 })] : []),
    ...(gold ? [say("here-left", { gold })] : []),
    ...(told.columns?.includes(id) ? [say("here-column")] : []),
  ];
}
