"""Random positions of Cyclades in which a creature lies on the track, and what holds at every moment of a game."""

from __future__ import annotations

from random import Random
from typing import Any

from trireme.games.cyclades import board
from trireme.games.cyclades.cards.card import CARD_USED
from trireme.games.cyclades.cards.polyphemus import PUSHES
from trireme.games.cyclades.control import CAPTURED, ELIMINATE, Capture
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.lookup import TYPES
from trireme.games.cyclades.state import CARDS, ISLANDS, LAND, NO_SEA, NONE, SEAS, SLOTS, State
from trireme.kit.engine.state import Frame
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY

FIGURINES = ("minotaur", "chiron", "medusa", "polyphemus")
BUILDINGS = ("port", "fortress", "temple", "university")


def random_facts(game: Cyclades, rng: Random, seat: str, creature: str) -> dict[str, Any]:
    """A position in which this seat is about to act and this creature can be called."""
    figurines = [each for each in FIGURINES if each != creature and rng.random() < 0.4]
    islands = rng.sample(game.ruleset.tables.island_ids, len(figurines))
    standing = dict(zip(figurines, islands, strict=True))
    god = rng.choice(game.ruleset.tables.god_ids)
    players = {
        each: {"gold": rng.randrange(9), "priests": rng.randrange(3), "philosophers": rng.randrange(4)}
        for each in game.seats
    }
    players[seat]["gold"] += 3
    facts: dict[str, Any] = {
        "at": "actions",
        "gods": [god],
        "offerings": {god: f"{seat} 1"},
        "islands": _islands(game, rng),
        "figures": {
            figurine: {"island": standing[figurine], "buyer": rng.choice(game.seats)} for figurine in figurines
        },
        "seas": _seas(game, rng, standing.get("polyphemus")),
        "kraken": rng.choice([*game.ruleset.tables.sea_ids, *[""] * 20]),
        "players": players,
        **_cards(game, rng, creature, figurines),
    }
    if facts["kraken"]:  # It leaves no fleet where it lies.
        facts["seas"][facts["kraken"]] = {"owner": "", "fleets": 0}
    return facts


def _islands(game: Cyclades, rng: Random) -> dict[str, Any]:
    """Owners, troops and buildings; everybody has an island, nobody all four types."""
    tables, seats = game.ruleset.tables, game.seats
    reserve = dict.fromkeys(seats, tables.supply.troops_per_player)
    lacking = {seat: rng.choice(BUILDINGS) for seat in seats}
    stock = [type for type in BUILDINGS for _ in range(8)]
    facts: dict[str, Any] = {}
    for place, island in enumerate(rng.sample(tables.island_ids, tables.islands)):
        owner = seats[place] if place < len(seats) else rng.choice([*seats, ""])
        facts[island] = {"owner": owner, "troops": 0}
        if not owner:
            continue
        facts[island]["troops"] = troops = min(rng.choice([0, 0, 1, 1, 2, 3]), reserve[owner])
        reserve[owner] -= troops
        if rng.random() < 0.2:
            facts[island]["metropolis"] = True
        else:
            slots = tables.slots_of[tables.island_number[island]]
            facts[island]["buildings"] = buildings = [rng.choice([*stock, *[""] * len(stock)]) for _ in slots]
            for slot, building in enumerate(buildings):
                if building == lacking[owner] or building not in stock:
                    buildings[slot] = ""
                elif building:
                    stock.remove(building)
    return facts


def _seas(game: Cyclades, rng: Random, polyphemus: str | None) -> dict[str, Any]:
    """Fleets; some have all of theirs out, and none lies around Polyphemus."""
    tables, seats = game.ruleset.tables, game.seats
    reserve = dict.fromkeys(seats, tables.supply.fleets_per_player)
    closed = bits(tables.coast[tables.island_number[polyphemus]], SEAS) if polyphemus else []
    facts: dict[str, Any] = {}
    for sea in rng.sample(tables.sea_ids, tables.seas):
        owner = rng.choice([*seats, "", "", ""])
        most = reserve[owner] if owner and tables.sea_number[sea] not in closed else 0
        count = min(rng.choice([1, 1, 1, 2, 3, 8]), most)
        facts[sea] = {"owner": owner if count else "", "fleets": count}
        if count:
            reserve[owner] -= count
    return facts


