"""Looking at a finished game again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clerk import Clerk
from tests.browser.house import House, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow


@pytest.mark.smoke
def test_replay_by_step_by_round_and_from_any_seat(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), me("Bastien"), me("Lysander"))["table"]["id"]
    with Clerk(guest, table) as clerk:
        clerk.play_to_the_end()
    page = guest.go(f"/table/{table}")
    Person(page).sees_the_end()
    lines = page.locator(".log li").all_inner_texts()
    page.get_by_role("link", name="Watch the replay", exact=True).click()

    at = page.locator("output")
    expect(at).to_have_text(re.compile("^0 of "))
    expect(page.locator("[data-action=back]")).to_be_disabled()
    page.locator("[data-action=on]").click()
    expect(at).to_have_text(re.compile("^1 of "))
    expect(page).to_have_url(re.compile("at=1"))
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile("^2 of "))
    page.locator("[data-action=round-on]").click()
    expect(page.locator(".where")).to_contain_text("round 2 of 8")
    page.locator("[data-action=round-back]").click()
    expect(page.locator(".where")).to_contain_text("round 1 of 8")

    page.get_by_label("Seen by").select_option("Lysander")
    expect(page.locator(".home h2")).to_have_text("Your civilization")
    expect(page).to_have_url(re.compile("seat=2"))
    for _ in range(9):
        if page.locator("[data-action=round-on]").is_enabled():
            page.locator("[data-action=round-on]").click()
    expect(page.locator(".where")).to_contain_text("The end")
    expect(page.locator(".log li")).to_have_text(lines)

    other = house.guest("fr")
    other.go(f"/replay/{table}?at=12&seat=1")
    expect(other.page.locator("output")).to_have_text(re.compile("^12 sur "))
    expect(other.page.get_by_label("Vu par")).to_have_value("1")
    other.keep("position")
