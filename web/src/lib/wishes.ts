/** Tables that we wish for. */

import type { GameOffer, NewTable, SeatWish } from "./protocol";
import { say } from "./speech.svelte";

/** What the bot in this seat is called. */
export function botName(seat: number): string {
  const names = say("new-bot-names").split(", ");
  return names[(seat + names.length - 1) % names.length]!;
}

/** The bot that most would play against. */
export function usualBot(game: GameOffer): string {
  return (game.bots.find((bot) => bot.name === "greedy") ?? game.bots[0])?.name ?? "";
}

/** One person against bots, with the usual number of players. */
export function against(game: GameOffer, name: string): NewTable {
  const bot = usualBot(game);
  const others = Array.from({ length: game.usual_players - 1 }, (_, at): SeatWish => ({ kind: "bot", bot, name: botName(at + 1) }));
  return { game: game.name, seats: [{ kind: "me", name }, ...others] };
}
