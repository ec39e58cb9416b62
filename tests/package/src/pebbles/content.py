"""The components: what the TOML files under `content` hold."""

from __future__ import annotations

from typing import Literal

import msgspec

from trireme.kit.content.hashing import Key, Provenance


class Heap(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A heap of pebbles: its names, and how many pebbles it begins with."""

    id: Key
    name_en: str
    name_fr: str
    article_en: Literal["the", ""]
    article_fr: Literal["le", "la", "l\u2019", "les", ""]
    size: int
    provenance: Provenance


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures of the rules."""

    most: int


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """All components of a game of Pebbles."""

    rules: Figures
    heap: tuple[Heap, ...]
