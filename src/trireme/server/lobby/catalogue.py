"""The games that can be played here, and the components that tables are played with."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import msgspec

from trireme.games import GAMES
from trireme.kit.content.loading import read_content
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.registry import content_files, module_folders
from trireme.server.common.problems import NO_COMPONENTS, TableError
from trireme.server.lobby.reference import components_of
from trireme.server.room.lessons import lesson_of
from trireme.server.storage.store import Store
from trireme.server.wire.http_bodies import BotOffer, Catalogue, Components, GameOffer
from trireme.server.workers import calls
from trireme.server.workers.custom_content import override_folder
from trireme.server.workers.pool import WorkerPool
from trireme.words import Words


class GameCatalogue:
    """The games of this version, with the components of this version and of the owner's folder."""

    def __init__(self, store: Store, pool: WorkerPool, own_content: str | None = None) -> None:
        self.store = store
        self.pool = pool
        self.own_content = own_content
        """The owner's folder of components for new tables, or None. Lessons use the printed ones."""
        self.body = Catalogue([])
        """The catalogue as the page gets it."""
        self.printed: dict[str, tuple[str, bytes]] = {}
        """The game and the components of all its modules, by their hash in the catalogue."""
        self.content_changed: Callable[[str], None] = lambda _: None
        """Called with a hash when its components have been stored anew, perhaps with better texts."""

    async def open(self) -> None:
        """Ask the rules once what can be played, and read the components."""
        self.body = Catalogue([await self._offer(name) for name in GAMES])

    async def _offer(self, name: str) -> GameOffer:
        kind = GAMES[name]
        players = next((option for option in kind.choices if option.name == "players"), None)
        usual = int(players.usual) if players else 3
        found = await self.pool.ask_rules(calls.CheckGame(name, {}, usual), calls.GameFound)
        return GameOffer(
            name=name,
            title={language: Words(language, name).title() for language in LANGUAGES},
            about={language: Words(language, name).about() for language in LANGUAGES},
            rules=found.rules,
            content=self._add_components(name),
            least_players=players.low if players else usual,
            most_players=players.high if players else usual,
            usual_players=usual,
            modules=list(kind.modules),
            options=[option for option in kind.choices if option.name not in ("players", "chance")],
            bots=[BotOffer(bot) for bot in found.bots],
            lesson=lesson_of(name) is not None,
        )

    def _add_components(self, game: str) -> str:
        modules = list(module_folders(game))
        components = msgspec.json.encode(
            read_content(content_files(game, modules), override_folder(self.own_content, game, modules))
        )
        name = sha256(components).hexdigest()
        self.printed[name] = game, components
        return name

    async def components(self, hash: str) -> Components:
        return components_of(hash, *await self.stored_components(hash))

    async def stored_components(self, hash: str) -> tuple[str, bytes]:
        """Return the game of a hash of components, and these components as JSON."""
        found = self.printed.get(hash) or await self.store.components(hash)
        if found is None:
            raise TableError(NO_COMPONENTS, status=404)
        return found
