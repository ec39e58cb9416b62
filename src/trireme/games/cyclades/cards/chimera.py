"""The Chimera: it copies a discarded creature; when it is discarded, all discards are shuffled in (CYC-CHM)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from trireme.games.cyclades import events, moves
from trireme.games.cyclades.cards.card import Card, play_card
from trireme.games.cyclades.phases.creatures import reshuffle
from trireme.games.cyclades.questions import DECLINES, OBLIGED, Choice
from trireme.games.cyclades.rules.ids import CYC_CHM_01, CYC_CHM_08, CYC_CRE_12, CYC_CRE_14
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CARDS, CardNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.seats import Seat

CHIMERA: Final = 41


class Chimera(Card):
    def join(self) -> None:
        self.ruleset.points.discarded.append(self.reshuffles)

    def steps(self) -> dict[int, Step[State]]:
        return {CHIMERA: Copied(self.ruleset)}

    def begin(self, s: State, seat: Seat) -> bool:
        if not s.discard:
            return False
        s.ask(CHIMERA, 1 << seat)
        return True

    def reshuffles(self, ruleset: Ruleset, s: State, card: CardNumber) -> None:
        """Shuffle the discards into the pile whenever the Chimera is discarded, bought or not (CYC-CHM-03)."""
        if card == self.number:
            reshuffle(s)


class Copied(Choice):
    """The choice of the creature that the Chimera copies (CYC-CHM-01, 08)."""

    prompt = "chimera"
    verb = "chimera"
    blocks = (moves.CREATURE,)
    rules = (CYC_CHM_01, CYC_CHM_08)
    others: ClassVar[dict[str, tuple[Rule, ...]]] = {
        **OBLIGED,
        **dict.fromkeys(DECLINES, (CYC_CHM_08, CYC_CRE_14, CYC_CRE_12)),
    }

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.CREATURE + creature for creature in sorted(s.discard)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        creature = CARDS[code - moves.CREATURE]
        if creature not in s.discard:
            yield Reason(CYC_CHM_01, creature=self.ruleset.creature(creature))

    def take(self, s: State, seat: Seat, code: int) -> None:
        creature = CARDS[code - moves.CREATURE]
        s.answered(seat)
        s.discard = tuple([each for each in s.discard if each != creature])
        if s.journal is not None:
            s.journal.append(events.Copied(seat=seat, creature=self.ruleset.creature(creature)))
        play_card(s, creature, seat)
