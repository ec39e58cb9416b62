"""The facts of a position as a JSON Schema, for editors that help to write cases; `reader.py` reads them."""

from __future__ import annotations

from collections.abc import Sequence, Set

from trireme.games.archipelago.lookup import BUILDINGS, LIMITED, MARKETS, RESOURCES
from trireme.games.archipelago.position.facts import ENTRIES
from trireme.games.archipelago.position.running_turn import MIDWAY, TURN_QUESTIONS
from trireme.games.archipelago.ruleset import Ruleset
from trireme.kit.positions import SETUP, Schema

COUNT: Schema = {"type": "integer", "minimum": 0}
FIXED: Schema = {**COUNT, "readOnly": True}


def facts_schema(ruleset: Ruleset, phases: Set[str]) -> Schema:
    tables = ruleset.tables
    found = sorted({*phases, "over"} - {SETUP, *ENTRIES})
    cards = _names(tables.card_ids, "Evolution cards.")
    seats = _names(ruleset.seats, "Seats.")
    return _table(
        "The position, as far as it differs from a fresh game.",
        at={"enum": [SETUP, *ENTRIES, *found], "description": "Entry point: where the position stands."},
        round={
            "type": "integer",
            "minimum": 1,
            "maximum": max(ruleset.content.objective_rules.safety_round_limit.values()),
            "description": "The round being played.",
        },
        order=seats,
        population=FIXED,
        rebels=COUNT,
        workers=COUNT,
        bank=COUNT,
        wheel=COUNT,
        buried=COUNT,
        explorers=COUNT,
        stores=_counts(RESOURCES, "Cubes of the bank."),
        market=_table("Cubes on the two markets.", **{name: _counts(RESOURCES, "Cubes on offer.") for name in MARKETS}),
        map={
            "type": "object",
            "propertyNames": {"enum": tables.face_ids},
            "additionalProperties": _tile(ruleset),
            "description": "Tiles by the face that they show.",
        },
        pile=_table(
            "The hexes still to be explored.",
            up={"enum": ["", *tables.face_ids[1:]], "description": "The face that the top hex shows."},
            down=_names(tables.hex_ids, "Hexes under it, in no order."),
            cast=_names(tables.hex_ids, "Discarded hexes."),
        ),
        deck=_table(
            "The evolution cards that nobody has.",
            top={"enum": ["", *tables.card_ids], "description": "The top card, whose back is seen."},
            down=cards,
            discarded=cards,
        ),
        track={
            "type": "array",
            "items": {"type": "string", "pattern": r"^\S+( [0-2])?$"},
            "description": "Cards on offer, with the number of rotations.",
        },
        engaged=cards,
        built=cards,
        trends=_names(ruleset.trend_ids, "Trends in play."),
        open_objectives=_names(ruleset.objective_ids, "Objectives that lie open."),
        spaces=_table("Reserved spaces that are taken.", **dict.fromkeys(LIMITED, seats)),
        shared=_counts(LIMITED, "Shared spaces that are taken."),
        talks=COUNT,
        promises={
            "type": "array",
            "items": {"type": "string"},
            "description": "Promises: who, what, to whom, how many, in which round, and what has become of it.",
        },
        offers={
            "type": "array",
            "items": {"type": "string", "pattern": r"^\S+: offer \S+ .+ for .+$"},
            "description": "Offers that lie open in the running turn, written as moves, with their numbers.",
        },
        turn=_turn(ruleset),
        ending={
            "enum": ["", *ruleset.objective_ids],
            "description": "The objective that has been met; it is given in the midst of a turn only.",
        },
        over={"type": "string", "readOnly": True},
        players={
            "type": "object",
            "propertyNames": {"enum": [*ruleset.seats]},
            "additionalProperties": _player(ruleset),
            "description": "By seat.",
        },
        scores={
            "type": "object",
            "propertyNames": {"enum": [*ruleset.seats]},
            "additionalProperties": {"type": "object", "additionalProperties": COUNT},
            "readOnly": True,
            "description": "By seat, when the game is over: place, result, and what each card has brought.",
        },
    )


