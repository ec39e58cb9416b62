/** How Hadès is told: he comes and goes, Heroes come and fall. */

import type { CycladesView, GameEvent } from "../../../lib/protocol";
import { say } from "../../../lib/speech.svelte";
import { sentence, type Moment } from "../../telling";
import type { Wing } from "../wing";

function moment(event: GameEvent, _me: number | null, _view: CycladesView): Moment | null {
  switch (event.type) {
    case "hades.covered":
      return { icon: "hades", title: say("moment-hades"), text: sentence("event-hades.covered", event), seat: null, tone: "omen" };
    case "hades.departed":
      return { icon: "hades", title: say("moment-hades-leaves"), text: sentence("event-hades.departed", event), seat: null, tone: "omen" };
    case "hades.necropolis":
      return {
        icon: "necropolis",
        title: sentence("moment-necropolis", event),
        text: sentence("event-hades.necropolis", event),
        seat: event.seat,
        tone: "omen",
      };
    default:
      return null;
  }
}

export const telling: Wing["telling"] = {
  lasts: { "hades.covered": 2600, "hades.departed": 2000, "hades.necropolis": 1800 },
  sounds: {
    "hades.threat": "dice",
    "hades.covered": "drum",
    "hades.departed": "drum",
    "hades.necropolis": "drum",
    "hades.fleet-raised": "oars",
  },
  losses: new Set(),
  general: new Set(["hades.covered", "hades.departed"]),
  minor: new Set(["hades.threat", "hades.favour-laid", "hades.favour-discarded", "hades.favours-reshuffled", "hades.items-reshuffled"]),
  moment,
};
