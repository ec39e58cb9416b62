"""A battle at sea on one screen: from pointing at the fleets to the retreat."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.cyclades import FIELD, HARBOUR, fleets_meet, hot_seat, lift_curtain, point
from tests.browser.house import House
from tests.browser.person import Person, never_by_the_key_that_goes_on

pytestmark = pytest.mark.slow

REFUGE = "D4"
"""Where the defender's fleets can flee to."""


@pytest.mark.point(12, 13)
def test_a_battle_with_a_retreat(house: House) -> None:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        fleets_meet(clerk)
        assert clerk.asked[1]["prompt"] == "act"

    page = guest.go(f"/table/{table}")
    person = Person(page)
    lift_curtain(page, "Camille")
    point(page, f"sea:{HARBOUR}")
    harbour, field = (page.locator(f'[data-place="sea:{sea}"]') for sea in (HARBOUR, FIELD))
    expect(harbour).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-meanings] [data-answer]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(harbour).not_to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-meanings]")).to_have_count(0)

    point(page, f"sea:{HARBOUR}")
    expect(page.locator(".routes .line").first).to_be_attached()
    guest.keep("routes")
    point(page, f"sea:{FIELD}")
    expect(page.locator("[data-prompt^=how-many]")).to_be_visible()
    expect(page.locator(".routes .line.strong")).to_have_count(1)
    page.locator("label:has([data-chip='4'])").click()
    person.choose("4")
    confirm = page.locator("[data-action=confirm]")
    never_by_the_key_that_goes_on(person, confirm)
    confirm.click()

    lift_curtain(page, "Bastien")
    scene = page.locator("[data-battle]")
    expect(scene).to_contain_text(FIELD)
    for name in ("Camille", "Bastien"):
        expect(scene).to_contain_text(name)
    expect(scene.locator("svg rect")).to_have_count(2)
    expect(page.locator("[data-prompt=retreat]")).to_be_visible()
    guest.keep("retreat")
    expect(page.locator("[data-bar] .primary")).to_have_count(0)
    point(page, f"sea:{REFUGE}")
    never_by_the_key_that_goes_on(person, confirm)
    guest.keep("retreating")
    person.confirm()
    lift_curtain(page, "Camille")
    expect(page.locator(".log")).to_contain_text("Bastien retreats")
    expect(page.locator(f'[data-place="sea:{REFUGE}"]')).to_have_attribute("aria-label", re.compile("Bastien"))
    expect(field).to_have_attribute("aria-label", re.compile("Camille"))
    guest.keep("after")
