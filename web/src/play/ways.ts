/** How an answer can be pointed at, place after place. */

import type { Answer } from "../lib/protocol";

/** Kinds of things that are taken in hand before one points at what they are used on. */
const IN_HAND = ["item", "favour"];
const kindOf = (place: string) => place.slice(0, place.indexOf(":"));
const isHeld = (place: string) => IN_HAND.includes(kindOf(place));

/**
 * How an answer can be pointed at. Places of one kind are pointed at in their order: from this sea to that one.
 * Places of different kinds stand for the same thing: a slot, or its island. What is held in hand comes before them.
 */
export function waysOf(answer: Answer): string[][] {
  const ways = new Map<string, string[]>();
  for (const place of answer.places) {
    const kind = kindOf(place);
    ways.set(kind, [...(ways.get(kind) ?? []), place]);
  }
  const held = answer.places.filter(isHeld);
  if (!held.length || held.length === answer.places.length) return [...ways.values()];
  return [...ways].flatMap(([kind, way]) => (IN_HAND.includes(kind) ? [] : [[...held, ...way]]));
}

/** An answer with what it needs in hand taken up already. */
export function inHand(answer: Answer): Answer {
  const places = answer.places.filter((place) => !isHeld(place));
  return places.length && places.length < answer.places.length ? { ...answer, places } : answer;
}

/** Where one can point next, after these places, on the ways to an answer; undefined: it has been pointed at already. */
export function nextPlaces(answer: Answer, path: string[]): (string | undefined)[] {
  return waysOf(answer).flatMap((way) => (path.every((place, step) => way[step] === place) ? [way[path.length]] : []));
}
