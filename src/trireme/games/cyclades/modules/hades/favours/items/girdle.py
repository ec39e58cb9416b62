"""Aphrodite's Girdle keeps a player from a god for the cycle (HAD-OBJ-07 to 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.cyclades.modules.hades.codes import NAME
from trireme.games.cyclades.modules.hades.favours.items import events
from trireme.games.cyclades.modules.hades.favours.items.item import PLAY, MagicItem
from trireme.games.cyclades.modules.hades.favours.items.moments import Moment, ask_about
from trireme.games.cyclades.modules.hades.favours.items.part import ItemsPart, changed, with_bits
from trireme.games.cyclades.modules.hades.favours.items.playing import PlayItem
from trireme.games.cyclades.modules.hades.frames import GIRDLE
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_07, HAD_OBJ_08, HAD_OBJ_10
from trireme.games.cyclades.phases.offered_gold import bars_god
from trireme.games.cyclades.phases.offerings import GODS_BARRED
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.rules.ids import CYC_LST_10
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, GodNumber, State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.seats import SEATS, Seat


def named(code: int) -> tuple[Seat, GodNumber]:
    seat, god = divmod(code - NAME, 16)
    return SEATS[seat], GODS[god]


class AphroditesGirdle(MagicItem):
    id = "aphrodites-girdle"

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.items_at = ruleset.part_at["hades.items"]

    def join(self) -> None:
        points = self.ruleset.points
        points.before_offerings.add(GODS_BARRED, self.asks)
        points.marker_actions.append(NameGod)
        points.closed_gods.append(self.barred)
        points.bars_offering.append(self.bars_offering)

    def steps(self) -> dict[int, Step[State]]:
        return {GIRDLE: Moment(self, GIRDLE)}

    def moment(self, s: State) -> None:
        """Whoever places the first marker is asked about that next, and may play it there."""
        first, *others = dict.fromkeys(s.order)
        ask_about(self, s, GIRDLE, (seat for seat in others if seat != first))

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
    """Before the own marker is placed (HAD-OBJ-10)."""

    first = NAME
    kinds = (AphroditesGirdle,)

    def extent(self) -> int:
        return 8 * 16
