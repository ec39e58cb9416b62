/** A table as this browser sees it: the socket, what it has brought, and what has been asked of the server. */

import { keepHead } from "../fair/kept";
import { api, mistakes } from "./api";
import { Company } from "./company.svelte";
import type {
  Agreement,
  AgreementNews,
  ClientMessage,
  GameEvent,
  GameView,
  Over,
  ProblemBody,
  SeatNews,
  SeatState,
  ServerMessage,
  TableInfo,
  Update,
  Why,
} from "./protocol";
import { newNonce } from "./nonce";
import { pauseBefore } from "./retry";
import { same } from "./same";
import { inGroups, newsAfter, type Weigh } from "./scenes";
import { settings, store, stored } from "./settings.svelte";
import { Show, type Scene } from "./show.svelte";
import { markStood } from "./stood";
import { Underway } from "./underway.svelte";

/** What became of a message: done, refused with reasons, or wrong in itself. */
export interface Outcome {
  done: boolean;
  reasons: Why[];
  problem: ProblemBody | null;
  /** Asked why not: the question of the move that it would answer instead. */
  question?: string | null;
}

type WithoutNonce<T> = T extends { nonce: string } ? Omit<T, "nonce"> : never;
export type Wish = WithoutNonce<ClientMessage>;

interface Waiting {
  message: ClientMessage & { nonce: string };
  settle: (outcome: Outcome) => void;
}

/** Close code of a line that was not read (docs/host/operation.md). */
const TOO_SLOW = 4408;
const HEARTBEAT = 20_000;
/** Scenes that are kept to be shown again. */
const MOST_KEPT = 120;
const PLAIN: Weigh = (events) => ({ mine: false, letters: 0, events: events.length, asks: 0, great: false, dice: false });

export class Table {
  readonly id: string;
  /** What people do here with each other. */
  readonly company: Company;
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatState[]>([]);
  /** Events by seat (-1: spectator), oldest first, as far as they have come. */
  log = $state.raw<Map<number, GameEvent[]>>(new Map());
  /** How many events each seat knows of from before its log: they come when somebody asks for them. */
  before = $state.raw<Map<number, number>>(new Map());
  /** How many events each of my seats knew of when it last moved. */
  moved = $state.raw<Map<number, number>>(new Map());
  over = $state.raw<Over | null>(null);
  watchers = $state(0);
  /** What the table is asked about a seat, and what has last become of such a question. */
  agreement = $state.raw<Agreement | null>(null);
  agreed = $state.raw<AgreementNews | null>(null);
  /** What has become of my seats, the newest last. */
  news = $state.raw<SeatNews[]>([]);
  connected = $state(false);
  /** The line was cut because this window did not read what it was sent; it comes back by itself. */
  slow = $state(false);
  refused = $state.raw<ProblemBody | null>(null);
  /** Why the server can write nothing now; it says when it goes on. */
  paused = $state.raw<ProblemBody | null>(null);
  /** Whose turn it really is, however far the show may be. */
  turn = $state.raw<number[]>([]);
  /** It was too much to be told: who comes back sees at once what has happened. */
  missed = $state(false);
  /** What happens, told one thing after the other. */
  readonly show = new Show(() => (this.missed = true));
  /** The seat that looks (-1: a spectator), how it weighs what it sees, and what leaves the board as it was until it is told. */
  eye = -1;
  weigh: Weigh = PLAIN;
  holds: (event: GameEvent, ahead: GameEvent[]) => boolean = () => false;
  /** What it shows then, while these events are still to be told. */
  meanwhile: (before: GameView, after: GameView, ahead: GameEvent[]) => GameView = (before) => before;
  /** What has been said here and not been answered. */
  readonly underway = new Underway();
  /** Something is said, heard or shown. */
  readonly busy = $derived((!this.connected && !this.refused) || this.underway.any || this.show.running);

