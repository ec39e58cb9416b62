"""What will come is said before it is too late: odds, prices, what is short, supply rounds, the end."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import FIELD, HARBOUR, NAMES, fleets_meet, hot_seat, lift_curtain, point, turn_of, wants
from tests.browser.house import SIZES, WIDE, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints
from trireme.games.peloponnes.events import Forced
from trireme.kit.engine.question import Answer, Forecast
from trireme.words import Words

pytestmark = pytest.mark.slow


HIDDEN = """() => {
    const tag = document.querySelector('[data-odds]').getBoundingClientRect();
    return [...document.querySelectorAll('.spot:is(.open, .chosen)')].filter(place => {
        const box = place.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
        return place.dataset.place.startsWith('sea:') && x > tag.left && x < tag.right && y > tag.top && y < tag.bottom;
    }).map(place => place.dataset.place);
}"""
"""Seas that can be pointed at or are chosen, and whose pieces the odds lie over."""

SHORT = {
    "en": lambda gold: re.compile(rf"^{gold} gold short$"),
    "fr": lambda gold: re.compile(rf"^il manque {gold}\sPO$"),
}


def foretold(page: Page, id: str) -> Any:
    return page.locator(f'[data-bar] [data-outlook="{id}"]')


def said(language: str, outlook: Any) -> str:
    return Words(language, "cyclades", NAMES).outlook(msgspec.convert(outlook, Forecast))


def beside_the_arrow(page: Page, outlook: Any) -> None:
    """The odds stand on the board too, and not over what can be pointed at."""
    Person(page).settled("[data-odds]")
    expect(page.locator("[data-odds]")).to_have_text(re.compile(rf"^{outlook['args']['held']}\s%$"))
    assert page.evaluate(HIDDEN) == []


@pytest.mark.point(12, 12)
@SIZES
def test_the_odds_of_a_battle(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    table, clerk = hot_seat(guest)
    with clerk:
        fleets_meet(clerk, attackers=2)
        attack = next(each for each in clerk.asked[1]["answers"] if each["text"] == f"fleet {HARBOUR}>{FIELD}")
    one, *_, most = attack["outlooks"]

    page = guest.go(f"/table/{table}")
    lift_curtain(page, "Camille")
    point(page, f"sea:{HARBOUR}")
    page.locator(f'[data-place="sea:{FIELD}"]').hover()
    expect(foretold(page, "battle")).to_have_text(said(language, most))
    if size == WIDE:
        beside_the_arrow(page, most)
    guest.keep("arrow")
    point(page, f"sea:{FIELD}")
    for outlook in attack["outlooks"]:
        chip = page.locator(f'label:has([data-chip="{outlook["args"]["count"]}"])')
        expect(chip).to_contain_text(str(outlook["args"]["held"]))
    page.locator('label:has([data-chip="1"])').click()
    expect(foretold(page, "battle")).to_have_text(said(language, one))
    beside_the_arrow(page, one)
    guest.keep("number")
    Person(page).choose("1")
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    expect(foretold(page, "battle")).to_have_text(said(language, one))
    guest.keep("confirm")
    assert not guest.scrolls_sideways()


@pytest.mark.point(12, 12)
@SIZES
def test_what_a_god_costs_and_what_is_short(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(turn_of(0, "act"), wants({0: "zeus"}))
        clerk.play("recruit priest")
        while builds := [each["text"] for each in clerk.asked[1]["answers"] if each["key"] == "answer-build"]:
            clerk.play(builds[0])
        beyond = clerk.asked[1]["beyond"]
        short = {place: each["short"]["gold"] for each in beyond for place in each["answer"]["places"]}
        page = guest.go(f"/table/{table}")
        lift_curtain(page, "Camille")
        for creature in [place for place in short if place.startswith("creature:")]:
            card = page.locator(f'[data-place="{creature}"]').first
            expect(card.locator("[data-short]")).to_have_text(SHORT[language](short[creature]))
        slot = next(place for place in short if place.startswith("slot:"))
        expect(page.locator(f'[data-place="{slot}"]')).to_have_attribute("data-short", SHORT[language](short[slot]))
        card.hover()
        dear = next(each["answer"] for each in beyond if creature in each["answer"]["places"])
        what = Words(language, "cyclades", NAMES).answer(msgspec.convert(dear, Answer))
        expect(page.locator("[data-dock] strong").first).to_contain_text(what)
        guest.keep("short")
        assert complaints(page) == []

        clerk.play_until(turn_of(0, "offer"), wants({}))
        god = next(each for each in clerk.asked[1]["answers"] if each["key"] == "answer-offer")
        page.reload()
        lift_curtain(page, "Camille")
        place = god["places"][0]
        page.locator(f'[data-place="{place}"] .disc').hover()
        expect(foretold(page, "offering")).to_have_text(said(language, god["outlooks"][0]))
        point(page, place)
        page.locator("[data-bar] input").fill("2")
        amount = clerk.refreshed().asked[1]
        two = amount["outlooks"][2 - amount["low"]][0]
        assert (two["args"]["gold"], two["args"]["cost"], two["args"]["saved"]) == (2, 1, 1)
        expect(foretold(page, "offering")).to_have_text(said(language, two))
        guest.keep("offering")
    assert not guest.scrolls_sideways()


@pytest.mark.point(12, 12)
def test_the_end_is_announced(house: House) -> None:
    guest = house.guest()
    seats = [me(name) for name in NAMES]
    table = guest.new_table(*seats, game="cyclades", options={"cycles": 1})["table"]["id"]
    page = guest.go(f"/table/{table}")
    lift_curtain(page, NAMES[guest.info(table)["asked"][0]])
    expect(foretold(page, "last-cycle")).to_have_text(
        "This is the last cycle: when it ends, most Metropolises win, then most gold."
    )


@pytest.mark.point(12, 9)
@pytest.mark.point(12, 12)
@SIZES
def test_supply_rounds_and_what_used_to_be_silent(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    table = guest.new_table(me("Camille"), me("Bastien"))["table"]["id"]
    clerk = Clerk(guest, table)
    with clerk:
        while not clerk.asked[1]["beyond"]:
            clerk.answer(clerk.asked[1]["default"])
        seat, question = clerk.asked
        beyond = question["beyond"][0]
        outlooks = clerk.sights[seat]["view"]["outlooks"]
        page = guest.go(f"/table/{table}")
        supply = page.locator("[data-supply]").first
        for outlook in outlooks:
            if outlook["to"] in (None, seat):
                expect(supply).to_contain_text(
                    Words(language, "peloponnes", NAMES[:2]).outlook(msgspec.convert(outlook, Forecast))
                )
        tile = page.locator(f'[data-place="{beyond["answer"]["places"][0]}"]').first
        expect(tile.locator("[data-short]")).to_contain_text(str(beyond["short"]["coins"]))
        page.locator("[data-action=close-recap]").click()
        guest.keep("supply", whole=size != WIDE)
        assert complaints(page) == []

        clerk.play("bid market 3")
        forced = Forced(seat=seat, why="mark", tile="market", rule="PEL-PLC-04")
        line = page.locator(".log .forced")
        expect(line).to_contain_text(Words(language, "peloponnes", NAMES[:2]).event(forced))
        line.get_by_role("link").click()
        Person(page).settled("[data-rulebook=peloponnes] [id='PEL-PLC-04']")
    assert not guest.scrolls_sideways()
