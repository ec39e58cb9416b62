/** How a game looks on the shelf, before its board is loaded. */

interface Box {
  /** The colour of the theme that stands for it. */
  mood: string;
  author: string;
  publisher: string;
  /** What of our coast is painted on it. */
  scene: { colour: string; seat: number; cities: number; isles?: number; crop: string };
}

const boxes = import.meta.glob<Box>("./*/shelf.json", { eager: true, import: "default" });

/** The box of a game that the page has a board for. */
export function boxOf(game: string): Box | undefined {
  return boxes[`./${game}/shelf.json`];
}

/** The icon of a game; one for all whose board the page does not have. */
export function emblemOf(game: string): string {
  return boxOf(game) ? game : "plain";
}
