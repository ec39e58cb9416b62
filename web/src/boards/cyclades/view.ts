/** A copy of what `make generate` writes once the game is registered; then this file goes. */

export interface IslandView {
  id: string;
  owner: number | null;
  troops: number;
  buildings: string[];
  spent: number[];
  metropolis: boolean;
  metropolis_spent: boolean;
  prosperity: number;
  figure: string;
  figure_seat: number | null;
  figure_cycle: number;
}

export interface SeaView {
  id: string;
  owner: number | null;
  fleets: number;
  closed: boolean;
}

export interface GodView {
  god: string;
  seat: number | null;
  gold: number;
  acting: boolean;
}

export interface SpaceView {
  creature: string;
  printed: number;
  price: number;
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

export interface BattleView {
  land: boolean;
  place: string;
  attacker: number;
  attackers: number;
  defender: number | null;
  defenders: number;
  guards: number;
  bonus: number;
}

export interface CycladesView {
  type: "cyclades";
  game: string;
  seats: string[];
  seat: number | null;
  asked: number[];
  cycle: number;
  cycles: number;
  phase: string;
  order: number[];
  waiting: number[];
  next_order: number[];
  gods: GodView[];
  face_down: string[];
  apollo: number[];
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
}
