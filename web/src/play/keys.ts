/** Playing by keyboard: when something is asked, the focus goes to where it can be answered. */

let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

/** Confirm, the number, the first place or answer; never away from something else that is being read. */
export function followQuestion(): void {
  const bar = document.querySelector("[data-bar]");
  const at = document.activeElement;
  const idle = !at || at === document.body || at.tagName === "MAIN" || at.hasAttribute("data-place") || bar?.contains(at);
  if (!byKeyboard || !idle || !bar) return;
  const confirm = bar.querySelector<HTMLElement>("[data-bar]:not([data-question]) [data-action=confirm]:not(:disabled)");
  const next =
    confirm ??
    bar.querySelector<HTMLElement>("input:not([type=radio]), input:checked") ??
    document.querySelector<HTMLElement>("[data-meanings] button") ??
    document.querySelector<HTMLElement>("[data-place].open") ??
    bar.querySelector<HTMLElement>("[data-answer]:not([popover] *, [data-may] *, [data-item], [data-item] *)");
  next?.focus();
}
