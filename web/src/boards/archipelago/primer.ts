export { default as Picture } from "./Picture.svelte";

export const round = [
  { name: "disengagement", icon: "wheel-recruitment" },
  { name: "order", icon: "wheel-taxes" },
  { name: "population", icon: "house-hut" },
  { name: "balance", icon: "wheel-crisis" },
  { name: "actions", icon: "card-progress" },
  { name: "evolution", icon: "card-character" },
];

export const terms = [
  "florins",
  "tokens",
  "rebels",
  "workers",
  "discs",
  "engaged",
  "lying",
  "permission",
  "house-town",
  "house-market",
  "house-port",
  "house-temple",
];
