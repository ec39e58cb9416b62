/** What keys mean at a table, wherever the focus is. */

import type { Show } from "../lib/show.svelte";
import type { Answering } from "./answering.svelte";
import type { Explaining } from "./explaining.svelte";
import { lookAtBar } from "./keys";

export function shortcuts(answering: Answering, explaining: Explaining, show: Show): (event: KeyboardEvent) => void {
  const together: Record<string, () => void> = { z: () => answering.act("undo"), y: () => answering.act("redo"), Enter: answering.goOn };
  return (event) => {
    const typing = event.target instanceof HTMLElement && event.target.closest("input, select, textarea");
    if (event.key.toLowerCase() === "p" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) explaining.pin();
    if (event.key.toLowerCase() === "b" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) lookAtBar();
    if (event.key === "Escape") {
      answering.leave();
      explaining.leave();
      show.hurry();
    }
    const meant = event.ctrlKey || event.metaKey ? together[event.key] : undefined;
    if (!meant) return;
    event.preventDefault();
    meant();
  };
}
