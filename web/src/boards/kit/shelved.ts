/** Something that lies on a shelf beside the board. */
export interface Shelved {
  id: string;
  place: string;
  /** The seat that owns it; null: nobody. */
  seat: number | null;
}
