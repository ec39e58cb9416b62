/**
 * What the page really shows of the answers to a question beside the bar, which offers all the others. The page itself
 * is looked at: no board, expansion or game has to say what it draws, and none can say it wrongly.
 */

import { untrack } from "svelte";
import { same } from "../lib/same";

export interface Drawn {
  /** Whether this place is to be seen, */
  has: (place: string) => boolean;
  /** whether it can be pointed at now, */
  opens: (place: string) => boolean;
  /** and whether an answer, as it is written, has a button of its own there, or stands behind one. */
  bears: (answer: string) => boolean;
}

/** As long as nobody has looked: nothing is offered twice. */
export const ALL_DRAWN: Drawn = { has: () => true, opens: () => true, bears: () => true };

interface Seen {
  places: Set<string>;
  open: Set<string>;
  answers: Set<string>;
}

const STANDS = "[data-place], [data-answer], [data-holds]";
/** What shows, hides or changes something that stands for an answer. */
const CHANGES = ["class", "hidden", "open", "disabled", "data-place", "data-answer", "data-holds", "data-front"];

/** All that stands for an answer and is to be seen, but for what the bar has. */
export function lookUp(page: ParentNode): Seen {
  const seen: Seen = { places: new Set(), open: new Set(), answers: new Set() };
  for (const each of page.querySelectorAll<HTMLElement>(STANDS)) {
    if (each.closest("[data-bar]") || !each.checkVisibility({ visibilityProperty: true })) continue;
    const { place, answer, holds } = each.dataset;
    const usable = !each.matches(":disabled");
    if (place) seen.places.add(place);
    if (place && usable && each.classList.contains("open")) seen.open.add(place);
    if (answer && usable) seen.answers.add(answer);
    for (const held of holds?.split("\n") ?? []) seen.answers.add(held);
  }
  return seen;
}

/** Looked up whenever something else is asked or pointed at, and whenever the page changes; always before it is painted. */
export class OnPage implements Drawn {
  private readonly asked: () => string;
  private looked = $state.raw<Seen & { at: string }>({ at: "", places: new Set(), open: new Set(), answers: new Set() });

  /** What is asked, and what has been pointed at; an empty text where nothing is. */
  constructor(asked: () => string) {
    this.asked = asked;
    $effect(() => {
      const at = asked();
      if (!at) return;
      const look = () => (this.looked = same(this.looked, { at, ...lookUp(document) }));
      const watch = new MutationObserver(look);
      watch.observe(document.body, { subtree: true, childList: true, attributeFilter: CHANGES });
      addEventListener("resize", look);
      untrack(look);
      return () => {
        watch.disconnect();
        removeEventListener("resize", look);
      };
    });
  }

  /** Nothing is asked, or what is asked now has been looked for. */
  readonly known = $derived.by(() => this.looked.at === this.asked() || !this.asked());
  private readonly seen = $derived.by(() => (this.known && this.asked() ? this.looked : null));

  readonly has = (place: string): boolean => this.seen?.places.has(place) ?? true;
  readonly opens = (place: string): boolean => this.seen?.open.has(place) ?? true;
  readonly bears = (answer: string): boolean => this.seen?.answers.has(answer) ?? true;
}
