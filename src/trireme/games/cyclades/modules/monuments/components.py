"""What `content/monuments.toml` holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trireme.games.cyclades.components import Described
from trireme.kit.content.hashing import Key, Text

if TYPE_CHECKING:
    from trireme.games.cyclades.ruleset import Ruleset


class MonumentData(Described, frozen=True, kw_only=True):
    """A card: the pair of buildings that raises it, and what it does then."""

    buildings: tuple[Key, Key]
    icon: Text = ""
    """Name of its icon on the page; by default its id."""


class MonumentsContent(msgspec.Struct, frozen=True, kw_only=True):
    monument: tuple[MonumentData, ...]


def cards_of(ruleset: Ruleset) -> tuple[MonumentData, ...]:
    """Return the cards in the order of their numbers."""
    own = ruleset.extra["monuments"]
    assert isinstance(own, MonumentsContent)
    return own.monument
