"""A whole game of Cyclades against bots, by clicking what glows."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, House, bots, me
from tests.browser.person import Person, Pointer

pytestmark = pytest.mark.slow

ROOM_FOR_THE_BOARD = """() => {
    const sea = document.querySelector('.sea'), column = sea.closest('[data-board]');
    return [sea.clientHeight >= 400, column.scrollWidth <= column.clientWidth];
}"""
"""Under the scene of the end it can still be seen, and the column does not scroll sideways."""


def test_a_person_plays_three_bots_to_the_end(house: House) -> None:
    guest = house.guest()
    table = guest.new_table(me(), *bots(3), game="cyclades")["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Pointer(page)
    for number, prompt in enumerate(person.play()):
        if number % 20 == 1:
            guest.keep(f"{number:02}-{prompt}")
        assert not guest.scrolls_sideways()
    person.sees_the_end()
    assert {"offer", "offer-gold", "act", "confirm"} <= person.prompts

    end = page.locator(".end")
    for row in ("Metropolises", "Gold", "Islands"):
        expect(end.get_by_role("rowheader", name=row, exact=True)).to_be_visible()
    expect(end.get_by_text("Metropolises by cycle").first).to_be_visible()
    expect(end.get_by_text("Verified by your own page.")).to_be_visible()
    assert page.evaluate(ROOM_FOR_THE_BOARD) == [True, True]
    guest.keep("end", whole=True)
    guest.go(f"/replay/{table}?at=0&seat=1").locator(".told").wait_for()
    page.get_by_role("button", name="On to the next cycle").click()
    expect(page.locator("header .where")).to_contain_text("cycle 2 ·")
    guest.keep("replay")


@pytest.mark.smoke
def test_from_home_in_one_click(house: House) -> None:
    guest = house.guest("fr")
    page = guest.go()
    page.get_by_label("Votre nom").fill("Camille")
    page.get_by_role("button", name="Jouer à Cyclades").click()
    assert Person(page).wait_for("asked") == "asked"
    expect(page.locator("header .where")).to_contain_text("Cyclades · cycle 1")


def test_on_a_phone_the_gods_come_into_sight_when_they_are_asked_for(house: House) -> None:
    guest = house.guest("fr", size=PHONE, touch=True)
    table = guest.new_table(me(), *bots(3), game="cyclades", options={"cycles": 1})["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Pointer(page)
    for prompt in person.play():
        if prompt.startswith("offer") and prompt != "offer-gold":
            expect(page.locator("[data-place^=god].open").first).to_be_in_viewport(ratio=1)
        assert not guest.scrolls_sideways()
    person.sees_the_end()
