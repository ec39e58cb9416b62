// Generated from src/trireme/server by `make generate`; do not edit.

// The message was handled; a confirmed move is on disk. A repetition with the same nonce gets the same answer.
export interface Ack {
  type: "ack";
  nonce: string;
  version: number;
}

// A player spends a disc on an action.
export interface Acts {
  type: "acts";
  seat: number;
  action: string;
  places: string[];
}

// A rematch poll. The new table opens when all have answered, or at `closes`.
export interface Again {
  yes: number[];
  no: number[];
  missing: number[];
  seal: string;
  closes: string;
  table: string | null;
}

// News for everybody after a game: who wants a rematch, and the new table once it is open.
export interface AgainNews {
  type: "again-news";
  again: Again | null;
}

export interface AgainNow {
  again: Again | null;
}

export interface Agree {
  yes: boolean;
}

export interface Agreed {
  agreement: Agreement | null;
}

// A request for a new link to a seat whose holder can no longer play.
export interface Agreement {
  seat: number;
  by: number;
  agreed: number[];
  missing: number[];
  granted: boolean;
}

// News for everybody about a request for a new link to a seat.
export interface AgreementNews {
  type: "agreement";
  news: "agreed" | "asked" | "granted" | "refused" | "settled" | "withdrawn";
  seat: number;
  by: number;
  agreement: Agreement | null;
}

// Penthesilea's secret island comes to a player.
export interface AmazonsFound {
  type: "hades.amazons";
  seat: number;
  places: string[];
}

// Penthesilea's secret island leaves the game with its owner.
export interface AmazonsGone {
  type: "hades.amazons-gone";
  seat: number;
  places: string[];
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
  also: Answer[];
  offers: Bargain[];
  sealed: boolean;
  cover: boolean;
  default: number | null;
  way: string[];
  beyond: Beyond[];
  low: number;
  high: number;
  unit: string;
  base: number;
  places: string[];
  outlooks: Forecast[][];
}

// One answer of a Pick, or one item of a Some or an Order.
export interface Answer {
  code: number;
  text: string;
  key: string;
  args: Record<string, number | string>;
  places: string[];
  facets: Record<string, number | string>;
  count: number;
  way: string[];
  outlooks: Forecast[];
}

// Answer a question by a code.
export interface AnswerStep {
  type: "step";
  nonce: string;
  seat: number;
  question: string;
  code: number;
  times?: number | null;
  confirm?: boolean;
  joined?: boolean;
}

export interface ApolloGave {
  type: "apollo";
  seat: number;
  gold: number;
  places: string[];
}

// A player builds.
export interface ArchipelagoBuilt {
  type: "constructed";
  seat: number;
  building: string;
  tile: string;
  places: string[];
}

// A card doubles a harvest.
export interface ArchipelagoDoubled {
  type: "doubled";
  seat: number;
  resource: string;
  count: number;
  places: string[];
}

// A player makes an offer to one or several others. What it gives is laid out.
export interface ArchipelagoOffered {
  type: "offer-made";
  seat: number;
  seats: number[];
  give: Record<string, number>;
  get: Record<string, number>;
  places: string[];
}

// The first order of play is drawn.
export interface ArchipelagoOrderDrawn {
  type: "first-order";
  seats: number[];
  places: string[];
}

// A player pays what an event asks for.
export interface ArchipelagoPaid {
  type: "florins-paid";
  seat: number;
  florins: number;
  places: string[];
}

// A player spends a disc and does nothing.
export interface ArchipelagoPassed {
  type: "turn-passed";
  seat: number;
  places: string[];
}

// A round begins.
export interface ArchipelagoRoundBegun {
  type: "round-begun";
  round: number;
  places: string[];
}

// The points of a player are counted.
export interface ArchipelagoScored {
  type: "counted";
  seat: number;
  points: number;
  place: number;
  places: string[];
}

// A position of Archipelago as a seat or a spectator sees it.
export interface ArchipelagoView {
  type: "archipelago";
  game: string;
  seats: string[];
  seat: number | null;
  asked: number[];
  by_seat: string[];
  outlooks: Forecast[];
  round: number;
  rounds: number;
  step: number;
  phase: string;
  order: number[];
  population: number;
  rebels: number;
  workers: number;
  bank: number;
  wheel: number;
  stores: Record<string, number>;
  markets: Record<string, Record<string, number>>;
  explorers: number;
  spaces: Record<string, number[]>;
  shared: Record<string, number>;
  tiles: Tile[];
  face_up: string;
  pile: number;
  cast: string[];
  track: OnTrack[];
  back: Record<string, string | number>;
  deck: number;
  discarded: string[];
  trends: string[];
  open_objectives: string[];
  ending: string;
  offers: OpenOffer[];
  promises: PromiseView[];
  places: Record<string, number>;
  crisis: CrisisView | null;
  gauges: Record<string, [number, number]>;
  standings: Record<string, number[]>;
  turn: Record<string, number>;
  hands: string[][];
  players: Player[];
  scores: Record<string, number>[];
  over: string;
}

export interface Archived {
  tables: string[];
  archived: boolean;
}

// An Artifact goes along with units to a territory.
export interface ArtifactBrought {
  type: "titans.brought";
  island: string;
  seat: number;
  artifact: string;
  places: string[];
}

export interface ArtifactGone {
  type: "titans.gone";
  artifact: string;
  places: string[];
}

export interface ArtifactPlaced {
  type: "titans.placed";
  island: string;
  seat: number;
  artifact: string;
  places: string[];
}

// The territory of an Artifact has been taken, or the units that brought it are lost.
export interface ArtifactTaken {
  type: "titans.taken";
  island: string;
  seat: number;
  artifact: string;
  places: string[];
}

export interface AskAnswer {
  kind: "stand-in" | "undo";
  yes: boolean;
}

// News for everybody about a vote.
//
//     `returned`: the absent player is back. A vote among bots only is `granted` at once. A vote on going back ends
//     without news when anybody moves.
export interface AskNews {
  type: "ask-news";
  news: "agreed" | "asked" | "granted" | "refused" | "returned" | "withdrawn";
  kind: "stand-in" | "undo";
  seat: number;
  by: number;
  asks: VoteBody[];
}

// Ask why a thing on the board (`tile:agora`), a move or a code cannot be used now. Give exactly one of them.
export interface AskWhy {
  type: "why";
  nonce: string;
  seat: number;
  target?: string | null;
  move?: string | null;
  code?: number | null;
}

export interface Asks {
  asks: VoteBody[];
}

export interface Assault {
  type: "assault";
  seat: number;
  defender: number;
  place: string;
  land: boolean;
  attack: number;
  attack_die: number;
  defence: number;
  guards: number;
  bonus: number;
  defence_die: number;
  attack_added: number;
  defence_added: number;
  attack_score: number;
  defence_score: number;
  lost_attack: number;
  lost_defence: number;
  places: string[];
}

// The back on top of the deck is seen. A part that is not there is an empty text.
export interface BackUncovered {
  type: "back";
  domestic: string;
  per_cube: number;
  export: string;
  demand: number;
  event: string;
  red_domestic: string;
  red_per_cube: number;
  red_export: string;
  red_demand: number;
  red_event: string;
  places: string[];
}

// What was behind a player's screen is shown.
export interface Bared {
  type: "bared";
  seat: number;
  objectives: string[];
  florins: number;
  tokens: number;
  stock: Record<string, number>;
  places: string[];
}

// What one seat offers to others: units and how many of them.
export interface Bargain {
  id: string;
  by: number;
  to: number[];
  give: Record<string, number>;
  get: Record<string, number>;
}

export interface BattleBegun {
  type: "battle";
  seat: number;
  defender: number;
  place: string;
  land: boolean;
  places: string[];
}

export interface BattleOver {
  type: "battle-over";
  seat: number;
  defender: number;
  place: string;
  land: boolean;
  winner: number;
  places: string[];
}

export interface BattleView {
  land: boolean;
  place: string;
  attacker: number;
  attackers: number;
  units: Record<string, number>;
  defender: number | null;
  defenders: number;
  guards: number;
  bonus: number;
  dice: [number, number] | null;
  added: [number, number];
  scores: [number, number] | null;
  retreating: boolean;
}

// What a seat could answer if it had the means, and the rule that says what is missing.
export interface Beyond {
  answer: Answer;
  rule: string;
  args: Record<string, number | string>;
  short: Record<string, number>;
}

