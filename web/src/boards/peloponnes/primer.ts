export { default as Picture } from "./Picture.svelte";

export const round = [
  { name: "reveal", icon: "house" },
  { name: "bids", icon: "coins" },
  { name: "placing", icon: "agora" },
  { name: "income", icon: "wood" },
  { name: "disasters", icon: "tempest" },
  { name: "supply", icon: "supply" },
];

export const terms = [
  "wood",
  "stone",
  "food",
  "coins",
  "luxury",
  "population",
  "prestige",
  "choice",
  "supply",
  "shield",
  "earthquake",
  "drought",
  "plague",
  "tempest",
  "decline",
];
