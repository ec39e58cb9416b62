"""The bot's offerings: what each god is worth in this cycle, and how much gold to offer."""

from __future__ import annotations

from functools import partial
from typing import Final

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.bot.outlook import SCHOOL, SET
from trireme.games.cyclades.bot.prospects import METROPOLIS
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.phases.offered_gold import OfferingTo
from trireme.games.cyclades.phases.prices import highest_offer, offerings_cost, standing_offers
from trireme.games.cyclades.phases.turn import GIFT, TURN
from trireme.games.cyclades.state import GODS, ISLANDS, GodNumber, State
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

BLOCKED: Final = 60.0
"""Worth of taking the god that a rival needs to win."""
INTEREST: Final = 2.0
"""Gold that every god is worth to every player."""
EAGER: Final = 0.4
"""The share of the worth of a step towards a Metropolis that rivals are expected to offer."""
KEPT_OUT: Final = 0.6
"""The share of a block's worth that counts while the rival can still offer more."""
KNOWN_TURNS: Final = 2_000
SHARE: Final = 0.5
"""The highest share of what a god brings that is offered for it."""


class Bids:
    """Compares offerings of a marker by the turns that they buy."""

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        self.ruleset = trials.ruleset
        self.outlook = trials.outlook
        self.known: dict[tuple[object, ...], float] = {}

    def offer(self, s: State, seat: Seat) -> int:
        """Return the best offering. With two markers, the other one stays where it is."""
        codes = [
            code
            for code in self.trials.legal(s, seat)
            if code == moves.ON_APOLLO or (code < moves.SEAT and s.offer_seat[code - moves.OFFER] != seat)
        ]
        rivals = [code for code in codes if not self.is_partners(s, seat, code)]
        codes = rivals or codes
        values = {code: self.value(s, seat, code) for code in codes}
        return max(codes, key=lambda code: values[code])

    def offer_gold(self, s: State, seat: Seat) -> int:
        """Return the gold that keeps rivals away, as long as the god is worth it; otherwise less."""
        offering: OfferingTo = s.stack[-1][3]
        god, barred = offering.god, offering.lost
        least = self.least(s, god)
        most = highest_offer(self.ruleset, s, seat, god)
        others = [each for each in s.gods[: s.available] if each not in (god, barred) and s.offer_seat[each] != seat]
        open_ = [each for each in others if self.least(s, each) <= highest_offer(self.ruleset, s, seat, each)]
        instead = max([self.apollo(s, seat), *(self.value(s, seat, moves.OFFER + each) for each in open_)])
        rivals = [each for each in self.ruleset.alive(s) if self.ruleset.is_opponent(seat, each)]
        limit = self.purse if self.outlook.wins_with(s, seat, god) else partial(self.limit, god=god)
        rival = max(limit(s, each) for each in rivals)
        wanted = min(max(least, rival), most)
        while wanted > least:
            if self.god(s, seat, god, wanted) - instead >= SHARE * (wanted - least):
                break
            wanted -= max(1, (wanted - least) // 3)
        return moves.AMOUNT + wanted

    def is_partners(self, s: State, seat: Seat, code: int) -> bool:
        """Return whether an offering would displace a partner."""
        return code != moves.ON_APOLLO and s.offer_seat[code - moves.OFFER] in self.outlook.team_of[seat]

    def least(self, s: State, god: GodNumber) -> int:
        return s.offer_gold[god] + 1 if s.offer_seat[god] != NOBODY else self.ruleset.economy.minimum_offering_paid

    # What a marker brings.

    def value(self, s: State, seat: Seat, code: int) -> float:
        if code == moves.ON_APOLLO:
            return self.apollo(s, seat)
        god = GODS[code - moves.OFFER]
        return self.god(s, seat, god, self.least(s, god))

    def paid(self, s: State, seat: Seat, offers: list[int]) -> State:
        """Return a copy in which the offerings of this cycle are paid and all markers are off the board."""
        after = s.clone()
        after.offer_seat = [NOBODY] * len(s.offer_seat)
        if offers:
            after.gold[seat] = max(0, after.gold[seat] - offerings_cost(self.ruleset, s, seat, offers))
        return after

    def apollo(self, s: State, seat: Seat) -> float:
        economy = self.ruleset.economy
        after = self.paid(s, seat, standing_offers(s, seat))
        alone = s.land[seat].bit_count() == 1
        after.gold[seat] += economy.apollo_gold_single_island if alone else economy.apollo_gold_several_islands
        camps = bits(self.ruleset.camps(s, seat), ISLANDS)
        if camps and not s.apollo and board.markers_left(self.ruleset, s):
            safe = max(camps, key=lambda island: s.troops[island])
            after.prosperity[safe] += 1
        return self.outlook.worth(after, seat)

    def god(self, s: State, seat: Seat, god: GodNumber, gold: int) -> float:
        """Return the worth of a turn with a god for an offering, and of keeping others from it."""
        after = self.paid(s, seat, [*standing_offers(s, seat, but=god), gold])
        key = (
            seat, god, s.cycle, *after.gold, *s.philosophers, *s.priests, *s.owner, *s.troops, *s.holder, *s.fleets,
            *s.built, *s.track, s.metropolis, s.kraken, *s.figure, *s.prosperity, s.discard, *map(repr, s.parts),
        )  # fmt: skip
        if key not in self.known:
            if len(self.known) > KNOWN_TURNS:
                self.known.clear()
            after.offer_seat[god] = seat
            after.offer_gold[god] = gold
            after.god = god
            after.stack = [(TURN,), (GIFT,)]
            self.trials.game.proceed(after)
            self.known[key] = self.trials.turn(after, seat)
            for advice in self.trials.advices:
                self.known[key] += advice.gift(s, seat, god)
        return self.known[key] + self.blocks(s, seat, god, gold)

    # Rivals.

    def blocks(self, s: State, seat: Seat, god: GodNumber, gold: int) -> float:
        """Return the worth of keeping a rival from a god that would make them win. A partner keeps theirs."""
        bonus = 0.0
        for rival in self.ruleset.alive(s):
            if rival == seat or not self.outlook.wins_with(s, rival, god):
                continue
            if not self.ruleset.is_opponent(seat, rival):
                return -BLOCKED
            ways = sum(self.outlook.wins_with(s, rival, each) for each in s.gods[: s.available])
            bonus = max(bonus, BLOCKED / ways * (1.0 if gold >= self.purse(s, rival) else KEPT_OUT))
        return bonus

    def purse(self, s: State, seat: Seat) -> int:
        """Return the most that a seat could offer."""
        return s.gold[seat] + s.priests[seat]

    def limit(self, s: State, seat: Seat, god: GodNumber) -> int:
        """Return the most that a seat will probably offer for a god."""
        purse = self.purse(s, seat)
        if self.outlook.wins_with(s, seat, god):
            return purse
        kinds = self.outlook.kinds(s, seat)
        owned = sum(kinds[type] > 0 for type in TYPES)
        interest = INTEREST
        if self.outlook.building[god] and not kinds[self.outlook.building[god]]:
            interest += EAGER * next_step(SET, owned)
        recruit = self.ruleset.tables.gods[god].recruit
        if recruit is not None and recruit.unit == "philosopher":
            interest += EAGER * next_step(SCHOOL, s.philosophers[seat])
        for advice in self.trials.advices:
            interest += advice.interest(s, seat, god)
        return min(round(interest), purse)


def next_step(way: tuple[float, ...], done: int) -> float:
    """Return what the next step on a way to a Metropolis is worth."""
    return way[done + 1] - way[done] if done + 1 < len(way) else METROPOLIS - way[-1]