export interface BidMade {
  type: "bid";
  tile: string;
  seat: number;
  coins: number;
  luxury: number;
  places: string[];
}

export interface BidMoved {
  type: "moved";
  tile: string;
  seat: number;
  coins: number;
  places: string[];
}

// All bids are shown.
export interface BidsShown {
  type: "bids";
  seats: number[];
  bids: number[];
  places: string[];
}

// A blank chit leaves the game.
export interface BlankTurnedUp {
  type: "blank";
  places: string[];
}

// An item adds to the score of a side (HAD-OBJ-19, 21).
export interface BonusAdded {
  type: "hades.bonus";
  seat: number;
  bonus: number;
  places: string[];
}

// A citizen is born.
export interface Born {
  type: "born";
  seat: number;
  tile: string;
  places: string[];
}

// A bot that can play this game. The key of its name is `bot-NAME`.
export interface BotOffer {
  name: string;
}

// A seat for a bot of the catalogue.
export interface BotSeat {
  kind: "bot";
  bot: string;
  name?: string;
}

// A purchase in a solo game.
export interface Bought {
  type: "bought";
  tile: string;
  seat: number;
  coins: number;
  luxury: number;
  places: string[];
}

export interface Browser {
  name: string;
}

// A starting building.
export interface BuildingDrawn {
  type: "titans.building";
  island: string;
  building: string;
  places: string[];
}

// Theseus gives buildings for a Metropolis.
export interface BuildingsGiven {
  type: "hades.buildings-given";
  seat: number;
  count: number;
  places: string[];
}

export interface Called {
  type: "called";
  creature: string;
  seat: number;
  gold: number;
  places: string[];
}

// A player buys a card.
export interface CardBought {
  type: "card-bought";
  seat: number;
  card: string;
  florins: number;
  places: string[];
}

// A card is discarded.
export interface CardDiscarded {
  type: "card-discarded";
  card: string;
  places: string[];
}

// A card comes to the track.
export interface CardOpened {
  type: "card-opened";
  card: string;
  places: string[];
}

// A card of the deck is turned up.
export interface CardRevealed {
  type: "card-revealed";
  card: string;
  places: string[];
}

// A player rotates a card of the track.
export interface CardRotated {
  type: "card-rotated";
  seat: number;
  card: string;
  florins: number;
  places: string[];
}

// By the Satyr or the Dryad.
export interface CardStolen {
  type: "card-stolen";
  creature: string;
  seat: number;
  victim: number;
  card: string;
  places: string[];
}

// A Priest or a Philosopher.
export interface CardTaken {
  type: "card-taken";
  seat: number;
  card: string;
  gold: number;
  places: string[];
}

// A Priest or a Philosopher becomes a unit (HAD-TIL-04).
export interface CardTurned {
  type: "hades.card-turned";
  seat: number;
  card: string;
  places: string[];
}

// A player uses a card.
export interface CardUsed {
  type: "card-used";
  seat: number;
  card: string;
  by: number;
  places: string[];
}

export interface Catalogue {
  games: GameOffer[];
}

export interface ChitTurnedUp {
  type: "chit";
  disaster: string;
  count: number;
  places: string[];
}

// A fleet is lost in the defence of the Warrior City.
export interface CityLost {
  type: "monuments.city";
  seat: number;
  sea: string;
  places: string[];
}

export interface CivilizationTaken {
  type: "civilization";
  seat: number;
  civilization: string;
  places: string[];
}

// Claim a seat with a link. A repetition with the same nonce gets the same answer.
export interface Claim {
  token: string;
  nonce: string;
  name?: string;
  seat?: number | null;
  share?: string | null;
}

export type ClientMessage = Hello | Ping | AnswerStep | Play | Undo | Redo | Confirm | AskWhy | Say;

export interface Closed {
  closed: boolean;
}

// Hecate places both columns (HAD-TIL-20).
export interface ColumnsPlaced {
  type: "hades.columns";
  seat: number;
  island: string;
  other: string;
  places: string[];
}

// The components of a game, as in its files.
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
  version?: number | null;
  moves?: string[] | null;
}

// The Chimera applies the power of this creature.
export interface Copied {
  type: "copied";
  creature: string;
  seat: number;
  places: string[];
}

// Hadès takes the place of a god (HAD-THR-04).
export interface Covered {
  type: "hades.covered";
  god: string;
  places: string[];
}

export interface CreatureCame {
  type: "came";
  creature: string;
  price: number;
  places: string[];
}

// A creature that nobody called is discarded.
export interface CreatureLeft {
  type: "left";
  creature: string;
  places: string[];
}

// A crisis is over.
export interface CrisisOver {
  type: "crisis-over";
  market: string;
  missing: number;
  places: string[];
}

// A crisis that players answer in turn.
export interface CrisisView {
  market: string;
  resource: string;
  per_cube: number;
  missing: number;
  turn: number;
}

// A player gives a cube of the market, a cube of their own, or a token.
export interface CubeGiven {
  type: "cube-given";
  seat: number;
  source: string;
  resource: string;
  places: string[];
}

// A cube goes from the bank to a market.
export interface CubeMarketed {
  type: "cube-marketed";
  market: string;
  resource: string;
  places: string[];
}

// A player takes cubes from the bank.
export interface CubesTaken {
  type: "cubes-taken";
  seat: number;
  resource: string;
  count: number;
  places: string[];
}

// The preliminary auction begins.
export interface CycladesAuctionBegun {
  type: "titans.auction";
  places: string[];
}

// A free building that has no slot.
export interface CycladesBuildingLost {
  type: "titans.building-lost";
  seat: number;
  places: string[];
}

export interface CycladesBuilt {
  type: "built";
  island: string;
  seat: number;
  building: string;
  gold: number;
  places: string[];
}

// A seat has deployed, and takes this place in the turn order.
export interface CycladesDeployed {
  type: "titans.deployed";
  seat: number;
  place: number;
  places: string[];
}

export interface CycladesDisplaced {
  type: "outbid";
  god: string;
  seat: number;
  by: number;
  own: boolean;
  places: string[];
}

// Aphrodite doubles the troops of an island (HAD-TIL-01).
export interface CycladesDoubled {
  type: "hades.doubled";
  seat: number;
  island: string;
  troops: number;
  places: string[];
}

// A fleet is deployed.
export interface CycladesFleetDeployed {
  type: "titans.fleet-deployed";
  seat: number;
  sea: string;
  places: string[];
}

// There is no sea for a fleet.
export interface CycladesFleetKept {
  type: "titans.fleet-kept";
  seat: number;
  places: string[];
}

// Gold for the player who deploys on Apollo.
export interface CycladesGained {
  type: "titans.gained";
  seat: number;
  gold: number;
  places: string[];
}

// The first cycle brings no income.
export interface CycladesNoIncome {
  type: "titans.no-income";
  places: string[];
}

export interface CycladesOffered {
  type: "offered";
  god: string;
  seat: number;
  gold: number;
  places: string[];
}

// A place in the turn order of the first cycle.
export interface CycladesOrderDrawn {
  type: "order-drawn";
  seat: number;
  place: number;
  places: string[];
}

// Offerings are paid, Priests counted.
export interface CycladesPaid {
  type: "offerings-paid";
  seat: number;
  gold: number;
  saved: number;
  places: string[];
}

// Units with the Kunee go on, and change nothing there.
export interface CycladesPassed {
  type: "titans.passed";
  island: string;
  seat: number;
  places: string[];
}

// The Caduceus cancels a loss, for which a seat has paid.
export interface CycladesSpared {
  type: "titans.spared";
  seat: number;
  by: number;
  places: string[];
}

// A player who outbids the owner of the Thunderbolt pays, or the partner does.
export interface CycladesStruck {
  type: "titans.struck";
  seat: number;
  by: number;
  places: string[];
}

// A search turns up a card of the pile of creatures.
export interface CycladesTurnedUp {
  type: "hades.turned-up";
  creature: string;
  places: string[];
}

export interface CycladesView {
  type: "cyclades";
  game: string;
  seats: string[];
  seat: number | null;
  asked: number[];
  by_seat: string[];
  outlooks: Forecast[];
  cycle: number;
  cycles: number;
  phase: string;
  order: number[];
  waiting: number[];
  displaced: boolean;
  next_order: number[];
  next_places: number;
  gods: GodView[];
  face_down: string[];
  apollo: number[];
  apollo_back: number;
  track: SpaceView[];
  pile: number;
  to_come: string[];
  discard: string[];
  kraken: string;
  islands: IslandView[];
  seas: SeaView[];
  players: PlayerView[];
  needed: number;
  markers_left: number;
  turn: number | null;
  battle: BattleView | null;
  over: boolean;
  modules: Record<string, Record<string, boolean | number | string | (boolean | number | string | Record<string, boolean | number | string | null> | null)[] | Record<string, boolean | number | string | (boolean | number | string | null)[] | null> | null>>;
}

