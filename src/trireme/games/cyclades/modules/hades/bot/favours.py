"""Favours: what Priestesses, Theatres and what is about to be drawn are worth."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades.bot.items import ITEM
from trireme.games.cyclades.modules.hades.favours.deck import DRAW_ITEM, GAIN_ITEM, ItemToDraw
from trireme.games.cyclades.modules.hades.favours.items.pelops_sceptre import SEARCH_FIGURINE
from trireme.games.cyclades.modules.hades.favours.part import favours
from trireme.games.cyclades.modules.hades.favours.search import Searching
from trireme.games.cyclades.modules.hades.favours.theatres import GIVE_THEATRE
from trireme.games.cyclades.modules.hades.favours.tiles.hecate import SECOND_COLUMN
from trireme.games.cyclades.modules.hades.favours.tiles.hephaestus import DISCARD_ITEM
from trireme.games.cyclades.modules.hades.favours.tiles.hera import SEARCH_HERO
from trireme.games.cyclades.modules.hades.piece import figures
from trireme.games.cyclades.state import GodNumber, State
from trireme.kit.seats import Seat

PRIESTESS: Final = 1.6
"""Worth of a Priestess who can be given for a Hero, in gold."""
KEEPER: Final = 0.4
"""Worth of a Priestess who can only keep a figurine."""
THEATRE: Final = 3.5
"""Worth of a Theatre that can stand for a missing building."""
ONE_MORE: Final = 1.0
"""Worth of each further Theatre."""
MOST_USEFUL: Final = 2
PENDING: Final = {DRAW_ITEM: ITEM, GAIN_ITEM: ITEM, SEARCH_HERO: 4.0, SEARCH_FIGURINE: 3.0}
"""Worth of what a pending draw will bring its seat on average, by kind of frame."""


class FavoursAdvice(Advice):
    within = frozenset({DISCARD_ITEM, GIVE_THEATRE, SECOND_COLUMN})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.theatre = self.ruleset.tables.building_number["theatre"]
        self.priestess = PRIESTESS if "hades.heroes" in self.ruleset.chosen else KEEPER
        self.gifts = [self.priestess if tile.gives == "priestess" else ITEM for tile in figures(self.ruleset).favour]

    def worth(self, s: State, seat: Seat) -> float:
        worth = self.priestess * favours(self.ruleset, s).priestesses[seat]
        if self.theatre in s.built:
            worth += self.theatres(s, seat)
        for frame in s.stack:
            if frame[0] in PENDING:
                draw: ItemToDraw | Searching = frame[1]
                worth += PENDING[frame[0]] if draw.seat == seat else 0.0
        return worth

    def theatres(self, s: State, seat: Seat) -> float:
        island_of, land = self.ruleset.tables.slot_island, s.land[seat]
        count = sum(building == self.theatre and land >> island_of[slot] & 1 for slot, building in enumerate(s.built))
        return THEATRE * min(count, MOST_USEFUL) + ONE_MORE * max(0, count - MOST_USEFUL)

    def gift(self, s: State, seat: Seat, god: GodNumber) -> float:
        """Return the worth of the free element of the favour beside a god (HAD-FAV-04)."""
        part = favours(self.ruleset, s)
        return self.gifts[part.tile] if part.tile >= 0 and part.god == god else 0.0
