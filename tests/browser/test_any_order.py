"""Peloponnes: what to keep in a disaster is clicked in any order, taken back and clicked again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clerk import Clerk
from tests.browser.house import PHONE, SIZES, WIDE, Guest, House, me
from tests.browser.person import PRIMARY, Person, never_by_the_key_that_goes_on
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow

SEED = 6
"""Of a game with a disaster that strikes three tiles; should it have none any more, those after it are tried."""
POOR = 89
"""Of one with a disaster in which the first player can keep one tile only."""
TRIES = 20
LIE = """() => Object.fromEntries([...document.querySelectorAll('.mat [data-place]')].map(
    each => [each.dataset.place, [each.offsetLeft, each.offsetTop, each.offsetWidth]]
))"""
"""Where each of my tiles lies, and how large it is."""
LOST = {"en": "would be lost", "fr": "serait perdue"}
CHOSEN = re.compile(r"\bchosen\b")


def first(question: Any) -> int:
    """Whatever is listed first, as little as can be; of some, none."""
    if question["type"] == "pick":
        return int(question["answers"][0]["code"])
    return int(question["base"] + question["low"] if question["type"] == "amount" else question["done"])


def is_disaster(question: Any) -> bool:
    """Two of three tiles can be kept without luxury goods."""
    figures = question["args"]
    costs = ("wood", "stone") if question["prompt"] == "keep-earthquake" else ("food", "coins")
    return (
        question["prompt"].startswith("keep-")
        and len(question["items"]) > 2
        and all(figures[f"have_{good}"] >= 2 * figures[good] for good in costs)
    )


def can_keep(question: Any, count: int) -> bool:
    """Whether there are means for so many tiles, with luxury goods for what is missing (PEL-LUX-01)."""
    figures = question["args"]
    costs = ("wood", "stone") if question["prompt"] == "keep-earthquake" else ("food", "coins")
    missing = sum(max(0, count * figures[good] - figures[f"have_{good}"]) for good in costs)
    return bool(2 * missing <= figures["luxury"])


def is_disaster_of_the_poor(question: Any) -> bool:
    """One of several tiles can be kept, and no other beside it."""
    several = question["prompt"].startswith("keep-") and len(question["items"]) > 1
    return several and can_keep(question, 1) and not can_keep(question, 2)


def before_a_disaster(
    house: House, guest: Guest, seed: int = SEED, such: Callable[[Any], bool] = is_disaster
) -> tuple[str, Any]:
    """A table of two on one screen, and what the first of them is asked when a disaster has struck."""
    house.served.next_seed(seed)
    for _ in range(TRIES):
        table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
        with Clerk(guest, table) as clerk:
            while any(sight["questions"] for sight in clerk.sights.values()):
                seat, question = clerk.asked
                if seat == 0 and such(question):
                    return table, question
                clerk.answer(first(question))
    raise AssertionError("there was never a disaster with three tiles")


def tile(page: Page, item: Any) -> Locator:
    return page.locator(f'.mat [data-place="{item["places"][0]}"]')


@pytest.mark.point(12, 2)
@pytest.mark.point(12, 13)
@pytest.mark.parametrize(
    ("language", "size", "one"),
    [("en", WIDE, "One is chosen"), pytest.param("fr", PHONE, "1 choix", marks=pytest.mark.soak)],
)
def test_tiles_are_kept_in_any_order(house: House, language: str, size: tuple[int, int], one: str) -> None:
    guest = house.guest(language, size=size)
    table, question = before_a_disaster(house, guest)
    least, *_, highest = question["items"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")

    done = page.locator("[data-answer=done]")
    never_by_the_key_that_goes_on(person, done)
    for item in (highest, least):
        person.press(tile(page, item))
        expect(tile(page, item)).to_have_class(CHOSEN)
    expect(tile(page, highest)).to_have_class(CHOSEN)
    guest.keep(f"{language}-both", whole=True)
    assert complaints(page) == []

    person.press(tile(page, highest))
    expect(tile(page, highest)).not_to_have_class(CHOSEN)
    expect(page.locator("[data-bar] output")).to_contain_text(one)
    person.press(tile(page, highest))
    expect(done).to_contain_text("2")
    expect(done).to_have_class(PRIMARY)
    left = question["items"][1]["places"][0]
    expect(page.locator("[data-loss]")).to_contain_text(
        page.locator(f'.mat [data-place="{left}"] .name').inner_text().rstrip("*")
    )
    person.press(done)
    with Clerk(guest, table) as clerk:
        mat = clerk.view["mats"][0]
        kept = {*mat["buildings"], *mat["terrains"]}
    texts = [item["text"] for item in question["items"]]
    assert kept & set(texts) == {least["text"], highest["text"]}


@pytest.mark.point(12, 2)
@SIZES
def test_tiles_that_would_be_lost_stay_where_they_are(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    table, question = before_a_disaster(house, guest, POOR, is_disaster_of_the_poor)
    one, other = question["items"][:2]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    before = page.evaluate(LIE)
    for kept, given_up in ((one, other), (other, one)):
        tile(page, kept).click()
        expect(tile(page, kept)).to_have_class(CHOSEN)
        assert person.moment == "confirm", "nothing else can be kept beside it"
        expect(tile(page, kept).locator("[data-lost]")).to_have_count(0)
        expect(tile(page, given_up).locator("[data-lost]")).to_have_text(LOST[language])
        assert page.evaluate(LIE) == before
    guest.keep(f"{language}-lost", whole=True)
    assert complaints(page) == []
    person.confirm()
    expect(tile(page, one)).to_have_count(0)
