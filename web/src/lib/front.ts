/** The game that the front door offers: one click plays it, and the rules open at it. */
export const FRONT_GAME = "peloponnes";
