"""A record held against what a player has kept of the game: whatever the server exchanges is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from trireme.games import make
from trireme.kit import dice
from trireme.kit.errors import Unreadable
from trireme.kit.record import Match, Record
from trireme.kit.verifying import Kept, draw_again, verify

GAME = make("peloponnes", players=3)
SHARES = (b"\x0a" * 32, b"\x0b" * 32, None)
KEPT = Kept(
    seal=dice.commitment(dice.seed_from(7)),
    given={"A": "0a" * 32},
    shown=f"{'0a' * 32} {'0b' * 32} absent",
    bots=["C"],
)


def played(seed: int = 7, shares: dice.Shares = SHARES, moves: int | None = None) -> Match[Any]:
    """A match played at random: whoever makes it has the seed and may put in any share, so its dice always fit."""
    match = Match(GAME, seed, shares)
    rng = random.Random(seed)
    while (seat := GAME.to_move(match.state)) is not None and (moves is None or match.standing < moves):
        match.step(seat, rng.choice(GAME.legal(match.state)))
    return match


def test_an_honest_game_is_what_was_kept_of_it() -> None:
    KEPT.check(played().record())
    Kept().check(played().record())


CHEATS: dict[str, tuple[Callable[[], Record], str]] = {
    "another seed": (lambda: played(8).record(), "Record seal: it is not the one that was kept, "),
    "a share exchanged": (
        lambda: played(shares=(b"\x0c" * 32, *SHARES[1:])).record(),
        "Record shares: that of A is not the one that was given: it has been exchanged.",
    ),
    "a share left out": (
        lambda: played(shares=(None, *SHARES[1:])).record(),
        "Record shares: that of A was given and is not there: it has been left out.",
    ),
    "all shares left out": (
        lambda: played(shares=()).record(),
        "Record shares: that of A was given and is not there: it has been left out.",
    ),
    "another's share": (
        lambda: played(shares=(SHARES[0], b"\x0d" * 32, None)).record(),
        "Record shares: these are not those that were shown when the game began.",
    ),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_game_that_fits_together_and_is_another(cheat: str) -> None:
    make_record, sentence = CHEATS[cheat]
    record = make_record()
    assert verify(record, make).scores is not None, "nothing in the record itself gives it away"
    with pytest.raises(Unreadable) as caught:
        KEPT.check(record)
    assert str(caught.value).startswith(sentence)


def test_a_share_on_a_bots_seat_is_one_that_somebody_chose() -> None:
    record = played(shares=(SHARES[0], SHARES[1], b"\x0e" * 32)).record()
    with pytest.raises(Unreadable, match="C is a bot, which gives none"):
        Kept(seal=KEPT.seal, given=KEPT.given, bots=["C"]).check(record)


def test_nobody_was_asked_and_nobody_gave_one_are_the_same_dice() -> None:
    Kept(shown="absent absent absent").check(played(shares=(), moves=3).record())


@pytest.mark.parametrize("undone", [False, True])
def test_each_draw_says_which_numbers_give_its_outcome(undone: bool) -> None:
    match = played()
    if undone:  # what was drawn after it is drawn anew
        match.undo_to(20)
        match.step(GAME.to_move(match.state) or 0, GAME.legal(match.state)[0])
    _, draws = draw_again(match)
    assert len(draws) == match.state.drawn
    key = dice.key_of(match.seed, SHARES)
    numbers = [dice.below(key, n, draw.bound) for n, draw in enumerate(draws)]
    assert all(draw.low <= number < draw.high <= draw.bound for draw, number in zip(draws, numbers, strict=True))
    assert any(draw.bound > 1 for draw in draws)
