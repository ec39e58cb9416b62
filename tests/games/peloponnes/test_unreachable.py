"""Rules that only a position shows which no game can reach."""

from __future__ import annotations

import pytest

from trireme.games import make


@pytest.mark.rules("PEL-BID-05")
def test_the_minimum_holds_on_a_taken_tile_too() -> None:
    """The bid there is below the minimum, and beating it is not enough."""
    game = make("peloponnes", players=3)
    s = game.position({"at": "bid", "display": {"normal": ["market", "street", "port"]}, "bids": {"market": "A 1"}})
    assert game.asked(s) == [1]
    assert game.why_not(s, 1, "bid market 3") == []
    assert "PEL-BID-05" in [reason.rule.id for reason in game.why_not(s, 1, "bid market 2")]
