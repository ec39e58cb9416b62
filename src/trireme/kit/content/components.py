"""The base classes of the components of all games: an entry of a content file, its names, what is said of the box."""

from __future__ import annotations

from typing import Literal

import msgspec

from trireme.kit.content.hashing import Key, Provenance, Text


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a content file, or a table of figures."""

    provenance: Provenance


class Named(Entry, frozen=True, kw_only=True):
    """An entry with an id, and with names that people see."""

    id: Key
    name_en: str
    name_fr: str
    article_en: Literal["the", ""] = ""
    article_fr: Literal["le", "la", "l\u2019", "les", ""] = ""


class Meta(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a content file says of its box. Nothing of it is mechanical."""

    designer: Text
    publisher: Text
    year: int
    players_min: int
    players_max: int
