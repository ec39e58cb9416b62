"""Static answers, given before the web framework sees a request.

The rulebooks, words, components, the catalogue, the OpenAPI description and the files of the page are made and
compressed in a thread when the server starts. Words of some modules and components of stored games are made on the
first request, in a thread too; the latest are kept. Other requests, such as one for an unknown game, go on to the web
framework, which says what is wrong.
"""

from __future__ import annotations

import asyncio
import mimetypes
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote_plus

import msgspec
from litestar.types import ASGIApp, Receive, Send

from trireme.games import GAMES
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.registry import module_folders
from trireme.server.http.static_response import FOR_EVER, REVALIDATE, StaticResponse
from trireme.server.lobby.catalogue import GameCatalogue
from trireme.server.lobby.reference import components_of, rulebook_of, words_of

JSON: Final = "application/json"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
"""Media types of the page's files, independent of the system."""
ASSETS: Final = "/assets/"
"""The path of files whose names change with their content."""
MOST_MADE: Final = 64
"""Most answers of each kind that are kept after they were made on demand."""
MOST_MODULES: Final = 400
"""Most bytes of a list of modules."""
READ: Final = ("/api/rulebook/", "/api/games/", "/api/content/")
"""Paths for which the web framework knows only GET; a HEAD request is passed to it as a GET."""
_MODULES: Final = re.compile(b"(?:^|&)modules=([^&]*)")
_WORDS: Final = re.compile(r"/api/games/([^/]+)/words/([^/]+)")
_CONTENT: Final = re.compile("/api/content/([0-9a-f]{64})")

Pages = dict[str, StaticResponse]
"""Answers by path."""


class MadeOnDemand:
    """Answers made on the first request, one at a time. The least recently used ones are dropped."""

    def __init__(self, most: int = MOST_MADE) -> None:
        self.most = most
        self._made: OrderedDict[Any, StaticResponse] = OrderedDict()
        self._coming: dict[Any, asyncio.Task[StaticResponse]] = {}
        self._one_at_a_time = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._made)

    async def get(self, key: Any, make: Callable[[], Awaitable[StaticResponse]]) -> StaticResponse:
        """Return an answer, made if necessary. An error while it is made is raised for everybody who waits for it."""
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._coming:
            self._coming[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self._coming[key])

    async def _make(self, key: Any, make: Callable[[], Awaitable[StaticResponse]]) -> StaticResponse:
        me = asyncio.current_task()
        try:
            async with self._one_at_a_time:
                made = await make()
            if self._coming.get(key) is me:
                self._made[key] = made
                if len(self._made) > self.most:
                    self._made.popitem(last=False)
            return made
        finally:
            if self._coming.get(key) is me:
                del self._coming[key]

    def forget(self, key: Any) -> None:
        """Forget an answer, even one that is just being made, so that the next request makes it again."""
        self._made.pop(key, None)
        self._coming.pop(key, None)


class StaticSite:
    """An ASGI middleware that gives static answers. `SecurityMiddleware` has made paths canonical."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.pages: Pages = {}
        """Answers made in advance, by path."""
        self.modules: dict[str, list[str]] = {}
        """Modules by game."""
        self.catalogue: GameCatalogue | None = None
        self.words = MadeOnDemand()
        self.contents = MadeOnDemand()

    def open(self, pages: Pages, catalogue: GameCatalogue) -> None:
        """Answer with these pages and the contents of the catalogue from now on."""
        self.catalogue = catalogue
        self.pages = {**pages, **pages_of(catalogue)}
        self.modules = {game: list(module_folders(game)) for game in GAMES if f"/api/rulebook/{game}" in pages}
        catalogue.content_changed = self.contents.forget

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            response = await self._find(scope["path"], scope["query_string"])
            if response is not None:
                await response.send(scope, send)
                return
            if scope["path"].startswith(READ):
                scope = {**scope, "method": "GET"}  # The web server leaves out the body of a refusal to a HEAD.
        await self.app(scope, receive, send)

    async def _find(self, path: str, query: bytes) -> StaticResponse | None:
        """Return the answer for a path, or None to leave it to the web framework."""
        words, content = _WORDS.fullmatch(path), _CONTENT.fullmatch(path)
        with suppress(Exception):  # The web framework runs into the same error and answers it.
            if words is not None and (named := _MODULES.search(query)):
                return await self._some_words(words[1], words[2], named[1])
            if content is not None and path not in self.pages:
                return await self._content(content[1])
        return self.pages.get(path)

    async def _some_words(self, game: str, language: str, named: bytes) -> StaticResponse | None:
        """Return the words of some modules of a game. However they are listed, the same modules share one answer."""
        if game not in self.modules or language not in LANGUAGES or len(named) > MOST_MODULES:
            return None
        wanted = unquote_plus(named.decode("latin-1")).split(",")
        modules = tuple(name for name in self.modules[game] if name in wanted)

        async def make() -> StaticResponse:
            return await asyncio.to_thread(lambda: in_json(words_of(game, language, modules)))

        return await self.words.get((game, language, modules), make)

    async def _content(self, content: str) -> StaticResponse | None:
        """Return the components of a stored game, which another version may have begun."""
        assert self.catalogue is not None
        catalogue = self.catalogue

        async def make() -> StaticResponse:
            game, components = await catalogue.stored_components(content)
            return await asyncio.to_thread(lambda: in_json(components_of(content, game, components)))

        return await self.contents.get(content, make)


def in_json(body: msgspec.Struct) -> StaticResponse:
    return StaticResponse(msgspec.json.encode(body), JSON)


def pages_in_advance(folder: Path) -> Pages:
    """Make all answers that need nothing but files. This takes some tenths of a second, so run it in a thread."""
    pages = dict(files_in(folder))
    for game in GAMES:
        pages[f"/api/rulebook/{game}"] = in_json(rulebook_of(game))
        for language in LANGUAGES:
            pages[f"/api/games/{game}/words/{language}"] = in_json(words_of(game, language, None))
    return pages


def pages_of(catalogue: GameCatalogue) -> Pages:
    """Return the catalogue and its components as answers."""
    components = {
        f"/api/content/{content}": in_json(components_of(content, game, components))
        for content, (game, components) in catalogue.printed.items()
    }
    return {"/api/catalogue": in_json(catalogue.body), **components}


def files_in(folder: Path) -> Iterator[tuple[str, StaticResponse]]:
    """Yield the files of the page by path; `index.html` also as `/`."""
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        path = f"/{file.relative_to(folder).as_posix()}"
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        response = StaticResponse(file.read_bytes(), kind, FOR_EVER if path.startswith(ASSETS) else REVALIDATE)
        yield path, response
        if path == "/index.html":
            yield "/", response
