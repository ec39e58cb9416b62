/** The pictures of cards: those of the game, and of the expansions that have been loaded. */

import scenes from "virtual:scenes";
import { allExpansions } from "./expansion";

export function sceneOf(card: string): { picture: string; plate: string } | undefined {
  return scenes[card] ?? allExpansions().find((expansion) => card in expansion.scenes)?.scenes[card];
}
