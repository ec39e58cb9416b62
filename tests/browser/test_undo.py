"""Trying a move before it counts."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, bots, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow


@pytest.mark.smoke
def test_undo_and_redo_until_the_move_is_confirmed(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(2))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    undo, redo = page.locator("[data-action=undo]"), page.locator("[data-action=redo]")
    for prompt in person.play():
        if prompt == "how-much":
            break
        assert prompt != "confirm" or person.answers
    assert page.locator("[data-place].chosen").count() == 1
    expect(redo).to_be_disabled()

    person.do(undo.click)
    expect(page.locator("[data-place].chosen")).to_have_count(0)
    expect(undo).to_be_disabled()
    person.do(redo.click)
    expect(page.locator("[data-place].chosen")).to_have_count(1)
    person.do(lambda: page.keyboard.press("Control+z"))
    person.do(lambda: page.keyboard.press("Control+y"))
    assert page.locator("[data-bar]").get_attribute("data-prompt") == "how-much"

    version = guest.info(table)["version"]
    person.answer()
    expect(page.locator("[data-action=confirm]")).to_be_enabled()
    lines = person.lines
    person.do(undo.click)
    assert person.lines < lines, "what was tried has left the log again"
    assert guest.info(table)["version"] == version

    page.reload()
    person.wait_for("asked")
    expect(undo).to_be_enabled()
    person.answer()
    person.confirm()
    expect(undo).to_be_disabled()
    assert guest.info(table)["version"] > version
