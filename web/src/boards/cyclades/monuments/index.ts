import address, { names } from "virtual:icons/cyclades/monuments";
import { say } from "../../../lib/speech.svelte";
import type { ExpansionUi } from "../expansion";
import Ground from "./Ground.svelte";
import Here from "./Here.svelte";
import { label } from "./label";
import Owned from "./Owned.svelte";
import Shelf from "./Shelf.svelte";
import { tallies } from "./tallies";
import { telling } from "./telling";

const DEEDS: Record<string, string> = {
  "answer-monuments-poseidon": "temple-of-poseidon",
  "answer-monuments-ares": "temple-of-ares",
};

export const ui: ExpansionUi = {
  icons: { address, names },
  scenes: {},
  kinds: [],
  OnBoard: Ground,
  Here,
  OfPlayer: Owned,
  shelf: {
    name: "monuments",
    title: () => say("monuments-title"),
    Cards: Shelf,
    holds: (place) => place.startsWith("monument:"),
  },
  shows: [],
  label,
  titles: {},
  deeds: (key, { monument }) => DEEDS[key] ?? monument?.toString(),
  costs: {
    "answer-monuments-poseidon": "loss",
    "answer-monuments-ares": "loss",
    "answer-monuments-city": "loss",
    "monuments.fleet": "loss",
    "monuments.troop": "loss",
    "monuments.city": "loss",
  },
  telling,
  tallies,
  foretells: () => false,
};
