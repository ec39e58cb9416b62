import "./goods.css";

export { default as Beside } from "./Beside.svelte";
export { default as Board } from "./Board.svelte";
export { default as Explain } from "./Explain.svelte";
export { default as Players } from "./Players.svelte";
export { default as Strip } from "./Strip.svelte";
export { costs, foretells, remember, roundOf, scoresOf, where } from "./reading";
export { tallies } from "./tallies";
export { telling } from "./telling";
