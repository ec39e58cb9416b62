import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Explain from "../../../src/boards/cyclades/Explain.svelte";
import { api } from "../../../src/lib/api";
import type { CycladesView, RulesBody } from "../../../src/lib/protocol";

vi.mock("../../../src/lib/Icon.svelte", () => ({ default: () => undefined }));
vi.spyOn(api, "rulebook").mockResolvedValue({ sections: [], rules: [] } as unknown as RulesBody);

function markOf(provenance: string, brief: boolean): Element | null {
  const card = { id: "atalanta", text_en: "Runs.", text_fr: "Court.", provenance, section: "" };
  const view = { players: [{}, {}], islands: [], seas: [], modules: {} } as unknown as CycladesView;
  const props = { view, components: { god: [], building: [], creature: [card], board: { 2: {} } }, place: "creature:atalanta", brief };
  const shown = mount(Explain, { target: document.body, props: props as never });
  expect(document.body.textContent).toContain("Runs.");
  const mark = document.querySelector(".provenance");
  void unmount(shown);
  return mark;
}

it("says of a card whose text is ours that it is, in a refusal too", () => {
  expect(markOf("designed", false)).not.toBeNull();
  expect(markOf("designed", true)).not.toBeNull();
  expect(markOf("rulebook", true)).toBeNull();
});
