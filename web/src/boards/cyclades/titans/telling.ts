/** How Titans are told: who deploys, Titans that come, Artifacts that change hands, a team at its goal. */

import type { GameEvent } from "../../../lib/protocol";
import { sentence, type Moment } from "../../telling";
import type { ExpansionUi } from "../expansion";

/** Great moments: their titles, icons, and how they feel. */
const MOMENTS: Record<string, { title: string; tone: Moment["tone"]; icon?: string }> = {
  "titans.came": { title: "moment-titan", tone: "glory", icon: "titan" },
  "titans.taken": { title: "moment-artifact-taken", tone: "loss" },
  "titans.founded": { title: "moment-special", tone: "glory" },
  "titans.end": { title: "moment-team", tone: "glory", icon: "metropolis" },
  "titans.military": { title: "moment-military", tone: "glory", icon: "metropolis" },
};

function moment(event: GameEvent): Moment | null {
  const great = MOMENTS[event.type];
  if (!great) return null;
  const { artifact, metropolis, seat }: Partial<Record<string, unknown>> = { ...event };
  return {
    icon: great.icon ?? String(artifact ?? metropolis),
    title: sentence(great.title, event),
    text: sentence(`event-${event.type}`, event),
    seat: typeof seat === "number" ? seat : null,
    tone: great.tone,
  };
}

export const telling: ExpansionUi["telling"] = {
  lasts: {
    "titans.came": 1600,
    "titans.taken": 1800,
    "titans.founded": 2200,
    "titans.end": 2600,
    "titans.military": 2600,
  },
  sounds: {
    "titans.came": "drum",
    "titans.taken": "drum",
    "titans.struck": "coins",
    "titans.shared": "coins",
    "titans.fleet-deployed": "oars",
    "titans.founded": "fanfare",
    "titans.end": "fanfare",
    "titans.military": "fanfare",
  },
  losses: new Set(["titans.building-lost", "titans.fleet-kept"]),
  general: new Set(["titans.end", "titans.military"]),
  minor: new Set([
    "titans.building",
    "titans.auction",
    "titans.deployed",
    "titans.unit-deployed",
    "titans.fleet-deployed",
    "titans.gained",
    "titans.no-income",
    "titans.asked",
    "titans.pledged",
    "titans.passed",
    "titans.special",
  ]),
  moment,
};
