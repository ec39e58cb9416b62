/** Sentences from keys and arguments, from the same Fluent files as the server's `trireme.words`. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { api } from "./api";
import { forms, french, iconsIn, namesIn, type Language, type Name } from "./naming";

type Figure = string | number;
export type Args = Record<string, Figure | boolean | (string | number)[] | Record<string, number>>;

const shared = import.meta.glob<string>("../../../src/trireme/words/*.ftl", { query: "?raw", import: "default" });
const ofPage = import.meta.glob<string>("../words/**/*.ftl", { query: "?raw", import: "default" });
const ofBoards = import.meta.glob<string>("../boards/*/words/*.ftl", { query: "?raw", import: "default" });
const ofModules = import.meta.glob<string>("../boards/*/*/words/*.ftl", { query: "?raw", import: "default" });

/** Arguments that are the number of a seat. */
const SEATS = ["seat", "by", "defender", "loser", "victim", "winner"];

export class Words {
  readonly language: Language;
  seats: string[];
  private readonly bundle: FluentBundle;
  /** What is said in place of a sentence where these expansions are in play: `ask-prosper--titans`. */
  private readonly endings: string[];
  private readonly names: Map<string, Name>;
  private readonly icons: Map<string, string>;

  constructor(language: Language, sources: string[], components: unknown[], seats: string[], modules: string[] = []) {
    this.language = language;
    this.seats = seats;
    this.endings = [...new Set(modules.map((name) => `--${name.split(".")[0]!}`))];
    this.names = namesIn(components, language);
    this.icons = iconsIn(components);
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        COUNT: ([number, unit]) => this.count(numeric(number), text(unit)),
        LIST: (pairs) => this.list(pairs),
      },
    });
    this.add(sources);
  }

  /** Say these sentences too. */
  add(sources: string[]): void {
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(this.language === "fr" ? french(source) : source), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(this.inPlay(written(key)));
  }

  /** The message that the expansions in play have for a key. */
  private inPlay(key: string): string {
    const ending = this.endings.find((each) => this.bundle.hasMessage(key + each));
    return ending ? key + ending : key;
  }

  /** The sentence of a key, with the names of all components and seats among the arguments. */
  say(key: string, args: Args = {}): string {
    const message = this.bundle.getMessage(this.inPlay(written(key)));
    const named = this.named(args);
    if (!message) return readable(key, Object.fromEntries(Object.keys(args).map((name) => [name, named[name]!])));
    const variant = Object.entries(message.attributes).find(([name]) => (named[name] ?? "") !== "");
    const pattern = variant ? variant[1] : message.value;
    return pattern ? this.bundle.formatPattern(pattern, named) : key;
  }

  /** The sentence of a key that not every game has. */
  perhaps(key: string, otherwise: string): string {
    return this.has(key) ? this.say(key) : otherwise;
  }

  seat(seat: number): string {
    return this.seats[seat] ?? String.fromCharCode(65 + seat);
  }

  /** The name of a component, or of one of the things that have a message `<kind>-<id>`: a good, a phase. */
  name(kind: string, id: string): string {
    return this.names.get(id)?.text ?? this.say(`${kind}-${id}`);
  }

  /** The name of a component; anything else stands for itself. */
  nameOf(id: string): string {
    return this.names.get(id)?.text ?? id;
  }

  /** The name of the icon of a component: its id, unless its entry says another. */
  iconOf(id: string): string {
    return this.icons.get(id) ?? id;
  }

  count(number: number, unit: string): string {
    if (number < 0) return `−${this.count(-number, unit)}`;
    if (this.has(`unit-${unit}`)) return this.say(`unit-${unit}`, { count: number });
    // One of its kind, such as a card.
    const name = this.names.get(unit)?.text;
    return name && number === 1 ? name : `${number} ${name ?? unit}`.trim();
  }

  join(words: string[]): string {
    if (!words.length) return this.say("list-nothing");
    const last = words[words.length - 1]!;
    return words.length === 1 ? last : this.say("list-and", { first: words.slice(0, -1).join(", "), last });
  }

  /** Units with their numbers, and components by their names: 2 florins and Researcher. */
  things(counts: Record<string, number>): string {
    const some = Object.entries(counts).filter(([, number]) => number);
    return this.join(some.map(([id, number]) => (this.names.has(id) ? this.nameOf(id) : this.count(number, id))));
  }

  private list(pairs: FluentValue[]): string {
    const words: string[] = [];
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const number = numeric(pairs[at]);
      if (number) words.push(this.count(number, text(pairs[at + 1])));
    }
    return this.join(words);
  }

  /** Names instead of ids and seats; nobody's seat is an empty text, a list is its names in a row. */
  private named(args: Args): Record<string, Figure> {
    const named: Record<string, Figure> = {};
    for (const [argument, value] of Object.entries(args)) {
      if (SEATS.includes(argument) && typeof value === "number") {
        Object.assign(named, forms(this.language, argument, { text: value < 0 ? "" : this.seat(value), article: "" }));
      } else if (argument === "seats" && (Array.isArray(value) || typeof value === "string")) {
        // Figures of an answer are no lists: there it is "0,2".
        const seats: unknown[] = typeof value === "string" ? value.split(",") : value;
        named[argument] = this.join(seats.map((seat) => this.seat(Number(seat))));
      } else if (Array.isArray(value)) {
        named[argument] = this.join(value.map((id) => this.nameOf(String(id))));
      } else if (typeof value === "string" && this.names.has(value.split("/")[0]!)) {
        // A spot has the name of its hex.
        Object.assign(named, forms(this.language, argument, this.names.get(value.split("/")[0]!)!));
      } else if (value && typeof value === "object") {
        named[argument] = this.things(value);
      } else {
        named[argument] = typeof value === "boolean" ? Number(value) : value;
      }
    }
    return named;
  }
}

