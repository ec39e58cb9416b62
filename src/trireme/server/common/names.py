"""Names of players: no invisible characters, and no two names at a table that look alike.

Names are compared by the skeletons of Unicode Technical Standard 39, after case, width and accents are folded. The
table is `confusables.json`, which `tools/make_confusables.py` makes from Unicode's files.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files
from itertools import chain, count, groupby
from typing import Final, NamedTuple

import msgspec

from trireme.server.common.problems import NAME_ALIKE, NAME_INVISIBLE, NAME_TAKEN, NO_NAME, TOO_MANY_MARKS, TableError

NAME_LENGTH: Final = 40
"""The most characters in a name."""
MOST_ACCENTS: Final = 2
"""Most accents on one letter, in names and chat. More would run into the lines above and below."""
MOST_MARKS: Final = 5
"""Most combining marks in a row. A real Burmese, Khmer or Tibetan letter has up to five, mostly no accents."""
BLANK: Final = [
    *(
        0x2800,
        0xFFFC,
        0x13441,
        0x13442,
        0x16FE4,
        0x1D159,
    ),  # Blank Braille, object replacement, blank hieroglyphs and fillers, a null note head.
    *(0x1107F, 0x13440, 0x1BC9D),  # Joiners of numbers, rotations of hieroglyphs, shorthand thickness.
    *(*range(0x1DA9B, 0x1DAA0), *range(0x1DAA1, 0x1DAB0)),  # Fills and rotations of SignWriting.
]
"""Characters that show nothing although Unicode counts them neither as ignorable nor as controls, formats or spaces.
Unicode has no property for them; they were found by their names and glyphs."""
SELECTORS: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Variation selectors of emoji. Keyboards add them unasked, so they are dropped silently."""
MOST_DRAWN: Final = 3 * NAME_LENGTH
"""Most characters of a decomposed name. One ligature can become eighteen letters."""
OURS: Final = {ord("w"): "vv"}
"""Lookalikes missing from Unicode's table: it has m for rn but not w for vv."""


class LookalikeTable(NamedTuple):
    """Unicode's table of lookalike characters."""

    prototypes: dict[int, str]
    """The prototype of each character, by code point."""
    ignorable: frozenset[int]
    """Code points of characters that are not shown."""


class LookalikeFile(msgspec.Struct):
    ignorable: list[tuple[int, int]]
    prototypes: dict[str, str]


@cache
def unicode_table() -> LookalikeTable:
    """Return the table, read when the first name needs it."""
    body = files("trireme.server.common").joinpath("confusables.json").read_bytes()
    file = msgspec.json.decode(body, type=LookalikeFile)
    prototypes = {ord(letter): target for target, letters in file.prototypes.items() for letter in letters}
    shown_never = chain.from_iterable(range(low, high + 1) for low, high in file.ignorable)
    return LookalikeTable(prototypes, frozenset([*shown_never, *BLANK]))


def is_invisible(letter: str) -> bool:
    """Return whether a character is invisible or unknown to this version of Unicode."""
    return not letter.isprintable() or ord(letter) in unicode_table().ignorable


def tidy(text: str) -> str:
    """Return a text without invisible characters."""
    shown = (letter for letter in text if not is_invisible(letter) or ord(letter) in SELECTORS)
    return " ".join("".join(shown).split())


def check_marks(text: str) -> None:
    """Raise if a letter of a text has too many combining marks."""
    composed = unicodedata.normalize("NFC", text)
    for marks, run in groupby(composed, is_mark):
        bears = [*run] if marks else []
        for limit, borne in ((MOST_ACCENTS, sum(map(is_accent, bears))), (MOST_MARKS, len(bears))):
            if borne > limit:
                raise TableError(TOO_MANY_MARKS, status=400, limit=limit)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def is_accent(mark: str) -> bool:
    """Return whether a mark is an accent. Vowel signs and subscript letters are not."""
    return unicodedata.combining(mark) != 0 or unicodedata.category(mark) == "Me"


def checked_name(name: str) -> str:
    """Return a name as others see it, perhaps empty. Raise if it has an invisible character."""
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in name.translate(SELECTORS))
    stripped = spaced.strip()
    for letter in stripped:
        if is_invisible(letter):
            raise TableError(NAME_INVISIBLE, status=400, letter=f"U+{ord(letter):04X}")
    check_marks(stripped)
    composed = unicodedata.normalize("NFC", " ".join(stripped.split()))[:NAME_LENGTH]
    while len(unicodedata.normalize("NFKD", composed)) > MOST_DRAWN:
        composed = composed[:-1]
    return composed.rstrip() if any(map(is_base, composed)) else ""


def is_base(letter: str) -> bool:
    """Return whether a character is visible by itself."""
    return unicodedata.category(letter)[0] not in "MZ"


def kept_name(name: str) -> str:
    """Return a stored name, or an empty one if it is no longer allowed."""
    try:
        return checked_name(name)
    except TableError:
        return ""


class Looks(NamedTuple):
    """The forms by which a name is compared; names that share one look alike."""

    folded: str
    """The skeleton of the folded name: `ilya` for Ilya."""
    drawn: str
    """The folded skeleton: `llya` for Ilya, whose I could be an l."""


def looks_of(name: str) -> Looks:
    return Looks(skeleton(unicodedata.normalize("NFKC", name).casefold()), skeleton(name))


def skeleton(text: str) -> str:
    """Return the UTS 39 skeleton without accents and spaces, folded and mapped again, because `0` looks like `O`."""
    for _ in range(2):
        text = drawn(drawn(text)).casefold()
    return text.translate(OURS).replace(" ", "")


def drawn(text: str) -> str:
    """Return the prototypes of the letters, without accents. Vowel signs of Indic scripts are kept."""
    table = unicode_table()
    plain = unicodedata.normalize("NFKD", text)
    shown = (each for each in plain if not unicodedata.combining(each) and ord(each) not in table.ignorable)
    return unicodedata.normalize("NFKD", "".join(shown).translate(table.prototypes))


def look_alike(one: Looks, other: Looks) -> bool:
    return one.folded == other.folded or one.drawn == other.drawn


def like(name: str, taken: Iterable[str]) -> str:
    """Return the first taken name that looks like this one, or an empty text."""
    looks = looks_of(name)
    return next((each for each in taken if each and look_alike(looks, looks_of(each))), "")


def free_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if another at the table looks like it: Ann 2."""
    numbered = (f"{name[: NAME_LENGTH - 4].rstrip()} {number}" for number in count(2))
    return name if not like(name, taken) else next(each for each in numbered if not like(each, taken))


def must_differ(name: str, taken: Collection[str]) -> None:
    """Raise if a name is empty or looks like another at the table."""
    if not name:
        raise TableError(NO_NAME, status=400)
    other = like(name, taken)
    if not other:
        return
    free = free_name(name, taken)
    if sounds(name) == sounds(other):
        raise TableError(NAME_TAKEN, given=name, free=free)
    raise TableError(NAME_ALIKE, given=name, other=other, free=free)


def sounds(name: str) -> str:
    """Return a form that is the same for Zoe, ZOE and Zoé."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()
