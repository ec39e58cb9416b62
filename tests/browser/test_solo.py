"""Alone against the game: each level."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, me
from tests.browser.person import Person

pytestmark = pytest.mark.soak

SERIES = ["messene", "patras", "arkadia", "korinth"]


@pytest.mark.parametrize("level", range(6))
def test_solo_levels(house: House, level: int) -> None:
    guest = house.guest("fr" if level % 2 else "en")
    options = {"level": level, "series": SERIES[: level - 1]} if level > 1 else {"level": level}
    table = guest.new_table(me(), options=options)["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    for prompt in person.play():
        if prompt not in person.prompts:
            guest.keep(f"{level}-{prompt}")
    person.sees_the_end()
    assert "buy-or-pass" in person.prompts
    expect(page.locator(".level")).to_have_count(1 if level else 0)