  private socket: WebSocket | null = null;
  /** What has been heard, of which perhaps not all is shown yet: the version, what seats have tried, what they see. */
  private version: number | null = null;
  private heard = new Map<number, SeatState>();
  /** What has been told since the seat that looks has last moved. */
  private kept: Scene[] = [];
  private readonly waiting = new Map<string, Waiting>();
  /** Calls since the line was lost. */
  private tries = 0;
  private unheard = false;
  private recalling = false;
  private readonly heart: ReturnType<typeof setInterval>;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Hello was said: the snapshot that answers holds all that comes before it. */
  private greeting = false;

  constructor(id: string) {
    this.id = id;
    this.company = new Company(id, (wish) => this.send(wish));
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
    this.show.close();
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

  /** The line begins anew: this browser is somebody now. */
  renew(): void {
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
      markStood(earlier);
      this.log = new Map(this.log).set(eye, [...earlier.events, ...(this.log.get(eye) ?? [])]);
      this.before = new Map(this.before).set(eye, earlier.first);
    } finally {
      this.recalling = false;
    }
  }

  /** Whether what others have done since I moved can be shown once more. */
  get repeatable(): boolean {
    return this.kept.length > 0;
  }

  /** Show once more what has happened since I moved. */
  again(): void {
    this.show.add(this.kept.map((scene) => ({ ...scene, told: Infinity, heard: Date.now(), begin: () => undefined })));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      this.connected = false;
      this.slow = code === TOO_SLOW;
      if (this.closed) return;
      this.timer = setTimeout(() => this.connect(), pauseBefore(this.tries++));
    };
  }

  /** The network has come or gone: the old line is dead, and a new one is tried at once. */
  private readonly reconnect = (): void => {
    clearTimeout(this.timer);
    this.tries = 0;
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
    this.show.hurry();
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
        this.tries = 0;
        if (!this.connected) this.paused = null;
        this.connected = true;
        this.slow = false;
        this.info = message.table;
        this.agreement = message.agreement;
        this.company.greet(message);
        if (message.since === null) {
          this.log = new Map();
          this.before = new Map();
        }
        this.version = message.table.version;
        this.turn = message.table.asked;
        this.heard = new Map();
        this.kept = [];
        this.moved = new Map(message.table.mine.map((seat) => [seat, Number(stored(`seen.${this.id}.${seat}`))]));
        this.take(message.seats, true);
        this.underway.seen(true);
        for (const { message: unanswered } of this.waiting.values()) this.say(unanswered);
        break;
      case "update":
        if (!this.greeting) this.listen(message);
        break;
      case "presence":
        this.watchers = message.watchers;
        if (this.info) this.info = { ...this.info, seats: message.seats };
        this.becomes(() => this.info && (this.info = { ...this.info, status: message.status }));
        break;
      case "over":
        if (this.info) keepHead(this.info.id, message.head ?? "");
        this.becomes(() => {
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
      case "ack":
        this.settle(message.nonce, { done: true, reasons: [], problem: null });
        break;
      case "why-not":
        this.settle(message.nonce, { done: true, reasons: message.reasons, problem: null, question: message.question });
        break;
      case "refused":
        void this.refuse(message);
        break;
      case "paused":
        void this.pause(message.problem);
        break;
      case "resync":
        this.hello();
        break;
      case "pong":
        break;
    }
  }

  /** A rule is said at once; what else is wrong, when there are words for it. */
  private async refuse({ nonce, reasons, problem }: Extract<ServerMessage, { type: "refused" }>): Promise<void> {
    if (problem) await mistakes.sayable().catch(() => {});
    if (nonce === null) this.refused = problem;
    else this.settle(nonce, { done: false, reasons, problem });
  }

  /** Said on the page until it goes on; who was not greeted meanwhile is greeted then. */
  private async pause(problem: ProblemBody | null): Promise<void> {
    if (problem) await mistakes.sayable().catch(() => {});
    this.paused = problem;
    if (!problem && !this.connected) this.hello();
  }

  /** The log has it at once; the rest is shown when its turn has come. */
  private listen(message: Update): void {
    if (message.since !== this.version) {
      this.hello();
      return;
    }
    const moves = message.version > message.since;
    if (moves) this.remember(this.turn.filter((seat) => this.info?.mine.includes(seat)));
    this.version = message.version;
    this.turn = message.asked;
    const state = message.seats.find(({ seat }) => (seat ?? -1) === this.eye) ?? message.seats[0];
    const before = state && this.heard.get(state.seat ?? -1);
    for (const each of message.seats) {
      markStood(each);
      this.tell(each.seat ?? -1, each.events, each.before);
      this.heard.set(each.seat ?? -1, each);
    }
    // What is shown of it comes in its turn; no question is shown before.
    this.underway.seen();
    if (!state) return this.becomes(() => this.update(message));
    const news = newsAfter(before?.tried ?? [], moves ? state.events : state.tried);
    if (!moves || !news.length || settings.pace === "instant") return this.becomes(() => this.update(message), news);
    this.show.add(this.scenesOf(message, state, news, before));
  }

  /** Something that is not told becomes true, after all that is still to be told. */
  private becomes(begin: () => void, events: GameEvent[] = []): void {
    this.show.add([{ events, quiet: true, weight: PLAIN(events), view: null, told: Infinity, heard: Date.now(), begin }]);
  }

  /** What an update tells; the board changes with the first of it, or after the last that leaves it as it was. */
  private scenesOf(message: Update, state: SeatState, news: GameEvent[], before: SeatState | undefined): Scene[] {
    const groups = inGroups(news, this.weigh);
    const held = groups.findLastIndex((events, at) => events.some((event) => this.holds(event, groups.slice(at + 1).flat())));
    const heard = Date.now();
    let told = state.before + state.events.length - news.length;
    const scenes = groups.map((events, at): Scene => {
      told += events.length;
      const begin = at === held + 1 ? () => this.update(message) : () => undefined;
      const ahead = groups.slice(at + 1).flat();
      const view = at <= held ? this.meanwhile((before ?? state).view, state.view, ahead) : state.view;
      return { events, quiet: false, weight: this.weigh(events), view, told, heard, begin };
    });
    this.kept = [...this.kept, ...scenes].slice(-MOST_KEPT);
    if (held === groups.length - 1) scenes.push({ ...scenes[held]!, events: [], begin: () => this.update(message) });
    return scenes;
  }

  private update(message: Update): void {
    if (this.info) {
      const mine = this.info.mine;
      const yourTurn = message.asked.some((seat) => mine.includes(seat));
      this.info = { ...this.info, version: message.version, asked: message.asked, your_turn: yourTurn };
    }
    this.take(message.seats, false);
  }

  /** These seats of mine move: what they have not tried themselves is news to them, also after a reload. */
  private remember(seats: number[]): void {
    if (!seats.length) return;
    if (seats.includes(this.eye)) this.kept = [];
    const moved = new Map(this.moved);
    for (const seat of seats) {
      const tried = this.heard.get(seat)?.tried ?? [];
      const seen = (this.before.get(seat) ?? 0) + (this.log.get(seat)?.length ?? 0) + tried.length;
      moved.set(seat, seen);
      store(`seen.${this.id}.${seat}`, String(seen));
    }
    this.moved = moved;
  }

  private take(states: SeatState[], all: boolean): void {
    const seats = all ? [] : this.seats.filter((old) => !states.some((state) => state.seat === old.seat));
    for (const state of states) {
      const old = this.seats.find(({ seat }) => seat === state.seat);
      if (!old || old === state) continue;
      state.view = same(old.view, state.view);
      state.questions = same(old.questions, state.questions);
    }
    this.seats = [...seats, ...states].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
    if (!all) return;
    for (const state of states) {
      markStood(state);
      this.tell(state.seat ?? -1, state.events, state.before);
      this.heard.set(state.seat ?? -1, state);
    }
    this.show.fresh = [];
  }

  /** A seat is lost: nothing that was seen from it stays, and nothing that waits is sent from it. */
  private forget(): void {
    this.show.clear();
    this.seats = [];
    this.heard = new Map();
    this.kept = [];
    this.log = new Map();
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
