"""The creatures that come with Heroes: HAD-BEA."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.hades.reasons.heroes import HEROES, became, named, told
from tests.games.cyclades.looking import verb
from tests.reasons import Tried, forbids
from trireme.games.cyclades import moves

NEW_CHIRON = "chiron-hades"
SPARED_BY_HIM = ("pegasus", "target-giant", "target-harpy", "hades.erinyes")
"""Questions of the powers that cannot touch his island."""


def hero(tried: Tried) -> str:
    """The Hero of an answer, with the verb or without it."""
    return next(iter([*named(tried), *(word for word in tried.words if word in HEROES)]), "")


@forbids("HAD-BEA-09")
def has_not_left_the_game(tried: Tried) -> bool:
    asked = tried.asked and tried.prompt == "hades.charon"
    return asked and bool(hero(tried)) and not became(tried, hero(tried))


@forbids("HAD-BEA-10")
def penthesilea_was_sacrificed(tried: Tried) -> bool:
    asked = tried.asked and tried.prompt == "hades.charon"
    return asked and hero(tried) == "penthesilea" and became(tried, "penthesilea") == "sacrificed"


def laid(tried: Tried, island: int) -> int:
    """Prosperity markers that somebody has put on an island."""
    return int(tried.s.prosperity[island] - look.tables(tried).printed[island])


@forbids("HAD-BEA-12")
def one_marker_from_anywhere_to_an_own_island(tried: Tried) -> bool:
    first, second = tried.prompt == "hades.erinyes", tried.prompt == "hades.erinyes-to"
    if verb(tried) == "bring" and not second:
        return True
    if not tried.asked:
        return verb(tried) == "bring"
    if first:
        marked = {look.tables(tried).sea_number[name] for name in tried.facts["hades"].get("sea_markers", {})}
        bare = [island for island in look.islands(tried) if laid(tried, island) <= 0]
        return bool(bare) or any(sea not in marked for sea in look.seas(tried))
    strange = any(tried.s.owner[island] != tried.seat for island in look.islands(tried))
    again = verb(tried) == "erinyes" and tried.s.stack[-1][3].taken - moves.ISLAND in look.islands(tried)
    return second and (strange or again or bool(look.seas(tried)))


@forbids("HAD-BEA-13")
def that_prosperity_is_printed(tried: Tried) -> bool:
    asked = tried.asked and tried.prompt == "hades.erinyes"
    printed = look.tables(tried).printed
    return asked and any(printed[island] and laid(tried, island) <= 0 for island in look.islands(tried))


@forbids("HAD-BEA-17")
def the_new_chiron_shields_his_island(tried: Tried) -> bool:
    if not tried.asked or tried.prompt not in SPARED_BY_HIM:
        return False
    slots = look.named(tried, look.tables(tried).slot_number) if tried.prompt == "target-giant" else []
    targets = look.islands(tried)[-1:] + [look.tables(tried).slot_island[slot] for slot in slots]
    return any(island in look.standing(tried, NEW_CHIRON) for island in targets)


@forbids("HAD-BEA-18")
def no_hero_on_the_board(tried: Tried) -> bool:
    asked = tried.asked and tried.prompt == "hades.manticore"
    return asked and bool(hero(tried)) and not told(tried, hero(tried)).get("island")


@forbids("HAD-BEA-20")
def safe_on_chirons_island(tried: Tried) -> bool:
    asked = tried.asked and tried.prompt == "hades.manticore"
    shielded = [look.tables(tried).island_ids[island] for island in look.standing(tried, NEW_CHIRON)]
    return asked and bool(hero(tried)) and told(tried, hero(tried)).get("island") in shielded
