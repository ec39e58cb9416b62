"""What players read on the page: sentences that are true and well made, and nothing of ours."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clerk import Clerk
from tests.browser.cyclades import lift_curtain
from tests.browser.house import House, bots, me
from tests.browser.person import Person

pytestmark = pytest.mark.slow

RULE_ID = re.compile(r"[A-Z]{3}-[A-Z]{3}-\d")
OURS = re.compile(r"\[|provenance|reconstructed|reconstitu|source", re.IGNORECASE)


@pytest.mark.point(12, 7)
def test_a_second_marker(house: House) -> None:
    """What is promised already is said, and nobody ousts himself."""
    guest = house.guest()
    table = guest.new_table(me("Maya"), me("Bob"), game="cyclades")["table"]["id"]
    with Clerk(guest, table) as clerk:
        seat, question = clerk.asked
        god = next(each["args"]["god"] for each in question["answers"] if each["key"] == "answer-offer")
        clerk.play(f"offer {god} 1")
        clerk.play("apollo")
        assert clerk.asked[0] == seat
        name = ("Maya", "Bob")[seat]
        page = guest.go(f"/table/{table}")
        lift_curtain(page, name)
        expect(page.locator(".sentence")).to_contain_text(
            re.compile(r"You have \d gold, with 1 gold promised already\.")
        )
        clerk.play(f"offer {god} 2")
        expect(page.locator(".log")).to_contain_text(f"{name} outbids the own other marker at ")
        expect(page.locator(".log")).not_to_contain_text(f"{name} outbids {name}")
        page.locator(f'[data-place="god:{god}"]').first.click()
        note = page.locator("[role=alert]")
        expect(note.get_by_role("link").first).to_be_visible()
        assert not RULE_ID.search(note.inner_text())


@pytest.mark.point(12, 7)
def test_names_and_cards_in_french(house: House) -> None:
    guest = house.guest("fr")
    table = guest.new_table(me("Zoé"), *bots(4), game="cyclades")["table"]["id"]
    page = guest.go(f"/table/{table}")
    Person(page).wait_for("asked")
    names = page.locator(".names")
    for island in ("Délos", "Théra", "Kéa", "Sérifos"):
        expect(names).to_contain_text(island)
    page.locator('[data-place^="creature:"]').first.hover()
    dock = page.locator("[data-dock]")
    expect(dock.get_by_role("link").first).to_be_visible()
    assert dock.evaluate("it => it.scrollHeight - it.clientHeight < 9"), "who has a mouse cannot scroll it"
    told = dock.inner_text()
    assert not RULE_ID.search(told)
    assert not OURS.search(told), told
