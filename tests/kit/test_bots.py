"""What the harness asks of bots, and that it finds a bot of each kind that does not keep to it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.toy import AMOUNT, State, Toy
from tests.toy_market import GOOD, LOADED, Market
from trireme.kit.engine.state import BaseState
from trireme.kit.game import Game
from trireme.kit.harness import HarnessError, check_bots
from trireme.kit.harness.bots import HarnessPlayer


class Chance:
    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        return rng.choice(game.legal(state, seat))


class Spender(Chance):
    """Bids three coins, whether it has them or not."""

    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        code = super().choose(game, state, seat, rng)
        return AMOUNT + 3 if code > AMOUNT else code


class Stubborn(Chance):
    """Loads figs once more, whatever it has loaded since."""

    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        return GOOD if LOADED in game.legal(state, seat) else super().choose(game, state, seat, rng)


class Thief(Chance):
    def choose(self, game: Game[Any], state: Any, seat: int, rng: Random) -> int:
        state.coins[seat] += 1
        return AMOUNT if AMOUNT in game.legal(state, seat) else 0


class Lost(Chance):
    def choose(self, game: Game[Any], state: BaseState, seat: int, rng: Random) -> int:
        return max(code for code in game.legal(state, seat) if code >= AMOUNT)


class Peeker(Chance):
    """Answers by the hands of the others."""

    def choose(self, game: Game[Any], state: Any, seat: int, rng: Random) -> int:
        legal = game.legal(state, seat)
        hands = sum(int(hand) for owner, hand in enumerate(state.hand) if owner != seat)
        return legal[hands % len(legal)]


class Leaking(Toy):
    """Leaves the others' hands as they are where a bot is to think."""

    screened = frozenset()

    def resample(self, s: State, seat: int | None, rng: Random) -> State:
        other = s.clone()
        other.key = rng.randbytes(len(s.key))
        return other

    def scramble(self, s: State, seat: int | None, rng: Random) -> State:
        return super().resample(s, seat, rng)


def complaint(game: Game[Any], bot: HarnessPlayer) -> str:
    for seed in range(12):
        try:
            check_bots(game, [bot], seed)
        except HarnessError as error:
            return str(error)
    return ""


@pytest.mark.parametrize("game", [Toy(), Toy(chance="explicit"), Market()], ids=["sealed", "explicit", "market"])
def test_a_bot_that_answers_legally_passes(game: Game[Any]) -> None:
    assert complaint(game, Chance()) == ""


def test_a_bot_that_looks_where_nothing_can_be_seen_passes() -> None:
    """The hands of others that it is shown are made up."""
    assert complaint(Toy(), Peeker()) == ""


@pytest.mark.parametrize(
    ("game", "bot", "says"),
    [
        (Toy(), Spender(), r"Spender, asked for . in a (resample|scramble)d state, answers 103 to SealedBid"),
        (Market(), Stubborn(), r"Stubborn, .* answers \d+ to Load, which is not among its legal answers"),
        (Toy(), Thief(), r"Thief, .* changes what it was given: coins\[\d\]"),
        (Toy(), Lost(), r"Lost, .* ends in ValueError"),
        (Leaking(), Peeker(), r"Peeker, .* answers \d+, but \d+ where only what it cannot have seen is different"),
    ],
)  # fmt: skip
def test_a_bot_that_does_not_is_found(game: Game[Any], bot: HarnessPlayer, says: str) -> None:
    found = complaint(game, bot)
    assert re.search(says, found), found
    assert re.match(r"(raiders|bazaar) \(.*\), seed \d+, decision \d+: ", found)


def test_it_plays_from_a_position_on() -> None:
    game = Toy()
    start = game.positions.stand({"at": "bid", "round": 3, "coins": [0, 0, 0]})
    game.proceed(start)
    before = start.clone()
    check_bots(game, [Chance()], 0, start, decisions=2)
    assert start.on_table() == before.on_table()
    with pytest.raises(HarnessError, match="Spender"):
        check_bots(game, [Spender()], 0, game.position({"at": "bid", "coins": [1, 1, 1]}), decisions=1)
