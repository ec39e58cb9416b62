/** What every board is given, and how it talks back: boards know places (`tile:agora`), never codes. */

import type { Component } from "svelte";
import { api } from "../lib/api";
import type { Answer, Bargain, Deal, GameEvent, GameView, NewTable, Forecast, Pick, Question, SeatInfo, TableInfo } from "../lib/protocol";
import type { Further } from "../play/aim.svelte";
import type { Costs } from "../play/cost";
import type { Bid } from "../play/errand";
import type { Steps } from "../lib/place.svelte";
import { during } from "../lib/settled";
import type { Tally } from "./kit/tally";
import type { Telling } from "./telling";

export interface BoardProps<V = GameView> {
  view: V;
  /** The components of the game, as its content file has them. */
  components: Record<string, unknown>;
  seats: SeatInfo[];
  /** The seat whose table this is; null for a spectator. */
  me: number | null;
  /** What is asked of this seat. */
  question?: Question | undefined;
  /** Places that can be answered now. */
  open: Set<string>;
  /** Places that are part of the answer so far. */
  chosen: Set<string>;
  /** Places that a line of the log, or something that has just happened, lights up. */
  lit: Set<string>;
  /** What has just happened, for a moment of show. */
  fresh: GameEvent[];
  /** All that is told of the game so far, as far back as the page knows it. */
  story?: GameEvent[];
  /** All that came before, where one goes back and forth in a game. */
  past?: GameEvent[];
  /** The answer that pointing at a place gives, as it is written; undefined where there is none or more is needed. */
  answerAt?: (place: string) => string | undefined;
  /** What is short for what the place would be needed for, in words: "1 gold short". */
  shortAt?: (place: string) => string | undefined;
  /** What may come of what is pointed at or chosen. */
  outlooks?: Forecast[];
  /** The answer that the parts chosen so far come to: a tile on this cell, with this face, turned so. */
  meant?: Answer | undefined;
  /** What may be answered besides, though nobody waits for it. */
  may?: May | undefined;
  /** It is being told: the eye is led to it. */
  told?: boolean;
  /** It is a great moment: the eye goes there. */
  great?: boolean;
  /** A card lies on its north-west corner, if only folded to a line; */
  card?: boolean;
  /** it is open, and the board makes room. */
  aside?: boolean;
  /** Numbers on places, for the lines of a recap. */
  pins?: Pin[];
  /** Somebody points at a place, perhaps at an amount that it shows: an answer if it is open, otherwise: why not? */
  onpick: (place: string, amount?: number) => void;
  /** Somebody wants to know what this is. */
  onexplain: (place: string | null) => void;
}

/** What one may do besides: offers that have come in, and the answers to them among others. */
export interface May {
  offers: Bargain[];
  answers: Answer[];
  onanswer: (code: number) => void;
}

/** An offer that is being put together. */
export interface DealProps {
  question: Deal;
  /** The table at which it is made. */
  view: GameView;
  /** Offer this: all its parts are answered one after the other. */
  onoffer: (bid: Bid) => void;
  /** Leave it, and choose another partner or none. */
  oncancel: () => void;
}

/** A number on a place, in the colour of a seat. */
export interface Pin {
  number: number;
  place: string;
  seat: number | null;
}

/** What stands beside the board. */
export interface BesideProps<V = GameView> extends Omit<
  BoardProps<V>,
  "fresh" | "story" | "past" | "outlooks" | "meant" | "may" | "told" | "great" | "card" | "aside" | "pins"
> {
  /** What has been answered and can still be answered otherwise. */
  earlier?: Pick | undefined;
}

export interface StripProps<V = GameView> {
  view: V;
  components: Record<string, unknown>;
  seats: SeatInfo[];
  me: number;
}

/** A card that says all about one component. */
export interface ExplainProps<V = GameView> {
  view: V;
  components: Record<string, unknown>;
  place: string;
  /** Something else is said beside it: the effect will do. */
  brief?: boolean;
}

