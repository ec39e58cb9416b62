import address, { names } from "virtual:icons/cyclades/titans";
import scenes from "virtual:scenes/titans";
import { say } from "../../../lib/speech.svelte";
import type { ExpansionUi } from "../expansion";
import Ground from "./Ground.svelte";
import Here from "./Here.svelte";
import Holdings from "./Holdings.svelte";
import { label } from "./label";
import { map } from "./map";
import { isAuction, teamsOf, titansAt } from "./reading";
import Shelf from "./Shelf.svelte";
import { tallies } from "./tallies";
import Team from "./Team.svelte";
import { telling } from "./telling";
import Titan from "./Titan.svelte";

const DEEDS: Record<string, string> = { "answer-titans-march": "titan", "answer-titans-recruit": "titan" };

export const ui: ExpansionUi = {
  icons: { address, names },
  scenes,
  map,
  teams: teamsOf,
  Team,
  Piece: Titan,
  kinds: ["titan"],
  OnBoard: Ground,
  Here,
  figures: (view, seat) => {
    const count = titansAt(view, seat);
    return [{ icon: "titan", count, label: say("hold-titans", { count }), place: "piece:titan" }];
  },
  OfPlayer: Holdings,
  shelf: {
    name: "titans",
    title: () => say("shelf-titans"),
    Cards: Shelf,
    holds: (place) => place.startsWith("metropolis:"),
  },
  shows: [],
  label,
  phase: (view) => (isAuction(view) ? "titans-auction" : undefined),
  titles: { "track-title": "track-title-artifacts" },
  deeds: (key, { artifact }) => DEEDS[key] ?? artifact?.toString(),
  costs: {
    "titans.building-lost": "loss",
    "answer-titans-let": "loss",
  },
  telling,
  tallies,
  foretells: () => false,
};
