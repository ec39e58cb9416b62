/** Times as people say them, in the language of the page. */

import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";

const STEPS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago: "two hours ago". */
export function agoOf(time: string): string {
  const seconds = (Date.parse(time) - Date.now()) / 1000;
  const step = STEPS.find(([, length]) => -seconds >= length);
  if (!step) return say("home-now");
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}

/** The day: "30 November". */
export function dayOf(time: string): string {
  return new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "long" }).format(new Date(time));
}
