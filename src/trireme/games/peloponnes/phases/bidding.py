"""Phase b: each player bids on a tile or passes; a solo player buys (PEL-BID, PEL-SOL-02 to 08)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.forecast import tile_outlooks
from trireme.games.peloponnes.phases.bids import cheapest, forbids_bid, lay_bid
from trireme.games.peloponnes.phases.coins import whole_coins
from trireme.games.peloponnes.questions import PeloponnesAsk, not_on_offer, tile_at, tile_number
from trireme.games.peloponnes.rules.ids import (
    PEL_BID_02,
    PEL_BID_05,
    PEL_BID_08,
    PEL_BID_09,
    PEL_BID_10,
    PEL_DSP_03,
    PEL_SOL_02,
    PEL_SOL_03,
    PEL_SOL_08,
)
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import PASSED, WAITING, State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.askers import PickNumber
from trireme.kit.engine.event import Event
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Work
from trireme.kit.engine.question import Answer, Forecast
from trireme.kit.engine.state import Frame
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat

BIDDING: Final = 9


class Bidding(Work[State]):
    phase = "bid"
    entry = "bid"

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((NEXT_BIDDER,))


NEXT_BIDDER: Final = 10


class NextBidder(Work[State]):
    """Each player in order takes one turn; at the end tiles without a bid go to the box (PEL-BID-01, 13, 14)."""

    phase = "bid"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        for seat in s.order:
            if s.status[seat] == WAITING:
                s.stack.append((NEXT_BIDDER,))
                s.ask(BID_OR_PASS, 1 << seat, TurnSoFar(0))
                return
        if s.journal is not None:
            unsold = [tile for tile in (*s.normal, *s.conquest) if tile not in s.bid_tile]
            s.journal += [events.Unsold(tile=self.ruleset.tile(tile)) for tile in unsold]
        s.normal = tuple([tile for tile in s.normal if tile in s.bid_tile])
        s.conquest = tuple([tile for tile in s.conquest if tile in s.bid_tile])


BID_OR_PASS: Final = 11


class TurnSoFar(FrameData):
    """What a player has done on this turn before a bid."""

    asides: int


class BidOrPass(PeloponnesAsk):
    """The choice of a tile to bid on, or to pass (PEL-BID-02). The coins are the next step of the same move."""

    phase = "bid"
    prompt = "bid-or-pass"
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        "withdraw": (PEL_DSP_03, PEL_BID_02),
        "move": (PEL_DSP_03, PEL_BID_10),
        "buy": (PEL_BID_02,),
    }

    def __init__(self, ruleset: Ruleset) -> None:
        self.asides = [make(ruleset) for make in ruleset.more.asides]
        self.aside = {code: aside for aside in self.asides for code in aside.codes}
        self.pass_coins: int = ruleset.figures.pass_coins
        super().__init__(ruleset)

    def answers_to_others(self) -> dict[str, tuple[Rule, ...]]:
        alone = (PEL_SOL_08,) if self.ruleset.solo else ()
        return {verb: (*alone, *rules) for verb, rules in self.others.items() if verb not in self.verbs()}

    def verbs(self) -> tuple[str, ...]:
        own = ("bid", "pass", "buy") if self.ruleset.solo else ("bid", "pass")
        return (*own, *(aside.verb for aside in self.asides))

    def legal(self, s: State, seat: Seat) -> list[int]:
        ruleset = self.ruleset
        needs, minimum = ruleset.tables.needs, ruleset.tables.minimum
        purse = ruleset.treasury.purse(s, seat)
        people, taken, first = s.population[seat], s.bid_tile, moves.BID
        codes = [moves.PASS]
        for tile in s.normal:
            if (
                needs[tile] <= people
                and minimum[tile] <= purse
                and (tile not in taken or cheapest(ruleset, s, seat, tile) <= purse)
            ):
                codes.append(first + tile)
        within = purse - ruleset.surcharge
        for tile in s.conquest:
            if needs[tile] <= people and minimum[tile] <= within and tile not in taken:
                codes.append(first + tile)
        for aside in self.asides:
            codes += aside.legal(s, seat)
        return codes

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [moves.PASS, *(moves.BID + tile for tile in (*s.normal, *s.conquest)), *self.aside]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        tile = Tile(code - moves.BID)
        if code == moves.PASS:
            return
        if code in self.aside:
            yield from self.aside[code].forbids(s, seat, code)
        elif not 0 <= tile < len(self.ruleset.tables.tiles):
            yield Reason(KIT_ASK_03)
        else:
            yield from forbids_bid(self.ruleset, s, seat, tile, cheapest(self.ruleset, s, seat, tile), any_amount=True)

    def take(self, s: State, seat: Seat, code: int) -> None:
        if code in self.aside:
            self.aside[code].take(s, seat, code)
            return
        s.answered(seat)
        if code == moves.PASS:
            s.status[seat] = PASSED
            s.coins[seat] += self.pass_coins  # PEL-BID-03
            if s.journal is not None:
                s.journal.append(events.Passed(seat=seat, coins=self.pass_coins))
        else:
            s.ask(HOW_MUCH, 1 << seat, ChosenTile(self.ruleset.tables.all_tiles[code - moves.BID]))

    def forced(self, s: State, seat: Seat, code: int) -> Event:
        return events.Forced(seat=seat, why="pass", tile="", rule=PEL_BID_02.id)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words == ["pass"]:
            return [moves.PASS]
        for aside in self.asides:
            if (code := aside.read(words)) is not None:
                return [code]
        if self.ruleset.solo and words[0] == "buy" and len(words) == 2:
            tile = tile_number(self.ruleset, words[0], words[1])
            return [moves.BID + tile, moves.AMOUNT + cheapest(self.ruleset, s, seat, tile)]
        tiles = self.ruleset.tables.tile_number.keys() | self.ruleset.more.apart.keys()
        if words[0] == "bid" and sum(word in tiles for word in words) > 1:
            raise Refused(" ".join(words), [Reason(PEL_BID_02)])
        if words[0] != "bid" or len(words) != 3:
            raise Unreadable("move", " ".join(words), FORM, form="bid TILE COINS")
        return [moves.BID + tile_number(self.ruleset, words[0], words[1]), moves.AMOUNT + whole_coins(words)]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        if run[0] == moves.PASS:
            return "pass"
        if run[0] in self.aside:
            return self.aside[run[0]].write(run[0])
        tile = self.ruleset.tables.tile_ids[run[0] - moves.BID]
        return f"bid {tile} {run[1] - moves.AMOUNT}" if len(run) > 1 else f"bid {tile}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        """Return `buy TILE` for a solo player, since the price is fixed."""
        solo = self.ruleset.solo and 0 <= run[0] - moves.BID < len(self.ruleset.tables.tile_ids)
        return (f"buy {self.ruleset.tables.tile_ids[run[0] - moves.BID]}",) if solo else ()

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        if run[0] == moves.PASS or run[0] in self.aside:
            return self.forbids(s, seat, run[0])
        return forbids_bid(self.ruleset, s, seat, Tile(run[0] - moves.BID), run[1] - moves.AMOUNT)

    def prompt_here(self, s: State, seat: Seat) -> str:
        return "buy-or-pass" if self.ruleset.solo else self.prompt

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        asides = sum(len(aside.legal(s, seat)) for aside in self.asides)
        return {"coins": s.coins[seat], "luxury": s.luxury[seat], "asides": asides}

    def rules_here(self, s: State) -> tuple[Rule, ...]:
        own = (PEL_SOL_02, PEL_SOL_03) if self.ruleset.solo else (PEL_BID_02, PEL_BID_05)
        return (*own, *(rule for aside in self.asides for rule in aside.rules))

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.PASS

    def shown(self, legal: list[int]) -> list[int]:
        return [*legal[1:], moves.PASS]

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        if code == moves.PASS:
            return Answer(code=code, text="pass", key="answer-pass", args={"coins": self.pass_coins})
        if code in self.aside:
            return self.aside[code].answer(s, seat, code)
        tile = Tile(code - moves.BID)
        args: dict[str, Figure] = {
            "tile": self.ruleset.tile(tile),
            "coins": cheapest(self.ruleset, s, seat, tile),
            "row": "conquest" if tile in s.conquest else "normal",
        }
        return Answer(
            code=code,
            text=f"bid {self.ruleset.tile(tile)}",
            key="answer-buy" if self.ruleset.solo else "answer-bid",
            args=args,
            places=self.places(s, seat, code),
            outlooks=tile_outlooks(self.ruleset, s, seat, tile, cheapest(self.ruleset, s, seat, tile)),
        )

    def with_means(self, s: State, seat: Seat) -> list[int]:
        rich = s.clone()
        for store in (rich.wood, rich.stone, rich.food, rich.coins, rich.luxury):
            store[seat] += moves.AMOUNTS
        return self.legal(rich, seat)

    def short(self, s: State, seat: Seat, answer: Answer) -> dict[str, int]:
        coins = answer.args.get("coins")
        return {"coins": coins - self.ruleset.treasury.purse(s, seat)} if isinstance(coins, int) else {}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        if code in self.aside:
            return self.aside[code].places(code)
        return () if code == moves.PASS else (f"tile:{self.ruleset.tables.tile_ids[code - moves.BID]}",)

    def elsewhere(self, s: State, seat: Seat, target: str) -> Iterator[Reason]:
        tile = tile_at(self.ruleset, target)
        return iter(()) if tile is None else not_on_offer(self.ruleset, s, tile)


HOW_MUCH: Final = 12


class ChosenTile(FrameData):
    """The tile of a bid whose coins are still to be chosen."""

    tile: Tile


class HowMuch(PickNumber[State]):
    """The coins of a bid, when the tile has been chosen; one answer only in the conquest row and in solo play."""

    phase = "bid"
    prompt = "how-much"
    unit = "coins"
    form = "COINS"
    base = moves.AMOUNT
    size = moves.AMOUNTS
    rules = (PEL_BID_05, PEL_BID_08, PEL_BID_09)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **dict.fromkeys(("bid", "pass"), (PEL_BID_02,)),
        **dict.fromkeys(("move", "withdraw"), (PEL_DSP_03,)),
    }

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def tile(self, s: State) -> Tile:
        """Return the tile that has been chosen."""
        chosen: ChosenTile = s.stack[-1][3]
        return chosen.tile

    def bounds(self, s: State, seat: Seat) -> tuple[int, int]:
        tile = self.tile(s)
        low = cheapest(self.ruleset, s, seat, tile)
        fixed = self.ruleset.solo or tile in s.conquest
        return low, low if fixed else self.ruleset.treasury.purse(s, seat)

    def bars(self, s: State, seat: Seat, number: int) -> Iterator[Reason]:
        return forbids_bid(self.ruleset, s, seat, self.tile(s), number)

    def take(self, s: State, seat: Seat, code: int) -> None:
        tile, coins = self.tile(s), code - moves.AMOUNT
        s.answered(seat)
        luxury = self.ruleset.treasury.pay(s, seat, coins=coins)
        if s.journal is not None:
            made = events.Bought if self.ruleset.solo else events.BidMade
            s.journal.append(made(seat=seat, tile=self.ruleset.tile(tile), coins=coins, luxury=luxury))
        lay_bid(self.ruleset, s, seat, tile, coins)

    def progress(self, s: State, seat: Seat) -> int:
        return 1

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        return {"tile": self.ruleset.tile(self.tile(s)), "coins": s.coins[seat], "luxury": s.luxury[seat]}

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        return tile_outlooks(self.ruleset, s, seat, self.tile(s), code - moves.AMOUNT)

    def about(self, s: State) -> tuple[str, ...]:
        return (f"tile:{self.ruleset.tile(self.tile(s))}",)


STEPS: Final[Steps] = {
    BIDDING: lambda ruleset: Bidding(),
    NEXT_BIDDER: NextBidder,
    BID_OR_PASS: BidOrPass,
    HOW_MUCH: HowMuch,
}
