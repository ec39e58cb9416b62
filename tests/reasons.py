"""Whether the reasons of a refusal are true: an oracle that knows nothing of the code that refuses.

A refusal cites rules. For each rule that a game may cite there is a truth here: a function that says, from the text of
the rule and from the facts of the position alone, whether this rule forbids this move now. `tests/trying.py` plays
random games and tries wrong moves; `tests/games/test_reasons.py` asks, for every rule that was cited, its truth.

How to add truths:

* They stand in `tests/games/<game>/reasons/<section>.py`, those of a module in a folder `reasons` of its own tests,
  such as `tests/games/cyclades/hades/reasons/gods.py`. All files of such folders are found by themselves.
* A truth takes a `Draft` and gives a bool:

      @forbids("ARC-ORD-01", verbs=("bid",))
      def more_than_one_has(tried: Tried) -> bool:
          return tried.prompt == "bid" and tried.number(1) > tried.me["florins"]

* Write it from the rule's text, with `facts`, `view` and `question`, the words of the move and the content of the game.
  Look into the state only for what none of these tells. Never call the engine's `legal`, `forbids`, `why` or the
  helpers that they are made of: a truth that asks the engine is no test of it.
* A truth says that its rule forbids the move, so it must not hold for a legal move: it looks at the verb and at the
  question as well. This is tested too. Name the `verbs` that the rule can forbid, then it is asked for no other move.
* One function may serve several rules only where they truly forbid the same moves.
* `tried.figures` are those of the cited reason: compare the ones that a player reads (need, have, most).
* `general=True` says that the rule is a general one: see below.

What is the most telling reason? Rules that speak of the thing that was tried come first, such as "the hex has a town
already". Then come general rules of the game, which say only that something is missing or that nothing of an action can
be done: "a player cannot give what he does not have". Then come the manners of the table (KIT-ASK-…), which know no
game; KIT-ASK-03, which is true of every wrong answer, comes last.

    python -m tests.reasons archipelago          plays some games and prints what was cited and what was false
    python -m tests.reasons archipelago 10 20    the seeds from 10 to 19
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.question import Question
from trireme.kit.engine.view import View
from trireme.kit.engine.window import PASS
from trireme.kit.errors import Figure
from trireme.kit.game import Game

TESTS: Final = Path(__file__).parent
KIT: Final = "KIT-"
OFFERED: Final = "KIT-ASK-03"
"""The answer must be one that the question offers."""


class Position:
    """A state, and what is told of it: worked out once for all moves that are tried there."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.game = game
        self.s = s
        self.views: dict[int, View] = {}

    @cached_property
    def facts(self) -> dict[str, Any]:
        return self.game.facts(self.s)

    @cached_property
    def questions(self) -> dict[int, Question]:
        """Those that seats must or may answer, by seat."""
        return {question.seat: question for question in self.game.asks(self.s)}

    @cached_property
    def asked(self) -> list[int]:
        return [seat for seat, question in self.questions.items() if question.must]

    @cached_property
    def prompt(self) -> str:
        """What play waits for."""
        return next((question.prompt for question in self.questions.values() if question.must), "")

    def view(self, seat: int) -> View:
        if seat not in self.views:
            self.views[seat] = self.game.view(self.s, seat)
        return self.views[seat]


