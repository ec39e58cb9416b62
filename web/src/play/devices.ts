/** A device in words that its owner knows it by: "Firefox, Android". */

import { say } from "../lib/speech.svelte";

export function deviceSaid({ browser, system }: { browser: string; system: string }): string {
  return [browser || say("seat-device-browser"), system].filter(Boolean).join(", ");
}
