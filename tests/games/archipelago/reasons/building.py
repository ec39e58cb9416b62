"""Construction (ARC-BLD)."""

from __future__ import annotations

from tests.games.archipelago.board import HOUSES, Unit, at, at_act, board_of, costs, have
from tests.reasons import Tried, forbids

KINDS = (*HOUSES, "ship")


def kind_of(tried: Tried) -> str:
    """Return what is to be built."""
    if at(tried, "site"):
        return str(tried.args["building"])
    return tried.word(1) if at_act(tried) and tried.verb == "build" and tried.word(1) in KINDS else ""


def suits(unit: Unit, kind: str) -> bool:
    """Return whether such a unit can build it: a citizen, or a ship for a port."""
    return unit.free and (not unit.ship or kind == "port")


def builders(tried: Tried) -> list[Unit]:
    """Return the units that could build, as far as they themselves go."""
    own = board_of(tried).own(tried.name)
    if tried.verb == "site":
        place = tried.word(1).replace("water2", "water")
        own = [unit for unit in own if unit.place == place]
    return [unit for unit in own if suits(unit, kind_of(tried))]


def fault(tried: Tried, tile: str, kind: str) -> str:
    """Return the rule that bars a hex."""
    board = board_of(tried)
    if not board.land(tile):
        return "ARC-BLD-14"
    if kind in ("port", "ship") and not board.sea(tile):
        return "ARC-BLD-05"
    return "ARC-BLD-06" if kind != "ship" and board.built(tile, kind) else ""


def pool_is_empty(tried: Tried, kind: str) -> bool:
    board, parts = board_of(tried), board_of(tried).content.components
    if kind in ("town", "temple"):
        return bool(board.standing("town", "temple") >= parts.town_temple_tokens)
    return kind in ("market", "port") and bool(board.standing("market", "port") >= parts.market_port_tokens)


def some_site(tried: Tried, kind: str) -> bool:
    """Return whether it could be built somewhere, apart from its cost."""
    board = board_of(tried)
    if kind not in KINDS or pool_is_empty(tried, kind) or (kind == "ship" and board.ships_left(tried.name) <= 0):
        return False
    return any(suits(unit, kind) and not fault(tried, unit.tile, kind) for unit in board.own(tried.name))


def barred(tried: Tried, rule: str) -> bool:
    """Return whether the site's hex is barred; for a whole action, whether every hex with a unit that could build
    is."""
    kind = kind_of(tried)
    if not kind or tried.verb not in ("build", "site"):
        return False
    if tried.verb == "site":
        tile = tried.word(1).partition("/")[0]
        return tile in tried.facts["map"] and fault(tried, tile, kind) == rule
    faults = {unit.tile: fault(tried, unit.tile, kind) for unit in builders(tried)}
    tile = str(tried.figures.get("tile", ""))
    return all(faults.values()) and (faults.get(tile) == rule if tile else rule in faults.values())


@forbids("ARC-BLD-05", verbs=("build", "site"))
def no_sea_here(tried: Tried) -> bool:
    return barred(tried, "ARC-BLD-05")


@forbids("ARC-BLD-06", verbs=("build", "site"))
def stands_here_already(tried: Tried) -> bool:
    return barred(tried, "ARC-BLD-06")


@forbids("ARC-BLD-14", verbs=("build", "site"))
def is_open_sea(tried: Tried) -> bool:
    return barred(tried, "ARC-BLD-14")


@forbids("ARC-BLD-02", verbs=("build",))
def cost_cannot_be_paid(tried: Tried) -> bool:
    return bool(kind_of(tried)) and any(need > have(tried, unit) for unit, need in costs(tried).items())


@forbids("ARC-BLD-07", verbs=("build",))
def no_token_left(tried: Tried) -> bool:
    return bool(kind_of(tried)) and pool_is_empty(tried, kind_of(tried))


@forbids("ARC-BLD-03", verbs=("build", "site"))
def no_citizen_can_build(tried: Tried) -> bool:
    return kind_of(tried) in ("town", "market", "temple") and tried.verb in ("build", "site") and not builders(tried)


@forbids("ARC-BLD-04", verbs=("build", "site"))
def no_unit_can_build(tried: Tried) -> bool:
    return kind_of(tried) == "port" and tried.verb in ("build", "site") and not builders(tried)


@forbids("ARC-BLD-11", verbs=("build", "site"))
def no_citizen_can_build_a_ship(tried: Tried) -> bool:
    return kind_of(tried) == "ship" and tried.verb in ("build", "site") and not builders(tried)
