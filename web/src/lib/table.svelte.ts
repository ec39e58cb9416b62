/** A table as this browser sees it: the socket, what it has brought, and what has been asked of the server. */

import type {
  ClientMessage,
  GameEvent,
  Line,
  Over,
  Problem,
  SeatInfo,
  SeatState,
  ServerMessage,
  TableInfo,
  Update,
  Why,
} from "./protocol";

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

const RETRY_MOST = 8000;

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatState[]>([]);
  lines = $state.raw<Line[]>([]);
  /** All events by seat (-1: spectator), oldest first. */
  log = $state.raw<Map<number, GameEvent[]>>(new Map());
  /** How many events each of my seats had seen when it last moved. */
  moved = $state.raw<Map<number, number>>(new Map());
  /** Events that came with the newest message, for animation. */
  fresh = $state.raw<GameEvent[]>([]);
  over = $state.raw<Over | null>(null);
  watchers = $state(0);
  connected = $state(false);
  refused = $state.raw<Problem | null>(null);

  private socket: WebSocket | null = null;
  private version: number | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private retry = 500;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Say something that is answered; it is said again, with the same nonce, if the network was gone. */
  send(wish: Wish): Promise<Outcome> {
    const nonce = crypto.randomUUID();
    const message = { ...wish, nonce } as ClientMessage & { nonce: string };
    return new Promise((settle) => {
      this.waiting.set(nonce, { message, settle });
      this.say(message);
    });
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

  private hello(): void {
    this.say({ type: "hello", since: this.version });
  }

  private say(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.retry = 500;
        this.connected = true;
        this.info = message.table;
        if (message.since === null) {
          this.lines = message.lines;
          this.log = new Map();
        } else {
          this.lines = [...this.lines, ...message.lines];
        }
        this.version = message.table.version;
        this.take(message.seats, true);
        for (const { message: unanswered } of this.waiting.values()) this.say(unanswered);
        break;
      case "update":
        this.update(message);
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
      case "presence":
        this.watchers = message.watchers;
        if (this.info) this.info = { ...this.info, seats: message.seats as SeatInfo[], status: message.status };
        break;
      case "over":
        this.over = message;
        if (this.info) this.info = { ...this.info, status: "over", result: message.result };
        break;
      case "resync":
        this.hello();
        break;
      case "pong":
        break;
    }
  }

  private update(message: Update): void {
    if (message.since !== this.version) {
      this.hello();
      return;
    }
    this.version = message.version;
    this.lines = [...this.lines, ...message.lines];
    if (this.info) {
      const mine = this.info.mine;
      const yourTurn = message.asked.some((seat) => mine.includes(seat));
      this.info = { ...this.info, version: message.version, asked: message.asked, your_turn: yourTurn };
    }
    this.take(message.seats, false);
    const moved = new Map(this.moved);
    for (const { seat, seat_name } of this.info?.seats ?? []) {
      if (message.lines.some(({ line }) => line.startsWith(`${seat_name}:`))) moved.set(seat, this.log.get(seat)?.length ?? 0);
    }
    this.moved = moved;
  }

  private take(states: SeatState[], all: boolean): void {
    const seats = all ? [] : this.seats.filter((old) => !states.some((state) => state.seat === old.seat));
    this.seats = [...seats, ...states].sort((a, b) => (a.seat ?? -1) - (b.seat ?? -1));
    const log = new Map(this.log);
    for (const { seat, events } of states) log.set(seat ?? -1, [...(log.get(seat ?? -1) ?? []), ...events]);
    this.log = log;
    this.fresh = all ? [] : (states[0]?.events ?? []);
  }

  private settle(nonce: string, outcome: Outcome): void {
    this.waiting.get(nonce)?.settle(outcome);
    this.waiting.delete(nonce);
  }
}
