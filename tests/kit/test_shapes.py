"""Complaints about values that do not fit: in our own words, and wherever the library that fits them has one."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from trireme.games import GAMES
from trireme.games.cyclades.components import Content as Cyclades
from trireme.games.peloponnes.components import Content as Peloponnes
from trireme.kit.content.loading import read_content
from trireme.kit.registry import content_files
from trireme.kit.type_errors import misfit


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: int
    colour: Literal["red", "blue"] = "red"


class Outer(msgspec.Struct, frozen=True):
    id: str
    inner: Inner | None = None
    pair: tuple[int, str] = (0, "")
    several: tuple[Inner, ...] = ()
    by_name: dict[str, int] = {}
    either: int | str = 0
    share: float = 0.5


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ({"id": "a"}, None),
        ({"id": "a", "share": 1, "either": "b", "inner": {"cost": 2}, "unknown": 1}, None),
        ({}, "id: it is missing."),
        ([], ": here stands array, but object is needed."),
        ({"id": 3}, "id: here stands int, but str is needed."),
        ({"id": "a", "inner": {"cost": True}}, "inner.cost: here stands bool, but int is needed."),
        ({"id": "a", "inner": {"cost": 1, "size": 2}}, "inner.size: this key is not known."),
        (
            {"id": "a", "inner": {"cost": 1, "colour": "green"}},
            "inner.colour: “green” is not known. There are red, blue.",
        ),
        ({"id": "a", "inner": 4}, "inner: here stands int, but object|null is needed."),
        ({"id": "a", "pair": [1]}, "pair: 1 stand here, but 2 are needed."),
        ({"id": "a", "pair": [1, 2]}, "pair[1]: here stands int, but str is needed."),
        ({"id": "a", "several": [{"cost": 1}, {}]}, "several[1].cost: it is missing."),
        ({"id": "a", "several": {}}, "several: here stands object, but array is needed."),
        ({"id": "a", "by_name": {"b": "c"}}, "by_name.b: here stands str, but int is needed."),
        ({"id": "a", "either": []}, "either: here stands array, but int|str is needed."),
    ],
)
def test_the_part_that_does_not_fit(value: object, complaint: str | None) -> None:
    found = misfit(value, Outer)
    told = None if found is None else f"{found.part}: {found.problem.english.format(**found.figures)}"
    assert told == complaint
    assert (told is None) == fits(value, Outer)


def fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


def trimmed(value: Any) -> Any:
    """One entry of each list and one board will do."""
    if isinstance(value, list):
        return [trimmed(each) for each in value[:1]]
    if isinstance(value, dict):
        numbered = [key for key in value if key.isdigit()]
        return {key: trimmed(each) for key, each in value.items() if key not in numbered[1:]}
    return value


def mutants(value: Any) -> Iterator[Any]:
    """A value with one thing in it left out, added, or replaced by something of another kind."""
    others: tuple[Any, ...] = ("odd", -1, True, 2.5, [], {})
    for odd in others:
        if type(odd) is not type(value):
            yield odd
    if isinstance(value, dict):
        yield {**value, "odd": 1}
        for key, inner in value.items():
            yield {name: each for name, each in value.items() if name != key}
            yield from ({**value, key: mutant} for mutant in mutants(inner))
    if isinstance(value, list) and value:
        yield value[1:]
        yield from ([mutant, *value[1:]] for mutant in mutants(value[0]))


@pytest.mark.parametrize(("name", "content"), [("cyclades", Cyclades), ("peloponnes", Peloponnes)])
def test_no_complaint_about_components_is_left_to_others(name: str, content: type[msgspec.Struct]) -> None:
    assert name in GAMES
    tables = deepcopy(read_content(content_files(name)))
    tried = refused = 0
    for part, hint in get_type_hints(content).items():
        listed = get_origin(hint) is tuple
        entry, hint = (tables[part][0], get_args(hint)[0]) if listed else (tables[part], hint)
        for mutant in mutants(trimmed(entry)):
            tried += 1
            refused += not fits(mutant, hint)
            assert (misfit(mutant, hint) is None) == fits(mutant, hint), mutant
    assert tried > refused > 100
