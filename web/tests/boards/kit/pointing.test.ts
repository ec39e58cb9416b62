import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pointing } from "../../../src/boards/kit/pointing";
import { boxOf, emblemOf } from "../../../src/boards/shelf";

describe("a place", () => {
  const onpick = vi.fn();
  const onexplain = vi.fn();
  const press = (pointerType: string, timeStamp = 0, isPrimary = true) => ({ pointerType, timeStamp, isPrimary }) as PointerEvent;
  const click = (target: Element = document.createElement("i")) => ({ target }) as unknown as MouseEvent;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
  });
  afterEach(() => vi.useRealTimers());

  it("is picked by a click, with the amount that was clicked", () => {
    const scale = document.createElement("b");
    scale.dataset.amount = "7";
    scale.append(document.createElement("i"));
    const at = pointing({ onpick, onexplain }, "god:ares");
    at.onclick(click());
    at.onclick(click(scale.firstElementChild!));
    expect(onpick.mock.calls).toEqual([
      ["god:ares", undefined],
      ["god:ares", 7],
    ]);
  });

  it("is only explained by a long press, and picked by the next tap", () => {
    const at = pointing({ onpick, onexplain }, "god:ares");
    at.onpointerdown(press("touch"));
    vi.advanceTimersByTime(449);
    expect(onexplain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onexplain).toHaveBeenCalledWith("god:ares");
    at.onpointerup(press("touch", 500));
    at.onclick(click());
    expect(onpick).not.toHaveBeenCalled();
    at.onclick(click());
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("stays explained when a finger goes on into what is said, and not when the keyboard goes on", () => {
    const at = pointing({ onpick, onexplain }, "god:ares");
    at.onpointerdown(press("touch"));
    vi.advanceTimersByTime(450);
    at.onblur();
    expect(onexplain.mock.calls).toEqual([["god:ares"]]);
    at.onpointerdown(press("mouse"));
    at.onblur();
    expect(onexplain).toHaveBeenLastCalledWith(null);
  });

  it("is not explained by a finger that leaves in time, nor by a mouse that stays down", () => {
    const at = pointing({ onpick, onexplain }, "god:ares");
    at.onpointerdown(press("touch"));
    at.onpointerup(press("touch", 100));
    at.onpointerdown(press("mouse"));
    vi.advanceTimersByTime(1000);
    expect(onexplain).not.toHaveBeenCalled();
  });

  it("is picked by a short tap though the page was too busy to hear its end, and is only explained though it is drawn anew", () => {
    pointing({ onpick, onexplain }, "god:ares").onpointerdown(press("touch"));
    vi.advanceTimersByTime(900);
    const late = pointing({ onpick, onexplain }, "god:ares");
    late.onpointerup(press("touch", 80));
    late.onclick(click());
    expect(onpick).toHaveBeenCalledOnce();
    late.onpointerdown(press("touch", 1000));
    vi.advanceTimersByTime(900);
    const anew = pointing({ onpick, onexplain }, "god:ares");
    anew.onpointerup(press("touch", 1900));
    anew.onclick(click());
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("is not explained by a finger that drags the board, and the next tap is heard", () => {
    const at = pointing({ onpick, onexplain }, "sea:C2");
    at.onpointerdown(press("touch"));
    at.onpointerleave(press("touch", 100));
    vi.advanceTimersByTime(440);
    at.onpointerdown(press("touch", 440));
    vi.advanceTimersByTime(20);
    at.onpointerup(press("touch", 460));
    at.onclick(click());
    expect(onexplain).not.toHaveBeenCalled();
    expect(onpick).toHaveBeenCalledOnce();
  });

  it("is not explained by two fingers", () => {
    const [one, other] = ["sea:C2", "sea:C3"].map((place) => pointing({ onpick, onexplain }, place));
    one!.onpointerdown(press("touch"));
    other!.onpointerdown(press("touch", 10, false));
    vi.advanceTimersByTime(1000);
    expect(onexplain).not.toHaveBeenCalled();
  });

  it("bears the answer that it stands for", () => {
    const answerAt = (place: string) => (place === "god:ares" ? "offer ares" : undefined);
    expect(pointing({ onpick, onexplain, answerAt }, "god:ares")["data-answer"]).toBe("offer ares");
    expect(pointing({ onpick, onexplain, answerAt }, "god:zeus")["data-answer"]).toBeUndefined();
  });

  it("is explained while the mouse is over it; a finger is none", () => {
    const at = pointing({ onpick, onexplain }, "god:ares");
    at.onpointerenter(press("touch"));
    at.onpointerenter(press("mouse"));
    at.onpointerleave(press("mouse"));
    expect(onexplain.mock.calls).toEqual([["god:ares"], [null]]);
  });
});

describe("the shelf", () => {
  it("has a box for games with a board, and a plain one for all others", () => {
    expect(boxOf("cyclades")?.publisher).toBeTruthy();
    expect(emblemOf("peloponnes")).toBe("peloponnes");
    expect(boxOf("somebody-else's")).toBeUndefined();
    expect(emblemOf("somebody-else's")).toBe("plain");
  });
});
