import { mount } from "svelte";
import { expect, it, vi } from "vitest";
import Players from "../../../src/boards/cyclades/Players.svelte";
import type { CycladesView } from "../../../src/lib/protocol";

vi.mock("../../../src/lib/Face.svelte", () => ({ default: () => undefined }));

it("shows how many buildings of a type somebody has, where it is more than one", () => {
  const player = { buildings: ["port", "temple"], lacking: ["fortress", "university"], creatures: [], metropolises: 0, gold: 5 };
  const islands = [
    { owner: 0, buildings: ["temple", "", "temple"] },
    { owner: 0, buildings: ["port"] },
    { owner: 1, buildings: ["temple", "port"] },
  ];
  const view = {
    players: [player, player],
    order: [0, 1],
    asked: [],
    needed: 2,
    islands,
    gods: [],
    apollo: [],
    modules: {},
  } as unknown as CycladesView;
  const props = { view, me: 0, components: {}, seats: [], open: new Set(), chosen: new Set(), lit: new Set() };
  mount(Players, { target: document.body, props: props as never });
  const shown = [...document.querySelectorAll<HTMLElement>("[data-built]")].map((each) => [each.dataset.built, each.textContent]);
  expect(shown).toEqual([["temple", "2"]]);
});