@dataclass
class Tried:
    """A move that somebody tried, or a thing that he pointed at, and what was said to him."""

    position: Position
    seat: int
    words: list[str]
    """The words of the move; none where a thing was pointed at that no answer stands for."""
    code: int | None = None
    """Where an answer was tried by its code."""
    target: str = ""
    """A thing that was pointed at: `tile:R05a`."""
    reason: Reason | None = None
    """What is asked about; None for a move that is legal."""

    def __str__(self) -> str:
        what = f"points at {self.target}" if self.target else repr(" ".join(self.words))
        return f"{self.name} {what} at {self.prompt or 'the end'}"

    @property
    def game(self) -> Game[Any]:
        return self.position.game

    @property
    def s(self) -> Any:
        return self.position.s

    @property
    def name(self) -> str:
        return self.game.seats[self.seat]

    @property
    def verb(self) -> str:
        """The first word, without the name of a module: `raise` for `styx.raise`."""
        return self.words[0].rpartition(".")[2] if self.words else ""

    @property
    def figures(self) -> dict[str, Figure]:
        return {} if self.reason is None else self.reason.figures

    @property
    def facts(self) -> dict[str, Any]:
        return self.position.facts

    @property
    def view(self) -> Any:
        return self.position.view(self.seat)

    @property
    def me(self) -> dict[str, Any]:
        """The facts of this player, where a game has `players`."""
        mine: dict[str, Any] = self.facts["players"][self.name]
        return mine

    @property
    def prompt(self) -> str:
        """What play waits for, whoever is asked."""
        return self.position.prompt

    @property
    def asked(self) -> bool:
        """Whether play waits for this seat."""
        return self.seat in self.position.asked

    @property
    def question(self) -> Question | None:
        """That of this seat, if it must or may answer one."""
        return self.position.questions.get(self.seat)

    @property
    def args(self) -> Mapping[str, Figure]:
        """The figures of the question that play waits for."""
        questions = self.position.questions.values()
        return next((question.args for question in questions if question.must), {})

    def says(self, **figures: object) -> bool:
        """Whether the reason has these figures, as far as it has any of them."""
        return all(self.figures.get(name, figure) == figure for name, figure in figures.items())

    def word(self, at: int) -> str:
        return self.words[at] if at < len(self.words) else ""

    def number(self, at: int) -> int:
        """A number among the words, or -1."""
        word = self.word(at)
        return int(word) if word.isascii() and word.isdigit() else -1


Truth = Callable[[Tried], bool]


@dataclass(frozen=True)
class Entry:
    """The truth of a rule."""

    rule: str
    holds_for: Truth
    verbs: tuple[str, ...]
    general: bool

    def holds(self, tried: Tried) -> bool:
        if self.verbs and tried.words and not {tried.words[0], tried.verb} & set(self.verbs):
            return False
        return self.holds_for(tried)


TRUTHS: Final[dict[str, Entry]] = {}


def forbids(*rules: str, verbs: Sequence[str] = (), general: bool = False) -> Callable[[Truth], Truth]:
    """The truth of these rules; `verbs` are those of the moves that they can forbid, all if none is named."""

    def register(truth: Truth) -> Truth:
        for rule in rules:
            assert rule not in TRUTHS, f"{rule} has two truths"
            TRUTHS[rule] = Entry(rule, truth, tuple(verbs), general)
        return truth

    return register


@cache
def load_truths(game: str) -> tuple[str, ...]:
    """Read all truths of a game and of its modules; the modules that were read."""
    home = TESTS / "games" / game
    files = sorted(file for folder in home.rglob("reasons") for file in folder.glob("*.py"))
    names = [".".join(("tests", *file.relative_to(TESTS).with_suffix("").parts)) for file in files]
    for name in names:
        import_module(name)
    return tuple(names)


def in_play(game: Game[Any]) -> frozenset[str]:
    """The ids of the rules that hold at this table."""
    names = ["base", *{1: ("solo",), 2: ("two-player",)}.get(len(game.seats), ())]
    for value in game.options.values():
        names += [value] if isinstance(value, str) else list(value) if isinstance(value, list | tuple) else []
    names += [game.extras[name] for name in names if name in game.extras]
    return frozenset(entry.id for entry in game.rulebook.of(names))


def rank(rule: str) -> int:
    """How much a rule tells, the most telling first."""
    if rule.startswith(KIT):
        return 2
    return 1 if rule in TRUTHS and TRUTHS[rule].general else 0


