"""Phases, tiles that are not there, and what nobody may do (PEL-GEN, SET, RND, REV, INC)."""

from __future__ import annotations

from tests.games.peloponnes.mats import named, offer, owner, phase, plays_with, ruleset, solo, tables, tile
from tests.reasons import Tried, forbids

AT_ONCE = ("place", "income", "disaster", "supply", "score")
"""Phases in which all players choose at the same time."""


def phases_of(tried: Tried) -> tuple[str, ...]:
    """When the verb of a move has its place."""
    buying = ("bid",) if solo(tried) or plays_with(tried, "sea") else ()
    taking = ("income", "score") if plays_with(tried, "six") else ("income",)
    return {
        "bid": ("bid",),
        "pass": ("bid",),
        "move": ("bid",),
        "withdraw": ("bid",),
        "buy": buying,
        "pay": ("place",),
        "mark": ("place",),
        "take": taking,
        "keep": ("disaster",),
        "feed": ("supply",),
        "finish": ("supply",),
    }.get(tried.verb, ())


@forbids("PEL-RND-01", general=True)
def of_another_phase(tried: Tried) -> bool:
    return bool(phases_of(tried)) and phase(tried) not in phases_of(tried)


@forbids("PEL-GEN-10", general=True)
def others_choose_still(tried: Tried) -> bool:
    return phase(tried) in AT_ONCE and not tried.asked


@forbids("PEL-REV-05", verbs=("bid", "pass", "buy"))
def not_all_turned_up(tried: Tried) -> bool:
    """A supply round comes before the tiles of the next round are turned up."""
    return phase(tried) == "supply"


def to_come(tried: Tried, name: str) -> bool:
    """Whether a tile lies in the stack of this round or of a later one."""
    now, *later = tables(tried).stack_of_round[tried.view.round - 1 :]
    stacks = [tables(tried).stacks[stack] for stack in later if stack != now]
    number = tables(tried).tile_number[name]
    return name in tried.view.to_come or any(number in stack for stack in stacks)


def is_away(tried: Tried, name: str) -> bool:
    return bool(name) and offer(tried, name) is None


@forbids("PEL-GEN-02")
def in_the_box(tried: Tried) -> bool:
    name = tile(tried)
    return is_away(tried, name) and owner(tried, name) is None and not to_come(tried, name)


@forbids("PEL-RND-02")
def of_a_later_stack(tried: Tried) -> bool:
    name = tile(tried)
    return not_turned_up(tried) and name not in tried.view.to_come


@forbids("PEL-REV-01")
def not_turned_up(tried: Tried) -> bool:
    name = tile(tried)
    return is_away(tried, name) and owner(tried, name) is None and to_come(tried, name)


@forbids("PEL-RND-04")
def turned_up_before(tried: Tried) -> bool:
    name = tile(tried)
    return is_away(tried, name) and owner(tried, name) is not None and phase(tried) == "bid"


@forbids("PEL-GEN-11", verbs=("box",))
def nothing_is_given_up(tried: Tried) -> bool:
    """Only the building that was just won can go to the box, and what is not kept."""
    if phase(tried) != "place" or not tried.asked:
        return True
    question = tried.question
    return question is not None and any(name != question.args["tile"] for name in named(tried))


@forbids("PEL-GEN-12")
def of_somebody_else(tried: Tried) -> bool:
    name = tile(tried)
    return bool(name) and owner(tried, name) not in (None, tried.seat)


@forbids("PEL-SET-02", verbs=("civilization",))
def civilization_is_dealt(tried: Tried) -> bool:
    return not solo(tried)


@forbids("PEL-INC-02", verbs=("extra",))
def all_income_and_no_more(tried: Tried) -> bool:
    return not solo(tried)


@forbids("PEL-HEL-05")
def left_the_game(tried: Tried) -> bool:
    """The terrain tile with the star is not used where five tiles are turned up a round."""
    apart = ruleset(tried).more.apart
    return plays_with(tried, "hellas") and any(word in apart and not word.startswith("sea_") for word in tried.words)
