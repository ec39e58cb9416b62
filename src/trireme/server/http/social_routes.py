"""Routes for playing with people: lists, substitutes, votes, rematches, the host's actions and chat."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from trireme.server.http.middleware import address_of
from trireme.server.http.requests import ANSWERS, AnyRequest, Cursor, Requester, count_table, post_to_table
from trireme.server.services import Services
from trireme.server.wire import seat_bodies, social_bodies
from trireme.server.wire.http_bodies import Browser, TableInfo, TableList
from trireme.server.wire.social_bodies import AgainNow, Archived, Asks, Closed, Talk

Number = Annotated[int | None, Parameter(ge=0, le=1_000_000_000)]


@post("/api/me", responses=ANSWERS, status_code=200)
async def name_me(data: social_bodies.Named, services: Services, requester: Requester) -> Response[Browser]:
    return requester.welcome(await services.lobby.name_me(data, requester.browser))


@post("/api/me/archive", responses=ANSWERS, status_code=200)
async def archive(data: Archived, services: Services, requester: Requester) -> Archived:
    return await services.lobby.archive(data, requester.browser)


@get("/api/watch", responses=ANSWERS)
async def watchable(services: Services, browser: str | None, after: Cursor = None) -> TableList:
    return await services.lobby.watchable(browser, after)


@post_to_table("bot")
async def seat_bot(id: str, data: social_bodies.SeatBot, services: Services, requester: Requester) -> TableInfo:
    return await services.host_actions.seat_bot(id, data, requester.browser)


@post_to_table("close")
async def close(id: str, services: Services, requester: Requester) -> Closed:
    return await services.host_actions.close(id, requester.browser)


@post_to_table("resign")
async def resign(id: str, data: seat_bodies.OfSeat, services: Services, requester: Requester) -> TableInfo:
    return await services.substitution.resign(id, data, requester.browser)


@post_to_table("take-back")
async def take_back(id: str, data: seat_bodies.OfSeat, services: Services, requester: Requester) -> TableInfo:
    return await services.substitution.take_back(id, data, requester.browser)


@post_to_table("stand-in")
async def stand_in(id: str, data: seat_bodies.OfSeat, services: Services, requester: Requester) -> Asks:
    return await services.substitution.ask(id, data, requester.browser)


@post_to_table("undo")
async def go_back(id: str, data: social_bodies.GoBack, services: Services, requester: Requester) -> Asks:
    return await services.voting.go_back(id, data, requester.browser)


@post_to_table("answer")
async def answer(id: str, data: social_bodies.AskAnswer, services: Services, requester: Requester) -> Asks:
    return await services.voting.answer(id, data, requester.browser)


@post_to_table("again")
async def again(
    id: str, data: social_bodies.PlayAgain, services: Services, requester: Requester, request: AnyRequest
) -> AgainNow:
    if data.yes and id not in services.rematch.polls:
        count_table(services, request)
    return await services.rematch.answer(id, data, requester.browser, address_of(request.scope))


@get("/api/tables/{id:str}/talk", responses=ANSWERS)
async def talk(id: str, services: Services, browser: str | None, before: Number = None) -> Talk:
    return await services.history.talk(id, browser, before)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    name_me, archive, watchable, seat_bot, close, resign, take_back, stand_in, go_back, answer, again, talk,
]  # fmt: skip
