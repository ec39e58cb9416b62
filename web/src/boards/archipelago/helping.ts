/** What each has given in the crisis that is on, as the events since it began tell. */

import type { GameEvent } from "../../lib/protocol";

interface Given {
  /** `market`, `stock` or `token` */
  source: string;
  resource: string;
  count: number;
}

interface Raised {
  seat: number;
  count: number;
}

interface Help {
  cubes: Given[];
  /** Whose citizens stood up for cubes, */
  raised: Raised[];
  /** and whose by a temple. */
  prayed: Raised[];
}

const CRISES = ["domestic-crisis", "export-crisis"];

function add(to: Raised[], seat: number, count: number): void {
  const there = to.find((each) => each.seat === seat);
  if (there) there.count += count;
  else if (count) to.push({ seat, count });
}

/** By seat. A cube stands up so many; whoever else has stood up was raised by a temple. */
export function helpIn(story: GameEvent[], perCube: number): Map<number, Help> {
  const found = new Map<number, Help>();
  const due = new Map<number, number>();
  for (const event of story.slice(story.findLastIndex(({ type }) => CRISES.includes(type)) + 1)) {
    if (event.type !== "cube-given" && event.type !== "stood-up") continue;
    const seat = Number(event.seat);
    const help = found.get(seat) ?? { cubes: [], raised: [], prayed: [] };
    found.set(seat, help);
    if (event.type === "cube-given") {
      const [source, resource] = [String(event.source), String(event.resource)];
      const there = help.cubes.find((each) => each.source === source && each.resource === resource);
      if (there) there.count++;
      else help.cubes.push({ source, resource, count: 1 });
      due.set(seat, (due.get(seat) ?? 0) + perCube);
    } else {
      const count = Number(event.count);
      const paid = Math.min(count, due.get(seat) ?? 0);
      due.set(seat, (due.get(seat) ?? 0) - paid);
      add(help.raised, Number(event.by), paid);
      add(help.prayed, Number(event.by), count - paid);
    }
  }
  return found;
}
