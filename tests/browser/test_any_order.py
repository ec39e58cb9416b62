"""Peloponnes: what to keep in a disaster is clicked in any order, taken back and clicked again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.clerk import Clerk
from tests.browser.house import PHONE, WIDE, Guest, House, me
from tests.browser.person import PRIMARY, Person, never_by_the_key_that_goes_on
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow

SEED = 6
"""Of a game with a disaster that strikes three tiles; should it have none any more, those after it are tried."""
TRIES = 20
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


def before_a_disaster(house: House, guest: Guest) -> tuple[str, Any]:
    """A table of two on one screen, and what the first of them is asked when a disaster has struck."""
    house.served.next_seed(SEED)
    for _ in range(TRIES):
        table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
        with Clerk(guest, table) as clerk:
            while any(sight["questions"] for sight in clerk.sights.values()):
                seat, question = clerk.asked
                if seat == 0 and is_disaster(question):
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
