/** Where my tiles lie while I choose which of them to keep. */

import type { Mat, Question } from "../../lib/protocol";

type Tiles = Pick<Mat, "buildings" | "terrains">;

const NONE: Tiles = { buildings: [], terrains: [] };

export interface Lying extends Tiles {
  /** Those that the choice, as it is, gives up. */
  lost: string[];
}

/**
 * For `$derived.by`: what a choice of some gives up stays where it is until that is confirmed, or the next click would
 * fall on another tile than the one that was there.
 */
export function lying(mat: () => Mat | undefined, question: () => Question | undefined): () => Lying {
  let before: Tiles | null = null;
  return () => {
    const [now, asked] = [mat() ?? NONE, question()];
    const has = ({ buildings, terrains }: Tiles, place: string) => [...buildings, ...terrains].some((id) => place === `tile:${id}`);
    const items = asked?.type === "some" ? asked.items.flatMap(({ places }) => places) : [];
    const all = (tiles: Tiles) => items.every((place) => has(tiles, place));
    if (!items.length || all(now)) before = now;
    const { buildings, terrains } = before && all(before) ? before : now;
    return { buildings, terrains, lost: [...buildings, ...terrains].filter((id) => !has(now, `tile:${id}`)) };
  };
}
