"""Choosing some tiles of one's row: what to keep in a disaster, what to finish in a supply round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from trireme.games.peloponnes import moves
from trireme.games.peloponnes.questions import tile_at, tile_number
from trireme.games.peloponnes.ruleset import Ruleset
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.engine.multi_step import PickSome
from trireme.kit.errors import Figure, Refused
from trireme.kit.masks import bits
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class SomeTiles(PickSome[State]):
    """One more tile, in any order but listed in that of their numbers, or done; all are paid together at the end."""

    base: ClassVar[int] = 0
    ends = moves.DONE

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.tiles = ruleset.tables.all_tiles

    def row(self, s: State, seat: Seat) -> tuple[Tile, ...]:
        """Return the tiles to choose from."""
        raise NotImplementedError

    def cost(self, s: State, tiles: Sequence[Tile]) -> tuple[int, int, int, int]:
        """Return the wood, stone, food and coins that these tiles cost."""
        raise NotImplementedError

    def forbids_tiles(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> Iterator[Reason]:
        """Explain why these tiles may not be chosen together."""
        raise NotImplementedError

    def once(self, s: State) -> Rule:
        """Return the rule by which a tile is paid for, and so it is named once."""
        raise NotImplementedError

    def choose(self, s: State, seat: Seat, tiles: Sequence[Tile]) -> None:
        """Carry out the choice of these tiles."""
        raise NotImplementedError

    def payable(self, s: State, seat: Seat, chosen: int) -> list[int]:
        """Return the codes of tiles after the last of those chosen that can be paid beside them, in rising order."""
        raise NotImplementedError

    def noted(self, s: State, seat: Seat) -> list[int]:
        return [self.base + tile for tile in bits(s.chosen[seat], self.tiles)]

    def note(self, s: State, seat: Seat, codes: Sequence[int]) -> None:
        s.chosen[seat] = sum(1 << code - self.base for code in codes)

    def progress(self, s: State, seat: Seat) -> int:
        return s.chosen[seat].bit_count()

    def items(self, s: State, seat: Seat) -> dict[int, int]:
        return {self.base + tile: 1 for tile in sorted(self.row(s, seat))}

    def fits(self, s: State, seat: Seat, items: list[int]) -> bool:
        return self.ruleset.treasury.can_pay(s, seat, *self.cost(s, [self.tiles[code - self.base] for code in items]))

    def most(self, s: State, seat: Seat) -> int:
        chosen = self.noted(s, seat)
        return sum(code in chosen or self.fits(s, seat, [*chosen, code]) for code in self.items(s, seat))

    def legal(self, s: State, seat: Seat) -> list[int]:
        codes = self.payable(s, seat, s.chosen[seat])
        codes.append(moves.DONE)
        return codes

    def can_add(self, s: State, seat: Seat, chosen: int) -> bool:
        """Return whether any tile is payable beside those chosen."""
        return bool(self.payable(s, seat, chosen))

    def only(self, s: State, seat: Seat) -> int:
        return NO_CODE if self.can_add(s, seat, s.chosen[seat]) else moves.DONE

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        if code != moves.DONE and s.chosen[seat] >> max(code - self.base, 0):
            yield Reason(KIT_ASK_03)
        yield from self.joins(s, seat, code)

    def joins(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        tile = code - self.base
        if code == moves.DONE:
            return
        if not 0 <= tile < len(self.ruleset.tables.tiles):
            yield Reason(KIT_ASK_03)
        elif s.chosen[seat] >> tile & 1:
            yield Reason(self.once(s), twice=self.word(code))
            yield Reason(KIT_ASK_03)
        else:
            yield from self.forbids_tiles(s, seat, bits(s.chosen[seat] | 1 << tile, self.tiles))

    def objections(self, s: State, seat: Seat, run: Sequence[int]) -> Iterator[Reason]:
        tiles = sum(1 << code - self.base for code in run if code != moves.DONE)
        for tile in bits(s.chosen[seat] & tiles, self.tiles):
            yield Reason(self.once(s), twice=self.ruleset.tile(tile))
            yield Reason(KIT_ASK_03)
        yield from self.forbids_tiles(s, seat, bits(s.chosen[seat] | tiles, self.tiles))

    def take(self, s: State, seat: Seat, code: int) -> None:
        if code != moves.DONE:
            s.chosen[seat] |= 1 << (code - self.base)
            return
        tiles = bits(s.chosen[seat], self.tiles)
        s.chosen[seat] = 0
        self.choose(s, seat, tiles)
        s.answered(seat)

    def word(self, code: int) -> str:
        return self.ruleset.tables.tile_ids[code - self.base]

    def code(self, word: str) -> int:
        return self.base + tile_number(self.ruleset, self.verb, word)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        run = super().read(s, seat, words)
        twice = [word for place, word in enumerate(words[1:], 1) if word in words[1:place]]
        if twice:
            raise Refused(" ".join(words), [Reason(self.once(s), twice=word) for word in dict.fromkeys(twice)])
        return run

    def default(self, s: State, seat: Seat) -> int:
        """Keep or finish as many tiles as the player can pay for."""
        return self.legal(s, seat)[0]

    def key(self, code: int) -> str:
        return "answer-tile"

    def item_args(self, s: State, code: int) -> dict[str, Figure]:
        wood, stone, food, coins = self.cost(s, [self.tiles[code - self.base]])
        return {"tile": self.word(code), "wood": wood, "stone": stone, "food": food, "coins": coins}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return () if code == moves.DONE else (f"tile:{self.word(code)}",)

    def elsewhere(self, s: State, seat: Seat, target: str) -> Iterator[Reason]:
        tile = tile_at(self.ruleset, target)
        return iter(()) if tile is None else self.forbids_tiles(s, seat, [tile])
