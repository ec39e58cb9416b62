"""Routes for tables, records and reference, the errors of all routes, and the ASGI application."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import OpenAPIMediaType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

import trireme
from trireme.server.common.allowed_hosts import Hosts
from trireme.server.common.logs import log
from trireme.server.common.problems import (
    BAD_MESSAGE,
    NO_PAGE,
    NOT_THIS_WAY,
    TOO_BIG,
    TOO_FAST,
    WENT_WRONG,
    TableError,
)
from trireme.server.http.middleware import SecurityMiddleware, address_of
from trireme.server.http.proxies import Proxies
from trireme.server.http.requests import (
    ANSWERS,
    AnyRequest,
    Cursor,
    Requester,
    count_table,
    provide_browser,
    provide_requester,
    provide_services,
)
from trireme.server.http.seat_routes import HANDLERS as SEAT_HANDLERS
from trireme.server.http.social_routes import HANDLERS as PEOPLE_HANDLERS
from trireme.server.http.sockets import table_socket
from trireme.server.http.static_response import StaticResponse
from trireme.server.http.static_site import KINDS, MOST_MODULES, Pages, StaticSite, pages_in_advance
from trireme.server.lobby.imported_records import opened, replay
from trireme.server.lobby.reference import rulebook_of, words_of
from trireme.server.services import Services
from trireme.server.wire import http_bodies
from trireme.server.wire.decoding import misfit, read_json
from trireme.server.wire.http_bodies import (
    Browser,
    Catalogue,
    Components,
    Draws,
    Earlier,
    GameWords,
    Health,
    NewTableMade,
    OptionsChecked,
    PositionList,
    ProblemBody,
    RulesBody,
    Sealed,
    TableInfo,
    TableList,
)
from trireme.server.wire.problem_bodies import problem_body
from trireme.server.workers.errors import RefusedCall

PAGE: Final = Path(str(files("trireme.server") / "page"))
NO_BUILD: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trireme</title>
<h1>The page has not been built</h1>
<p>The server runs. From a clone of the repository, <code>make page</code> builds the page.</p>
<p lang="fr">Le serveur tourne. Dans un clone du dépôt, <code>make page</code> construit la page.</p>
"""

