/** The players' shapes, 16 × 16: colour is never the only sign. */
const SHAPES = [
  "M8 1 15 15H1Z",
  "M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1Z",
  "M1.5 1.5h13v13h-13Z",
  "M8 0 16 8 8 16 0 8Z",
  "M8 0 10 5.5 16 6 11.4 9.8 13 16 8 12.6 3 16 4.6 9.8 0 6 6 5.5Z",
  "M5 1h6v4h4v6h-4v4H5v-4H1V5h4Z",
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
