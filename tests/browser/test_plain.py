"""A game that the page was not built with, on the plain board: played by hand, in both languages and at both sizes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, WIDE, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow

OTHERS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Aspasia", "Lysander")]


@pytest.mark.smoke
@pytest.mark.parametrize(
    ("language", "size", "hidden"), [("en", WIDE, "hidden"), pytest.param("fr", PHONE, "caché", marks=pytest.mark.soak)]
)
def test_a_toy_is_played_on_the_plain_board(house: House, language: str, size: tuple[int, int], hidden: str) -> None:
    guest = house.guest(language, size=size)
    table = guest.new_table(me(), *OTHERS, game="raiders")["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    looked: set[str] = set()
    for prompt in person.play():
        coins = page.locator("[data-fact=coins] td")
        expect(coins.first).to_have_text(re.compile(r"^\d+$"))
        expect(coins.nth(1)).to_have_text(hidden)
        expect(page.locator("[data-fact=hand] li").first).to_be_visible()
        expect(page.locator(".log li").first).to_be_attached()
        assert not guest.scrolls_sideways(), prompt
        if prompt not in looked:
            assert complaints(page) == [], prompt
            guest.keep(f"{language}-{prompt}")
        looked.add(prompt)
        if {"bid", "defend"} <= looked:
            break
    person.play_on()
    person.sees_the_end()
    expect(page.locator("[data-fact=coins] td").nth(1)).not_to_have_text(hidden)
    assert complaints(page) == []
    guest.keep(f"{language}-end", whole=True)
    page.get_by_role("link", name="replay" if language == "en" else "Revoir").click()
    expect(page.locator("html")).to_have_attribute("data-page", re.compile("^/replay/"))
    person.settled("[data-fact=round]")
    assert complaints(page) == []
