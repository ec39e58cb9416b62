import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { lookUp, OnPage } from "../../src/play/drawn.svelte";

const PAGE = `
  <main>
    <button data-place="tile:agora" class="tile open" data-answer="bid agora"></button>
    <button data-place="tile:bridge" class="tile"></button>
    <button data-place="tile:forum" class="open" disabled></button>
    <button data-answer="accept B"></button>
    <button data-holds="accept C\nrefuse C"></button>
    <div data-bar><button data-answer="pass"></button><button data-place="tile:temple" class="open"></button></div>
  </main>`;
/** The window of these tests lays nothing out. */
if (!("checkVisibility" in Element.prototype)) Object.assign(Element.prototype, { checkVisibility: () => true });

afterEach(() => (document.body.innerHTML = ""));

describe("the page", () => {
  it("is looked at for places, for those that can be pointed at, and for answers; never at the bar", () => {
    document.body.innerHTML = PAGE;
    const { places, open, answers } = lookUp(document);
    expect([...places]).toEqual(["tile:agora", "tile:bridge", "tile:forum"]);
    expect([...open]).toEqual(["tile:agora"]);
    expect([...answers]).toEqual(["bid agora", "accept B", "accept C", "refuse C"]);
  });

  it("is looked at again when something else is asked, and when it changes", async () => {
    document.body.innerHTML = PAGE;
    let asked = $state("");
    let page!: OnPage;
    const end = $effect.root(() => void (page = new OnPage(() => asked)));
    flushSync();
    expect([page.known, page.opens("cube:fish")]).toEqual([true, true]);
    asked = "q";
    // Before anybody has looked, nothing is offered twice.
    expect([page.known, page.opens("cube:fish")]).toEqual([false, true]);
    flushSync();
    expect([page.known, page.opens("cube:fish"), page.opens("tile:agora"), page.has("tile:bridge")]).toEqual([true, false, true, true]);
    expect([page.bears("accept B"), page.bears("pass")]).toEqual([true, false]);
    document.querySelector("main")!.insertAdjacentHTML("beforeend", `<button data-place="cube:fish" class="open"></button>`);
    await Promise.resolve();
    await new Promise((heard) => setTimeout(heard));
    expect(page.opens("cube:fish")).toBe(true);
    end();
  });
});
