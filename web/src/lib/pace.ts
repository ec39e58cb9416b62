/** How long each thing that happens is shown. */

export const PACES = ["step", "slow", "normal", "fast", "instant"] as const;
/** `step`: nothing goes on without a press. `instant`: all is settled at once, for those who only want to know where it stands. */
export type Pace = (typeof PACES)[number];

export function paceNamed(name: string): Pace {
  return PACES.find((pace) => pace === name) ?? "normal";
}
