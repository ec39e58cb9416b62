"""Heroes in facts: telling them, reading them, and what no game can come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from trireme.games.cyclades.modules.hades.codes import HERO
from trireme.games.cyclades.modules.hades.heroes.hero import HeroCard, hero_cards
from trireme.games.cyclades.modules.hades.heroes.part import AWAY, SACRIFICED, heroes
from trireme.games.cyclades.modules.hades.rules.ids import (
    HAD_BEA_01,
    HAD_BEA_02,
    HAD_BEA_10,
    HAD_BEA_22,
    HAD_HER_01,
    HAD_HER_13,
    HAD_HER_15,
    HAD_PWR_18,
)
from trireme.games.cyclades.position.kinds import on_board, set_reserves
from trireme.games.cyclades.position.values import Values, wrong
from trireme.games.cyclades.problems import CREATURE_ELSEWHERE, FOLLOWS_FROM, NO_OWNER
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import CARDS, LAND, NONE, State
from trireme.games.cyclades.units.groups import troops_on
from trireme.kit.errors import Impossible, shown
from trireme.kit.positions import Facts, Finding, Schema


def facts_of(ruleset: Ruleset, s: State) -> Facts:
    part = heroes(ruleset, s)
    away = {owner: name for name, owner in AWAY.items()}
    found: dict[str, object] = {}
    for card in hero_cards(ruleset):
        owner = part.owner[card.hero]
        if owner in away:
            found[card.id] = away[owner]
        elif owner != NONE:
            island = card.stands_on(s)
            found[card.id] = {"owner": ruleset.seats[owner], "island": island, "hired": part.hired[card.hero]}
    return {"heroes": found, "rerolled": bool(part.rerolled)}


def stand_on(ruleset: Ruleset, s: State, facts: Mapping[str, object]) -> None:
    """Read Heroes by name or among the `units` of an island. Unless told, they were recruited before this cycle."""
    part, values, cards = heroes(ruleset, s), Values(ruleset, s), hero_cards(ruleset)
    given = values.table("hades.heroes", facts.get("heroes", {}))
    values.known("hades.heroes", given, ruleset.names[HERO])
    for card in cards:
        where = f"hades.heroes.{card.id}"
        told = given.get(card.id, {})
        if isinstance(told, str) and told in AWAY:
            part.owner[card.hero] = AWAY[told]
            told = {}
        table = values.table(where, {"island": told} if isinstance(told, str) else told)
        values.known(where, table, ("owner", "island", "hired"))
        if table.get("island"):
            island = values.one_of(f"{where}.island", table["island"], ruleset.tables.island_number)
            s.troops[card.kind.number * len(s.owner) + island] = 1
        _whose(ruleset, s, card, where)
        owner = part.owner[card.hero]
        if table and owner < 0:
            raise wrong(f"{where}.island", NO_OWNER, given=1)
        if owner >= 0:
            if table.get("owner", ruleset.seats[owner]) != ruleset.seats[owner]:
                raise wrong(f"{where}.owner", FOLLOWS_FROM, given=shown(table["owner"]), right=ruleset.seats[owner])
            part.hired[card.hero] = values.count(f"{where}.hired", table.get("hired", max(s.cycle - 1, 0)))
        _card_lies(ruleset, s, card, where)
    for card in cards:
        if card.has_left_island(s):
            if part.owner[card.hero] >= 0:
                raise Impossible(f"hades.heroes.{card.id}", ruleset.seats[part.owner[card.hero]], HAD_BEA_10.id)
            part.owner[card.hero] = SACRIFICED
            s.pile &= ~(1 << card.number)
    part.rerolled = int(values.flag("hades.rerolled", facts.get("rerolled", False)))
    set_reserves(ruleset, s, LAND)


def _whose(ruleset: Ruleset, s: State, card: HeroCard, where: str) -> None:
    """Give a Hero on an island to its owner, and one who attacks to the attacker. There is one of each."""
    part, number = heroes(ruleset, s), card.kind.number
    counts = {seat: count for seat in ruleset.all_seats if (count := on_board(s, LAND, number, seat))}
    first = number * len(s.owner)
    stand = sum(s.troops[first : first + len(s.owner)])
    if stand and not any(counts.values()):
        raise wrong(f"{where}.island", NO_OWNER, given=1)
    if sum(counts.values()) > 1 or stand > 1:
        raise Impossible(where, max(stand, sum(counts.values())), HAD_HER_01.id)
    if counts:
        if part.owner[card.hero] != NONE:
            raise wrong(where, CREATURE_ELSEWHERE, given=card.id, other=card.stands_on(s) or "battle")
        part.owner[card.hero] = next(iter(counts))


def _card_lies(ruleset: Ruleset, s: State, card: HeroCard, where: str) -> None:
    """Take the card of a Hero who has been recruited, or has left the game, from the pile; it is not on the track."""
    if heroes(ruleset, s).owner[card.hero] == NONE:
        return
    if card.number in s.track:
        raise wrong(where, CREATURE_ELSEWHERE, given=card.id, other="track")
    s.pile &= ~(1 << card.number)


def impossible(ruleset: Ruleset, s: State, at: str) -> Iterator[Finding]:
    part, amazons = heroes(ruleset, s), ruleset.tables.island_number["amazons"]
    for card in hero_cards(ruleset):
        if card.number in s.discard:
            yield "discard", card.id, HAD_HER_13
        if part.hired[card.hero] > s.cycle:
            yield f"hades.heroes.{card.id}.hired", part.hired[card.hero], HAD_HER_15
    if troops_on(s, amazons) or s.prosperity[amazons] or s.figure[amazons] != NONE:
        yield "islands.amazons", "", HAD_PWR_18
    left_out = {"chiron": HAD_BEA_01, "empusa": HAD_BEA_02, "manticore": HAD_BEA_22}
    deck = ruleset.deck()
    for number in [*s.track, *s.discard, *s.figure]:
        if number != NONE and not deck >> number & 1:
            id = ruleset.creature(CARDS[number])
            yield "track" if number in s.track else "discard", id, left_out.get(id, HAD_BEA_01)


def schema_of(ruleset: Ruleset) -> Schema:
    hero = {
        "anyOf": [
            {"enum": [*AWAY]},
            {"$ref": "#/$defs/cyclades-isle"},
            {
                "type": "object",
                "properties": {
                    "owner": {"enum": list(ruleset.seats)},
                    "island": {"anyOf": [{"const": ""}, {"$ref": "#/$defs/cyclades-isle"}]},
                    "hired": {"type": "integer", "minimum": 0},
                },
                "additionalProperties": False,
            },
        ]
    }
    return {
        "heroes": {
            "type": "object",
            "propertyNames": {"enum": list(ruleset.names[HERO])},
            "additionalProperties": hero,
            "description": "Heroes who have been recruited, with their islands and the cycle, or have left the game.",
        },
        "rerolled": {"type": "boolean", "description": "Whether Theseus has rolled again in this battle."},
    }
