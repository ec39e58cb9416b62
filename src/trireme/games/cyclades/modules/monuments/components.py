"""What `content/monuments.toml` holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trireme.games.cyclades.components import Named
from trireme.kit.content.hashing import Key

if TYPE_CHECKING:
    from trireme.games.cyclades.ruleset import Ruleset


class Monument(Named, frozen=True, kw_only=True):
    """A card: the pair of buildings that raises it, and what it does then."""

    buildings: tuple[Key, Key]


class MonumentsContent(msgspec.Struct, frozen=True, kw_only=True):
    monument: tuple[Monument, ...]


def cards_of(ruleset: Ruleset) -> tuple[Monument, ...]:
    """The ten cards; a Monument is known by its place among them."""
    own = ruleset.extra["monuments"]
    assert isinstance(own, MonumentsContent)
    return own.monument
