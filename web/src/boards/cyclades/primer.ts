export { default as Picture } from "./Picture.svelte";

export const round = [
  { name: "creatures", icon: "pegasus" },
  { name: "gods", icon: "poseidon" },
  { name: "income", icon: "prosperity" },
  { name: "offerings", icon: "coins" },
  { name: "actions", icon: "fleet" },
  { name: "end", icon: "metropolis" },
];

export const terms = [
  "coins",
  "prosperity",
  "priest",
  "philosopher",
  "troop",
  "fleet",
  "island",
  "port",
  "fortress",
  "temple",
  "university",
  "metropolis",
  "poseidon",
  "ares",
  "zeus",
  "athena",
  "apollo",
  "pile",
];
