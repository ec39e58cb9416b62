"""Weigh evolution cards: using one, buying one, rotating one away."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.building import Builder
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.bot.movement import Moving
from trireme.games.archipelago.bot.regions import Regions
from trireme.games.archipelago.bot.transactions import Trader
from trireme.games.archipelago.effects.cards import Cards
from trireme.games.archipelago.effects.ops.discount import Discount
from trireme.games.archipelago.lookup import PASSIVE, WONDER
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State

DISC: Final = 0.3
"""Points that a disc could have brought otherwise."""
USES: Final = 0.25
"""The share of the remaining rounds in which a card is used, times the share of its present worth that a use brings."""
RESERVE: Final = 3
"""Florins kept for recruits and markets while the game goes on."""
PASSIVES: Final = 0.1


class CardPlay:
    """The evolution cards of one bot."""

    def __init__(self, ruleset: Ruleset, moving: Moving, regions: Regions, trader: Trader, builder: Builder) -> None:
        self.ruleset, self.tables = ruleset, ruleset.tables
        self.cards = Cards(ruleset)
        self.moving, self.regions, self.trader, self.builder = moving, regions, trader, builder

    # Uses.

    def use(self, j: Judgement, code: int) -> float:
        """Return the points that using a card brings after its cost."""
        card, number = divmod(code - moves.USE, moves.WAYS)
        option, paid = self.tables.card_ways[card][number]
        worth = -self.cards.price(j.s, j.seat, card) * j.florin - DISC * j.hope * self.tables.card_discs[card]
        for resource, cubes, tokens in paid:
            worth -= cubes * j.spare[resource] + tokens * j.token
        for effect in self.cards.effects[card]:
            worth += effect.worth(self, j, option)
        if self.tables.arrow[card] == WONDER:
            worth += self.tables.points[card] - j.citizen - j.rebel
        return worth

    # Purchases.

    def price(self, s: State, card: int) -> int:
        return next(self.tables.prices[card][place % 4] for place in s.track if place // 4 == card)

    def worth(self, j: Judgement, card: int) -> float:
        """Return the worth of owning a card: what it counts for, and some of its uses."""
        found = j.card(card)
        if self.tables.arrow[card] == PASSIVE:
            return found + PASSIVES * j.hope
        if self.tables.arrow[card] == WONDER:
            return found + self.wonder(j, card)
        once = sum([max(0.0, effect.usual_worth(self, j)) for effect in self.cards.effects[card]])
        once -= self.tables.card_florins[card] * j.florin + DISC * self.tables.card_discs[card]
        return found + max(0.0, once) * USES * j.rest

    def wonder(self, j: Judgement, card: int) -> float:
        """Return the points of a wonder, less the more of its cost is missing."""
        paid = self.tables.card_ways[card][0][1]
        missing = sum([max(0, cubes - j.s.stock[j.seat * 6 + resource]) for resource, cubes, _ in paid])
        missing = max(0, missing - j.s.tokens[j.seat])
        chance = max(0.0, 1.0 - missing / max(1.0, j.rest))
        return 0.6 * self.tables.points[card] * chance

    def buy_or_rotate(self, j: Judgement, legal: list[int]) -> int:
        """Buy a card that is worth its price; otherwise rotate the two cards that the player wants least."""
        s = j.s
        best, chosen = 0.02 - self.new_back(j), -1
        for code in legal:
            if 0 <= code - moves.BUY < moves.CARDS:
                card = code - moves.BUY
                price = self.price(s, card)
                short = max(0, RESERVE + price - s.florins[j.seat]) if j.rest > 1.5 else 0
                worth = self.worth(j, card) - (price + short) * j.florin
                if worth > best:
                    best, chosen = worth, code
        return chosen if chosen >= 0 else self.rotate(j, legal)

    def new_back(self, j: Judgement) -> float:
        """Return the worth of another back deciding the next crisis than the one that is seen."""
        return j.stake * j.omens.other_back() if j.s.top >= 0 else 0.0

    def rotate(self, j: Judgement, legal: list[int]) -> int:
        """Rotate the card that is worth least. A card that would fall off the track also uncovers the next back."""
        s, change = j.s, self.new_back(j)

        def keenness(code: int) -> float:
            card = code - moves.ROTATE
            turn = next(place % 4 for place in s.track if place // 4 == card)
            prices = self.tables.prices[card]
            if turn == 2:
                return self.worth(j, card) - change
            cheaper = (prices[turn] - prices[turn + 1]) * j.florin
            return 0.3 * self.worth(j, card) - cheaper

        return min([code for code in legal if 0 <= code - moves.ROTATE < moves.CARDS], key=keenness)

    def buy_revealed(self, j: Judgement, legal: list[int]) -> int:
        best, chosen = 0.0, moves.DONE
        for code in legal:
            if code != moves.DONE:
                card = code - moves.BUY
                worth = self.worth(j, card) - min(self.tables.prices[card]) * j.florin
                if worth > best:
                    best, chosen = worth, code
        return chosen

    def before(self, j: Judgement, legal: list[int], action: int) -> int:
        """Return the use of a card that makes this construction cheaper and must come first, or -1 (ARC-CRD-01, 21)."""
        if not 0 <= action - moves.BUILD < 5 * moves.WAYS:
            return -1
        for code in legal:
            card = (code - moves.USE) // moves.WAYS
            use = 0 <= code - moves.USE < moves.CARDS * moves.WAYS
            if use and any(isinstance(effect, Discount) for effect in self.cards.effects[card]):
                return code
        return -1
