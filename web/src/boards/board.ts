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

export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The board of a game. */
export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
