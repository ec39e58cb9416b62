"""Sentences from keys and arguments, in English and French.

The engine gives keys and figures only; here they become sentences. Keys are `ask-` and a question's prompt, `event-`
and an event's tag, `why-` and the id of the rule that a reason cites, and the keys that answers carry; the sentences
stand in `words/{en,fr}.ftl` here and in each game's folder.

An argument whose value is the id of a component stands for its name, and `seat`, `by` and the like for a player's; see
`naming` for their forms (`$tile_the`, `$tile_of`) and `bundles` for the functions `COUNT` and `LIST`. Nobody's seat,
-1, is an empty text, a list is its names in a row, a table its units with their
numbers, and true and false are 1 and 0.

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
from trireme.words.naming import Name, forms, names_in

__all__ = ["Words"]

SEATS: Final = ("seat", "by", "defender", "loser", "victim", "winner")
"""Arguments that are the number of a seat."""


class Words:
    """All that can be said in a language about a game, or, without one, about what all games share.

    `seats` are the names of the players; `content` is the folder that the owner of a box has laid over ours; `modules`
    are those in play, which may say something in words of their own (`bundles`).

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
        """Whether a sentence may be missing: one of ours never is, and a test says so."""
        self.names = _names(language, game, content) if game else {}

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence of a key, with the names of all components and seats among the arguments."""
        return self._told(key, args, readable)

    def text(self, key: str, /, **figures: Figure) -> str:
        """The sentence of a key, with figures that are what they are and stand for no name."""
        return self.sentences.say(key, figures)

    def _told(self, key: str, args: Mapping[str, Any], otherwise: Callable[[str, Mapping[str, Figure]], str]) -> str:
        """The sentence of a key; where a game of another package lacks it, what can be said without."""
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
        """Units with their numbers, and components by their names: 2 florins and the Researcher."""
        return self.sentences.join(
            [self.names[id].text if id in self.names else self.sentences.count(n, id) for id, n in counts.items()]
        )

    def _name_or_id(self, id: object) -> str:
        """Seas have no names but their ids."""
        name = self.names.get(str(id))
        return name.text if name else str(id)

    def seat(self, seat: int) -> str:
        """The name of a player."""
        return self.seats[seat] if seat < len(self.seats) else chr(ord("A") + seat)

    def name(self, kind: str, id: str) -> str:
        """The name of a component, or of one of the things that have a message `<kind>-<id>`: a good, a phase."""
        return self.names[id].text if id in self.names else self.say(f"{kind}-{id}")

    def title(self) -> str:
        """What the game is called."""
        return self._told("game-title", {}, lambda key, _: (self.game or "").replace("-", " ").capitalize())

    def about(self) -> str:
        """The game in a sentence or two; nothing, where nobody has written one."""
        return self._told("game-about", {}, lambda key, _: "")

    def prompt(self, question: Question) -> str:
        return self.say(f"ask-{question.prompt}", **question.args)

    def answer(self, answer: Answer) -> str:
        """The label of an answer of a Pick or of an item of a Some."""
        return self._told(answer.key, answer.args, lambda key, figures: answer.text)

    def amount(self, question: Amount, number: int) -> str:
        """The label of a number: 3 coins."""
        try:
            return self.sentences.count(number, question.unit)
        except LookupError:
            if not self.lenient:
                raise
        return f"{number} {question.unit}".strip()

    def outlook(self, outlook: Forecast) -> str:
        """What will or may come."""
        return self._told(f"outlook-{outlook.id}", outlook.args, readable)

    def beyond(self, beyond: Beyond) -> str:
        """Why a seat cannot pay for an answer."""
        return self._told(f"why-{beyond.rule}", beyond.args, lambda key, figures: self.rule(beyond.rule))

    def done(self) -> str:
        """The label of the answer that ends a choice of some items."""
        return self.say("answer-done")

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.__struct_config__.tag}", **msgspec.structs.asdict(event))

    def reason(self, reason: Reason) -> str:
        """Why not, with the figures of this position."""
        return self._told(f"why-{reason.rule.id}", reason.figures, lambda key, figures: self.rule(reason.rule.id))

    def rule(self, id: str) -> str:
        """The rule as it stands in the rulebook."""
        return _rules(self.language, self.game)[id]

    def house(self, id: str) -> str:
        """What no publisher has written says so: `designed` or `ruling`, or nothing."""
        return _houses(self.game)[id]

    def ending(self, result: Result) -> str:
        """How the game ended, and for whom."""
        winners = result.winners()
        names = self.sentences.join([self.seat(seat) for seat in winners])
        figures = {"winners": names, "count": len(winners), "score": result.scores[winners[0]] if winners else 0}
        plain = self.say("ending-winners", winners=names) if winners else self.say("ending-nobody")
        return self._told(result.ending, figures, lambda key, _: plain)

    def difference(self, difference: Difference) -> str:
        """What is not as a case says."""
        if self.language == "en":
            return str(difference)
        return self.sentences.say(f"problem-{difference.problem.key}", difference.figures)

    def error(self, error: TriremeError) -> str:
        """What went wrong. English problems are said by the error itself; figures are what the user wrote."""
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
    """What a key without a sentence says: `event-hand-over`, seat B, coins 3, is “Hand over: B, coins 3”."""
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
    """The rules that all games share, and those of a game."""
    return kit_rules().entries | (load_rulebook(rules_files(game)).entries if game else {})
