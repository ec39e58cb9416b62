/** How Archipelago is told. */

import type { GameEvent } from "../../lib/protocol";
import { say } from "../../lib/speech.svelte";
import { sentence, type Moment, type Sound, type Telling } from "../telling";

const CRISIS = 2600;
const REVOLT = 4200;
const MET = 3200;

function moment(event: GameEvent): Moment | null {
  switch (event.type) {
    case "domestic-crisis":
      return {
        icon: "wheel-crisis",
        title: say("crisis-title", { market: "domestic" }),
        text: sentence("event-domestic-crisis", event),
        seat: null,
        tone: "omen",
      };
    case "export-crisis":
      return {
        icon: "wheel-crisis",
        title: say("crisis-title", { market: "export" }),
        text: sentence("event-export-crisis", event),
        seat: null,
        tone: "omen",
      };
    case "revolt":
      return { icon: "wheel-crisis", title: say("ending-revolt-title"), text: sentence("event-revolt", event), seat: null, tone: "loss" };
    case "objective-met":
      return {
        icon: "archipelago",
        title: say("moment-objective"),
        text: sentence("event-objective-met", event),
        seat: null,
        tone: "glory",
      };
    default:
      return null;
  }
}

const LASTS: Record<string, number> = { "domestic-crisis": CRISIS, "export-crisis": CRISIS, revolt: REVOLT, "objective-met": MET };
const SOUNDS: Record<string, Sound> = {
  "domestic-crisis": "drum",
  "export-crisis": "drum",
  revolt: "drum",
  traded: "coins",
  taxes: "coins",
  "card-bought": "coins",
  "unit-moved": "oars",
  "objective-met": "fanfare",
};

export const telling: Telling = {
  asks: (event) => LASTS[event.type] ?? 0,
  moment,
  holds: () => false,
  losses: new Set(["looted", "sunk", "taken-over"]),
  general: new Set(["domestic-crisis", "export-crisis", "revolt", "objective-met", "event"]),
  minor: new Set([
    "marker",
    "objective-dealt",
    "hex-dealt",
    "hex-drawn",
    "cube-marketed",
    "hex-turned-up",
    "card-opened",
    "back",
    "acts",
    "cubes-taken",
    "florins-taken",
    "token",
    "deck-renewed",
    "unit-moved",
    "offer-lapsed",
    "offer-refused",
  ]),
  sound: (event) => SOUNDS[event.type] ?? null,
};
