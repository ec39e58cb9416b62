"""What a player has: cubes, florins, tokens, citizens, ships (ARC-CMP, ARC-TOK)."""

from __future__ import annotations

from tests.games.archipelago.board import at, at_act, board_of, costs, have, payment
from tests.reasons import Tried, forbids


@forbids("ARC-CMP-04", verbs=("harvest", "unit", "market", "keep"))
def bank_has_no_cube(tried: Tried) -> bool:
    if tried.verb == "unit":
        resource = str(tried.args["resource"]) if at(tried, "harvest") else ""
    elif tried.verb == "harvest":
        resource = tried.word(1) if at_act(tried) else ""
    else:
        resource = tried.word(1) if at(tried, "cube-to-market", "cube-to-keep") else ""
    return tried.facts["stores"].get(resource) == 0 and tried.says(unit=resource)


def no_citizen_left(tried: Tried) -> bool:
    wanted = (
        ("reproduce", "recruit") if at_act(tried) else ("born", "hire") if at(tried, "reproduce", "recruit") else ()
    )
    return tried.verb in wanted and board_of(tried).supply(tried.name) <= 0


def no_ship_left(tried: Tried) -> bool:
    return at_act(tried) and tried.words[:2] == ["build", "ship"] and board_of(tried).ships_left(tried.name) <= 0


@forbids("ARC-CMP-06", verbs=("reproduce", "recruit", "born", "hire"))
def has_ten_citizens(tried: Tried) -> bool:
    return len(tried.game.seats) > 2 and no_citizen_left(tried)


@forbids("ARC-CMP-07", verbs=("build",))
def has_four_ships(tried: Tried) -> bool:
    return len(tried.game.seats) > 2 and no_ship_left(tried)


@forbids("ARC-TWO-06", verbs=("reproduce", "recruit", "born", "hire", "build"))
def has_all_pieces_of_two_colours(tried: Tried) -> bool:
    return len(tried.game.seats) == 2 and (no_citizen_left(tried) or no_ship_left(tried))


@forbids("ARC-CMP-14", general=True)
def cannot_pay(tried: Tried) -> bool:
    unit = str(tried.figures.get("unit", ""))
    for name, need in costs(tried).items():
        if need > have(tried, name) and (not unit or unit == name):
            return tried.says(need=need, have=have(tried, name))
    return False


@forbids("ARC-TOK-02", verbs=("build", "use", "sell", "give"))
def token_for_a_cube_that_the_bank_lacks(tried: Tried) -> bool:
    kinds: list[str] = []
    if tried.verb in ("build", "use") and at_act(tried):
        kinds = [*payment(tried)[1]]
    elif tried.verb == "sell" and at(tried, "act", "trades") and tried.word(1).startswith("token:"):
        kinds = [tried.word(1).removeprefix("token:")]
    elif tried.verb == "give" and at(tried, "help", "supply") and tried.word(1) == "token":
        kinds = [str(tried.args["resource"])]
    unit = tried.figures.get("unit")
    return any(tried.facts["stores"].get(kind) == 0 for kind in kinds if unit in (None, kind))
