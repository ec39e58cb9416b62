/** How Peloponnes is told. */

import type { GameEvent, GameView, PeloponnesView } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import { sentence, type Moment, type Sound, type Telling } from "../telling";
import { meanwhile } from "./meanwhile";

const STRUCK = 2600;
const LAST = 2000;
const SUPPLY = 1800;
const VICTORY = 4000;

function moment(event: GameEvent, _: number | null, seen: GameView): Moment | null {
  const view = seen as PeloponnesView;
  switch (event.type) {
    case "struck":
      return { icon: event.disaster, title: sentence("event-struck", event), text: say("moment-struck"), seat: null, tone: "loss" };
    case "supply-round":
      return { icon: "supply", title: say("phase-supply"), text: say("event-supply-round"), seat: null, tone: "omen" };
    case "round":
      return event.round === view.rounds
        ? { icon: "prestige", title: say("moment-last"), text: say("moment-last-supply"), seat: null, tone: "omen" }
        : null;
    case "scored":
      // Alone one completes a level or fails it: the end says which.
      return event.place === 1 && view.mats.length > 1
        ? {
            icon: "prestige",
            title: sentence("moment-victory", event),
            text: sentence("event-scored", event),
            seat: event.seat,
            tone: "glory",
          }
        : null;
    default:
      return null;
  }
}

const SOUNDS: Record<string, Sound> = {
  bid: "coins",
  moved: "coins",
  bought: "coins",
  passed: "coins",
  struck: "drum",
  scored: "fanfare",
};
const LASTS: Record<string, number> = { struck: STRUCK, "supply-round": SUPPLY, round: LAST, scored: VICTORY };

export const telling: Telling = {
  asks: (event, me, view) => (moment(event, me, view) ? (LASTS[event.type] ?? 0) : 0),
  moment,
  // From the last bid to the next round all happens at one stroke.
  holds: (_, ahead) => ahead.length > 0,
  meanwhile,
  losses: new Set(["suffered", "lost", "gave-up", "unplaced", "forced"]),
  general: new Set(["struck", "scored"]),
  minor: new Set([
    "supply-round",
    "round",
    "turned-up",
    "order",
    "gained",
    "overflowed",
    "took",
    "blank",
    "chit",
    "unsold",
    "fed",
    "spared",
    "sea.turned-up",
  ]),
  sound: (event) => SOUNDS[event.type] ?? null,
};
