import { expect, it } from "vitest";
import { replyTo } from "../../../src/boards/archipelago/replies";
import type { GameEvent } from "../../../src/lib/protocol";

const told = (type: string, figures: Record<string, unknown> = {}) => ({ type, places: [], ...figures }) as unknown as GameEvent;
const made = told("offer-made", { seat: 0, seats: [1] });
const refused = told("offer-refused", { seat: 1, by: 0 });

it("tells what has become of an offer of mine", () => {
  expect(replyTo(0, [made, refused])).toBe(refused);
  expect(replyTo(2, [made, refused])).toBeUndefined();
});

it("forgets it when another is made, or when much has happened", () => {
  expect(replyTo(0, [made, refused, made])).toBeUndefined();
  expect(replyTo(0, [made, refused, ...Array.from({ length: 8 }, () => told("traded"))])).toBeUndefined();
});
