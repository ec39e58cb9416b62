/** The places of the board that an event speaks of. */

import type { GameEvent } from "../../lib/protocol";

/** Fields that name an island or a sea, as the rest of the event tells. */
const WAYPOINTS = ["start", "place", "to"];
const PLACES = ["island", "sea", "god", "creature"];

export function placesOf(event: GameEvent): string[] {
  const land = "land" in event ? event.land : !("sea" in event);
  return Object.entries(event).flatMap(([field, value]) => {
    if (typeof value !== "string" || !value) return [];
    if (PLACES.includes(field)) return [`${field}:${value}`];
    return WAYPOINTS.includes(field) ? [`${land ? "island" : "sea"}:${value}`] : [];
  });
}
