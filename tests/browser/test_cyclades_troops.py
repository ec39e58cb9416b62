"""Troops go from island to island over a chain of fleets, by clicks on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import hot_seat, lift_curtain, point, turn_of, wants
from tests.browser.house import House
from tests.browser.person import Person

pytestmark = pytest.mark.slow

FIRST, SECOND, THIRD = "amorgos", "rineia", "anafi"
"""Mine, and two that are nobody's; fleets in these seas join them:"""
BRIDGES = ("F6", "G5")


def go(page: Page, start: str, island: str, troops: int) -> None:
    """So many troops, on a way that is drawn when the goal is known."""
    person = Person(page)
    sentence = page.locator("[data-bar] .sentence")
    page.locator("[data-deed='deed:answer-troops']").click()
    expect(sentence).to_have_text("Move troops: from which island?")
    point(page, f"island:{start}")
    expect(sentence).to_have_text(f"Troops from {start.title()}: to which island?")
    expect(page.locator(f'[data-place="island:{start}"]')).to_have_attribute("aria-pressed", "true")
    point(page, f"island:{island}")
    expect(page.locator("[data-bar]")).to_have_attribute("data-prompt", "how-many-troops")
    expect(page.locator(".routes .line.strong")).to_have_count(1)
    page.locator(f"label:has([data-chip='{troops}'])").click()
    person.choose(str(troops))
    expect(page.locator(f'[data-place="island:{island}"]')).to_have_attribute("aria-label", re.compile("Camille"))


def test_troops_cross_several_islands_in_one_turn(house: House) -> None:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(turn_of(0, "gift-fleet"), wants({0: "poseidon"}))
        for sea in BRIDGES:
            clerk.play(f"recruit {sea}")
        clerk.play("end")
        clerk.play_until(turn_of(0, "gift-troop"), wants({0: "ares"}))
        clerk.play(f"recruit {FIRST}")

    page = guest.go(f"/table/{table}")
    lift_curtain(page, "Camille")
    go(page, FIRST, SECOND, troops=2)
    go(page, SECOND, THIRD, troops=1)
    guest.keep("third")
    Person(page).choose("end")
    with Clerk(guest, table) as after:
        islands = {island["id"]: island for island in after.view["islands"]}
    assert [(islands[each]["owner"], islands[each]["troops"]) for each in (SECOND, THIRD)] == [(0, 1), (0, 1)]
