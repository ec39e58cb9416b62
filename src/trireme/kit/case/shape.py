"""The shape of case files: what may stand where, and what is said when something else stands there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from trireme.kit.errors import Unreadable, shown
from trireme.kit.nearest import no_such
from trireme.kit.problems import BAD_LINE, LACKS, MISFIT, NO_ACCESS, NOT_TEXT, ONE_SUBJECT, TWICE
from trireme.kit.toml import BadLine, read_toml


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that must be refused, and the rules of which any may be the reason."""

    move: str = ""
    """A move that is refused at the moment of `then`."""
    option: str = ""
    value: Any = None
    """An option of the game with a value that is refused, instead of that of the case."""
    given: dict[str, Any] = {}
    """Facts that are refused in the position of the case, instead of its own."""
    draw: str = ""
    outcome: str | int = ""
    """An outcome that is refused in the first draw of this label that `given` does not name."""
    rule: tuple[str, ...] | str = ()
    problem: str = ""
    """The key of the problem that an option or a position must have."""

    def rules(self) -> tuple[str, ...]:
        return several(self.rule)


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: tuple[str, ...] = ()
    until: str = ""
    """An entry point, a prompt, or `asked`: the next question, whether or not it leaves a choice."""


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    facts: dict[str, Any] = {}
    asked: tuple[str, ...] | None = None
    not_asked: tuple[str, ...] = ()
    """Seats that have had no question since the last move."""
    prompt: str = ""
    legal: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    """All answers of the seats that they name; one that ends in dots stands for all moves that begin so."""
    refused: tuple[Refusal, ...] = ()
    draws: dict[str, tuple[str | int, ...]] = {}
    """What came out since the position, by label; nothing: no such draw was made."""
    coming: dict[str, tuple[str | int, ...]] = {}
    """The next outcomes of the draws, as far as they are known."""
    sees: dict[str, dict[str, Any]] = {}
    """Facts as each seat sees them; what it cannot know is `hidden`."""
    result: dict[str, Any] = {}
    """How the game has ended: `winners`, `ending`, and by seat `places` and `scores`."""

    def asks(self) -> bool:
        """Return whether something is said of a question."""
        moves = any(refusal.move for refusal in self.refused)
        return self.asked is not None or moves or bool(self.prompt or self.legal or self.answers)

    def claims(self) -> bool:
        return self.asks() or any(
            (self.refused, self.facts, self.not_asked, self.draws, self.coming, self.sees, self.result)
        )


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    """The names of the seats, instead of those of the file."""
    options: dict[str, Any] | None = None
    """The options of the game, instead of those of the file."""
    given: dict[str, Any] = {}
    when: When = When()
    then: Then = Then()
    note: str = ""
    """For the reader."""


class CaseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    case: tuple[Case, ...]
    seats: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    note: str = ""


def several(words: tuple[str, ...] | str) -> tuple[str, ...]:
    """One word, or a list of words."""
    return (words,) if isinstance(words, str) else words


# What stands where, told by an example of it.
NAMES: Final = '["A", "B"]'
MOVES: Final = '["A: pass"]'
FILE: Final = {
    "game": '"peloponnes"',
    "seats": NAMES,
    "options": "{ players = 3 }",
    "note": '"…"',
    "case": "[[case]]",
}
CASE: Final = {
    "id": '"a-name"',
    "rules": '["PEL-BID-05"]',
    "seats": NAMES,
    "options": "{ players = 3 }",
    "given": '{ at = "bid" }',
    "when": "{ moves = [] }",
    "then": '{ asked = ["A"] }',
    "note": '"…"',
}
WHEN: Final = {"moves": MOVES, "until": '"income"'}
THEN: Final = {
    "facts": '{ "players.A.coins" = 7 }',
    "asked": NAMES,
    "not_asked": NAMES,
    "prompt": '"feed"',
    "legal": MOVES,
    "answers": '["A: pass", "A: bid agora ..."]',
    "refused": '[{ move = "A: pass", rule = "PEL-BID-05" }]',
    "draws": '{ tile = ["agora"] }',
    "coming": '{ tile = ["agora"] }',
    "sees": '{ A = { "players.B.gold" = "hidden" } }',
    "result": '{ winners = ["A"] }',
}
REFUSAL: Final = {
    "move": '"A: pass"',
    "option": '"players"',
    "value": "9",
    "given": '{ "players.A.coins" = 70 }',
    "draw": '"tile"',
    "outcome": '"agora"',
    "rule": '"PEL-BID-05"',
    "problem": '"range"',
}
SUBJECTS: Final = {
    "move": ("rule",),
    "option": ("value", "problem"),
    "given": ("rule", "problem"),
    "draw": ("outcome",),
}
"""What may be refused, and what is said of each beside it."""
TABLES: Final = ("options", "given", "facts", "draws", "coming", "sees", "result", "when", "then")
LISTS: Final = ("seats", "rules", "moves", "asked", "not_asked", "legal", "answers")


