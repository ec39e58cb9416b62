/** Where a bubble goes: beside what it speaks of, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const GAP = 20;
const EDGE = 8;
/** The height of the page's header. */
const HEAD = 56;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/** `room` is the window above the bar. On a phone it is above or below, whichever leaves the thing in sight. */
export function placeBeside(box: Box | null, card: Size, room: Size, phone: boolean): Spot {
  const centre = {
    left: within((room.width - card.width) / 2, EDGE, room.width),
    top: within((room.height - card.height) / 2, HEAD, room.height),
  };
  if (phone) {
    const low = Math.max(HEAD, room.height - card.height - EDGE);
    const hidden = (top: number) => (box ? Math.min(box.top + box.height, top + card.height) - Math.max(box.top, top) : 0);
    return { left: (room.width - card.width) / 2, top: hidden(low) > Math.max(0, hidden(HEAD)) ? HEAD : low };
  }
  if (!box) return centre;
  const top = within(box.top + box.height / 2 - card.height / 2, HEAD, room.height - card.height - EDGE);
  const left = within(box.left + box.width / 2 - card.width / 2, EDGE, room.width - card.width - EDGE);
  const spots: Spot[] = [
    { left: box.left - GAP - card.width, top },
    { left: box.left + box.width + GAP, top },
    { left, top: box.top - GAP - card.height },
    { left, top: box.top + box.height + GAP },
  ];
  const fits = (spot: Spot) =>
    spot.left >= EDGE && spot.left + card.width <= room.width - EDGE && spot.top >= HEAD && spot.top + card.height <= room.height - EDGE;
  return spots.find(fits) ?? { left: EDGE, top: HEAD + EDGE };
}
