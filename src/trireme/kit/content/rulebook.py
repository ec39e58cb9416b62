"""Rules as data: one entry, one testable statement, with a stable id, in two languages.

The same file serves refusals, tests, help and coverage. Code names rules by generated constants (`PEL_BID_05`), so that
a misspelt id is a type error.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from trireme.kit.errors import BadContent, Figure
from trireme.kit.problems import (
    MISSING,
    NO_SUCH_RULE,
    NOT_ENTRIES,
    TWICE,
    UNKNOWN,
    WRONG_TYPE,
)
from trireme.kit.toml import read_source
from trireme.kit.typography import french

LANGUAGES: Final = ("en", "fr")
NOT_OFFERED: Final = "KIT-ASK-03"
"""The rule that an answer must be one of those offered: it forbids every wrong answer, so it tells least."""


class Rule:
    """A rule by name. Its texts stand in the Rulebook.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> game.why_not(state, 0, "bid agora 3")[0].rule
    PEL-BID-05
    """

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __repr__(self) -> str:
        return self.id


class Reason:
    """A rule that forbids something here, with the figures of this position for the sentence.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> reason = game.why_not(state, 0, "bid agora 3")[0]
    >>> reason.figures["minimum"]
    4
    """

    __slots__ = ("figures", "rule")

    def __init__(self, rule: Rule, **figures: Figure) -> None:
        self.rule = rule
        self.figures: dict[str, Figure] = figures

    def __repr__(self) -> str:
        figures = ", ".join(f"{name} {figure}" for name, figure in self.figures.items())
        return f"{self.rule.id}: {figures}" if figures else self.rule.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule.id == other.rule.id and self.figures == other.figures

    def __hash__(self) -> int:
        return hash(self.rule.id)


class RuleEntry:
    """One rule as it stands in the file."""

    __slots__ = ("amends", "file", "id", "modules", "needs", "section", "source", "text", "why")

    def __init__(self, file: str, raw: Mapping[str, object]) -> None:
        def text(key: str, default: str | None = None) -> str:
            value = raw.get(key, default)
            if not isinstance(value, str):
                entry = str(raw.get("id", "rule"))
                if value is None:
                    raise BadContent(file, entry, key, MISSING)
                raise BadContent(file, entry, key, WRONG_TYPE, expected="str", got=type(value).__name__)
            return value

        self.file = file
        self.id = text("id")
        self.section = text("section")
        several = isinstance(raw.get("module"), list)
        self.modules: tuple[str, ...] = self._names(raw, "module") if several else (text("module"),)
        """All of them must be in play."""
        self.text: dict[str, str] = {"en": text("en"), "fr": french(text("fr"))}
        self.source = text("source")
        self.why = text("why", "")
        self.needs = self._names(raw, "with")
        """At least one of these modules must be in play too."""
        self.amends = self._names(raw, "amends")
        """Ids of the rules that this one changes or makes an exception to; where they differ, this one holds."""

    @property
    def house(self) -> str:
        """What no publisher has written: `designed`, a rule of our own, or `ruling`, our reading of a gap; or empty."""
        if self.source.startswith("designed"):
            return "designed"
        return "ruling" if "ruling" in self.source else ""

    def _names(self, raw: Mapping[str, object], key: str) -> tuple[str, ...]:
        names = raw.get(key, [])
        if not isinstance(names, list):
            raise BadContent(self.file, self.id, key, WRONG_TYPE, expected="array", got=type(names).__name__)
        return tuple(str(name) for name in names)


class Rulebook:
    """All rules of a game and its modules, from one file or several: by section, then in the order of the files.

    Sections stand in their `order`; those without one stay where they are first named.

    >>> book = trireme.make("peloponnes").rulebook
    >>> book.text("PEL-BID-05", "en")
    'A bid must be at least the minimum printed on the tile.'
    """

    def __init__(self, *files: tuple[str, Mapping[str, object]]) -> None:
        self.sections: dict[str, dict[str, str]] = {}
        self.entries: dict[str, RuleEntry] = {}
        self.amended: dict[str, tuple[str, ...]] = {}
        """Rules that others change, and the ids of those."""
        self._read_sections(files)
        place = {name: number for number, name in enumerate(self.sections)}
        found = [RuleEntry(file, table) for file, raw in files for table in _tables(file, raw, "rule")]
        for entry in found:
            if entry.section not in self.sections:
                known = ", ".join(self.sections)
                raise BadContent(entry.file, entry.id, "section", UNKNOWN, given=entry.section, known=known)
        for entry in sorted(found, key=lambda entry: place[entry.section]):
            if entry.id in self.entries:
                raise BadContent(entry.file, entry.id, "id", TWICE, given=entry.id)
            self.entries[entry.id] = entry
        for entry in self.entries.values():
            for id in entry.amends:
                if id not in self.entries:
                    raise BadContent(entry.file, entry.id, "amends", NO_SUCH_RULE, given=id)
                self.amended[id] = (*self.amended.get(id, ()), entry.id)

    def _read_sections(self, files: Sequence[tuple[str, Mapping[str, object]]]) -> None:
        orders: dict[str, int] = {}
        for number, (file, raw) in enumerate(files):
            for section in _tables(file, raw, "section", needed=not number):
                name = str(section.get("id", ""))
                order = section.get("order", max(orders.values(), default=0))
                if name in orders:
                    raise BadContent(file, f"section {name}", "id", TWICE, given=name)
                if not isinstance(order, int):
                    got = type(order).__name__
                    raise BadContent(file, f"section {name}", "order", WRONG_TYPE, expected="int", got=got)
                orders[name] = order
                self.sections[name] = {"en": str(section.get("en", "")), "fr": french(str(section.get("fr", "")))}
        self.sections = {name: self.sections[name] for name in sorted(orders, key=lambda name: orders[name])}

    def text(self, rule: str, language: str) -> str:
        return self.entries[rule].text[language]

    def of(self, modules: Sequence[str]) -> list[RuleEntry]:
        """Return the rules that apply with these modules in play."""
        return [
            entry
            for entry in self.entries.values()
            if all(module in modules for module in entry.modules)
            and (not entry.needs or any(need in modules for need in entry.needs))
        ]

    def modules(self) -> list[str]:
        return list(dict.fromkeys(module for entry in self.entries.values() for module in entry.modules))


def load_rulebook(sources: Sequence[Traversable]) -> Rulebook:
    return Rulebook(*((source.name, read_source(source)) for source in sources))


def ids_in(sources: Sequence[Traversable]) -> list[str]:
    """Return the ids of the rules that stand in some files, without the book around them."""
    return [str(rule.get("id")) for source in sources for rule in _tables(source.name, read_source(source), "rule")]


@cache
def kit_rules() -> Rulebook:
    """Return the rules that all games share."""
    return load_rulebook([files("trireme.kit") / "rules" / "kit.toml"])


def _tables(file: str, raw: Mapping[str, object], name: str, needed: bool = True) -> list[dict[str, object]]:
    tables = raw.get(name, None if needed else [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BadContent(file, name, "", NOT_ENTRIES, name=name)
    return tables


SWITCHED_OFF: Final[set[str]] = set()
"""Rules that the checked path ignores, so that both paths cannot agree. Only tests add any: without a rule, its test
must fail."""


def is_free(reasons: Iterator[Reason]) -> bool:
    """Return whether nothing forbids: the first rule in force that does ends the search."""
    return all(reason.rule.id in SWITCHED_OFF for reason in reasons)


def in_force(reasons: Iterator[Reason]) -> list[Reason]:
    """Return the reasons whose rules are not switched off, each once. That an answer is not offered comes last."""
    found: list[Reason] = []
    for reason in reasons:
        if reason.rule.id not in SWITCHED_OFF and reason not in found:
            found.append(reason)
    telling = [reason for reason in found if reason.rule.id != NOT_OFFERED]
    return [*telling, *[reason for reason in found if reason.rule.id == NOT_OFFERED][:1]]


def constants(ids: Sequence[str], title: str) -> str:
    """Return the source of the module that names some rules: `PEL_BID_05: Final = Rule("PEL-BID-05")`."""
    lines = [
        f'"""{title}. Generated by `make generate`; do not edit."""',
        "",
        "from typing import Final",
        "",
        "from trireme.kit.content.rulebook import Rule",
        "",
    ]
    lines += [f'{id.replace("-", "_")}: Final = Rule("{id}")' for id in ids]
    return "\n".join(lines) + "\n"
