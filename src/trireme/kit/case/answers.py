"""`then.answers`: exactly these moves are legal answers of the seats that they name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from trireme.kit.case.difference import Difference, listed
from trireme.kit.engine.frames import Ask
from trireme.kit.engine.window import PASS
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.kit.problems import CANNOT_READ, IS_REFUSED, MANY_ANSWERS, ONLY_THESE, TWICE
from trireme.kit.scripted import UNFINISHED, begun, mover
from trireme.kit.seats import Seat

MOST: Final = 1000
"""Whole moves of one seat that are looked at."""
SHOWN: Final = 20
"""Moves that are named where many are legal that the case does not list."""
Run = tuple[int, ...]


def answers_differ(game: Game[Any], id: str, s: Any, lines: Iterable[str]) -> Iterator[Difference]:
    """Return the moves that are listed and not legal, and the moves of these seats that are legal and not listed."""
    meant: dict[int, dict[Run, str]] = {}
    for line in lines:
        seat, move = mover(game, line, "case", id)
        run, reasons = _read(game, id, s, seat, move, line)
        if reasons:
            yield Difference(IS_REFUSED, where="answers", move=line, reasons=listed(reasons))
        runs = meant.setdefault(seat, {})
        if run in runs:
            raise Unreadable("case", f"{id}, then.answers", TWICE, given=line)
        if run:
            runs[run] = line
    for seat, runs in meant.items():
        others: list[str] = []
        for number, run in enumerate(_runs(game, s, seat, runs), 1):
            if number > MOST:
                raise Unreadable("case", f"{id}, then.answers", MANY_ANSWERS, most=MOST, seat=game.seats[seat])
            if run not in runs and len(others) <= SHOWN:
                others.append(f"“{game.seats[seat]}: {game.write(s, seat, list(run))}”")
        if others:
            found = listed(others[:SHOWN]) + (", …" if len(others) > SHOWN else "")
            yield Difference(ONLY_THESE, where="answers", found=found)


def _read(game: Game[Any], id: str, s: Any, seat: int, move: str, line: str) -> tuple[Run, list[str]]:
    """Return the codes of a move, or of its beginning where it ends in dots, and the rules that forbid it."""
    if move.endswith(UNFINISHED):
        run = begun(game, s, seat, move.rstrip(".… "))
        return tuple(run), [] if run else ["–"]
    try:
        if reasons := [reason.rule.id for reason in game.why_not(s, seat, move)]:
            return (), reasons
        return tuple(game.checked(s, seat, move)), []
    except Unreadable as error:
        raise Unreadable("case", id, CANNOT_READ, given=line, detail=str(error)) from error


def _runs(game: Game[Any], s: Any, seat: int, meant: Mapping[Run, str]) -> Iterator[Run]:
    """Yield all whole moves of a seat; one that begins with codes that are meant so far stands for all that do.

    What windows let a seat do that must answer counts only where the case lists such a move.
    """
    windows = [window for run in meant if (window := game.window_of(s, seat, run[0]))]
    step = game.steps[s.stack[-1][0]] if s.stack else None
    first: list[int] = []
    if isinstance(step, Ask) and seat in game.asked(s):
        first = step.legal(s, Seat(seat))
    for window in game.open_to(s, seat):
        if window in windows:
            first += window.legal(s, Seat(seat))
    yield from _below(game, s, seat, (), first, meant)


def _below(
    game: Game[Any], s: Any, seat: int, run: Run, codes: Iterable[int], meant: Mapping[Run, str]
) -> Iterator[Run]:
    for code in codes:
        longer = (*run, code)
        trial = s.clone()
        game.answer(trial, seat, code)
        if longer in meant or not game.in_multi_step(trial, seat):
            yield longer
        else:
            legal = [each for each in game.legal(trial, seat) if each != PASS]
            yield from _below(game, trial, seat, longer, legal, meant)
