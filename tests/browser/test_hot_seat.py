"""Several players on one screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow


def test_two_players_share_a_screen_without_a_curtain_where_nothing_is_hidden(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    while (moment := person.wait_for("asked", "confirm", "over")) != "over":
        expect(page.locator(".curtain")).to_have_count(0)
        person.confirm() if moment == "confirm" else person.answer()
    person.sees_the_end()
