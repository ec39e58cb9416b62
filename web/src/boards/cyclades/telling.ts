/** How Cyclades is told. */

import type { CycladesView, GameEvent, GameView, IslandTaken } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import { sentence, type Kinds, type Moment, type Sound, type Telling } from "../telling";
import { BUILDINGS } from "./components";
import { allExpansions, type ExpansionUi } from "./expansion";

/** Milliseconds, an assault with its arrow, dice, result and loss. */
const ASSAULT = 2150;
const LASTS: Record<string, number> = {
  metropolis: 2600,
  called: 1800,
  victory: 4000,
  "victory-team": 4000,
  eliminated: 2600,
  cycle: 2000,
};
const COURSE: Record<string, number> = { battle: 1100, dice: 1300, assault: ASSAULT, "battle-over": 1300, kraken: 1300 };
const TAKEN = 2600;
const LOST = 1800;

function moment(event: GameEvent, me: number | null, seen: GameView): Moment | null {
  const view = seen as CycladesView;
  switch (event.type) {
    case "metropolis": {
      const marks = { icon: "metropolis", has: view.players[event.seat]?.metropolises ?? 0, needs: view.needed };
      const title = sentence("moment-metropolis", event);
      return {
        icon: "metropolis",
        title,
        text: sentence("moment-metropolis-where", event),
        seat: event.seat,
        tone: "glory",
        marks,
        parts: [...BUILDINGS],
      };
    }
    case "called":
      return {
        icon: event.creature,
        title: sentence("moment-called", event),
        text: sentence("moment-called-for", event),
        seat: event.seat,
        tone: "glory",
      };
    case "taken":
      return event.loser < 0 ? null : takenFrom(event, me, view);
    case "eliminated":
      return {
        icon: "ares",
        title: sentence("moment-eliminated", event),
        text: sentence("event-eliminated", event),
        seat: event.seat,
        tone: "loss",
      };
    case "victory":
      return {
        icon: "metropolis",
        title: sentence("moment-victory", event),
        text: sentence("event-victory", event),
        seat: event.seat,
        tone: "glory",
      };
    case "victory-team":
      return {
        icon: "metropolis",
        title: sentence("moment-victory-team", event),
        text: sentence("event-victory-team", event),
        seat: event.seats[0] ?? null,
        tone: "glory",
      };
    case "cycle":
      return view.cycles && event.cycle === view.cycles
        ? { icon: "fates", title: say("moment-last"), text: sentence("event-cycle", event), seat: null, tone: "omen" }
        : null;
    default:
      return allExpansions().flatMap(({ telling }) => telling.moment(event) ?? [])[0] ?? null;
  }
}

/** What expansions say of a kind of event. */
function besides<T>(of: (telling: ExpansionUi["telling"]) => Record<string, T>, type: string): T | undefined {
  return allExpansions().flatMap(({ telling }) => of(telling)[type] ?? [])[0];
}

/** A set that grows with what expansions bring. */
function withExpansions(base: string[], of: (telling: ExpansionUi["telling"]) => Kinds): Kinds {
  const own = new Set(base);
  return { has: (type) => own.has(type) || allExpansions().some(({ telling }) => of(telling).has(type)) };
}

function takenFrom(event: IslandTaken, me: number | null, view: CycladesView): Moment {
  const text = sentence("event-taken", event);
  if (event.loser !== me) return { icon: "island", title: sentence("moment-taken", event), text, seat: event.seat, tone: "glory" };
  const kept = view.islands.filter(({ owner }) => owner === me).length;
  return {
    icon: "ares",
    title: sentence("moment-lost", event),
    text: sentence("moment-lost-kept", event, { count: kept }),
    seat: event.seat,
    tone: "loss",
  };
}

const SOUNDS: Record<string, Sound> = {
  offered: "coins",
  income: "coins",
  apollo: "coins",
  "fleets-moved": "oars",
  "fleet-recruited": "oars",
  dice: "dice",
  assault: "dice",
  metropolis: "fanfare",
  victory: "fanfare",
  "victory-team": "fanfare",
  called: "drum",
  taken: "drum",
  eliminated: "drum",
};

/** While one of these is still to be told, nobody sees how it ends. */
const BATTLE = new Set(["battle", "dice", "assault", "retreated"]);

export const telling: Telling = {
  asks(event, me, view) {
    if (event.type === "taken" && event.loser >= 0) return event.loser === me ? LOST : TAKEN;
    if (!moment(event, me, view)) return COURSE[event.type] ?? 0;
    return LASTS[event.type] ?? besides(({ lasts }) => lasts, event.type) ?? 0;
  },
  moment,
  // What ends a cycle is told before the next one is laid out.
  holds: (event, ahead) => BATTLE.has(event.type) || ahead.some(({ type }) => type === "cycle"),
  losses: withExpansions(
    ["fleets-lost", "troop-lost", "building-lost", "gift-lost", "metropolis-lost", "pushed", "no-retreat"],
    ({ losses }) => losses,
  ),
  general: withExpansions(["metropolis", "victory", "victory-team"], ({ general }) => general),
  minor: withExpansions(
    [
      "cycle",
      "order-drawn",
      "came",
      "left",
      "reshuffled",
      "gods",
      "income",
      "offerings-paid",
      "turn",
      "turn-ended",
      "of-kind",
      "set-given",
      "dice",
    ],
    ({ minor }) => minor,
  ),
  sound: (event) => SOUNDS[event.type] ?? besides(({ sounds }) => sounds, event.type) ?? null,
};
