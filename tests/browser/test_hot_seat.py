"""Several players on one screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, me
from tests.browser.person import Person

pytestmark = pytest.mark.soak


def test_two_players_share_a_screen_behind_a_curtain(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    curtains = []
    while True:
        person.settled(":is(.curtain, [data-bar=asked], [data-bar=confirm], [data-bar=over])")
        curtain = page.locator(".curtain")
        if curtain.count():
            curtains.append(curtain.locator("h2").inner_text())
            expect(page.locator(".board")).to_have_count(0)
            expect(page.locator("[data-answer]")).to_have_count(0)
            if len(curtains) == 1:
                guest.keep("curtain")
            curtain.get_by_role("button").click()
            continue
        moment = person.moment
        if moment == "over":
            break
        if moment == "confirm":
            person.confirm()
        elif moment == "asked":
            person.answer()
    person.sees_the_end()
    assert {"Ada is next", "Blaise is next"} == set(curtains)
    assert len(curtains) > 4
