import { expect, test } from "vitest";
import { placeBeside } from "../../src/learn/spot";

const ROOM = { width: 360, height: 617 };
const CARD = { width: 348, height: 250 };

test("on a phone a bubble goes where it hides least of what it speaks of", () => {
  expect(placeBeside({ left: 180, top: 160, width: 170, height: 206 }, CARD, ROOM, true).top).toBe(359);
  expect(placeBeside({ left: 10, top: 340, width: 340, height: 60 }, CARD, ROOM, true).top).toBe(56);
  expect(placeBeside(null, CARD, ROOM, true).top).toBe(359);
});
