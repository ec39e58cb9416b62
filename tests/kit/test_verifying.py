"""A record held against what a player has kept of the game: whatever the server exchanges is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from trireme.games import make
from trireme.kit import dice
from trireme.kit.errors import TriremeError, Unreadable
from trireme.kit.records.record import Match, Record, replay
from trireme.kit.records.seal import chain_of, read_chain
from trireme.kit.records.verification import ClientEvidence, draw_again, verify
from trireme.words import Words

GAME = make("peloponnes", players=3)
SHARES = (b"\x0a" * 32, b"\x0b" * 32, None)
KEPT = ClientEvidence(
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
    ClientEvidence().check(played().record())


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
        ClientEvidence(seal=KEPT.seal, given=KEPT.given, bots=["C"]).check(record)


def test_nobody_was_asked_and_nobody_gave_one_are_the_same_dice() -> None:
    ClientEvidence(shown="absent absent absent").check(played(shares=(), moves=3).record())


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


# The moves.


def changed(record: Record) -> tuple[Record, int]:
    """The record with a bid that is one coin lower and can still be played, and its number."""
    for number, line in enumerate(record.lines):
        words = line.split()
        if words[1:2] == ["bid"] and int(words[-1]) > 1:
            lower = record.lines[:]
            lower[number] = " ".join([*words[:-1], str(int(words[-1]) - 1)])
            try:
                replay(Record(record.header, lower), make)
            except TriremeError:
                continue
            return Record(record.header, lower), number + 1
    raise AssertionError("no bid can be lowered")


def sealed_anew(record: Record) -> Record:
    """What a forger makes of changed lines: scores and seal that fit them."""
    return replay(record, make).record()


SEALED = played().record()
CHAIN = read_chain(SEALED.header["chain"])
HEAD = ClientEvidence(head=CHAIN.head)
ALL = ClientEvidence(head=CHAIN.head, links="".join(CHAIN.links))


def fault(check: Callable[[], object]) -> str:
    with pytest.raises(Unreadable) as caught:
        check()
    return str(caught.value)


def test_a_finished_game_seals_its_moves_and_an_unfinished_one_does_not() -> None:
    assert verify(SEALED, make).sealed
    HEAD.check(SEALED)
    ALL.check(SEALED)
    early = played(moves=8).record(opened=True)
    assert early.chain is None
    assert not verify(early, make).sealed


def test_a_bid_that_was_changed_is_found_with_its_move() -> None:
    record, number = changed(SEALED)
    record.header["scores"] = sealed_anew(record).header["scores"]
    found = fault(lambda: verify(record, make))
    assert found.startswith(f"Record move {number}: this is not what was sealed when the game ended")


def test_a_chain_made_anew_is_whole_in_itself_and_another_than_the_one_kept() -> None:
    record, number = changed(SEALED)
    forged = sealed_anew(record)
    assert verify(forged, make).sealed
    assert fault(lambda: HEAD.check(forged)).startswith("Record chain: it does not begin with the one that was kept, ")
    assert fault(lambda: ALL.check(forged)).startswith(f"Record move {number}: this is not what was sealed")


def test_a_seal_that_was_taken_off_is_missed_by_who_kept_it() -> None:
    bare = Record({key: value for key, value in SEALED.header.items() if key != "chain"}, SEALED.lines)
    assert not verify(bare, make).sealed, "as a record from before moves were sealed"
    ClientEvidence().check(bare)
    assert fault(lambda: HEAD.check(bare)).startswith("Record chain: the seal of the moves has been left out")


@pytest.mark.parametrize(
    ("header", "english"),
    [
        ({"options": '{"players":3}'}, "Record chain: the header is not the one that was sealed when the game ended."),
        (
            {"chain": f"{'0' * 64} {''.join(CHAIN.links)}"},
            "Record chain: what was sealed when the game ended has another end",
        ),
        ({"chain": SEALED.header["chain"] + "0123"}, "Record chain: "),
        ({"chain": "hello"}, "Record chain: this is no seal of moves"),
        ({"chain": SEALED.header["chain"][:-1]}, "Record chain: this is no seal of moves"),
    ],
)
def test_a_header_or_a_chain_that_was_changed(header: dict[str, str], english: str) -> None:
    assert fault(lambda: verify(Record({**SEALED.header, **header}, SEALED.lines), make)).startswith(english)


def test_an_unfinished_game_has_no_seal_of_moves() -> None:
    early = played(moves=8).record(opened=True)
    early.header["chain"] = SEALED.header["chain"]
    assert fault(lambda: verify(early, make)).startswith("Record chain: moves are sealed when a game is over")


def test_a_seal_of_moves_whose_scores_were_left_out() -> None:
    bare = Record({key: value for key, value in SEALED.header.items() if key != "scores"}, SEALED.lines)
    with pytest.raises(Unreadable) as caught:
        verify(bare, make)
    assert str(caught.value).startswith("Record scores: they are missing, but the seal of the moves covers them.")
    assert "le sceau des coups les couvre" in Words("fr", "peloponnes").error(caught.value)


def test_draws_are_in_the_chain() -> None:
    """The same lines with other draws behind them have another seal."""
    match = played()
    drawn = [*match.drawn]
    drawn[5] += 1
    right = chain_of(SEALED.header, SEALED.lines, drawn)
    assert fault(lambda: CHAIN.must_be(right)).startswith("Record move 5: ")


def test_lines_that_were_undone_are_sealed_too() -> None:
    match = played(moves=10)
    match.undo_to(7)
    rng = random.Random(1)
    while (seat := GAME.to_move(match.state)) is not None:
        match.step(seat, rng.choice(GAME.legal(match.state)))
    record = match.record()
    assert verify(record, make).sealed
    place = record.lines.index("undo to 7")
    lines = [*record.lines[:place], "undo to 6", *record.lines[place + 1 :]]
    with pytest.raises(TriremeError):
        verify(Record(record.header, lines), make)
