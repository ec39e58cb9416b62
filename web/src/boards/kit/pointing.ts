/** How a thing on the board answers to mouse, finger and keyboard. */

import type { BoardProps } from "../board";

const LONG_PRESS = 450;

/** The amount that has been pointed at, where a thing shows a scale of them. */
function amountAt(target: EventTarget | null): number | undefined {
  const written = (target as Element | null)?.closest("[data-amount]")?.getAttribute("data-amount");
  return written ? Number(written) : undefined;
}

/** The finger that is down, whatever is drawn anew under it meanwhile. */
let timer: ReturnType<typeof setTimeout> | undefined;
const letGo = () => clearTimeout(timer);
let since = 0;
let explained = false;
/** It was a finger that pointed last. */
let finger = false;

/** What the button of a place needs to know of the board: which places are marked, and what pointing at one does. */
export type PlaceMarks = Pick<BoardProps, "open" | "chosen" | "lit" | "answerAt" | "onpick" | "onexplain">;

/** How the button of a place looks: whether it can be answered, is part of the answer so far, or is lit up. */
export function marks({ open, chosen, lit }: Pick<BoardProps, "open" | "chosen" | "lit">, place: string) {
  return { open: open.has(place), chosen: chosen.has(place), lit: lit.has(place) };
}

/** What to spread on the button of a place. A long press only explains. */
export function pointing(board: Pick<BoardProps, "answerAt" | "onpick" | "onexplain">, place: string) {
  return {
    "data-place": place,
    "data-answer": board.answerAt?.(place),
    onclick: (event: MouseEvent) => {
      if (!explained) board.onpick(place, amountAt(event.target));
      explained = false;
    },
    onpointerdown: (event: PointerEvent) => {
      letGo();
      explained = false;
      finger = event.pointerType !== "mouse";
      // Two fingers pinch.
      if (!finger || !event.isPrimary) return;
      since = event.timeStamp;
      timer = setTimeout(() => {
        explained = true;
        board.onexplain(place);
      }, LONG_PRESS);
    },
    onpointerup: (event: PointerEvent) => {
      letGo();
      // A busy page may have heard late that a short tap was over.
      if (event.timeStamp - since < LONG_PRESS) explained = false;
    },
    onpointercancel: letGo,
    oncontextmenu: (event: Event) => explained && event.preventDefault(),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && board.onexplain(place),
    // What is dragged takes the finger that drags it from this place.
    onpointerleave: (event: PointerEvent) => (event.pointerType === "mouse" ? board.onexplain(null) : letGo()),
    onfocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && board.onexplain(place),
    // A finger that goes on into an explanation takes the focus with it, and the explanation stays.
    onblur: () => finger || board.onexplain(null),
  };
}
