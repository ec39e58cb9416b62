"""Cyclades on the page: hot-seat tables that are brought to a moment in the game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.clerk import Clerk
from tests.browser.house import Guest, me
from tests.browser.person import Person, Pointer

NAMES = ("Camille", "Bastien", "Daphné")


def hot_seat(guest: Guest) -> tuple[str, Clerk]:
    """A table of three on one screen, and a clerk who can play for all of them."""
    table = guest.new_table(*(me(name) for name in NAMES), game="cyclades")["table"]["id"]
    return table, Clerk(guest, table)


def idle(seat: int, question: Any) -> str:
    """Apollo, no action, whatever is first."""
    texts = [answer["text"] for answer in question["answers"]] if question["type"] == "pick" else ["1"]
    return next((text for text in ("apollo", "end", "stop", "stay") if text in texts), texts[0])


def wants(wanted: dict[int, str]) -> Any:
    """These seats offer 1 gold to these gods, where they can; nobody else does anything."""

    def move(seat: int, question: Any) -> str:
        god = wanted.get(seat)
        if god and any(answer["text"] == f"offer {god}" for answer in question.get("answers", [])):
            return f"offer {god} 1"
        return idle(seat, question)

    return move


def turn_of(wanted: int, *prompts: str) -> Any:
    """Whether this seat is asked one of these things."""

    def there(seat: int, question: Any) -> bool:
        return seat == wanted and question["prompt"] in prompts

    return there


HARBOUR, FIELD = "C2", "D3"
"""Where the attacker's fleets gather, and where the defender's lie."""


def fleets_meet(clerk: Clerk, attackers: int = 3) -> None:
    """Two of the second seat's fleets are beside the first seat's, which has just recruited so many."""
    clerk.play_until(turn_of(1, "gift-fleet"), wants({1: "poseidon"}))
    for move in (f"recruit {FIELD}", f"recruit {FIELD}", "end"):
        clerk.play(move)
    clerk.play_until(turn_of(0, "gift-fleet"), wants({0: "poseidon"}))
    for _ in range(attackers):
        clerk.play(f"recruit {HARBOUR}")


def lift_curtain(page: Page, name: str) -> None:
    Person(page).settled(".curtain")
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text(name)
    curtain.get_by_role("button").click()
    Person(page).settled("[data-bar]")


def point(page: Page, place: str) -> None:
    """Click a place of the board that glows, where it can be seen."""
    Pointer(page).point_at(f'[data-place="{place}"].open')
