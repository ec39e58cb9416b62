"""How near a revolt is, and what one more rebel, worker or cube in hand changes about it."""

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
"""With so many citizens more than rebels a revolt is as likely as not."""
SLOPE: Final = 1.8
OTHERS_HELP: Final = 0.6
"""The share of what others hold that they are expected to give when it is needed."""
LATER: Final = 0.7
"""How much what may come in some rounds counts beside what comes in this one."""
AHEAD: Final = 4.0
"""So many rounds are looked ahead."""
SAME_BACK: Final = 0.25
"""How often the back that is seen in phase 5 is still there in the next phase 4: somebody usually buys a card."""


class Unrest:
    """What of the content bears on a revolt."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.tables = ruleset.tables
        yellow = [parts[0] for parts in self.tables.backs]
        self.crises = [(1 << card, home[0], home[1]) for card, (home, _, _) in enumerate(yellow) if home[0] >= 0]
        self.asking = [sum([card for card, asked, _ in self.crises if asked == resource]) for resource in range(6)]
        """By resource: the cards whose back asks for it at home, as a mask."""
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
        """Cubes that will probably be given in a crisis of each resource."""
        cards = max(1, s.deck.bit_count())
        self.drawn = [(s.deck & mask).bit_count() / cards for mask in unrest.asking]
        """How probable it is that a back from the deck asks for each resource at home; the rest of 1 is for none."""
        self.chances = self._chances()
        """The same for the next domestic crisis."""
        self.coming = self.rebels_coming()

    def _help(self, seat: Seat) -> list[float]:
        """The market's cubes, one's own, and part of what others have."""
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
        """Citizens that will still lie when a crisis of this resource is over."""
        return max(0.0, self.falling - self.unrest.per_cube[resource] * (self.help[resource] + more))

    def threat(self, rest: float, rebels: float = 0.0, workers: int = 0) -> float:
        """How probable a revolt is, with so many rebels or workers more: before the next actions, or some rounds later
        if things go on as they are."""
        calm = self.calm - rebels
        coming = self.rebels_coming(workers)
        found = self._crisis(self.chances, calm if _crisis(self.s) else calm - coming)
        return found + LATER * (1.0 - found) * danger(calm - coming * min(rest, AHEAD))

    def _crisis(self, chances: list[float], calm: float) -> float:
        """How probable a revolt is in a crisis that asks for a resource as probably as that."""
        found, left = 0.0, 1.0
        for resource, chance in enumerate(chances):
            if chance:
                found += chance * danger(calm - self.lying(resource))
                left -= chance
        return found + left * danger(calm)

    def other_back(self) -> float:
        """How much less probable a revolt is if another back of the deck comes than the one that is seen."""
        calm = self.calm - self.coming
        asked, _ = self.unrest.tables.backs[self.s.top][0][0]
        seen = danger(calm - self.lying(asked)) if asked >= 0 else danger(calm)
        return seen - self._crisis(self.drawn, calm)

    def rebels_coming(self, workers: int = 0) -> int:
        """Rebels that phase 3 brings, with so many workers more."""
        s, track = self.s, self.unrest.tables.idle
        angry = track.rows[track.at(max(0, s.workers + workers + self.idle))].rebels
        return max(-s.rebels, self.rebellious + angry)

    def insurance(self, more: float) -> list[float]:
        """How much less probable a revolt is with one more cube of each resource at hand, or with -1 how much more
        with one less."""
        calm = self.calm - self.coming
        found = []
        for resource, chance in enumerate(self.chances):
            now, then = self.lying(resource), self.lying(resource, more)
            found.append(chance * abs(danger(calm - now) - danger(calm - then)) if chance and now != then else 0.0)
        return found


def danger(calm: float) -> float:
    """How probable a revolt is when citizens outnumber rebels by so many."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (calm - BRINK) / SLOPE))))


def _acting(s: State) -> bool:
    """Whether the actions of this round, or its purchases, are still under way, so that the back may change."""
    return any(frame[0] in (NEXT_TURN, NEXT_BUYER) for frame in s.stack)


def _crisis(s: State) -> bool:
    """Whether phase 3 of this round is over and its actions have not begun."""
    return any(frame[0] in (NEXT_HELPER, SUPPLIES, SUPPLY) for frame in s.stack)
