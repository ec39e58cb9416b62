"""What each field of a state is to those who look at it: `resample` keeps to it, and the harness proves it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

OPEN: Final = "open"
"""Known to all. It is the same in all worlds that a viewer cannot tell apart, and `resample` keeps it."""
SCREENED: Final = "screened"
"""It is shown to its owner only, though a perfect memory could count it: `resample` keeps it."""
HIDDEN: Final = "hidden"
"""Some do not know all of it: what `resample` puts there depends on what the seat knows and on the dice alone."""
DERIVED: Final = "derived"
"""It follows from other fields, hidden ones among them, or is kept for speed."""

Secrecy = Mapping[str, str]
"""What each field is, by its name."""


def declared(
    open: Iterable[str] = (), screened: Iterable[str] = (), hidden: Iterable[str] = (), derived: Iterable[str] = ()
) -> dict[str, str]:
    """Return what the fields of a state, or of a part of it, are; in the order of their names."""
    kinds = ((OPEN, open), (SCREENED, screened), (HIDDEN, hidden), (DERIVED, derived))
    return dict(sorted((name, kind) for kind, names in kinds for name in names))


PENDING_SECRECY: Final = declared(
    open=("check_end", "drawn", "parts", "serial", "stack"),
    hidden=("key",),
    derived=("answers", "forced_draws", "journal", "open", "to_move_cache", "windows_shown"),
)
"""What is pending in a state of any game. The parts of modules have tables of their own."""