OPENAPI: Final = "/api/openapi"
PACKED: Final = "packed"
"""Marks answers that workers have compressed."""
Hash = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$")]
Version = Annotated[int, Parameter(ge=0, le=1_000_000)]
Modules = Annotated[str | None, Parameter(max_length=MOST_MODULES)]
Seat = Annotated[int | None, Parameter(ge=0, lt=http_bodies.MOST_SEATS)]


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is JSON. Other bodies are answered with a readable problem."""

    async def json(self) -> Any:
        return read_json(await self.body())

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # The framework raises this when the client has disconnected.
            raise TableError(BAD_MESSAGE, status=400) from error


# Choosing and making tables.


@get("/api/catalogue", responses=ANSWERS)
async def catalogue(services: Services) -> Catalogue:
    return services.catalogue.body


@get("/api/me", responses=ANSWERS)
async def me(services: Services, browser: str | None) -> Browser:
    return await services.lobby.me(browser)


@get("/api/me/tables", responses=ANSWERS)
async def my_tables(services: Services, browser: str | None, after: Cursor = None, archived: bool = False) -> TableList:
    return await services.lobby.my_tables(browser, after, archived)


@get("/api/tables", responses=ANSWERS)
async def open_tables(services: Services, browser: str | None, after: Cursor = None) -> TableList:
    return await services.lobby.open_tables(browser, after)


@post("/api/seals", responses=ANSWERS, status_code=200)
async def seal(services: Services) -> Sealed:
    return services.lobby.seal()


@post("/api/tables", responses=ANSWERS)
async def make_table(
    data: http_bodies.NewTable, services: Services, requester: Requester, request: AnyRequest
) -> Response[NewTableMade]:
    count_table(services, request)
    return requester.welcome(
        await services.lobby.make(data, requester.browser, requester.device, address_of(request.scope)), 201
    )


@post("/api/lessons", responses=ANSWERS)
async def begin_lesson(
    data: http_bodies.NewLesson, services: Services, requester: Requester, request: AnyRequest
) -> Response[NewTableMade]:
    count_table(services, request)
    return requester.welcome(await services.lobby.teach(data, requester.browser, requester.device), 201)


@post("/api/tables/check", responses=ANSWERS, status_code=200)
async def check_table(data: http_bodies.NewTable, services: Services) -> OptionsChecked:
    return await services.lobby.check(data)


@get("/api/tables/{id:str}", responses=ANSWERS)
async def table(id: str, services: Services, browser: str | None) -> TableInfo:
    return await services.lobby.info(id, browser)


# Reading. `static_site` answers what is the same for everybody; only what it cannot find comes here.


@get("/api/tables/{id:str}/events", responses=ANSWERS)
async def earlier(id: str, services: Services, browser: str | None, before: Version = 0, seat: Seat = None) -> Earlier:
    return await services.history.earlier(id, seat, before, browser)


PACKED_POSITIONS: Final = ResponseSpec(PositionList, generate_examples=False)  # An invented view would not be JSON.


@get("/api/tables/{id:str}/positions", responses={**ANSWERS, 200: PACKED_POSITIONS}, opt={PACKED: True})
async def positions(
    id: str,
    services: Services,
    browser: str | None,
    request: AnyRequest,
    first: Version = 0,
    last: Version = 0,
    seat: Seat = None,
) -> Response[bytes]:
    return await unpacked(request, await services.history.positions(id, seat, first, last, browser))


async def unpacked(request: AnyRequest, body: bytes) -> Response[bytes]:
    """Return a compressed answer, decompressed if the client does not accept gzip."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, body), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/record", responses=ANSWERS, media_type=MediaType.TEXT)
async def record(id: str, services: Services) -> Response[str]:
    """Download a record. The file name has the game and the date; the names of the players are in the record."""
    info, text = await services.lobby.info(id, None), await services.history.record(id)
    name = f"trireme-{info.game}-{info.moved[:10]}-{id}.txt"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/records", responses=ANSWERS, status_code=200, request_max_body_size=http_bodies.MOST_RECORD)
async def open_record(data: http_bodies.ToReplay, services: Services, request: AnyRequest) -> http_bodies.Replayed:
    may_bring_record(services, request)
    return await opened(data.record, services.catalogue)


@post(
    "/api/records/positions",
    responses={**ANSWERS, 200: ResponseSpec(PositionList)},
    opt={PACKED: True},
    status_code=200,
    request_max_body_size=http_bodies.MOST_RECORD,
)
async def replay_record(data: http_bodies.ToReplay, services: Services, request: AnyRequest) -> Response[bytes]:
    may_bring_record(services, request)
    return await unpacked(request, await replay(services.pool, data))


def may_bring_record(services: Services, request: AnyRequest) -> None:
    """Raise if an address uploads too many records. Their size and the time of each replay are limited elsewhere, and
    addresses take turns at the replay worker."""
    if not services.rate_limiter.may_bring_record(address_of(request.scope)):
        raise TableError(TOO_FAST, status=429)


@get("/api/tables/{id:str}/draws", responses=ANSWERS)
async def draws(id: str, services: Services) -> Draws:
    return await services.history.draws(id)


@get("/api/content/{content_hash:str}", responses=ANSWERS)
async def components(content_hash: Hash, services: Services) -> Components:
    return await services.catalogue.components(content_hash)


@get("/api/rulebook/{game:str}", responses=ANSWERS)
async def rulebook(game: str) -> RulesBody:
    return rulebook_of(game)


