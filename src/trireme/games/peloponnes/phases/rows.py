"""Choosing some tiles of one's row: what to keep in a disaster, what to finish in a supply round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from trireme.games.peloponnes import moves
from trireme.games.peloponnes.asking import PeloponnesAsk
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.masks import bits
from trireme.kit.problems import TWICE
from trireme.kit.question import Answer, Question, Some
from trireme.kit.rulebook import Reason, Rule
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class SomeTiles(PeloponnesAsk):
    """One more tile, in any order but listed in that of their numbers, or done; all are paid together at the end."""

    base: ClassVar[int] = 0
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {"box": (KIT_ASK_03,)}
    """What is not chosen is given up, and a rule allows it here."""

    def row(self, s: State, seat: Seat) -> tuple[Tile, ...]:
        """The tiles to choose from."""
        raise NotImplementedError

    def cost(self, s: State, tiles: Sequence[Tile]) -> tuple[int, int, int, int]:
        """Wood, stone, food and coins for these tiles."""
        raise NotImplementedError

    def forbids_tiles(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> Iterator[Reason]:
        """Why these tiles may not be chosen together."""
        raise NotImplementedError

    def settle(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> None:
        """The seat has chosen these tiles."""
        raise NotImplementedError

    def payable(self, s: State, seat: Seat, chosen: int) -> list[int]:
        """The codes of tiles after the last of those chosen that can be paid beside them, in rising order."""
        raise NotImplementedError

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = self.payable(s, seat, s.chosen[seat])
        codes.append(moves.DONE)
        return codes

    def candidates(self, s: State, seat: Seat) -> list[int]:
        return [*(self.base + tile for tile in self.row(s, seat)), moves.DONE]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.DONE:
            return
        if s.chosen[seat] >> max(code - self.base, 0):
            yield Reason(KIT_ASK_03)
        yield from self.joins(s, seat, code)

    def done(self, s: State, seat: Seat) -> int:
        return moves.DONE

    def joins(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code == moves.DONE:
            return
        tile = code - self.base
        if not 0 <= tile < len(self.setting.tables.tiles) or s.chosen[seat] >> tile & 1:
            yield Reason(KIT_ASK_03)
        else:
            yield from self.forbids_tiles(s, seat, bits(s.chosen[seat] | 1 << tile, self.setting.tables.all_tiles))

    def take(self, s: State, seat: Seat, code: int) -> None:
        if code != moves.DONE:
            s.chosen[seat] |= 1 << (code - self.base)
            return
        tiles = bits(s.chosen[seat], self.setting.tables.all_tiles)
        s.chosen[seat] = 0
        self.settle(s, seat, tiles)
        s.answered(seat)

    def progress(self, s: State, seat: Seat) -> int:
        return s.chosen[seat].bit_count()

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        self.check_verb(words)
        for word in words[1:]:
            if words.count(word) > 1:
                raise Unreadable("move", " ".join(words), TWICE, given=word)
        tiles = sorted(self.tile_number(self.verb, word) for word in words[1:])
        return [*(self.base + tile for tile in tiles), moves.DONE]

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return " ".join(
            [self.verb, *(self.setting.tables.tile_ids[code - self.base] for code in run if code != moves.DONE)]
        )

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        tiles = sum(1 << code - self.base for code in run if code != moves.DONE)
        if s.chosen[seat] & tiles:
            yield Reason(KIT_ASK_03)
        yield from self.forbids_tiles(s, seat, bits(s.chosen[seat] | tiles, self.setting.tables.all_tiles))

    def some(self, s: State, seat: Seat, prompt: str, args: dict[str, Figure], rules: Sequence[Rule]) -> Question:
        chosen, pay = bits(s.chosen[seat], self.setting.tables.all_tiles), self.setting.treasury.can_pay
        affordable = (
            tile for tile in sorted(self.row(s, seat)) if tile in chosen or pay(s, seat, *self.cost(s, [*chosen, tile]))
        )
        items = tuple(
            Answer(
                code=self.base + tile,
                text=self.setting.tile(tile),
                key="answer-tile",
                args=self._item(s, tile),
                places=self.places(s, seat, self.base + tile),
            )
            for tile in affordable
        )
        return Some(
            id=self.id(s, seat),
            seat=seat,
            prompt=prompt,
            args=args,
            rules=tuple(rule.id for rule in rules),
            items=items,
            chosen=tuple(self.base + tile for tile in chosen),
            least=0,
            most=len(items),
            done=moves.DONE,
            default=self.legal(s, seat)[0],  # as many as can be paid
        )

    def _item(self, s: State, tile: Tile) -> dict[str, Figure]:
        wood, stone, food, coins = self.cost(s, [tile])
        return {"tile": self.setting.tile(tile), "wood": wood, "stone": stone, "food": food, "coins": coins}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code == moves.DONE else (f"tile:{self.setting.tables.tile_ids[code - self.base]}",)
