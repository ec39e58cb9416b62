import { french } from "../../lib/naming";
import { settings } from "../../lib/settings.svelte";

/** What is written on a component, as it is set in the language of the moment: a number stays with its unit. */
export function typeset(text: string): string {
  return settings.language === "fr" ? french(text).replace(/(\d) (?=PO\b)/g, "$1\u00a0") : text;
}
