"""Why a player who is not asked cannot make a move now."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades.battle.casualties import CASUALTY
from trireme.games.cyclades.battle.stages import RETREAT
from trireme.games.cyclades.elsewhere import said_to
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD, lost_by
from trireme.games.cyclades.phases.order import acting, gods_act
from trireme.games.cyclades.questions import DECIDES, ELSEWHERE, MARKER, VERBS, asked_by
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_01,
    CYC_ACT_02,
    CYC_ACT_11,
    CYC_ACT_13,
    CYC_APO_01,
    CYC_APO_06,
    CYC_BAT_04,
    CYC_BAT_06,
    CYC_BAT_08,
    CYC_BAT_12,
    CYC_CRE_11,
    CYC_LST_10,
    CYC_MET_18,
    CYC_OFF_01,
    CYC_OFF_08,
    CYC_OFF_12,
    CYC_OFF_13,
    CYC_OFF_24,
    CYC_PHA_02,
)
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import NO_GOD, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.seats import Seat


def reasons(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Yield the rules that explain it, the most telling first."""
    if s.out >> seat & 1:
        yield Reason(CYC_LST_10)
        return
    words = whole_verb(ruleset, words)
    for explains in ruleset.points.out_of_turn:
        yield from explains(ruleset, s, seat, words)
    asking = s.stack[-1]
    if asking[0] in (OFFER, OFFER_GOLD):
        yield from _while_markers_are_placed(ruleset, s, seat, words)
    elif _takes_turns(ruleset, asking[0], words):
        yield Reason(ruleset.points.waits[asking[0]][0])
    else:
        yield from _of_the_battle(ruleset, s, seat, words)
        yield from said_to(ruleset, s, seat, words, _said(ruleset, words)) if words else ()
        if gods_act(s):
            yield from _whose_turn(ruleset, s, seat, words)


def _takes_turns(ruleset: Ruleset, asking: int, words: list[str]) -> bool:
    """Return whether a player wants to do what players do in turn, while it is another player's turn."""
    return asking in ruleset.points.waits and (not words or words[0] in ruleset.points.waits[asking][1])


def whole_verb(ruleset: Ruleset, words: list[str]) -> list[str]:
    """Complete an unambiguous short verb of a module: `hades.play` for `play`."""
    verbs = ruleset.points.verbs
    if not words or words[0] in VERBS or words[0] in verbs:
        return words
    found = [verb for verb in verbs if verb.rpartition(".")[2] == words[0]]
    return [found[0], *words[1:]] if len(found) == 1 else words


def _said(ruleset: Ruleset, words: list[str]) -> tuple[Rule, ...]:
    """Return the rules that answer a verb that no question has."""
    verb = words[0]
    if verb in ("metropolis", "give"):
        return (CYC_MET_18, *ELSEWHERE[verb])
    for card in ruleset.cards:
        if verb in card.verbs:
            return card.verbs[verb]
        if verb == card.id:
            return (*(card.barred or (CYC_CRE_11,)), CYC_PHA_02)
    if verb in ruleset.points.verbs:
        return ruleset.points.verbs[verb]
    return ELSEWHERE.get(verb, (CYC_PHA_02,)) if verb in VERBS else ()


def _while_markers_are_placed(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    if not words or words[0] not in MARKER:
        yield from said_to(ruleset, s, seat, words, _said(ruleset, words)) if words else ()
    elif seat not in s.waiting:
        yield from (Reason(CYC_OFF_13), Reason(CYC_OFF_24))
    else:
        if lost_by(s.stack[-1]) != NO_GOD:
            yield from (Reason(CYC_OFF_12), Reason(CYC_OFF_08))
        yield Reason(CYC_OFF_01)


def _of_the_battle(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Yield the rules about who decides first in the battle being fought, and who takes no part in it."""
    verb, asking = words[0] if words else "", s.stack[-1]
    if asking[0] == RETREAT and verb in DECIDES and seat in (s.battle.attacker, s.battle.defender):
        attacking = bool(asked_by(asking) >> s.battle.attacker & 1)
        yield Reason(CYC_BAT_08 if attacking else CYC_BAT_06)
    elif s.battle and (verb in DECIDES or verb == "lose") and seat not in (s.battle.attacker, s.battle.defender):
        yield Reason(CYC_BAT_12)
    elif verb == "lose":
        tied = asking[0] == CASUALTY and s.battle.attack_loses and s.battle.defence_loses
        if tied and seat == s.battle.attacker:
            yield from (Reason(rule) for rule in ruleset.points.tied)
        else:
            yield Reason(CYC_BAT_04)


def _whose_turn(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    turn = acting(s)
    if turn == seat:
        yield Reason(ruleset.points.delays.get(s.stack[-1][0], CYC_ACT_13))
        return
    on_apollo = seat in s.apollo and seat not in s.offer_seat
    if on_apollo and words and words[0] in ("prosper", "prosperity"):
        yield Reason(CYC_APO_01)
    elif on_apollo and (not words or words[0] not in MARKER):
        yield Reason(CYC_APO_06)
    yield Reason(CYC_ACT_02)
    if _acts_later(s, seat, turn):
        yield Reason(CYC_ACT_01)
    yield Reason(CYC_ACT_11)


def _acts_later(s: State, seat: Seat, turn: Seat) -> bool:
    """Return whether a seat has a marker whose turn is still to come."""
    if s.god == NO_GOD:
        return turn in s.apollo and seat in s.apollo[s.apollo.index(turn) + 1 :]
    later = s.gods[s.gods.index(s.god) + 1 : s.available]
    return seat in s.apollo or any(s.offer_seat[god] == seat for god in later)
