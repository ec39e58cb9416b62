/** A table as this browser sees it: how it stands, what its connection has brought, its log, and what is shown of it. */

import { keepHead } from "../fair/kept";
import { Company } from "./company.svelte";
import { Connection } from "./connection.svelte";
import { Log } from "./log.svelte";
import type { Agreement, AgreementNews, Over, SeatNews, SeatState, ServerMessage, TableInfo, TableState, Update } from "./protocol";
import { same } from "./same";
import { newsAfter } from "./scenes";
import { settings } from "./settings.svelte";
import { markStood } from "./stood";
import { TableShow } from "./tableshow.svelte";

export class Table {
  readonly id: string;
  readonly connection: Connection;
  readonly log: Log;
  /** What people do here with each other. */
  readonly company: Company;
  /** It was too much to be told: who comes back sees at once what has happened. */
  missed = $state(false);
  /** What happens, told one thing after the other. */
  readonly show = new TableShow(() => (this.missed = true));
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatState[]>([]);
  over = $state.raw<Over | null>(null);
  watchers = $state(0);
  /** What the table is asked about a seat, and what has last become of such a question. */
  agreement = $state.raw<Agreement | null>(null);
  agreed = $state.raw<AgreementNews | null>(null);
  /** What has become of my seats, the newest last. */
  news = $state.raw<SeatNews[]>([]);
  /** Whose turn it really is, however far the show may be. */
  turn = $state.raw<number[]>([]);

  /** What has been heard, of which perhaps not all is shown yet: the version, what seats have tried, what they see. */
  private version: number | null = null;
  private heard = new Map<number, SeatState>();

  constructor(id: string) {
    this.id = id;
    this.log = new Log(id);
    this.connection = new Connection(id, {
      hello: () => {
        this.show.hurry();
        return this.version;
      },
      hear: (message) => this.hear(message),
    });
    this.company = new Company(id, (wish) => this.connection.send(wish));
  }

  /** Something is said, heard or shown. */
  readonly busy = $derived.by(() => {
    const { up, refused, underway } = this.connection;
    return (!up && !refused) || underway.any || this.show.running;
  });

  close(): void {
    this.show.close();
    this.connection.close();
  }

  /** The table as an answer has it. Who has just sat down was perhaps nobody's browser before: the line begins anew. */
  change(info: TableInfo): void {
    const sat = !this.info?.mine.length && info.mine.length;
    this.info = info;
    if (!sat) return;
    this.version = null;
    this.connection.renew();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.begin(message);
        break;
      case "update":
        this.listen(message);
        break;
      case "presence":
        this.watchers = message.watchers;
        if (this.info) this.info = { ...this.info, seats: message.seats };
        this.show.becomes(() => this.info && (this.info = { ...this.info, status: message.status }));
        break;
      case "over":
        if (this.info) keepHead(this.info.id, message.head ?? "");
        this.show.becomes(() => {
          this.over = message;
          if (this.info) this.info = { ...this.info, status: "over", result: message.result };
        });
        break;
      case "seat-news":
        if (message.news !== "held") this.forget();
        this.news = [...this.news, message];
        break;
      case "agreement":
        this.agreement = message.agreement;
        this.agreed = message;
        break;
      case "ask-news":
      case "stand-in-news":
      case "again-news":
      case "said":
        this.company.hear(message);
        break;
    }
  }

  /** All of it, as it stands now. */
  private begin(message: TableState): void {
    this.info = message.table;
    this.agreement = message.agreement;
    this.company.greet(message);
    if (message.since === null) this.log.clear();
    this.version = message.table.version;
    this.turn = message.table.asked;
    this.heard = new Map();
    this.show.forget();
    this.log.greet(message.table.mine);
    this.take(message.seats, []);
    for (const state of message.seats) this.note(state);
    this.show.fresh = [];
  }

  /** The log has it at once; the rest is shown when its turn has come. */
  private listen(message: Update): void {
    if (message.since !== this.version) return this.connection.hello();
    const moves = message.version > message.since;
    if (moves) this.remember(this.turn.filter((seat) => this.info?.mine.includes(seat)));
    this.version = message.version;
    this.turn = message.asked;
    const state = message.seats.find(({ seat }) => (seat ?? -1) === this.show.eye) ?? message.seats[0];
    const before = state && this.heard.get(state.seat ?? -1);
    for (const each of message.seats) this.note(each);
    // What is shown of it comes in its turn; no question is shown before.
    this.connection.underway.seen();
    const update = () => this.update(message);
    const news = state && newsAfter(before?.tried ?? [], moves ? state.events : state.tried);
    if (state && news?.length && moves && settings.pace !== "instant") this.show.tell(news, before, state, update);
    else this.show.becomes(update, news);
  }

  private note(state: SeatState): void {
    markStood(state);
    this.log.add(state.seat ?? -1, state.events, state.before);
    this.heard.set(state.seat ?? -1, state);
  }

  private update(message: Update): void {
    if (this.info) {
      const mine = this.info.mine;
      const yourTurn = message.asked.some((seat) => mine.includes(seat));
      this.info = { ...this.info, version: message.version, asked: message.asked, your_turn: yourTurn };
    }
    const others = this.seats.filter((old) => !message.seats.some((state) => state.seat === old.seat));
    this.take(message.seats, others);
  }

  /** These seats of mine move. */
  private remember(seats: number[]): void {
    if (seats.includes(this.show.eye)) this.show.forget();
    for (const seat of seats) this.log.remember(seat, this.heard.get(seat)?.tried.length ?? 0);
  }

  /** What these seats see now, besides the others; what is equal stays what it is. */
  private take(states: SeatState[], others: SeatState[]): void {
    for (const state of states) {
      const old = this.seats.find(({ seat }) => seat === state.seat);
      if (!old || old === state) continue;
      state.view = same(old.view, state.view);
      state.questions = same(old.questions, state.questions);
    }
    this.seats = [...others, ...states].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
  }

  /** A seat is lost: nothing that was seen from it stays, and nothing that waits is sent from it. */
  private forget(): void {
    this.show.clear();
    this.show.forget();
    this.seats = [];
    this.heard = new Map();
    this.log.clear();
    this.connection.forget();
  }
}
