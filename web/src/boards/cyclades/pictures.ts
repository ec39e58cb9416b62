/** The pictures of cards: those of the game, and of the expansions that have been loaded. */

import scenes from "virtual:scenes";
import { allWings } from "./wing";

export function sceneOf(card: string): { picture: string; plate: string } | undefined {
  return scenes[card] ?? allWings().find((wing) => card in wing.scenes)?.scenes[card];
}
