/** Battles as they are told by events, and what adds to a defence. */

import type { GameEvent } from "../../lib/protocol";
import type { Box } from "./components";
import type { BattleView, CycladesView } from "./view";

interface InBattle {
  /** The attacker. */
  seat: number;
  /** -1: only the Minotaur. */
  defender: number;
  place: string;
  land: boolean;
}

export interface Assault extends InBattle {
  type: "assault";
  attack: number;
  attack_die: number;
  defence: number;
  bonus: number;
  defence_die: number;
  lost_attack: number;
  lost_defence: number;
}

interface Retreated {
  type: "retreated";
  seat: number;
  place: string;
  to: string;
  count: number;
  land: boolean;
}

type BattleEvent =
  | ({ type: "battle" } & InBattle)
  | Assault
  | Retreated
  | ({ type: "battle-over"; winner: number } & InBattle);

/** What has been seen of a battle. */
export interface Told extends InBattle {
  assaults: Assault[];
  retreat: Retreated | null;
  /** Who has won; null while it goes on, -1 when nobody is left. */
  winner: number | null;
}

const KINDS = new Set(["battle", "assault", "retreated", "battle-over"]);

/** The battle after these events, or what was known before if they tell nothing of one. */
export function toldBy(events: GameEvent[], before: Told | null): Told | null {
  let told = before;
  for (const event of events as unknown as BattleEvent[]) {
    if (!KINDS.has(event.type)) continue;
    if (event.type === "retreated") {
      if (told) told = { ...told, retreat: event };
      continue;
    }
    const goesOn: boolean = told !== null && told.winner === null && told.place === event.place && event.type !== "battle";
    const { seat, defender, place, land } = event;
    const known: Told = goesOn && told ? told : { seat, defender, place, land, assaults: [], retreat: null, winner: null };
    if (event.type === "assault") told = { ...known, assaults: [...known.assaults, event] };
    else told = event.type === "battle-over" ? { ...known, winner: event.winner } : known;
  }
  return told;
}

/** The buildings that help to defend a place: type and number. */
export function helpers(view: CycladesView, box: Box, { land, place, defender }: Pick<BattleView, "land" | "place" | "defender">): [string, number][] {
  const near = land ? [place] : (box.seas.get(place)?.adj_islands ?? []);
  const islands = view.islands.filter((island) => near.includes(island.id) && (land || island.owner === defender));
  const type = land ? "fortress" : "port";
  const built = islands.flatMap((island) => island.buildings).filter((building) => building === type).length;
  const metropolises = islands.filter((island) => island.metropolis).length;
  return ([[type, built], ["metropolis", metropolises]] as [string, number][]).filter(([, count]) => count > 0);
}
