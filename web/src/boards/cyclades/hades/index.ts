import address, { names } from "virtual:icons/cyclades/hades";
import scenes from "virtual:scenes/hades";
import type { ExpansionUi } from "../expansion";
import Below from "./Below.svelte";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import Here from "./Here.svelte";
import InStrip from "./InStrip.svelte";
import { label } from "./label";
import { AMAZONS, HEROES } from "./reading";
import { tallies } from "./tallies";
import { telling } from "./telling";
import Threat from "./Threat.svelte";
import Unit from "./Unit.svelte";
import UnderGod from "./UnderGod.svelte";

const DEEDS: Record<string, string> = {
  "answer-hades-raise-troop": "undead-troop",
  "answer-hades-raise-fleet": "undead-fleet",
  "answer-hades-necropolis": "necropolis",
  "answer-hades-theatres": "theatre",
};
const FAVOUR = /^answer-hades-favour-([a-z]+)/;
/** On the track, and in the panels of those whom they concern. */
const SHOWN = ["hades-threat", "hades-sheltered", "hades-barred"];

export const ui: ExpansionUi = {
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
  deeds: (key, { hero, item }) => DEEDS[key] ?? FAVOUR.exec(key)?.[1] ?? (hero ?? item)?.toString(),
  costs: {
    "answer-hades-sacrifice": "loss",
    "answer-hades-dismiss": "loss",
    "answer-hades-leave": "loss",
    "hades.hero-sacrificed": "loss",
    "hades.three-buildings": "loss",
    "hades.manticore": "harm",
    "hades.hero-struck": "harm",
    "hades.fortresses": "harm",
    "answer-hades-play-artemis-arrows": "harm",
  },
  telling,
  tallies,
  // The track shows the threat, and the hand what Heroes cost; the bar warns only when gold will be missing.
  foretells: ({ id, args }) => SHOWN.includes(id) || (id === "hades.upkeep" && !(Number(args.gold) < Number(args.due))),
};
