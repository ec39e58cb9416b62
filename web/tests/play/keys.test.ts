import { beforeEach, describe, expect, it, vi } from "vitest";
import { followQuestion } from "../../src/play/keys";

/** The page as it is asked, and whoever plays by keyboard; what is hidden says so. */
function asked(html: string): void {
  document.body.innerHTML = html;
  dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  followQuestion();
}

const focused = () => document.activeElement?.id;

describe("the focus follows the question", () => {
  beforeEach(() => {
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    Element.prototype.checkVisibility = function (this: Element) {
      return !this.closest("[hidden]");
    };
  });

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
});
