"""Relics: cards of the track that are no creatures (STX-REL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.codes import RELIC, SPARE
from tests.games.cyclades.styx.frames import SPOILS
from tests.games.cyclades.styx.part import GONE, styx
from tests.games.cyclades.styx.rules.ids import STX_REL_06
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.control import Capture
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, Seat


class Relic(Card):
    """It is kept by whoever buys it (STX-REL-01, 02)."""

    discounted = False
    swapped = False

    def begin(self, s: State, seat: Seat) -> bool:
        goes_to(self.ruleset, s, relics(self.ruleset).index(self.id), seat)
        return True

    def used(self, s: State) -> None:
        pass

    def unsold(self, s: State) -> None:
        leaves_the_game(self.ruleset, s, relics(self.ruleset).index(self.id))


def relics(ruleset: Ruleset) -> list[str]:
    return ruleset.names[RELIC]


def owner_of(ruleset: Ruleset, s: State, relic: str) -> int:
    return styx(ruleset, s).relics[relics(ruleset).index(relic)]


def relics_of(ruleset: Ruleset, s: State, seat: Seat) -> list[int]:
    return [relic for relic, owner in enumerate(styx(ruleset, s).relics) if owner == seat]


def goes_to(ruleset: Ruleset, s: State, relic: int, seat: Seat) -> None:
    owned = styx(ruleset, s).relics
    s.tell(events.RelicTaken(seat=seat, relic=relics(ruleset)[relic], loser=owned[relic]))
    owned[relic] = seat
    s.check_end = True


def leaves_the_game(ruleset: Ruleset, s: State, relic: int) -> None:
    styx(ruleset, s).relics[relic] = GONE
    s.tell(events.RelicGone(relic=relics(ruleset)[relic]))


def lost_for_good(ruleset: Ruleset, s: State, seat: Seat) -> None:
    for relic in relics_of(ruleset, s, seat):
        leaves_the_game(ruleset, s, relic)


def victors(ruleset: Ruleset, s: State) -> int:
    """Who has all of them wins at once, with his side (STX-REL-07)."""
    owned = styx(ruleset, s).relics
    return ruleset.sides[owned[0]] if owned[0] >= 0 and len(set(owned)) == 1 else 0


def may_take_the_last(ruleset: Ruleset, s: State, seat: Seat, island: Island) -> bool:
    """Whether a seat lacks one relic only, and whoever it takes a territory from has that one (STX-REL-06, 07)."""
    lacking = [owner for owner in styx(ruleset, s).relics if owner != seat]
    return lacking == [s.owner[island]]


class SpoilsOf(FrameData):
    """The seat that has lost a territory."""

    loser: Seat


def asks_for_spoils(ruleset: Ruleset, s: State, taken: Capture) -> None:
    if taken.loser != NOBODY and relics_of(ruleset, s, taken.loser):
        s.ask(SPOILS, 1 << taken.seat, SpoilsOf(taken.loser))


class Spoils(Choice):
    """Which relic a conqueror takes, or none (STX-REL-06)."""

    prompt = "styx.spoils"
    verb = "styx.take"
    blocks = (RELIC,)
    plain: ClassVar[dict[int, str]] = {SPARE: "styx.spare"}
    rules = (STX_REL_06,)
    others = UNSETTLED

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [SPARE, *(RELIC + relic for relic in relics_of(self.ruleset, s, s.stack[-1][3].loser))]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code != SPARE and styx(self.ruleset, s).relics[code - RELIC] != s.stack[-1][3].loser:
            yield Reason(STX_REL_06, relic=self.ruleset.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code != SPARE:
            goes_to(self.ruleset, s, code - RELIC, seat)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"loser": s.stack[-1][3].loser}

    def key(self, code: int) -> str:
        return "answer-styx-spare" if code == SPARE else "answer-styx-take"
