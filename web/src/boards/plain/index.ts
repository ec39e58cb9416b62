export { default as Players } from "./Players.svelte";
export { default as Board } from "./Board.svelte";
export { default as Explain } from "./Explain.svelte";
export { roundOf, scoresOf, where } from "./reading";
