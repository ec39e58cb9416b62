/** What an icon means, said at a tap: which one is being explained, and beside what. */

import { speech } from "./speech.svelte";

/** What has a meaning of its own when it is pointed at. */
const OTHERS = "button, a, label, summary, [data-place]";

class Terms {
  name = $state("");
  beside: Element | null = null;

  /** A tap on an icon that stands anywhere. */
  takes(event: MouseEvent): void {
    const icon = (event.target as Element | null)?.closest?.("svg");
    const drawn = icon?.children.length === 1 ? icon.querySelector(":scope > use") : null;
    const name = drawn?.getAttribute("href")?.split("#")[1];
    if (icon && name && speech.words.has(`term-${name}`) && !icon.closest(OTHERS)) this.toggle(name, icon);
    else this.name = "";
  }

  /** Tapped again, it is enough. */
  toggle(name: string, beside: Element): void {
    this.name = this.name === name && this.beside === beside ? "" : name;
    this.beside = beside;
  }
}

export const terms = new Terms();