export interface CycleBegun {
  type: "cycle";
  cycle: number;
  places: string[];
}

// An offer between players: a run of listed steps. Each answer is its next part, a reply or a pass.
export interface Deal {
  type: "deal";
  id: string;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  rules: string[];
  must: boolean;
  also: Answer[];
  offers: Bargain[];
  sealed: boolean;
  cover: boolean;
  default: number | null;
  way: string[];
  beyond: Beyond[];
  answers: Answer[];
  partners: number[];
  give: Record<string, number>;
  get: Record<string, number>;
  whole_with: string[];
  same: boolean;
  so_far: Bargain | null;
}

// The discarded cards form a new deck.
export interface DeckRenewed {
  type: "deck-renewed";
  places: string[];
}

// Hadès leaves with so many undead; the column is back on 0 (HAD-THR-08, HAD-UND-11).
export interface Departed {
  type: "hades.departed";
  god: string;
  count: number;
  places: string[];
}

// A browser that holds a seat. Its address is not stored.
export interface Device {
  id: string;
  browser: string;
  system: string;
  since: string;
  seen: string;
  here: boolean;
  this: boolean;
}

export interface Devices {
  devices: Device[];
}

// What lies there while somebody may still add to it; else the assault tells it.
export interface DiceRolled {
  type: "dice";
  seat: number;
  defender: number;
  place: string;
  land: boolean;
  attack_die: number;
  defence_die: number;
  places: string[];
}

// Theseus has the die of his side rolled again.
export interface DieRolledAgain {
  type: "hades.rerolled";
  seat: number;
  die: number;
  places: string[];
}

// Every player gets one more disc.
export interface DiscGained {
  type: "disc-gained";
  discs: number;
  places: string[];
}

// A domestic crisis begins.
export interface DomesticCrisis {
  type: "domestic-crisis";
  resource: string;
  per_cube: number;
  lying: number;
  places: string[];
}

// What a seat has tried and not confirmed yet.
export interface DraftState {
  codes: number[];
  moves: string[];
  midway: boolean;
  can_undo: boolean;
  can_redo: boolean;
  can_confirm: boolean;
  notice: Notice | null;
}

// A random outcome. Draw *n* is at place *n*: its number in the stream is below `bound`, its result from `low` up
//     to but not including `high`.
export interface Drawn {
  label: string;
  outcome: string;
  low: number;
  high: number;
  bound: number;
}

export interface Draws {
  draws: Drawn[];
  after: number[];
}

// A part of a seat's events.
export interface Earlier {
  first: number;
  events: GameEvent[];
  stood: number[];
}

export interface Eliminated {
  type: "eliminated";
  seat: number;
  by: number;
  places: string[];
}

// What an owner takes at scoring.
export interface EndBonus {
  type: "six.bonus";
  seat: number;
  prestige: number;
  population: number;
  places: string[];
}

export interface EndDevice {
  seat: number;
  device?: string | null;
}

// A team has enough Metropolises: the cycle is played to its end.
export interface EndTriggered {
  type: "titans.end";
  seat: number;
  victim: number;
  places: string[];
}

// An event happens.
export interface EventHappens {
  type: "event";
  event: string;
  places: string[];
}

// An exchange is carried out on the spot, for all to see (ARC-NEG-13).
export interface Exchanged {
  type: "exchanged";
  seat: number;
  by: number;
  give: Record<string, number>;
  get: Record<string, number>;
  places: string[];
}

// An export crisis begins.
export interface ExportCrisis {
  type: "export-crisis";
  resource: string;
  demand: number;
  places: string[];
}

export interface ExtraIncome {
  type: "extra-income";
  seat: number;
  good: string;
  places: string[];
}

export interface FavourDiscarded {
  type: "hades.favour-discarded";
  favour: string;
  places: string[];
}

// A tile lies beside a god (HAD-FAV-01).
export interface FavourLaid {
  type: "hades.favour-laid";
  favour: string;
  god: string;
  places: string[];
}

export interface FavourUsed {
  type: "hades.favour-used";
  seat: number;
  favour: string;
  gold: number;
  places: string[];
}

export interface FavoursReshuffled {
  type: "hades.favours-reshuffled";
  places: string[];
}

export interface Fed {
  type: "fed";
  seat: number;
  fed: number;
  fish: number;
  luxury: number;
  starved: number;
  places: string[];
}

export interface FigureLeft {
  type: "figure-left";
  island: string;
  creature: string;
  places: string[];
}

export interface FigurePlaced {
  type: "figure-placed";
  island: string;
  seat: number;
  creature: string;
  places: string[];
}

// A Priestess is discarded to keep a figurine (HAD-PRS-02).
export interface FigurineKept {
  type: "hades.kept";
  seat: number;
  creature: string;
  island: string;
  places: string[];
}

export interface Finished {
  type: "finished";
  tile: string;
  seat: number;
  places: string[];
}

// The Golden Fleece brings gold (HAD-OBJ-34).
export interface FleeceGave {
  type: "hades.fleece";
  seat: number;
  gold: number;
  places: string[];
}

// A fleet for the Temple of Poseidon.
export interface FleetGivenUp {
  type: "monuments.fleet";
  seat: number;
  sea: string;
  places: string[];
}

export interface FleetRaised {
  type: "hades.fleet-raised";
  seat: number;
  sea: string;
  gold: number;
  places: string[];
}

export interface FleetRecruited {
  type: "fleet-recruited";
  sea: string;
  seat: number;
  gold: number;
  places: string[];
}

// A fleet of the reserve takes the place of the one that the Siren has sunk.
export interface FleetReplaced {
  type: "fleet-replaced";
  sea: string;
  seat: number;
  creature: string;
  places: string[];
}

// To the Kraken, to Polyphemus or to the Siren.
export interface FleetsLost {
  type: "fleets-lost";
  sea: string;
  seat: number;
  count: number;
  creature: string;
  places: string[];
}

export interface FleetsMoved {
  type: "fleets-moved";
  sea: string;
  seat: number;
  start: string;
  count: number;
  places: string[];
}

// A player takes florins from the bank.
export interface FlorinsTaken {
  type: "florins-taken";
  seat: number;
  florins: number;
  places: string[];
}

// A player has one answer only, and is not asked.
export interface Forced {
  type: "forced";
  seat: number;
  why: string;
  tile: string;
  rule: string;
  places: string[];
}

// What will or may come, worked out from what a seat knows: for people, never for play.
export interface Forecast {
  id: string;
  args: Record<string, number | string>;
  rules: string[];
  chances: Record<string, number>;
  to: number | null;
}

export interface FortressesRemoved {
  type: "hades.fortresses";
  seat: number;
  victim: number;
  island: string;
  count: number;
  places: string[];
}

