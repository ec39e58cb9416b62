"""A phone, with fingers, in French."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, House, bots, me
from tests.browser.person import Finger

pytestmark = pytest.mark.slow


def test_a_whole_game_on_a_phone_in_french(house: House) -> None:
    guest = house.guest("fr", size=PHONE, touch=True)
    for path in ("/", "/new", "/rules/peloponnes", "/learn/cyclades", "/learn/peloponnes", "/credits", "/dice"):
        page = guest.go(path)
        page.locator("main h1").wait_for()
        assert not guest.scrolls_sideways(), path
        guest.keep(path, whole=True)
    table = guest.new_table(me(), *bots(3))["table"]["id"]
    guest.go(f"/table/{table}")
    finger = Finger(page)
    for number, prompt in enumerate(finger.play()):
        assert not guest.scrolls_sideways(), prompt
        if number % 8 == 0:
            guest.keep(f"{number:02}-{prompt}")
    finger.sees_the_end()
    expect(page.get_by_role("button", name="Rejouer")).to_be_visible()
    assert not guest.scrolls_sideways()
    guest.keep("end", whole=True)
    page.get_by_role("link", name="Revoir la partie", exact=True).tap()
    page.locator(".told").wait_for()
    assert not guest.scrolls_sideways()
    guest.keep("replay", whole=True)
