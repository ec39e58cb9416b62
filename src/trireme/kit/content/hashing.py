"""Tell which parts of the components are mechanical, and hash them: records name components by this hash.

Numbers, words to choose from and ids decide how a game goes; names, texts and where a figure was found do not, and a
corrected accent must stop no record. The schema says which is which: a text is a field that ends in its language
(`name_fr`) or is `Text`; an id or another word that the rules read is an `Key`. A plain `str` could be either, so it is
refused when the game is made: nobody hashes a text, or forgets a figure, by accident.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

MECHANICAL: Final = msgspec.Meta(extra={"mechanical": True})
NOT_MECHANICAL: Final = msgspec.Meta(extra={"mechanical": False})
MODULE: Final = msgspec.Meta(extra={"mechanical": True, "module": True})

Key = Annotated[str, MECHANICAL]
"""A word that the rules read."""
OfModule = Annotated[str, MODULE]
"""The module that an entry, or what stands under this key, belongs to; without it the entry is not in play."""
Text = Annotated[str, NOT_MECHANICAL]
"""Words for people, or about the file itself."""
Provenance = Annotated[Literal["official", "reconstructed", "designed"], NOT_MECHANICAL]
"""How sure a figure is; `designed` is house content and shown as such."""

LANGUAGES: Final = ("_en", "_fr", "_de")


def content_hash(*contents: msgspec.Struct, playing: Collection[str] = ("base",)) -> str:
    """Return the hash of all that is mechanical in the components of the modules in play."""
    tables = {name: table for content in contents for name, table in _of_struct(content, playing).items()}
    text = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _of_struct(value: msgspec.Struct, playing: Collection[str]) -> dict[str, object]:
    """Return what is mechanical in a table or an entry. What is as usual is left out, so that a new figure that older
    components do not use leaves their hash as it was."""
    schema = _schema(type(value))
    found = {name: getattr(value, name) for name in schema.figures}
    return {
        name: _by_module(part, playing) if name in schema.by_module else _figures(part, playing)
        for name, part in found.items()
        if name not in schema.usual or part != schema.usual[name]
    }


def _figures(value: object, playing: Collection[str]) -> object:
    """Return what is mechanical in a value, as plain data."""
    if isinstance(value, msgspec.Struct):
        return _of_struct(value, playing)
    if isinstance(value, (tuple, list)):
        return [_figures(part, playing) for part in value if _in_play(part, playing)]
    if isinstance(value, dict):
        return {key: _figures(part, playing) for key, part in value.items()}
    return value


def _by_module(table: dict[str, object], playing: Collection[str]) -> dict[str, object]:
    return {module: _figures(part, playing) for module, part in table.items() if module in playing}


def _in_play(entry: object, playing: Collection[str]) -> bool:
    return not isinstance(entry, msgspec.Struct) or all(
        getattr(entry, name) in playing for name in _schema(type(entry)).modules
    )


class _Schema(NamedTuple):
    """What the fields of a Struct are."""

    figures: tuple[str, ...]
    modules: tuple[str, ...]
    """Those that name the module of the entry."""
    by_module: tuple[str, ...]
    """Tables whose keys are modules."""
    usual: dict[str, object]


@cache
def _schema(kind: type[msgspec.Struct]) -> _Schema:
    hints = get_type_hints(kind, include_extras=True)
    figures = tuple(
        name
        for name in kind.__struct_fields__
        if not name.endswith(LANGUAGES) and _counts(f"{kind.__name__}.{name}", hints[name])
    )
    tables = {name: get_args(hints[name])[0] for name in figures if get_origin(hints[name]) is dict}
    usual = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return _Schema(
        figures,
        tuple(name for name in figures if hints[name] == OfModule),
        tuple(name for name, key in tables.items() if key == OfModule),
        {name: default for name, default in usual.items() if default is not msgspec.NODEFAULT},
    )


def _counts(field: str, hint: Any) -> bool:
    """Return whether a field is mechanical; one that does not say so is a mistake in the schema."""
    if hint is str:
        raise TypeError(f"{field}: a plain str does not say whether the rules read it; it must be a Key or a Text")
    if get_origin(hint) is Annotated:
        marks = [mark.extra for mark in hint.__metadata__ if isinstance(mark, msgspec.Meta) and mark.extra]
        return all(mark.get("mechanical", True) for mark in marks)
    if get_origin(hint) in (tuple, list, dict, Union, UnionType):
        return all(_counts(field, part) for part in get_args(hint) if part is not Ellipsis)
    return True
