/** What has become of my offers. */

import type { GameEvent } from "../../lib/protocol";

/** Events after which an answer is old. */
const LATELY = 8;

/** The last answer to an offer of mine, unless much has happened since or another is open. */
export function replyTo(me: number, story: GameEvent[]): GameEvent | undefined {
  const last = story.slice(-LATELY).findLast((event) => {
    switch (event.type) {
      case "offer-made":
      case "offer-lapsed":
        return event.seat === me;
      case "offer-refused":
        return event.by === me;
      case "exchanged":
        return event.seat === me || event.by === me;
      default:
        return false;
    }
  });
  return last?.type === "offer-made" ? undefined : last;
}
