/** Playing by keyboard: when something is asked, the focus goes to where it can be answered, and stays there. */

import { beforeRest } from "../lib/settled";

let byKeyboard = false;
/** The answer that has the focus or had it last, if the player has not left it by Tab. */
let last: HTMLElement | null = null;
addEventListener(
  "keydown",
  (event) => {
    byKeyboard = true;
    if (event.key === "Tab") last = null;
  },
  true,
);
addEventListener("pointerdown", () => (byKeyboard = false), true);
addEventListener(
  "focusin",
  (event) => {
    const at = event.target as HTMLElement;
    last = at.matches(ANSWERS) ? at : null;
    provisional = false;
  },
  true,
);

/** Something that is destroyed or given up by it is marked so. */
const SAFE = ":not(.harm, .loss)";
/** What shows, hides or allows something that can answer. */
const CHANGES = ["class", "hidden", "inert", "open", "disabled", "data-place", "data-answer"];
/** What can answer, and the bar, which has the focus until something can. */
const ANSWERS = "[data-place], [data-bar], [data-bar] *, [data-meanings] *";
/** Nothing can be answered yet, so the bar has the focus. */
let provisional = false;

/**
 * Move the focus to the question, and move it there again when an answer that has the focus is drawn anew, hidden or
 * disabled, or when an answer is loaded later. The page is not at rest before. Return a function that stops this.
 */
export function followQuestion(): () => void {
  focusOnQuestion();
  const watch = new MutationObserver(recover);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: CHANGES });
  // A smaller window or another style hides things without a change of the page, and the browser takes the focus later.
  const stop = beforeRest(recover);
  return () => {
    watch.disconnect();
    stop();
  };
}

/** Give the focus back if it was lost: to the answer that had it, or to the question. Return whether it has moved. */
function recover(): boolean {
  const at = document.activeElement;
  if (!byKeyboard || !last || !isLost(at)) return false;
  const answer = provisional ? undefined : drawnAnew(last);
  if (answer) answer.focus();
  else focusOnQuestion();
  return document.activeElement !== at;
}

function isLost(at: Element | null): boolean {
  if (!at || at === document.body) return true;
  return at === last && (provisional || !isUsable(at));
}

function isUsable(each: Element): boolean {
  return each.checkVisibility({ visibilityProperty: true }) && !each.matches(":disabled, [inert] *");
}

/** The same answer, or what stands beside it for the same item: less where there can be no more. */
function drawnAnew(answer: HTMLElement): HTMLElement | undefined {
  const { place = "", answer: text = "" } = answer.dataset;
  const same = document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"], [data-answer="${CSS.escape(text)}"]`);
  const beside = answer.closest("[role=group], li")?.querySelectorAll("button") ?? [];
  return [answer, ...same, ...beside].find(isUsable);
}

/**
 * Confirm, the number, the first place or answer; never away from something else that is being read. Nothing is lost by
 * whoever presses the key once more: then the focus goes to the bar, a step before it all.
 */
function focusOnQuestion(): void {
  const bar = document.querySelector<HTMLElement>("[data-bar]");
  const at = document.activeElement;
  const idle = !at || at === document.body || at.tagName === "MAIN" || at.hasAttribute("data-place") || bar?.contains(at);
  // Whoever counts some of several things goes on with it.
  if (!byKeyboard || !idle || !bar || at?.closest("[data-item][role=group]")) return;
  const confirm = bar.querySelector<HTMLElement>("[data-bar]:not([data-question]) [data-action=confirm]:not(:disabled)");
  const costly = confirm && !confirm.matches(SAFE);
  const next =
    (costly ? bar : confirm) ??
    bar.querySelector<HTMLElement>("input:not([type=radio]), input:checked") ??
    document.querySelector<HTMLElement>("[data-meanings] button") ??
    firstPlace(bar) ??
    bar.querySelector<HTMLElement>(`[data-answer]:not([popover] *, [data-may] *, [data-item], [data-item] *, :disabled)${SAFE}`) ??
    // What must be chosen before anything can be done.
    bar.querySelector<HTMLElement>(`[data-item]:is(button, input):not(:disabled), [data-item] :is(button, input):not(:disabled)`);
  next?.focus();
  if (document.activeElement === next) return;
  bar.focus();
  provisional = true;
}

/** To the first answer that stands in the bar: it lies behind all places of the board and all lines of the log. */
export function lookAtBar(): void {
  const first = "button:not(:disabled, [data-may] *, [popover] *, .step), input";
  document.querySelector<HTMLElement>(`[data-bar] .answers :is(${first})`)?.focus();
}

/** The first place that is seen; or its button in the bar, where the other answers are too: a card in the hand is far from there. */
function firstPlace(bar: HTMLElement): HTMLElement | undefined {
  const place = [...document.querySelectorAll<HTMLElement>("[data-place].open")].find((each) => each.checkVisibility());
  const answer = place?.dataset.answer;
  const button =
    answer && bar.querySelector<HTMLElement>(`[data-answer="${CSS.escape(answer)}"]:not([popover] *, [data-item], [data-item] *)${SAFE}`);
  return button || place;
}

/** What costs something is done by its own button only: that is where the focus goes. */
export function lookAtCost(): void {
  document.querySelector<HTMLElement>("[data-bar] :is(.harm, .loss)")?.focus();
}
