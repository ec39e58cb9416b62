/** What people at a table do with each other: what they ask, who stands in, who plays again, what they say. */

import { api } from "./api";
import type { Again, VoteBody, AskNews, ClientMessage, Said, TableState, StandInNews, AgainNews, Talked } from "./protocol";
import { store, stored } from "./settings.svelte";
import type { Outcome } from "./connection.svelte";

export type Emote = NonNullable<Talked["emote"]>;
export type Channel = Talked["channel"];
/** In the order in which they are offered. */
export const EMOTES: Emote[] = ["hello", "well-played", "thanks", "thinking", "hurry", "oops", "wow", "laugh", "sad", "good-game"];

type Say = Omit<Extract<ClientMessage, { type: "say" }>, "nonce">;

/** Whoever says something: a seat, or a watcher. */
export const speakerOf = (said: Talked) => (said.seat === null ? said.who : `seat ${said.seat}`);

export class Company {
  asks = $state.raw<VoteBody[]>([]);
  /** What has last become of something that was asked, until it is put aside. */
  news = $state.raw<AskNews | null>(null);
  stood = $state.raw<StandInNews | null>(null);
  again = $state.raw<Again | null>(null);
  /** Whether seats of this game know different things. */
  hidden = $state(true);
  /** The team of each seat, where there are teams. */
  teams = $state.raw<number[]>([]);
  /** What was said, the oldest first, as far as it has been read. */
  said = $state.raw<Talked[]>([]);
  /** There is more before it. */
  more = $state(false);
  /** Those whom I do not want to hear. */
  muted = $state.raw<string[]>([]);
  /** The number of the last thing that I have seen. */
  private seen = $state(0);
  private seats = "";

  constructor(
    private readonly id: string,
    private readonly send: (wish: Say) => Promise<Outcome>,
  ) {
    this.seen = Number(stored(`talk.${id}`));
    this.muted = (JSON.parse(stored(`muted.${id}`) || "[]") as string[]).slice(0, 100);
  }

  greet(message: TableState): void {
    this.asks = message.asks;
    this.again = message.again;
    if (message.table.status === "playing") this.hidden = message.hidden;
    this.teams = message.teams;
    // Who sits down hears others, and who gets up: nothing of theirs stays.
    const seats = message.table.mine.join();
    if (seats !== this.seats) this.said = [];
    this.seats = seats;
  }

  hear(message: AskNews | StandInNews | AgainNews | Said): void {
    switch (message.type) {
      case "ask-news":
        this.asks = message.asks;
        this.news = message.news === "asked" ? null : message;
        this.stood = null; // the newest of both is told
        break;
      case "stand-in-news":
        this.stood = message;
        this.news = null;
        break;
      case "again-news":
        this.again = message.again;
        break;
      case "said":
        this.add([message.said]);
        break;
    }
  }

  /** The newest of what was said; what came meanwhile is not lost. */
  async read(): Promise<void> {
    const talk = await api.talk(this.id, null).catch(() => null);
    if (!talk) return;
    if (!this.said.length) this.more = talk.more;
    this.add(talk.said);
  }

  /** A page before what is there. */
  async recall(): Promise<void> {
    const talk = await api.talk(this.id, this.said[0]?.number ?? null);
    this.add(talk.said);
    this.more = talk.more;
  }

  private add(said: Talked[]): void {
    const all = new Map([...this.said, ...said].map((each) => [each.number, each]));
    this.said = [...all.values()].sort((one, other) => one.number - other.number);
  }

  readonly heard = $derived(this.said.filter((said) => !this.muted.includes(speakerOf(said))));
  /** Things said that I have not seen, by others. */
  readonly unread = $derived(
    this.heard.filter((said) => said.number > this.seen && !(said.seat !== null && this.seats.split(",").includes(String(said.seat))))
      .length,
  );

  /** All that is there has been seen. */
  see(): void {
    const last = this.said.at(-1)?.number ?? 0;
    if (last <= this.seen) return;
    this.seen = last;
    store(`talk.${this.id}`, String(last));
  }

  mute(speaker: string, muted: boolean): void {
    this.muted = muted ? [...this.muted, speaker] : this.muted.filter((each) => each !== speaker);
    store(`muted.${this.id}`, JSON.stringify(this.muted));
  }

  /** Whether somebody else plays together with this seat. */
  hasPartner(seat: number | null): boolean {
    return seat !== null && this.teams.filter((team) => team === this.teams[seat]).length > 1;
  }

  say(
    seat: number | null,
    text: string,
    emote: Emote | null = null,
    to: Channel = seat === null ? "watchers" : "players",
  ): Promise<Outcome> {
    return this.send({ type: "say", channel: to, seat, text, emote });
  }
}
