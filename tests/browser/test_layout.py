"""Where things stand on screens of all sizes: nothing is cut, and what is mine stays in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import NAMES, hot_seat, idle, lift_curtain
from tests.browser.house import PHONE, Guest, House, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow

ON_ITS_SIDE = (740, 360)
LARGE = (1920, 1080)
CUT = """() => [...document.querySelectorAll('.near .scrolls, .far, [data-board]')]
    .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
    .map(each => `${each.className} ${each.scrollHeight} > ${each.clientHeight}`)"""

OVERLAP = """these => {
    const lies = (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const all = [...document.querySelectorAll(these)];
    return all.filter((one, at) => all.slice(at + 1).some(other => lies(one, other))).map(each => each.innerText);
}"""
"""Those of these things that lie over one another."""


def box_of(page: Page, what: str) -> Any:
    box = page.locator(what).first.bounding_box()
    assert box, what
    return box


def cyclades(guest: Guest) -> Page:
    table, clerk = hot_seat(guest)
    with clerk:
        first, _ = clerk.asked
    page = guest.go(f"/table/{table}")
    lift_curtain(page, NAMES[first])
    Person(page).wait_for("asked")
    return page


@pytest.mark.point(12, 14)
def test_players_left_gods_right_and_nothing_is_cut(house: House) -> None:
    guest = house.guest("fr")  # Its words are the longer ones.
    page = cyclades(guest)
    players, board, gods = (box_of(page, what) for what in (".far", "[data-board]", ".near"))
    assert players["x"] < board["x"] < gods["x"]
    assert page.evaluate(CUT) == []
    # What explains has all the room that gods and creatures leave, before it goes anywhere else.
    page.locator("[data-place^='creature:']").first.hover()
    dock = page.locator("[data-dock]:has([role=note] a)")
    assert dock.evaluate("it => it.scrollHeight - it.clientHeight < 9 && !('long' in it.dataset)")
    assert dock.evaluate("it => it.clientHeight") > 0.27 * gods["height"]
    before = box_of(page, "svg[role=group]")
    page.locator("[data-place^='god:'].open [data-amount='2']").first.click()
    Person(page).wait_for("confirm")
    assert box_of(page, "svg[role=group]") == before, "the board keeps its size"
    assert page.evaluate(OVERLAP, ".scale:has(.marker) > *") == [], "a marker hides no number beside it"
    Person(page).resize(*LARGE)
    assert page.evaluate(CUT) == []
    assert box_of(page, "svg[role=group]")["width"] > 1.3 * before["width"]
    guest.keep("large")
    style = "seat => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`)"
    colours = [page.evaluate(style, seat) for seat in range(6)]
    assert len(set(colours)) == 6


@pytest.mark.point(12, 14)
def test_on_a_phone_my_goods_stay_and_the_list_of_moves_can_be_closed(house: House) -> None:
    guest = house.guest("fr", size=PHONE, touch=True)
    page = cyclades(guest)
    assert not guest.scrolls_sideways()
    page.evaluate("scrollTo(0, 500)")
    expect(page.locator("[data-strip]")).to_be_in_viewport()
    assert box_of(page, "[data-bar]")["height"] < 0.3 * PHONE[1]
    guest.keep("phone")
    # One tap leads to each part of the table, under what stays.
    for part, what in (("far", ".far"), ("log", ".log"), ("near", ".near"), ("board", "[data-board]")):
        page.locator(f"[data-part={part}]").tap()
        expect(page.locator(what)).to_be_in_viewport()
        assert box_of(page, what)["y"] < PHONE[1] / 2, part
        expect(page.locator("[data-strip]")).to_be_in_viewport()
    guest.keep("parts")


@pytest.mark.point(12, 6)
def test_on_a_phone_on_its_side_the_archipelago_has_its_room(house: House) -> None:
    guest = house.guest("en", size=ON_ITS_SIDE, touch=True)
    page = cyclades(guest)
    guest.keep("side")
    assert not guest.scrolls_sideways()
    assert box_of(page, "svg[role=group]")["width"] > 380, "it was 231 pixels wide"
    expect(page.locator("[data-strip]")).to_be_in_viewport()
    expect(page.locator("[data-bar]")).to_be_in_viewport()
    expect(page.locator("[data-place^='god:'].open").first).to_be_in_viewport()


@pytest.mark.point(12, 6)
def test_home_has_room_for_long_names(house: House) -> None:
    guest = house.guest("fr", size=PHONE)
    guest.new_table(me("M" * 40), me("Anaxagoras_von_Klazomenai_dem_Fernen_xxx"), game="cyclades")
    page = guest.go("/")
    page.locator("li[data-table]").wait_for()
    assert not guest.scrolls_sideways()
    guest.keep("long", whole=True)


@pytest.mark.point(12, 14)
def test_who_returns_finds_my_games_first(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
    page = guest.go("/")
    card = page.locator(f'li[data-table="{table}"]')
    expect(card).to_be_in_viewport()
    assert page.evaluate(OVERLAP, "button[data-game]") == []
    expect(page.locator("h1")).to_contain_text("One game waits for you")
    card.get_by_role("link").click()
    Person(page).settled(".curtain, [data-bar]")


@pytest.mark.point(12, 6)
def test_a_tap_explains_when_all_is_over(house: House) -> None:
    guest = house.guest("en", size=PHONE, touch=True)
    table = guest.new_table(*(me(name) for name in NAMES), game="cyclades", options={"cycles": 1})["table"]["id"]
    with Clerk(guest, table) as clerk:
        while any(sight["questions"] for sight in clerk.sights.values()):
            clerk.play(idle(*clerk.asked))
    page = guest.go(f"/table/{table}")
    Person(page).sees_the_end()
    god = page.locator("[data-place='god:zeus']")
    god.scroll_into_view_if_needed()
    god.tap()
    expect(page.locator("[data-dock] [role=note] h3")).to_have_text("Zeus")
    guest.keep("explained")
    god.tap()
    expect(page.locator("[data-dock] [role=note]")).to_have_count(0)


@pytest.mark.point(12, 12)
def test_what_is_short_stands_beside_the_coin_of_a_bid(house: House) -> None:
    guest = house.guest("fr")
    table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
    with Clerk(guest, table) as clerk:
        tile = next(each for each in clerk.asked[1]["answers"] if each["places"])
        clerk.answer(tile["code"])
        amount = clerk.asked[1]
        clerk.answer(amount["base"] + amount["high"])
    page = guest.go(f"/table/{table}")
    Person(page).wait_for("asked")
    place = f'[data-board] [data-place="{tile["places"][0]}"]'
    expect(page.locator(f"{place} .short")).to_be_visible()
    expect(page.locator(f"{place} > .coin")).to_be_visible()
    assert page.evaluate(OVERLAP, f"{place} > :is(.short, .coin)") == []
