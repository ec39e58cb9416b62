"""Estimate how near a revolt is, and what one more rebel, worker or cube changes about it."""

from __future__ import annotations

from math import exp
from typing import Final

from trireme.games.archipelago.forecast import falling
from trireme.games.archipelago.phases.crisis import NEXT_HELPER, SUPPLIES, SUPPLY
from trireme.games.archipelago.phases.purchase import NEXT_BUYER
from trireme.games.archipelago.phases.rounds import unrest as phase_3
from trireme.games.archipelago.phases.turn import NEXT_TURN
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.seats import Seat

BRINK: Final = 1.0
"""Citizens in excess of rebels at which a revolt is as probable as not."""
SLOPE: Final = 1.8
OTHERS_HELP: Final = 0.6
"""The share of others' cubes that they are expected to give when needed."""
LATER: Final = 0.7
"""The weight of a threat some rounds later beside a threat in this one."""
AHEAD: Final = 4.0
"""The number of rounds that the bot looks ahead."""
SAME_BACK: Final = 0.25
"""The probability that the back seen in phase 5 is still there in the next phase 4; another player usually buys a card.
"""


class Unrest:
    """What of the content bears on a revolt."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.tables = ruleset.tables
        yellow = [parts[0] for parts in self.tables.backs]
        self.crises = [(1 << card, home[0], home[1]) for card, (home, _, _) in enumerate(yellow) if home[0] >= 0]
        self.asking = [sum([card for card, asked, _ in self.crises if asked == resource]) for resource in range(6)]
        """For each resource, the cards whose back asks for it at home, as a mask."""
        self.per_cube = [
            min([per for _, asked, per in self.crises if asked == resource], default=0) for resource in range(6)
        ]


class Omens:
    """What one seat can foresee of a revolt in one position."""

    def __init__(self, unrest: Unrest, s: State, seat: Seat) -> None:
        self.unrest, self.s = unrest, s
        self.calm = s.population - s.rebels
        self.idle, self.rebellious = phase_3(unrest.tables, s)
        self.falling = falling(s)
        self.help = self._help(seat)
        """For each resource, the cubes that will probably be given in a crisis."""
        cards = max(1, s.deck.bit_count())
        self.drawn = [(s.deck & mask).bit_count() / cards for mask in unrest.asking]
        """For each resource, the probability that a back from the deck asks for it at home; the rest of 1 is for no
        crisis."""
        self.chances = self._chances()
        """For each resource, the probability that the next domestic crisis asks for it."""
        self.coming = self.rebels_coming()

    def _help(self, seat: Seat) -> list[float]:
        """Return the cubes of the market, the player's own, and a part of what others have."""
        s, at = self.s, seat * 6
        jokers, mine = (sum(s.tokens) - s.tokens[seat]) / 2, s.tokens[seat]
        return [
            s.market[resource] + (own + mine) + OTHERS_HELP * (sum(s.stock[resource::6]) - own + jokers)
            for resource, own in enumerate(s.stock[at : at + 6])
        ]

    def _chances(self) -> list[float]:
        s = self.s
        if s.top < 0:
            return self.drawn
        seen = self.unrest.tables.backs[s.top][0][0][0]
        same = SAME_BACK if _acting(s) else 1.0
        return [(1 - same) * chance + same * (resource == seen) for resource, chance in enumerate(self.drawn)]

    def lying(self, resource: int, more: float = 0.0) -> float:
        """Return the citizens who will still lie when a crisis of this resource is over."""
        return max(0.0, self.falling - self.unrest.per_cube[resource] * (self.help[resource] + more))

    def threat(self, rest: float, rebels: float = 0.0, workers: int = 0) -> float:
        """Return the probability of a revolt, with so many rebels or workers more: before the next actions, or some
        rounds later if things go on as they are."""
        calm = self.calm - rebels
        coming = self.rebels_coming(workers)
        found = self._crisis(self.chances, calm if _crisis(self.s) else calm - coming)
        return found + LATER * (1.0 - found) * danger(calm - coming * min(rest, AHEAD))

    def _crisis(self, chances: list[float], calm: float) -> float:
        """Return the probability of a revolt in a crisis that asks for each resource with these chances."""
        found, left = 0.0, 1.0
        for resource, chance in enumerate(chances):
            if chance:
                found += chance * danger(calm - self.lying(resource))
                left -= chance
        return found + left * danger(calm)

    def other_back(self) -> float:
        """Return how much less probable a revolt is if another back of the deck comes than the one that is seen."""
        calm = self.calm - self.coming
        asked, _ = self.unrest.tables.backs[self.s.top][0][0]
        seen = danger(calm - self.lying(asked)) if asked >= 0 else danger(calm)
        return seen - self._crisis(self.drawn, calm)

    def rebels_coming(self, workers: int = 0) -> int:
        """Return the rebels that phase 3 brings, with so many workers more."""
        s, track = self.s, self.unrest.tables.idle
        angry = track.rows[track.at(max(0, s.workers + workers + self.idle))].rebels
        return max(-s.rebels, self.rebellious + angry)

    def insurance(self, more: float) -> list[float]:
        """Return, for each resource, how much less probable a revolt is with one more cube, or with -1 how much more
        probable with one less."""
        calm = self.calm - self.coming
        found = []
        for resource, chance in enumerate(self.chances):
            now, then = self.lying(resource), self.lying(resource, more)
            found.append(chance * abs(danger(calm - now) - danger(calm - then)) if chance and now != then else 0.0)
        return found


def danger(calm: float) -> float:
    """Return the probability of a revolt when citizens outnumber rebels by so many."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (calm - BRINK) / SLOPE))))


def _acting(s: State) -> bool:
    """Return whether the actions or purchases of this round are still under way, so that the back may change."""
    return any(frame[0] in (NEXT_TURN, NEXT_BUYER) for frame in s.stack)


def _crisis(s: State) -> bool:
    """Return whether phase 3 of this round is over and its actions have not begun."""
    return any(frame[0] in (NEXT_HELPER, SUPPLIES, SUPPLY) for frame in s.stack)
