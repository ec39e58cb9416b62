"""Items that are played where their owner is asked anyway: in the own turn, or before placing a marker."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trireme.games.cyclades.gods.action import Action
from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.favours.magic.item import PLAY, MagicItem, item_named, items_of, refuse_item
from trireme.games.cyclades.modules.hades.favours.part import FavoursPart
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_05
from trireme.games.cyclades.phases.order import has_the_turn
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.question import Answer
from trireme.kit.rules.ids import KIT_ASK_03
from trireme.kit.seats import Seat


class PlayItem(Action):
    """Play one of the items whose codes begin where its own do: `hades.play sun-chariot`.

    Nobody else learns which items a player could play.
    """

    verb = PLAY
    on_sale = False

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        here = [item for item in items_of(ruleset) if self.reads(item)]
        self.items = [item for item in here if item.first == self.first]
        self.at = ruleset.part_at["hades.favours"]
        self.by_id = {item.id: item for item in here}

    def reads(self, item: MagicItem) -> bool:
        """Return whether an item can be played at the same question, by this action or by another one."""
        return item.in_turn

    def extent(self) -> int:
        return 16

    def item(self, code: int) -> MagicItem | None:
        return next((item for item in self.items if code in item.all_codes()), None)

    def the_item(self, code: int) -> MagicItem:
        item = self.item(code)
        assert item is not None
        return item

    def legal(self, s: State, seat: Seat, codes: list[int]) -> None:
        part = s.parts[self.at]
        assert isinstance(part, FavoursPart)
        if seat not in part.items:
            return
        for item in self.items:
            if part.items[item.number] == seat:
                codes += item.codes(s, seat)

    def candidates(self, s: State, seat: Seat) -> Iterable[int]:
        return [code for item in self.items for code in item.all_codes()]

    def forbids(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        item = self.item(code)
        return iter((Reason(KIT_ASK_03),)) if item is None else item.forbids(s, seat, code)

    def take(self, s: State, seat: Seat, code: int) -> None:
        self.the_item(code).play(s, seat, code)

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        id = item_named(self.ruleset, words)
        if id not in self.by_id:
            raise refuse_item(self.ruleset, s, seat, words)
        return self.by_id[id].read(s, words[2:])

    def write(self, s: State, seat: Seat, run: Sequence[int]) -> str:
        return self.the_item(run[0]).write(run)

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return self.the_item(run[0]).wordings(run)

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        item = self.item(code)
        return () if item is None else (f"item:{item.id}", *item.places(s, code))

    def answer(self, s: State, seat: Seat, code: int) -> Answer:
        item = self.the_item(code)
        return Answer(
            code=code,
            text=item.write([code]),
            key=item.key(code),
            args=item.answer_args(s, seat, code),
            places=self.places(s, seat, code),
        )


class InOwnTurn(PlayItem):
    """Play an item in the own turn with any god; on Apollo there are no actions (HAD-OBJ-05, 18)."""

    first = ITEM


def not_in_turn(s: State, seat: Seat) -> Iterator[Rule]:
    """Yield the rule of items that are played in the own turn, for everybody else (HAD-OBJ-05)."""
    if not has_the_turn(s, seat):
        yield HAD_OBJ_05
