"""Aphrodite's Girdle keeps a player from a god for the cycle (HAD-OBJ-07 to 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades.modules.hades.codes import NAME
from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import PLAY, MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.moment import Moment, ask_about
from trireme.games.cyclades.modules.hades.favours.magic.part import ItemsPart, changed, with_bits
from trireme.games.cyclades.modules.hades.favours.magic.play_item import PlayItem
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_07, HAD_OBJ_08, HAD_OBJ_10
from trireme.games.cyclades.phases.offered_gold import OFFER, bars_god
from trireme.games.cyclades.phases.offerings import GODS_BARRED
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.questions import asked_by
from trireme.games.cyclades.rules.ids import CYC_LST_10
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, GodNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import NO_CODE, Step
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.seats import SEATS, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

GIRDLE: Final = 394
NAMES: Final = 8 * 16
"""Codes that name a player and a god."""


def places_a_marker(s: State, seat: Seat) -> bool:
    return s.stack[-1][0] == OFFER and bool(asked_by(s.stack[-1]) >> seat & 1)


def named(code: int) -> tuple[Seat, GodNumber]:
    """Return the player and the god of a code."""
    seat, god = divmod(code - NAME, 16)
    return SEATS[seat], GODS[god]


class AphroditesGirdle(MagicItem):
    kind = GIRDLE
    when = (HAD_OBJ_10,)
    at_moment = True
    first = NAME
    worth = 2.0
    asked_in = (OFFER,)

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        super().__init__(ruleset, printed)
        self.items_at = ruleset.part_at["hades.items"]

    def join(self) -> None:
        points = self.ruleset.points
        points.before_offerings.add(GODS_BARRED, self.asks)
        points.marker_actions.append(NameGod)
        points.closed_gods.append(self.barred)
        points.bars_offering.append(self.bars_offering)

    def steps(self) -> dict[int, Step[State]]:
        return {GIRDLE: Moment(self)}

    def moment(self, s: State) -> None:
        """Ask all but the player who places the first marker: that player may play it at the next question."""
        first, *others = dict.fromkeys(s.order)
        ask_about(self, s, (seat for seat in others if seat != first))

    def is_its_moment(self, s: State, seat: Seat) -> bool:
        return super().is_its_moment(s, seat) or places_a_marker(s, seat)

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        if not self.is_its_moment(s, seat):
            yield HAD_OBJ_10

    def all_codes(self) -> Sequence[int]:
        gods = range(len(self.ruleset.tables.gods))
        return [NAME + 16 * seat + god for seat in self.ruleset.all_seats for god in gods]

    def codes(self, s: State, seat: Seat) -> list[int]:
        gods = sorted(s.gods[: s.available])
        return [
            NAME + 16 * other + god for other in self.ruleset.alive(s) for god in gods if s.offer_seat[god] != other
        ]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        victim, god = named(code)
        name = self.ruleset.god(god)
        yield from bars_god(self.ruleset, s, god)
        if s.out >> victim & 1:
            yield Reason(CYC_LST_10)
        elif s.offer_seat[god] == victim:
            yield Reason(HAD_OBJ_10, item=self.id, god=name, seat=victim)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        victim, god = named(code)
        part = changed(self.ruleset, s)
        part.barred = with_bits(part.barred, victim, 1 << god)
        s.tell(events.GodBarred(seat=seat, victim=victim, god=self.ruleset.god(god)))

    def barred(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        part = s.parts[self.items_at]
        assert isinstance(part, ItemsPart)
        return part.barred[seat]

    def bars_offering(self, ruleset: Ruleset, s: State, seat: Seat, god: GodNumber) -> Iterator[Reason]:
        if self.barred(ruleset, s, seat) >> god & 1:
            yield Reason(HAD_OBJ_07, god=ruleset.god(god))

    def advises(self, outlook: Outlook, s: State, seat: Seat, plays: list[int]) -> int:
        """Keep a rival from a god with whom it would win in this cycle."""
        for code in plays:
            if not NAME <= code < NAME + NAMES:
                continue
            rival, god = named(code)
            if rival != seat and s.offer_seat[god] != seat and outlook.wins_with(s, rival, god):
                return code
        return NO_CODE

    # Words.

    def read(self, s: State, words: list[str]) -> list[int]:
        seats, gods = self.ruleset.seats, self.ruleset.tables.god_number
        if len(words) != 2:
            raise Unreadable("move", " ".join(words), FORM, form=f"{PLAY} {self.id} {seats[0]} {next(iter(gods))}")
        if words[0] not in seats:
            raise Unreadable("move", words[0], NO_SUCH_NAME, given=words[0], known=", ".join(seats))
        if words[1] == "apollo":
            raise Refused(" ".join(words), [Reason(HAD_OBJ_08)])
        if words[1] not in gods:
            raise Unreadable("move", words[1], NO_SUCH_NAME, given=words[1], known=", ".join(gods))
        return [NAME + 16 * seats.index(words[0]) + gods[words[1]]]

    def write(self, run: Sequence[int]) -> str:
        victim, god = named(run[0])
        return f"{PLAY} {self.id} {self.ruleset.seats[victim]} {self.ruleset.god(god)}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        victim, god = named(code)
        return {"item": self.id, "seat": victim, "god": self.ruleset.god(god), "own": int(victim == seat)}

    def places(self, s: State, code: int) -> tuple[str, ...]:
        victim, god = named(code)
        return f"seat:{victim}", f"god:{self.ruleset.god(god)}"


class NameGod(PlayItem):
    """Play it before the own marker is placed (HAD-OBJ-10)."""

    first = NAME

    def reads(self, item: MagicItem) -> bool:
        return isinstance(item, AphroditesGirdle)

    def extent(self) -> int:
        return NAMES
