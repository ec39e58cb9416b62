"""The conditions under which rules about a verb forbid it in a position; `points.holds` has those of modules.

A verb that no question has is answered by the rules that say where it belongs. Some of them apply only in some
positions: no player with all four building types is told that they lack one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.battle.stages import RETREAT
from trireme.games.cyclades.cards.card import CARD_USED, PlayedCard
from trireme.games.cyclades.cards.sylph import SYLPH_GOES_ON
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.metropolis import philosophers_needed
from trireme.games.cyclades.phases.offerings import NEXT_OFFERING
from trireme.games.cyclades.phases.order import acting, apollo_acts, gods_act
from trireme.games.cyclades.questions import DECLINES, MARKER, VERBS
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_13,
    CYC_APO_03,
    CYC_BAT_06,
    CYC_BAT_07,
    CYC_BAT_10,
    CYC_BAT_11,
    CYC_BLD_06,
    CYC_CRE_11,
    CYC_FLT_01,
    CYC_INF_06,
    CYC_MET_02,
    CYC_MET_06,
    CYC_MET_18,
    CYC_OFF_21,
    CYC_OFF_24,
    CYC_PHA_02,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import SEA, State
from trireme.games.cyclades.units.ends import FOUGHT, LEFT
from trireme.games.cyclades.units.marching import HOW_MANY, ChosenMove
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

Holds = Callable[[Ruleset, State, Seat, list[str]], bool]


def offerings_run(s: State) -> bool:
    return any(frame[0] == NEXT_OFFERING for frame in s.stack)


def _another_phase(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    if words[0] in MARKER:
        return not offerings_run(s)
    belongs = ruleset.points.phase_of.get(words[0], gods_act)
    return not belongs(s)


def _act_of_a_god(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    verb = words[0]
    known = verb in VERBS or any(verb == card.id or verb in card.verbs for card in ruleset.cards)
    return offerings_run(s) and known and verb not in MARKER


def not_this_card(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether the card that a verb belongs to is not being played."""
    cards = [card for card in ruleset.cards if words[0] == card.id or words[0] in card.verbs]
    return not any((CARD_USED, PlayedCard(card.number)) in s.stack for card in cards)


def _has_fought(s: State) -> bool:
    """Return whether the last move of the turn has ended in a battle that is over."""
    return not s.battle and s.ended in FOUGHT


def _no_set(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    if words[0] in DECLINES:  # A complete set cannot be declined.
        return True
    owned = board.owned_types(ruleset, s, seat)
    return _makes_metropolis(words) and not all(owned[type] for type in TYPES)


def _too_few_philosophers(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    return s.philosophers[seat] < philosophers_needed(ruleset, s, seat)


def _no_fleets_under_way(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    """Return whether the acting player is moving no fleets, paid or free."""
    fights = bool(s.battle) and s.battle.element == SEA and s.battle.attacker == seat
    chooses = False
    if s.stack[-1][0] == HOW_MANY:
        move: ChosenMove = s.stack[-1][3]
        chooses = move.code < moves.MARCH
    return seat == acting(s) and not (fights or chooses or any(frame[0] == SYLPH_GOES_ON for frame in s.stack))


def _names_a_slot(words: list[str]) -> bool:
    return any("/" in word for word in words)


def _names_a_building(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
    number = ruleset.tables.slot_number
    return any(s.built[number[word]] for word in words if word in number)


def _makes_metropolis(words: list[str]) -> bool:
    """Return whether a move is about a Metropolis, or gives a building for one."""
    return words[0] == "metropolis" or _names_a_slot(words)


HOLDS: Final[dict[Rule, Holds]] = {
    CYC_PHA_02: _another_phase,
    CYC_ACT_13: lambda ruleset, s, seat, words: gods_act(s),
    CYC_OFF_21: _act_of_a_god,
    CYC_OFF_24: lambda ruleset, s, seat, words: gods_act(s),
    CYC_BAT_07: lambda ruleset, s, seat, words: s.ended in LEFT and seat == acting(s) and not s.battle,
    CYC_BAT_06: lambda ruleset, s, seat, words: s.stack[-1][0] != RETREAT and not _has_fought(s),
    CYC_BAT_10: lambda ruleset, s, seat, words: not s.battle,
    CYC_BAT_11: lambda ruleset, s, seat, words: _has_fought(s),
    CYC_FLT_01: _no_fleets_under_way,
    CYC_MET_02: _no_set,
    CYC_MET_18: lambda ruleset, s, seat, words: _makes_metropolis(words) and seat != acting(s),
    CYC_MET_06: _too_few_philosophers,
    CYC_BLD_06: _names_a_building,
    CYC_INF_06: lambda ruleset, s, seat, words: not _names_a_slot(words),
    CYC_APO_03: lambda ruleset, s, seat, words: s.apollo[:1] != [seat] or apollo_acts(s),
    CYC_CRE_11: not_this_card,  # Verbs of no card are answered by what the question says of them.
}


def said_to(ruleset: Ruleset, s: State, seat: Seat, words: list[str], rules: Sequence[Rule]) -> Iterator[Reason]:
    """Yield those rules that forbid a move in this position, as reasons; general rules of conduct are left out."""
    found = []
    for rule in rules:
        holds = ruleset.points.holds.get(rule) or HOLDS.get(rule)
        if rule is not KIT_ASK_03 and (holds is None or holds(ruleset, s, seat, words)):
            found.append(rule)
    yield from (Reason(rule, verb=words[0]) for rule in found)