@get("/api/games/{game:str}/words/{language:str}", responses=ANSWERS)
async def game_words(game: str, language: str, modules: Modules = None) -> GameWords:
    """Return the words of all modules of a game, or of those in a list with commas."""
    return words_of(game, language, None if modules is None else modules.split(","))


@get("/health", responses=ANSWERS)
async def health(services: Services) -> Health:
    """Check the server, at most once a second by a write to the database. On a full disk the status is 503."""
    await services.health.check()
    return Health("ok", trireme.__version__, len(services.rooms), services.rooms.connections, services.pool.alive)


# Errors, as `ProblemBody`s.


def table_error(_: AnyRequest, error: TableError) -> Response[ProblemBody]:
    return Response(problem_body(error), status_code=error.status)


def refused_call(_: AnyRequest, refused: RefusedCall) -> Response[ProblemBody]:
    told = refused.problem or problem_body(TableError(BAD_MESSAGE))
    return Response(told, status_code=400)


def http_error(request: AnyRequest, error: HTTPException) -> Response[ProblemBody]:
    if error.status_code == 404:
        return table_error(request, TableError(NO_PAGE, status=404))
    if error.status_code == 413:
        limit = request.route_handler.resolve_request_max_body_size()
        return table_error(request, TableError(TOO_BIG, status=413, limit=limit or 0))
    if error.status_code == 405:
        told = TableError(NOT_THIS_WAY, status=405, method=request.method)
        return Response(problem_body(told), status_code=405, headers=error.headers)
    if error.status_code >= 500:
        return unexpected(request, error)
    parts = error.extra if isinstance(error.extra, list) else []
    wrong = [misfit(part.get("key", "").removeprefix("data"), part.get("message", "")) for part in parts]
    return table_error(request, wrong[0] if wrong else TableError(BAD_MESSAGE, status=error.status_code))


def unexpected(request: AnyRequest, error: Exception) -> Response[ProblemBody]:
    log("request failed", level=logging.ERROR, path=request.scope.get("path_template"), problem=repr(error))
    return table_error(request, TableError(WENT_WRONG, status=500))


def application(services: Services) -> Proxies:
    """Return the whole server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        making = asyncio.create_task(asyncio.to_thread(pages, app))  # While the workers start.
        async with services.open():
            site.open(await making, services.catalogue)
            yield

    handlers: list[ControllerRouterHandler] = [
        catalogue, me, my_tables, open_tables, seal, make_table, begin_lesson, check_table, table, earlier, positions,
        record, draws, open_record, replay_record, components, rulebook, game_words, health, table_socket,
        *SEAT_HANDLERS,
        *PEOPLE_HANDLERS,
    ]  # fmt: skip
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        state=State({"services": services}),
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "browser": Provide(provide_browser, sync_to_thread=False),
            "requester": Provide(provide_requester, sync_to_thread=False),
        },
        exception_handlers={
            TableError: table_error,
            RefusedCall: refused_call,
            HTTPException: http_error,
            Exception: unexpected,
        },
        # Quick, because compression here delays everybody. Workers compress long answers.
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=1, exclude_opt_key=PACKED),
        request_max_body_size=services.settings.limits.message_bytes,
        openapi_config=OpenAPIConfig(
            "Trireme", trireme.__version__, path=OPENAPI, render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_class=JsonRequest,
        logging_config=None,
    )
    site = StaticSite(app)
    guard = SecurityMiddleware(site, services.rate_limiter, Hosts(services.settings.hosts))
    return Proxies(guard, services.settings.proxies)


def pages(app: Litestar) -> Pages:
    """Return the static answers: the page, if built, the reference of the games and the OpenAPI description."""
    interface = StaticResponse(msgspec.json.encode(app.openapi_schema.to_schema()), OpenAPIMediaType.OPENAPI_JSON.value)
    described = dict.fromkeys((OPENAPI, f"{OPENAPI}/openapi.json"), interface)
    return {"/": StaticResponse(NO_BUILD.encode(), KINDS[".html"]), **pages_in_advance(PAGE), **described}
