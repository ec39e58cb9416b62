"""A battle at sea on one screen: from pointing at the fleets to the retreat."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import (
    FIELD,
    HARBOUR,
    NAMES,
    fleets_meet,
    hot_seat,
    idle,
    lift_curtain,
    point,
    turn_of,
    wants,
)
from tests.browser.house import SIZES, House, me
from tests.browser.person import Person, never_by_the_key_that_goes_on

pytestmark = pytest.mark.slow

REFUGE = "D4"
"""Where the defender's fleets can flee to."""


@pytest.mark.smoke
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


BUILDS = {"en": "builds a Port", "fr": "construit"}


@pytest.mark.point(12, 4)
@pytest.mark.point(12, 15)
@SIZES
def test_a_battle_stays_as_it_was_and_the_replay_shows_its_dice(
    house: House, language: str, size: tuple[int, int]
) -> None:
    guest, watcher = house.guest(), house.guest(language, size=size)
    seats = [me(name) for name in NAMES]
    table = guest.new_table(*seats, game="cyclades", options={"cycles": 5})["table"]["id"]
    with Clerk(guest, table) as clerk:
        fleets_meet(clerk)
        page = watcher.go(f"/table/{table}")
        clerk.play(f"fleet {HARBOUR}>{FIELD} x4")
        clerk.play_until(turn_of(0, "act"), idle)
        person = Person(page)
        person.settled("[data-battle]")
        scene = page.locator("[data-battle]")
        expect(scene.locator("svg rect")).to_have_count(2)
        as_it_was = scene.locator(".side").all_inner_texts()

        clerk.play_until(turn_of(1, "act"), wants({1: "poseidon"}))
        port = next(each for each in clerk.asked[1]["answers"] if each["text"].startswith("build tinos"))
        clerk.answer(port["code"])
        person.settled(f'.log li:has-text("{BUILDS[language]}")')
        assert scene.locator(".side").all_inner_texts() == as_it_was, "it was not there when they fought"
        watcher.keep("after-building")
        with suppress(StopIteration):
            clerk.play_until(lambda *_: False, idle)

    page = watcher.go(f"/replay/{table}")
    on = page.locator("[data-action=on]")
    for _ in range(2):
        page.locator("[data-action=round-on]").click()
    while not scene.count():
        on.click()
        person.settled()
    watcher.keep("replay")
    seen = []
    while scene.count():
        expect(scene.locator("svg rect")).to_have_count(2)
        seen.append(scene.locator(".side").all_inner_texts())
        on.click()
        person.settled()
    assert seen[-1] == as_it_was, "the dice lie as they fell"
    assert len(seen) > 1, "one assault after the other"
    page.locator("[data-action=back]").click()
    person.settled("[data-battle]")
    assert scene.locator(".side").all_inner_texts() == as_it_was, "whichever way one comes"
    assert not watcher.scrolls_sideways()