export type GameEvent = Acts | Born | ArchipelagoBuilt | ArchipelagoDoubled | Harvested | LeaveAnswered | LeaveAsked | Moved | Operated | ArchipelagoPassed | Recruited | Taxes | Traded | CardBought | CardDiscarded | CardOpened | CardRevealed | CardRotated | CardUsed | DeckRenewed | FlorinsTaken | Looted | Pillaged | ShipAdded | ShowsNothing | Spied | Sunk | WonderBuilt | BackUncovered | CrisisOver | CubeGiven | DomesticCrisis | EventHappens | ExportCrisis | NobodyLies | ArchipelagoPaid | PaidNothing | StoodUp | TakenOver | Exchanged | ArchipelagoOffered | OfferLapsed | OfferRefused | OfferWithdrawn | PlaceSold | PromiseBroken | PromiseKept | PromiseMade | Bared | ObjectiveMet | Revolt | ArchipelagoScored | CubeMarketed | CubesTaken | DiscGained | HexDiscarded | HexDrawn | HexTaken | HexTurnedUp | Laid | TokenTaken | BidsShown | LastRound | Marker | OrderSet | OrderStays | ArchipelagoRoundBegun | HexDealt | HexesDiscarded | ObjectiveDealt | ObjectiveOpen | ArchipelagoOrderDrawn | TrendShown | CycleBegun | CycladesOrderDrawn | CreatureCame | CreatureLeft | Reshuffled | GodsLaid | Income | CycladesOffered | CycladesDisplaced | WentToApollo | CycladesPaid | TurnBegun | TurnEnded | FleetRecruited | TroopRecruited | CardTaken | GiftLost | CycladesBuilt | ApolloGave | Prospered | FleetsMoved | TroopsMoved | BattleBegun | DiceRolled | Assault | Retreated | NoRetreat | BattleOver | IslandTaken | Eliminated | FleetReplaced | FleetsLost | OfKind | SetGiven | MetropolisFounded | MetropolisLost | CycladesBuildingLost | Called | NoEffect | Swapped | Copied | FigurePlaced | FigureLeft | CardStolen | GoldStolen | GoldStolenUnseen | TroopLost | Replaced | Sold | KrakenMoved | Pushed | GoldShown | TieForVictory | Victory | VictoryOfTeam | FavourLaid | FavourDiscarded | FavoursReshuffled | ItemDrawn | ItemsReshuffled | NoItemLeft | ItemDiscarded | CycladesTurnedUp | PriestessGained | NoPriestessLeft | FigurineKept | FavourUsed | CycladesDoubled | CardTurned | GoldTaken | SeaProspers | ColumnsPlaced | PaidByPriestess | ItemPlayed | ItemShown | ItemRests | ItemsRest | ItemsWanted | ItemWanted | ThreatRolled | FleeceGave | GodBarred | Sheltered | GodsMoved | BonusAdded | KrakenSlain | Threatened | Covered | Departed | TroopRaised | FleetRaised | NecropolisBuilt | NecropolisGone | GoldAdded | HeroOffered | HeroUnsold | HeroCame | HeroPaid | HeroGone | HeroSacrificed | HeroStruck | DieRolledAgain | BuildingsGiven | FortressesRemoved | Reinforced | AmazonsFound | AmazonsGone | MarkerTaken | NecropolisEmptied | CycladesAuctionBegun | TroopDeployed | CycladesFleetDeployed | CycladesFleetKept | CycladesDeployed | CycladesNoIncome | MonumentDrawn | Raised | Taken | Returned | Trained | Launched | FleetGivenUp | TroopGivenUp | Played | Refilled | CityLost | BuildingDrawn | UnitDeployed | CycladesGained | Given | TitanCame | ArtifactPlaced | ArtifactBrought | SetOut | ArtifactTaken | ArtifactGone | HandedOver | CycladesPassed | PartnerAsked | CycladesSpared | Pledged | CycladesStruck | Shared | SpecialDrawn | SpecialFounded | SpecialGone | EndTriggered | MilitaryVictory | CivilizationTaken | ExtraIncome | PeloponnesRoundBegun | PeloponnesTurnedUp | SupplyRound | BidMade | Bought | BidMoved | PeloponnesDisplaced | HalfCounted | Forced | Withdrew | PeloponnesPassed | Unsold | NewOrder | Tied | Placed | Unplaced | PeloponnesGained | Overflowed | Took | ChitTurnedUp | BlankTurnedUp | PeloponnesStruck | PeloponnesSpared | Suffered | PeloponnesPaid | TileLost | Fed | Finished | GaveUp | PeloponnesScored | SeaTurnedUp | SeaBought | EndBonus;

// A game, its options and its bots. Explanations have the keys `option-NAME` and `option-NAME-VALUE`.
export interface GameOffer {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  rules: string;
  content: string;
  least_players: number;
  most_players: number;
  usual_players: number;
  modules: string[];
  options: Option[];
  bots: BotOffer[];
  lesson: boolean;
}

export type GameView = ArchipelagoView | CycladesView | PeloponnesView;

// Fluent sources of a game and all its modules; later ones override earlier ones.
//
//     Sentences shared by all games are part of the page. French sources have no typographic spaces yet.
export interface GameWords {
  game: string;
  language: string;
  sources: string[];
}

// A marked building that is not paid for goes to the box.
export interface GaveUp {
  type: "gave-up";
  tile: string;
  seat: number;
  places: string[];
}

// The god's gift cannot be received.
export interface GiftLost {
  type: "gift-lost";
  seat: number;
  unit: string;
  places: string[];
}

// A free building.
export interface Given {
  type: "titans.given";
  island: string;
  seat: number;
  building: string;
  places: string[];
}

export interface GoBack {
  seat: number;
  to: "move" | "turn";
}

// The Girdle keeps a player from a god (HAD-OBJ-07).
export interface GodBarred {
  type: "hades.god-barred";
  seat: number;
  victim: number;
  god: string;
  places: string[];
}

// An available god and the offering that lies there.
export interface GodView {
  god: string;
  seat: number | null;
  gold: number;
  acting: boolean;
  back: boolean;
}

// The gods available in this cycle, in order.
export interface GodsLaid {
  type: "gods";
  gods: string[];
  places: string[];
}

// The Palace changes the order of the gods (HAD-OBJ-25).
export interface GodsMoved {
  type: "hades.gods-moved";
  seat: number;
  gods: string[];
  places: string[];
}

// Lost units add gold to the Necropolis; `total` lies there now (HAD-NEC-06 to 08).
export interface GoldAdded {
  type: "hades.gold-added";
  island: string;
  gold: number;
  total: number;
  places: string[];
}

// When the game is over (CYC-INF-10).
export interface GoldShown {
  type: "gold-shown";
  seat: number;
  gold: number;
  places: string[];
}

// By the Griffon; only the two players learn how much (CYC-INF-08), and who looks into their purses.
export interface GoldStolen {
  type: "gold-stolen";
  seat: number;
  victim: number;
  gold: number;
  partners: number[];
  places: string[];
}

export interface GoldStolenUnseen {
  type: "gold-stolen-unseen";
  seat: number;
  victim: number;
  places: string[];
}

// Demeter gives gold (HAD-TIL-07).
export interface GoldTaken {
  type: "hades.demeter";
  seat: number;
  gold: number;
  places: string[];
}

// A half coin has made the difference (PEL-BLD-06).
export interface HalfCounted {
  type: "half";
  tile: string;
  seat: number;
  coins: number;
  bid: number;
  rule: string;
  places: string[];
}

// An Artifact is handed over to a partner.
export interface HandedOver {
  type: "titans.handed";
  island: string;
  seat: number;
  artifact: string;
  victim: number;
  places: string[];
}

// A player harvests a cube.
export interface Harvested {
  type: "harvested";
  seat: number;
  resource: string;
  tile: string;
  places: string[];
}

export interface Health {
  status: "ok";
  version: string;
  tables: number;
  connections: number;
  workers: number;
}

// The first message. `since` is the last version seen, or null for all events from the setup on.
export interface Hello {
  type: "hello";
  since?: number | null;
}

// A Hero comes to an island of the player who has recruited him.
export interface HeroCame {
  type: "hades.hero";
  seat: number;
  hero: string;
  island: string;
  places: string[];
}

// A Hero leaves the game with his card.
export interface HeroGone {
  type: "hades.hero-gone";
  hero: string;
  places: string[];
}

// A Hero comes to a space of the track.
export interface HeroOffered {
  type: "hades.hero-offered";
  hero: string;
  price: number;
  places: string[];
}

export interface HeroPaid {
  type: "hades.hero-paid";
  seat: number;
  hero: string;
  gold: number;
  places: string[];
}

export interface HeroSacrificed {
  type: "hades.hero-sacrificed";
  seat: number;
  hero: string;
  island: string;
  places: string[];
}

// The Manticore kills a Hero of a player.
export interface HeroStruck {
  type: "hades.hero-struck";
  seat: number;
  victim: number;
  hero: string;
  island: string;
  places: string[];
}

// Nobody has recruited a Hero, who leaves the track.
export interface HeroUnsold {
  type: "hades.hero-unsold";
  hero: string;
  places: string[];
}

// A region of turn 0 is dealt to a player.
export interface HexDealt {
  type: "hex-dealt";
  seat: number;
  hex: string;
  places: string[];
}

// A hex is discarded.
export interface HexDiscarded {
  type: "hex-discarded";
  hex: string;
  places: string[];
}

// The next hex of the pile is drawn, for all to see.
export interface HexDrawn {
  type: "hex-drawn";
  seat: number;
  hex: string;
  places: string[];
}

