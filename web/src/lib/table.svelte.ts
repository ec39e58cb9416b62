/** A table as this browser sees it: the socket, what it has brought, and what has been asked of the server. */

import { api } from "./api";
import type {
  Agreement,
  AgreementNews,
  ClientMessage,
  GameEvent,
  Over,
  Presence,
  Problem,
  SeatNews,
  SeatState,
  ServerMessage,
  TableInfo,
  Update,
  Why,
} from "./protocol";
import { newNonce } from "./nonce";
import { settings, store, stored } from "./settings.svelte";
import { Underway } from "./underway.svelte";

/** What became of a message: done, refused with reasons, or wrong in itself. */
export interface Outcome {
  done: boolean;
  reasons: Why[];
  problem: Problem | null;
}

type WithoutNonce<T> = T extends { nonce: string } ? Omit<T, "nonce"> : never;
export type Wish = WithoutNonce<ClientMessage>;

interface Waiting {
  message: ClientMessage & { nonce: string };
  settle: (outcome: Outcome) => void;
}

const RETRY_FIRST = 500;
const RETRY_MOST = 8000;
const HEARTBEAT = 20_000;
/** Milliseconds to look at what has happened before the next thing is shown; less where much is waiting. */
const LOOK = 700;
const LOOK_LEAST = 160;

