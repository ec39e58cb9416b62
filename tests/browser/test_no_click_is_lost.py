"""A click while an answer is on its way is kept until the next question is there, or answered by a sentence."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cyclades import hot_seat, lift_curtain, turn_of, wants
from tests.browser.house import House, bots, me
from tests.browser.line import Line, Message
from tests.browser.person import Person

pytestmark = pytest.mark.slow

HARBOUR = "C2"


def test_a_place_that_is_pointed_at_before_the_answer_has_come(house: House) -> None:
    """Fleets are recruited, and at once the first place of a move is clicked: the page still shows the old question."""
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(turn_of(0, "gift-fleet"), wants({0: "poseidon"}))
        clerk.play(f"recruit {HARBOUR}")
    line = Line(guest.page)
    page = guest.go(f"/table/{table}")
    person = Person(page)
    lift_curtain(page, "Camille")
    harbour = page.locator(f'[data-place="sea:{HARBOUR}"]')
    bar = page.locator("[data-bar]")

    line.holding = True
    harbour.click()
    page.locator(f'[data-meanings] [data-answer="recruit {HARBOUR}"]').click()
    line.says("step")
    asked = bar.get_attribute("data-question")
    page.keyboard.press("Escape")
    harbour.click()
    assert page.locator("html").get_attribute("data-settled") is None, "an answer is under way"
    line.release()
    person.settled()

    assert bar.get_attribute("data-question") != asked
    assert [message["type"] for message in line.heard].count("step") == 1
    expect(bar).to_have_attribute("data-path", f"sea:{HARBOUR}")
    expect(page.locator("[data-meanings] [data-answer]").first).to_be_visible()


def test_a_click_that_is_not_understood_is_answered(house: House) -> None:
    """The table finds nothing wrong with what the page takes for forbidden: it says so instead of nothing."""

    def nothing_forbids(message: Message) -> Message | None:
        if message["type"] != "why":
            return None
        return {"type": "why-not", "nonce": message["nonce"], "reasons": []}

    guest = house.guest()
    table = guest.new_table(me(), *bots(3))["table"]["id"]
    Line(guest.page, nothing_forbids)
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    page.locator("[data-place].civilization").click()
    person.settled()
    expect(page.get_by_role("alert")).to_contain_text("Nothing forbids it now")
