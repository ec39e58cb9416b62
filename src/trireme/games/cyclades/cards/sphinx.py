"""The Sphinx: it buys units and cards (CYC-SPH)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.cards.card import Card
from trireme.games.cyclades.questions import WITHIN, Choice
from trireme.games.cyclades.rules.ids import CYC_SPH_01, CYC_SPH_02
from trireme.games.cyclades.state import ISLANDS, LAND, SEA, SEAS, State
from trireme.games.cyclades.units.losses import SOLD, STANDING, Loss, lose_units
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import FORM
from trireme.kit.seats import Seat

SPHINX: Final = 37


class Sphinx(Card):
    verbs: ClassVar[dict[str, tuple[Rule, ...]]] = {"sell": (CYC_SPH_01,)}

    def steps(self) -> dict[int, Step[State]]:
        return {SPHINX: Sell(self)}

    def begin(self, s: State, seat: Seat) -> bool:
        s.ask(SPHINX, 1 << seat)
        return True


class Sell(Choice):
    """The choice of the next unit or card to sell, or to stop (CYC-SPH-01, 02)."""

    prompt = "sphinx"
    verb = "sell"
    blocks = (moves.SELL, moves.SELL_TROOP, moves.SELL_FLEET)
    plain: ClassVar[dict[int, str]] = {moves.STOP: "stop"}
    rules = (CYC_SPH_01, CYC_SPH_02)
    others = WITHIN
    CARDS: ClassVar[tuple[str, ...]] = ("priest", "philosopher")

    def __init__(self, sphinx: Sphinx) -> None:
        super().__init__(sphinx.ruleset)
        self.sphinx = sphinx
        self.gold: int = sphinx.ruleset.economy.sphinx_price

    def verbs(self) -> tuple[str, ...]:
        return ("sell", "sphinx", "stop")

    def legal(self, s: State, seat: Seat) -> list[int]:
        """Return the things that can be sold. Of units, only regular ones can (HAD-UND-17, HAD-HER-20, TIT-TTN-15)."""
        codes = [moves.STOP]
        if s.priests[seat]:
            codes.append(moves.SELL)
        if s.philosophers[seat]:
            codes.append(moves.SELL + 1)
        codes += [moves.SELL_TROOP + island for island in bits(s.land[seat], ISLANDS) if s.troops[island]]
        codes += [moves.SELL_FLEET + sea for sea in bits(s.navy[seat], SEAS) if s.fleets[sea]]
        return codes

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        yield from (moves.STOP, moves.SELL, moves.SELL + 1)
        yield from range(moves.SELL_TROOP, moves.SELL_TROOP + self.ruleset.tables.islands)
        yield from range(moves.SELL_FLEET, moves.SELL_FLEET + self.ruleset.tables.seas)

    def known(self, s: State, code: int) -> bool:
        troop, fleet = code - moves.SELL_TROOP, code - moves.SELL_FLEET
        tables = self.ruleset.tables
        return (
            code in (moves.STOP, moves.SELL, moves.SELL + 1) or 0 <= troop < tables.islands or 0 <= fleet < tables.seas
        )

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code not in self.legal(s, seat):
            yield Reason(CYC_SPH_01)
            element, block = (SEA, moves.SELL_FLEET) if code >= moves.SELL_FLEET else (LAND, moves.SELL_TROOP)
            if code >= block:
                yield from (Reason(rule) for rule in self.sphinx.spared(s, element, code - block))

    def unit(self, code: int) -> tuple[str, str]:
        """Return what a code sells, and where it is."""
        if code >= moves.SELL_FLEET:
            return "fleet", self.ruleset.sea(code - moves.SELL_FLEET)
        if code >= moves.SELL_TROOP:
            return "troop", self.ruleset.island(code - moves.SELL_TROOP)
        return self.CARDS[code - moves.SELL], ""

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == moves.STOP:
            return
        s.gold[seat] += self.gold
        unit, place = self.unit(code)
        if s.journal is not None:
            s.journal.append(events.Sold(seat=seat, unit=unit, place=place, gold=self.gold))
        s.ask(SPHINX, 1 << seat)
        if unit == "fleet":
            lose_units(self.ruleset, s, Loss(SEA, code - moves.SELL_FLEET, seat, 1, STANDING, SOLD))
        elif unit == "troop":
            lose_units(self.ruleset, s, Loss(LAND, code - moves.SELL_TROOP, seat, 1, STANDING, SOLD))
        elif unit == "priest":
            s.priests[seat] -= 1
        else:
            s.philosophers[seat] -= 1

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        rest = [word for word in words if word not in ("sell", "sphinx", "troop", "fleet")]
        if rest == ["stop"]:
            return [moves.STOP]
        if len(rest) != 1:
            raise Unreadable("move", " ".join(words), FORM, form="sell priest")
        if rest[0] in self.ruleset.points.unsold:
            raise Refused(" ".join(words), [Reason(self.ruleset.points.unsold[rest[0]])])
        if rest[0] in self.CARDS:
            return [moves.SELL + self.CARDS.index(rest[0])]
        tables = self.ruleset.tables
        if rest[0] in tables.island_number:
            return [moves.SELL_TROOP + tables.island_number[rest[0]]]
        if rest[0] in tables.sea_number:
            return [moves.SELL_FLEET + tables.sea_number[rest[0]]]
        raise Unreadable("move", " ".join(words), FORM, form="sell priest")

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] == moves.STOP:
            return "stop"
        unit, place = self.unit(run[0])
        return f"sell {place or unit}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        if run[0] == moves.STOP:
            return ("[sell|sphinx] stop",)
        unit, place = self.unit(run[0])
        return (f"[sell|sphinx] [{unit}] {place}" if place else f"[sell|sphinx] {unit}",)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if code < moves.SELL_TROOP:
            return ()
        unit, place = self.unit(code)
        return (f"sea:{place}" if unit == "fleet" else f"island:{place}",)

    def key(self, code: int) -> str:
        return "answer-stop" if code == moves.STOP else f"answer-sell-{self.unit(code)[0]}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        if code == moves.STOP:
            return {}
        unit, place = self.unit(code)
        name = {"fleet": "sea", "troop": "island"}.get(unit)
        return {name: place} if name else {}

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"gold": self.gold}
