"""What is pending: frames without a step, the check after every effect, phases, and the parts of modules."""

from __future__ import annotations

import pickle
from typing import ClassVar, Self

import pytest

from tests.toy import BIDDING, COINS, Bidding, Draw, State, Toy
from trireme.kit.engine.frames import table_of
from trireme.kit.engine.secrecy import Secrecy, declared
from trireme.kit.engine.state import Frame, ModuleState
from trireme.kit.harness.copies import shared
from trireme.kit.harness.moment import everything


class Deeds(ModuleState):
    secrecy: ClassVar[Secrecy] = declared(open=("done",))
    fields: ClassVar[tuple[str, ...]] = tuple(secrecy)
    __slots__ = fields

    def __init__(self) -> None:
        self.done = [0]

    def clone(self) -> Self:
        other = type(self)()
        other.done = self.done[:]
        return other


def test_a_part_is_copied_compared_and_saved_with_its_state() -> None:
    s = Toy().start(1)
    s.parts = [Deeds()]
    other, saved = s.clone(), pickle.loads(pickle.dumps(s))
    assert other == s == saved
    assert not shared(s, other)
    other.parts[0].done[0] = 1  # type: ignore[attr-defined]  # the test knows which part it is
    assert other != s
    assert everything(other) != everything(s)
    assert "Deeds(done=[1])" in repr(other)


class LoudDraw(Draw):
    def take(self, s: State, frame: Frame, code: int) -> None:
        super().take(s, frame, code)
        s.check_end = True


class Sudden(Toy):
    """The game ends as soon as three cards have been drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = [LoudDraw() if isinstance(step, Draw) else step for step in self.steps]

    def check(self, s: State) -> None:
        if sum(hand.bit_count() for hand in s.hand) >= 3:
            s.stack.clear()


def test_a_check_after_every_effect_can_end_the_game() -> None:
    game = Sudden()
    s = game.start(1)
    assert [hand.bit_count() for hand in s.hand] == [1, 1, 1]
    assert game.asked(s) == []
    assert not s.check_end
    assert game.result(s) is not None


@pytest.mark.parametrize("kind", [7, 99])
def test_a_frame_without_a_step_is_an_error_that_names_it(kind: int) -> None:
    game = Toy()
    game.steps = table_of({**dict(enumerate(game.steps)), 8: Bidding()})
    s = game.start(1)
    s.stack.append((kind, COINS))
    with pytest.raises(LookupError, match=rf"raiders has no step for frame \({kind}, 5\)"):
        game.proceed(s)


class Auction(Bidding):
    phase = "auction"


def test_the_phase_is_that_of_the_topmost_frame_that_has_one() -> None:
    game = Toy()
    game.steps = [Auction() if kind == BIDDING else step for kind, step in enumerate(game.steps)]
    s = game.start(1)
    assert game.phase(s) == ""
    s.stack.append((BIDDING,))
    s.ask(3, 1)
    assert game.phase(s) == "auction"
    s.stack.clear()
    assert game.phase(s) == "over"
