"""Fleets that come to the sea around a Monument: the Great Lighthouse and the Naval Academy (MON-MEF-04 to 11, 31)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.asking import UNSETTLED, Choice
from trireme.games.cyclades.frame_hooks import replace_frame
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.frames import ACADEMY
from trireme.games.cyclades.modules.monuments.frames import LIGHTHOUSE as ASK_LIGHTHOUSE
from trireme.games.cyclades.modules.monuments.part import (
    LIGHTHOUSE,
    MILITARY_ACADEMY,
    NAVAL_ACADEMY,
    monuments,
    owner_of,
    site_of,
)
from trireme.games.cyclades.modules.monuments.rules.ids import (
    MON_MEF_04,
    MON_MEF_07,
    MON_MEF_09,
    MON_MEF_31,
)
from trireme.games.cyclades.readers import of_loss
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ELEMENT, FIRST_KIND, LAND, NO_SEA, NONE, PLACE, SEA, SEAS, Sea, State
from trireme.games.cyclades.units.groups import count_of, group_of
from trireme.games.cyclades.units.losses import BATTLE, LOSS, units_leave
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.sequences import cancel_rest
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat


def havens(ruleset: Ruleset, s: State, seat: Seat, monument: int) -> int:
    """Seas around a Monument that are empty or the seat's, and open, as a mask (MON-MEF-04, 09, 31)."""
    mask = ruleset.tables.coast[site_of(ruleset, s, monument)] & ~board.closed_seas(ruleset, s, seat)
    for other in ruleset.all_seats:
        if other != seat:
            mask &= ~s.navy[other]
    if s.kraken != NO_SEA:
        mask &= ~(1 << s.kraken)
    return mask


def bars_haven(ruleset: Ruleset, s: State, seat: Seat, monument: int, sea: Sea) -> Iterator[Reason]:
    """The rules by which a fleet cannot come to a sea."""
    name = ruleset.sea(sea)
    if not ruleset.tables.coast[site_of(ruleset, s, monument)] >> sea & 1 or s.holder[sea] not in (NONE, seat):
        yield Reason(MON_MEF_04 if monument == LIGHTHOUSE else MON_MEF_09, sea=name)
    if sea == s.kraken or board.closed_seas(ruleset, s, NOBODY) >> sea & 1:
        yield Reason(MON_MEF_31, sea=name)


# The Great Lighthouse.


def homes(ruleset: Ruleset, s: State, loss: Frame) -> int:
    """Seas to which a destroyed fleet can return, as a mask: not where it is being lost (MON-MEF-07)."""
    _, place, seat, _, _, cause = of_loss(loss)
    mask = havens(ruleset, s, seat, LIGHTHOUSE)
    if cause >= 0:
        mask &= ~(1 << place)  # Whoever has destroyed it comes to this sea.
    if s.battle and s.battle[ELEMENT] == SEA:
        mask &= ~(1 << s.battle[PLACE])
    return mask


def lighthouse_shines(ruleset: Ruleset, s: State, frame: Frame) -> None:
    """Each regular fleet that is destroyed, and not given up, may return (MON-MEF-04 to 06, MON-MXH-05)."""
    element, _, seat, group, _, cause = of_loss(frame)
    if element != SEA or not (cause == BATTLE or cause >= 0) or seat == NOBODY:
        return
    if owner_of(ruleset, s, LIGHTHOUSE) == seat and count_of(group, FIRST_KIND) and homes(ruleset, s, frame):
        s.ask(ASK_LIGHTHOUSE, 1 << seat)


class Return(Choice):
    """(LIGHTHOUSE, serial, seats): the sea to which the next destroyed fleet returns. Its loss is the frame below."""

    phase = "actions"
    prompt = "monuments.return"
    verb = "monuments.return"
    blocks = (moves.SEA,)
    rules = (MON_MEF_04, MON_MEF_07)
    others = UNSETTLED

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEA + sea for sea in bits(homes(self.ruleset, s, s.stack[-2]), SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        sea = SEAS[code - moves.SEA]
        reasons = [*bars_haven(self.ruleset, s, seat, LIGHTHOUSE, sea)]
        yield from reasons
        if not reasons and not homes(self.ruleset, s, s.stack[-2]) >> sea & 1:
            fought = s.battle and s.battle[ELEMENT] == SEA and s.battle[PLACE] == sea
            yield Reason(MON_MEF_07 if fought else MON_MEF_04, sea=self.ruleset.sea(sea))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        sea, loss = SEAS[code - moves.SEA], s.stack[-1]
        element, place, _, group, where, cause = of_loss(loss)
        fleet = group_of(FIRST_KIND, 1)
        units_leave(s, (*loss[:5], fleet, *loss[6:]))
        board.add_fleets(s, seat, sea, fleet)
        if s.battle and s.battle[ELEMENT] == LAND:
            monuments(self.ruleset, s).saved += (sea,)
        s.tell(events.Returned(seat=seat, sea=self.ruleset.sea(sea)))
        left = group - fleet
        if not left:
            cancel_rest(s, LOSS)
            return
        replace_frame(s, LOSS, (element, place, seat, left, where, cause))
        lighthouse_shines(self.ruleset, s, s.stack[-1])

    def key(self, code: int) -> str:
        return "answer-monuments-return"


def battle_is_over(ruleset: Ruleset, s: State) -> None:
    """Fleets that have come back count again."""
    monuments(ruleset, s).saved = ()


# The Academies.


def troop_is_trained(ruleset: Ruleset, s: State, frame: Frame) -> None:
    """MON-MEF-08, 10, 11"""
    seat = owner_of(ruleset, s, MILITARY_ACADEMY)
    if seat != NOBODY and s.troops_left[seat]:
        island = site_of(ruleset, s, MILITARY_ACADEMY)
        s.troops_left[seat] -= 1
        s.troops[island] += 1
        s.tell(events.Trained(seat=seat, island=ruleset.island(island)))


def fleet_is_launched(ruleset: Ruleset, s: State, frame: Frame) -> None:
    """MON-MEF-09 to 11"""
    seat = owner_of(ruleset, s, NAVAL_ACADEMY)
    if seat != NOBODY and s.fleets_left[seat] and havens(ruleset, s, seat, NAVAL_ACADEMY):
        s.ask(ACADEMY, 1 << seat)


class Launch(Choice):
    """(ACADEMY, serial, seats): the sea of the free fleet."""

    phase = "income"
    prompt = "monuments.launch"
    verb = "monuments.launch"
    blocks = (moves.SEA,)
    rules = (MON_MEF_09, MON_MEF_31)

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEA + sea for sea in bits(havens(self.ruleset, s, seat, NAVAL_ACADEMY), SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        return bars_haven(self.ruleset, s, seat, NAVAL_ACADEMY, SEAS[code - moves.SEA])

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        s.fleets_left[seat] -= 1
        board.add_fleets(s, seat, SEAS[code - moves.SEA], group_of(FIRST_KIND, 1))
        s.tell(events.Launched(seat=seat, sea=self.ruleset.word(code)))

    def key(self, code: int) -> str:
        return "answer-monuments-launch"
