"""Market and Agora in every combination: who beats whom, on the first bid and on a moved one."""

from fractions import Fraction

import pytest

from trireme.games.peloponnes.game import Peloponnes
from trireme.games.peloponnes.state import State

GAME = Peloponnes(players=3)
OWNED: dict[str, list[str]] = {"neither": [], "market": ["market"], "agora": ["agora"], "both": ["market", "agora"]}
PAIRS = [(a, b) for a in OWNED for b in OWNED if not set(OWNED[a]) & set(OWNED[b])]
COINS = range(2, 8)


def worth(coins: int, owned: str) -> Fraction:
    return coins + Fraction(len(OWNED[owned]), 2)


def table(attacker: str, defender: str) -> State:
    """A defends, B attacks, C is only needed to drive B from another tile."""
    players = {
        "A": {"coins": 20, "buildings": OWNED[defender]},
        "B": {"coins": 20, "buildings": OWNED[attacker]},
        "C": {"coins": 20},
    }
    display = {"normal": ["terrain_a07", "bridge", "street"]}
    return GAME.position({"at": "bid", "order": ["A", "B", "C"], "display": display, "players": players})


@pytest.mark.rules("PEL-BID-09", "PEL-BLD-06", "PEL-BLD-07", "PEL-BLD-08", "PEL-BLD-11")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
@pytest.mark.parametrize("held", COINS)
def test_a_bid_wins_if_it_is_worth_more(attacker: str, defender: str, held: int) -> None:
    s = table(attacker, defender)
    GAME.apply(s, 0, f"bid terrain_a07 {held}")
    for coins in COINS:
        wins = worth(coins, attacker) > worth(held, defender)
        assert (GAME.why_not(s, 1, f"bid terrain_a07 {coins}") == []) == wins


@pytest.mark.rules("PEL-DSP-06", "PEL-BLD-06", "PEL-BLD-11")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
@pytest.mark.parametrize("held", COINS)
def test_a_moved_bid_wins_if_it_is_worth_more(attacker: str, defender: str, held: int) -> None:
    for coins in COINS:
        s = table(attacker, defender)
        GAME.apply(s, 0, f"bid terrain_a07 {held}")
        GAME.apply(s, 1, f"bid bridge {coins}")
        GAME.apply(s, 2, "bid bridge 20")
        wins = worth(coins, attacker) > worth(held, defender)
        assert (GAME.why_not(s, 1, "move terrain_a07") == []) == wins
