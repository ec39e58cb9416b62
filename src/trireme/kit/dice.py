"""The sealed random stream: draw n is 64-bit word n mod 4 of block n div 4, and block b is SHA-256(key || b).

A number says which draw it is, so the stream costs nothing to copy (a key and a counter), cannot be predicted from its
outputs, and can be checked by anyone, draw by draw, once the seed is opened.

The key is a hash of the server's seed and of a share of each player. The seal of the seed, SHA-256(seed), is published
before any share is given, and the shares close before the first draw: neither side can choose the dice alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes
from struct import Struct
from typing import Final

from trireme.kit.errors import BadOption, shown
from trireme.kit.problems import NO_SEED, NOT_SEED, SHARE_LENGTH

SEED_BYTES: Final = 32
MOST_SHARE_BYTES: Final = 64
KEY_BYTES: Final = 32
DOMAIN: Final = b"trireme stream 2"
_WORDS: Final = Struct(">4Q")

Shares = Sequence[bytes | None]
"""The shares that players give, one for each seat: None for an absent player, empty where none are asked for."""


def fresh_seed() -> bytes:
    return token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """Return the seed of a small number, for tests and research. It gives the same games on every machine."""
    return sha256(b"trireme seed " + str(number).encode()).digest()


def seed_of(given: object) -> bytes:
    """Return a seed that is given as itself, as a number, or not at all: then it is a fresh one."""
    if given is None:
        return fresh_seed()
    if isinstance(given, bytes):
        return given
    if not isinstance(given, int) or isinstance(given, bool):
        raise BadOption("seed", NO_SEED, given=shown(given))
    return seed_from(given)


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def key_of(seed: bytes, shares: Shares = ()) -> bytes:
    """SHA-256 of the domain, the seed, and for each share that is not absent its seat, its length and itself."""
    if len(seed) != SEED_BYTES:
        raise BadOption("seed", NOT_SEED)
    parts = [DOMAIN, seed]
    for seat, share in enumerate(shares):
        if share is not None:
            if not 1 <= len(share) <= MOST_SHARE_BYTES:
                raise BadOption("shares", SHARE_LENGTH, given=len(share), most=MOST_SHARE_BYTES)
            parts += [bytes((seat, len(share))), share]
    return sha256(b"".join(parts)).digest()


def key_of_format_1(seed: bytes) -> bytes:
    """Return the key of games begun in format 1: the seed, and a byte more by which the stream is known."""
    return seed + b"\1"


_last: tuple[bytes, int, tuple[int, ...]] = (b"", -1, ())
"""The block drawn from last, with its key and number: three draws of four need no hash. Nothing depends on it."""


def below(key: bytes, n: int, bound: int) -> int:
    """Draw n as a number from 0 to bound - 1: the word modulo the bound.

    No outcome's chance is off by more than 2**-64. For bounds up to 2**32 that is less than a part in 2**32 of it; a
    die's faces are off by less than a part in 2**61.
    """
    global _last
    block = n >> 2
    last_key, last_block, words = _last
    if block != last_block or key != last_key:
        if len(key) > KEY_BYTES:
            return _below_in_format_1(key, n, bound)
        words = _WORDS.unpack(sha256(key + block.to_bytes(8, "big")).digest())
        _last = (key, block, words)
    return words[n & 3] % bound


def _below_in_format_1(key: bytes, n: int, bound: int) -> int:
    """One block for each draw, SHA-256(seed || n), all 256 bits of it modulo the bound."""
    block = sha256(key[:SEED_BYTES] + n.to_bytes(8, "big")).digest()
    return int.from_bytes(block, "big") % bound


def pick(key: bytes, n: int, codes: Sequence[int], weights: Sequence[int]) -> int:
    """One of some outcomes by weight: the first whose weight, added to those before, exceeds the draw."""
    left = below(key, n, sum(weights))
    for code, weight in zip(codes, weights, strict=True):
        left -= weight
        if left < 0:
            return code
    raise ValueError("no outcome has a weight")
