"""Phase b: a displaced player moves their bid or withdraws (PEL-DSP-03 to 09, PEL-CNQ-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from trireme.games.peloponnes import events, moves
from trireme.games.peloponnes.forecast import tile_outlooks
from trireme.games.peloponnes.phases.bids import (
    MOVE_OR_WITHDRAW,
    DisplacedFrom,
    destinations,
    forbids_move,
    lay_bid,
)
from trireme.games.peloponnes.phases.coins import IN_PARTS, whole_coins
from trireme.games.peloponnes.questions import PeloponnesAsk, not_on_offer, tile_at, tile_number
from trireme.games.peloponnes.rules.ids import (
    PEL_DSP_03,
    PEL_DSP_04,
    PEL_DSP_09,
    PEL_LUX_08,
)
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import WITHDRAWN, State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Forecast
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.moves import is_whole_number
from trireme.kit.problems import FORM
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class MoveOrWithdraw(PeloponnesAsk):
    """Displaced players move the same coins to another tile or withdraw (PEL-DSP-03 to 09, PEL-CNQ-04)."""

    phase = "bid"
    prompt = "move-or-withdraw"
    rules = (PEL_DSP_03, PEL_DSP_04)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        "pass": (PEL_DSP_03,),
        "bid": (PEL_DSP_04, PEL_DSP_03, PEL_LUX_08),
        "buy": (PEL_DSP_03,),
    }

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.withdraw_coins: int = ruleset.figures.withdraw_coins
        ruleset.more.applies |= {PEL_DSP_04: self.is_another_amount, PEL_LUX_08: self.is_raised_by_luxury}

    def lost(self, s: State) -> Tile:
        """Return the tile from which the player has been displaced."""
        displaced: DisplacedFrom = s.stack[-1][3]
        return displaced.tile

    def is_another_amount(self, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether a bid is tried with other coins than those of the displaced one (PEL-DSP-04)."""
        return len(words) == 3 and is_whole_number(words[2]) and int(words[2]) != s.bid_coins[seat]

    def is_raised_by_luxury(self, s: State, seat: Seat, words: list[str]) -> bool:
        """Return whether a bid is tried that only luxury goods could supply (PEL-LUX-08)."""
        if not self.is_another_amount(s, seat, words):
            return False
        more, purse = int(words[2]) - s.bid_coins[seat], self.ruleset.treasury.purse(s, seat)
        return s.coins[seat] < more <= purse

    def verbs(self) -> tuple[str, ...]:
        return ("move", "withdraw")

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.WITHDRAW, *[moves.MOVE + tile for tile in destinations(self.ruleset, s, seat)]]

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [moves.WITHDRAW, *(moves.MOVE + tile for tile in (*s.normal, *s.conquest))]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        tile = Tile(code - moves.MOVE)
        if code == moves.WITHDRAW:
            return
        if not 0 <= tile < len(self.ruleset.tables.tiles):
            yield Reason(KIT_ASK_03)
        else:
            yield from forbids_move(self.ruleset, s, seat, tile)

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        if code == moves.WITHDRAW:
            back = s.bid_coins[seat] + self.withdraw_coins  # PEL-DSP-07
            s.coins[seat] += back
            s.bid_coins[seat] = 0
            s.status[seat] = WITHDRAWN
            if s.journal is not None:
                s.journal.append(events.Withdrew(seat=seat, coins=back))
        else:
            tile = self.ruleset.tables.all_tiles[code - moves.MOVE]
            if s.journal is not None:
                s.journal.append(events.BidMoved(seat=seat, tile=self.ruleset.tile(tile), coins=s.bid_coins[seat]))
            lay_bid(self.ruleset, s, seat, tile, s.bid_coins[seat])

    def forced(self, s: State, seat: Seat, code: int) -> Event:
        tile = self.ruleset.tile(self.lost(s))
        return events.Forced(seat=seat, why="withdraw", tile=tile, rule=PEL_DSP_09.id)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        if words == ["withdraw"]:
            return [moves.WITHDRAW]
        if words[0] != "move" or len(words) not in (2, 3):
            raise Unreadable("move", " ".join(words), FORM, form="move TILE")
        if len(words) == 3 and (IN_PARTS.fullmatch(words[2]) or whole_coins(words) != s.bid_coins[seat]):
            raise Refused(" ".join(words), [Reason(PEL_DSP_04)])
        return [moves.MOVE + tile_number(self.ruleset, words[0], words[1])]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return "withdraw" if run[0] == moves.WITHDRAW else f"move {self.ruleset.tables.tile_ids[run[0] - moves.MOVE]}"

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return () if run[0] == moves.WITHDRAW else (f"{self.write(s, seat, run)} {s.bid_coins[seat]}",)

    def args(self, s: State, seat: Seat) -> dict[str, Figure]:
        tile = self.lost(s)
        return {"coins": s.bid_coins[seat], "tile": self.ruleset.tile(tile), "by": self.ruleset.holder(s, tile)}

    def default(self, s: State, seat: Seat, legal: list[int]) -> int:
        return moves.WITHDRAW

    def shown(self, legal: list[int]) -> list[int]:
        return [*legal[1:], moves.WITHDRAW]

    def outlooks(self, s: State, seat: Seat, code: int) -> tuple[Forecast, ...]:
        """Return what becomes of the tile. The coins of the bid have been paid already."""
        if code == moves.WITHDRAW:
            return ()
        return tile_outlooks(self.ruleset, s, seat, self.ruleset.tables.all_tiles[code - moves.MOVE], 0)

    def key(self, code: int) -> str:
        return "answer-withdraw" if code == moves.WITHDRAW else "answer-move"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        coins = s.bid_coins[seat]
        if code == moves.WITHDRAW:
            return {"coins": coins + self.withdraw_coins}
        return {"tile": self.ruleset.tables.tile_ids[code - moves.MOVE], "coins": coins}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code == moves.WITHDRAW else (f"tile:{self.ruleset.tables.tile_ids[code - moves.MOVE]}",)

    def elsewhere(self, s: State, seat: Seat, target: str) -> Iterator[Reason]:
        tile = tile_at(self.ruleset, target)
        return iter(()) if tile is None else not_on_offer(self.ruleset, s, tile)


STEPS: Final[Steps] = {
    MOVE_OR_WITHDRAW: MoveOrWithdraw,
}
