"""Outbid: a marker is displaced and placed again, on another god."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.cyclades import NAMES, hot_seat, lift_curtain, point
from tests.browser.house import House
from tests.browser.person import Person

pytestmark = pytest.mark.slow


def test_a_displacement(house: House) -> None:
    guest = house.guest("fr")
    table, clerk = hot_seat(guest)
    with clerk:
        first, question = clerk.asked
        god = next(answer["args"]["god"] for answer in question["answers"] if answer["text"].startswith("offer "))
        page = guest.go(f"/table/{table}")
        person = Person(page)
        lift_curtain(page, NAMES[first])
        point(page, f"god:{god}")
        expect(page.locator("[data-prompt=offer-gold]")).to_be_visible()
        page.locator("[data-bar] input").fill("2")
        person.choose("2")
        person.confirm()

        second = next(seat for seat in clerk.refreshed().view["waiting"] if seat != first)
        assert clerk.asked[0] == second
        clerk.play(f"offer {god} 3")
        assert clerk.asked[0] == first, "who is displaced goes on at once"

    expect(page.locator("[data-prompt=offer-again]")).to_be_visible()
    expect(page.locator(".log")).to_contain_text(NAMES[second])
    lost = page.locator(f'[data-place="god:{god}"]').first
    expect(lost).not_to_have_class(re.compile(r"\bopen\b"))
    expect(page.locator(".marker.displaced")).to_be_visible()
    guest.keep("displaced")
    lost.click()
    expect(page.locator("[role=alert] .reason").first).to_be_visible()
    page.keyboard.press("Escape")
    point(page, "god:apollo")
    person.confirm()
    third = next(seat for seat in range(3) if seat not in (first, second))
    expect(page.locator(".curtain")).to_contain_text(NAMES[third])


@pytest.mark.point(12, 12)
def test_an_amount_on_the_scale_of_a_god_is_an_offering(house: House) -> None:
    guest = house.guest("en")
    table, clerk = hot_seat(guest)
    with clerk:
        first, question = clerk.asked
        god = next(answer["args"]["god"] for answer in question["answers"] if answer["text"].startswith("offer "))
        page = guest.go(f"/table/{table}")
        lift_curtain(page, NAMES[first])
        scale = page.locator(f'[data-place="god:{god}"] [data-amount]')
        expect(page.locator("[data-prompt=offer]")).to_be_visible()
        greyed = scale.evaluate_all(
            "amounts => amounts.filter(each => each.classList.contains('out')).map(each => each.innerText)"
        )
        assert greyed == ["8", "9", "10"], "what cannot be paid is grey"
        scale.nth(8).click()  # 9 gold, of 7: the reason is told, and the amount is asked for
        expect(page.locator("[role=alert] .reason").first).to_be_visible()
        expect(page.locator("[data-prompt=offer-gold]")).to_be_visible()
        page.keyboard.press("Escape")
        scale.nth(3).click()
        Person(page).wait_for("confirm")
        Person(page).confirm()
        offered = clerk.refreshed().view["gods"]
    assert [(each["seat"], each["gold"]) for each in offered if each["god"] == god] == [(first, 4)]


@pytest.mark.point(12, 13)
def test_one_click_where_nothing_else_can_be_done(house: House) -> None:
    guest = house.guest("en")
    table, clerk = hot_seat(guest)
    with clerk:
        first, question = clerk.asked
        here, there = [answer["args"]["god"] for answer in question["answers"] if answer["text"].startswith("offer ")]
        for offer in (f"{here} 2", f"{here} 7", f"{there} 2", f"{there} 7"):
            clerk.play(f"offer {offer}")
        page = guest.go(f"/table/{table}")
        person = Person(page)
        lift_curtain(page, NAMES[first])
        before = person.version
        person.press(page.get_by_role("button", name="Go to Apollo"))
        assert person.version > before, "the button says what it does, and asks nobody to confirm"
        assert clerk.refreshed().asked[0] != first
