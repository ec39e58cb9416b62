"""A game that is installed as a package of its own: found in the list, played to its end on the plain board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, WIDE, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow


@pytest.mark.smoke
@pytest.mark.parametrize(
    ("language", "size", "title"),
    [("en", WIDE, "Pebbles"), pytest.param("fr", PHONE, "Cailloux", marks=pytest.mark.soak)],
)
def test_pebbles_is_played(beach_house: House, language: str, size: tuple[int, int], title: str) -> None:
    guest = beach_house.guest(language, size=size)
    page = guest.go()
    expect(page.get_by_text(title, exact=True).first).to_be_visible()
    bot = {"kind": "bot", "bot": "random", "name": "Aspasia"}
    table = guest.new_table(me(), bot, game="pebbles", options={"modules": ["tide"]})["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    for prompt in person.play():
        assert prompt == "take"
        expect(page.locator("[data-fact=taken]")).to_be_visible()
        assert complaints(page) == []
        assert not guest.scrolls_sideways()
        guest.keep(language)
        break
    person.play_on()
    person.sees_the_end()
