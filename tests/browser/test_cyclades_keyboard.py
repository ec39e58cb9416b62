"""Cyclades without a mouse."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cyclades import hot_seat, turn_of, wants
from tests.browser.house import House, bots, me
from tests.browser.person import Person
from tests.browser.test_keyboard import Typist, tab_to

pytestmark = pytest.mark.slow


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.getAttribute('data-place') ?? ''"))


def test_two_cycles_without_a_mouse(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(3), game="cyclades", options={"cycles": 2})["table"]["id"]
    page = guest.go(f"/table/{table}")
    typist = Typist(page)
    typist.wait_for("asked")
    tab_to(page, "[data-place].open", most=90)
    typist.play_on()
    typist.sees_the_end()
    assert {"offer", "offer-gold", "act"} <= typist.prompts


@pytest.mark.smoke
def test_arrows_go_everywhere_and_escape_takes_back(house: House) -> None:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(turn_of(0, "gift-fleet"), wants({0: "poseidon"}))
        clerk.play("recruit C2")

    page = guest.go(f"/table/{table}")
    page.locator(".curtain button").wait_for()
    page.keyboard.press("Enter")
    person = Person(page)
    assert person.wait_for("asked") == "asked"
    tab_to(page, '[data-place="sea:C2"]', most=90)

    page.keyboard.press("ArrowRight")
    assert focused(page) == "island:tinos", "arrows also lead to what cannot be answered"
    page.keyboard.press("Enter")
    expect(page.locator("[role=alert] .reason").first).to_be_visible()
    page.keyboard.press("Escape")
    tab_to(page, '[data-place="sea:C2"]', most=90)

    person.do(lambda: page.keyboard.press("Enter"))
    expect(page.locator("[data-meanings] [data-answer]").first).to_be_focused()
    person.do(lambda: page.keyboard.press("Escape"))
    expect(page.locator("[data-meanings]")).to_have_count(0)

    page.locator("[data-action=list]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#answer-list [data-answer]").first).to_be_visible()
    guest.keep("list")
    tab_to(page, '#answer-list [data-answer="fleet C2>D3"]')
    person.do(lambda: page.keyboard.press("Enter"))
    expect(page.locator("[data-bar]")).to_have_attribute("data-prompt", "how-many-fleets")
    expect(page.locator("[data-chip]:checked")).to_be_focused()

    page.locator('[data-place="sea:C2"]').focus()
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="The whole map")).to_be_visible()
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="The whole map")).to_have_count(0)
