"""The hash of components: every figure counts, no text does, and nothing of a module that is not in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, TypeVar

import msgspec
import pytest

from trireme.games import make
from trireme.games.cyclades import game as cyclades
from trireme.games.peloponnes import game as peloponnes
from trireme.games.peloponnes.modules.sea.components import SeaContent
from trireme.kit.content.hashing import NOT_MECHANICAL, Key, OfModule, Text, content_hash

ALL = ("base", "hellas", "sea", "six")
T = TypeVar("T", bound=msgspec.Struct)
TEXTS = ("provenance", "section", "label", "note")
"""Fields that no rule reads, besides those that end in a language."""


class Spot(msgspec.Struct, frozen=True):
    """A field of some components, and its value."""

    owner: msgspec.Struct
    path: str
    name: str

    def change(self) -> None:
        msgspec.structs.force_setattr(self.owner, self.name, changed(getattr(self.owner, self.name)))


def changed(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}é"
        case tuple():
            return (*value[:-1], changed(value[-1])) if value else (1,)
        case dict():
            return {**value, "more": 1}
    return 1


def spots(owner: msgspec.Struct, path: str = "") -> Iterator[Spot]:
    """All fields, however deep; of the entries of a list the first and the last."""
    for name in owner.__struct_fields__:
        value, here = getattr(owner, name), f"{path}.{name}"
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else [value]
        inner = [part for part in parts if isinstance(part, msgspec.Struct)]
        for part in (inner[:1] + inner[-1:])[: len(inner)]:
            yield from spots(part, here)
        if not inner:
            yield Spot(owner, here, name)


def is_text(spot: Spot) -> bool:
    return spot.path.startswith(".meta.") or spot.name in TEXTS or spot.name.endswith(("_en", "_fr", "_de"))


def copied(content: T) -> T:
    return msgspec.convert(msgspec.to_builtins(content), type(content))


PARTS, EXTRA, HASH = peloponnes.printed(ALL[1:])


@pytest.mark.parametrize(
    ("printed", "least"),
    [(cyclades.printed()[0], 40), (PARTS, 40), (EXTRA["sea"], 5), (EXTRA["hellas"], 1)],
    ids=["cyclades", "peloponnes", "sea", "hellas"],
)
def test_every_figure_counts_and_no_text_does(printed: msgspec.Struct, least: int) -> None:
    content = copied(printed)
    assert content_hash(content, playing=ALL) == content_hash(printed, playing=ALL)
    texts = figures = 0
    for spot in spots(content):
        before, hash_before = getattr(spot.owner, spot.name), content_hash(content, playing=ALL)
        spot.change()
        same = content_hash(content, playing=ALL) == hash_before
        assert same == is_text(spot), spot.path
        texts, figures = texts + same, figures + (not same)
        msgspec.structs.force_setattr(spot.owner, spot.name, before)
    assert min(texts, figures) >= least


def test_what_belongs_to_a_module_counts_with_it_only() -> None:
    sets: list[tuple[str, ...]] = [(), ("sea",), ("hellas",), ("hellas", "sea")]
    hashes = {modules: make("peloponnes", modules=modules).content_hash for modules in sets}
    assert len(set(hashes.values())) == 4
    parts, extra, _ = peloponnes.printed(("sea",))
    content, sea = copied(parts), copied(extra["sea"])
    msgspec.structs.force_setattr(content.expansion["sea"], "open_tiles", 99)
    assert content_hash(content) == hashes[()]
    assert content_hash(content, sea, playing=("base", "sea")) != hashes[("sea",)]


def test_sea_tiles_of_hellas_count_with_both_only() -> None:
    sea = copied(EXTRA["sea"])
    assert isinstance(sea, SeaContent)
    tile = sea.sea[-1]
    assert tile.expansion == "hellas"
    msgspec.structs.force_setattr(tile, "prestige", tile.prestige + 1)
    assert content_hash(PARTS, *(EXTRA | {"sea": sea}).values(), playing=ALL) != HASH
    for modules in (("sea",), ("hellas",)):
        parts, extra, before = peloponnes.printed(modules)
        changed = extra | ({"sea": sea} if "sea" in modules else {})
        assert content_hash(parts, *changed.values(), playing=("base", *modules)) == before


@pytest.mark.parametrize("modules", [(), ("hellas",), ("sea",), ("six",), ("hellas", "six")], ids=str)
def test_a_game_reads_no_file_of_a_module_that_is_not_in_play(modules: tuple[str, ...]) -> None:
    parts, extra, _ = peloponnes.printed(modules)
    assert set(parts.expansion) == {"base", *modules}
    assert set(extra) == {"hellas", "sea"} & set(modules)
    for table in (parts.round, parts.blank_chit, parts.civilization, parts.building, parts.terrain):
        assert {entry.expansion for entry in table} <= {"base", *modules}
    assert ("six" in modules) == any(row.normal + row.conquest == 6 for row in parts.setup)


def test_other_seats_and_options_have_the_same_components() -> None:
    assert len({make("cyclades", players=players).content_hash for players in (2, 3, 4, 5)}) == 1


class Card(msgspec.Struct, kw_only=True):
    id: Key
    text_fr: str = ""
    story: Text = ""
    cost: int = 0
    module: OfModule = "base"


class Box(msgspec.Struct, kw_only=True):
    about: Annotated[dict[str, str], NOT_MECHANICAL]
    card: tuple[Card, ...]


class LaterCard(Card, kw_only=True):
    strength: int = 1


class LaterBox(msgspec.Struct, kw_only=True):
    about: Annotated[dict[str, str], NOT_MECHANICAL]
    card: tuple[LaterCard, ...]


def test_a_new_figure_that_older_components_do_not_use_leaves_their_hash() -> None:
    box = Box(about={"by": "us"}, card=(Card(id="a", cost=2), Card(id="b", module="sea")))
    later = LaterBox(about={}, card=(LaterCard(id="a", cost=2, text_fr="Été"),))
    assert content_hash(box) == content_hash(later)
    later.card[0].strength = 2
    assert content_hash(box) != content_hash(later)


def test_a_schema_must_say_whether_a_word_is_mechanical() -> None:
    class Vague(msgspec.Struct):
        names: tuple[str, ...]

    with pytest.raises(TypeError, match=r"Vague.names: a plain str does not say whether the rules read it"):
        content_hash(Vague(("a",)))
