"""Components as data: load, validate, override, hash.

A content file is TOML: tables of figures and lists of components. The game gives a Struct that says what must be there;
an error names file, entry and key. The owner of a box may lay his own folder over ours (`--content DIR`): a file of the
same name, in which an entry replaces the keys it gives of the entry with the same id.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from trireme.kit.errors import BadContent, shown
from trireme.kit.problems import (
    FOLDER_LACKS,
    INVALID,
    MISSING,
    NO_FILE,
    NO_FOLDER,
    NO_SUCH_KEY,
    NO_SUCH_PART,
    NOT_ENTRIES,
    NOT_OURS,
    NOT_TOML,
    TWICE,
    WRONG_TYPE,
)
from trireme.kit.typography import french

Provenance = Literal["official", "reconstructed", "designed"]
"""How sure a figure is; `designed` is house content and shown as such."""

Override = Path | Mapping[str, Any]
"""The folder of a box's owner, or the whole of a content kept from an earlier version."""

T = TypeVar("T", bound=msgspec.Struct)


def load_content(source: Traversable, schema: type[T], override: Override | None = None) -> tuple[T, str]:
    """The content of a file as `schema`, and the hash that records name it by."""
    raw = read_content(source, override)
    content = schema(**{name: _part(source.name, raw, name, hint) for name, hint in get_type_hints(schema).items()})
    if unknown := [name for name in raw if name not in schema.__struct_fields__]:
        raise BadContent(source.name, unknown[0], "", NO_SUCH_PART, known=", ".join(schema.__struct_fields__))
    return content, content_hash(raw)


def read_content(source: Traversable, override: Override | None = None) -> dict[str, Any]:
    """The tables of a content file as they stand in it, unchecked, with an owner's own laid over them."""
    if isinstance(override, Mapping):
        return dict(override)
    raw = _parse(source)
    return raw if override is None else _overlay(raw, override, source.name)


def content_hash(raw: Mapping[str, object]) -> str:
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _parse(source: Traversable) -> dict[str, Any]:
    try:
        raw = tomllib.loads(source.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadContent(source.name, "", "", NO_FILE) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(source.name, "", "", NOT_TOML, detail=str(error)) from error
    return {name: _typeset(value) for name, value in raw.items()}


def _typeset(value: Any, is_french: bool = False) -> Any:
    """French texts and lists of them get their typography, wherever they stand."""
    if isinstance(value, dict):
        return {key: _typeset(item, key.endswith("_fr")) for key, item in value.items()}
    if isinstance(value, list):
        return [_typeset(item, is_french) for item in value]
    return french(value) if is_french and isinstance(value, str) else value


def _overlay(raw: dict[str, Any], folder: Path, name: str) -> dict[str, Any]:
    if not folder.is_dir():
        raise BadContent(str(folder), "", "", NO_FOLDER)
    if not (folder / name).is_file():
        raise BadContent(str(folder), "", "", FOLDER_LACKS, name=name)
    own = _parse(folder / name)
    for table, value in own.items():
        if table not in raw:
            raise BadContent(name, table, "", NO_SUCH_PART, known=", ".join(raw))
        if isinstance(value, list):
            known = {entry.get("id"): entry for entry in raw[table]}
            for entry in value:
                if entry.get("id") not in known:
                    raise BadContent(name, table, "id", NOT_OURS, given=shown(entry.get("id")))
                known[entry["id"]].update(entry)
        else:
            raw[table].update(value)
    return raw


def _part(file: str, raw: Mapping[str, Any], name: str, hint: Any) -> object:
    if name not in raw:
        raise BadContent(file, name, "", MISSING)
    value = raw[name]
    if get_origin(hint) is not tuple:
        return _entry(file, name, value, hint)
    if not isinstance(value, list):
        raise BadContent(file, name, "", NOT_ENTRIES, name=name)
    seen: set[object] = set()
    entries = []
    for number, entry in enumerate(value, 1):
        label = f"{name} {entry.get('id', number) if isinstance(entry, dict) else number}"
        entries.append(_entry(file, label, entry, get_args(hint)[0]))
        id = entry.get("id")
        if id is not None and id in seen:
            raise BadContent(file, label, "id", TWICE, given=shown(id))
        seen.add(id)
    return tuple(entries)


def _entry(file: str, label: str, value: object, hint: Any) -> object:
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        raise _explained(file, label, str(error)) from error


def _explained(file: str, label: str, message: str) -> BadContent:
    """A complaint of msgspec, such as "Expected `int`, got `str` - at `$.cost.wood`", as our own."""
    at = re.search(r" - at `\$\.?(.*)`$", message)
    detail = message[: at.start()] if at else message
    part = at.group(1) if at else ""
    if field := re.fullmatch(r"Object (missing required|contains unknown) field `(\w+)`", detail):
        inner = f"{part}.{field.group(2)}" if part else field.group(2)
        return BadContent(file, label, inner, MISSING if field.group(1).startswith("missing") else NO_SUCH_KEY)
    if types := re.fullmatch(r"Expected `([^`]+)`, got `([^`]+)`", detail):
        return BadContent(file, label, part, WRONG_TYPE, expected=types.group(1), got=types.group(2))
    return BadContent(file, label, part, INVALID, detail=detail)
