"""Load, validate and override components, which are data. `hashing` has the hash by which records name them.

A content file is TOML: tables of figures and lists of components. The game gives a Struct that says what must be there;
an error names file, entry and key. Owners of a box may override ours with a folder of their own (`--content DIR`). In a
file of the same name, an entry replaces those keys of the entry with the same id that it gives.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from trireme.kit.errors import BadContent, BadOption, shown
from trireme.kit.problems import (
    FOLDER_LACKS,
    INVALID,
    MISSING,
    NO_FILE,
    NO_FOLDER,
    NO_SUCH_PART,
    NOT_A_FOLDER,
    NOT_ENTRIES,
    NOT_OURS,
    TWICE,
)
from trireme.kit.toml import read_source
from trireme.kit.type_errors import misfit
from trireme.kit.typography import french

ContentOverride = Path | str | Mapping[str, Any]
"""The folder of a box's owner, or the whole of a content kept from an earlier version."""

T = TypeVar("T", bound=msgspec.Struct)


def load_content(sources: Sequence[Traversable], schema: type[T], override: ContentOverride | None = None) -> T:
    """Return the content of some files as `schema`."""
    contents = Contents(sources, override)
    content = contents.shape(schema)
    contents.check_known(schema)
    return content


def read_content(sources: Sequence[Traversable], override: ContentOverride | None = None) -> dict[str, Any]:
    """Return the tables of some content files as they stand in them, unchecked, with an owner's own laid over them."""
    return Contents(sources, override).tables


class Contents:
    """The tables of several files in one: lists of components follow each other, tables are joined key by key.

    What a file says of itself, in `[meta]`, counts for the first file only. Each part knows the file it is from, for
    complaints. A module that has tables of its own takes them with a schema of its own: `shape` for each schema, then
    `check_known` for all of them.
    """

    def __init__(self, sources: Sequence[Traversable], override: ContentOverride | None = None) -> None:
        self.tables: dict[str, Any] = {}
        self._first = sources[0].name if sources else ""
        self._files: dict[tuple[str, int], str] = {}
        """Where each table comes from, and each entry of a list."""
        if isinstance(override, Mapping):
            self.tables = dict(override)
            return
        folder = None if override is None else _folder(override)
        if folder is not None:
            _check_folder(folder, [source.name for source in sources])
        for source in sources:
            raw = _parse(source)
            self._join(source.name, raw if folder is None else _overlay(raw, folder / source.name))

    def _join(self, file: str, raw: Mapping[str, Any]) -> None:
        for name, value in raw.items():
            known = self.tables.get(name)
            if isinstance(value, list) and isinstance(known, list):
                self._files |= {(name, number): file for number in range(len(known), len(known) + len(value))}
                known.extend(value)
            elif isinstance(value, dict) and isinstance(known, dict):
                if name == "meta":
                    continue
                if twice := [key for key in value if key in known]:
                    raise BadContent(file, name, twice[0], TWICE, given=twice[0])
                known.update(value)
            elif known is not None:
                raise BadContent(file, name, "", TWICE, given=name)
            else:
                self.tables[name] = value
                several = range(len(value)) if isinstance(value, list) else range(1)
                self._files |= {(name, number): file for number in several}

    def _file(self, name: str, number: int = 0) -> str:
        return self._files.get((name, number), self._first)

    def shape(self, schema: type[T]) -> T:
        """Return the tables that a schema names, checked."""
        return schema(**{name: self._part(name, hint) for name, hint in get_type_hints(schema).items()})

    def check_known(self, *schemas: type[msgspec.Struct]) -> None:
        """No table may be left that none of these schemas names."""
        known = [name for schema in schemas for name in schema.__struct_fields__]
        if unknown := [name for name in self.tables if name not in known]:
            raise BadContent(self._file(unknown[0]), unknown[0], "", NO_SUCH_PART, known=", ".join(known))

    def _part(self, name: str, hint: Any) -> object:
        if name not in self.tables:
            raise BadContent(self._first, name, "", MISSING)
        value = self.tables[name]
        if get_origin(hint) is not tuple:
            return _entry(self._file(name), name, value, hint)
        if not isinstance(value, list):
            raise BadContent(self._file(name), name, "", NOT_ENTRIES, name=name)
        seen: set[object] = set()
        entries = []
        for number, entry in enumerate(value):
            file = self._file(name, number)
            label = f"{name} {entry.get('id', number + 1) if isinstance(entry, dict) else number + 1}"
            entries.append(_entry(file, label, entry, get_args(hint)[0]))
            id = entry.get("id")
            if id is not None and id in seen:
                raise BadContent(file, label, "id", TWICE, given=shown(id))
            seen.add(id)
        return tuple(entries)


class Format1File:
    """The components of a game as format 1 knew them: one file of the game's name, with all modules that there were."""

    modules: ClassVar[tuple[str, ...]] = ()
    """Those whose components lay in it."""

    def __init__(self, *hashes: str) -> None:
        self.hashes = hashes
        """Of files that had the figures of today's; there are several once a text has been corrected."""

    def written(self, tables: Mapping[str, Any]) -> Mapping[str, Any]:
        """Today's tables of these modules as that file had them."""
        return tables

    def read(self, file: Mapping[str, Any], modules: Sequence[str]) -> Mapping[str, Any]:
        """Return what the file has for these modules in play, as today's tables."""
        return file


def with_override(tables: Mapping[str, Any], folder: Path, name: str) -> Mapping[str, Any]:
    """Return the tables of one file with those of an owner's file laid over them."""
    _check_folder(folder, [name])
    return _overlay(deepcopy(dict(tables)), folder / name)


def hash_of_format_1(raw: Mapping[str, object]) -> str:
    """Return how records of format 1 name components: by the whole of a file, its texts too."""
    text = json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _parse(source: Traversable) -> dict[str, Any]:
    try:
        raw = read_source(source)
    except FileNotFoundError as error:
        raise BadContent(source.name, "", "", NO_FILE) from error
    return {name: _typeset(value) for name, value in raw.items()}


def _typeset(value: Any, is_french: bool = False) -> Any:
    """French texts and lists of them get their typography, wherever they stand."""
    if isinstance(value, dict):
        return {key: _typeset(item, key.endswith("_fr")) for key, item in value.items()}
    if isinstance(value, list):
        return [_typeset(item, is_french) for item in value]
    return french(value) if is_french and isinstance(value, str) else value


def _folder(given: Path | str) -> Path:
    if not isinstance(given, (Path, str)):
        raise BadOption("content", NOT_A_FOLDER, given=shown(given))
    return Path(given)


def _check_folder(folder: Path, names: Sequence[str]) -> None:
    if not folder.is_dir():
        raise BadContent(str(folder), "", "", NO_FOLDER)
    if not any((folder / name).is_file() for name in names):
        raise BadContent(str(folder), "", "", FOLDER_LACKS, name=", ".join(names))


def _overlay(raw: dict[str, Any], file: Path) -> dict[str, Any]:
    if not file.is_file():
        return raw
    name = file.name
    for table, value in _parse(file).items():
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


def _entry(file: str, label: str, value: object, hint: Any) -> object:
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        found = misfit(value, hint)
        if found is None:
            raise BadContent(file, label, "", INVALID, given=shown(value)) from error
        raise BadContent(file, label, found.part, found.problem, **found.figures) from error
