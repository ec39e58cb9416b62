"""The end of the game: two scores for each player, the lower one counts (PEL-SCO-01 to 12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from trireme.games.peloponnes import events
from trireme.games.peloponnes.rules.ids import PEL_SCO_08, PEL_SCO_09, PEL_SCO_10
from trireme.games.peloponnes.ruleset import Ruleset, Steps
from trireme.games.peloponnes.state import State, Tile
from trireme.kit.engine.frames import Work
from trireme.kit.engine.state import Frame
from trireme.kit.engine.view import Result
from trireme.kit.seats import Seat


def breakdown(ruleset: Ruleset, s: State, seat: Seat) -> dict[str, int]:
    """Return both scores of a player as they would count now, with their parts.

    What players can still take at scoring counts as if they took the best, or the first of equals.
    """
    scores = [_counted(ruleset, s, seat, *bonus) for bonus in bonuses_at_scoring(ruleset, s, seat)]
    return scores[0] if len(scores) == 1 else max(scores, key=_merit)


def bonuses_at_scoring(ruleset: Ruleset, s: State, seat: Seat) -> list[tuple[int, int]]:
    """Return prestige and inhabitants that a player can still take; one of these pairs."""
    bonuses = [(0, 0)]
    for bonus in ruleset.more.end_bonuses:
        bonuses = [(p + q, i + j) for p, i in bonuses for q, j in bonus(s, seat)]
    return bonuses


class Scale(NamedTuple):
    """How much things count."""

    coins_per_prestige: int
    points_per_inhabitant: int
    best_from: int
    """Luxury goods from which the higher of the two scores counts; 0: however many, the lower one."""


def scale_of(ruleset: Ruleset, buildings: Iterable[Tile], before: Scale | None = None) -> Scale:
    """Return how much things count for the owner of these buildings."""
    effects, figures = ruleset.tables.effects, ruleset.figures
    per_coin, per_inhabitant, best_from = before or (figures.coins_per_prestige, figures.points_per_inhabitant, 0)
    for tile in buildings:
        effect = effects[tile]
        if effect is not None:
            per_coin = effect.coins_per_prestige or per_coin
            per_inhabitant = effect.points_per_inhabitant or per_inhabitant
            best_from = effect.best_score_min_luxury or best_from
    return Scale(per_coin, per_inhabitant, best_from)


def _merit(score: dict[str, int]) -> tuple[int, int, int]:
    """Return what settles places: the result, the higher of the two scores, luxury goods (PEL-SCO-08 to 10)."""
    return score["result"], max(score["prestige"], score["population"]), score["luxury"]


def _counted(ruleset: Ruleset, s: State, seat: Seat, bonus: int, inhabitants: int) -> dict[str, int]:
    tables = ruleset.tables
    per_coin, per_inhabitant, best_from = scale_of(ruleset, s.buildings[seat])
    buildings = sum([tables.prestige[tile] for tile in s.buildings[seat]])
    terrains = sum([tables.prestige[tile] for tile in s.terrains[seat]])
    coins = s.coins[seat] // per_coin
    others = {name: points(s, seat) for name, points in ruleset.more.prestige.items()}
    if ruleset.more.end_bonuses:
        others["bonus"] = bonus
    prestige = buildings + terrains + coins + sum(others.values())
    population = (s.population[seat] + inhabitants) * per_inhabitant
    take_best = best_from and s.luxury[seat] >= best_from
    return {
        "buildings": buildings,
        "terrains": terrains,
        **others,
        "coins": coins,
        "prestige": prestige,
        "population": population,
        "luxury": s.luxury[seat],
        "result": max(prestige, population) if take_best else min(prestige, population),
    }


def ranking(scores: list[dict[str, int]]) -> list[int]:
    """Return the places: 1 for the best, equals share theirs (PEL-SCO-05, PEL-SCO-11)."""
    keys = [_merit(score) for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]


def result(ruleset: Ruleset, s: State) -> Result:
    scores = [breakdown(ruleset, s, seat) for seat in ruleset.all_seats]
    ending = "ending-scored"
    if ruleset.level is not None:
        ending = "ending-level-completed" if scores[0]["result"] >= ruleset.target else "ending-level-failed"
    return Result(
        places=tuple(ranking(scores)),
        scores=tuple(score["result"] for score in scores),
        breakdown=tuple(scores),
        ending=ending,
    )


SCORING: Final = 30


class Scoring(Work[State]):
    """Ask players who have a choice at scoring; then tell the scores."""

    phase = "score"
    entry = "score"

    def __init__(self, ruleset: Ruleset) -> None:
        self.questions = ruleset.more.end_questions

    def run(self, s: State, frame: Frame) -> None:
        s.stack.append((SCORES,))
        for question in self.questions:
            question(s)


SCORES: Final = 31


class Scores(Work[State]):
    phase = "score"

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def run(self, s: State, frame: Frame) -> None:
        if s.journal is None:
            return
        final = result(self.ruleset, s)
        s.journal += ties(final)
        for seat in sorted(self.ruleset.all_seats, key=lambda seat: final.places[seat]):
            score = final.breakdown[seat]
            told = events.Scored(
                seat=seat,
                prestige=score["prestige"],
                population=score["population"],
                result=score["result"],
                place=final.places[seat],
            )
            s.journal.append(told)


def ties(final: Result) -> Iterator[events.Tied]:
    """Yield how ties in the result are broken or shared (PEL-SCO-08 to 11)."""
    for score in sorted(set(final.scores), reverse=True):
        equal = [seat for seat in range(len(final.scores)) if final.scores[seat] == score]
        merits = [_merit(final.breakdown[seat]) for seat in equal]
        if len(equal) < 2:
            continue
        if len(set(merits)) < len(merits):
            settled, rule = "shared", PEL_SCO_10.id
        elif len({merit[1] for merit in merits}) == len(merits):
            settled, rule = "higher", PEL_SCO_08.id
        else:
            settled, rule = "luxury", PEL_SCO_09.id
        yield events.Tied(seats=tuple(sorted(equal, key=lambda seat: final.places[seat])), settled=settled, rule=rule)


STEPS: Final[Steps] = {
    SCORING: Scoring,
    SCORES: Scores,
}
