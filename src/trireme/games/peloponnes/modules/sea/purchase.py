"""Buying a sea tile on one's turn, before the bid (PEL-SEA-04 to 11, PEL-SEA-17, PEL-MIX-05, PEL-MIX-09)."""

from __future__ import annotations

from collections.abc import Iterator

from trireme.games.peloponnes.module import OPEN, Aside
from trireme.games.peloponnes.modules.sea import codes, events
from trireme.games.peloponnes.modules.sea.rules.ids import (
    PEL_MIX_05,
    PEL_SEA_03,
    PEL_SEA_04,
    PEL_SEA_07,
    PEL_SEA_08,
    PEL_SEA_09,
    PEL_SEA_10,
    PEL_SEA_15,
)
from trireme.games.peloponnes.modules.sea.tiles import OUT_OF_PLAY, SeaTile, SeaTiles
from trireme.games.peloponnes.phases.bidding import BID_OR_PASS, TurnSoFar
from trireme.games.peloponnes.problems import NO_SUCH_TILE
from trireme.games.peloponnes.rules.ids import PEL_BID_02, PEL_LUX_03
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Answer
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


def too_late(s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Explain that it is too late to buy: a player who is not asked is not on turn, or has bid or passed."""
    if words[:1] == ["buy"]:
        yield Reason(PEL_SEA_04)


class BuySeaTile(Aside):
    verb = "buy"
    rules = (PEL_SEA_04, PEL_SEA_07)

    def __init__(self, ruleset: Ruleset, sea: SeaTiles) -> None:
        self.ruleset = ruleset
        self.sea = sea
        self.treasury = ruleset.treasury
        self.most = sea.content.waters.tiles_per_round_max
        self.ids = sea.ids
        self.prices = [(tile.cost.wood, tile.cost.stone, tile.cost.food, tile.cost.coins) for tile in sea.tiles]
        self.luxury = [tile.cost.luxury for tile in sea.tiles]
        self.people = [tile.population for tile in sea.tiles]
        self.codes = range(codes.SEA, codes.SEA + len(self.ids))

    def needed(self, s: State, seat: Seat, tile: SeaTile) -> int:
        """Return the luxury goods that a purchase takes: in its price and for what is missing (PEL-SEA-10)."""
        return self.luxury[tile] + self.treasury.luxury_for(s, seat, *self.prices[tile])

    def legal(self, s: State, seat: Seat) -> list[int]:
        places = self.sea.places(s)
        turn: TurnSoFar = s.stack[-1][3]
        if OPEN not in places or turn.asides >= self.most:
            return []
        wood, stone, food, coins = s.wood[seat], s.stone[seat], s.food[seat], s.coins[seat]
        luxury, rate = s.luxury[seat], self.treasury.rate
        found = []
        # Written flat, as in `needed`: it is asked on every turn.
        for tile, place in enumerate(places):
            if place == OPEN:
                its_wood, its_stone, its_food, its_coins = self.prices[tile]
                missing = its_wood - wood if its_wood > wood else 0
                if its_stone > stone:
                    missing += its_stone - stone
                if its_food > food:
                    missing += its_food - food
                if its_coins > coins:
                    missing += its_coins - coins
                if self.luxury[tile] + missing * rate <= luxury:
                    found.append(codes.SEA + tile)
        return found

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        tile = SeaTile(code - codes.SEA)
        id, place = self.ids[tile], self.sea.places(s)[tile]
        if place == OUT_OF_PLAY:
            yield Reason(PEL_SEA_03, tile=id)
            yield Reason(KIT_ASK_03, tile=id)
        elif place != OPEN:
            yield Reason(PEL_SEA_15, tile=id, seat=place)
            yield Reason(KIT_ASK_03, tile=id)
        turn: TurnSoFar = s.stack[-1][3]
        if turn.asides >= self.most:
            yield Reason(PEL_SEA_07, tile=id)
        needed = self.needed(s, seat, tile)
        if needed > s.luxury[seat]:
            yield from self._too_dear(s, seat, tile, needed)

    def _too_dear(self, s: State, seat: Seat, tile: SeaTile, needed: int) -> Iterator[Reason]:
        wood, stone, food, coins = self.prices[tile]
        have, id = s.luxury[seat], self.ids[tile]
        if self.luxury[tile] > have:
            yield Reason(PEL_MIX_05, tile=id, luxury=self.luxury[tile], have=have)
            yield Reason(PEL_LUX_03)
        figures: dict[str, Figure] = {
            "tile": id, "wood": wood, "stone": stone, "food": food, "coins": coins, "luxury": self.luxury[tile],
            "have_wood": s.wood[seat], "have_stone": s.stone[seat], "have_food": s.food[seat],
            "have_coins": s.coins[seat], "have_luxury": have,
        }  # fmt: skip
        yield Reason(PEL_SEA_08, **figures)
        if needed > self.luxury[tile]:
            yield Reason(PEL_SEA_10, tile=id, needed=needed, have=have)
        yield Reason(PEL_SEA_09, tile=id)
        if food > s.food[seat]:
            for forbids in self.ruleset.more.short_of_food:
                yield from forbids(s, seat)
        yield from self.treasury.no_help(s, seat, wood, stone, food, coins)

    def take(self, s: State, seat: Seat, code: int) -> None:
        tile = SeaTile(code - codes.SEA)
        turn: TurnSoFar = s.stack[-1][3]
        wood, stone, food, coins = self.prices[tile]
        s.answered(seat)
        s.luxury[seat] -= self.luxury[tile]
        missing = self.treasury.pay(s, seat, wood, stone, food, coins)
        self.sea.move(s, tile, seat)
        s.population[seat] += self.people[tile]  # PEL-SEA-11
        if s.journal is not None:
            s.journal.append(
                events.SeaBought(
                    seat=seat,
                    tile=self.ids[tile],
                    wood=wood,
                    stone=stone,
                    food=food,
                    coins=coins,
                    luxury=self.luxury[tile],
                    missing=missing,
                    population=self.people[tile],
                )
            )
        s.ask(BID_OR_PASS, 1 << seat, TurnSoFar(turn.asides + 1))  # PEL-SEA-06

    def read(self, words: list[str]) -> int | None:
        if words[0] != self.verb:
            return None
        if len(words) != 2:
            raise Unreadable("move", " ".join(words), FORM, form="buy TILE")
        if words[1] in self.ids:
            return codes.SEA + self.ids.index(words[1])
        if self.ruleset.solo:
            return None
        if words[1] in self.ruleset.more.apart:
            apart = self.ruleset.more.apart[words[1]].get("buy", (KIT_ASK_03,))
            raise Refused(" ".join(words), [Reason(rule, tile=words[1]) for rule in apart])
        if words[1] not in self.ruleset.tables.tile_number:
            raise Unreadable("move", words[1], NO_SUCH_TILE, given=words[1])
        raise Refused(" ".join(words), [Reason(PEL_BID_02), Reason(KIT_ASK_03, tile=words[1])])

    def write(self, code: int) -> str:
        return f"buy {self.ids[code - codes.SEA]}"

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        tile = code - codes.SEA
        wood, stone, food, coins = self.prices[tile]
        return Answer(
            code=code,
            text=self.write(code),
            key="answer-buy-sea",
            args={
                "tile": self.ids[tile],
                "wood": wood,
                "stone": stone,
                "food": food,
                "coins": coins,
                "luxury": self.luxury[tile],
                "missing": self.treasury.luxury_for(s, seat, wood, stone, food, coins),
            },
            places=self.places(code),
        )

    def places(self, code: int) -> tuple[str, ...]:
        return (f"tile:{self.ids[code - codes.SEA]}",)
