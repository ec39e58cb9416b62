"""Whatever is written is a legal run, a refusal, or unreadable with a hint that can be read and played.

Texts are moves with a word changed, dropped, doubled, moved or added, and words at random: those of moves, of all
components, rules and facts of the game, verbs, seats and numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final, Generic

from trireme.kit.engine.frames import Ask, S
from trireme.kit.engine.question import CHANCE
from trireme.kit.errors import Fault, Refused, TriremeError, Unreadable
from trireme.kit.game import Game
from trireme.kit.harness.moment import Density, HarnessPosition, everything, walk
from trireme.kit.registry import content_files
from trireme.kit.seats import Seat

NUMBERS: Final = ("0", "1", "2", "3", "5", "12", "77", "007", "-1", "2.5", "x0", "x1", "x2", "1000000")
STRANGE: Final = ("nonsense", "é", ">", ":", "/", ",", "/0", "x", "[", "|", "...", "none", "nothing", "for", "all")
LONGEST: Final = 6
"""Words of a text at random."""
SHARE: Final = 0.15
"""Of the decisions of a game, so that all of its phases are seen."""
NOTHING: Final = "qqqq"
"""A word that no game has."""


class Vocabulary(Generic[S]):
    """All words of a game, by where they come from; those of moves and facts join as they are seen."""

    def __init__(self, game: Game[S]) -> None:
        self.verbs = _known(verb for step in game.steps if isinstance(step, Ask) for verb in step.verbs())
        self.verbs += [verb for window in game.windows for verb in window.verbs() if verb not in self.verbs]
        self.verbs += [bare for verb in self.verbs if (bare := verb.rpartition(".")[2]) not in self.verbs]
        self.moves: list[str] = []
        self.facts: list[str] = []
        texts = [file.read_text(encoding="utf-8") for file in content_files(type(game), _modules(game))]
        self.content = _known(word for text in texts for word in _words_of(tomllib.loads(text)))
        entries = game.rulebook.entries.values()
        self.rules = _known(word for entry in entries for word in (entry.id, *entry.text["en"].split()))
        self.seats = list(game.seats)

    def see(self, m: HarnessPosition[S], texts: list[str]) -> None:
        """Words of moves and of facts."""
        self.moves += _known(word for text in texts for word in text.split() if word not in self.moves)
        if not self.facts or m.rng.random() < 0.1:
            facts = _known(_words_of(m.game.facts(m.s)))
            self.facts += [word for word in facts if word not in self.facts]

    def word(self, rng: Random) -> str:
        kinds = [(self.moves, 8), (self.content, 6), (self.verbs, 3), (self.facts, 2), (self.seats, 1), (self.rules, 1)]
        kinds += [(list(NUMBERS), 2), (list(STRANGE), 1)]
        there = [(words, weight) for words, weight in kinds if words]
        return rng.choice(rng.choices([words for words, _ in there], [weight for _, weight in there])[0])


def _modules(game: Game[S]) -> list[str]:
    chosen = game.options.get("modules", ())
    return [str(name) for name in chosen] if isinstance(chosen, (list, tuple)) else []


def _known(words: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(words))


def _words_of(value: object) -> Iterator[str]:
    """Yield all names in a table, and the words of its texts."""
    if isinstance(value, Mapping):
        for name, each in value.items():
            yield from str(name).split()
            yield from _words_of(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _words_of(each)
    elif isinstance(value, (str, int)):
        yield from str(value).split()


def fuzz_reading(game: Game[S], seed: int, texts: int, each: int = 6) -> int:
    """Try so many texts or a few more along random games from this seed on, some at each decision; returns how many."""
    vocabulary, tried = Vocabulary(game), 0
    while tried < texts:
        for m in walk(game, seed, Density()):
            if tried >= texts:
                break
            if m.s.stack and m.rng.random() < SHARE:
                tried += check_texts(m, vocabulary, each)
        seed += 1
    return tried


def check_texts(m: HarnessPosition[S], vocabulary: Vocabulary[S], count: int) -> int:
    """Try so many texts of each seat that must or may answer; returns how many."""
    tried = 0
    for seat in m.movers:
        runs = m.runs(seat)
        moves = [m.game.write(m.s, seat, run) for run in runs]
        vocabulary.see(m, moves)
        for run in runs:
            _check_wordings(m, seat, run)
        for _ in range(count):
            check_text(m, seat, _text(m.rng, moves, vocabulary))
        tried += count
    return tried


def _text(rng: Random, moves: list[str], vocabulary: Vocabulary[S]) -> str:
    if rng.random() < 0.3:
        first = vocabulary.word(rng) if rng.random() < 0.3 else rng.choice(vocabulary.verbs or vocabulary.moves)
        return " ".join([first, *(vocabulary.word(rng) for _ in range(rng.randrange(LONGEST)))])
    words = rng.choice(moves).split()
    for _ in range(rng.choice((1, 1, 1, 2))):
        at = rng.randrange(len(words)) if words else 0
        way = rng.randrange(6)
        if way == 0 and words:
            del words[at]
        elif way == 1 and words:
            words.insert(at, words[at])
        elif way == 2:
            rng.shuffle(words)
        elif way == 3 and words:
            words[at] = vocabulary.word(rng)
        elif way == 4 and words:
            words[at] = _joined(rng, words[at], vocabulary.word(rng))
        else:
            words.insert(rng.randint(0, len(words)), vocabulary.word(rng))
    return " ".join(words)


def _joined(rng: Random, word: str, other: str) -> str:
    """Two names in one word, as ways, slots and lots have them."""
    for mark in (">", "/", ":", ",", "."):
        if mark in word:
            start, _, end = word.partition(mark)
            return rng.choice((f"{other}{mark}{end}", f"{start}{mark}{other}", start, end or word))
    return rng.choice((f"{word}/{rng.randrange(5)}", f"{word}>{other}", f"{word}:{rng.randrange(3)}", word.title()))


def check_text(m: HarnessPosition[S], seat: int, text: str) -> None:
    """One text: a legal run that says each of its words, a refusal, or unreadable with a hint that helps."""
    found = _read(m, seat, text)
    if isinstance(found, Unreadable):
        _check_hint(m, seat, text, found)
    elif isinstance(found, list):
        who = f"{m.name(seat)}: {text!r}"
        if (error := m.error_of(m.s.clone(), seat, found)) is not None:
            m.fail(f"{who} is taken, but its codes {found} are not: {error}")
        _check_each_word(m, seat, text, found)
        right = m.game.write(m.s, seat, found)
        m.same(f"{who} and what is written for its codes, {right!r}", found, _read(m, seat, right))


def _read(m: HarnessPosition[S], seat: int, text: str) -> list[int] | Refused | Unreadable:
    """Return the run of a text, or why there is none."""
    before = everything(m.s) if m.rng.random() < 0.02 else None
    try:
        run, reasons = m.game.read(m.s, seat, text)
    except Unreadable as error:
        return error
    except Fault as fault:
        m.fail(f"{m.name(seat)}: {text!r} breaks the reading of moves with {fault.__cause__!r}")
    except TriremeError as error:
        m.fail(f"{m.name(seat)}: {text!r} is answered with {error!r}")
    if before is not None:
        m.same(f"{m.name(seat)}: reading {text!r} changes the state", before, everything(m.s))
    return Refused(text, reasons) if reasons else run


def _check_each_word(m: HarnessPosition[S], seat: int, text: str, run: list[int]) -> None:
    """Check that no word of a move is ignored: without one of its words, or with another, it means something else."""
    words = text.split()
    for at in range(len(words)):
        other = [*words[:at], NOTHING, *words[at + 1 :]]
        if _read(m, seat, " ".join(other)) == run:
            m.fail(f"{m.name(seat)}: {text!r} is taken, and so is {' '.join(other)!r}: a word is passed over")
    longer = " ".join([*words, NOTHING])
    if _read(m, seat, longer) == run:
        m.fail(f"{m.name(seat)}: {longer!r} is taken as {text!r}")


def _check_hint(m: HarnessPosition[S], seat: int, text: str, error: Unreadable) -> None:
    """What an error says would be right can be read, and played where it is a move."""
    what = f"{m.name(seat)}: {text!r} is unreadable ({error}), but its hint"
    for name in ("form", "right", "first", "second"):
        if name in error.figures:
            hint = str(error.figures[name])
            if not isinstance(found := _read(m, seat, hint), list):
                m.fail(f"{what} {hint!r} cannot be played: {found}")
    if "first" in error.figures and error.figures["first"] == error.figures["second"]:
        m.fail(f"{what} names one move twice")
    given = str(error.figures.get("given", ""))
    for name in ("known", "nearest"):
        names = str(error.figures[name]).split(", ") if name in error.figures and text.count(given) == 1 else []
        for known in m.rng.sample(names, min(len(names), 2)):
            again = _read(m, seat, text.replace(given, known, 1))
            if given == text and not isinstance(again, list) and " " in known:
                m.fail(f"{what} {known!r} cannot be played: {again}")
            same = isinstance(again, Unreadable) and again.key == error.key and again.figures.get("given") == known
            if same and known not in text:
                m.fail(f"{what} {known!r} is unknown, too")


def _check_wordings(m: HarnessPosition[S], seat: int, run: list[int]) -> None:
    """Every way to write a move that a question declares is read as that move, or can mean another one, too."""
    if seat == CHANCE:
        return
    step = m.game.window_of(m.s, seat, run[0]) or m.game.steps[m.s.stack[-1][0]]
    assert isinstance(step, Ask)
    for wording in step.wordings(m.s, Seat(seat), run):
        words = [m.rng.choice(part.strip("[]").split("|")) for part in wording.split()]
        text = " ".join(words)
        if not step.says(m.s, Seat(seat), run, words):
            continue
        found = _read(m, seat, text)
        if found != run and not (isinstance(found, Unreadable) and found.key == "ambiguous"):
            m.fail(f"{m.name(seat)}: {wording!r} is declared for {run}, but {text!r} gives {found!r}")
