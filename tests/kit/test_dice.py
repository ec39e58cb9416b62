"""The sealed stream: worked out a second time from its definition, word by word."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from trireme.games import make
from trireme.kit import dice
from trireme.kit.errors import BadOption
from trireme.words import Words

SEED = dice.seed_from(1)


def word(key: bytes, n: int) -> int:
    """Draw n by the book: 64-bit word n mod 4 of block n div 4."""
    block = sha256(key + (n // 4).to_bytes(8, "big")).digest()
    return int.from_bytes(block[n % 4 * 8 : n % 4 * 8 + 8], "big")


@pytest.mark.parametrize("given", ["seven", 1.5, True, [1]])
def test_what_is_no_seed(given: object) -> None:
    with pytest.raises(BadOption) as error:
        dice.seed_of(given)
    right = "Give a whole number, 32 bytes, or nothing for a secret one."
    assert str(error.value) == f"Option seed: “{given}” is no seed. {right}"


def test_draw_n_is_a_word_of_a_block_whatever_was_drawn_before() -> None:
    keys = [dice.key_of(dice.seed_from(number)) for number in range(3)]
    rng = Random(1)
    for _ in range(2000):
        key, n, bound = rng.choice(keys), rng.randrange(40), rng.randrange(1, 100)
        assert dice.below(key, n, bound) == word(key, n) % bound


def test_bounds_and_counters_may_be_large() -> None:
    key = dice.key_of(SEED)
    for n in (0, 2**32 - 1, 2**63):
        assert dice.below(key, n, 2**32) == word(key, n) % 2**32
        assert dice.below(key, n, 1) == 0


def test_outcomes_come_by_their_weights() -> None:
    key, codes, weights = dice.key_of(SEED), (7, 8, 9), (1, 2, 3)
    for n in range(200):
        left = word(key, n) % 6
        assert dice.pick(key, n, codes, weights) == (7 if left < 1 else 8 if left < 3 else 9)
    counts = Counter(dice.pick(key, n, codes, weights) for n in range(60_000))
    assert all(abs(counts[code] - 10_000 * weight) < 400 for code, weight in zip(codes, weights, strict=True))


def test_the_key_is_a_hash_of_the_seed_and_of_each_share_with_its_seat_and_length() -> None:
    assert dice.key_of(SEED) == sha256(b"trireme stream 2" + SEED).digest()
    shared = sha256(b"trireme stream 2" + SEED + b"\x00\x02ab" + b"\x02\x01c").digest()
    assert dice.key_of(SEED, [b"ab", None, b"c"]) == shared


def test_every_share_and_its_place_change_the_key() -> None:
    keys = [
        dice.key_of(SEED, shares)
        for shares in ((), (b"a",), (b"aa",), (None, b"a"), (b"a", b"a"), (b"a\x01\x01a",), (b"a", b"\x01a"))
    ]
    assert len(set(keys)) == len(keys)
    assert dice.key_of(SEED, [None, None]) == dice.key_of(SEED), "absent shares add nothing"


def test_a_game_without_shares_is_that_of_its_seed_alone() -> None:
    game = make("peloponnes", players=3)
    assert game.start(5).key == game.start(dice.seed_from(5), shares=[None] * 3).key == dice.key_of(dice.seed_from(5))
    assert game.start(5, shares=[b"x", None, None]).key != game.start(5).key


@pytest.mark.parametrize(
    ("shares", "english", "french"),
    [
        (
            [b"a"],
            "Option shares: 1 do not fit 3 seats. Give one for each seat, or none at all.",
            "Option shares\u202f: il y en a 1 pour 3 places. Donnez-en une par place, ou aucune.",
        ),
        (
            [b"a" * 65, None, None],
            "Option shares: a share has 1 to 64 bytes, and this one has 65.",
            "Option shares\u202f: une contribution a de 1 à 64 octets, et celle-ci en a 65.",
        ),
        (
            [b"", None, None],
            "Option shares: a share has 1 to 64 bytes, and this one has 0.",
            "Option shares\u202f: une contribution a de 1 à 64 octets, et celle-ci en a 0.",
        ),
    ],
)
def test_shares_that_cannot_be_used(shares: list[bytes | None], english: str, french: str) -> None:
    with pytest.raises(BadOption) as caught:
        make("peloponnes", players=3).start(1, shares=shares)
    assert str(caught.value) == english
    assert Words("fr").error(caught.value) == french


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(BadOption) as caught:
        make("peloponnes").start(b"short")
    assert str(caught.value) == "Option seed: a seed has 32 bytes, 64 hexadecimal digits."


def test_games_of_format_1_use_one_block_for_each_draw() -> None:
    key = dice.key_of_format_1(SEED)
    for n in range(9):
        block = sha256(SEED + n.to_bytes(8, "big")).digest()
        assert dice.below(key, n, 1000) == int.from_bytes(block, "big") % 1000
