"""Each kind of frame has one number and one step, and its data has names."""

from __future__ import annotations

from random import Random

from trireme.games.archipelago.game import FILES, Archipelago
from trireme.games.archipelago.phases.rounds import PHASE
from trireme.kit.engine.frame_data import FrameData
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.multi_step import MultiStep


def test_no_number_is_given_twice() -> None:
    kinds = [PHASE, *(kind for file in FILES for kind in file.STEPS)]
    assert sorted(kinds) == sorted({*kinds})


def test_frames_carry_named_fields() -> None:
    """Notes of questions in several steps, and the number of the next phase, are the kit's own."""
    game = Archipelago(players=3, length="short", offers=2)
    s, choose = game.start(seed=5), Random(5)
    seen: set[int] = set()
    while codes := game.legal(s):
        for frame in s.stack:
            step = game.steps[frame[0]]
            first = 3 if isinstance(step, Ask) else 1
            if frame[0] != PHASE and not isinstance(step, MultiStep):
                assert len(frame) <= first + 1
                assert all(isinstance(data, FrameData) for data in frame[first:])
                seen.add(frame[0])
        game.play(s, choose.choice(codes))
    assert len(seen) > 20
