"""The sealed random stream: block n is SHA-256(seed || n).

It costs nothing to copy (a seed and a counter), cannot be predicted from its outputs, and can be checked by anyone once
the seed is opened. The commitment, published before the game, is SHA-256(seed).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Final

SEED_BYTES: Final = 32


def fresh_seed() -> bytes:
    return token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed from a small number, for tests and research; the same number gives the same games on every machine."""
    return sha256(b"trireme seed " + str(number).encode()).digest()


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def below(seed: bytes, counter: int, bound: int) -> int:
    """A number from 0 to bound - 1. The block has 256 bits, so the bias is below 2**-240."""
    block = sha256(seed + counter.to_bytes(8, "big")).digest()
    return int.from_bytes(block, "big") % bound


def pick(seed: bytes, counter: int, codes: Sequence[int], weights: Sequence[int]) -> int:
    """One of some outcomes by weight."""
    left = below(seed, counter, sum(weights))
    for code, weight in zip(codes, weights, strict=True):
        left -= weight
        if left < 0:
            return code
    raise ValueError("no outcome has a weight")
