"""Names inside sentences: articles, elision and contractions, from one table per language.

A sentence never writes an article in front of a name. It asks for a form of the argument: `$tile` is the bare name
(Agora), `$tile_the` has the article (l’Agora, le Marché, les Champs, Sparte), `$tile_The` begins a sentence,
`$tile_of` and `$tile_to` have the preposition (de l’Agora, du Marché, des Champs, de Sparte, d’Argos; à l’Agora, au
Marché, aux Champs, à Sparte). The page does the same with the same tables.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

# Article: what stands before the name in the forms "the", "of" and "to".
BEFORE: Final[Mapping[str, Mapping[str, tuple[str, str, str]]]] = {
    "en": {
        "the": ("the ", "of the ", "to the "),
        "": ("", "of ", "to "),
    },
    "fr": {
        "le": ("le ", "du ", "au "),
        "la": ("la ", "de la ", "à la "),
        "l’": ("l’", "de l’", "à l’"),
        "les": ("les ", "des ", "aux "),
        "": ("", "de ", "à "),
        "elided": ("", "d’", "à "),
    },
}


class Name(NamedTuple):
    """A name and its article; without one it is a proper name, such as that of a city or a player."""

    text: str
    article: str = ""


def forms(language: str, argument: str, name: Name) -> dict[str, str]:
    """The arguments that stand for one component: the bare name and its forms."""
    article = name.article
    if language == "fr" and not article and _elides(name.text):
        article = "elided"
    the, of, to = (before + name.text for before in BEFORE[language][article])
    return {
        argument: name.text,
        f"{argument}_the": the,
        f"{argument}_The": the[:1].upper() + the[1:],
        f"{argument}_of": of,
        f"{argument}_to": to,
    }


def _elides(name: str) -> bool:
    """d’Argos, but de Sparte, and de A: a single letter is spelt."""
    return len(name) > 1 and unicodedata.normalize("NFD", name[0])[0].lower() in "aeiou"


def _mute(language: str, name: str) -> str:
    """d’Hadès: no h of a Greek name is sounded. Whether a player's is, nobody can know."""
    return "elided" if language == "fr" and name.startswith("H") else ""


def spoken(language: str, name: Name) -> set[str]:
    """What is said for a name, bare or with its article."""
    return {name.text.lower(), forms(language, "it", name)["it_the"].lower()}


def told_apart(names: Mapping[str, Name], language: str) -> dict[str, Name]:
    """Names that several components share get the mark of the component: Forest (A7)."""
    shared = Counter(text for name in names.values() for text in spoken(language, name))
    return {
        id: Name(f"{name.text} ({mark(id)})", name.article)
        if any(shared[text] > 1 for text in spoken(language, name))
        else name
        for id, name in names.items()
    }


def mark(id: str) -> str:
    """What is printed on the component, from the end of its id: `terrain_a07` is A7, `terrain_dstar` is D*."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", id.rpartition("_")[2]).replace("star", "*").upper()


def names_in(tables: Iterable[object], language: str) -> dict[str, Name]:
    """All named entries of a content file, by id; ids are unique in a game, and so are those of all its boards.

    What has a `label` instead of names has a proper name that is the same in all languages, such as an island; but for
    an accent (`label_fr`). A hex bears the names of its faces: Mango Valley / Long Savannah.
    """
    names: dict[str, Name] = {}
    faces: dict[str, list[str]] = {}
    for entry in _entries(tables):
        if "article_en" in entry:
            name, article = entry[f"name_{language}"], entry[f"article_{language}"]
            names[entry["id"]] = Name(name, article or _mute(language, name))
        elif "label" in entry:
            names[entry["id"]] = Name(entry.get(f"label_{language}") or entry["label"])
        if "hex" in entry:
            faces.setdefault(entry["hex"], []).append(entry["id"])
    told = told_apart(names, language)
    hexes = {hex: Name(" / ".join(told[id].text for id in ids)) for hex, ids in faces.items()}
    return hexes | told


def _entries(tables: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """Everything with an id in lists of components, however deep they lie."""
    for table in tables:
        if isinstance(table, dict):
            yield from _entries(table.values())
        elif isinstance(table, list):
            yield from (entry for entry in table if isinstance(entry, dict) and "id" in entry)
