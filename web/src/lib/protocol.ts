// Generated from src/trireme/table by `make generate`; do not edit.

// Done; a confirmed move is on disk. A retry with the same nonce gets the same answer.
export interface Ack {
  type: "ack";
  nonce: string;
  version: number;
}

// A number from `low` to `high`; its code is `base` + the number.
export interface Amount {
  type: "amount";
  id: string;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  rules: string[];
  must: boolean;
  sealed: boolean;
  cover: boolean;
  default: number | null;
  low: number;
  high: number;
  unit: string;
  base: number;
  places: string[];
}

// One answer of a Pick, or one item of a Some or an Order.
export interface Answer {
  code: number;
  text: string;
  key: string;
  args: Record<string, number | string>;
  places: string[];
  facets: Record<string, number | string>;
}

// Why can this thing on the board (`tile:agora`), this move or this code not be used now? Give one of them.
export interface AskWhy {
  type: "why";
  nonce: string;
  seat: number;
  target?: string | null;
  move?: string | null;
  code?: number | null;
}

export interface BidMade {
  type: "bid";
  tile: string;
  seat: number;
  coins: number;
  luxury: number;
}

export interface BidMoved {
  type: "moved";
  tile: string;
  seat: number;
  coins: number;
}

// A blank chit leaves the game.
export interface BlankTurnedUp {
  type: "blank";
}

// A seat for a bot of the catalogue.
export interface Bot {
  kind: "bot";
  bot: string;
  name?: string;
}

// A bot that can sit at this game's tables; its name's key is `bot-NAME`.
export interface BotOffer {
  name: string;
}

// A purchase in a solo game.
export interface Bought {
  type: "bought";
  tile: string;
  seat: number;
  coins: number;
  luxury: number;
}

export interface Browser {
  name: string;
}

export interface Catalogue {
  games: GameOffer[];
}

export interface Checked {
  problem: Problem | null;
}

export interface ChitTurnedUp {
  type: "chit";
  disaster: string;
  count: number;
}

export interface CivilizationTaken {
  type: "civilization";
  seat: number;
  civilization: string;
}

export interface Claim {
  token: string;
  name?: string;
}

export type ClientMessage = Hello | Ping | Step | Play | Undo | Redo | Confirm | AskWhy;

// The components of a game as they stand in its file.
export interface Components {
  game: string;
  hash: string;
  components: Record<string, unknown>;
}

// Write the draft's moves to the log.
export interface Confirm {
  type: "confirm";
  nonce: string;
  seat: number;
}

// An offer between players: suggested offers have codes, other valid ones are accepted though not listed.
export interface Deal {
  type: "deal";
  id: string;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  rules: string[];
  must: boolean;
  sealed: boolean;
  cover: boolean;
  default: number | null;
  partners: number[];
  give: Record<string, number>;
  get: Record<string, number>;
  offers: Answer[];
}

export interface Displaced {
  type: "displaced";
  tile: string;
  seat: number;
  by: number;
}

// What a seat has tried and not confirmed.
export interface Draft {
  codes: number[];
  moves: string[];
  midway: boolean;
  can_undo: boolean;
  can_redo: boolean;
  can_confirm: boolean;
}

// What an owner takes at scoring.
export interface EndBonus {
  type: "end-bonus";
  seat: number;
  prestige: number;
  population: number;
}

export interface ExtraIncome {
  type: "extra-income";
  seat: number;
  good: string;
}

export interface Fed {
  type: "fed";
  seat: number;
  fed: number;
  fish: number;
  luxury: number;
  starved: number;
}

export interface Finished {
  type: "finished";
  tile: string;
  seat: number;
}

// One-time gains (`source` is the tile) or income (`source` is empty).
export interface Gained {
  type: "gained";
  seat: number;
  source: string;
  wood: number;
  stone: number;
  food: number;
  coins: number;
  luxury: number;
  population: number;
}

export type GameEvent = CivilizationTaken | ExtraIncome | RoundBegun | TurnedUp | SeaTurnedUp | SupplyRound | BidMade | Bought | SeaBought | BidMoved | Displaced | Withdrew | Passed | Unsold | NewOrder | Placed | Unplaced | Gained | Took | ChitTurnedUp | BlankTurnedUp | Struck | Spared | Suffered | Paid | TileLost | Fed | Finished | GaveUp | EndBonus | Scored;

// A game, its options and its bots. Explanations have the keys `option-NAME` and `option-NAME-VALUE`.
export interface GameOffer {
  name: string;
  rules: number;
  content: string;
  least_players: number;
  most_players: number;
  usual_players: number;
  modules: string[];
  options: Option[];
  bots: BotOffer[];
}

export type GameView = PeloponnesView;

