"""Why a player whom nobody asks cannot do that now."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import frames, readers
from trireme.games.cyclades.readers import attacker_of, defender_of
from trireme.games.cyclades.rules.ids import (
    CYC_ACT_01,
    CYC_ACT_02,
    CYC_ACT_11,
    CYC_APO_01,
    CYC_APO_03,
    CYC_APO_06,
    CYC_BAT_06,
    CYC_BAT_07,
    CYC_BAT_08,
    CYC_BAT_10,
    CYC_BAT_11,
    CYC_BAT_12,
    CYC_LST_10,
    CYC_MET_18,
    CYC_OFF_01,
    CYC_OFF_08,
    CYC_OFF_12,
    CYC_OFF_13,
    CYC_OFF_24,
    CYC_PHA_02,
)
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NO_GOD, State
from trireme.kit.rulebook import Reason
from trireme.kit.seats import Seat


def reasons(setting: Setting, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """The rules that explain it, the most telling first."""
    verb = words[0] if words else ""
    asking = s.stack[-1]
    if s.out >> seat & 1:
        yield Reason(CYC_LST_10)
        return
    for explains in setting.points.bystanders:
        yield from explains(setting, s, seat, words)
    if asking[0] in (frames.OFFER, frames.OFFER_GOLD):
        if verb not in ("", "offer", "apollo"):
            yield Reason(CYC_PHA_02)
        if seat in s.offer_seat or seat in s.apollo:
            yield Reason(CYC_OFF_13)
            yield Reason(CYC_OFF_24)
        if readers.lost_by(asking) != NO_GOD:
            yield Reason(CYC_OFF_12)
            yield Reason(CYC_OFF_08)
        yield Reason(CYC_OFF_01)
        return
    if asking[0] in setting.points.waits:
        yield Reason(setting.points.waits[asking[0]])
        return
    if asking[0] == frames.RETREAT and seat in (attacker_of(s), defender_of(s)):
        attacking = bool(readers.asked_by(asking) >> attacker_of(s) & 1)
        yield Reason(CYC_BAT_08 if attacking else CYC_BAT_06)
    elif verb in ("retreat", "stay"):
        if asking[0] == frames.RETREAT:
            yield Reason(CYC_BAT_12)
        else:
            yield from (Reason(CYC_BAT_10), Reason(CYC_BAT_11), Reason(CYC_BAT_07))
    if verb in ("offer", "apollo"):
        yield Reason(CYC_OFF_24)
        yield Reason(CYC_PHA_02)
    if verb in ("metropolis", "give"):
        yield Reason(CYC_MET_18)
    if seat in s.apollo and seat not in s.offer_seat:
        if verb == "prosper":
            yield Reason(CYC_APO_03)
            yield Reason(CYC_APO_01)
        yield Reason(CYC_APO_06)
    for card in setting.cards:
        if card.id == verb:
            yield from (Reason(rule) for rule in card.barred)
    yield Reason(CYC_ACT_02)
    if seat in s.offer_seat or seat in s.apollo:
        yield Reason(CYC_ACT_01)
    yield Reason(CYC_ACT_11)
