"""Disasters, protection and supply rounds (PEL-DIS, PRO, SUP)."""

from __future__ import annotations

from tests.games.peloponnes.mats import can_pay, mat, named, of, phase, tables, tile
from tests.games.peloponnes.reasons.placing import row_price
from tests.reasons import Tried, forbids


def keeps(tried: Tried, disaster: str) -> bool:
    """Tries to keep tiles in a disaster."""
    return tried.prompt == f"keep-{disaster}" and tried.verb in ("", "keep")


def too_dear(tried: Tried) -> bool:
    return tried.asked and not can_pay(tried, **row_price(tried))


def twice(tried: Tried) -> bool:
    """One tile named twice, or one that is chosen already."""
    question = tried.question
    items, codes = getattr(question, "items", ()), getattr(question, "chosen", ())
    chosen = [item.text for item in items if item.code in codes]
    words = named(tried)
    return len(set(words)) != len(words) or any(word in chosen for word in words)


def protected(tried: Tried, disaster: str) -> bool:
    """By a building or by the civilization."""
    mine, all_of_them = mat(tried), tables(tried)
    bit = 1 << list(all_of_them.disasters).index(disaster)
    civilization = list(all_of_them.civilization_ids).index(mine.civilization)
    by_tile = any(of(tried, "protects", name) & bit for name in mine.buildings)
    return by_tile or bool(all_of_them.civ_protects[civilization] & bit)


def disaster(tried: Tried) -> str:
    return tried.prompt.removeprefix("keep-") if phase(tried) == "disaster" else ""


@forbids("PEL-DIS-07")
def two_goods_for_each_building(tried: Tried) -> bool:
    return struck(tried, "earthquake", mat(tried).buildings)


@forbids("PEL-DIS-15")
def two_goods_for_each_terrain(tried: Tried) -> bool:
    return struck(tried, "tempest", mat(tried).terrains)


def struck(tried: Tried, disaster: str, row: tuple[str, ...]) -> bool:
    """A tile of another kind, one named twice, more than can be paid, or nothing to keep."""
    if not keeps(tried, disaster):
        return False
    if tried.figures.get("left") == 0:
        return not row
    return any(name not in row for name in named(tried)) or twice(tried) or too_dear(tried)


@forbids("PEL-DIS-09")
def terrain_is_safe_in_an_earthquake(tried: Tried) -> bool:
    return keeps(tried, "earthquake") and any(name in mat(tried).terrains for name in named(tried))


@forbids("PEL-DIS-10")
def both_goods_for_each_building(tried: Tried) -> bool:
    return keeps(tried, "earthquake") and too_dear(tried)


@forbids("PEL-DIS-16")
def both_goods_for_each_terrain(tried: Tried) -> bool:
    return keeps(tried, "tempest") and too_dear(tried)


@forbids("PEL-DIS-22")
def all_at_once(tried: Tried) -> bool:
    """Whoever has chosen has chosen; what is not named is given up, so nothing is boxed."""
    if tried.asked:
        return phase(tried) == "disaster" and tried.verb == "box"
    return phase(tried) == "disaster" and tried.verb in ("", "keep") and not protected(tried, disaster(tried))


@forbids("PEL-PRO-01", "PEL-PRO-05")
def pays_and_loses_nothing(tried: Tried) -> bool:
    return phase(tried) == "disaster" and not tried.asked and protected(tried, disaster(tried))


for _rule, _name, _disaster in (
    ("PEL-BLD-16", "cyclopean_masonry", "earthquake"),
    ("PEL-BLD-17", "workshop_of_phidias", "tempest"),
    ("PEL-BLD-27", "treasury_of_atreus", "earthquake"),
    ("PEL-BLD-28", "acrocorinth", "tempest"),
):

    @forbids(_rule)
    def protects_its_owner(tried: Tried, name: str = _name, struck_by: str = _disaster) -> bool:
        return not tried.asked and disaster(tried) == struck_by and name in mat(tried).buildings


@forbids("PEL-CIV-12")
def delphi_is_protected(tried: Tried) -> bool:
    return not tried.asked and disaster(tried) == "earthquake" and mat(tried).civilization == "delphi"


# Supply rounds.


def fed(tried: Tried) -> int:
    return tried.number(1) if tried.verb == "feed" else tried.number(0)


@forbids("PEL-SUP-02", verbs=("feed", "finish"))
def fed_first(tried: Tried) -> bool:
    return phase(tried) == "supply" and tried.verb != tried.prompt


@forbids("PEL-SUP-03")
def one_food_each(tried: Tried) -> bool:
    """More than there are, or more than there is food for."""
    if tried.prompt != "feed" or not tried.asked or fed(tried) < 0:
        return False
    mine = mat(tried)
    return bool(fed(tried) > mine.population or not can_pay(tried, food=max(0, fed(tried) - mine.fish)))


@forbids("PEL-SUP-04")
def as_many_as_food_allows(tried: Tried) -> bool:
    mine = mat(tried)
    return tried.prompt == "feed" and tried.asked and 0 <= fed(tried) < min(mine.population, mine.food + mine.fish)


@forbids("PEL-SUP-07")
def marked_buildings_in_full(tried: Tried) -> bool:
    """A tile that is not marked, one named twice, more than can be paid; nothing to finish, or to give up by name."""
    if tried.prompt == "finish" and tried.asked and tried.verb == "box":
        return True
    if phase(tried) != "supply" or tried.verb not in ("", "finish"):
        return False
    marked = mat(tried).marked
    if tried.figures.get("marked") == 0:
        return not tried.asked
    wrong = any(name not in marked for name in named(tried)) or twice(tried)
    return wrong or (tried.prompt == "finish" and too_dear(tried)) or (bool(tile(tried)) and not tried.asked)