// An explorer takes a hex.
export interface HexTaken {
  type: "hex-taken";
  seat: number;
  hex: string;
  places: string[];
}

// The top hex of the pile shows a face.
export interface HexTurnedUp {
  type: "hex-turned-up";
  tile: string;
  places: string[];
}

// None of a player's regions can be laid; they are discarded.
export interface HexesDiscarded {
  type: "hexes-discarded";
  seat: number;
  places: string[];
}

// A building on the map.
export interface House {
  building: string;
  holder: number | null;
  controller: number | null;
  bank: number;
  used: boolean;
}

export interface Income {
  type: "income";
  seat: number;
  gold: number;
  places: string[];
}

// The table and seats that a link leads to.
export interface Invitation {
  kind: "return" | "seat" | "table";
  table: TableInfo;
  host: string;
  seats: number[];
}

// A seat for a player with its link.
export interface Invited {
  kind: "link";
  name?: string;
}

export interface IslandTaken {
  type: "taken";
  island: string;
  seat: number;
  loser: number;
  metropolis: boolean;
  places: string[];
}

export interface IslandView {
  id: string;
  owner: number | null;
  troops: number;
  units: Record<string, number>;
  buildings: string[];
  spent: number[];
  metropolis: boolean;
  metropolis_spent: boolean;
  frame: string;
  prosperity: number;
  figure: string;
  figure_seat: number | null;
  figure_cycle: number;
}

// An item is discarded: one of two, or one of an eliminated player.
export interface ItemDiscarded {
  type: "hades.item-discarded";
  seat: number;
  item: string;
  places: string[];
}

// A seat draws an item. Where it is face down, only its owner sees which it is.
export interface ItemDrawn {
  type: "hades.item-drawn";
  seat: number;
  item: string;
  face_down: boolean;
  places: string[];
}

// An item that lay face up is played.
export interface ItemPlayed {
  type: "hades.item-played";
  seat: number;
  item: string;
  places: string[];
}

// A seat does not want to be asked about an item.
export interface ItemRests {
  type: "hades.item-rests";
  seat: number;
  item: string;
  places: string[];
}

// An item that lay face down is played: now everybody knows it.
export interface ItemShown {
  type: "hades.item-shown";
  seat: number;
  item: string;
  places: string[];
}

// A seat wants to be asked about an item again.
export interface ItemWanted {
  type: "hades.item-wanted";
  seat: number;
  item: string;
  places: string[];
}

export interface ItemsReshuffled {
  type: "hades.items-reshuffled";
  places: string[];
}

// A seat does not want to be asked about items that it could have face down.
export interface ItemsRest {
  type: "hades.items-rest";
  seat: number;
  places: string[];
}

export interface ItemsWanted {
  type: "hades.items-wanted";
  seat: number;
  places: string[];
}

export interface KrakenMoved {
  type: "kraken";
  sea: string;
  seat: number;
  gold: number;
  places: string[];
}

// Artemis' Arrows destroy the Kraken (HAD-OBJ-24).
export interface KrakenSlain {
  type: "hades.kraken-slain";
  seat: number;
  sea: string;
  places: string[];
}

// A region is laid.
export interface Laid {
  type: "laid";
  seat: number;
  tile: string;
  cell: string;
  turn: number;
  places: string[];
}

// The last round that is permitted is over.
export interface LastRound {
  type: "last-round";
  round: number;
  places: string[];
}

// A free fleet of the Naval Academy.
export interface Launched {
  type: "monuments.launched";
  seat: number;
  sea: string;
  places: string[];
}

// The player of the town gives leave, or refuses it.
export interface LeaveAnswered {
  type: "leave-answered";
  seat: number;
  by: number;
  tile: string;
  granted: boolean;
  places: string[];
}

// A player asks for leave to harvest where the town of another rules.
export interface LeaveAsked {
  type: "leave-asked";
  seat: number;
  by: number;
  tile: string;
  florins: number;
  places: string[];
}

// A link `/#/claim/TOKEN`. It is shown once and stored as a hash. A new link revokes the one before it.
export interface Link {
  kind: "return" | "seat" | "table";
  seat: number | null;
  token: string;
}

export interface Look {
  token: string;
}

// A cube is handed over.
export interface Looted {
  type: "looted";
  seat: number;
  by: number;
  resource: string;
  places: string[];
}

// The marker of rebels or of surplus workers goes up or down.
export interface Marker {
  type: "marker";
  marker: string;
  change: number;
  now: number;
  places: string[];
}

// The Erinyes carry a prosperity marker from an island, or a sea, to another island.
export interface MarkerTaken {
  type: "hades.marker-taken";
  seat: number;
  start: string;
  island: string;
  sea: boolean;
  places: string[];
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
  rows: Record<string, string[]>;
  extra: Record<string, number>;
  income: Record<string, number>;
  status: string;
  bid: number;
  scores: Record<string, number>;
  fish: number;
  unfed: number;
  unfinished: Record<string, number>;
  missing: Record<string, number>;
}

// A seat for this browser. Several of them make a hot-seat game.
export interface Me {
  kind: "me";
  name?: string;
  share?: string | null;
}

export interface MetropolisFounded {
  type: "metropolis";
  island: string;
  seat: number;
  places: string[];
}

// There is no island to put it on.
export interface MetropolisLost {
  type: "metropolis-lost";
  seat: number;
  places: string[];
}

// A Metropolis on the last territory of an opponent.
export interface MilitaryVictory {
  type: "titans.military";
  island: string;
  seat: number;
  places: string[];
}

export interface MonumentDrawn {
  type: "monuments.drawn";
  monument: string;
  places: string[];
}

// The message was refused and nothing has changed: the rules that forbid it, or what is wrong with the message.
export interface MoveRefused {
  type: "refused";
  nonce: string | null;
  reasons: Why[];
  problem: ProblemBody | null;
}

// A unit moves.
export interface Moved {
  type: "unit-moved";
  seat: number;
  origin: string;
  target: string;
  places: string[];
}

export interface Named {
  name: string;
}

export interface NecropolisBuilt {
  type: "hades.necropolis";
  island: string;
  seat: number;
  gold: number;
  places: string[];
}

// Empusa takes the gold of the Necropolis.
export interface NecropolisEmptied {
  type: "hades.necropolis-emptied";
  seat: number;
  island: string;
  gold: number;
  places: string[];
}

// The Necropolis is moved away or crushed; so much gold stays on the island (HAD-NEC-14, 15).
export interface NecropolisGone {
  type: "hades.necropolis-gone";
  island: string;
  gold: number;
  places: string[];
}

// A new lesson: a first game against bots from a fixed position.
export interface NewLesson {
  game: string;
  name?: string;
  others?: string[];
}

// Before the game starts, the host may invite to any seat except their own. A holder who has been away for a minute
//     loses the seat.
export interface NewLink {
  seat?: number | null;
}

export interface NewOrder {
  type: "order";
  seat: number;
  place: number;
  places: string[];
}

export interface NewReturn {
  seat: number;
  alone?: boolean;
}

// A new table. The game starts as soon as every seat is taken, at once if no player is awaited.
export interface NewTable {
  game: string;
  seats: (Me | OpenSeat | Invited | BotSeat)[];
  options?: Record<string, number | string | string[]>;
  seal?: string | null;
  public?: boolean;
  away?: 0 | 10 | 60 | 1440 | 4320 | 10080;
  stand_in?: string | null;
}

export interface NewTableMade {
  table: TableInfo;
  links: Link[];
}

export interface NoEffect {
  type: "no-effect";
  creature: string;
  seat: number;
  places: string[];
}

// There is no item left to draw (HAD-OBJ-42).
export interface NoItemLeft {
  type: "hades.no-item";
  seat: number;
  places: string[];
}

// There is no Priestess left in the pile (HAD-PRS-05).
export interface NoPriestessLeft {
  type: "hades.no-priestess";
  seat: number;
  places: string[];
}

// A side would be asked, but finds no place to retreat to.
export interface NoRetreat {
  type: "no-retreat";
  seat: number;
  place: string;
  land: boolean;
  rule: string;
  places: string[];
}

// A domestic crisis strikes nobody, or is over.
export interface NobodyLies {
  type: "nobody-lies";
  places: string[];
}

// Why a draft is no longer as its player made it; the key of the sentence is `draft-KEY`, with `args`.
//
//     `cut`: another player's move made its last answers impossible, by these rules. `gone`: its question is no longer
//     asked. `codes`: it was made with another version of the game.
export interface Notice {
  key: string;
  args: Record<string, number | string>;
  reasons: Why[];
}

