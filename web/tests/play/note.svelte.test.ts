import { createRawSnippet, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import type { RulesBody } from "../../src/lib/protocol";
import Note from "../../src/play/Note.svelte";

const SOURCES = { "HAD-PWR-01": "designed", "CYC-MET-12": "FAQ, ruling", "CYC-BAT-02": "rulebook, p. 6" };

vi.spyOn(api, "rulebook").mockResolvedValue({
  sections: [],
  rules: Object.entries(SOURCES).map(([id, source]) => ({ id, source, section: "" })),
} as unknown as RulesBody);

let shown: Record<string, unknown> = {};
afterEach(() => void unmount(shown));

async function marksOf(rule: string): Promise<(string | undefined)[]> {
  const children = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const reasons = [{ rule, key: `why-${rule}`, args: {} }];
  shown = mount(Note, {
    target: document.body,
    props: { game: "cyclades", reasons: reasons as never, onclose: () => undefined, children },
  });
  await vi.waitFor(() => expect(document.querySelector(".reason")).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve));
  return [...document.querySelectorAll<HTMLElement>("[data-house]")].map(({ dataset }) => dataset.house);
}

it("marks a refusal by a rule that is invented", async () => expect(await marksOf("HAD-PWR-01")).toEqual(["designed"]));

it("marks a refusal by a reading of ours", async () => expect(await marksOf("CYC-MET-12")).toEqual(["ruling"]));

it("marks no refusal by a printed rule", async () => expect(await marksOf("CYC-BAT-02")).toEqual([]));
