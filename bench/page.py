"""What the page costs the processor: `python bench/page.py` prints it beside the bars, from traces of Chromium.

    update     an update of Cyclades on the screen of a spectator: script, style, layout and paint, by the
               processor time of the page's main thread; with all that happens told at once, and with animations, where
               an answer is told in several steps and each of them is an update of what is seen
    panning    the same for a frame while the archipelago is dragged about, the median of all frames
    growth     nodes and listeners of the page after some events and after many

Processor time means something on a busy machine too, though caches are shared: measure on a quiet one.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.clerk import Clerk, first_answer
from tests.browser.cyclades import hot_seat
from tests.browser.house import House, Pace
from tests.browser.person import Person
from tests.server.served import Served
from tools.browser import find

UPDATES: Final = 40
WARM: Final = 15
"""Updates before the measured ones, so that hot code is compiled."""
MOVES: Final = 60
"""Pointer moves while panning."""
PAUSE: Final = 0.12
"""Seconds between two updates, so that each is drawn separately."""
LONG_PAUSE: Final = 2.5
"""Seconds between two updates with animations."""
WORK: Final = {
    "EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "WebSocketReceive",
    "UpdateLayoutTree", "Layout", "PrePaint", "UpdateLayer", "Paint", "Layerize", "Commit", "MajorGC", "MinorGC",
    "HitTest", "IntersectionObserverController::computeIntersections", "ParseHTML", "v8.callFunction",
}  # fmt: skip
"""Trace events that are script, style, layout and paint."""
FRAME: Final = "Layerize"
"""The trace event that ends a frame."""
BARS: Final = {"update": 16.0, "panning": 8.0}
"""Most milliseconds of an update and a frame."""
Trace = list[dict[str, Any]]
COUNT_TOLD: Final = """() => {
  window.told = 0;
  let last = null;
  new MutationObserver(() => {
    const now = document.querySelector("[data-told]")?.dataset.told ?? null;
    if (now !== null && now !== last) window.told += 1;
    last = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-told"] });
}"""


def traced(browser: Browser, page: Page, act: Callable[[], None]) -> Trace:
    """Return what the page's main thread did during an act, in order."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink", "cc", "v8", "__metadata"])
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    timed = [each for each in events if each.get("ph") == "X" and (each["pid"], each["tid"]) in mains]
    spent: Counter[tuple[int, int]] = Counter()
    for each in timed:
        spent[each["pid"], each["tid"]] += each.get("tdur", 0)
    [(busiest, _)] = spent.most_common(1)
    return sorted((each for each in timed if (each["pid"], each["tid"]) == busiest), key=lambda each: int(each["ts"]))


def work(trace: Trace) -> Iterator[dict[str, Any]]:
    """Yield the work in a trace that is not part of other work."""
    end = 0
    for each in trace:
        if each["name"] in WORK and each["ts"] >= end:
            end = each["ts"] + each["dur"]
            yield each


def milliseconds(events: Iterator[dict[str, Any]]) -> float:
    return float(sum(each.get("tdur", 0) for each in events)) / 1000


def frames(trace: Trace) -> list[float]:
    """Return the cost of each frame."""
    costs, cost = [], 0.0
    for each in work(trace):
        cost += each.get("tdur", 0) / 1000
        if each["name"] == FRAME:
            costs.append(cost)
            cost = 0.0
    return costs


def play(clerk: Clerk, moves: int, pause: float) -> None:
    for _ in range(moves):
        clerk.answer(first_answer(clerk.asked[1]))
        time.sleep(pause)


def an_update(house: House) -> float:
    """Measure an update shown at once."""
    return milliseconds(work(watched(house, "instant", UPDATES, PAUSE)[0])) / UPDATES


def a_step(house: House) -> tuple[float, float]:
    """Measure the steps of an animated update, and all of an answer's updates together."""
    moves = UPDATES // 4
    trace, told = watched(house, "fast", moves, LONG_PAUSE)
    spent = milliseconds(work(trace))
    return spent / told, spent / moves


def watched(house: House, pace: Pace, moves: int, pause: float) -> tuple[Trace, int]:
    """Open the page of a watcher of these moves. Return it with the number of events shown."""
    player, watcher = house.guest(), house.guest(pace=pace)
    table, clerk = hot_seat(player)
    with clerk:
        page = watcher.go(f"/table/{table}")
        play(clerk, WARM, PAUSE)
        Person(page).settled("[data-bar]")
        page.evaluate(COUNT_TOLD)
        trace = traced(house.browser, page, lambda: play(clerk, moves, pause))
        return trace, int(page.evaluate("window.told"))


def panning(house: House) -> float:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        play(clerk, WARM, 0)
    page = house.guest().go(f"/table/{table}")
    Person(page).settled("[data-bar]")
    box = page.locator("svg[role=group]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(6):
        page.mouse.wheel(0, -100)
    Person(page).settled()
    page.mouse.down()

    def drag() -> None:
        for move in range(MOVES):
            page.mouse.move(x + 3 * (move % 30), y + 2 * (move % 20))
            time.sleep(0.03)

    drag()
    trace = traced(house.browser, page, drag)
    page.mouse.up()
    return median(frames(trace))


def growth(house: House) -> list[tuple[int, int, int]]:
    """Return events shown, nodes and listeners after few and after many moves."""
    player, watcher = house.guest(), house.guest()
    table, clerk = hot_seat(player)
    found = []
    with clerk:
        page = watcher.go(f"/table/{table}")
        line = watcher.context.new_cdp_session(page)
        line.send("Performance.enable")
        for moves in (20, 60, 120):
            play(clerk, moves, 0)
            Person(page).settled()
            line.send("HeapProfiler.collectGarbage")
            metrics = {each["name"]: int(each["value"]) for each in line.send("Performance.getMetrics")["metrics"]}
            sight = next(iter(clerk.refreshed().sights.values()))
            found.append((sight["before"] + len(sight["events"]), metrics["Nodes"], metrics["JSEventListeners"]))
    return found


def main() -> None:
    program = find()
    assert program, "Chromium is missing: make browser"
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        wanted = sys.argv[1:] or ["update", "panning", "growth"]
        if "update" in wanted:
            with House(served, browser, "bench") as house:
                print(f"update, at once: {an_update(house):.1f} ms (bar {BARS['update']})")
            with House(served, browser, "bench") as house:
                step, answer = a_step(house)
                print(f"update, told and animated: {step:.1f} ms (bar {BARS['update']}), an answer: {answer:.1f} ms")
        if "panning" in wanted:
            with House(served, browser, "bench") as house:
                print(f"panning, median frame: {panning(house):.1f} ms (bar {BARS['panning']})")
        if "growth" in wanted:
            with House(served, browser, "bench") as house:
                for events, nodes, listeners in growth(house):
                    print(f"after {events} events: {nodes} nodes, {listeners} listeners")
        browser.close()


if __name__ == "__main__":
    main()
