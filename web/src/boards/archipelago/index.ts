export { default as Beside } from "./Beside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Deal } from "./Offer.svelte";
export { default as Explain } from "./Explain.svelte";
export { default as Players } from "./Players.svelte";
export { default as Strip } from "./Strip.svelte";
export { costs, draws, foretells, pins, roundOf, scoresOf, where, wide } from "./reading";
export { tallies } from "./tallies";
export { telling } from "./telling";
