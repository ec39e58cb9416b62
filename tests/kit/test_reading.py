"""Reading moves: ways to write them, hints, and what the harness finds of a game that reads carelessly."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.toy import BID, SealedBid, State, Toy
from trireme.kit.engine.wordings import fits, missing_from
from trireme.kit.errors import Fault, Unreadable
from trireme.kit.harness import HarnessError
from trireme.kit.harness.move_texts import fuzz_reading
from trireme.kit.moves import is_whole_number, whole_number
from trireme.kit.problems import TOO_MUCH
from trireme.kit.seats import Seat


@pytest.mark.parametrize(
    ("wording", "good", "bad"),
    [
        ("bid 3", ["bid 3"], ["bid", "3", "bid 3 3", "bid 4"]),
        ("[flee|go] naxos", ["naxos", "go naxos", "flee naxos"], ["flee", "go flee naxos", "naxos go"]),
        ("build [port] a|b", ["build a", "build port b"], ["build", "build port", "build a b", "build port port a"]),
    ],
)
def test_every_word_of_a_wording_is_used(wording: str, good: list[str], bad: list[str]) -> None:
    assert all(fits(wording, text.split()) for text in good)
    assert not any(fits(wording, text.split()) for text in bad)


def test_words_that_are_too_much_are_counted() -> None:
    assert missing_from(["put", "a"], ["put", "a", "a", "now"]) == ["a", "now"]


@pytest.mark.parametrize("number", ["²", "٣", "-1", "2.5", "9" * 5000])
def test_a_number_is_written_in_plain_digits(number: str) -> None:
    """Python takes more for digits than it can read as a number."""
    assert not is_whole_number(number)
    with pytest.raises(Unreadable, match=r"is not a whole number\. Write it in digits, such as 4\."):
        whole_number(number)


class Careless(SealedBid):
    """Takes the last number that it finds, whatever else is written."""

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return super().read(s, seat, [words[0], words[-1]])


class Permissive(Careless):
    def says(self, s: State, seat: Seat, run: Sequence[int], words: list[str]) -> bool:
        return True


class Either(SealedBid):
    """A bid may be written without its number."""

    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [self.legal(s, seat)[0]] if words == ["bid"] else super().read(s, seat, words)

    def wordings(self, s: State, seat: Seat, run: Sequence[int]) -> tuple[str, ...]:
        return ("bid",)


class Failing(SealedBid):
    def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
        return [self.codes[" ".join(words)]]


def game_with(bid: type[SealedBid]) -> Toy:
    game = Toy()
    steps = list(game.steps)
    own = steps[BID]
    assert isinstance(own, SealedBid)
    steps[BID] = bid(own.texts)
    game.steps = steps
    return game


def bidding(game: Toy) -> State:
    s = game.start(1)
    assert game.asked(s)
    return s


def test_a_word_that_a_reader_passes_over_does_not_fit() -> None:
    game = game_with(Careless)
    with pytest.raises(Unreadable) as error:
        game.read(bidding(game), 0, "bid whatever I like 2")
    assert str(error.value) == ("Move “bid whatever I like 2”: “whatever I like” does not fit here. Write: bid 2.")


def test_a_move_that_can_mean_two_things_names_both() -> None:
    game = game_with(Either)
    with pytest.raises(Unreadable) as error:
        game.read(bidding(game), 0, "bid")
    assert str(error.value) == "Move “bid”: this can mean “bid 0” or “bid 1”. Write the one that is meant."


def test_a_reader_that_fails_is_a_fault_of_the_game_and_changes_nothing() -> None:
    game = game_with(Failing)
    s = bidding(game)
    with pytest.raises(Fault) as error:
        game.apply(s, 0, "bid much")
    assert str(error.value) == (
        "Move “bid much”: the program failed over it (KeyError: 'bid much'). That is a fault of the program."
    )
    assert isinstance(error.value.__cause__, KeyError)
    game.apply(s, 0, "bid 1")


@pytest.mark.parametrize(
    ("bid", "found"),
    [(Permissive, "a word is passed over"), (Failing, r"breaks the reading of moves with KeyError")],
)
def test_the_harness_finds_careless_readers(bid: type[SealedBid], found: str) -> None:
    assert fuzz_reading(game_with(SealedBid), 1, 60) >= 60
    with pytest.raises(HarnessError, match=found):
        fuzz_reading(game_with(bid), 1, 2000)


def test_the_harness_finds_hints_that_cannot_be_played() -> None:
    class Boastful(SealedBid):
        def read(self, s: State, seat: Seat, words: list[str]) -> list[int]:
            try:
                return super().read(s, seat, words)
            except Unreadable as error:
                raise Unreadable("move", "", TOO_MUCH, right="bid 1000") from error

    with pytest.raises(HarnessError, match="its hint 'bid 1000' cannot be played"):
        fuzz_reading(game_with(Boastful), 1, 2000)
