"""Creatures and Heroes, and favours, each alone: every promise that the harness asks for."""

from __future__ import annotations

import pytest

from tests.games.cyclades.hades.tables import CYCLES, check_table


@pytest.mark.parametrize("players", CYCLES)
@pytest.mark.parametrize("piece", ["hades.heroes", "hades.favours"])
def test_each_passes_alone(piece: str, players: int) -> None:
    check_table(players, [piece])
