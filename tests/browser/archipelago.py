"""Archipelago on the page: tables that are brought to a moment in the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from tests.browser.clerk import Clerk, first_answer
from tests.browser.house import Guest, House, me

NAMES: Final = ("Camille", "Inès", "Théo")
MOST: Final = 600
"""Answers on the way to any moment."""
Wanted = Callable[[int, Any], bool]


def asked_for(seat: int, *prompts: str) -> Wanted:
    """This seat is asked one of these things."""
    return lambda asked, question: asked == seat and question["prompt"] in prompts


def bring(clerks: list[Clerk], wanted: Wanted) -> None:
    """Everybody passes, or does the first thing that he must, until somebody is asked what is wanted."""
    for _ in range(MOST):
        asked = [
            (clerk, seat, question)
            for clerk in clerks
            for seat, sight in clerk.refreshed().sights.items()
            for question in sight["questions"]
            if question["must"]
        ]
        if any(wanted(seat, question) for _, seat, question in asked):
            return
        clerk, _, question = asked[0]
        clerk.answer(first_answer(question))
    raise AssertionError("the moment does not come")


@contextmanager
def seated(house: House, guests: list[Guest], **options: Any) -> Iterator[tuple[str, list[Clerk]]]:
    """A table at which each of these guests has a seat, and a bystander what is left of three; with their clerks."""
    bystander = house.guest()
    others = [me(name) for name in NAMES[len(guests) :]]
    made = bystander.new_table(*({"kind": "link"} for _ in guests), *others, game="archipelago", options=options)
    table = made["table"]["id"]
    for guest, link, name in zip(guests, made["links"], NAMES, strict=False):
        guest.claim(link["token"], name)
    with ExitStack() as lines:
        clerks = [
            lines.enter_context(Clerk(each, table)) for each in [*guests, bystander][: len(guests) + bool(others)]
        ]
        yield table, clerks
