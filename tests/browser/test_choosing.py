"""Choosing: before anything is confirmed another click moves the choice, and one button says what it does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.cyclades import NAMES, hot_seat, lift_curtain, turn_of, wants
from tests.browser.house import SIZES, House, me
from tests.browser.person import Person, Pointer, never_by_the_key_that_goes_on

pytestmark = pytest.mark.slow

COVERS = """dock => {
    const box = dock.getBoundingClientRect();
    const over = ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...document.querySelectorAll('[data-place].open')].some(each => over(each.getBoundingClientRect()));
}"""
"""Whether it lies over something that can be pointed at."""
CHOSEN = re.compile(r"\bchosen\b")


@pytest.mark.point(12, 1)
def test_another_god_or_amount_moves_the_offering_and_one_undo_takes_it_back(house: House) -> None:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        first, question = clerk.asked
    one, other = (each["args"]["god"] for each in question["answers"] if each["text"].startswith("offer "))
    page = guest.go(f"/table/{table}")
    lift_curtain(page, NAMES[first])
    person = Person(page)
    person.wait_for("asked")

    def amount(god: str, gold: int) -> None:
        person.settled()
        page.locator(f'[data-place="god:{god}"] [data-amount="{gold}"]').click()
        person.settled()

    confirm, undo = page.locator("[data-action=confirm]"), page.locator("[data-action=undo]")
    amount(one, 3)
    expect(confirm).to_contain_text(f"Confirm: offer 3 gold to {one.title()}")
    amount(other, 5)
    expect(confirm).to_contain_text(f"Confirm: offer 5 gold to {other.title()}")
    expect(page.locator("[role=alert] .reason")).to_have_count(0)
    expect(page.locator(f'[data-place="god:{other}"] .marker')).to_have_text(re.compile("5"))
    amount(other, 4)
    expect(confirm).to_contain_text(f"Confirm: offer 4 gold to {other.title()}")
    guest.keep("moved")
    # What it costs, and what I could not pay anywhere, is still said, after a reload too.
    most = next(each["args"]["most"] for each in question["answers"] if each["text"].startswith("offer "))
    for again in (False, True):
        if again:
            page.reload()
            lift_curtain(page, NAMES[first])
        expect(page.locator("[data-bar] [data-outlook=offering]")).to_contain_text("You pay 4 gold")
        assert page.locator(f"[data-amount='{most}']:not(.out)").count() > 0
        assert page.locator(f"[data-amount='{most + 1}']:not(.out)").count() == 0
    person.press(undo)
    expect(undo).to_be_disabled()
    expect(page.locator("[data-prompt=offer]")).to_be_visible()
    person.press(page.locator("[data-action=redo]"))
    person.confirm()


@pytest.mark.point(12, 1)
def test_another_tile_moves_the_bid_whether_the_amount_is_asked_or_given(house: House) -> None:
    guest = house.guest("fr")
    table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    tiles = page.locator("[data-board] .tile.open")
    one, other = (tiles.nth(at).get_attribute("data-place") for at in (0, 1))
    person.press(page.locator(f'[data-place="{one}"]'))
    expect(page.locator("[data-prompt=how-much]")).to_be_visible()
    page.locator(f'[data-place="{other}"]').click()
    person.settled()
    expect(page.locator(f'[data-place="{other}"]')).to_have_class(CHOSEN)
    expect(page.locator(f'[data-place="{one}"]')).not_to_have_class(CHOSEN)
    person.answer()
    person.wait_for("confirm")
    person.press(page.locator(f'[data-place="{one}"]'))
    expect(page.locator(f'[data-place="{one}"]')).to_have_class(CHOSEN)
    expect(page.locator("[role=alert] .reason")).to_have_count(0)


@pytest.mark.point(12, 13)
def test_one_button_says_what_it_does_and_explanations_cover_nothing(house: House) -> None:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(turn_of(0, "act"), wants({0: "poseidon"}))
        _, question = clerk.asked
    start, end = next(answer["places"] for answer in question["answers"] if answer["key"] == "answer-fleet")
    page = guest.go(f"/table/{table}")
    lift_curtain(page, NAMES[0])
    person = Person(page)
    person.wait_for("asked")
    primary = page.locator("[data-bar] .primary:visible")
    expect(primary).to_have_text("End turn")

    dock = page.locator("[data-dock]")
    place = page.locator(f'[data-place="{start}"]')
    place.hover()
    expect(dock.locator("[role=note]")).to_contain_text(start.removeprefix("sea:"))
    covered = dock.evaluate(COVERS)
    assert not covered, "what explains lies over what can be pointed at"

    person.press(place)
    expect(page.locator("[data-bar] [data-answer=end]")).to_have_count(0)
    expect(page.locator("[data-action=cancel]")).to_be_visible()
    assert page.locator("[data-place].open").count() > 1
    person.press(page.locator(f'[data-place="{end}"]'))
    expect(page.locator("[data-bar]")).not_to_have_attribute("data-prompt", "act")
    guest.keep("moving")
    # A fleet that has gone one step may go on: only one button ends its move, and it says where.
    expect(page.locator("[data-bar] .sentence")).to_have_text(re.compile("more steps are possible"))
    expect(page.locator("[data-action=confirm]")).to_have_count(0)
    expect(primary).to_have_text(f"End the move in {end.removeprefix('sea:')}")
    person.press(primary)
    before = person.version
    expect(primary).to_have_text("End turn")
    person.press(primary)
    assert person.version > before, "the button ends the turn, and nothing is left to confirm"


@pytest.mark.point(12, 13)
@SIZES
def test_passing_is_never_proposed_and_takes_its_own_button(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    table = guest.new_table(me("Ada"), me("Blaise"))["table"]["id"]
    page = guest.go(f"/table/{table}")
    person = Person(page)
    person.wait_for("asked")
    expect(page.locator("[data-bar] .primary")).to_have_count(0)
    page.locator("[data-answer=pass]").focus()
    person.do(lambda: page.keyboard.press("Enter"))
    person.wait_for("confirm")
    expect(page.locator("[data-bar]")).to_be_focused()
    before = person.version
    page.keyboard.press("Enter")
    assert person.version == before, "one key more, and the round is lost"
    confirm = page.locator("[data-action=confirm]")
    # The same words as before, with what it brings, and never the same button.
    said = {
        "en": "Confirm: pass, no tile this round (+3 coins)",
        "fr": "Confirmer : passer, pas de tuile ce tour-ci (+3 pièces)",
    }
    expect(confirm).to_have_text(said[language])
    never_by_the_key_that_goes_on(person, confirm)
    guest.keep("pass")
    person.do(lambda: page.keyboard.press("Enter"))
    assert person.version > before, "on its button the key carries it out"


@pytest.mark.point(12, 13)
def test_fleets_go_where_one_clicks_and_a_deed_shows_its_price_and_its_places(house: House) -> None:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(turn_of(0, "gift-fleet"), wants({0: "poseidon"}))
        clerk.play("recruit C2")
        clerk.play("recruit C2")
        fleets = {sea["id"]: sea["fleets"] for sea in clerk.view["seas"] if sea["owner"] == 0}
        beside = {
            answer["places"][-1] for answer in clerk.asked[1]["answers"] if answer["text"].startswith("fleet C2>")
        }
    page = guest.go(f"/table/{table}")
    lift_curtain(page, NAMES[0])
    person = Pointer(page)
    person.wait_for("asked")

    deed = page.locator("[data-deed='deed:answer-fleet']")
    expect(deed).to_have_text(re.compile(r"Move fleets\s*1"))
    person.press(deed)
    glowing = page.locator("[data-place].open")
    expect(glowing).to_have_count(len(fleets))
    expect(page.locator("[data-action=cancel]")).to_be_visible()

    # More than one step away: one click, and the number once.
    person.point_at("[data-place='sea:C2'].open")
    assert glowing.count() > 8, "all within reach glow, not only what is beside"
    places = [place.get_attribute("data-place") for place in page.locator("[data-place].open:not(.foe)").all()]
    goal = next(place for place in places if place not in beside)
    page.locator(f"[data-place='{goal}']").hover()
    expect(page.locator("[data-price='1']")).to_be_visible()
    guest.keep("reach")
    person.point_at(f"[data-place='{goal}'].open")
    expect(page.locator("[data-chip]")).to_have_count(fleets["C2"])
    page.locator("label:has([data-chip='2'])").click()
    expect(page.locator("[data-bar] .primary:visible")).to_have_text("Send 2 fleets (1 gold)")
    person.press(page.locator("[data-bar] .primary:visible"))
    expect(page.locator(f"[data-place='{goal}']")).to_have_attribute("aria-label", re.compile("2 fleets of Camille"))
    guest.keep("sailed")
    sailed, undo = page.locator(f"[data-place='{goal}']"), page.locator("[data-action=undo]")
    person.press(undo)
    expect(sailed).not_to_have_attribute("aria-label", re.compile("Camille"))
    expect(page.locator("[data-bar]")).to_have_attribute("data-prompt", "act")
    expect(undo).to_be_disabled()
    person.press(page.locator("[data-action=redo]"))
    expect(sailed).to_have_attribute("aria-label", re.compile("2 fleets of Camille"))
    if page.locator("[data-answer=stop]").count():
        person.press(page.locator("[data-answer=stop]"))
    expect(page.locator("[data-bar] .primary:visible")).to_have_text("End turn")
