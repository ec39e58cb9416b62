"""The end of the game: two scores for each player, the lower one counts (PEL-SCO-01 to 12)."""

from __future__ import annotations

from trireme.games.peloponnes import events
from trireme.games.peloponnes.setting import Setting
from trireme.games.peloponnes.state import State
from trireme.kit.stack import Frame, Work
from trireme.kit.view import Result


def breakdown(setting: Setting, s: State, seat: int) -> dict[str, int]:
    """Both scores of a player as they would count now, and what they are made of."""
    tables, figures = setting.tables, setting.figures
    per_coin, per_inhabitant = figures.coins_per_prestige, figures.points_per_inhabitant
    best_from = 0
    for tile in s.buildings[seat]:
        effect = tables.effects[tile]
        if effect is not None:
            per_coin = effect.coins_per_prestige or per_coin
            per_inhabitant = effect.points_per_inhabitant or per_inhabitant
            best_from = effect.best_score_min_luxury or best_from
    buildings = sum(tables.prestige[tile] for tile in s.buildings[seat])
    terrains = sum(tables.prestige[tile] for tile in s.terrains[seat])
    coins = s.coins[seat] // per_coin
    prestige = buildings + terrains + coins
    population = s.population[seat] * per_inhabitant
    take_best = best_from and s.luxury[seat] >= best_from
    return {
        "buildings": buildings,
        "terrains": terrains,
        "coins": coins,
        "prestige": prestige,
        "population": population,
        "luxury": s.luxury[seat],
        "result": max(prestige, population) if take_best else min(prestige, population),
    }


def ranking(scores: list[dict[str, int]]) -> list[int]:
    """Places: result, then the higher of the two scores, then luxury goods; equals share (PEL-SCO-05, 08 to 11)."""
    keys = [(score["result"], max(score["prestige"], score["population"]), score["luxury"]) for score in scores]
    return [1 + sum(other > key for other in keys) for key in keys]


def result(setting: Setting, s: State) -> Result:
    scores = [breakdown(setting, s, seat) for seat in range(setting.players)]
    ending = "ending-scored"
    if setting.level is not None:
        ending = "ending-level-completed" if scores[0]["result"] >= setting.target else "ending-level-failed"
    return Result(
        places=tuple(ranking(scores)),
        scores=tuple(score["result"] for score in scores),
        breakdown=tuple(scores),
        ending=ending,
    )


class Scoring(Work[State]):
    entry = "score"

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        if s.journal is None:
            return
        final = result(self.setting, s)
        s.journal += [
            events.Scored(
                seat=seat,
                prestige=score["prestige"],
                population=score["population"],
                result=score["result"],
                place=final.places[seat],
            )
            for seat, score in enumerate(final.breakdown)
        ]
