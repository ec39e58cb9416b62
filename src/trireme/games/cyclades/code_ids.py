"""The ids behind the numbers in action codes, for `codes_hash` and for the names of codes."""

from __future__ import annotations

from collections.abc import Sequence

from trireme.games.cyclades.lookup import slots_on
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import LAND, SEA
from trireme.kit.engine.action_codes import Codes, Ids

PLACES = ("island", "sea", "slot")


def ids_in_play(ruleset: Ruleset, registries: Sequence[Codes]) -> Ids:
    """Return the ids of all numbered things that action codes contain, by kind."""
    ids: dict[str, Sequence[str]] = {"god": ruleset.tables.god_ids}
    for codes in registries:
        for block in codes.blocks:
            kind, _ = block.axes[0]
            if kind and block.first in ruleset.names:
                ids[kind] = ruleset.names[block.first]
    for element, kind in ((LAND, "unit-on-land"), (SEA, "unit-at-sea")):
        ids[kind] = [unit.id for unit in ruleset.units[element]]
    return ids | ruleset.ids


def of_all_boards(ruleset: Ruleset, ids: Ids) -> Ids:
    """Return the same ids for every number of players, because a code means the same on each board."""
    found = {kind: each for kind, each in ids.items() if kind not in PLACES}
    for name, board in ruleset.boards.items():
        places = ([island.id for island in board.island], [sea.id for sea in board.sea], slots_on(board))
        found |= {f"{kind} {name}": each for kind, each in zip(PLACES, places)}
    return found
