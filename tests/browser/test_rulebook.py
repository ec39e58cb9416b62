"""The rulebook on the page: what no publisher has written says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, WIDE, House, bots, me
from tests.browser.person import Person
from tests.browser.test_why_not import answer_why_with
from trireme.games.peloponnes.rules.ids import PEL_BID_05, PEL_BID_11
from trireme.kit.content.rulebook import Reason

MARKS = {
    "en": ("Invented rule", "it is a rule of our own"),
    "fr": ("Règle inventée", "c’est une règle de notre cru"),
}


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_invented_rule_is_marked_and_explains_itself(house: House, size: tuple[int, int], language: str) -> None:
    guest = house.guest(size=size, language=language)
    guest.go("/rules/cyclades?rule=HAD-PWR-01")
    mark, help = MARKS[language]
    sign = guest.page.locator("#HAD-PWR-01").get_by_role("button", name=mark)
    expect(sign).to_be_visible()
    sign.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#HAD-PWR-01")).to_contain_text(help)
    assert not guest.scrolls_sideways()
    guest.keep(f"invented-rule-{language}-{size[0]}")


def test_a_refusal_marks_a_house_ruling(house: House) -> None:
    """PEL-BID-11 is our reading; PEL-BID-05 is printed and has no mark."""
    guest = house.guest()
    table = guest.new_table(me(), *bots(2))["table"]["id"]
    ours = Reason(PEL_BID_11, tile="barracks", needs=2, have=1)
    answer_why_with(guest.page, [ours, Reason(PEL_BID_05, tile="barracks", minimum=2, coins=1)])
    page = guest.go(f"/table/{table}")
    Person(page).wait_for("asked")
    page.locator("[data-place].civilization").click()
    mark = page.locator("[role=alert] .reason").get_by_role("button", name="House ruling")
    expect(mark).to_be_visible()
    mark.press("Enter")
    expect(page.locator("[role=alert] .reason")).to_contain_text("this is the reading that we adopt")
    guest.keep("house-ruling-in-a-refusal")
    page.keyboard.press("Escape")
    page.locator("[data-place].civilization").click()
    expect(page.locator("[role=alert] .reason").get_by_role("link")).to_be_visible()
    expect(page.locator("[role=alert] .reason").get_by_role("button")).to_have_count(0)
