"""Retreats from battles (CYC-RET)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from trireme.games.cyclades import board, events, moves
from trireme.games.cyclades.battle.odds import battle_outlook
from trireme.games.cyclades.battle.stages import RETREAT, about
from trireme.games.cyclades.battle.strength import defenders
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.rules.ids import (
    CYC_RET_01,
    CYC_RET_02,
    CYC_RET_03,
    CYC_RET_04,
    CYC_RET_05,
    CYC_RET_06,
    CYC_RET_08,
)
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import (
    ISLANDS,
    LAND,
    NONE,
    SEAS,
    Island,
    Sea,
    State,
)
from trireme.games.cyclades.units.ends import LEFT_LAND, LEFT_SEA
from trireme.games.cyclades.units.groups import group_at, lift, size
from trireme.games.cyclades.units.kinds import tell_kinds
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.event import Event
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.question import Forecast
from trireme.kit.engine.sequences import RunHooks
from trireme.kit.errors import Figure, Refused
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

RETREATS: Final = 57


class Retreating(FrameData):
    """A side of a battle retreats from one island or sea to another."""

    seat: Seat
    place: int
    to: int


# What happens when a side retreats, by rank in `points.retreats`.
ALONG: Final = 10
"""Rank of the question which Artifacts go along (TIT-AEF-09)."""
GONE: Final = 50


COUNT: Final = re.compile(r"(?:x|\S+:)?(\d{1,4})")
"""A number of units in a move, with or without their kind."""


def retreats(ruleset: Ruleset, s: State, seat: Seat) -> Sequence[Island] | Sequence[Sea]:
    """Return the islands or seas to which a side may retreat (CYC-RET-03 to 06, 08)."""
    place = s.battle.place
    if s.battle.element == LAND:
        for stays in ruleset.points.no_retreat:
            if stays(ruleset, s, seat) >> place & 1:
                return []
        return bits(board.linked_islands(ruleset, s, seat, ISLANDS[place]) & s.land[seat], ISLANDS)
    closed = board.closed_seas(ruleset, s, seat)
    found = []
    for sea in ruleset.tables.sea_next[place]:
        if (s.holder[sea] == NOBODY or s.holder[sea] == seat) and sea != s.kraken and not closed >> sea & 1:
            found.append(sea)
    return found


def retreat(ruleset: Ruleset, s: State, retreating: Retreating) -> None:
    """All units of a side leave the battle; guards and units of other places stay (CYC-BAT-07, MON-MEF-29)."""
    seat, place, to = retreating.seat, retreating.place, retreating.to
    battle = s.battle
    land = battle.element == LAND
    group = battle.attackers if seat == s.battle.attacker else group_at(s, battle.element, place)
    if s.journal is not None:
        name = ruleset.island if land else ruleset.sea
        chain = board.chain(ruleset, s, seat, ISLANDS[place], ISLANDS[to]) if land else []
        over = tuple([ruleset.sea(sea) for sea in chain])
        told = events.Retreated(seat=seat, place=name(place), over=over, to=name(to), count=size(group), land=land)
        s.journal.append(told)
        tell_kinds(ruleset, s, battle.element, seat, group)
    if seat == s.battle.attacker:
        s.battle = replace(battle, attackers=0)
    else:
        s.ended = LEFT_LAND if land else LEFT_SEA
    if seat != s.battle.attacker and land:
        board.take_troops(s, ISLANDS[place], group)
    elif seat != s.battle.attacker:
        lift(s.fleets, len(s.holder), place, group)  # The sea is its holder's until the battle is over.
    if land:
        board.add_troops(s, ISLANDS[to], group)
    else:
        board.add_fleets(s, seat, SEAS[to], group)


class Retreat(Choice):
    """The choice whether a side retreats, and where to; all its units go together (CYC-RET-01, 02)."""

    prompt = "retreat"
    verb = "retreat"
    blocks = (moves.ISLAND, moves.SEA)
    plain: ClassVar[dict[int, str]] = {moves.STAY: "stay"}
    rules = (CYC_RET_01, CYC_RET_02)
    others = UNSETTLED

    def legal(self, s: State, seat: Seat) -> list[int]:
        block = moves.ISLAND if s.battle.element == LAND else moves.SEA
        return [moves.STAY, *[block + place for place in retreats(self.ruleset, s, seat)]]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.STAY:
            return iter(())
        if s.battle.element == LAND:
            if code >= moves.SEA:
                return iter((Reason(CYC_RET_03),))
            return self._bars_island(s, seat, s.battle.island, ISLANDS[code - moves.ISLAND])
        if code < moves.SEA:
            return iter((Reason(CYC_RET_05),))
        return self._bars_sea(s, seat, s.battle.sea, SEAS[code - moves.SEA])

    def _bars_island(self, s: State, seat: Seat, place: Island, island: Island) -> Iterator[Reason]:
        ruleset, name = self.ruleset, self.ruleset.island(island)
        for bars in ruleset.points.bars_retreat:
            yield from bars(ruleset, s, seat, place)
        if s.owner[island] != seat:
            if s.owner[island] == NOBODY or ruleset.is_opponent(seat, s.owner[island]):
                yield Reason(CYC_RET_04, island=name)
            yield Reason(CYC_RET_03, island=name)
        elif island == place or not board.linked_islands(ruleset, s, seat, place) >> island & 1:
            yield Reason(CYC_RET_03, island=name)
            for explains in ruleset.points.explains_retreat:
                yield from explains(ruleset, s, seat, island)
            yield from board.cuts_off(ruleset, s, seat, place)
            if not retreats(ruleset, s, seat):
                yield Reason(CYC_RET_06)

    def _bars_sea(self, s: State, seat: Seat, place: Sea, sea: Sea) -> Iterator[Reason]:
        ruleset, name = self.ruleset, self.ruleset.sea(sea)
        if sea == s.kraken:
            yield Reason(CYC_RET_08, sea=name)
        yield from board.bars_entering(ruleset, s, seat, sea)
        if sea not in ruleset.tables.sea_next[place] or s.holder[sea] not in (NONE, seat):
            yield Reason(CYC_RET_05, sea=name)
            if not retreats(ruleset, s, seat):
                yield Reason(CYC_RET_06)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == moves.STAY:
            return
        to = code - (moves.ISLAND if s.battle.element == LAND else moves.SEA)
        retreating = Retreating(seat, s.battle.place, to)
        if self.ruleset.points.retreats.alone:
            retreat(self.ruleset, s, retreating)
        else:
            s.stack.append((RETREATS, 0, retreating))

    def forced(self, s: State, seat: Seat, code: int) -> Event:
        """Tell the rule that holds units where they are, or else the one that asks for a place to go."""
        told = about(self.ruleset, s)
        land = s.battle.element == LAND
        rule = CYC_RET_06
        if land:
            for bars in self.ruleset.points.bars_retreat:
                rule = next((reason.rule for reason in bars(self.ruleset, s, seat, s.battle.island)), rule)
        return events.NoRetreat(seat=seat, place=str(told["place"]), land=land, rule=rule.id)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words[0] == self.verb and self._is_parted(s, seat, words):
            raise Refused(" ".join(words), [Reason(CYC_RET_02)])
        return super().read(s, seat, words)

    def _is_parted(self, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether a move names several destinations, or only some of the units (CYC-RET-02)."""
        tables = self.ruleset.tables
        named = {word for word in words if word in tables.island_number or word in tables.sea_number}
        counts = [int(match[1]) for word in words if (match := COUNT.fullmatch(word))]
        group = s.battle.attackers if seat == s.battle.attacker else group_at(s, s.battle.element, s.battle.place)
        return len(named) > 1 or (bool(counts) and sum(counts) < size(group))

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        told = about(self.ruleset, s)
        return {
            "place": str(told["place"]),
            "land": int(s.battle.element == LAND),
            "attackers": size(s.battle.attackers),
            "defenders": sum(defenders(self.ruleset, s)),
            "attacking": int(seat == s.battle.attacker),
        }

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        return battle_outlook(self.ruleset, s, seat) if code == moves.STAY else ()

    def key(self, code: int) -> str:
        if code == moves.STAY:
            return "answer-stay"
        return "answer-retreat-island" if code < moves.SEA else "answer-retreat-sea"


STEPS: Final[Steps] = {
    RETREAT: Retreat,
    RETREATS: lambda ruleset: RunHooks(ruleset, ruleset.points.retreats),
}