/** A key as Fluent can have it: the tag `hades.threat` of a module's event is `hades-threat` there. */
function written(key: string): string {
  return key.replaceAll(".", "-");
}

function numeric(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value ?? 0);
}

function text(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** What is spoken of: a game, or, without one, what all games share. */
export interface Subject {
  game: string | null;
  components: Record<string, unknown>;
  seats: string[];
  /** The expansions in play; undefined: any can be meant. */
  modules: string[] | undefined;
  /** Which of the chapters that are read now and then are wanted. */
  chapters: ReadonlySet<Chapter>;
}

/** What a board says in its first game only, or on its first page; the rulebook quotes that page, and names all expansions. */
export type Chapter = "lesson" | "primer" | "rulebook";
const CHAPTERS: readonly string[] = ["lesson", "primer"] satisfies Chapter[];

/** All that can be said about it in a language. */
export async function loadWords(language: Language, subject: Subject): Promise<Words> {
  const { game, components, seats, chapters } = subject;
  const modules = chapters.has("rulebook") ? undefined : subject.modules;
  const everywhere = [...inLanguage(shared, language, often), ...inLanguage(ofPage, language, often)];
  if (!game) return new Words(language, await Promise.all(everywhere), [], seats);
  const board = inLanguage(ofBoards, language, (path) => {
    const chapter = path.slice(path.lastIndexOf("/") + 1).split(".")[0]!;
    const wanted = !CHAPTERS.includes(chapter) || chapters.has(chapter as Chapter) || (chapter === "primer" && chapters.has("rulebook"));
    return wanted && path.includes(`/${game}/`);
  });
  const further = inLanguage(ofModules, language, (path) => {
    const [, , of, module] = path.split("/");
    return of === game && (modules?.includes(module!) ?? true);
  });
  const sources = await Promise.all([Promise.all(everywhere), ofGame(game, language, modules), Promise.all([...board, ...further])]);
  return new Words(language, sources.flat(), Object.values(components), seats, subject.modules);
}

/** What is seldom said, and comes when all else is there: what went wrong, and whether the dice were fair. */
const SELDOM = /\/(problems|dice)[/.]/;
const often = (path: string) => !SELDOM.test(path);

export function seldomWords(language: Language): Promise<string[]> {
  const seldom = (path: string) => SELDOM.test(path);
  return Promise.all([...inLanguage(shared, language, seldom), ...inLanguage(ofPage, language, seldom)]);
}

/** The sentences of a game come from the server, once: it may have games that this page was not built with. */
const ofGames = new Map<string, Promise<string[]>>();

function ofGame(game: string, language: Language, modules: string[] | undefined): Promise<string[]> {
  const name = [game, language, modules].join(" ");
  const own = ofGames.get(name) ?? api.words(game, language, modules).then(({ sources }) => sources);
  ofGames.set(name, own);
  own.catch(() => ofGames.delete(name));
  return own;
}

/** The files of a language: `fr.ftl` and `board.fr.ftl`. */
function inLanguage(
  files: Record<string, () => Promise<string>>,
  language: Language,
  wanted: (path: string) => boolean = () => true,
): Promise<string>[] {
  const ending = new RegExp(`[/.]${language}\\.ftl$`);
  return Object.keys(files)
    .filter((path) => ending.test(path) && wanted(path))
    .map((path) => files[path]!());
}

/** What a key without a sentence says: `event-hand-over`, seat B, coins 3, is "Hand over: B, coins 3". */
function readable(key: string, figures: Record<string, Figure>): string {
  const text = key.slice(Math.max(key.indexOf("-"), key.lastIndexOf(".")) + 1).replace(/[-_]/g, " ");
  const told = Object.entries(figures).filter(([, value]) => value !== "");
  const parts = told.map(([name, value]) => (SEATS.includes(name) ? String(value) : `${name} ${value}`));
  return text.charAt(0).toUpperCase() + text.slice(1) + (parts.length ? `: ${parts.join(", ")}` : "");
}
