"""The options of a table of Archipelago, checked before a game is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from trireme.games.archipelago.problems import FEW_PLAYERS, VARIANTS_EXCLUDE
from trireme.kit.errors import BadOption
from trireme.kit.options import Option, check_names, named_seats, seat_names, unusual, whole, within, word, words
from trireme.kit.problems import RANGE

LEAST: Final = 2
MOST: Final = 5
USUAL: Final = 4
OFFERS: Final = 24
MOST_OFFERS: Final = 99
LENGTHS: Final = ("short", "medium", "long")

EXCLUDES: Final[dict[str, tuple[str, ...]]] = {
    "second-edition": (),
    "desert-start": (),
    "open-objectives": ("two-trends", "objective-choice", "chosen-trend", "benefactor-plus"),
    "two-trends": ("open-objectives", "benefactor-plus"),
    "objective-choice": ("open-objectives",),
    "chosen-trend": ("open-objectives", "benefactor-plus"),
    "benefactor-plus": ("open-objectives", "two-trends", "chosen-trend"),
}
"""The variants, and those that each excludes (ARC-VAR-14). A test compares them with the components."""
THREE_OR_MORE: Final = "objective-choice"

CHOICES = (
    Option(name="players", usual=USUAL, low=LEAST, high=MOST),
    Option(name="length", usual="medium", values=LENGTHS),
    Option(name="offers", usual=OFFERS, low=0, high=MOST_OFFERS),
    Option(name="variants", usual="", values=tuple(EXCLUDES), several=True),
    Option(name="chance", usual="sealed", values=("sealed", "explicit")),
)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    seats: tuple[str, ...]
    length: str = "medium"
    offers: int = OFFERS
    """Offers that each player may make in a round; with 0 there are no talks."""
    variants: tuple[str, ...] = ()
    chance: Literal["sealed", "explicit"] = "sealed"

    def as_table(self) -> dict[str, object]:
        """Return what a record's header names: options that differ from the usual, and the number of players."""
        return {"players": self.players} | unusual(self, ("length", "offers", "variants", "chance"))


def read_options(raw: Mapping[str, object], given: object) -> Options:
    check_names(raw, CHOICES)
    seats = named_seats(given)
    players = whole(raw, "players", len(seats) if seats else USUAL)
    if not LEAST <= players <= MOST:
        raise BadOption("players", RANGE, given=players, low=LEAST, high=MOST)  # ARC-CMP-01
    chosen = words(raw, "variants", tuple(EXCLUDES), '["second-edition", "two-trends"]')
    variants = tuple(variant for variant in EXCLUDES if variant in chosen)
    for variant in variants:
        for other in variants:
            if other in EXCLUDES[variant]:
                raise BadOption("variants", VARIANTS_EXCLUDE, given=variant, other=other)
    if THREE_OR_MORE in variants and players < 3:
        raise BadOption("variants", FEW_PLAYERS, given=THREE_OR_MORE, least=3)
    return Options(
        players=players,
        seats=seat_names(seats, players),
        length=word(raw, CHOICES[1]),
        offers=within(raw, "offers", OFFERS, 0, MOST_OFFERS),
        variants=variants,
        chance="explicit" if word(raw, CHOICES[4]) == "explicit" else "sealed",
    )
