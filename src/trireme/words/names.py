"""Names inside sentences: articles, elision and contractions, from one table per language.

A sentence never has an article in front of a name. It uses a form of the argument: `$tile` is the bare name
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
    """A name and its article. A name without an article is a proper name, such as that of a city or a player."""

    text: str
    article: str = ""


def forms(language: str, argument: str, name: Name) -> dict[str, str]:
    """Return the arguments that stand for one component: the bare name and its forms."""
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
    """Return whether French elides before a name: d’Argos, but de Sparte and de A, a letter that is spelt."""
    return len(name) > 1 and unicodedata.normalize("NFD", name[0])[0].lower() in "aeiou"


def _mute(language: str, name: str) -> str:
    """Return the article of a name with a mute h, as in d’Hadès. The h of a player's name counts as sounded."""
    return "elided" if language == "fr" and name.startswith("H") else ""


def spoken(language: str, name: Name) -> set[str]:
    """Return the spoken forms of a name: bare and with its article."""
    return {name.text.lower(), forms(language, "it", name)["it_the"].lower()}


def told_apart(names: Mapping[str, Name], language: str) -> dict[str, Name]:
    """Add the mark of the component to names that several components share: Forest (A7)."""
    shared = Counter(text for name in names.values() for text in spoken(language, name))
    return {
        id: Name(f"{name.text} ({mark(id)})", name.article)
        if any(shared[text] > 1 for text in spoken(language, name))
        else name
        for id, name in names.items()
    }


def mark(id: str) -> str:
    """Return the mark printed on a component, from the end of its id: `terrain_a07` is A7, `terrain_dstar` is D*."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", id.rpartition("_")[2]).replace("star", "*").upper()


def names_in(tables: Iterable[object], language: str) -> dict[str, Name]:
    """Return all named entries of a content file by id. Ids are unique in a game and on all its boards.

    An entry with a `label` instead of names has a proper name that is the same in all languages except for accents
    (`label_fr`), such as an island. A hex has the names of its faces: Mango Valley / Long Savannah.
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
    """Yield every entry with an id in nested lists of components."""
    for table in tables:
        if isinstance(table, dict):
            yield from _entries(table.values())
        elif isinstance(table, list):
            yield from (entry for entry in table if isinstance(entry, dict) and "id" in entry)
