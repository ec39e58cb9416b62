/** How a thing on the board answers to mouse, finger and keyboard. */

import type { BoardProps } from "./board";

const LONG_PRESS = 450;

/** The amount that has been pointed at, where a thing shows a scale of them. */
function amountAt(target: EventTarget | null): number | undefined {
  const written = (target as Element | null)?.closest("[data-amount]")?.getAttribute("data-amount");
  return written ? Number(written) : undefined;
}

/** What to spread on the button of a place. A long press only explains. */
export function pointing(board: Pick<BoardProps, "onpick" | "onexplain">, place: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let explained = false;
  return {
    onclick: (event: MouseEvent) => {
      if (!explained) board.onpick(place, amountAt(event.target));
      explained = false;
    },
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        explained = true;
        board.onexplain(place);
      }, LONG_PRESS);
    },
    onpointerup: () => clearTimeout(timer),
    onpointercancel: () => clearTimeout(timer),
    oncontextmenu: (event: Event) => explained && event.preventDefault(),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && board.onexplain(place),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && board.onexplain(null),
    onfocus: (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && board.onexplain(place),
    onblur: () => board.onexplain(null),
  };
}
