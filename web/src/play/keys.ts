/** Playing by keyboard: when something is asked, the focus goes to where it can be answered. */

let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

/** Something that is destroyed or given up by it is marked so. */
const SAFE = ":not(.harm, .loss)";

/**
 * Confirm, the number, the first place or answer; never away from something else that is being read. Nothing is lost by
 * whoever presses the key once more: then the focus goes to the bar, a step before it all.
 */
export function followQuestion(): void {
  const bar = document.querySelector<HTMLElement>("[data-bar]");
  const at = document.activeElement;
  const idle = !at || at === document.body || at.tagName === "MAIN" || at.hasAttribute("data-place") || bar?.contains(at);
  // Whoever counts some of several things goes on with it.
  if (!byKeyboard || !idle || !bar || at?.closest("[data-item][role=group]")) return;
  const confirm = bar.querySelector<HTMLElement>("[data-bar]:not([data-question]) [data-action=confirm]:not(:disabled)");
  if (confirm && !confirm.matches(SAFE)) return void bar.focus();
  const next =
    confirm ??
    bar.querySelector<HTMLElement>("input:not([type=radio]), input:checked") ??
    document.querySelector<HTMLElement>("[data-meanings] button") ??
    firstPlace(bar) ??
    bar.querySelector<HTMLElement>(`[data-answer]:not([popover] *, [data-may] *, [data-item], [data-item] *, :disabled)${SAFE}`) ??
    // What must be chosen before anything can be done.
    bar.querySelector<HTMLElement>(`[data-item]:is(button, input):not(:disabled), [data-item] :is(button, input):not(:disabled)`) ??
    bar;
  next.focus();
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
