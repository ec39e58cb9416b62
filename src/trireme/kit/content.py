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

from trireme.kit.errors import BadContent
from trireme.kit.typography import french

Provenance = Literal["official", "reconstructed", "designed"]
"""How sure a figure is; `designed` is house content and shown as such."""

T = TypeVar("T", bound=msgspec.Struct)


def load_content(source: Traversable, schema: type[T], override: Path | None = None) -> tuple[T, str]:
    """The content of a file as `schema`, and the hash that records name it by."""
    raw = _parse(source)
    if override is not None:
        raw = _overlay(raw, override, source.name)
    content = schema(**{name: _part(source.name, raw, name, hint) for name, hint in get_type_hints(schema).items()})
    if unknown := [name for name in raw if name not in schema.__struct_fields__]:
        raise BadContent(source.name, unknown[0], "", f"is not known; there are {', '.join(schema.__struct_fields__)}")
    return content, content_hash(raw)


def content_hash(raw: Mapping[str, object]) -> str:
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _parse(source: Traversable) -> dict[str, Any]:
    try:
        raw = tomllib.loads(source.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadContent(source.name, "", "", "does not exist") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(source.name, "", "", f"is not valid TOML: {error}") from error
    _typeset(raw)
    return raw


def _typeset(value: object) -> None:
    """French texts get their typography, wherever they stand."""
    if isinstance(value, list):
        for item in value:
            _typeset(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key.endswith("_fr") and isinstance(item, str):
                value[key] = french(item)
            else:
                _typeset(item)


def _overlay(raw: dict[str, Any], folder: Path, name: str) -> dict[str, Any]:
    if not folder.is_dir():
        raise BadContent(str(folder), "", "", "is not a folder")
    if not (folder / name).is_file():
        raise BadContent(str(folder), "", "", f"holds no {name}")
    own = _parse(folder / name)
    for table, value in own.items():
        if table not in raw:
            raise BadContent(name, table, "", f"is not known; there are {', '.join(raw)}")
        if isinstance(value, list):
            known = {entry.get("id"): entry for entry in raw[table]}
            for entry in value:
                if entry.get("id") not in known:
                    raise BadContent(
                        name, table, "id", f"{entry.get('id')!r} is not one of ours, so it replaces nothing"
                    )
                known[entry["id"]].update(entry)
        else:
            raw[table].update(value)
    return raw


def _part(file: str, raw: Mapping[str, Any], name: str, hint: Any) -> object:
    if name not in raw:
        raise BadContent(file, name, "", "is missing")
    value = raw[name]
    if get_origin(hint) is not tuple:
        return _entry(file, name, value, hint)
    if not isinstance(value, list):
        raise BadContent(file, name, "", f"must be a list of [[{name}]] entries")
    seen: set[object] = set()
    entries = []
    for number, entry in enumerate(value, 1):
        label = f"{name} {entry.get('id', number) if isinstance(entry, dict) else number}"
        entries.append(_entry(file, label, entry, get_args(hint)[0]))
        id = entry.get("id")
        if id is not None and id in seen:
            raise BadContent(file, label, "id", "appears twice")
        seen.add(id)
    return tuple(entries)


def _entry(file: str, label: str, value: object, hint: Any) -> object:
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        message = str(error)
        at = re.search(r" - at `\$\.?(.*)`$", message)
        missing = re.search(r"(?:required|unknown) field `(\w+)`", message)
        key = missing.group(1) if missing else (at.group(1) if at else "")
        problem = message[: at.start()] if at else message
        raise BadContent(file, label, key, problem[0].lower() + problem[1:]) from error
