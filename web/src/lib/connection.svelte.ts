/** The connection of a page to its table: a socket that comes back by itself, and messages that wait for a reply. */

import { mistakes } from "./api";
import { newNonce } from "./nonce";
import type { ClientMessage, ProblemBody, ServerMessage, Why } from "./protocol";
import { pauseBefore } from "./retry";
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

/** Who speaks and listens here. */
interface Listener {
  /** The version of the game that has been heard of; null: none. The connection is about to ask for what came since. */
  hello: () => number | null;
  /** All that is no reply. */
  hear: (message: ServerMessage) => void;
}

/** Close code of a line that was not read (docs/host/operation.md). */
const TOO_SLOW = 4408;
const HEARTBEAT = 20_000;

export class Connection {
  /** The table has said how it stands. */
  up = $state(false);
  /** The line was cut because this window did not read what it was sent; it comes back by itself. */
  slow = $state(false);
  /** Why the table does not let this browser in. */
  refused = $state.raw<ProblemBody | null>(null);
  /** Why the server can write nothing now; it says when it goes on. */
  paused = $state.raw<ProblemBody | null>(null);
  /** What has been said here and not been answered. */
  readonly underway = new Underway();

  private readonly address: string;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  /** Calls since the line was lost. */
  private tries = 0;
  private unheard = false;
  private readonly heart: ReturnType<typeof setInterval>;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Hello was said: the snapshot that answers holds all that comes before it. */
  private greeting = false;

  constructor(
    table: string,
    private readonly listener: Listener,
  ) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
    this.connect();
    addEventListener("online", this.renew);
    addEventListener("offline", this.renew);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.renew);
    removeEventListener("offline", this.renew);
    clearInterval(this.heart);
    clearTimeout(this.timer);
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

  /** Ask for what has happened since the last time, or for everything. */
  hello(): void {
    const since = this.listener.hello();
    this.greeting = true;
    this.say({ type: "hello", since });
  }

  /** Begin anew: the network has come or gone, and the old line is dead, or this browser is somebody else now. */
  readonly renew = (): void => {
    clearTimeout(this.timer);
    this.tries = 0;
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.up = false;
    this.connect();
  };

  /** Nothing that waits for a reply is said again. */
  forget(): void {
    for (const nonce of [...this.waiting.keys()]) this.settle(nonce, { done: false, reasons: [], problem: null });
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      this.up = false;
      this.slow = code === TOO_SLOW;
      if (this.closed) return;
      this.timer = setTimeout(() => this.connect(), pauseBefore(this.tries++));
    };
  }

  /** A line on which nothing comes back is dead, whatever the browser thinks. */
  private beat(): void {
    if (!this.up) return;
    if (this.unheard) this.renew();
    else this.say({ type: "ping", nonce: "heartbeat" });
    this.unheard = true;
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
        if (!this.up) this.paused = null;
        this.up = true;
        this.slow = false;
        this.listener.hear(message);
        this.underway.seen(true);
        for (const { message: unanswered } of this.waiting.values()) this.say(unanswered);
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
      default:
        if (message.type !== "update" || !this.greeting) this.listener.hear(message);
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
    if (!problem && !this.up) this.hello();
  }

  private settle(nonce: string, outcome: Outcome): void {
    this.underway.reply(nonce, outcome.done);
    this.waiting.get(nonce)?.settle(outcome);
    this.waiting.delete(nonce);
  }
}
