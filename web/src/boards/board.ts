/** What every board is given, and how it talks back: boards know places (`tile:agora`), never codes. */

import type { Component } from "svelte";
import type { GameView, SeatInfo } from "../lib/protocol";

export interface BoardProps<V = GameView> {
  view: V;
  /** The components of the game, as its content file has them. */
  components: Record<string, unknown>;
  seats: SeatInfo[];
  /** The seat whose table this is; null for a spectator. */
  me: number | null;
  /** Places that can be answered now. */
  open: Set<string>;
  /** Places that are part of the answer so far. */
  chosen: Set<string>;
  /** Places that a line of the log, or something that has just happened, lights up. */
  lit: Set<string>;
  /** Somebody points at a place: an answer if it is open, otherwise: why not? */
  onpick: (place: string) => void;
  /** Somebody wants to know what this is. */
  onexplain: (place: string | null) => void;
}

/** The public figures of all players, and whose turn it is. */
export interface PlayersProps<V = GameView> {
  view: V;
  seats: SeatInfo[];
  me: number | null;
}

/** A card that says all about one component. */
export interface ExplainProps {
  components: Record<string, unknown>;
  place: string;
}

export interface BoardParts {
  Board: Component<BoardProps>;
  Players: Component<PlayersProps>;
  Explain: Component<ExplainProps>;
}

const boards = import.meta.glob<BoardParts>("./*/index.ts");

/** The parts of a game's board. */
export async function loadBoard(game: string): Promise<BoardParts> {
  const load = boards[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}
