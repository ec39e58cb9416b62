import address, { names } from "virtual:icons/cyclades/hades";
import scenes from "virtual:scenes/hades";
import type { Wing } from "../wing";
import Below from "./Below.svelte";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import Here from "./Here.svelte";
import InStrip from "./InStrip.svelte";
import { label } from "./label";
import { AMAZONS, HEROES } from "./reading";
import { telling } from "./telling";
import Threat from "./Threat.svelte";
import Unit from "./Unit.svelte";
import UnderGod from "./UnderGod.svelte";

export const wing: Wing = {
  icons: { address, names },
  scenes,
  Piece: Unit,
  kinds: ["undead-troop", "undead-fleet", ...HEROES],
  Above: Threat,
  UnderGod,
  OnBoard: Ground,
  Here,
  OfPlayer: Hand,
  InStrip,
  Below,
  shows: [AMAZONS],
  label,
  titles: { "track-title": "track-title-heroes" },
  draws: ["hero", "item", "favour", "card"],
  deeds: {
    "answer-hades-raise-troop": "undead-troop",
    "answer-hades-raise-fleet": "undead-fleet",
    "answer-hades-necropolis": "necropolis",
  },
  costs: {},
  telling,
  // The track shows the threat, and the hand what Heroes cost; the bar warns only when gold will be missing.
  foretells: ({ id, args }) => id === "hades-threat" || (id === "hades-upkeep" && !args.short),
};
