/** The options of a table, said. */

import type { GameOffer, Option, TableInfo } from "./protocol";
import { say, speech } from "./speech.svelte";

type Value = TableInfo["options"][string];

/** The expansions in play; a part of one, such as `hades.god`, is played with words and pictures of the whole. */
export function modulesIn(options: TableInfo["options"]): string[] {
  const chosen = Array.isArray(options.modules) ? options.modules : [];
  return [...new Set(chosen.map((name) => name.split(".")[0]!))];
}

/** Those that are not as usual, such as "Gold: open"; the words of the game must be there. */
export function optionsSaid(offer: GameOffer, options: TableInfo["options"]): string[] {
  const chosen = offer.options.filter(({ name, usual }) => {
    const value = options[name];
    return value !== undefined && String(value) !== String(usual) && !(Array.isArray(value) && !value.length);
  });
  return chosen.map((option) =>
    say("option-said", { title: say(`option-${option.name}-title`), value: valueSaid(option, options[option.name]!) }),
  );
}

function valueSaid(option: Option, value: Value): string {
  const words = Array.isArray(value) ? value : [value];
  const kind = option.name === "modules" ? "module" : `option-${option.name}`;
  return speech.words.join(words.map((word) => (typeof word === "number" ? String(word) : speech.words.name(kind, word))));
}
