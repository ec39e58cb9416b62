import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followQuestion } from "../../src/play/keys";

let stop = (): void => undefined;

/** Ask a player who uses the keyboard, on a page with this content. An element is hidden if it says so. */
function asked(html: string): void {
  document.body.innerHTML = html;
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  stop = followQuestion();
}

const focused = () => document.activeElement?.id;
const byId = (id: string) => document.getElementById(id)!;
/** Wait until the page has heard of what has changed. */
const heard = () => new Promise((done) => setTimeout(done));

describe("the focus follows the question", () => {
  beforeEach(() => {
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    Element.prototype.checkVisibility = function (this: Element) {
      return this.isConnected && !this.closest("[hidden]");
    };
  });
  afterEach(() => stop());

  it("to a place that is seen", () => {
    asked(
      `<p hidden><button data-place="a" class="open"></button></p><button id="b" data-place="b" class="open"></button><div data-bar></div>`,
    );
    expect(focused()).toBe("b");
  });

  it("to the bar, where an answer can be given there as well as by a card", () => {
    const bar = `<div data-bar><button id="never" data-answer="never"></button><button id="play" data-answer="play"></button></div>`;
    asked(`<button data-place="item" data-answer="play" class="open"></button>${bar}`);
    expect(focused()).toBe("play");
  });

  it("back to the answer that had it, which was moved on the page", async () => {
    asked(
      `<p><button id="a" data-place="a" class="open"></button><button id="b" data-place="b" class="open"></button></p><div data-bar></div>`,
    );
    byId("b").focus();
    const place = byId("b");
    place.remove();
    document.querySelector("p")!.prepend(place);
    await heard();
    expect(focused()).toBe("b");
  });

  it("back to the answer that had it, where it stands elsewhere now", async () => {
    asked(`<p></p><div data-bar><button id="first" data-answer="pass"></button><button id="bid" data-answer="bid b"></button></div>`);
    byId("bid").focus();
    byId("bid").remove();
    const places = `<button id="a" data-place="a" data-answer="bid a" class="open"></button>`;
    document.querySelector("p")!.innerHTML = `${places}<button id="b" data-place="b" data-answer="bid b" class="open"></button>`;
    await heard();
    expect(focused()).toBe("b");
  });

  it("to less of a thing of which there can be no more", async () => {
    const count = `<div role="group" data-item="x"><button id="less"></button><button id="more" data-answer="x"></button></div>`;
    asked(`<button id="a" data-place="a" class="open"></button><div data-bar>${count}</div>`);
    byId("more").focus();
    byId("more").toggleAttribute("disabled", true);
    await heard();
    expect(focused()).toBe("less");
  });

  it("away from an answer that is hidden, before the browser notices", async () => {
    asked(`<button id="a" data-place="a" class="open"></button><button id="b" data-place="b" class="open"></button><div data-bar></div>`);
    byId("a").hidden = true;
    await heard();
    expect(focused()).toBe("b");
  });

  it("never away from where the player has gone by Tab", async () => {
    asked(`<button id="rules"></button><button id="a" data-place="a" class="open"></button><div data-bar></div>`);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    byId("a").blur();
    byId("rules").remove();
    await heard();
    expect(document.activeElement).toBe(document.body);
  });

  it("from the bar to an answer that is loaded, unless the player has gone elsewhere", async () => {
    asked(`<button id="other" data-place="other"></button><div data-bar id="bar" tabindex="-1"></div>`);
    expect(focused()).toBe("bar");
    byId("other").focus();
    byId("bar").innerHTML = `<button id="late" data-answer="late"></button>`;
    await heard();
    expect(focused()).toBe("other");
    byId("bar").replaceChildren();
    asked(`<div data-bar id="bar" tabindex="-1"></div>`);
    byId("bar").innerHTML = `<button id="late" data-answer="late"></button>`;
    await heard();
    expect(focused()).toBe("late");
  });
});
