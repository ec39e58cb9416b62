/** The solo levels are a series: what can be chosen follows from what this browser has seen completed. */

export { default as Choices } from "./Levels.svelte";

export const names = ["level", "series"];