def load_cases(path: Path) -> CaseFile:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable("case", path.name, NO_ACCESS, detail=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise Unreadable("case", path.name, NOT_TEXT) from error
    try:
        raw = read_toml(text)
    except BadLine as error:
        raise Unreadable("case", path.name, BAD_LINE, number=error.line, given=error.text) from error
    return read_cases(raw, path.name)


def read_cases(raw: Mapping[str, Any], name: str) -> CaseFile:
    """Return the cases of a file that has been read; `name` is the file's, for complaints."""
    _known(name, "", raw, FILE, needed=("game", "case"))
    if not isinstance(raw["case"], list) or not all(isinstance(case, dict) for case in raw["case"]):
        raise _misfit(name, "case", raw["case"], FILE)
    cases: list[Case] = []
    for number, table in enumerate(raw["case"], 1):
        case = read_case(table, f"{name}, [[case]] {number}", name)
        if any(case.id == other.id for other in cases):
            raise Unreadable("case", name, TWICE, given=case.id)
        if not case.seats and "seats" not in raw:
            raise Unreadable("case", f"{name}, {case.id}", LACKS, name="seats", right=NAMES)
        cases.append(case)
    return CaseFile(
        game=raw["game"],
        seats=tuple(raw.get("seats", ())),
        options=raw.get("options", {}),
        note=raw.get("note", ""),
        case=tuple(cases),
    )


def read_case(raw: Mapping[str, Any], nameless: str = "[[case]]", file: str = "") -> Case:
    """One case; `nameless` is what it is called in complaints while it has no id."""
    id = raw.get("id")
    where = (f"{file}, {id}" if file else id) if isinstance(id, str) else nameless
    _known(where, "", raw, CASE, needed=("id",))
    when, then = raw.get("when", {}), raw.get("then", {})
    _known(where, "when.", when, WHEN)
    _known(where, "then.", then, THEN)
    refused = tuple(_refusal(where, refusal) for refusal in _list(where, "then.refused", then.get("refused", [])))
    draws = {name: _outcomes(where, name, then) for name in ("draws", "coming")}
    if any(not isinstance(facts, dict) for facts in then.get("sees", {}).values()):
        raise _misfit(where, "then.sees", then["sees"], THEN)
    return Case(
        id=str(id),
        rules=tuple(raw.get("rules", ())),
        seats=tuple(raw.get("seats", ())),
        options=raw.get("options"),
        given=raw.get("given", {}),
        when=When(moves=tuple(when.get("moves", ())), until=when.get("until", "")),
        then=Then(
            facts=then.get("facts", {}),
            asked=tuple(then["asked"]) if "asked" in then else None,
            not_asked=tuple(then.get("not_asked", ())),
            prompt=then.get("prompt", ""),
            legal=tuple(then.get("legal", ())),
            answers=tuple(then.get("answers", ())),
            refused=refused,
            draws=draws["draws"],
            coming=draws["coming"],
            sees=then.get("sees", {}),
            result=then.get("result", {}),
        ),
        note=raw.get("note", ""),
    )


def _refusal(where: str, raw: object) -> Refusal:
    if not isinstance(raw, dict):
        raise _misfit(where, "then.refused", raw, THEN)
    _known(where, "then.refused.", raw, REFUSAL, needed=() if raw.keys() & SUBJECTS.keys() else ("move",))
    subject, *others = [name for name in SUBJECTS if name in raw]
    if others or not raw[subject] or raw.keys() - {subject, *SUBJECTS[subject]}:
        raise Unreadable("case", f"{where}, then.refused", ONE_SUBJECT, given=shown(raw))
    for needed in ("value", "outcome"):
        if needed in SUBJECTS[subject] and needed not in raw:
            raise Unreadable("case", where, LACKS, name=f"then.refused.{needed}", right=REFUSAL[needed])
    return Refusal(**{**raw, "rule": _words(raw.get("rule", ()))})


def _outcomes(where: str, name: str, then: Mapping[str, Any]) -> dict[str, tuple[str | int, ...]]:
    for outcomes in then.get(name, {}).values():
        if not isinstance(outcomes, list) or any(not isinstance(each, str | int) for each in outcomes):
            raise _misfit(where, f"then.{name}", outcomes, THEN)
    return {label: tuple(outcomes) for label, outcomes in then.get(name, {}).items()}


def _words(value: str | list[str] | tuple[str, ...]) -> tuple[str, ...] | str:
    return value if isinstance(value, str) else tuple(value)


def _list(where: str, part: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise _misfit(where, part, value, THEN)
    return value


def _known(where: str, folder: str, raw: object, right: Mapping[str, str], needed: tuple[str, ...] = ()) -> None:
    """All that stands here is known and of its kind, and nothing needed is missing."""
    if not isinstance(raw, dict):
        raise _misfit(where, folder.rstrip("."), raw, CASE)
    for name, value in raw.items():
        if name not in right:
            raise no_such("case", f"{where}, {folder}{name}", name, right, folder)
        if not _fits(name, value):
            raise _misfit(where, f"{folder}{name}", value, right)
    for name in needed:
        if name not in raw:
            raise Unreadable("case", where, LACKS, name=f"{folder}{name}", right=right[name])


def _fits(name: str, value: object) -> bool:
    if name in TABLES:
        return isinstance(value, dict)
    if name == "value":
        return True
    if name == "outcome":
        return isinstance(value, str | int) and not isinstance(value, bool)
    if name in ("case", "refused"):
        return isinstance(value, list)
    if isinstance(value, list) and name in (*LISTS, "rule"):
        return all(isinstance(word, str) for word in value)
    return isinstance(value, str) and name not in LISTS


def _misfit(where: str, part: str, value: object, right: Mapping[str, str]) -> Unreadable:
    example = right[part.rpartition(".")[2]]
    return Unreadable("case", f"{where}, {part}", MISFIT, given=shown(value), right=example)
