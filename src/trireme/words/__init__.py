"""Make sentences from keys and arguments, in English and French.

The engine only gives keys and figures; this package turns them into sentences. Keys are `ask-` and the prompt of a
question, `event-` and the tag of an event, `why-` and the id of a cited rule, and the keys of answers. The sentences
are in `words/{en,fr}.ftl` here and in the folder of each game.

An argument whose value is the id of a component stands for its name, and `seat`, `by` and the like for a player; see
`names` for their forms (`$tile_the`, `$tile_of`) and `bundles` for the functions `COUNT` and `LIST`. The
seat -1 is an empty text, a list its names in a row, a table its units with their numbers, and true and false are 1
and 0.

>>> trireme.words.Words("en", "cyclades").say("game-title")
'Cyclades'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from trireme.kit.case import Difference
from trireme.kit.content.loading import read_content
from trireme.kit.content.rulebook import LANGUAGES, Reason, RuleEntry, kit_rules, load_rulebook
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Amount, Answer, Beyond, Forecast, Question
from trireme.kit.engine.view import Result
from trireme.kit.errors import BadOption, Figure, Impossible, Refused, TriremeError
from trireme.kit.problems import UNKNOWN
from trireme.kit.registry import content_files, is_ours, module_folders, rules_files
from trireme.words.bundles import sentences
from trireme.words.names import Name, forms, names_in

__all__ = ["Words"]

SEATS: Final = ("seat", "by", "defender", "loser", "victim", "winner")
"""Names of arguments that are the number of a seat."""


class Words:
    """The sentences of a language about a game or, without a game, about what all games share.

    `seats` are the names of the players. `content` is a folder with which the owner of a box overrides our content.
    `modules` are those in play; they may replace sentences by their own (`bundles`).

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.position({"at": "bid", "display": {"normal": ["agora", "bridge"]}})
    >>> words = trireme.words.Words("en", "peloponnes", game.seats)
    >>> words.reason(game.why_not(state, 0, "bid agora 3")[0])
    'The minimum for the Agora is 4 coins; you offered 3.'
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        seats: Sequence[str] = (),
        content: Path | None = None,
        modules: Sequence[str] = (),
    ) -> None:
        if language not in LANGUAGES:
            raise BadOption("language", UNKNOWN, given=language, known=", ".join(LANGUAGES))
        self.language = language
        self.game = game
        self.seats = tuple(seats)
        self.modules = tuple(modules)
        self.sentences = sentences(language, game, self.modules)
        self.lenient = game is not None and not is_ours(game)
        """Whether a sentence may be missing. A test checks that our own games lack none."""
        self.names = _names(language, game, content) if game else {}

    def say(self, key: str, /, **args: Any) -> str:
        """Return the sentence of a key, with names in place of components and seats among the arguments."""
        return self._told(key, args, readable)

    def text(self, key: str, /, **figures: Figure) -> str:
        """Return the sentence of a key, with its figures taken literally."""
        return self.sentences.say(key, figures)

    def _told(self, key: str, args: Mapping[str, Any], otherwise: Callable[[str, Mapping[str, Figure]], str]) -> str:
        """Return the sentence of a key, or a readable form of it if a game of another package lacks one."""
        named = self._named(args)
        try:
            return self.sentences.say(key, named)
        except LookupError:
            if not self.lenient:
                raise
        shown = {name: named[name] for name in args if named[name] != ""}
        return otherwise(key, shown)

    def _named(self, args: Mapping[str, Any]) -> dict[str, Figure]:
        named: dict[str, Figure] = {}
        for argument, value in args.items():
            if argument in SEATS:
                named |= forms(self.language, argument, Name(self.seat(value) if value >= 0 else ""))
            elif argument == "seats":
                # Figures of an answer are no lists: there it is "0,2".
                seats = value.split(",") if isinstance(value, str) else value
                named[argument] = self.sentences.join([self.seat(int(seat)) for seat in seats])
            elif isinstance(value, Mapping):
                named[argument] = self.things(value)
            elif isinstance(value, tuple):
                named[argument] = self.sentences.join([self._name_or_id(id) for id in value])
            elif isinstance(value, str) and value.partition("/")[0] in self.names:  # a spot has the name of its hex
                named |= forms(self.language, argument, self.names[value.partition("/")[0]])
            else:
                named[argument] = value
        return named

    def things(self, counts: Mapping[str, int]) -> str:
        """List units with their numbers and components by their names: 2 florins and the Researcher."""
        return self.sentences.join(
            [self.names[id].text if id in self.names else self.sentences.count(n, id) for id, n in counts.items()]
        )

    def _name_or_id(self, id: object) -> str:
        """Return the name of a component, or its id: seas have no names."""
        name = self.names.get(str(id))
        return name.text if name else str(id)

    def seat(self, seat: int) -> str:
        """Return the name of a player."""
        return self.seats[seat] if seat < len(self.seats) else chr(ord("A") + seat)

    def name(self, kind: str, id: str) -> str:
        """Return the name of a component, or of a thing with a message `<kind>-<id>`, such as a good or a phase."""
        return self.names[id].text if id in self.names else self.say(f"{kind}-{id}")

    def title(self) -> str:
        """Return the title of the game."""
        return self._told("game-title", {}, lambda key, _: (self.game or "").replace("-", " ").capitalize())

    def about(self) -> str:
        """Describe the game in a sentence or two. Empty if it has no such text."""
        return self._told("game-about", {}, lambda key, _: "")

    def prompt(self, question: Question) -> str:
        return self.say(f"ask-{question.prompt}", **question.args)

    def answer(self, answer: Answer) -> str:
        """Return the label of an answer of a Pick or of an item of a Some."""
        return self._told(answer.key, answer.args, lambda key, figures: answer.text)

    def amount(self, question: Amount, number: int) -> str:
        """Return the label of a number, such as 3 coins."""
        try:
            return self.sentences.count(number, question.unit)
        except LookupError:
            if not self.lenient:
                raise
        return f"{number} {question.unit}".strip()

    def outlook(self, outlook: Forecast) -> str:
        """Tell a forecast."""
        return self._told(f"outlook-{outlook.id}", outlook.args, readable)

    def beyond(self, beyond: Beyond) -> str:
        """Tell why a seat cannot pay for an answer."""
        return self._told(f"why-{beyond.rule}", beyond.args, lambda key, figures: self.rule(beyond.rule))

    def done(self) -> str:
        """Return the label of the answer that ends a choice of some items."""
        return self.say("answer-done")

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.__struct_config__.tag}", **msgspec.structs.asdict(event))

    def reason(self, reason: Reason) -> str:
        """Tell a reason with the figures of this position."""
        return self._told(f"why-{reason.rule.id}", reason.figures, lambda key, figures: self.rule(reason.rule.id))

    def rule(self, id: str) -> str:
        """Return the text of a rule in the rulebook."""
        return _rules(self.language, self.game)[id]

    def house(self, id: str) -> str:
        """Return the mark of a rule that no publisher has written, `designed` or `ruling`, or nothing."""
        return _houses(self.game)[id]

    def ending(self, result: Result) -> str:
        """Tell how the game ended, and for which players."""
        winners = result.winners()
        names = self.sentences.join([self.seat(seat) for seat in winners])
        figures = {"winners": names, "count": len(winners), "score": result.scores[winners[0]] if winners else 0}
        plain = self.say("ending-winners", winners=names) if winners else self.say("ending-nobody")
        return self._told(result.ending, figures, lambda key, _: plain)

    def difference(self, difference: Difference) -> str:
        """Tell what differs from a case."""
        if self.language == "en":
            return str(difference)
        return self.sentences.say(f"problem-{difference.problem.key}", difference.figures)

    def error(self, error: TriremeError) -> str:
        """Tell what went wrong. The English text is that of the error itself; its figures are what the user wrote."""
        if isinstance(error, Refused):
            why = self.reason(error.reasons[0])
            return self.sentences.say("error-refused", {**error.figures, "why": why})
        key = f"problem-{error.key}"
        if self.language == "en" or not self.sentences.has(key):
            return str(error)
        figures = dict(error.figures)
        if isinstance(error, Impossible):
            figures["why"] = self.rule(str(figures["rule"]))
        problem = self.sentences.say(key, figures)
        return self.sentences.say(f"error-{error.frame}", {**error.figures, "problem": problem})


def readable(key: str, figures: Mapping[str, Figure]) -> str:
    """Return a readable form of a key: `event-hand-over`, seat B, coins 3, is “Hand over: B, coins 3”."""
    text = key.partition("-")[2].replace("-", " ").replace("_", " ").rpartition(".")[2]
    parts = ", ".join(str(value) if name in SEATS else f"{name} {value}" for name, value in figures.items())
    return f"{text[:1].upper()}{text[1:]}" + (f": {parts}" if parts else "")


@cache
def _names(language: str, game: str, content: Path | None) -> dict[str, Name]:
    return names_in(read_content(content_files(game, list(module_folders(game))), content).values(), language)


@cache
def _rules(language: str, game: str | None) -> dict[str, str]:
    return {id: entry.text[language] for id, entry in _entries(game).items()}


@cache
def _houses(game: str | None) -> dict[str, str]:
    return {id: entry.house for id, entry in _entries(game).items()}


def _entries(game: str | None) -> dict[str, RuleEntry]:
    """Return the rules that all games share, and those of a game."""
    return kit_rules().entries | (load_rulebook(rules_files(game)).entries if game else {})