// A secret objective is dealt. The other players see only that one was dealt.
export interface ObjectiveDealt {
  type: "objective-dealt";
  seat: number;
  objective: string;
  places: string[];
}

// An end condition is met; `seat` is -1 for an open objective.
export interface ObjectiveMet {
  type: "objective-met";
  objective: string;
  seat: number;
  places: string[];
}

// An objective is turned up for all players.
export interface ObjectiveOpen {
  type: "objective-open";
  objective: string;
  places: string[];
}

// Units of a further kind among those that the event before is about, or the unit that a side loses in battle.
export interface OfKind {
  type: "of-kind";
  seat: number;
  unit: string;
  count: number;
  lost: boolean;
  places: string[];
}

export interface OfSeat {
  seat: number;
}

// A tile on display and the bid that lies on it.
export interface Offer {
  tile: string;
  price: number;
  seat: number | null;
  coins: number;
}

// An offer lapses, since the talks are over.
export interface OfferLapsed {
  type: "offer-lapsed";
  seat: number;
  by: number;
  places: string[];
}

// A player refuses an offer.
export interface OfferRefused {
  type: "offer-refused";
  seat: number;
  by: number;
  places: string[];
}

// A player withdraws an offer.
export interface OfferWithdrawn {
  type: "offer-withdrawn";
  seat: number;
  by: number;
  places: string[];
}

// A card of the track.
export interface OnTrack {
  card: string;
  price: number;
  turns: number;
}

// An open offer.
export interface OpenOffer {
  by: number;
  to: number;
  give: Record<string, number>;
  get: Record<string, number>;
}

// A seat that anybody can take from the lobby.
export interface OpenSeat {
  kind: "open";
}

