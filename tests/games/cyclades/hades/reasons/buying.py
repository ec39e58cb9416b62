"""What Heroes and moves with Hades cost, and where Cerberus goes: HAD-HER-02, HAD-MOV-01, 02, HAD-BEA-03."""

from __future__ import annotations

from tests.games.cyclades import costs
from tests.games.cyclades import looking as look
from tests.games.cyclades.reasons.cards import aims, hero, lies, too_dear, wants
from tests.reasons import Tried, forbids


def cannot_pay(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "act" and look.god(tried) == "hades" and look.gold(tried) < costs.MOVE


@forbids("HAD-MOV-01", verbs=("fleet",))
def no_gold_for_fleets(tried: Tried) -> bool:
    return cannot_pay(tried)


@forbids("HAD-MOV-02", verbs=("troops",))
def no_gold_for_troops(tried: Tried) -> bool:
    return cannot_pay(tried)


@forbids("HAD-HER-02", verbs=("call",))
def a_hero_who_does_not_lie_there_or_is_too_dear(tried: Tried) -> bool:
    heroes = [card for card in wants(tried, "call") if hero(tried, card)]
    return any(not lies(tried, card) or too_dear(tried, card) for card in heroes)


@forbids("HAD-BEA-03")
def cerberus_stands_on_islands(tried: Tried) -> bool:
    return aims(tried, "cerberus") and bool(look.seas(tried))
