"""A creature is called on the track, and its target is pointed at on the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.cyclades import hot_seat, idle, lift_curtain, point
from tests.browser.house import House
from tests.browser.person import Person

pytestmark = pytest.mark.slow

FIGURES = ("minotaur", "chiron", "medusa", "polyphemus")
"""Creatures that stand on an island of the caller's choice."""


def callable_figure(question: Any) -> str | None:
    texts = {answer["text"] for answer in question.get("answers", [])}
    return next((figure for figure in FIGURES if f"call {figure}" in texts), None)


def on_any_god(seat: int, question: Any) -> str:
    """The first seat offers to whatever god is there, and does nothing with it."""
    texts = [answer["text"] for answer in question.get("answers", [])]
    offers = [text for text in texts if text.startswith("offer ")]
    return f"{offers[0]} 1" if seat == 0 and offers else idle(seat, question)


@pytest.mark.smoke
def test_a_creature_with_a_target(house: House) -> None:
    guest = house.guest()
    table, clerk = hot_seat(guest)
    with clerk:
        clerk.play_until(lambda seat, question: seat == 0 and callable_figure(question) is not None, on_any_god)
        figure = callable_figure(clerk.asked[1])

    page = guest.go(f"/table/{table}")
    person = Person(page)
    lift_curtain(page, "Camille")
    card = page.locator(f'[data-place="creature:{figure}"]').first
    person.press(card)
    meanings = page.locator("[data-meanings] [data-answer]")
    if meanings.count():  # Zeus could also send it away
        person.press(page.locator(f'[data-meanings] [data-answer="call {figure}"]'))
    expect(page.locator("[data-bar]")).to_have_attribute("data-prompt", f"target-{figure}")

    islands = page.locator('.open[data-place^="island:"]')
    assert islands.count() > 1
    place = islands.first.get_attribute("data-place") or ""
    guest.keep("target")
    page.keyboard.press("Escape")
    point(page, place)
    name = re.compile(str(figure).capitalize())
    expect(page.locator(f'[data-place="{place}"]')).to_have_attribute("aria-label", name)
    guest.keep("placed")
    page.locator("[data-action=undo]").click()
    expect(page.locator(f'[data-place="{place}"]')).not_to_have_attribute("aria-label", name)