// A player makes a market or a port work.
export interface Operated {
  type: "operated";
  seat: number;
  building: string;
  tile: string;
  places: string[];
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

export interface OptionsChecked {
  problem: ProblemBody | null;
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
  also: Answer[];
  offers: Bargain[];
  sealed: boolean;
  cover: boolean;
  default: number | null;
  way: string[];
  beyond: Beyond[];
  items: Answer[];
  chosen: number[];
}

// The highest bidder sets the order of play.
export interface OrderSet {
  type: "order-set";
  seat: number;
  seats: number[];
  places: string[];
}

// The order stays as it is: nobody has bid, or the highest bids are equal.
export interface OrderStays {
  type: "order-stays";
  why: string;
  places: string[];
}

// The game is over. The message reveals the seed and seals the moves.
export interface Over {
  type: "over";
  result: Result;
  seed: string;
  head: string;
}

// Goods beyond the store become luxury goods.
export interface Overflowed {
  type: "overflowed";
  seat: number;
  luxury: number;
  wood: number;
  stone: number;
  food: number;
  rule: string;
  places: string[];
}

// A Priestess pays a Hero (HAD-PRS-01).
export interface PaidByPriestess {
  type: "hades.paid-by-priestess";
  seat: number;
  hero: string;
  places: string[];
}

// A player does not pay what an event asks for.
export interface PaidNothing {
  type: "paid-nothing";
  seat: number;
  places: string[];
}

// A partner is asked to pay.
export interface PartnerAsked {
  type: "titans.asked";
  seat: number;
  victim: number;
  artifact: string;
  places: string[];
}

// Nothing can be written now, for this reason, and the view may be outdated; null when the games continue.
//
//     Confirmations are refused meanwhile. Drafts stay.
export interface Paused {
  type: "paused";
  problem: ProblemBody | null;
}

export interface PeloponnesDisplaced {
  type: "displaced";
  tile: string;
  seat: number;
  by: number;
  places: string[];
}

// One-time gains (`source` is the tile) or income (`source` is empty).
export interface PeloponnesGained {
  type: "gained";
  seat: number;
  source: string;
  wood: number;
  stone: number;
  food: number;
  coins: number;
  luxury: number;
  population: number;
  places: string[];
}

// Goods given in a disaster.
export interface PeloponnesPaid {
  type: "paid";
  seat: number;
  wood: number;
  stone: number;
  food: number;
  coins: number;
  luxury: number;
  places: string[];
}

export interface PeloponnesPassed {
  type: "passed";
  seat: number;
  coins: number;
  places: string[];
}

export interface PeloponnesRoundBegun {
  type: "round";
  round: number;
  places: string[];
}

export interface PeloponnesScored {
  type: "scored";
  seat: number;
  prestige: number;
  population: number;
  result: number;
  place: number;
  places: string[];
}

// A player is protected from the disaster that strikes.
export interface PeloponnesSpared {
  type: "spared";
  seat: number;
  disaster: string;
  places: string[];
}

export interface PeloponnesStruck {
  type: "struck";
  disaster: string;
  places: string[];
}

export interface PeloponnesTurnedUp {
  type: "turned-up";
  tile: string;
  row: string;
  places: string[];
}

export interface PeloponnesView {
  type: "peloponnes";
  game: string;
  seats: string[];
  seat: number | null;
  asked: number[];
  by_seat: string[];
  outlooks: Forecast[];
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  normal: Offer[];
  conquest: Offer[];
  rows: Record<string, string[]>;
  stack: string;
  to_come: string[];
  disasters: Record<string, number>;
  chits_to_come: Record<string, number>;
  mats: Mat[];
  level: number;
  target: number;
  over: boolean;
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
  also: Answer[];
  offers: Bargain[];
  sealed: boolean;
  cover: boolean;
  default: number | null;
  way: string[];
  beyond: Beyond[];
  answers: Answer[];
  weights: number[];
}

// A hex is pillaged.
export interface Pillaged {
  type: "pillaged";
  seat: number;
  tile: string;
  resource: string;
  count: number;
  places: string[];
}

export interface Ping {
  type: "ping";
  nonce: string;
}

// A player will give another this place in the order of play, and has been paid for it (ARC-NEG-11).
export interface PlaceSold {
  type: "place-sold";
  seat: number;
  by: number;
  place: number;
  places: string[];
}

export interface Placed {
  type: "placed";
  tile: string;
  seat: number;
  how: string;
  luxury: number;
  places: string[];
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

export interface PlayAgain {
  yes: boolean;
  seal?: string | null;
  shares?: string[];
}

// The card that a Temple brings; nothing is paid for it.
export interface Played {
  type: "monuments.played";
  seat: number;
  creature: string;
  monument: string;
  places: string[];
}

// What a player has, as far as the viewer knows.
export interface Player {
  discs: number;
  cards: string[];
  engaged: string[];
  wonders: string[];
  citizens: number;
  ships: number;
  benefactor: number;
  offers_left: number;
  florins: number | null;
  tokens: number | null;
  stock: number[] | null;
  bid: number | null;
  objectives: string[] | null;
  actions: Record<string, number>;
}

export interface PlayerView {
  gold: number | null;
  priests: number;
  philosophers: number;
  troops_left: number;
  fleets_left: number;
  islands: number;
  income: number;
  discounts: number;
  metropolises: number;
  buildings: string[];
  lacking: string[];
  philosophers_lacking: number;
  offered: number;
  creatures: string[];
  out: boolean;
}

// A partner will pay for the Thunderbolt.
export interface Pledged {
  type: "titans.pledged";
  seat: number;
  by: number;
  places: string[];
}

export interface Pong {
  type: "pong";
  nonce: string;
}

// The table after `version` lines: what the last line brought about, and what a seat sees.
export interface Position {
  version: number;
  line: string;
  events: GameEvent[];
  view: GameView;
  bot: string;
}

export interface PositionList {
  last: number;
  positions: Position[];
}

// Who is connected.
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  status: "over" | "playing" | "waiting";
  watchers: number;
}

export interface PriestessGained {
  type: "hades.priestess";
  seat: number;
  places: string[];
}

// A problem. Languages other than English use the sentences `error-FRAME` and `problem-KEY`.
export interface ProblemBody {
  frame: string;
  key: string;
  figures: Record<string, number | string>;
  english: string;
}

// A player breaks a promise.
export interface PromiseBroken {
  type: "promise-broken";
  seat: number;
  by: number;
  what: string;
  count: number;
  places: string[];
}

// A player keeps a promise.
export interface PromiseKept {
  type: "promise-kept";
  seat: number;
  by: number;
  what: string;
  count: number;
  places: string[];
}

// A player makes a promise, which is not binding (ARC-NEG-06).
export interface PromiseMade {
  type: "promise-made";
  seat: number;
  by: number;
  what: string;
  count: number;
  places: string[];
}

// A promise; it is not binding.
export interface PromiseView {
  by: number;
  to: number;
  what: string;
  count: number;
  round: number;
  status: string;
}

export interface Prospered {
  type: "prospered";
  island: string;
  seat: number;
  places: string[];
}

// By Polyphemus.
export interface Pushed {
  type: "pushed";
  sea: string;
  seat: number;
  start: string;
  places: string[];
}

export type Question = Pick | Amount | Some | Order | Deal;

export interface Raised {
  type: "monuments.raised";
  seat: number;
  island: string;
  monument: string;
  places: string[];
}

// A player recruits a citizen.
export interface Recruited {
  type: "recruited";
  seat: number;
  tile: string;
  florins: number;
  places: string[];
}

// Repeat the answer that was taken back.
export interface Redo {
  type: "redo";
  nonce: string;
  seat: number;
}

// The Great Temple of Zeus fills the track.
export interface Refilled {
  type: "monuments.refilled";
  seat: number;
  places: string[];
}

// Hector brings troops of the reserve to his island.
export interface Reinforced {
  type: "hades.reinforced";
  seat: number;
  island: string;
  count: number;
  places: string[];
}

export interface Rename {
  seat: number;
  name: string;
}

// By the Cyclops.
export interface Replaced {
  type: "replaced";
  island: string;
  seat: number;
  building: string;
  before: string;
  places: string[];
}

// The game of an uploaded record.
export interface Replayed {
  game: string;
  content: string;
  options: Record<string, number | string | string[]>;
  seats: string[];
  names: string[];
  last: number;
}

// The discard pile becomes part of the draw pile.
export interface Reshuffled {
  type: "reshuffled";
  places: string[];
}

// How a game ended: for each seat its place, score and breakdown.
//
//     1 is the best place. Equal places are shared: a shared victory, or that of a team. Without a 1 nobody has won.
export interface Result {
  places: number[];
  scores: number[];
  breakdown: Record<string, number>[];
  ending: string;
  teams: number[];
}

// This connection has missed something: say `Hello` with the last version seen.
//
//     With a nonce: that message came too late, because another server has written to this table. Nothing was done; repeat
//     it after the next table state.
export interface Resync {
  type: "resync";
  version: number;
  nonce: string | null;
}

export interface Retreated {
  type: "retreated";
  seat: number;
  place: string;
  over: string[];
  to: string;
  count: number;
  land: boolean;
  places: string[];
}

// The Lighthouse brings a destroyed fleet back.
export interface Returned {
  type: "monuments.returned";
  seat: number;
  sea: string;
  places: string[];
}

// A revolt breaks out.
export interface Revolt {
  type: "revolt";
  rebels: number;
  population: number;
  places: string[];
}

export interface RuleText {
  id: string;
  section: string;
  modules: string[];
  text: Record<string, string>;
  source: string;
  amends: string[];
  amended: string[];
}

export interface RulesBody {
  game: string;
  number: number;
  sections: Section[];
  rules: RuleText[];
}

export interface Said {
  type: "said";
  said: Talked;
}

// Send a text or an emote to everybody in a channel. A watcher is called by the last name of the browser
//     (`/api/me`).
export interface Say {
  type: "say";
  nonce: string;
  channel: "players" | "team" | "watchers";
  seat?: number | null;
  text?: string;
  emote?: "good-game" | "hello" | "hurry" | "laugh" | "oops" | "sad" | "thanks" | "thinking" | "well-played" | "wow" | null;
}

export interface SeaBought {
  type: "sea.bought";
  tile: string;
  seat: number;
  wood: number;
  stone: number;
  food: number;
  coins: number;
  luxury: number;
  missing: number;
  population: number;
  places: string[];
}

// Hermes puts a prosperity marker on a sea space (HAD-TIL-15).
export interface SeaProspers {
  type: "hades.sea-prospers";
  seat: number;
  sea: string;
  places: string[];
}

// A sea tile that can be bought in this game.
export interface SeaTurnedUp {
  type: "sea.turned-up";
  tile: string;
  places: string[];
}

export interface SeaView {
  id: string;
  owner: number | null;
  fleets: number;
  units: Record<string, number>;
  closed: boolean;
}

export interface Sealed {
  seal: string;
}

export interface SeatBot {
  seat: number;
  bot: string;
  name?: string;
}

export interface SeatInfo {
  seat: number;
  seat_name: string;
  kind: "bot" | "link" | "open" | "player";
  name: string;
  bot: string;
  connected: boolean;
  mine: boolean;
  share: string | null;
  stand_in: StandIn | null;
}

// The table, or null if the last player left and the table is closed.
export interface SeatLeft {
  table: TableInfo | null;
}

// News for the holders of a seat, present and past.
//
//     `held`: another device now holds the seat. `ended`: another device has ended this one's hold. `left`: the seat has
//     been given back. `agreed`: all at the table have agreed to a new link. After all except `held`, a table state
//     without the seat follows.
export interface SeatNews {
  type: "seat-news";
  seat: number;
  news: "agreed" | "ended" | "held" | "left";
  browser: string;
  system: string;
}

// What one seat of this client sees now; `seat` is null for a spectator.
export interface SeatState {
  seat: number | null;
  view: GameView;
  questions: Question[];
  draft: DraftState | null;
  tried: GameEvent[];
  events: GameEvent[];
  before: number;
  stood: number[];
}

export type SeatWish = Me | OpenSeat | Invited | BotSeat;

export interface Seated {
  table: TableInfo;
  seat: number;
  link: Link | null;
}

export interface Section {
  id: string;
  title: Record<string, string>;
}

export type ServerMessage = TableState | Update | Ack | MoveRefused | WhyNot | Presence | SeatNews | AgreementNews | AskNews | StandInNews | AgainNews | Said | Over | Resync | Paused | Pong;

// `way`: `buildings` or `philosophers`.
export interface SetGiven {
  type: "set-given";
  seat: number;
  way: string;
  places: string[];
}

// Units leave a territory with Artifacts; the player is asked what goes along, and dice may come next.
export interface SetOut {
  type: "titans.set-out";
  island: string;
  seat: number;
  start: string;
  places: string[];
}

// Income of the Great Horn goes to the partner.
export interface Shared {
  type: "titans.shared";
  seat: number;
  victim: number;
  gold: number;
  places: string[];
}

// The Necklace shelters its owner (HAD-OBJ-15, 16).
export interface Sheltered {
  type: "hades.sheltered";
  seat: number;
  places: string[];
}

// A player gets a ship.
export interface ShipAdded {
  type: "ship-added";
  seat: number;
  tile: string;
  places: string[];
}

// A player who is robbed shows that they have no cube.
export interface ShowsNothing {
  type: "shows-nothing";
  seat: number;
  places: string[];
}

export interface SitDown {
  seat: number;
  name?: string;
  share?: string | null;
}

// To the Sphinx: a `priest`, a `philosopher`, a `troop` or a `fleet`, and where it was.
export interface Sold {
  type: "sold";
  seat: number;
  unit: string;
  place: string;
  gold: number;
  places: string[];
}

// Any of some items, one code each, then `done`.
//
//     Items are listed whether they are chosen or not. The engine takes codes in rising order, which is what `legal`
//     lists. A page takes them in any order and plays them again in rising order.
export interface Some {
  type: "some";
  id: string;
  seat: number;
  prompt: string;
  args: Record<string, number | string>;
  rules: string[];
  must: boolean;
  also: Answer[];
  offers: Bargain[];
  sealed: boolean;
  cover: boolean;
  default: number | null;
  way: string[];
  beyond: Beyond[];
  items: Answer[];
  chosen: number[];
  least: number;
  most: number;
  done: number;
}

// A space of the creature track.
export interface SpaceView {
  creature: string;
  printed: number;
  prices: number[];
}

export interface SpecialDrawn {
  type: "titans.special";
  metropolis: string;
  places: string[];
}

export interface SpecialFounded {
  type: "titans.founded";
  island: string;
  seat: number;
  metropolis: string;
  places: string[];
}

export interface SpecialGone {
  type: "titans.special-gone";
  island: string;
  metropolis: string;
  places: string[];
}

// The Spy shows an objective to its user alone (ARC-CRD-06).
export interface Spied {
  type: "spied";
  seat: number;
  by: number;
  objective: string;
  places: string[];
}

// A bot that answers for a player. The player can take the seat back at any time unless they have resigned.
export interface StandIn {
  bot: string;
  why: "away" | "resigned" | "vote";
}

// News for everybody: a bot substitutes for a player from now on, or the player is `back`.
export interface StandInNews {
  type: "stand-in-news";
  news: "away" | "back" | "resigned" | "vote";
  seat: number;
  bot: string;
}

// Citizens of one player stand up.
export interface StoodUp {
  type: "stood-up";
  seat: number;
  by: number;
  place: string;
  count: number;
  places: string[];
}

// A loss of food, inhabitants or luxury goods.
export interface Suffered {
  type: "suffered";
  seat: number;
  loss: string;
  count: number;
  places: string[];
}

// A ship is sunk.
export interface Sunk {
  type: "sunk";
  seat: number;
  by: number;
  tile: string;
  places: string[];
}

// A supply round begins.
export interface SupplyRound {
  type: "supply-round";
  places: string[];
}

export interface Swapped {
  type: "swapped";
  creature: string;
  seat: number;
  places: string[];
}

// What everybody may know about a table. `mine`, `your_turn` and `owner` depend on the browser that asks.
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  content: string;
  options: Record<string, number | string | string[]>;
  seal: string;
  format: number;
  status: "over" | "playing" | "waiting";
  public: boolean;
  created: string;
  moved: string;
  closes: string | null;
  version: number;
  seats: SeatInfo[];
  asked: number[];
  mine: number[];
  your_turn: boolean;
  owner: boolean;
  result: Result | null;
  away: number;
  stand_in: string;
  lesson: boolean;
  gathers: number;
}

