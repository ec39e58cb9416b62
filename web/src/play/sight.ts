/** What can be answered comes into sight: on a phone the gods stand below the board. */

const GAP = 14;

/**
 * Scroll to the places that can be pointed at: on the board and beside it, where each scrolls by itself; where the whole
 * page does, to those on the board, or, where there are none, to those beside it.
 */
export function bringIntoSight(smooth: boolean): void {
  const open = [...document.querySelectorAll("[data-place].open")];
  const onBoard = open.filter((place) => !place.closest("aside"));
  const beside = open.filter((place) => place.closest("aside"));
  if (onBoard.length) scrollTo(onBoard, smooth);
  if (beside.length && (!onBoard.length || scrollerOf(beside[0]!))) scrollTo(beside, smooth);
}

function scrollTo(places: Element[], smooth: boolean): void {
  const panel = places[0]?.closest("aside, [data-board]");
  if (!panel) return;
  const scroller = scrollerOf(places[0]!);
  const room = scroller?.getBoundingClientRect();
  const floor = Math.min(document.querySelector("[data-bar]")?.getBoundingClientRect().top ?? innerHeight, room?.bottom ?? Infinity);
  const ceiling = Math.max(0, room?.top ?? document.querySelector("[data-strip]")?.getBoundingClientRect().bottom ?? 0);
  const boxes = places.map((place) => place.getBoundingClientRect());
  // A board that is drawn larger than its frame has places outside: those are found by moving the board.
  const frame = panel.hasAttribute("data-board") ? panel.getBoundingClientRect() : { top: -Infinity, bottom: Infinity };
  const top = Math.max(frame.top, Math.min(...boxes.map((box) => box.top))) - GAP - ceiling;
  const bottom = Math.min(frame.bottom, Math.max(...boxes.map((box) => box.bottom))) + GAP - floor;
  if (top >= 0 && bottom <= 0) return;
  // As far as the last place asks for, but never past the first.
  (scroller ?? window).scrollBy({ top: top < 0 ? top : Math.min(top, bottom), behavior: smooth ? "smooth" : "auto" });
}

/** What scrolls around a thing, if not the window. */
function scrollerOf(thing: Element): Element | null {
  let around = thing.parentElement;
  while (around && !(around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY))) {
    around = around.parentElement;
  }
  return around && around !== document.scrollingElement && around !== document.body ? around : null;
}
