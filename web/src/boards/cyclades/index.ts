export { default as Beside } from "./Beside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Explain } from "./Explain.svelte";
export { default as Players } from "./Players.svelte";
export { default as Strip } from "./Strip.svelte";
export { costs, draws, pins, roundOf, scoresOf, where } from "./reading";
export { further } from "./sailing";
export { tallies } from "./tallies";
export { telling } from "./telling";

export const corners = true;
