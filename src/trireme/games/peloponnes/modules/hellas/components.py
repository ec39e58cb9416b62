"""The printed components that only Hellas has."""

from __future__ import annotations

import msgspec

from trireme.kit.content.components import Entry
from trireme.kit.content.hashing import OfModule


class SoloTarget(Entry, frozen=True, kw_only=True):
    expansion: OfModule
    level: int
    target: int


class HellasContent(msgspec.Struct, frozen=True, kw_only=True):
    solo_target: tuple[SoloTarget, ...]
