/** How Monuments are told: one that is raised is a great moment. */

import type { GameEvent } from "../../../lib/protocol";
import { sentence, type Moment } from "../../telling";
import type { ExpansionUi } from "../expansion";

const TITLES: Record<string, { title: string; tone: Moment["tone"] }> = {
  "monuments.raised": { title: "moment-monument", tone: "glory" },
  "monuments.taken": { title: "moment-monument-taken", tone: "loss" },
};

function moment(event: GameEvent): Moment | null {
  const great = TITLES[event.type];
  if (!great) return null;
  const { monument, seat }: Partial<Record<string, unknown>> = { ...event };
  return {
    icon: String(monument),
    title: sentence(great.title, event),
    text: sentence(`event-${event.type}`, event),
    seat: typeof seat === "number" ? seat : null,
    tone: great.tone,
  };
}

export const telling: ExpansionUi["telling"] = {
  lasts: { "monuments.raised": 2200, "monuments.taken": 1800 },
  sounds: {
    "monuments.raised": "fanfare",
    "monuments.taken": "drum",
    "monuments.played": "drum",
    "monuments.launched": "oars",
    "monuments.returned": "oars",
  },
  losses: new Set(["monuments.city"]),
  general: new Set(),
  minor: new Set(["monuments.drawn", "monuments.trained", "monuments.launched", "monuments.refilled"]),
  moment,
};
