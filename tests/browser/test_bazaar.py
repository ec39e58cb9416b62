"""A toy with a deal, an order, a counted choice and windows: all kinds of questions, on the plain board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clerk import Clerk
from tests.browser.house import SIZES, WIDE, Guest, House, me
from tests.browser.person import Person
from tests.browser.test_axe import complaints

pytestmark = pytest.mark.slow

OTHERS = ("Aspasia", "Lysander", "Solon")
MY_TURN = re.compile("●")


@contextmanager
def bazaar(house: House, guest: Guest) -> Iterator[Clerk]:
    """The guest is at a table with three others, for whom a clerk plays in another browser."""
    visitor = house.guest()
    made = visitor.new_table({"kind": "link"}, *(me(name) for name in OTHERS), game="bazaar")
    table = made["table"]["id"]
    guest.claim(made["links"][0]["token"], me()["name"])
    guest.go(f"/table/{table}")
    with Clerk(visitor, table) as clerk:
        yield clerk


def looks_well(guest: Guest, name: str) -> None:
    assert complaints(guest.page) == [], name
    assert not guest.scrolls_sideways(), name
    guest.keep(name)


def step(page: Page, side: str, unit: str) -> None:
    """One more of what is given or got."""
    page.locator(f"[data-side={side}] [data-unit={unit}] button").last.click()


@pytest.mark.smoke
@SIZES
def test_every_kind_of_question_is_answered(house: House, language: str, size: tuple[int, int]) -> None:
    guest = house.guest(language, size=size)
    page, person = guest.page, Person(guest.page)
    with bazaar(house, guest) as clerk:
        # What windows add to what must be answered stands aside.
        person.wait_for("asked")
        expect(page).to_have_title(MY_TURN)
        page.locator("[data-action=also]").click()
        expect(page.locator("[data-may] [data-answer]")).to_have_count(3)
        looks_well(guest, f"{language}-also")
        page.keyboard.press("Escape")
        person.press(page.locator("[data-answer=go]"))

        # Some of several things, one of them twice, in any order; and out again.
        goods = page.locator("[data-item]")
        counted = page.locator(".counted")
        single = page.locator("button[data-item]").last
        person.press(counted.get_by_role("button").last)
        person.press(single)
        expect(single).to_have_attribute("aria-pressed", "true")
        person.press(single)
        expect(single).to_have_attribute("aria-pressed", "false")
        person.press(counted.get_by_role("button").last)
        expect(counted.locator("output")).to_contain_text("2")
        expect(goods).to_have_count(3)
        looks_well(guest, f"{language}-some")
        # One key ends the choice, and then confirms; where there is a keyboard, it is shown.
        expect(page.locator("[data-answer=done] kbd")).to_be_visible(visible=size == WIDE)
        person.do(lambda: page.keyboard.press("Control+Enter"))
        person.wait_for("confirm")
        person.do(lambda: page.keyboard.press("Control+Enter"))

        # Somebody else is on turn, and nobody waits for what I may do.
        person.wait_for("waiting")
        expect(page.locator("[data-may]")).to_be_visible()
        expect(page).not_to_have_title(MY_TURN)
        looks_well(guest, f"{language}-waiting")
        page.locator("[data-action=may]").click()
        expect(page.locator("[data-bar]")).to_have_attribute("data-bar", "free")
        page.keyboard.press("Escape")
        person.wait_for("waiting")

        # An offer is put together before its steps are answered.
        page.locator("[data-action=may]").click()
        person.press(page.locator("[data-partner='2']"))
        mine = clerk.refreshed().view["goods"]
        given = next(unit for unit, number in zip(("figs", "wine", "silk"), mine[0], strict=True) if number)
        got = next(unit for unit in ("silk", "wine", "figs") if unit != given)
        step(page, "get", got)
        step(page, "give", given)
        looks_well(guest, f"{language}-deal")
        page.locator("[data-answer=offer]").click()
        person.wait_for("confirm")
        expect(page).not_to_have_title(MY_TURN)
        person.confirm()
        person.wait_for("waiting")
        assert [clerk.refreshed().view["offers"][0][:2], [len(clerk.view["offers"])]] == [[0, 2], [1]]


def test_what_an_offer_comes_to_stands_beside_its_acceptance(house: House) -> None:
    """Also where something else must be answered."""
    guest = house.guest()
    page, person = guest.page, Person(guest.page)
    with bazaar(house, guest) as clerk:
        person.wait_for("asked")
        clerk.move_for(3, "offer A 1 figs for nothing")
        accept = page.locator("[data-may] [data-answer^=accept]")
        expect(accept).to_have_count(1)
        person.settled()
        page.locator("[data-action=also]").click()
        expect(accept.locator("small")).to_have_text(re.compile("Solon gives 1 .*figs.* for nothing", re.IGNORECASE))
        looks_well(guest, "terms")
        person.press(accept)
        person.wait_for("asked")
        assert clerk.refreshed().view["offers"] == []


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_an_offer_is_accepted_and_beasts_are_lined_up_by_keyboard(house: House, language: str) -> None:
    guest = house.guest(language)
    page, person = guest.page, Person(guest.page)
    with bazaar(house, guest) as clerk:
        person.wait_for("asked")
        person.press(page.locator("[data-answer=go]"))
        person.press(page.locator("button[data-item]").first)
        person.press(page.locator("[data-answer=done]"))
        person.confirm()
        person.wait_for("waiting")

        clerk.refreshed()
        clerk.move_for(3, "offer A 1 figs for nothing")
        page.locator("[data-action=may]").click()
        offer = page.locator("[data-offer]")
        expect(offer).to_contain_text("Solon")
        looks_well(guest, f"{language}-offer")
        offer.get_by_role("button").first.click()
        person.wait_for("confirm")
        person.confirm()
        person.wait_for("waiting")
        assert clerk.refreshed().view["offers"] == []

        for _ in OTHERS[::2]:  # The other team may rob me.
            clerk.play("let")
        person.wait_for("asked")
        expect(page.locator("[data-bar]")).to_have_attribute("data-kind", "order")
        items = page.locator("[data-item]")
        items.nth(1).focus()
        page.keyboard.press("Enter")
        items.nth(2).focus()
        page.keyboard.press("Enter")
        texts = [items.nth(at).get_attribute("data-item") for at in range(3)]
        items.nth(0).focus()
        page.keyboard.press("ArrowRight")
        expect(items.first).to_have_attribute("data-item", texts[1] or "")
        looks_well(guest, f"{language}-order")
        page.locator("[data-answer=done]").click()
        person.wait_for("confirm")
        person.confirm()
        person.wait_for("waiting")
        expect(page.locator(".log li").last).to_be_visible()