@dataclass
class Findings:
    """What was cited, and what of it was wrong."""

    tried: int = 0
    cited: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    missing: Counter[str] = field(default_factory=Counter)
    """Rules that were cited and have no truth."""
    others: Counter[str] = field(default_factory=Counter)
    """What else is wrong: the order of reasons, a rule that is not in play, a truth that holds for a legal move."""
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, kind: Counter[str], what: str, tried: Tried, told: str = "") -> None:
        kind[what] += 1
        self.examples.setdefault(what, f"{tried}{f' ({told})' if told else ''}")

    def judge(self, tries: Sequence[Tried], reasons: Sequence[Reason]) -> None:
        """Look at the reasons that were given for a move, or for a thing that several answers stand for."""
        self.tried += 1
        rules, known = [reason.rule.id for reason in reasons], in_play_of(tries[0].game)
        for reason in reasons:
            rule = reason.rule.id
            self.cited[rule] += 1
            asked = [Tried(each.position, each.seat, each.words, each.code, each.target, reason) for each in tries]
            if not rule.startswith(KIT) and rule not in known:
                self.note(self.others, f"{rule} is not in play", asked[0])
            if rule not in TRUTHS:
                self.note(self.missing, rule, asked[0], str(reason))
            elif not any(TRUTHS[rule].holds(each) for each in asked):
                self.note(self.false, rule, asked[0], f"{reason!r} of {', '.join(rules)}")
        ranks = [rank(rule) for rule in rules]
        if len(tries) == 1 and ranks != sorted(ranks):  # where several answers are meant, the nearest comes first
            self.note(self.others, f"order: {', '.join(rules)}", tries[0])
        if OFFERED in rules[:-1]:
            self.note(self.others, f"{OFFERED} before {', '.join(rules)}", tries[0])
        if any(reason in reasons[:at] for at, reason in enumerate(reasons)):
            self.note(self.others, f"said twice: {', '.join(rules)}", tries[0])

    def allow(self, tried: Tried) -> None:
        """This move is legal: no rule of the game forbids it."""
        known = in_play_of(tried.game)
        for rule, entry in TRUTHS.items():
            if rule in known and entry.holds(tried):
                self.note(self.others, f"the truth of {rule} holds for a legal move", tried)

    @property
    def wrong(self) -> list[str]:
        """What must not be, each with the first move that showed it."""
        found = [f"{rule} is cited, and false {count} of {self.cited[rule]} times" for rule, count in _most(self.false)]
        found += [f"{rule} is cited {count} times, and has no truth" for rule, count in _most(self.missing)]
        found += [f"{what}, {count} times" for what, count in _most(self.others)]
        names = [*(name for kind in (self.false, self.missing, self.others) for name, _ in _most(kind))]
        return [f"{what}: {self.examples[name]}" for what, name in zip(found, names, strict=True)]

    def __str__(self) -> str:
        checked = sum(self.cited.values()) - sum(self.missing.values())
        return (
            f"{self.tried} refusals, {sum(self.cited.values())} reasons of {len(self.cited)} rules cited, {checked} "
            f"checked, {sum(self.false.values())} false, {sum(self.missing.values())} without a truth"
        )


def _most(counts: Counter[str]) -> list[tuple[str, int]]:
    return counts.most_common()


_IN_PLAY: Final[dict[int, tuple[Game[Any], frozenset[str]]]] = {}


def in_play_of(game: Game[Any]) -> frozenset[str]:
    """The same as `in_play`, once for each game."""
    if id(game) not in _IN_PLAY:
        _IN_PLAY[id(game)] = game, in_play(game)
    return _IN_PLAY[id(game)][1]


# The manners of the table.


@forbids("KIT-ASK-01")
def is_not_asked(tried: Tried) -> bool:
    return not tried.asked and bool(tried.position.asked)


@forbids("KIT-ASK-03")
def is_not_offered(tried: Tried) -> bool:
    """No answer of the question is written so."""
    if tried.code is not None:
        legal = [*tried.game.legal(tried.s, tried.seat), *tried.game.joinable(tried.s, tried.seat)]
        return tried.code not in legal or tried.code == PASS
    question = tried.question
    answers = [*getattr(question, "answers", ()), *getattr(question, "also", ())]
    return " ".join(tried.words) not in [answer.text for answer in answers]


@forbids("KIT-ASK-04")
def the_game_is_over(tried: Tried) -> bool:
    return not tried.s.stack


@forbids("KIT-ASK-05")
def is_out_of_bounds(tried: Tried) -> bool:
    question = tried.question
    low, high = getattr(question, "low", None), getattr(question, "high", None)
    numbers = [int(word) for word in tried.words if word.isdigit()]
    return low is not None and high is not None and bool(numbers) and not low <= numbers[-1] <= high


def main(arguments: Iterable[str]) -> None:
    from tests.tables import one_of_each_size, tables_of
    from tests.trying import CLOSELY, try_games

    name, *seeds = arguments
    first, last = (int(seeds[0]), int(seeds[1])) if len(seeds) == 2 else (0, 1)
    load_truths(name)
    findings = Findings()
    for table in one_of_each_size(tables_of(name)):
        try_games(table.make(), range(first, last), findings, CLOSELY)
    print(*findings.wrong, str(findings), sep="\n")


if __name__ == "__main__":
    import tests.reasons

    tests.reasons.main(sys.argv[1:])
