/** What can be answered comes into sight: on a phone the gods stand below the board. */

const GAP = 14;

/** Scroll to the places that can be pointed at: those on the board, or, where there are none, those beside it. */
export function bringIntoSight(smooth: boolean): void {
  const open = [...document.querySelectorAll("[data-place].open")];
  const onBoard = open.filter((place) => !place.closest("aside"));
  const places = onBoard.length ? onBoard : open;
  const panel = places[0]?.closest("aside, [data-board]");
  if (!panel) return;
  const floor = document.querySelector("[data-bar]")?.getBoundingClientRect().top ?? innerHeight;
  const boxes = places.map((place) => place.getBoundingClientRect());
  // A board that is drawn larger than its frame has places outside: those are found by moving the board.
  const frame = onBoard.length ? panel.getBoundingClientRect() : { top: -Infinity, bottom: Infinity };
  const top = Math.max(frame.top, Math.min(...boxes.map((box) => box.top))) - GAP;
  const bottom = Math.min(frame.bottom, Math.max(...boxes.map((box) => box.bottom))) + GAP - floor;
  if (top >= 0 && bottom <= 0) return;
  const scrolls = panel.scrollHeight > panel.clientHeight + 1 ? panel : window;
  // As far as the last place asks for, but never past the first.
  scrolls.scrollBy({ top: top < 0 ? top : Math.min(top, bottom), behavior: smooth ? "smooth" : "auto" });
}
