"""Make the games of tables, with the rules and components that they began with."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from trireme import games
from trireme.bots import bots_for
from trireme.kit.content.loading import read_content
from trireme.kit.errors import BadOption, TriremeError, shown
from trireme.kit.game import Game
from trireme.kit.options import check_names
from trireme.kit.problems import OTHER_RULES, SEAT_COUNT
from trireme.kit.records.formats import must_fit, own_content, rules_text
from trireme.kit.registry import content_files, find_game
from trireme.server.common.problems import SEALED_CHANCE, STOPPED_RULES, STOPPED_SETTING, TableError
from trireme.server.workers import calls
from trireme.server.workers.calls import TableSpec
from trireme.server.workers.custom_content import override_folder

encode: Final = msgspec.json.encode


def playable(spec: TableSpec) -> Game[Any]:
    """Make the game of a table. Raise a `TableError` that says what can be done if this version cannot."""
    try:
        return game_of(spec)
    except TriremeError as error:
        if error.key == OTHER_RULES.key:
            raise TableError(STOPPED_RULES, given=error.figures["given"], right=error.figures["right"]) from error
        raise TableError(STOPPED_SETTING) from error


def game_of(spec: TableSpec) -> Game[Any]:
    """Make a game with the rules number and components that it began with."""
    own = None if spec.components is None else msgspec.json.decode(spec.components)
    game = made(spec)
    must_fit(game, spec.format, spec.rules, spec.content, own)
    return game


def made(spec: TableSpec) -> Game[Any]:
    """Make a game with the rules of this version."""
    return _made(spec.game, spec.format, encode(spec.options), tuple(spec.seats), spec.components)


@lru_cache(maxsize=128)
def _made(name: str, format: int, options: bytes, seats: tuple[str, ...], components: bytes | None) -> Game[Any]:
    """Make a game once for all tables with the same options. Reading its files takes longer than a replay."""
    chosen = msgspec.json.decode(options)
    if components is None:
        return games.make(name, seats=seats, **chosen)
    content = own_content(name, format, chosen, msgspec.json.decode(components))
    return games.make(name, seats=seats, **chosen, content=content)


def check_game(call: calls.CheckGame) -> calls.GameFound:
    check_names(call.options, find_game(call.game).choices)
    if call.options.get("players", call.players) != call.players:
        raise BadOption("players", SEAT_COUNT, players=shown(call.options["players"]), seats=call.players)
    options = {**call.options, "players": call.players}
    chosen = options.get("modules", ())
    own = override_folder(call.override, call.game, chosen if isinstance(chosen, list) else ())
    game = games.make(call.game, **options, **({"content": own} if own else {}))
    if game.explicit:
        raise BadOption("chance", SEALED_CHANCE)
    kept: dict[str, Any] = dict(game.options)
    components = _components(call.game, tuple(kept.get("modules", ())), own)
    seats, bots = list(game.seats), bots_for(call.game)
    return calls.GameFound(kept, seats, rules_text(game), game.content_hash, components, bots)


@cache
def _components(game: str, modules: tuple[str, ...], own: str | None) -> bytes:
    """Return the components as JSON, as printed or with the owner's changes."""
    return encode(read_content(content_files(game, modules), own))
