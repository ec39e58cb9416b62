"""The archipelago under a finger."""

import re
import time
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, expect

from tests.browser.cyclades import hot_seat, turn_of, wants
from tests.browser.house import PHONE, House
from tests.browser.person import Finger

pytestmark = pytest.mark.slow

SLOW = count(time.time() - 60)
"""When each touch was, in seconds: a finger so slow does not throw what it held, which a tap would only stop."""

LONG_PRESS = "() => new Promise((done) => setTimeout(done, 450))"
"""As long as a finger must rest on a place to have it explained: this ends after one that began before it."""


def fingers(hand: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches: list[Any] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": next(SLOW)})


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box
    return box


@pytest.mark.smoke
def test_pinch_drag_and_tap(house: House) -> None:
    guest = house.guest("fr", size=PHONE, touch=True)
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(turn_of(0, "gift-fleet"), wants({0: "poseidon"}))
    page = guest.go(f"/table/{table}")
    page.locator(".curtain button").tap()
    person = Finger(page)
    assert person.wait_for("asked") == "asked"
    assert not guest.scrolls_sideways()
    guest.keep("whole")

    harbour = page.locator('[data-place="sea:C2"]')
    before = box_of(harbour)["width"]
    hand = guest.context.new_cdp_session(page)
    box = box_of(page.locator("svg[role=group]"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    fingers(hand, "touchStart", (x - 30, y), (x + 30, y))
    for spread in range(40, 91, 10):
        fingers(hand, "touchMove", (x - spread, y), (x + spread, y))
    page.evaluate(LONG_PRESS)
    fingers(hand, "touchEnd")
    assert box_of(harbour)["width"] > 2 * before
    expect(page.locator("[role=note]")).to_have_count(0)
    expect(page.locator("[data-bar]")).to_have_attribute("data-path", "")
    guest.keep("closer")

    left = box_of(harbour)["x"]
    fingers(hand, "touchStart", (x, y))
    for moved in range(10, 61, 10):
        fingers(hand, "touchMove", (x + moved, y))
    page.evaluate(LONG_PRESS)
    fingers(hand, "touchEnd")
    assert box_of(harbour)["x"] > left + 30, "one finger moves what is larger than its frame"
    expect(page.locator("[role=note]")).to_have_count(0)

    whole = page.get_by_role("button", name="Toute la carte")
    whole.tap()
    expect(whole).to_have_count(0)
    assert box_of(harbour)["width"] == pytest.approx(before)
    expect(harbour).to_have_class(re.compile(r"\bopen\b"))
    person.press(harbour)
    expect(harbour).to_have_attribute("aria-label", re.compile("2 flottes"))
    assert not guest.scrolls_sideways()
    guest.keep("tapped", whole=True)