export interface BoardParts {
  Board: Component<BoardProps>;
  /** What is chosen from beside the board, or threatens: gods, creatures, disasters. */
  Beside?: Component<BesideProps>;
  /** Who plays, with all that everybody may know of them. */
  Players: Component<BesideProps>;
  /** My goods in one line, for small screens. */
  Strip?: Component<StripProps>;
  Explain: Component<ExplainProps>;
  /** How an offer is written; it shows those that come in, too. Without it: in the bar, as for all games. */
  Deal?: Component<DealProps>;
  /** It takes the room of two columns; all that is beside it stands in one. */
  wide?: boolean;
  /** What events, answers and questions may cost. Without it: nothing. */
  costs?: Costs;
  /** Whether its board says this of what comes; the bar says the rest. Without it: none. */
  foretells?: (outlook: Forecast) => boolean;
  /** Answers for places that lie further away than one step: each is the first of several that lead there. */
  further?: (view: GameView, components: Record<string, unknown>, question: Question, me: number | null) => Further[];
  /** Where the game stands: "round 4 of 8 · bids". */
  where: (view: GameView) => string;
  /** The parts of a round, which the page names above the table, and which of them is played. */
  steps?: (view: GameView) => Steps;
  roundOf: (view: GameView) => number;
  /** Keeps in this browser what its player has achieved in a game that is over. */
  remember?: (info: TableInfo, view: GameView, components: Record<string, unknown>) => void;
  /** How its events are told. */
  telling?: Telling;
  /** Whether a number can be pinned to this place. */
  pins?: (place: string) => boolean;
  /** What is free in its north-west corner for a card, on a board of so many pixels; null: no more than a line. */
  corner?: (view: GameView, components: Record<string, unknown>, wide: number, high: number) => Room | null;
  /** Whether a seat is out of the game and has no turn any more. */
  out?: (view: GameView, seat: number) => boolean;
  /** What the seats have done in a whole game, in numbers. */
  tallies?: (events: GameEvent[], seats: number) => Tally[];
  /** What each seat would score if the game ended here. */
  scoresOf: (view: GameView) => number[];
  /** Takes what the page has for an expansion of the game, before a table that plays with it is drawn. */
  take?: (module: string, ui: unknown) => void;
}

/** Pixels of a card. */
export interface Room {
  /** 0: there is none but for a line. */
  width: number;
  height: number;
  /** Where it begins, if not at the corner of the whole board. */
  left?: number;
  top?: number;
}

const boards = import.meta.glob<BoardParts>("./*/index.ts");
const expansions = import.meta.glob<{ ui: unknown }>("./*/*/index.ts");

/** The parts of a game's board; a game that the page was not built with is shown on a plain one. */
async function loadBoard(game: string): Promise<BoardParts> {
  return (boards[`./${game}/index.ts`] ?? boards["./plain/index.ts"]!)();
}

/** Options that belong together and are chosen in a way of the game's own, instead of one by one. */
export interface OwnChoices {
  /** The options in question. */
  names: string[];
  Choices?: Component<ChoicesProps>;
  /** The seats that play together, each team by itself, with these expansions. */
  partners?: (modules: string[], players: number) => number[][];
}

export interface ChoicesProps {
  components: Record<string, unknown>;
  /** What has been chosen so far, of all options. */
  values: Values;
  /** For a single player only, and there are several. */
  locked: boolean;
}

export type Values = NonNullable<NewTable["options"]>;

const choices = import.meta.glob<OwnChoices>("./*/choices.ts");

export async function loadChoices(game: string): Promise<OwnChoices | undefined> {
  return choices[`./${game}/choices.ts`]?.();
}

/** A game as the page knows it: how it is shown, and its components. */
export interface Shown {
  parts: BoardParts;
  components: Record<string, unknown>;
}

/** With what the page has for these expansions of it. */
export async function loadGame(game: string, hash: string, modules: string[]): Promise<Shown> {
  const uis = Promise.all(modules.map(async (module) => expansions[`./${game}/${module}/index.ts`]?.()));
  const [components, parts, found] = await during("board", Promise.all([api.components(hash), loadBoard(game), uis]));
  found.forEach((loaded, at) => loaded && parts.take?.(modules[at]!, loaded.ui));
  return { parts, components };
}