def _turn(ruleset: Ruleset) -> Schema:
    tables, bonus = ruleset.tables, _counts(("florins", "sales"), "More florins, for so many sales.")
    tiles = {"enum": ["", *tables.face_ids]}
    units: Schema = {"type": "array", "items": {"type": "string"}}
    return _table(
        "The turn that is running in the actions; where it is given, the position stands in its midst.",
        seat={"enum": [*ruleset.seats], "description": "Whose turn it is."},
        doing={"enum": [*TURN_QUESTIONS, MIDWAY], "description": "The prompt of the question that is asked."},
        action={"type": "boolean", "description": "A disc has been spent on an action or a pass."},
        card={"type": "boolean", "description": "A card or wonder has been used."},
        florin={"type": "boolean", "description": "A florin has been put on the zone of a market or port."},
        steps={**COUNT, "description": "Land edges that a citizen may cross in a move."},
        discount={**COUNT, "description": "Cubes or tokens that the next building costs less."},
        peeks={**COUNT, "description": "The next exploration sees two hexes before the choice, if not 0."},
        doubles=_names(RESOURCES, "Resources whose harvest brings twice the cubes."),
        bonus=_table("What sales pay more, by market.", **dict.fromkeys(MARKETS, bonus)),
        harvested={"enum": ["", *RESOURCES], "description": "What has been harvested, and nothing done since."},
        brought={**COUNT, "description": "How many cubes the harvest brought."},
        refused={**units, "description": "Leave to harvest that has been refused: a tile and a resource."},
        talks={**COUNT, "description": "The number of the talks that are open."},
        news={**_counts(ruleset.seats, "The number of the last news that each seat has of talks.")},
        resource={"enum": [*RESOURCES], "description": "What is being harvested."},
        cubes={**COUNT, "description": "Cubes that the harvest has brought so far."},
        leave=_names(tables.face_ids, "Tiles for which leave to harvest has been given."),
        market={"enum": [*MARKETS], "description": "Where transactions are being made."},
        left={**COUNT, "description": "Transactions that may still be made."},
        done={**COUNT, "description": "Transactions that have been made."},
        hex={"enum": ["", *tables.hex_ids], "description": "The hex in hand; with which-hex the second one, if seen."},
        tile={**tiles, "description": "The tile that has been laid."},
        sent={"enum": ["", *RESOURCES], "description": "The cube that has gone to the market."},
        most={**COUNT, "description": "How many citizens may be born or recruited."},
        born={**COUNT, "description": "How many have been born."},
        recruited={**COUNT, "description": "How many have been recruited."},
        unit={"type": "string", "description": "The unit that moves."},
        moved={**units, "description": "Units that have moved, where they are now."},
        building={"enum": [*BUILDINGS], "description": "What is being built."},
    )


def _tile(ruleset: Ruleset) -> Schema:
    kinds = BUILDINGS[:4]
    icons: Schema = {"type": "array", "items": COUNT, "description": "Icons, counted from 0."}
    return _table(
        "A tile of the map.",
        cell={"type": "string", "pattern": r"^-?\d+,-?\d+$"},
        turn={"type": "integer", "minimum": 0, "maximum": 5},
        buildings={
            "type": "object",
            "propertyNames": {"enum": [*kinds]},
            "additionalProperties": {"type": "integer", "minimum": 1, "maximum": 2},
            "description": "Buildings, and the bank that each stands on.",
        },
        controlled={"type": "object", "additionalProperties": {"type": "string"}, "readOnly": True},
        taken=icons,
        pillaged=icons,
        used=_names(kinds, "Buildings that have worked in this phase."),
        town_works={"type": "boolean"},
    )


def _player(ruleset: Ruleset) -> Schema:
    return _table(
        "What a player has.",
        florins=COUNT,
        tokens=COUNT,
        discs=COUNT,
        stock=_counts(RESOURCES, "Cubes."),
        cards=_names(ruleset.tables.card_ids, "Evolution cards."),
        objectives=_names(ruleset.objective_ids, "Secret objectives."),
        known=_names(ruleset.objective_ids, "Objectives that the player has spied out."),
        benefactor=COUNT,
        offers=COUNT,
        units={"type": "array", "items": {"type": "string"}, "description": "Units: tile, spot and flags."},
        hand=_names(ruleset.tables.hex_ids, "Hexes dealt in turn 0."),
    )


def _names(names: Sequence[str], description: str) -> Schema:
    return {"type": "array", "items": {"enum": [*names]}, "description": description}


def _counts(names: Sequence[str], description: str) -> Schema:
    return _table(description, **dict.fromkeys(names, COUNT))


def _table(description: str, /, **properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False, "description": description}