type Shown = Update | Presence | Over;

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatState[]>([]);
  /** Events by seat (-1: spectator), oldest first, as far as they have come. */
  log = $state.raw<Map<number, GameEvent[]>>(new Map());
  /** How many events each seat knows of from before its log: they come when somebody asks for them. */
  before = $state.raw<Map<number, number>>(new Map());
  /** How many events each of my seats knew of when it last moved. */
  moved = $state.raw<Map<number, number>>(new Map());
  /** Events that came with the newest message, for animation. */
  fresh = $state.raw<GameEvent[]>([]);
  over = $state.raw<Over | null>(null);
  watchers = $state(0);
  /** What the table is asked about a seat, and what has last become of such a question. */
  agreement = $state.raw<Agreement | null>(null);
  agreed = $state.raw<AgreementNews | null>(null);
  /** What has become of my seats, the newest last. */
  news = $state.raw<SeatNews[]>([]);
  connected = $state(false);
  refused = $state.raw<Problem | null>(null);
  /** How much has happened that is not shown yet. */
  behind = $state(0);
  /** What has been said here and not been answered. */
  readonly underway = new Underway();
  /** Something is said, heard or shown. */
  readonly busy = $derived((!this.connected && !this.refused) || this.underway.any || this.behind > 0);

  private socket: WebSocket | null = null;
  private version: number | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private retry = RETRY_FIRST;
  private unheard = false;
  private recalling = false;
  private readonly heart: ReturnType<typeof setInterval>;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Shown[] = [];
  /** Hello was said: the snapshot that answers holds all that comes before it. */
  private greeting = false;
  private looking: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.connect();
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.reconnect);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnect);
    removeEventListener("offline", this.reconnect);
    clearInterval(this.heart);
    clearTimeout(this.timer);
    clearTimeout(this.looking);
    this.socket?.close();
  }

  /** Say something that is answered; it is said again, with the same nonce, if the network was gone. */
  send(wish: Wish): Promise<Outcome> {
    const nonce = newNonce();
    const message = { ...wish, nonce } as ClientMessage & { nonce: string };
    return new Promise((settle) => {
      this.waiting.set(nonce, { message, settle });
      this.underway.say(message);
      this.say(message);
    });
  }

  /** The table as an answer has it. Who has just sat down was perhaps nobody's browser before: the line begins anew. */
  change(info: TableInfo): void {
    const sat = !this.info?.mine.length && info.mine.length;
    this.info = info;
    if (!sat) return;
    this.version = null;
    this.reconnect();
  }

  /** Put what happened before a seat's log in front of it, a page at a time. */
  async recall(seat: number | null): Promise<void> {
    const eye = seat ?? -1;
    const before = this.before.get(eye) ?? 0;
    if (!before || this.recalling) return;
    this.recalling = true;
    try {
      const earlier = await api.earlier(this.id, seat, before);
      // Meanwhile somebody may have gone back, by agreement, or the line may have been cut.
      if (this.before.get(eye) !== before || earlier.first + earlier.events.length !== before) return;
      this.log = new Map(this.log).set(eye, [...earlier.events, ...(this.log.get(eye) ?? [])]);
      this.before = new Map(this.before).set(eye, earlier.first);
    } finally {
      this.recalling = false;
    }
  }

  /** Show at once all that has happened. */
  hurry(): void {
    clearTimeout(this.looking);
    this.looking = undefined;
    for (const message of this.queue.splice(0)) this.show(message);
    this.behind = 0;
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => {
      this.connected = false;
      if (this.closed) return;
      this.timer = setTimeout(() => this.connect(), this.retry);
      this.retry = Math.min(this.retry * 2, RETRY_MOST);
    };
  }

  /** The network has come or gone: the old line is dead, and a new one is tried at once. */
  private readonly reconnect = (): void => {
    clearTimeout(this.timer);
    this.retry = RETRY_FIRST;
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.connected = false;
    this.connect();
  };

  /** A line on which nothing comes back is dead, whatever the browser thinks. */
  private beat(): void {
    if (!this.connected) return;
    if (this.unheard) this.reconnect();
    else this.say({ type: "ping", nonce: "heartbeat" });
    this.unheard = true;
  }

  private hello(): void {
    this.hurry();
    this.greeting = true;
    this.say({ type: "hello", since: this.version });
  }

  private say(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.unheard = false;
    switch (message.type) {
      case "snapshot":
        this.greeting = false;
        this.retry = RETRY_FIRST;
        this.connected = true;
        this.info = message.table;
        this.agreement = message.agreement;
        if (message.since === null) {
          this.log = new Map();
          this.before = new Map();
        }
        this.version = message.table.version;
        this.moved = new Map(message.table.mine.map((seat) => [seat, Number(stored(`seen.${this.id}.${seat}`))]));
        this.take(message.seats, true);
        this.underway.seen(true);
        for (const { message: unanswered } of this.waiting.values()) this.say(unanswered);
        break;
      case "update":
      case "presence":
      case "over":
        if (message.type === "update" && this.greeting) break;
        this.queue.push(message);
        this.showNext();
        break;
      case "seat-news":
        if (message.news !== "held") this.forget();
        this.news = [...this.news, message];
        break;
      case "agreement":
        this.agreement = message.agreement;
        this.agreed = message;
        break;
      case "ack":
        this.settle(message.nonce, { done: true, reasons: [], problem: null });
        break;
      case "why-not":
        this.settle(message.nonce, { done: true, reasons: message.reasons, problem: null });
        break;
      case "refused":
        if (message.nonce === null) this.refused = message.problem;
        else this.settle(message.nonce, { done: false, reasons: message.reasons, problem: message.problem });
        break;
      case "resync":
        this.hello();
        break;
      case "pong":
        break;
    }
  }

  /** One thing after the other, with time to look; what I try myself is shown at once. */
  private showNext(): void {
    while (this.queue.length) {
      const message = this.queue[0]!;
      const moves = message.type === "update" && message.version > message.since;
      if (this.looking !== undefined && (moves || message.type === "over")) break;
      this.queue.shift();
      this.show(message);
      if (moves && settings.motion && settings.pace !== "instant") {
        this.looking = setTimeout(
          () => {
            this.looking = undefined;
            this.showNext();
          },
          Math.max(LOOK_LEAST, LOOK - 40 * this.queue.length),
        );
      }
    }
    this.behind = this.queue.length;
  }

  private show(message: Shown): void {
    switch (message.type) {
      case "update":
        this.update(message);
        break;
      case "presence":
        this.watchers = message.watchers;
        if (this.info) this.info = { ...this.info, seats: message.seats, status: message.status };
        break;
      case "over":
        this.over = message;
        if (this.info) this.info = { ...this.info, status: "over", result: message.result };
        break;
    }
  }

  private update(message: Update): void {
    if (message.since !== this.version) {
      this.hello();
      return;
    }
    this.version = message.version;
    const before = this.info?.asked ?? [];
    if (this.info) {
      const mine = this.info.mine;
      const yourTurn = message.asked.some((seat) => mine.includes(seat));
      this.info = { ...this.info, version: message.version, asked: message.asked, your_turn: yourTurn };
    }
    this.underway.seen();
    if (message.version > message.since) this.remember(before.filter((seat) => this.info?.mine.includes(seat)));
    this.take(message.seats, false);
  }

  /** These seats of mine move: what they have not tried themselves is news to them, also after a reload. */
  private remember(seats: number[]): void {
    const moved = new Map(this.moved);
    for (const seat of seats) {
      const tried = this.seats.find((state) => state.seat === seat)?.tried ?? [];
      const seen = (this.before.get(seat) ?? 0) + (this.log.get(seat)?.length ?? 0) + tried.length;
      moved.set(seat, seen);
      store(`seen.${this.id}.${seat}`, String(seen));
    }
    this.moved = moved;
  }

  private take(states: SeatState[], all: boolean): void {
    const seats = all ? [] : this.seats.filter((old) => !states.some((state) => state.seat === old.seat));
    this.seats = [...seats, ...states].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
    for (const { seat, events, before } of states) this.tell(seat ?? -1, events, before);
    this.fresh = all ? [] : (states[0]?.events ?? []);
  }

  /** A seat is lost: nothing that was seen from it stays, and nothing that waits is sent from it. */
  private forget(): void {
    clearTimeout(this.looking);
    this.looking = undefined;
    this.queue = [];
    this.behind = 0;
    this.seats = [];
    this.log = new Map();
    this.fresh = [];
    for (const nonce of [...this.waiting.keys()]) this.settle(nonce, { done: false, reasons: [], problem: null });
  }

  /** What was undone is told anew from where it went back to, and what does not join on takes the place of all. */
  private tell(eye: number, events: GameEvent[], before: number): void {
    const known = this.log.get(eye) ?? [];
    const kept = before - (this.before.get(eye) ?? before);
    const joins = kept >= 0 && kept <= known.length;
    this.log = new Map(this.log).set(eye, joins ? [...known.slice(0, kept), ...events] : events);
    if (!joins || !this.before.has(eye)) this.before = new Map(this.before).set(eye, before);
  }

  private settle(nonce: string, outcome: Outcome): void {
    this.underway.reply(nonce, outcome.done);
    this.waiting.get(nonce)?.settle(outcome);
    this.waiting.delete(nonce);
  }
}