export interface TableList {
  tables: TableInfo[];
  next: string | null;
}

// Everything that this connection may know now.
export interface TableState {
  type: "snapshot";
  table: TableInfo;
  since: number | null;
  seats: SeatState[];
  agreement: Agreement | null;
  asks: VoteBody[];
  again: Again | null;
  hidden: boolean;
  teams: number[];
}

// The territory of a Monument has been taken, and the card with it.
export interface Taken {
  type: "monuments.taken";
  seat: number;
  island: string;
  monument: string;
  places: string[];
}

// A player takes over a building through the town.
export interface TakenOver {
  type: "taken-over";
  seat: number;
  by: number;
  building: string;
  tile: string;
  places: string[];
}

export interface Talk {
  said: Talked[];
  more: boolean;
}

// A chat message.
export interface Talked {
  number: number;
  channel: "players" | "team" | "watchers";
  seat: number | null;
  who: string;
  name: string;
  text: string;
  emote: "good-game" | "hello" | "hurry" | "laugh" | "oops" | "sad" | "thanks" | "thinking" | "well-played" | "wow" | null;
  at: string;
}

// A player collects taxes.
export interface Taxes {
  type: "taxes";
  seat: number;
  florins: number;
  places: string[];
}

// The dice of the threat, shown to players who may have them rolled again (HAD-OBJ-33).
export interface ThreatRolled {
  type: "hades.threat-rolled";
  dice: number[];
  rise: number;
  places: string[];
}

// The dice of the threat have been rolled, and the column has advanced (HAD-THR-02).
export interface Threatened {
  type: "hades.threat";
  dice: number[];
  rise: number;
  threat: number;
  comes: boolean;
  places: string[];
}

// Winners-to-be with as many Metropolises, and what decides: `gold`, or nothing (`shared`).
export interface TieForVictory {
  type: "tie";
  seats: number[];
  settled: string;
  rule: string;
  places: string[];
}

// Players are equal, and how that is settled: in the player order, or in the result.
export interface Tied {
  type: "tied";
  seats: number[];
  settled: string;
  rule: string;
  places: string[];
}

// A hex of the map.
export interface Tile {
  id: string;
  cell: string;
  turn: number;
  edges: string;
  town: number | null;
  icons: string[];
  taken: number[];
  pillaged: number[];
  houses: House[];
  units: Unit[];
}

export interface TileLost {
  type: "lost";
  tile: string;
  seat: number;
  places: string[];
}

export interface TitanCame {
  type: "titans.came";
  island: string;
  seat: number;
  gold: number;
  places: string[];
}

// A record as text, the positions wanted, and the seat that looks (null for a spectator).
export interface ToReplay {
  record: string;
  seat?: number | null;
  first?: number;
  last?: number;
}

// A player takes an explorer token; `left` are left.
export interface TokenTaken {
  type: "token";
  seat: number;
  left: number;
  places: string[];
}

// A good chosen as income.
export interface Took {
  type: "took";
  seat: number;
  good: string;
  places: string[];
}

// A player makes a transaction on a market.
export interface Traded {
  type: "traded";
  seat: number;
  market: string;
  way: string;
  resource: string;
  florins: number;
  places: string[];
}

// A free troop of the Military Academy.
export interface Trained {
  type: "monuments.trained";
  seat: number;
  island: string;
  places: string[];
}

// A trend is turned up for all players.
export interface TrendShown {
  type: "trend";
  trend: string;
  places: string[];
}

// A troop is deployed (HAD-FRE-09, 10).
export interface TroopDeployed {
  type: "hades.troop-deployed";
  seat: number;
  island: string;
  places: string[];
}

// A troop for the Temple of Ares.
export interface TroopGivenUp {
  type: "monuments.troop";
  seat: number;
  island: string;
  places: string[];
}

// To the Harpy.
export interface TroopLost {
  type: "troop-lost";
  island: string;
  seat: number;
  places: string[];
}

export interface TroopRaised {
  type: "hades.troop-raised";
  island: string;
  seat: number;
  gold: number;
  places: string[];
}

export interface TroopRecruited {
  type: "troop-recruited";
  island: string;
  seat: number;
  gold: number;
  places: string[];
}

export interface TroopsMoved {
  type: "troops-moved";
  island: string;
  seat: number;
  start: string;
  over: string[];
  count: number;
  places: string[];
}

export interface TurnBegun {
  type: "turn";
  god: string;
  seat: number;
  places: string[];
}

export interface TurnEnded {
  type: "turn-ended";
  god: string;
  seat: number;
  places: string[];
}

// Take back the draft's last answer.
export interface Undo {
  type: "undo";
  nonce: string;
  seat: number;
  to?: string | null;
}

// Units of a player that are alike, on one spot.
export interface Unit {
  seat: number;
  ship: boolean;
  spot: string;
  lying: boolean;
  engaged: boolean;
  count: number;
}

export interface UnitDeployed {
  type: "titans.unit-deployed";
  island: string;
  seat: number;
  unit: string;
  places: string[];
}

// A tile won that goes to the box.
export interface Unplaced {
  type: "unplaced";
  tile: string;
  seat: number;
  places: string[];
}

// A tile without a bid goes to the box.
export interface Unsold {
  type: "unsold";
  tile: string;
  places: string[];
}

// The game has moved on from `since`, or a draft of this connection has changed (then `since` is `version`).
//
//     It has all seats whose view has changed. A client that is not at `since` says `Hello`.
export interface Update {
  type: "update";
  since: number;
  version: number;
  asked: number[];
  seats: SeatState[];
}

export interface Victory {
  type: "victory";
  seat: number;
  metropolises: number;
  gold: number;
  places: string[];
}

// Players win together, with what they have together (TIT-TEA-08).
export interface VictoryOfTeam {
  type: "victory-team";
  seats: number[];
  metropolises: number;
  gold: number;
  places: string[];
}

// A pending vote at a table.
export interface VoteBody {
  kind: "stand-in" | "undo";
  by: number;
  seat: number;
  agreed: number[];
  missing: number[];
  version: number;
  moves: number;
}

export interface WentToApollo {
  type: "on-apollo";
  seat: number;
  place: number;
  places: string[];
}

// A rule that forbids something here. The key of the sentence is `why-RULE`; the figures are those of this
//     position.
export interface Why {
  rule: string;
  key: string;
  args: Record<string, number | string>;
}

// The answer to `AskWhy`: the rules that forbid it, or none if it is possible.
export interface WhyNot {
  type: "why-not";
  nonce: string;
  reasons: Why[];
  question: string | null;
}

export interface Withdrew {
  type: "withdrew";
  seat: number;
  coins: number;
  places: string[];
}

// A player builds a wonder.
export interface WonderBuilt {
  type: "wonder-built";
  seat: number;
  card: string;
  tile: string;
  places: string[];
}
