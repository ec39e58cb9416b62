"""Rounds, phases and turns (ARC-RND, ARC-ORD, ARC-ACT)."""

from __future__ import annotations

from typing import Final

from tests.games.archipelago.board import FOOD_AND_GOODS, at, at_act, board_of
from tests.games.archipelago.reasons.building import some_site
from tests.games.archipelago.reasons.harvests import can_harvest
from tests.games.archipelago.reasons.moving import can_migrate
from tests.games.archipelago.reasons.people import can_recruit, couples
from tests.games.archipelago.reasons.regions import can_explore
from tests.reasons import Tried, forbids
from trireme.games.archipelago.phases.turn import MY_TURN

LIMITED: Final = {"taxes": "taxes", "explore": "exploration", "reproduce": "reproduction"}
PLAIN: Final = ("harvest", "explore", "reproduce", "recruit", "migrate", "build", "taxes")
DISC: Final = (*PLAIN, "buy", "sell", "pass")
ACTIONS: Final = 5
"""The phase of the round in which players take turns."""


def on_turn(tried: Tried) -> str:
    """Return whose turn of phase 5 it is; only the frames tell."""
    seats = [frame[1].seat for frame in tried.s.stack if frame[0] == MY_TURN]
    return tried.game.seats[seats[-1]] if seats else ""


@forbids("ARC-ORD-01", verbs=("bid",))
def bids_more_than_one_has(tried: Tried) -> bool:
    return at(tried, "bid", "bid-again") and tried.number(1) > tried.me["florins"]


@forbids("ARC-ACT-02", verbs=(*DISC, "use", "market", "port"))
def has_done_this_part(tried: Tried) -> bool:
    part = "card" if tried.verb == "use" else "florin" if tried.verb in ("market", "port") else "action"
    return at_act(tried) and bool(tried.view.turn[part])


@forbids("ARC-ACT-03", verbs=("end",))
def has_a_disc_to_spend(tried: Tried) -> bool:
    return at_act(tried) and tried.me["discs"] > 0 and not tried.view.turn["action"]


@forbids("ARC-ACT-04", verbs=DISC)
def has_no_disc(tried: Tried) -> bool:
    return at_act(tried) and tried.me["discs"] == 0


@forbids("ARC-ACT-09", verbs=tuple(LIMITED))
def all_spaces_are_taken(tried: Tried) -> bool:
    if not at_act(tried):
        return False
    action = LIMITED[tried.verb]
    return tried.name in tried.facts["spaces"][action] and tried.view.shared[action] == 0


@forbids("ARC-ACT-10", verbs=PLAIN, general=True)
def can_carry_out_nothing(tried: Tried) -> bool:
    if not at_act(tried):
        return False
    board, name = board_of(tried), tried.name
    possible = {
        "taxes": True,
        "harvest": can_harvest(tried, tried.word(1)) or tried.word(1) not in FOOD_AND_GOODS,
        "explore": can_explore(tried),
        "reproduce": board.supply(name) > 0 and bool(couples(tried)),
        "recruit": can_recruit(tried),
        "migrate": can_migrate(tried),
        "build": some_site(tried, tried.word(1)),
    }
    return not possible[tried.verb]


@forbids("ARC-ACT-15", verbs=("end", "done"))
def has_not_finished(tried: Tried) -> bool:
    """Nothing has been done yet of an action that can be carried out."""
    if tried.verb == "end":
        return has_a_disc_to_spend(tried)
    begun = {"harvest": "cubes", "recruit": "done", "reproduce": "done", "trades": "done"}
    if at(tried, *begun):
        return not getattr(tried.s.stack[-1][3], begun[tried.prompt]) and len(tried.position.questions) > 0
    return at(tried, "migrate") and not tried.s.stack[-1][3].moved


@forbids("ARC-ACT-01", verbs=(*DISC, "use", "market", "port", "end"))
def it_is_the_turn_of_another(tried: Tried) -> bool:
    """Phase 5 goes on, though a card may bring a crisis into its midst."""
    return tried.view.step == ACTIONS and on_turn(tried) not in ("", tried.name)


PHASES: Final = {
    "bid": "order",
    "order": "order",
    **dict.fromkeys(
        ("taxes", "harvest", "explore", "reproduce", "recruit", "migrate", "build", "use", "port", "end"), "actions"
    ),
    "rotate": "purchase",
}
"""Moves that belong to one phase of the round; a card of phase 5 may rotate another."""


@forbids("ARC-RND-01", verbs=tuple(PHASES))
def it_is_another_phase(tried: Tried) -> bool:
    now = ("order", "population", "balance", "actions", "purchase")
    if tried.view.step < 2 or at(tried, "rotate"):
        return False
    return now[tried.view.step - 2] != PHASES[tried.verb] and tried.view.phase != PHASES[tried.verb]
