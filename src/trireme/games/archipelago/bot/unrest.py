"""How near a revolt is, and what one more rebel, worker or cube in hand changes about it."""

from __future__ import annotations

from math import exp
from typing import Final

from trireme.games.archipelago import frames
from trireme.games.archipelago.foresight import falling
from trireme.games.archipelago.phases.rounds import unrest
from trireme.games.archipelago.setting import Setting
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
    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        tables = setting.tables
        yellow = [parts[0] for parts in tables.backs]
        self.crises = [(1 << card, home[0], home[1]) for card, (home, _, _) in enumerate(yellow) if home[0] >= 0]
        self.asking = [sum([card for card, asked, _ in self.crises if asked == resource]) for resource in range(6)]
        """By resource: the cards whose back asks for it at home, as a mask."""
        self.per_cube = [
            min([per for _, asked, per in self.crises if asked == resource], default=0) for resource in range(6)
        ]

    def chances(self, s: State) -> list[float]:
        """How probable it is that the next domestic crisis asks for each resource; the rest of 1 is for none."""
        cards = max(1, s.deck.bit_count())
        found = [(s.deck & mask).bit_count() / cards for mask in self.asking]
        if s.top < 0:
            return found
        seen = self.setting.tables.backs[s.top][0][0][0]
        same = SAME_BACK if _acting(s) else 1.0
        return [(1 - same) * chance + same * (resource == seen) for resource, chance in enumerate(found)]

    def help_for(self, s: State, seat: Seat, resource: int) -> float:
        """Cubes that will probably be given: the market's, one's own, and part of what others have."""
        own = s.stock[seat * 6 + resource] + s.tokens[seat]
        others = sum(s.stock[resource::6]) - s.stock[seat * 6 + resource] + (sum(s.tokens) - s.tokens[seat]) / 2
        return s.market[resource] + own + OTHERS_HELP * others

    def lying(self, s: State, seat: Seat, resource: int, more: float = 0.0) -> float:
        """Citizens that will still lie when a crisis of this resource is over."""
        return max(0.0, falling(s) - self.per_cube[resource] * (self.help_for(s, seat, resource) + more))

    def threat(self, s: State, seat: Seat, rest: float, rebels: float = 0.0, workers: int = 0) -> float:
        """How probable a revolt is, with so many rebels or workers more: before the next actions, or some rounds later
        if things go on as they are."""
        calm = s.population - s.rebels - rebels
        coming = self.coming(s, workers)
        first = calm if _crisis(s) else calm - coming
        found, left = 0.0, 1.0
        for resource, chance in enumerate(self.chances(s)):
            if chance:
                found += chance * danger(first - self.lying(s, seat, resource))
                left -= chance
        found += left * danger(first)
        return found + LATER * (1.0 - found) * danger(calm - coming * min(rest, AHEAD))

    def seen(self, s: State, seat: Seat, calm: float) -> float:
        """How probable a revolt is if the crisis on the back that is seen comes."""
        asked, _ = self.setting.tables.backs[s.top][0][0]
        return danger(calm - self.lying(s, seat, asked)) if asked >= 0 else danger(calm)

    def unseen(self, s: State, seat: Seat, calm: float) -> float:
        """The same if another back of the deck comes."""
        cards = max(1, s.deck.bit_count())
        found, rest = 0.0, 1.0
        for resource, mask in enumerate(self.asking):
            chance = (s.deck & mask).bit_count() / cards
            found += chance * danger(calm - self.lying(s, seat, resource))
            rest -= chance
        return found + rest * danger(calm)

    def coming(self, s: State, workers: int = 0) -> int:
        """Rebels that phase 3 brings, with so many workers more."""
        tables = self.setting.tables
        idle, rebellious = unrest(tables, s)
        angry = tables.idle.rows[tables.idle.at(max(0, s.workers + workers + idle))].rebels
        return max(-s.rebels, rebellious + angry)

    def insurance(self, s: State, seat: Seat, more: float) -> list[float]:
        """How much less probable a revolt is with one more cube of each resource at hand, or with -1 how much more
        with one less."""
        calm = s.population - s.rebels - self.coming(s)
        found = []
        for resource, chance in enumerate(self.chances(s)):
            now, then = self.lying(s, seat, resource), self.lying(s, seat, resource, more)
            found.append(chance * abs(danger(calm - now) - danger(calm - then)))
        return found


def danger(calm: float) -> float:
    """How probable a revolt is when citizens outnumber rebels by so many."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (calm - BRINK) / SLOPE))))


def _acting(s: State) -> bool:
    """Whether the actions of this round, or its purchases, are still under way, so that the back may change."""
    return any(frame[0] in (frames.NEXT_TURN, frames.NEXT_BUYER) for frame in s.stack)


def _crisis(s: State) -> bool:
    """Whether phase 3 of this round is over and its actions have not begun."""
    return any(frame[0] in (frames.HELP, frames.SUPPLIES, frames.SUPPLY) for frame in s.stack)
