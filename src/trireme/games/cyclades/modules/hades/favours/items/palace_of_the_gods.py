"""The Palace of the Gods: the available gods in any order (HAD-OBJ-25 to 28, 38)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades.modules.hades.codes import GOD_NEXT, ITEM
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import PLAY, MagicItem, item_named, refuse_item
from trireme.games.cyclades.modules.hades.favours.magic.moment import Moment, ask_about, in_turn_order
from trireme.games.cyclades.modules.hades.god.part import god_part
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_25, HAD_OBJ_26, HAD_OBJ_27
from trireme.games.cyclades.phases.offered_gold import OFFER, OFFER_GOLD
from trireme.games.cyclades.phases.offerings import BEFORE_OFFERINGS, GODS_MOVED
from trireme.games.cyclades.problems import NO_SUCH_NAME
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import GODS, GodNumber, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import NO_CODE, Step
from trireme.kit.engine.multi_step import PickOrder
from trireme.kit.errors import Figure, Refused, Unreadable
from trireme.kit.problems import FORM, TWICE
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

PALACE: Final = 392
PALACE_ORDER: Final = 393
ORDER: Final = "hades.order"


class PalaceOfTheGods(MagicItem):
    """Hadès takes the place of the god whom he covers, and a favour lies beside its god: both move along."""

    kind = PALACE
    when = (HAD_OBJ_25,)
    at_moment = True
    worth = 0.2
    asked_in = (PALACE_ORDER,)

    def join(self) -> None:
        points = self.ruleset.points
        points.before_offerings.add(GODS_MOVED, self.asks)
        points.verbs[ORDER] = (HAD_OBJ_25,)
        points.holds[HAD_OBJ_25] = self.cannot_order

    def steps(self) -> dict[int, Step[State]]:
        return {PALACE: Moment(self), PALACE_ORDER: NewOrder(self)}

    def moment(self, s: State) -> None:
        ask_about(self, s, in_turn_order(s))

    def cannot_order(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """HAD-OBJ-25: only the Palace gives an order, and its owner may play it now."""
        return not (self.is_its_moment(s, seat) and self.owned(s, seat))

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        """Yield its rule unless the gods are laid out and no marker has been placed."""
        placed = any(seat != NOBODY for seat in s.offer_seat) or bool(s.apollo)
        begins = any(frame[0] == BEFORE_OFFERINGS for frame in s.stack)
        if placed or not (begins or s.stack[-1][0] in (OFFER, OFFER_GOLD)):
            yield HAD_OBJ_25

    def is_wanted(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        return self.best_order(outlook, s, seat) != s.gods[: s.available]

    def advises(self, outlook: Outlook, s: State, seat: Seat, plays: list[int]) -> int:
        """Name one god after the other once it has been played."""
        if s.stack[-1][0] == PALACE_ORDER:
            return next(GOD_NEXT + god for god in self.best_order(outlook, s, seat) if GOD_NEXT + god in plays)
        return super().advises(outlook, s, seat, plays)

    def best_order(self, outlook: Outlook, s: State, seat: Seat) -> list[GodNumber]:
        """Return first the gods that make this seat win, then those that make nobody win, last those for its rivals."""
        wins_with = outlook.wins_with
        rivals = [each for each in self.ruleset.alive(s) if each != seat]

        def rank(god: GodNumber) -> int:
            if wins_with(s, seat, god):
                return 0
            return 2 if any(wins_with(s, rival, god) for rival in rivals) else 1

        return sorted(s.gods[: s.available], key=rank)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        s.ask(PALACE_ORDER, 1 << seat)

    # Words: the order is the rest of the same move.

    def read(self, s: State, words: list[str]) -> list[int]:
        return [ITEM + self.number, *(read_order(self.ruleset, s, words) if words else ())]

    def write(self, run: Sequence[int]) -> str:
        return " ".join([PLAY, self.id, *(self.ruleset.god(code - GOD_NEXT) for code in run[1:])])

    def wordings(self, run: Sequence[int]) -> tuple[str, ...]:
        return (self.write(run[:-1]),) if len(run) > 2 else ()


def read_order(ruleset: Ruleset, s: State, words: list[str]) -> list[int]:
    """Return the codes of all available gods as they are named; the last one may be left out."""
    numbers, available = ruleset.tables.god_number, s.gods[: s.available]
    text = " ".join(words)
    for word in words:
        if word == "apollo":
            raise Refused(text, [Reason(HAD_OBJ_25)])
        if word not in numbers:
            raise Unreadable("move", word, NO_SUCH_NAME, given=word, known=", ".join(numbers))
        if numbers[word] not in available:
            raise Refused(text, [Reason(_why_not(ruleset, s, numbers[word]), god=word)])
        if words.count(word) > 1:
            raise Unreadable("move", text, TWICE, given=word)
    missing = [god for god in available if ruleset.god(god) not in words]
    if len(missing) > 1:
        raise Unreadable("move", text, FORM, form=" ".join(ruleset.god(god) for god in available))
    return [GOD_NEXT + god for god in [*(numbers[word] for word in words), *missing]]


def _why_not(ruleset: Ruleset, s: State, god: int) -> Rule:
    """Return the rule that leaves a god out of the order: Hadès covers it, it lies face down, or it is not there."""
    if "hades.god" in ruleset.chosen and god_part(ruleset, s).covered == god:
        return HAD_OBJ_27
    return HAD_OBJ_26 if god in s.gods else HAD_OBJ_25


class NewOrder(PickOrder[State]):
    """Ask for the new order, the first god first. The frame has the gods that have been named."""

    prompt = ORDER
    verb = ORDER
    earlier = (PLAY,)
    rules = (HAD_OBJ_25, HAD_OBJ_26)

    def __init__(self, palace: PalaceOfTheGods) -> None:
        super().__init__()
        self.palace = palace.id
        self.ruleset = palace.ruleset

    def word(self, code: int) -> str:
        return self.ruleset.god(code - GOD_NEXT)

    def code(self, word: str) -> int:
        number = self.ruleset.tables.god_number.get(word)
        return NO_CODE if number is None else GOD_NEXT + number

    def known(self) -> str:
        return ", ".join(self.ruleset.tables.god_number)

    def items(self, s: State, seat: Seat) -> dict[int, int]:
        return dict.fromkeys(sorted(GOD_NEXT + god for god in s.gods[: s.available]), 1)

    def progress(self, s: State, seat: Seat) -> int:
        return 1 + super().progress(s, seat)

    def settle(self, s: State, seat: Seat, items: list[int]) -> None:
        s.answered(seat)
        s.gods[: s.available] = [GODS[code - GOD_NEXT] for code in items]
        s.tell(events.GodsMoved(seat=seat, gods=tuple(self.word(code) for code in items)))

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        """Read the order, also where the whole move is written again."""
        if words[0] == PLAY and item_named(self.ruleset, words) != self.palace:
            raise refuse_item(self.ruleset, s, seat, words)
        rest = words[2:] if words[0] == PLAY else words[1:] if words[0] == ORDER else words
        named = [self.word(code) for code in self.noted(s, seat)]
        return read_order(self.ruleset, s, [*named, *rest])[len(named) :]

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        *gods, last = (self.word(code) for code in run)
        rest = " ".join([*gods, f"[{last}]"])
        return f"[{ORDER}] {rest}", f"{PLAY} {self.palace} {rest}"

    def key(self, code: int) -> str:
        return "answer-hades-order"

    def item_args(self, s: State, code: int) -> dict[str, Figure]:
        return {"god": self.word(code)}

    def places(self, s: State, seat: Seat, code: int) -> tuple[str, ...]:
        return (f"god:{self.word(code)}",)

    def default(self, s: State, seat: Seat) -> int:
        """Leave the gods in their order."""
        noted = self.noted(s, seat)
        return next(GOD_NEXT + god for god in s.gods[: s.available] if GOD_NEXT + god not in noted)
