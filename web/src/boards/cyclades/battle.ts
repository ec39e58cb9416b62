/** Battles as they are told by events. */

import type { Assault, BattleBegun, BattleOver, DiceRolled, GameEvent, Retreated } from "../../lib/protocol";

/** What has been seen of a battle. */
export interface Told {
  /** The attacker. */
  seat: number;
  /** -1: only the Minotaur. */
  defender: number;
  place: string;
  land: boolean;
  assaults: Assault[];
  /** Dice that lie there while somebody may still add to them. */
  dice: DiceRolled | null;
  retreat: Retreated | null;
  /** Who has won; null while it goes on, -1 when nobody is left. */
  winner: number | null;
}

/** The battle after these events, or what was known before if they tell nothing of one. */
export function toldBy(events: GameEvent[], before: Told | null): Told | null {
  return events.reduce(after, before);
}

const IN_BATTLE = ["battle", "dice", "assault", "retreated", "battle-over"];

/** The battle that these events are of, from its beginning in what came before them; none, where they tell of none and none lasts. */
export function toldAt(past: GameEvent[], events: GameEvent[], lasts: boolean): Told | null {
  if (!lasts && !events.some(({ type }) => IN_BATTLE.includes(type))) return null;
  const start = past.findLastIndex(({ type }) => type === "battle");
  return toldBy(start < 0 ? events : [...past.slice(start), ...events], null);
}

function after(told: Told | null, event: GameEvent): Told | null {
  switch (event.type) {
    case "battle":
      return begun(event);
    case "dice":
      return { ...ofBattle(told, event), dice: event };
    case "assault": {
      const known = ofBattle(told, event);
      return { ...known, dice: null, assaults: [...known.assaults, event] };
    }
    case "retreated":
      return told && { ...told, retreat: event };
    case "battle-over":
      return { ...ofBattle(told, event), winner: event.winner };
    default:
      return told;
  }
}

type InBattle = BattleBegun | DiceRolled | Assault | BattleOver;

function begun({ seat, defender, place, land }: InBattle): Told {
  return { seat, defender, place, land, assaults: [], dice: null, retreat: null, winner: null };
}

/** What is known of the battle of an event; nothing, where its beginning was not seen. */
function ofBattle(told: Told | null, event: InBattle): Told {
  return told && told.winner === null && told.place === event.place ? told : begun(event);
}
