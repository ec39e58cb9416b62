"""The web framework's part of sitting down; what it means stands in `seating`, `my_seat` and `agreeing`."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from trireme.server.http.middleware import address_of
from trireme.server.http.requests import ANSWERS, AnyRequest, Requester
from trireme.server.lobby.lobby import Lobby
from trireme.server.wire import seat_bodies
from trireme.server.wire.http_bodies import MOST_SEATS, Link, TableInfo
from trireme.server.wire.seat_bodies import Agreed, Devices, Invitation, Seated, SeatLeft

Seat = Annotated[int, Parameter(ge=0, lt=MOST_SEATS)]


@post("/api/links/look", responses=ANSWERS, status_code=200)
async def look(data: seat_bodies.Look, lobby: Lobby, browser: str | None) -> Invitation:
    return await lobby.seating.look(data.token, browser)


@post("/api/links/claim", responses=ANSWERS, status_code=200)
async def claim(data: seat_bodies.Claim, lobby: Lobby, visitor: Requester, request: AnyRequest) -> Response[Seated]:
    address = address_of(request.scope)
    return visitor.welcome(await lobby.seating.claim(data, visitor.browser, visitor.device, address))


@post("/api/tables/{id:str}/sit", responses=ANSWERS, status_code=200)
async def sit(
    id: str, data: seat_bodies.SitDown, lobby: Lobby, visitor: Requester, request: AnyRequest
) -> Response[Seated]:
    address = address_of(request.scope)
    return visitor.welcome(await lobby.seating.sit(id, data, visitor.browser, visitor.device, address))


@post("/api/tables/{id:str}/leave", responses=ANSWERS, status_code=200)
async def leave(id: str, data: seat_bodies.OfSeat, lobby: Lobby, visitor: Requester) -> SeatLeft:
    return await lobby.seating.leave(id, data, visitor.browser)


@post("/api/tables/{id:str}/open", responses=ANSWERS, status_code=200)
async def open_seat(id: str, data: seat_bodies.OfSeat, lobby: Lobby, visitor: Requester) -> TableInfo:
    return await lobby.seating.open_seat(id, data, visitor.browser)


@post("/api/tables/{id:str}/links", responses=ANSWERS, status_code=200)
async def invite(id: str, data: seat_bodies.NewLink, lobby: Lobby, visitor: Requester) -> Link:
    return await lobby.seating.invite(id, data, visitor.browser)


@post("/api/tables/{id:str}/links/revoke", responses=ANSWERS, status_code=200)
async def revoke(id: str, data: seat_bodies.NewLink, lobby: Lobby, visitor: Requester) -> TableInfo:
    return await lobby.seating.revoke(id, data, visitor.browser)


@post("/api/tables/{id:str}/name", responses=ANSWERS, status_code=200)
async def rename(id: str, data: seat_bodies.Rename, lobby: Lobby, visitor: Requester) -> TableInfo:
    return await lobby.seat_settings.rename(id, data, visitor.browser)


@post("/api/tables/{id:str}/return", responses=ANSWERS, status_code=200)
async def return_link(id: str, data: seat_bodies.NewReturn, lobby: Lobby, visitor: Requester) -> Link:
    return await lobby.seat_settings.return_link(id, data, visitor.browser)


@get("/api/tables/{id:str}/devices", responses=ANSWERS)
async def devices(id: str, lobby: Lobby, visitor: Requester, seat: Seat) -> Devices:
    return await lobby.seat_settings.devices(id, seat, visitor.browser)


@post("/api/tables/{id:str}/devices/end", responses=ANSWERS, status_code=200)
async def end_device(id: str, data: seat_bodies.EndDevice, lobby: Lobby, visitor: Requester) -> Devices:
    return await lobby.seat_settings.end_device(id, data, visitor.browser)


@post("/api/tables/{id:str}/reissue", responses=ANSWERS, status_code=200)
async def reissue(id: str, data: seat_bodies.OfSeat, lobby: Lobby, visitor: Requester) -> Agreed:
    return await lobby.recovery.ask(id, data, visitor.browser)


@post("/api/tables/{id:str}/agree", responses=ANSWERS, status_code=200)
async def agree(id: str, data: seat_bodies.Agree, lobby: Lobby, visitor: Requester) -> Agreed:
    return await lobby.recovery.answer(id, data, visitor.browser)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    look, claim, sit, leave, open_seat, invite, revoke, rename, return_link, devices, end_device, reissue, agree,
]  # fmt: skip
