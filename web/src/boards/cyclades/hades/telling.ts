/** How Hadès is told: he comes and goes, Heroes come and fall. */

import type { GameEvent } from "../../../lib/protocol";
import { sentence, type Moment } from "../../telling";
import type { ExpansionUi } from "../expansion";

/** Great moments: their titles, icons, and how they feel. */
const MOMENTS: Record<string, { title: string; tone: Moment["tone"]; icon?: string }> = {
  "hades.covered": { title: "moment-hades", tone: "omen", icon: "hades" },
  "hades.departed": { title: "moment-hades-leaves", tone: "omen", icon: "hades" },
  "hades.necropolis": { title: "moment-necropolis", tone: "omen", icon: "necropolis" },
  "hades.hero-sacrificed": { title: "moment-hero-sacrificed", tone: "glory" },
  "hades.hero-struck": { title: "moment-hero-falls", tone: "loss" },
  "hades.hero-gone": { title: "moment-hero-leaves", tone: "loss" },
  "hades.amazons": { title: "moment-amazons", tone: "glory", icon: "penthesilea" },
};

function moment(event: GameEvent): Moment | null {
  const great = MOMENTS[event.type];
  if (!great) return null;
  const { hero, seat }: Partial<Record<string, unknown>> = { ...event };
  return {
    icon: great.icon ?? String(hero),
    title: sentence(great.title, event),
    text: sentence(`event-${event.type}`, event),
    seat: typeof seat === "number" ? seat : null,
    tone: great.tone,
  };
}

export const telling: ExpansionUi["telling"] = {
  lasts: {
    "hades.covered": 2600,
    "hades.departed": 2000,
    "hades.necropolis": 1800,
    "hades.hero-sacrificed": 2000,
    "hades.hero-struck": 2000,
    "hades.hero-gone": 1800,
    "hades.amazons": 2600,
  },
  sounds: {
    "hades.threat": "dice",
    "hades.threat-rolled": "dice",
    "hades.rerolled": "dice",
    "hades.covered": "drum",
    "hades.departed": "drum",
    "hades.necropolis": "drum",
    "hades.hero": "drum",
    "hades.hero-struck": "drum",
    "hades.hero-sacrificed": "fanfare",
    "hades.amazons": "fanfare",
    "hades.fleet-raised": "oars",
    "hades.fleece": "coins",
    "hades.demeter": "coins",
  },
  losses: new Set(["hades.necropolis-gone", "hades.fleet-kept"]),
  general: new Set(["hades.covered", "hades.departed"]),
  minor: new Set([
    "hades.hero-offered",
    "hades.hero-unsold",
    "hades.threat",
    "hades.threat-rolled",
    "hades.auction",
    "hades.deployed",
    "hades.no-income",
    "hades.favour-laid",
    "hades.favour-discarded",
    "hades.favours-reshuffled",
    "hades.items-reshuffled",
    "hades.item-rests",
    "hades.item-wanted",
    "hades.items-rest",
    "hades.items-wanted",
  ]),
  moment,
};
