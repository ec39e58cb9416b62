"""The web framework's part of playing with people; what it means stands in `standing_in`, `asking`, `playing_again`,
`hosting` and `talking`."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from trireme.server.http.middleware import address_of
from trireme.server.http.requests import ANSWERS, AnyRequest, Requester, count_table
from trireme.server.lobby.lobby import Lobby
from trireme.server.services import Services
from trireme.server.wire import seat_bodies, social_bodies
from trireme.server.wire.http_bodies import Browser, TableInfo, TableList
from trireme.server.wire.social_bodies import AgainNow, Archived, Asks, Closed, Talk

Cursor = Annotated[str | None, Parameter(max_length=80)]
Number = Annotated[int | None, Parameter(ge=0, le=1_000_000_000)]


@post("/api/me", responses=ANSWERS, status_code=200)
async def name_me(data: social_bodies.Named, lobby: Lobby, visitor: Requester) -> Response[Browser]:
    return visitor.welcome(await lobby.name_me(data, visitor.browser))


@post("/api/me/archive", responses=ANSWERS, status_code=200)
async def archive(data: Archived, lobby: Lobby, visitor: Requester) -> Archived:
    return await lobby.archive(data, visitor.browser)


@get("/api/watch", responses=ANSWERS)
async def watchable(lobby: Lobby, browser: str | None, after: Cursor = None) -> TableList:
    return await lobby.watchable(browser, after)


@post("/api/tables/{id:str}/bot", responses=ANSWERS, status_code=200)
async def seat_bot(id: str, data: social_bodies.SeatBot, lobby: Lobby, visitor: Requester) -> TableInfo:
    return await lobby.host_actions.seat_bot(id, data, visitor.browser)


@post("/api/tables/{id:str}/close", responses=ANSWERS, status_code=200)
async def close(id: str, lobby: Lobby, visitor: Requester) -> Closed:
    return await lobby.host_actions.close(id, visitor.browser)


@post("/api/tables/{id:str}/resign", responses=ANSWERS, status_code=200)
async def resign(id: str, data: seat_bodies.OfSeat, lobby: Lobby, visitor: Requester) -> TableInfo:
    return await lobby.substitution.resign(id, data, visitor.browser)


@post("/api/tables/{id:str}/take-back", responses=ANSWERS, status_code=200)
async def take_back(id: str, data: seat_bodies.OfSeat, lobby: Lobby, visitor: Requester) -> TableInfo:
    return await lobby.substitution.take_back(id, data, visitor.browser)


@post("/api/tables/{id:str}/stand-in", responses=ANSWERS, status_code=200)
async def stand_in(id: str, data: seat_bodies.OfSeat, lobby: Lobby, visitor: Requester) -> Asks:
    return await lobby.substitution.ask(id, data, visitor.browser)


@post("/api/tables/{id:str}/undo", responses=ANSWERS, status_code=200)
async def go_back(id: str, data: social_bodies.GoBack, lobby: Lobby, visitor: Requester) -> Asks:
    return await lobby.voting.go_back(id, data, visitor.browser)


@post("/api/tables/{id:str}/answer", responses=ANSWERS, status_code=200)
async def answer(id: str, data: social_bodies.AskAnswer, lobby: Lobby, visitor: Requester) -> Asks:
    return await lobby.voting.answer(id, data, visitor.browser)


@post("/api/tables/{id:str}/again", responses=ANSWERS, status_code=200)
async def again(
    id: str, data: social_bodies.PlayAgain, lobby: Lobby, house: Services, visitor: Requester, request: AnyRequest
) -> AgainNow:
    if data.yes and id not in lobby.rematch.polls:
        count_table(house, request)
    return await lobby.rematch.answer(id, data, visitor.browser, address_of(request.scope))


@get("/api/tables/{id:str}/talk", responses=ANSWERS)
async def talk(id: str, lobby: Lobby, browser: str | None, before: Number = None) -> Talk:
    return await lobby.talk(id, browser, before)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    name_me, archive, watchable, seat_bot, close, resign, take_back, stand_in, go_back, answer, again, talk,
]  # fmt: skip
