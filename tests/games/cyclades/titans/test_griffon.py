"""The Griffon in teams: whoever sees the purse of the thief or of the victim learns how much was taken."""

import pytest

from tests.games.cyclades.titans.tables import TEAMS
from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades


@pytest.mark.rules("TIT-TEA-12", "CYC-INF-08")
def test_partners_learn_what_their_purses_show() -> None:
    """A robs B: their partners are D and E."""
    game = Cyclades(players=6, modules=TEAMS)
    s = game.position(
        {
            "at": "actions",
            "gods": ["zeus"],
            "offerings": {"zeus": "A 1"},
            "turn": {"god": "zeus"},
            "track": ["", "", "griffon"],
            "players": {"A": {"gold": 4}, "B": {"gold": 9}},
        }
    )
    s.journal = []
    game.apply(s, 0, "call griffon")
    game.apply(s, 0, "griffon B")
    theft = next(event for event in s.journal if isinstance(event, events.GoldStolen))
    assert [seat for seat in (None, *range(6)) if theft.seen_by(seat) == theft] == [0, 1, 3, 4]
