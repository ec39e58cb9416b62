"""The islands that troops can reach: over chains of fleets, over borders, and with one or two more fleets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades import board
from trireme.games.cyclades.lookup import mask_of
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, SEAS, State
from trireme.kit.masks import bits
from trireme.kit.seats import Seat

MOST_KNOWN: Final = 10_000
"""The number of positions to remember."""


class Reach:
    """What fleets and borders link on one board."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.shores = [mask_of(islands) for islands in ruleset.tables.shores]
        self.known_links: dict[int, list[int]] = {}
        self.known_gaps: dict[tuple[int, int, int], tuple[int, int]] = {}

    def approaches(self, s: State, seat: Seat, targets: int, winged: bool = False) -> Iterator[tuple[int, int]]:
        """Yield masks of a seat's islands, each with the targets to which troops can march from any of them.

        With wings, all Metropolises are within reach.
        """
        land, tables = s.land[seat], self.ruleset.tables
        for islands in self.links(s.navy[seat] & ~board.closed_seas(self.ruleset, s, seat)):
            if islands & targets and islands & land:
                yield islands & land, islands & targets
        if tables.by_land:
            around = 0
            for island in bits(land, ISLANDS):
                around |= tables.borders[island]
            for island in bits(around & targets, ISLANDS):
                yield tables.borders[island] & land, 1 << island
        if winged and s.metropolis & targets:
            yield land, (land | s.metropolis) & targets

    def links(self, navy: int) -> list[int]:
        """Return the islands that fleets link, as one mask for each chain."""
        links = self.known_links.get(navy)
        if links is None:
            if len(self.known_links) > MOST_KNOWN:
                self.known_links.clear()
            links = []
            left = navy
            while left:
                chain = self._chain(left & -left, left)
                left &= ~chain
                links.append(self._shores_of(chain))
            self.known_links[navy] = links
        return links

    def gaps(self, navy: int, land: int, taken: int) -> tuple[int, int]:
        """Return the islands that one more fleet would link to the land of a seat, and those that two would."""
        key = (navy, land, taken)
        gaps = self.known_gaps.get(key)
        if gaps is None:
            if len(self.known_gaps) > MOST_KNOWN:
                self.known_gaps.clear()
            tables = self.ruleset.tables
            coast = 0
            for island in bits(land, ISLANDS):
                coast |= tables.coast[island]
            one = self._chain((coast | self._around(coast & navy, navy)) & ~taken, navy)
            two = self._chain(one | self._around(one, navy) & ~taken, navy)
            gaps = self._shores_of(one), self._shores_of(two)
            self.known_gaps[key] = gaps
        return gaps

    def _chain(self, seas: int, navy: int) -> int:
        """Return some seas with all seas of a navy that are linked to them."""
        around = self.ruleset.tables.sea_mask
        found = fresh = seas
        while fresh:
            low = fresh & -fresh
            joined = around[low.bit_length() - 1] & navy & ~found
            found |= joined
            fresh = fresh ^ low | joined
        return found

    def _shores_of(self, seas: int) -> int:
        islands = 0
        while seas:
            low = seas & -seas
            islands |= self.shores[low.bit_length() - 1]
            seas ^= low
        return islands

    def _around(self, seas: int, navy: int) -> int:
        """Return the seas around some seas and around the chains of a navy that begin there."""
        found = 0
        for sea in bits(self._chain(seas, navy), SEAS):
            found |= self.ruleset.tables.sea_mask[sea]
        return found
