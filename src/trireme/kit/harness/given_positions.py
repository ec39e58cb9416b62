"""Whatever is given as a position stands up, or is refused by an error for people: never by one of Python.

Facts are those of random games with one value damaged: of another type, empty, huge, negative, in odd digits, unknown,
that of another fact, missing, or too much.
"""

from __future__ import annotations

import copy
import datetime
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from trireme.kit.engine.frames import S
from trireme.kit.engine.question import CHANCE
from trireme.kit.errors import Fault, TriremeError
from trireme.kit.game import Game
from trireme.kit.harness.moment import Density, HarnessError, HarnessPosition, legal_of, walk
from trireme.kit.positions import Facts

WRONG: Final[tuple[object, ...]] = (
    *(None, True, False, 0, 1, -1, 7, 10**3, 10**9, -(10**9), 10**30, 0.5, float("nan"), datetime.date(2000, 1, 2)),
    *("", " ", "²", "٣", "-", "--1", "1", "-1", "9" * 5000, "A", "A ²", "A 2", "A B", "a/b", "a:b", "#²", "nonsense"),
    *([], [[]], [{}], [None], [0], [-1], [""], ["A"], ["A", "²"], ["A", 10**9], [10**9], ["nonsense"]),
    *({}, {"": ""}, {"A": 1}, {"A": "²"}, {"x": []}, {"seat": "A"}),
)
"""Values of all types that a file can hold."""
MARKS: Final = (" ", "/", ",", ":", "#", "-", "²", "0", "x", "lying", "A")
SHARE: Final = 0.1
"""Of the decisions of a game, so that all of its phases are seen."""
MORE: Final = ("done", "draws", "at", "nonsense", "turn", "battle", "offers")
"""Facts that are not told, but can be given in some games."""


def fuzz_positions(game: Game[S], seed: int, positions: int, each: int = 10) -> int:
    """Give so many damaged positions or a few more along random games from this seed on; returns how many."""
    given = 0
    while given < positions:
        for m in walk(game, seed, Density()):
            if m.rng.random() < SHARE:
                for _ in range(each):
                    check_given(m, damaged(m.rng, _plain(game, m)))
                given += each
        seed += 1
    return given


def _plain(game: Game[S], m: HarnessPosition[S]) -> Facts:
    """Return the facts of a moment, most often as if an entry point were there: elsewhere they cannot be given."""
    facts = copy.deepcopy(game.facts(m.s))
    entries = [entry for entry in game.positions.entries if entry != "setup"]
    if facts.get("at") not in entries and entries and m.rng.random() < 0.9:
        facts["at"] = m.rng.choice(entries)
    return facts


def damaged(rng: Random, facts: Facts) -> Facts:
    """These facts with one value that is wrong, or that is at least another."""
    places = list(_places(facts))
    holder, key = rng.choice(places)
    way = rng.randrange(8)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, dict):
        holder[rng.choice((*MORE, "²", *_names(facts)))] = copy.deepcopy(rng.choice(WRONG))
    elif way == 2:
        other, its = rng.choice(places)
        holder[key] = copy.deepcopy(other[its])
    elif way == 3 and isinstance(holder, list):
        holder.insert(rng.randint(0, len(holder)), copy.deepcopy(rng.choice((*WRONG, holder[key]))))
    elif way in (4, 5) and isinstance(holder[key], str):
        holder[key] = _mangled(rng, holder[key])
    elif way in (4, 5) and isinstance(holder[key], int):
        holder[key] += rng.choice((-1, 1, 2, 5, 100))
    else:
        holder[key] = copy.deepcopy(rng.choice(WRONG))
    return facts


def _places(value: object) -> Iterator[tuple[Any, Any]]:
    """Yield every value in tables and lists: what holds it, and by which key."""
    if isinstance(value, (dict, list)):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


def _names(facts: Facts) -> list[str]:
    return [key for _, key in _places(facts) if isinstance(key, str)]


def _mangled(rng: Random, text: str) -> str:
    """Return a text with a letter or a word too much, too little or in odd digits."""
    at, words = rng.randint(0, len(text)), text.split()
    way = rng.randrange(4)
    if way == 0:
        return text[:at] + rng.choice(MARKS) + text[at:]
    if way == 1:
        return text[:at] + text[at + 1 :]
    if way == 2 and words:
        words[rng.randrange(len(words))] = str(rng.choice(("²", "-1", "x", "10000000000", "nonsense")))
        return " ".join(words)
    return text.translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def check_given(m: HarnessPosition[S], facts: Facts) -> None:
    """These facts are a position that can be shown and played, or are refused with words; they stay as they are."""
    game, before = m.game, repr(facts)
    try:
        s = game.position(facts)
        game.facts(s)
        for viewer in (None, *range(len(game.seats))):
            game.view(s, viewer)
        game.asks(s)
        stuck = [m.name(seat) for seat in game.asked(s) if seat != CHANCE and not legal_of(game, s, seat)]
        if stuck:
            m.fail(f"in the position {facts} {', '.join(stuck)} must answer and has no legal answer")
    except HarnessError:
        raise
    except Fault as fault:
        m.fail(f"the position {facts} breaks the program with {fault.__cause__!r}")
    except TriremeError as error:
        if not str(error):
            m.fail(f"the position {facts} is refused without a word")
    except Exception as error:
        m.fail(f"the position {facts} ends in {error!r}")
    if repr(facts) != before:
        m.fail(f"the position {before} is changed by reading it, to {facts}")
