/** Tables that we wish for. */

import type { NewTable, SeatWish } from "./protocol";
import { say } from "./speech.svelte";

/** What the bot in this seat is called. */
export function botName(seat: number): string {
  const names = say("new-bot-names").split(", ");
  return names[(seat + names.length - 1) % names.length]!;
}

/** One person against bots. */
export function against(game: string, name: string, bot: string, bots: number): NewTable {
  const others = Array.from({ length: bots }, (_, at): SeatWish => ({ kind: "bot", bot, name: botName(at + 1) }));
  return { game, seats: [{ kind: "me", name }, ...others] };
}