// A marked building that is not paid for goes to the box.
export interface GaveUp {
  type: "gave-up";
  tile: string;
  seat: number;
}

export interface Health {
  status: "failing" | "ok";
  version: string;
  tables: number;
  connections: number;
  workers: number;
}

// The first message. `since` is the last version seen; null for everything, the setting up of the game included.
export interface Hello {
  type: "hello";
  since?: number | null;
}

// A seat for whoever gets its personal link.
export interface Invited {
  kind: "link";
  name?: string;
}

export interface LeaveSeat {
  seat: number;
}

// A player's mat and row of tiles.
export interface Mat {
  civilization: string;
  wood: number;
  stone: number;
  food: number;
  coins: number;
  luxury: number;
  population: number;
  buildings: string[];
  marked: string[];
  terrains: string[];
  sea: string[];
  extra: Record<string, number>;
  status: string;
  bid: number;
  scores: Record<string, number>;
  fish: number;
  unfed: number;
  unfinished: Record<string, number>;
}

// A seat for this browser; several of them are hot-seat play.
export interface Me {
  kind: "me";
  name?: string;
}

export interface NewLink {
  seat: number;
}

export interface NewOrder {
  type: "order";
  seat: number;
  place: number;
}

// The game starts as soon as every seat is taken: at once when nobody need be waited for.
export interface NewTable {
  game: string;
  seats: (Me | Open | Invited | Bot)[];
  options?: Record<string, number | string | string[]>;
  public?: boolean;
}

export interface NewTableMade {
  table: TableInfo;
  links: PersonalLink[];
}

// A tile on display and the bid that lies on it.
export interface Offer {
  tile: string;
  price: number;
  seat: number | null;
  coins: number;
}

// A seat that anyone can take from the lobby.
export interface Open {
  kind: "open";
}

// One option of a game. The key of the sentence that explains it is `option-` and the name.
export interface Option {
  name: string;
  usual: number | string;
  low: number;
  high: number;
  values: string[];
  several: boolean;
  alone: boolean;
}

// All items, in the order in which they are named.
export interface Order {
  type: "order";
  id: string;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  rules: string[];
  must: boolean;
  sealed: boolean;
  cover: boolean;
  default: number | null;
  items: Answer[];
  chosen: number[];
}

// The game is over, and the seal is opened.
export interface Over {
  type: "over";
  result: Result;
  seed: string;
}

// Goods given in a disaster.
export interface Paid {
  type: "paid";
  seat: number;
  wood: number;
  stone: number;
  food: number;
  coins: number;
  luxury: number;
}

export interface Passed {
  type: "passed";
  seat: number;
  coins: number;
}

export interface PeloponnesView {
  type: "peloponnes";
  game: string;
  seats: string[];
  seat: number | null;
  asked: number[];
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  normal: Offer[];
  conquest: Offer[];
  sea: string[];
  stack: string;
  to_come: string[];
  disasters: Record<string, number>;
  chits_to_come: Record<string, number>;
  mats: Mat[];
  level: number;
  target: number;
  over: boolean;
}

// `/#/claim/TOKEN` gives this seat to whoever opens it. It is shown once and stored hashed.
export interface PersonalLink {
  seat: number;
  token: string;
}

// One of some answers.
export interface Pick {
  type: "pick";
  id: string;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  rules: string[];
  must: boolean;
  sealed: boolean;
  cover: boolean;
  default: number | null;
  answers: Answer[];
  weights: number[];
}

export interface Ping {
  type: "ping";
  nonce: string;
}

export interface Placed {
  type: "placed";
  tile: string;
  seat: number;
  how: string;
  luxury: number;
}

// A whole move in its text form: `bid agora 5`.
export interface Play {
  type: "move";
  nonce: string;
  seat: number;
  question: string;
  text: string;
  confirm?: boolean;
}

export interface Pong {
  type: "pong";
  nonce: string;
}

// The table after `version` moves: what the last of them brought about, and what there was to be seen.
export interface Position {
  version: number;
  line: string;
  events: GameEvent[];
  view: GameView;
}

export interface Positions {
  last: number;
  positions: Position[];
}

// Who is there.
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  status: "over" | "playing" | "waiting";
  watchers: number;
}

// A mistake. Other languages than English say it from the sentences `error-FRAME` and `problem-KEY`.
export interface Problem {
  frame: string;
  key: string;
  figures: Record<string, number | string>;
  english: string;
}

export type Question = Pick | Amount | Some | Order | Deal;

// Give it again.
export interface Redo {
  type: "redo";
  nonce: string;
  seat: number;
}

// Not done, and nothing has changed: the rules that forbid it, or what was wrong with the message.
export interface Refusal {
  type: "refused";
  nonce: string | null;
  reasons: Why[];
  problem: Problem | null;
}

