/** Playing by keyboard: when something is asked, the focus goes to where it can be answered, and stays there. */

let byKeyboard = false;
/** Whether an answer has the focus or had it last, and the player has not left it by Tab. */
let answering = false;
addEventListener(
  "keydown",
  (event) => {
    byKeyboard = true;
    if (event.key === "Tab") answering = false;
  },
  true,
);
addEventListener("pointerdown", () => (byKeyboard = false), true);
addEventListener("focusin", (event) => (answering = (event.target as Element).matches(ANSWERS)), true);

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
 * disabled, or when an answer is loaded later. Return a function that stops this.
 */
export function followQuestion(): () => void {
  focusOnQuestion();
  const look = () => {
    if (lost()) focusOnQuestion();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: CHANGES });
  // What a smaller window hides loses the focus with the frame after it.
  const resized = () => requestAnimationFrame(() => requestAnimationFrame(look));
  addEventListener("resize", resized);
  return () => {
    watch.disconnect();
    removeEventListener("resize", resized);
  };
}

function lost(): boolean {
  const at = document.activeElement;
  if (at && at !== document.body) return provisional && at.hasAttribute("data-bar");
  return answering;
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
  provisional = !next;
  (next ?? bar).focus();
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
