"""A tile is laid part by part: the cell by pointing, then its face, then how it is turned, with buttons and keys."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import SIZES, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow


@SIZES
def test_a_tile_is_laid_part_by_part(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    other = {"kind": "bot", "bot": "random", "name": "Aspasia"}
    table = guest.new_table(me(), other, game="mosaic")["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    expect(page.locator("[data-facet]")).to_have_count(0)
    person.press(page.locator("[data-place='cell:south']"))
    expect(page.locator("[data-answer='lay south field 0']:visible")).to_be_visible()
    page.locator("[data-facet=turn] button").first.click()
    expect(page.locator("[data-answer='lay south field 2']:visible")).to_be_visible()
    page.locator("[data-facet=face] label").last.click()
    expect(page.locator("[data-answer='lay south hill 2']:visible")).to_be_visible()
    page.locator("[data-facet=turn]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    expect(page.locator("[data-answer='lay south hill 4']:visible")).to_be_visible()
    assert complaints(page) == []
    assert not guest.scrolls_sideways()
    guest.keep(f"{language}-turned")
    person.press(page.locator("[data-answer='lay south hill 4']:visible"))
    person.confirm()
    expect(page.locator("[data-fact='laid.south']")).to_contain_text("hill 4")
