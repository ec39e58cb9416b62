"""Scoring: cards, trends, objectives, the pacifist, and the separatist in a revolt (ARC-SCO, ARC-SPE)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from trireme.games.archipelago.lookup import MARKET, PORT, RESOURCES, TEMPLE, TOWN
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import BY_REVOLT, BY_ROUNDS, State
from trireme.games.archipelago.units import citizens_of, controlled, ships_of, tile_of, town_of
from trireme.kit.engine.view import Result
from trireme.kit.seats import Seat

Counting = Callable[[Ruleset, State, Seat], int]


def _icons(resource: int) -> Counting:
    """Count icons of a resource in hexes whose town a player controls, pillaged ones too (ARC-SCO-15, ARC-CRD-25)."""

    def count(ruleset: Ruleset, s: State, seat: Seat) -> int:
        icons = ruleset.tables.icons
        mine = [tile for tile in range(len(s.lie)) if town_of(s, tile) == seat]
        return sum(icons[s.lie[tile] // 6].count(resource) for tile in mine)

    return count


def _cubes(resource: int) -> Counting:
    return lambda ruleset, s, seat: s.stock[seat * 6 + resource]


def _buildings(*kinds: int) -> Counting:
    return lambda ruleset, s, seat: sum(controlled(s, seat, kind) for kind in kinds)


CRITERIA: Final[dict[str, Counting]] = {
    "explorer_tokens": lambda ruleset, s, seat: s.tokens[seat],
    "ports": _buildings(PORT),
    "markets": _buildings(MARKET),
    "towns": _buildings(TOWN),
    "temples": _buildings(TEMPLE),
    "ports_and_markets": _buildings(PORT, MARKET),
    "progress_cards": lambda ruleset, s, seat: (s.cards[seat] & ~ruleset.tables.characters).bit_count(),
    "character_cards": lambda ruleset, s, seat: (s.cards[seat] & ruleset.tables.characters).bit_count(),
    "evolution_cards": lambda ruleset, s, seat: s.cards[seat].bit_count(),
    "florins": lambda ruleset, s, seat: s.florins[seat],
    "ships": lambda ruleset, s, seat: ships_of(s, seat),
    "citizens": lambda ruleset, s, seat: citizens_of(s, seat),
    "hexes_present": lambda ruleset, s, seat: len({tile_of(unit) for unit in s.units[seat]}),
    "benefactor": lambda ruleset, s, seat: s.benefactor[seat],
    **{f"cubes_{name}": _cubes(number) for number, name in enumerate(RESOURCES)},
    **{f"region_{name}": _icons(number) for number, name in enumerate(RESOURCES)},
}


def ranked(counts: Sequence[int], points: Sequence[int]) -> list[int]:
    """Return points for the places. Tied players take them in full, the next lower value the next place, 0 nothing."""
    values = sorted({count for count in counts if count}, reverse=True)
    worth = dict(zip(values, points, strict=False))
    return [worth.get(count, 0) for count in counts]


def card_points(ruleset: Ruleset, s: State, seat: Seat) -> int:
    """Return the points printed on owned cards; a wonder counts only if it has been built (ARC-SCO-02)."""
    counted = s.cards[seat] & (~ruleset.tables.wonders | s.built)
    return sum(points for card, points in enumerate(ruleset.tables.points) if counted >> card & 1)


def breakdown(ruleset: Ruleset, s: State) -> list[dict[str, int]]:
    """Return what each player scores, and for what; the total is `result`."""
    content, seats = ruleset.content, ruleset.all_seats
    found = [{"cards": card_points(ruleset, s, seat)} for seat in seats]
    for trend in s.trends:
        card = content.trend[trend]
        counts = [CRITERIA[card.criterion](ruleset, s, seat) for seat in seats]
        for seat, points in zip(seats, ranked(counts, card.vp), strict=True):
            found[seat][card.id] = points
    held = [*s.open_objectives, *(each for mine in s.objectives for each in mine)]
    for number in held:
        objective = content.objective[number]
        if objective.criterion == "none":
            continue
        counts = [CRITERIA[objective.criterion](ruleset, s, seat) for seat in seats]
        for seat, points in zip(seats, ranked(counts, content.objective_rules.vp), strict=True):
            found[seat][objective.id] = points
    for seat in seats:
        for number in s.objectives[seat]:
            special = content.objective[number].special
            if special is not None and special.vp:  # ARC-SPE-04
                calm = s.population - s.rebels > special.population_minus_rebels_over
                for each in seats:
                    found[each][content.objective[number].id] = special.vp if calm and each == seat else 0
    for points_of in found:
        points_of["result"] = sum(points_of.values())
    return found


def result(ruleset: Ruleset, s: State) -> Result:
    if s.over == BY_REVOLT:
        return _after_revolt(ruleset, s)
    found = breakdown(ruleset, s)
    scores = tuple(points["result"] for points in found)
    worth = [(scores[seat], s.florins[seat]) for seat in ruleset.all_seats]  # ARC-SCO-09, 13
    places = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    return Result(
        places=places,
        scores=scores,
        breakdown=tuple(found),
        ending="ending-rounds" if s.over == BY_ROUNDS else "ending-objective",
    )


def _after_revolt(ruleset: Ruleset, s: State) -> Result:
    """Return that all have lost, or that the separatist has won alone, without points (ARC-END-03, ARC-SPE-01,
    ARC-SCO-12)."""
    rebel = [any(n in ruleset.separatists for n in mine) for mine in s.objectives]
    places = tuple(1 if wins else 2 for wins in rebel)
    nothing: tuple[dict[str, int], ...] = tuple({"result": 0} for _ in rebel)
    ending = "ending-separatist" if any(rebel) else "ending-revolt"
    return Result(places=places, scores=(0,) * len(rebel), breakdown=nothing, ending=ending)
