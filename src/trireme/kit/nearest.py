"""Find what was probably meant by a name that does not exist."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from trireme.kit.errors import Text, Unreadable, shown
from trireme.kit.problems import NEAREST, UNKNOWN


def nearest(given: str, known: Iterable[str]) -> str:
    """Return the name that is most like the one given, or an empty text."""
    names = {name.lower(): name for name in known}
    found = get_close_matches(given.lower(), names, n=1, cutoff=0.5)
    return names[found[0]] if found else ""


def no_such(text: Text, where: str, given: object, known: Iterable[str], folder: str = "") -> Unreadable:
    """That a name is unknown, with the nearest one that there is, or all of them; `folder` stands before each."""
    names = [name for name in known if name]
    near = nearest(str(given), names)
    if near:
        return Unreadable(text, where, NEAREST, given=shown(given), nearest=f"{folder}{near}")
    return Unreadable(text, where, UNKNOWN, given=shown(given), known=", ".join(names))
