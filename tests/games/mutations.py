"""Cases made false: each thing that a case claims, changed a little. None may hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from trireme.kit.case import Case, Refusal, Then, run_case
from trireme.kit.errors import TriremeError
from trireme.kit.game import Game

WORDS = {"waiting": "passed", "passed": "withdrawn", "bid": "waiting", "over": "setup"}


def mutants(game: Game[Any], case: Case) -> Iterator[tuple[str, Case]]:
    """What was changed, and the false case."""
    for what, then in _thens(game, case):
        yield what, msgspec.structs.replace(case, then=then)


def survivors(game: Game[Any], case: Case, first: int = 0, every: int = 1) -> list[str]:
    """The changes that nobody notices, among some of them.

    What is so at another moment since the last move is a change too: a case says enough to tell its moment.
    """
    some = [each for number, each in enumerate(mutants(game, case)) if number % every == first % every]
    return [f"{case.id}: {what}" for what, mutant in some if holds(game, mutant)]


def holds(game: Game[Any], case: Case) -> bool:
    """Whether a case is met; one that is damaged is not."""
    try:
        return run_case(game, case) == []
    except TriremeError:
        return False


def _thens(game: Game[Any], case: Case) -> Iterator[tuple[str, Then]]:
    then = case.then
    for what, facts in _changed(game, then.facts):
        yield f"facts.{what}", msgspec.structs.replace(then, facts=facts)
    for name, seen in then.sees.items():
        for what, facts in _changed(game, seen):
            yield f"sees.{name}.{what}", msgspec.structs.replace(then, sees={**then.sees, name: facts})
    for what, result in _changed(game, then.result):
        yield f"result.{what}", msgspec.structs.replace(then, result=result)
    for what, draws in _changed(game, {label: list(words) for label, words in then.draws.items()}):
        other = {label: tuple(words) for label, words in draws.items()}
        yield f"draws.{what}", msgspec.structs.replace(then, draws=other)
    for what, coming in _changed(game, {label: list(words) for label, words in then.coming.items()}):
        later = {label: tuple(words) for label, words in coming.items()}
        if any(words != then.coming[label][: len(words)] for label, words in later.items()):  # The first may be named.
            yield f"coming.{what}", msgspec.structs.replace(then, coming=later)
    movers = [line.partition(":")[0] for line in then.answers]
    for n, line in enumerate(then.answers):
        if movers.count(movers[n]) > 1:  # Else nothing would be said of that seat.
            left = then.answers[:n] + then.answers[n + 1 :]
            yield f"answers without {line}", msgspec.structs.replace(then, answers=left)
    if then.asked is not None:
        for asked in _other_seats(game, then.asked):
            yield f"asked {asked}", msgspec.structs.replace(then, asked=asked)
    for name in (name for name in then.asked or () if name not in then.not_asked):
        yield f"not_asked {name}", msgspec.structs.replace(then, not_asked=(*then.not_asked, name))
    if then.prompt:
        yield "prompt", msgspec.structs.replace(then, prompt="offer" if then.prompt != "offer" else "act")
    for n, line in enumerate(then.legal):
        legal, refused = then.legal[:n] + then.legal[n + 1 :], (*then.refused, Refusal(move=line))
        yield f"refused {line}", msgspec.structs.replace(then, legal=legal, refused=refused)
    rules = list(game.rulebook.entries)
    for n, refusal in enumerate(then.refused):
        rest = then.refused[:n] + then.refused[n + 1 :]
        if refusal.move:
            legal = (*then.legal, refusal.move)
            yield f"legal {refusal.move}", msgspec.structs.replace(then, legal=legal, refused=rest)
        for what, wrong in _wrong(refusal, rules):
            yield what, msgspec.structs.replace(then, refused=(*rest, wrong))


def _wrong(refusal: Refusal, rules: list[str]) -> Iterator[tuple[str, Refusal]]:
    """The same refusal for another reason; that of an outcome has none."""
    if refusal.option:
        yield f"{refusal.option}, other problem", msgspec.structs.replace(refusal, problem="none-of-these")
    elif refusal.given and refusal.problem:
        yield f"{[*refusal.given]}, other problem", msgspec.structs.replace(refusal, problem="none-of-these")
    elif refusal.given or refusal.move:
        rule = next(rule for rule in rules if rule not in refusal.rules())
        yield f"{refusal.move or [*refusal.given]}, {rule}", msgspec.structs.replace(refusal, rule=rule)


def _other_seats(game: Game[Any], asked: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """One seat fewer, one more, another one."""
    others = [name for name in game.seats if name not in asked]
    if asked:
        yield asked[:-1]
    if others:
        yield (*asked, others[0])
    if asked and others:
        yield (*asked[:-1], others[0])


def _changed(game: Game[Any], facts: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The facts with one value changed, in every way."""
    for name, value in facts.items():
        for what, other in _values(game, value, name):
            yield f"{name} {what}".strip(), {**facts, name: other}


def _values(game: Game[Any], value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield str(not value), not value
    elif isinstance(value, int):
        for other in (value + 1, value - 1):
            yield str(other), other
    elif isinstance(value, dict):
        yield from _changed(game, value)
    elif isinstance(value, list):
        yield from _lists(game, value, name)
    elif isinstance(value, str):
        for text in _texts(game, value):
            yield text, text


def _lists(game: Game[Any], value: list[Any], name: str) -> Iterator[tuple[str, list[Any]]]:
    for n, each in enumerate(value):
        if each and not (name == "gods" and n == len(value) - 1):  # The first gods alone may be named.
            yield f"without {each}", value[:n] + value[n + 1 :]
        for what, other in _values(game, each):
            yield what, [*value[:n], other, *value[n + 1 :]]


def _texts(game: Game[Any], value: str) -> Iterator[str]:
    """A seat for another, a number for the next: `A 5` is `B 5`, `A 6` and `A 4`."""
    words = value.split()
    for n, word in enumerate(words):
        if word in game.seats and len(game.seats) > 1:
            yield " ".join([*words[:n], game.seats[(game.seats.index(word) + 1) % len(game.seats)], *words[n + 1 :]])
        elif word.isdigit():
            for other in (int(word) + 1, int(word) - 1):
                yield " ".join([*words[:n], str(other), *words[n + 1 :]])
        else:
            yield " ".join([*words[:n], WORDS.get(word, f"{word}x"), *words[n + 1 :]])