def _cards(game: Cyclades, rng: Random, creature: str, figurines: list[str]) -> dict[str, list[str]]:
    """The creature on the track, perhaps with others; some cards are discarded already."""
    elsewhere = (creature, "chimera", *figurines)
    others = [each for each in game.ruleset.tables.creature_ids if each not in elsewhere]
    rng.shuffle(others)
    track = ["", creature, others.pop()] if rng.random() < 0.5 else ["", "", creature]
    return {"track": track, "discard": others[: rng.choice([0, 1, 3, len(others)])]}


def in_play(s: State) -> list[int]:
    """Cards whose power is being applied: neither on the track nor discarded yet."""
    return [frame[1].card for frame in s.stack if frame[0] == CARD_USED and frame[1].card not in s.figure]


def check_invariants(game: Cyclades, s: State) -> None:
    """What holds at every moment, whatever the creatures do."""
    ruleset, tables = game.ruleset, game.ruleset.tables
    _check_units(game, s)
    assert min(s.gold) >= 0
    assert min(s.priests) >= 0
    assert min(s.philosophers) >= 0
    assert board.priests_left(ruleset, s) >= 0
    assert board.philosophers_left(ruleset, s) >= 0
    assert all(board.in_supply(ruleset, s, type) >= 0 for type in TYPES)
    assert not any(s.built[slot] and board.is_covered(ruleset, s, slot) for slot in SLOTS[: len(s.built)])
    if s.stack:  # An elimination may end the game while a card is being used.
        places = [*s.track, *s.discard, *bits(s.pile, CARDS), *s.figure, *in_play(s)]
        assert sorted(card for card in places if card != NONE) == list(range(len(tables.creature_ids)))
    assert [keeper == NOBODY for keeper in s.keeper] == [figure == NONE for figure in s.figure]


def is_to_go(frame: Frame, seat: int) -> bool:
    """Whether a seat that has lost an island is still to be looked at; whoever took it founds its Metropolis first."""
    if frame[0] == CAPTURED:
        taken: Capture = frame[2]
        return taken.loser == seat
    return bool(frame[0] == ELIMINATE and frame[1].seat == seat)


def _check_units(game: Cyclades, s: State) -> None:
    """Eight troops and eight fleets each, on the board, in reserve or attacking; one owner in each sea."""
    supply = game.ruleset.tables.supply
    kind, place, attacker, attackers = s.battle.element, s.battle.place, s.battle.attacker, s.battle.attackers
    for seat in game.ruleset.alive(s):
        land = sum(s.troops[island] for island in bits(s.land[seat], ISLANDS)) + s.troops_left[seat]
        sea = sum(s.fleets[sea] for sea in bits(s.navy[seat], SEAS)) + s.fleets_left[seat]
        if seat == attacker:
            land, sea = (land + attackers, sea) if kind == LAND else (land, sea + attackers)
        assert (land, sea) == (supply.troops_per_player, supply.fleets_per_player)
        assert s.land[seat] or any(is_to_go(frame, seat) for frame in s.stack)
    for island, owner in enumerate(s.owner):
        assert [bool(land >> island & 1) for land in s.land] == [owner == seat for seat in range(len(s.land))]
        assert s.troops[island] == 0 or owner != NOBODY
    for sea, holder in enumerate(s.holder):
        assert [bool(navy >> sea & 1) for navy in s.navy] == [holder == seat for seat in range(len(s.navy))]
        fought_over = s.battle and kind != LAND and place == sea
        assert fought_over or (s.fleets[sea] > 0) == (holder != NOBODY)
    assert s.kraken == NO_SEA or not s.fleets[s.kraken]
    pushing = any(frame[0] == PUSHES for frame in s.stack)
    assert pushing or not any(s.fleets[sea] for sea in bits(board.closed_seas(game.ruleset, s, NOBODY), SEAS))
