"""Heroes: what they are worth beyond their pay, and whether they are paid."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.bot.advice import Advice
from trireme.games.cyclades.bot.trials import Trials
from trireme.games.cyclades.modules.hades import codes
from trireme.games.cyclades.modules.hades.cards.charon import CHARON
from trireme.games.cyclades.modules.hades.cards.erinyes import ERINYES
from trireme.games.cyclades.modules.hades.cards.hector import REINFORCED
from trireme.games.cyclades.modules.hades.cards.manticore import MANTICORE
from trireme.games.cyclades.modules.hades.cards.odysseus import FORTRESSES
from trireme.games.cyclades.modules.hades.cards.perseus import FLIGHT
from trireme.games.cyclades.modules.hades.cards.theseus import THREE_BUILDINGS
from trireme.games.cyclades.modules.hades.heroes.hero import HERO_ISLAND, HeroCard, hero_cards
from trireme.games.cyclades.modules.hades.heroes.kind import HeroKind
from trireme.games.cyclades.modules.hades.heroes.part import heroes
from trireme.games.cyclades.modules.hades.heroes.upkeep import KEEP_HEROES, KeepHeroes
from trireme.games.cyclades.phases.turn import TURN
from trireme.games.cyclades.state import NONE, State
from trireme.games.cyclades.units.kinds import UnitKind
from trireme.kit.engine.frames import NO_CODE
from trireme.kit.seats import NOBODY, Seat

FIGHTS: Final = 0.6
"""Worth of a Hero as a fighter, for one cycle, in gold."""
LEAVING: Final = 0.2
"""Worth of a Hero who will not be paid, as long as he is still there."""
HIRED: Final = 2.5
"""Gold that a Hero must bring beyond the price to be hired: without a plan he soon leaves islands bare again."""
IN_SERVICE: Final = 0.5
"""Share of what a Hero adds to a position that one pay is worth, since it holds for one cycle only."""
PAY: Final = 1.8
"""Gold that the next pay counts for: it is due before the Hero can be sacrificed (HAD-HER-07, 15)."""
SURELY: Final = 0.9
"""Probability of getting a god and of keeping what a sacrifice needs until then."""
SAFE_SITE: Final = 0.3
"""Worth of an island outside the board, which nobody can take, until a Metropolis stands there."""


class HeroesAdvice(Advice):
    within = frozenset({HERO_ISLAND, CHARON, MANTICORE, ERINYES, FORTRESSES, THREE_BUILDINGS, FLIGHT, REINFORCED})

    def __init__(self, trials: Trials) -> None:
        super().__init__(trials)
        self.cards = hero_cards(self.ruleset)
        self.asked = {kind: card for card in self.cards for kind in card.asked_in}
        """The Hero who answers, by kinds of questions."""

    def own(self, s: State, seat: Seat) -> list[HeroCard]:
        """Return the Heroes of a seat who stand on the board."""
        owner = heroes(self.ruleset, s).owner
        if seat not in owner:
            return []
        return [card for card in self.cards if owner[card.hero] == seat and card.kind.island(s) != NONE]

    # What they are worth.

    def worth(self, s: State, seat: Seat) -> float:
        worth = SAFE_SITE if s.land[seat] & ~s.metropolis & ~self.ruleset.tables.on_board else 0.0
        for card in self.own(s, seat):
            worth += self.kept(s, seat, card)
        return worth

    def kept(self, s: State, seat: Seat, card: HeroCard) -> float:
        """Return what a Hero will be worth, paid once more or not, whichever is better."""
        worth = max(LEAVING, FIGHTS + card.promise(s, seat) - PAY)
        return worth - HIRED if heroes(self.ruleset, s).hired[card.hero] == s.cycle else worth

    # What rivals fear.

    def leads(self, kind: UnitKind) -> bool:
        return isinstance(kind, HeroKind) and self.cards[kind.hero].attacks_harder

    def flights(self, s: State, seat: Seat) -> int:
        mask = 0
        for card in self.own(s, seat):
            mask |= card.flights(s, seat)
        return mask

    def wins(self, s: State, seat: Seat) -> bool:
        """Return whether a Hero who can be given up makes the last Metropolis, or takes one (HAD-HER-14, 15)."""
        hired = heroes(self.ruleset, s).hired
        for card in self.own(s, seat):
            if hired[card.hero] < s.cycle and card.is_ready(s, seat) and card.wins(self.trials.outlook, s, seat):
                return True
        return False

    # Answers.

    def answer(self, s: State, seat: Seat) -> int:
        kind = s.stack[-1][0]
        if kind == KEEP_HEROES:
            return self.pays(s, seat)
        return self.asked[kind].advises(s, seat) if kind in self.asked else NO_CODE

    def pays(self, s: State, seat: Seat) -> int:
        """Pay the Hero who brings most first, with what is worth least. A Hero who brings less than the pay leaves."""
        step = self.trials.steps[KEEP_HEROES]
        assert isinstance(step, KeepHeroes)
        worth = self.trials.outlook.worth
        best, answer = 0.0, NO_CODE
        legal = step.legal(s, seat)
        for code in legal:
            block, hero = step.parts_of(code)
            if block == codes.DISMISS:
                continue
            card = self.cards[hero]
            paid, gone = s.clone(), s.clone()
            step.settle(paid, seat, block, hero)
            step.settle(gone, seat, codes.DISMISS, hero)
            price = worth(s, seat) - worth(paid, seat)
            gain = max(self.given_up(s, seat, card), self.in_service(s, gone, seat, card)) - price
            if gain > best:
                best, answer = gain, code
        return answer if answer != NO_CODE else legal[-1]

    def in_service(self, s: State, gone: State, seat: Seat, card: HeroCard) -> float:
        """Return what a Hero adds to a position for one cycle, and what his sacrifice may bring in a later one."""
        worth = self.trials.outlook.worth
        later = 0.0 if card.is_ready(s, seat) else card.promise(s, seat)
        return FIGHTS + later + IN_SERVICE * (worth(s, seat) - self.kept(s, seat, card) - worth(gone, seat))

    def given_up(self, s: State, seat: Seat, card: HeroCard) -> float:
        """Return what his sacrifice would bring in this cycle, with a god who gives no marches."""
        trials, turn = self.trials, s.clone()
        turn.god = next(god for god in s.gods if god not in trials.outlook.marches)
        turn.offer_seat = [NOBODY] * len(s.offer_seat)
        turn.offer_seat[turn.god] = seat
        turn.stack = [(TURN,)]
        trials.game.proceed(turn)
        gone = turn.clone()
        card.kind.leaves(self.ruleset, gone)
        if codes.SACRIFICE + card.hero not in trials.legal(turn, seat):
            return 0.0
        after = trials.settled(trials.played(turn, codes.SACRIFICE + card.hero, seat), seat)
        return SURELY * (after.worth - trials.outlook.worth(gone, seat))
