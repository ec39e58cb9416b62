"""Artemis' Arrows destroy a Creature with a figurine on the board (HAD-OBJ-23, 24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trireme.games.cyclades.cards.figures import remove_figure
from trireme.games.cyclades.modules.hades.codes import SHOOT
from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import PLAY, MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.play_item import PlayItem, not_in_turn
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_05, HAD_OBJ_23
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CARDS, ISLANDS, NO_CARD, NO_SEA, CardNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.errors import Figure, Unreadable
from trireme.kit.problems import FORM
from trireme.kit.seats import Seat


class ArtemisArrows(MagicItem):
    when = (HAD_OBJ_05,)
    in_turn = True
    first = SHOOT
    worth = 0.8

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        super().__init__(ruleset, printed)
        self.kraken = ruleset.tables.creature_number["kraken"]

    def join(self) -> None:
        self.ruleset.points.actions.append(ShootInOwnTurn)

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        return not_in_turn(s, seat)

    def all_codes(self) -> Sequence[int]:
        return range(SHOOT, SHOOT + len(self.ruleset.tables.creature_ids))

    def codes(self, s: State, seat: Seat) -> list[int]:
        found = [SHOOT + card for card in s.figure if card != NO_CARD]
        if s.kraken != NO_SEA:
            found.append(SHOOT + self.kraken)
        return sorted(found)

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        card = CARDS[code - SHOOT]
        if card not in s.figure and not (card == self.kraken and s.kraken != NO_SEA):
            yield Reason(HAD_OBJ_23, creature=self.ruleset.creature(card))

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        """Remove the figurine. The card of the Kraken is in the discard pile already."""
        card = CARDS[code - SHOOT]
        if card in s.figure:
            remove_figure(self.ruleset, s, ISLANDS[s.figure.index(card)])
        else:
            s.tell(events.KrakenSlain(seat=seat, sea=self.ruleset.sea(s.kraken)))
            s.kraken = NO_SEA

    # Words.

    def read(self, s: State, words: list[str]) -> list[int]:
        creatures = self.ruleset.tables.creature_number
        if len(words) != 1:
            raise Unreadable("move", " ".join(words), FORM, form=f"{PLAY} {self.id} medusa")
        if words[0] not in creatures:
            raise Unreadable("move", words[0], NO_SUCH_NAME, given=words[0], known=", ".join(creatures))
        return [SHOOT + creatures[words[0]]]

    def write(self, run: Sequence[int]) -> str:
        return f"{PLAY} {self.id} {self.ruleset.creature(run[0] - SHOOT)}"

    def answer_args(self, s: State, seat: Seat, code: int) -> dict[str, Figure]:
        return {"item": self.id, "creature": self.ruleset.creature(code - SHOOT), "place": self.where(s, code - SHOOT)}

    def places(self, s: State, code: int) -> tuple[str, ...]:
        card = CARDS[code - SHOOT]
        if card in s.figure:
            return (f"island:{self.where(s, card)}",)
        return (f"sea:{self.where(s, card)}",) if card == self.kraken and s.kraken != NO_SEA else ()

    def where(self, s: State, card: int) -> str:
        if CardNumber(card) in s.figure:
            return self.ruleset.island(s.figure.index(CardNumber(card)))
        return self.ruleset.sea(s.kraken) if card == self.kraken and s.kraken != NO_SEA else ""


class ShootInOwnTurn(PlayItem):
    """Play it in the own turn, with a Creature for a target (HAD-OBJ-05)."""

    first = SHOOT

    def extent(self) -> int:
        return len(self.ruleset.tables.creature_ids)