// How a game ended: for each seat its place (1 is best, equal places are shared), score and breakdown.
export interface Result {
  places: number[];
  scores: number[];
  breakdown: Record<string, number>[];
  ending: string;
}

// Messages were dropped because this client was too slow: say `Hello` with the version you have.
export interface Resync {
  type: "resync";
  version: number;
}

export interface RoundBegun {
  type: "round";
  round: number;
}

export interface RuleText {
  id: string;
  section: string;
  module: string;
  text: Record<string, string>;
  source: string;
}

export interface Rules {
  game: string;
  number: number;
  sections: Section[];
  rules: RuleText[];
}

export interface Scored {
  type: "scored";
  seat: number;
  prestige: number;
  population: number;
  result: number;
  place: number;
}

export interface SeaBought {
  type: "sea-bought";
  tile: string;
  seat: number;
  wood: number;
  stone: number;
  food: number;
  coins: number;
  luxury: number;
  missing: number;
  population: number;
}

// A sea tile that can be bought in this game.
export interface SeaTurnedUp {
  type: "sea-turned-up";
  tile: string;
}

export interface SeatInfo {
  seat: number;
  seat_name: string;
  kind: "bot" | "link" | "open" | "player";
  name: string;
  bot: string;
  connected: boolean;
  mine: boolean;
}

// Null: nobody was left, and the table is closed.
export interface SeatLeft {
  table: TableInfo | null;
}

// What one seat of this client sees now; `seat` is null for a spectator.
export interface SeatState {
  seat: number | null;
  view: GameView;
  questions: Question[];
  draft: Draft | null;
  tried: GameEvent[];
  events: GameEvent[];
}

export type SeatWish = Me | Open | Invited | Bot;

export interface Section {
  id: string;
  title: Record<string, string>;
}

export type ServerMessage = Snapshot | Update | Ack | Refusal | WhyNot | Presence | Over | Resync | Pong;

export interface SitDown {
  seat: number;
  name?: string;
}

// Everything that this client may know now.
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  since: number | null;
  seats: SeatState[];
}

// Any of some items, one code each in canonical order, then `done`.
export interface Some {
  type: "some";
  id: string;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  rules: string[];
  must: boolean;
  sealed: boolean;
  cover: boolean;
  default: number | null;
  items: Answer[];
  chosen: number[];
  least: number;
  most: number;
  done: number;
}

// A player is protected from the disaster that strikes.
export interface Spared {
  type: "spared";
  seat: number;
  disaster: string;
}

// One answer by its code.
export interface Step {
  type: "step";
  nonce: string;
  seat: number;
  question: string;
  code: number;
  confirm?: boolean;
}

export interface Struck {
  type: "struck";
  disaster: string;
}

// A loss of food, inhabitants or luxury goods.
export interface Suffered {
  type: "suffered";
  seat: number;
  loss: string;
  count: number;
}

// A supply round begins.
export interface SupplyRound {
  type: "supply-round";
}

// What everyone may know about a table; `mine` and `your_turn` are about the browser that asks.
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, number | string | string[]>;
  seal: string;
  status: "over" | "playing" | "waiting";
  public: boolean;
  created: string;
  moved: string;
  version: number;
  seats: SeatInfo[];
  asked: number[];
  mine: number[];
  your_turn: boolean;
  owner: boolean;
  result: Result | null;
}

export interface TableList {
  tables: TableInfo[];
}

export interface TileLost {
  type: "lost";
  tile: string;
  seat: number;
}

// A good chosen as income.
export interface Took {
  type: "took";
  seat: number;
  good: string;
}

export interface TurnedUp {
  type: "turned-up";
  tile: string;
  row: string;
}

// Take back the draft's last answer.
export interface Undo {
  type: "undo";
  nonce: string;
  seat: number;
}

// A tile won that goes to the box.
export interface Unplaced {
  type: "unplaced";
  tile: string;
  seat: number;
}

// A tile without a bid goes to the box.
export interface Unsold {
  type: "unsold";
  tile: string;
}

// The table has moved on from `since`, or a draft of this client's has changed (then `since` is `version`).
//
//     It holds all seats whose sight has changed. A client that is not at `since` says `Hello`.
export interface Update {
  type: "update";
  since: number;
  version: number;
  asked: number[];
  seats: SeatState[];
}

// A rule that forbids something here; the sentence's key is `why-RULE`, the figures are those of this position.
export interface Why {
  rule: string;
  key: string;
  args: Record<string, number | string>;
}

// Answer to `AskWhy`: empty when it can be used.
export interface WhyNot {
  type: "why-not";
  nonce: string;
  reasons: Why[];
}

export interface Withdrew {
  type: "withdrew";
  seat: number;
  coins: number;
}
