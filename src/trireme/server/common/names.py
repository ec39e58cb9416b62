"""Names of players: nothing in them is invisible, and no two at a table look alike.

Names are compared by the skeletons of Unicode Technical Standard 39, after case, width and accents are folded.
`confusables.json` has the table; `tools/make_confusables.py` makes it from Unicode's own files.
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
"""On one letter, in names and in talk. More of them run into the lines above and below."""
MOST_MARKS: Final = 5
"""Of all kinds in a row: a letter of a real Burmese, Khmer or Tibetan name has up to five, most of them no accents."""
BLANK: Final = [
    *(0x2800, 0xFFFC, 0x13441, 0x13442, 0x16FE4, 0x1D159),  # blank Braille, no object, hieroglyph, filler, note head
    *(0x1107F, 0x13440, 0x1BC9D),  # they only join numbers, turn a hieroglyph, thicken a letter of shorthand
    *(*range(0x1DA9B, 0x1DAA0), *range(0x1DAA1, 0x1DAB0)),  # they only fill or turn a sign of SignWriting
]
"""Letters that show nothing by themselves, though Unicode neither calls them ignorable nor puts them among controls,
formats and spaces. A database of Unicode has no property for this: they are found by their names and pictures."""
SELECTORS: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""They choose how an emoji is drawn. Keyboards add them unasked, so names lose them without a word."""
MOST_DRAWN: Final = 3 * NAME_LENGTH
"""Letters of a name, taken apart: one ligature can be eighteen letters."""
OURS: Final = {ord("w"): "vv"}
"""What Unicode does not say: it has m for rn, and no w for vv."""


class LookalikeTable(NamedTuple):
    """What Unicode says of letters."""

    prototypes: dict[int, str]
    """What each letter looks like, by its code point."""
    ignorable: frozenset[int]
    """Code points of letters that are not shown."""


class LookalikeFile(msgspec.Struct):
    ignorable: list[tuple[int, int]]
    prototypes: dict[str, str]


@cache
def unicode_table() -> LookalikeTable:
    """Read the table when the first name needs it."""
    body = files("trireme.server.common").joinpath("confusables.json").read_bytes()
    file = msgspec.json.decode(body, type=LookalikeFile)
    prototypes = {ord(letter): target for target, letters in file.prototypes.items() for letter in letters}
    shown_never = chain.from_iterable(range(low, high + 1) for low, high in file.ignorable)
    return LookalikeTable(prototypes, frozenset([*shown_never, *BLANK]))


def is_invisible(letter: str) -> bool:
    """Whether nobody sees this letter, or this version of Unicode does not know it."""
    return not letter.isprintable() or ord(letter) in unicode_table().ignorable


def tidy(text: str) -> str:
    """A text without what cannot be seen."""
    shown = (letter for letter in text if not is_invisible(letter) or ord(letter) in SELECTORS)
    return " ".join("".join(shown).split())


def check_marks(text: str) -> None:
    """Refuse a text in which a letter bears too many combining marks."""
    composed = unicodedata.normalize("NFC", text)
    for marks, run in groupby(composed, is_mark):
        bears = [*run] if marks else []
        for limit, borne in ((MOST_ACCENTS, sum(map(is_accent, bears))), (MOST_MARKS, len(bears))):
            if borne > limit:
                raise TableError(TOO_MANY_MARKS, status=400, limit=limit)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def is_accent(mark: str) -> bool:
    """Whether a mark stands above, below or around its letter. Vowel signs and letters below others are no accents."""
    return unicodedata.combining(mark) != 0 or unicodedata.category(mark) == "Me"


def checked_name(name: str) -> str:
    """A name as others see it; empty if there is none. A name with something invisible in it is refused."""
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
    """Whether a letter shows something by itself."""
    return unicodedata.category(letter)[0] not in "MZ"


def kept_name(name: str) -> str:
    """A name that a browser has had; empty if nobody can have it any more."""
    try:
        return checked_name(name)
    except TableError:
        return ""


class Looks(NamedTuple):
    """What a name is compared by; names with one of these in common look alike."""

    folded: str
    """Without case, as it looks: `ilya` for Ilya."""
    drawn: str
    """As it looks, then without case: `llya` for Ilya, whose I could be an l."""


def looks_of(name: str) -> Looks:
    return Looks(skeleton(unicodedata.normalize("NFKC", name).casefold()), skeleton(name))


def skeleton(text: str) -> str:
    """The skeleton of UTS 39 without accents and spaces, folded and drawn once more, because `0` looks like `O`."""
    for _ in range(2):
        text = drawn(drawn(text)).casefold()
    return text.translate(OURS).replace(" ", "")


def drawn(text: str) -> str:
    """What the letters look like, without accents. Vowel signs of Indic scripts are no accents."""
    table = unicode_table()
    plain = unicodedata.normalize("NFKD", text)
    shown = (each for each in plain if not unicodedata.combining(each) and ord(each) not in table.ignorable)
    return unicodedata.normalize("NFKD", "".join(shown).translate(table.prototypes))


def look_alike(one: Looks, other: Looks) -> bool:
    return one.folded == other.folded or one.drawn == other.drawn


def like(name: str, taken: Iterable[str]) -> str:
    """The first of the taken names that this one cannot be told from; empty if there is none."""
    looks = looks_of(name)
    return next((each for each in taken if each and look_alike(looks, looks_of(each))), "")


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or with a number if somebody at the table has it, or one that looks like it: Ann 2."""
    numbered = (f"{name[: NAME_LENGTH - 4].rstrip()} {number}" for number in count(2))
    return name if not like(name, taken) else next(each for each in numbered if not like(each, taken))


def must_differ(name: str, taken: Collection[str]) -> None:
    """Refuse no name, and one that cannot be told from another at the table."""
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
    """The same for Zoe, ZOE and Zoé."""
    plain = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()
