"""How the items join the game, and what they share in a cycle: actions, refusals and the end of their effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.favours.magic.facts_and_view import outlooks
from trireme.games.cyclades.modules.hades.favours.magic.item import NO_MOMENT, PLAY, items_of, not_now
from trireme.games.cyclades.modules.hades.favours.magic.part import changed, gained, without_bits
from trireme.games.cyclades.modules.hades.favours.magic.play_item import InOwnTurn
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_06
from trireme.games.cyclades.phases.cycle_end import CYCLE_END
from trireme.games.cyclades.phases.turn import ACTIONS_PHASE
from trireme.games.cyclades.ruleset import Ruleset, Steps
from trireme.games.cyclades.state import State
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.seats import Seat

NOTE_ORDER: Final = 401
ITEMS_END: Final = 400


def join_items(ruleset: Ruleset) -> None:
    points = ruleset.points
    points.phases.insert(points.phases.index(ACTIONS_PHASE), NOTE_ORDER)
    points.phases.insert(points.phases.index(CYCLE_END), ITEMS_END)
    items = items_of(ruleset)
    points.actions.append(InOwnTurn)
    for item in items:
        item.join()
    points.eliminated.append(rests_no_more)
    points.brings[rests_no_more] = None
    points.outlooks.append(outlooks)
    points.explain_misplaced.append(at_another_moment)
    points.out_of_turn.append(at_another_moment)
    points.verbs |= {
        PLAY: (),  # `at_another_moment` says what each item needs.
        **dict.fromkeys(("hades.pass", "hades.never", "hades.quiet"), (HAD_OBJ_06,)),
    }
    points.misplaced_verbs.setdefault("offer-gold", {})[
        PLAY
    ] = ()  # The Girdle belongs to this phase; other items say their own rules.
    kinds = {item.kind for item in items} - {NO_MOMENT}
    points.holds[HAD_OBJ_06] = lambda ruleset, s, seat, words: s.stack[-1][0] not in kinds


class NoteOrder(Work[State]):
    """Remember the turn order before all markers leave it."""

    phase = "offerings"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        changed(self.ruleset, s).offering_order = tuple(dict.fromkeys(s.order))


class ItemsEnd(Work[State]):
    """End what items do for a cycle (HAD-OBJ-07, 18)."""

    phase = "cycle-end"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        part = changed(self.ruleset, s)
        part.barred, part.sheltered, part.offering_order = (0,) * self.ruleset.players, 0, ()


def rests_no_more(ruleset: Ruleset, s: State, seat: Seat) -> None:
    """Ask an eliminated player nothing, and end the shelter."""
    gained(ruleset, s, seat)
    part = changed(ruleset, s)
    part.barred = without_bits(part.barred, seat, part.barred[seat])
    part.sheltered &= ~(1 << seat)


def at_another_moment(ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> Iterator[Reason]:
    """Yield what the rulebook says to an item where no question wants one, or another player is asked."""
    if len(words) > 1 and words[0] in (PLAY, "play") and words[1] in ruleset.names[ITEM]:
        yield from not_now(ruleset, s, seat, words[1])


STEPS: Final[Steps] = {
    NOTE_ORDER: NoteOrder,
    ITEMS_END: ItemsEnd,
}
