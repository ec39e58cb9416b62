/** What the window says of a table around it: its title, where the game stands, and, for those who drive the page, its version. */

import { onDestroy } from "svelte";
import { sound } from "../follow/accompanying.svelte";
import { catalogue } from "../lib/catalogue.svelte";
import { leavePlace, place, type Steps, whereWeAre } from "../lib/place.svelte";
import { busy } from "../lib/settled";
import { say, speech } from "../lib/speech.svelte";
import type { Table } from "../lib/table.svelte";

/** `where` is where the game stands and `steps` the parts of its round, once that is known. */
export function showSigns(table: Table, me: () => number | null, where: () => string | undefined, steps: () => Steps | undefined): void {
  const myTurn = $derived.by(() => {
    const seat = me();
    return seat !== null && table.turn.includes(seat);
  });
  $effect(() => {
    document.title = myTurn ? say("play-title-your-turn") : "Trireme";
    if (myTurn) sound("bell");
  });
  $effect(() => {
    if (!table.info) return;
    place.text = whereWeAre(catalogue.title(table.info.game), where());
    place.game = table.info.game;
  });
  $effect(() => {
    place.steps = steps() ?? { names: [], at: 0 };
  });
  $effect(() => {
    document.documentElement.dataset.version = String(table.info?.version ?? "");
  });
  $effect(() => (table.busy ? busy("table") : undefined));
  onDestroy(() => {
    delete document.documentElement.dataset.version;
    void speech.about(null);
    leavePlace();
    document.title = "Trireme";
  });
}
