"""Relics: cards of the track that are no creatures (STX-REL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tests.games.cyclades.styx import events
from tests.games.cyclades.styx.codes import RELIC, SPARE
from tests.games.cyclades.styx.frames import SPOILS
from tests.games.cyclades.styx.part import GONE, styx
from tests.games.cyclades.styx.rules.ids import STX_REL_06
from trireme.games.cyclades.asking import UNSETTLED, Choice
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.readers import of_captured
from trireme.games.cyclades.ruleset import Setting
from trireme.games.cyclades.state import Island, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure
from trireme.kit.seats import NOBODY, Seat


class Relic(Card):
    """It is kept by whoever buys it (STX-REL-01, 02)."""

    discounted = False
    swapped = False

    def begin(self, s: State, seat: Seat) -> bool:
        goes_to(self.setting, s, relics(self.setting).index(self.id), seat)
        return True

    def used(self, s: State) -> None:
        pass

    def unsold(self, s: State) -> None:
        leaves_the_game(self.setting, s, relics(self.setting).index(self.id))


def relics(setting: Setting) -> list[str]:
    return setting.names[RELIC]


def owner_of(setting: Setting, s: State, relic: str) -> int:
    return styx(setting, s).relics[relics(setting).index(relic)]


def relics_of(setting: Setting, s: State, seat: Seat) -> list[int]:
    return [relic for relic, owner in enumerate(styx(setting, s).relics) if owner == seat]


def goes_to(setting: Setting, s: State, relic: int, seat: Seat) -> None:
    owned = styx(setting, s).relics
    s.tell(events.RelicTaken(seat=seat, relic=relics(setting)[relic], loser=owned[relic]))
    owned[relic] = seat
    s.check_end = True


def leaves_the_game(setting: Setting, s: State, relic: int) -> None:
    styx(setting, s).relics[relic] = GONE
    s.tell(events.RelicGone(relic=relics(setting)[relic]))


def lost_for_good(setting: Setting, s: State, seat: Seat) -> None:
    for relic in relics_of(setting, s, seat):
        leaves_the_game(setting, s, relic)


def victors(setting: Setting, s: State) -> int:
    """Who has all of them wins at once, with his side (STX-REL-07)."""
    owned = styx(setting, s).relics
    return setting.sides[owned[0]] if owned[0] >= 0 and len(set(owned)) == 1 else 0


def may_take_the_last(setting: Setting, s: State, seat: Seat, island: Island) -> bool:
    """Whether a seat lacks one relic only, and whoever it takes a territory from has that one (STX-REL-06, 07)."""
    lacking = [owner for owner in styx(setting, s).relics if owner != seat]
    return lacking == [s.owner[island]]


def asks_for_spoils(setting: Setting, s: State, frame: Frame) -> None:
    _, seat, loser = of_captured(frame)
    if loser != NOBODY and relics_of(setting, s, loser):
        s.ask(SPOILS, 1 << seat, (loser,))


class Spoils(Choice):
    """Which relic a conqueror takes, or none (STX-REL-06)."""

    prompt = "styx.spoils"
    verb = "styx.take"
    blocks = (RELIC,)
    plain: ClassVar[dict[int, str]] = {SPARE: "styx.spare"}
    rules = (STX_REL_06,)
    others = UNSETTLED

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [SPARE, *(RELIC + relic for relic in relics_of(self.setting, s, Seat(s.stack[-1][3])))]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code != SPARE and styx(self.setting, s).relics[code - RELIC] != s.stack[-1][3]:
            yield Reason(STX_REL_06, relic=self.setting.word(code))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code != SPARE:
            goes_to(self.setting, s, code - RELIC, seat)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"loser": s.stack[-1][3]}

    def key(self, code: int) -> str:
        return "answer-styx-spare" if code == SPARE else "answer-styx-take"
