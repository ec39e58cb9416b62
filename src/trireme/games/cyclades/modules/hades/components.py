"""What the content of Hadès holds besides gods, creatures and buildings: a table or a list for each thing.

Everything is there whichever pieces are in play; a piece uses its own.
"""

from __future__ import annotations

import msgspec


class HadesContent(msgspec.Struct, frozen=True, kw_only=True):
    """The files of `content` together."""
