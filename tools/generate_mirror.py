"""Write web/tests/mirrored.json: sentences with names and figures as Python renders them. The page must render them
alike.

    python -m tools.generate_mirror

The sentences cover every form. A test of the page reads the file; one of ours fails when it is out of date. The same
test gives the page all sentences of our games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from trireme.kit.content.rulebook import LANGUAGES
from trireme.words import Words
from trireme.words.bundles import made_of
from trireme.words.names import names_in

ROOT = Path(__file__).resolve().parent.parent
MIRRORED = ROOT / "web" / "tests" / "mirrored.json"
SEATS = ("Alice", "Zoé", "Élie", "A")
MODULES = ("tide.high", "wave")
"""The modules in play: the tide has a sentence of its own, the wave has none, and the wind is not in play."""

Said = tuple[str, dict[str, Any]]
"""A message key and its arguments."""


def thing(id: str, english: str, french: str, the: str = "the", le: str = "") -> dict[str, str]:
    return {"id": id, "name_en": english, "article_en": the, "name_fr": french, "article_fr": le}


COMPONENTS: dict[str, Any] = {
    "building": [
        thing("agora", "Agora", "Agora", le="l’"),
        thing("market", "Market", "Marché", le="le"),
        thing("tower", "Tower", "Tour", le="la"),
        thing("fields", "Fields", "Champs", le="les"),
    ],
    "city": [thing("argos", "Argos", "Argos", the=""), thing("sparta", "Sparta", "Sparte", the="")],
    "terrain": [
        thing("terrain_a07", "Forest", "Forêt", le="la"),
        thing("terrain_b10", "Forest", "Forêt", le="la"),
        thing("terrain_c101", "Forest", "Forêt", le="la"),
        thing("terrain_dstar", "Forest", "Forêt", le="la"),
    ],
    "board": {"two": {"island": [{"id": "C4", "label": "Éleusis"}, {"id": "C5", "label": "Naxos"}]}},
    "figures": {"most": 3, "list": [{"gold": 1}]},
    "face": [
        {**thing("valley", "Valley", "Vallée", the="", le="la"), "hex": "two_faced"},
        {**thing("ridge", "Ridge", "Crête", the="", le="la"), "hex": "two_faced"},
        {**thing("open_sea", "Open sea", "Pleine mer", the="", le="la"), "hex": "open_sea"},
    ],
    "unnamed": [{"id": "start"}],
}

ENGLISH = """
list-and = { $first } and { $last }
list-nothing = nothing
unit-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
unit-wood = { $count } wood
event-placed = { $thing_The }: { $seat } sees { $thing_the }; a friend { $thing_of } goes { $thing_to } ({ $thing })!
event-moved = { $by_The } goes { $seat_to }, away { $victim_of }: « { $winner } »?
event-paid = { $seat } pays { COUNT($coins, "coins") }, has { LIST($wood, "wood", $left, "coins") } and it's over.
event-listed = { $things }
event-seated = { $seats }
event-number = { $number } | { $flag }
why-variant = plain
    .coins = { $coins } coins
    .seat = { $seat } plays
event-sailed = { $seat } sails.
event-sailed--tide = { $seat } sails on the tide.
event-sailed--wind = { $seat } sails before the wind.
module-tide = { $coins ->
        [0] none
        [one] one
       *[other] many
    }
"""
FRENCH = """
list-and = { $first } et { $last }
list-nothing = rien
unit-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
unit-wood = { $count } bois
event-placed = { $thing_The } : { $seat } voit { $thing_the } ; l'ami { $thing_of } va { $thing_to } ({ $thing }) !
event-moved = { $by_The } va { $seat_to }, loin { $victim_of } : « { $winner } » ?
event-paid = { $seat } paie { COUNT($coins, "coins") }, a { LIST($wood, "wood", $left, "coins") } et c'est fini.
event-listed = { $things }
event-seated = { $seats }
event-number = { $number } | { $flag }
why-variant = simple
    .coins = { $coins } pièces
    .seat = { $seat } joue
event-sailed = { $seat } navigue.
event-sailed--tide = { $seat } navigue avec la marée.
event-sailed--wind = { $seat } navigue avec le vent.
module-tide = { $coins ->
        [0] aucune
        [one] une
       *[other] plusieurs
    }
"""
SOURCES = {"en": [ENGLISH], "fr": [FRENCH]}
SAID: list[Said] = [
    *(("event-placed", {"seat": 0, "thing": each["id"]}) for kind in ("building", "city") for each in COMPONENTS[kind]),
    *(("event-placed", {"seat": 1, "thing": each["id"]}) for each in COMPONENTS["terrain"]),
    ("event-placed", {"seat": 2, "thing": "two_faced"}),
    ("event-placed", {"seat": 3, "thing": "C4"}),
    ("event-moved", {"by": 0, "seat": 1, "victim": 2, "winner": 3}),
    ("event-moved", {"by": 5, "seat": 4, "victim": 3, "winner": -1}),
    *(("event-paid", {"seat": 2, "coins": n, "wood": n % 3, "left": n // 2}) for n in (-3, 0, 1, 2, 1000, 1234567)),
    ("event-listed", {"things": ()}),
    ("event-listed", {"things": ("agora",)}),
    ("event-seated", {"seats": (0, 2)}),
    ("event-seated", {"seats": "0,2,3"}),
    ("event-listed", {"things": ("agora", "fields", "terrain_a07")}),
    *(("event-number", {"number": n, "flag": n > 0}) for n in (-1, 0, 1, 12345)),
    ("why-variant", {}),
    ("why-variant", {"coins": 0}),
    ("why-variant", {"seat": 1}),
    ("why-variant", {"seat": -1}),
    ("why-variant", {"seat": 0, "coins": 4}),
    ("event-sailed", {"seat": 1}),
    *(("module.tide", {"coins": n}) for n in (0, 1, 2)),
    ("event-hand-over", {"seat": 1, "coins": 3, "by": -1}),
    ("event-tide.high_water", {"seat": 0, "thing": "agora", "things": ("C4", "C5")}),
    ("ask-nothing", {}),
]


class MadeUp(Words):
    """Invented messages; some may be missing, as in a game of another package."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.game = None
        self.seats = SEATS
        self.sentences = made_of(language, SOURCES[language], MODULES)
        self.lenient = True
        self.names = names_in(COMPONENTS.values(), language)


def mirrored(words: Words, sources: Iterable[str], said: Iterable[Said]) -> dict[str, Any]:
    """Return the messages as these words render them."""
    return {
        "sources": list(sources),
        "names": {id: [name.text, name.article] for id, name in words.names.items()},
        "said": [[key, args, words.say(key, **args)] for key, args in said],
    }


def of_game(
    components: Mapping[str, Any], seats: Iterable[str], languages: Mapping[str, Any], modules: Iterable[str] = ()
) -> dict[str, Any]:
    return {"components": components, "seats": list(seats), "modules": list(modules), **languages}


def written() -> dict[Path, str]:
    languages = {language: mirrored(MadeUp(language), SOURCES[language], SAID) for language in LANGUAGES}
    made_up = {"made up": of_game(COMPONENTS, SEATS, languages, MODULES)}
    return {MIRRORED: json.dumps(made_up, ensure_ascii=False, indent=1) + "\n"}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
