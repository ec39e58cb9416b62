"""Routes for links and seats; see `seating.seating`, `seat_settings` and `seat_recovery`."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from trireme.server.http.middleware import address_of
from trireme.server.http.requests import ANSWERS, AnyRequest, Requester, post_to_table
from trireme.server.services import Services
from trireme.server.wire import seat_bodies
from trireme.server.wire.http_bodies import MOST_SEATS, Link, TableInfo
from trireme.server.wire.seat_bodies import Agreed, Devices, Invitation, Seated, SeatLeft

Seat = Annotated[int, Parameter(ge=0, lt=MOST_SEATS)]


@post("/api/links/look", responses=ANSWERS, status_code=200)
async def look(data: seat_bodies.Look, services: Services, browser: str | None) -> Invitation:
    return await services.seating.look(data.token, browser)


@post("/api/links/claim", responses=ANSWERS, status_code=200)
async def claim(
    data: seat_bodies.Claim, services: Services, requester: Requester, request: AnyRequest
) -> Response[Seated]:
    address = address_of(request.scope)
    return requester.welcome(await services.seating.claim(data, requester.browser, requester.device, address))


@post_to_table("sit")
async def sit(
    id: str, data: seat_bodies.SitDown, services: Services, requester: Requester, request: AnyRequest
) -> Response[Seated]:
    address = address_of(request.scope)
    return requester.welcome(await services.seating.sit(id, data, requester.browser, requester.device, address))


@post_to_table("leave")
async def leave(id: str, data: seat_bodies.OfSeat, services: Services, requester: Requester) -> SeatLeft:
    return await services.seating.leave(id, data, requester.browser)


@post_to_table("open")
async def open_seat(id: str, data: seat_bodies.OfSeat, services: Services, requester: Requester) -> TableInfo:
    return await services.seating.open_seat(id, data, requester.browser)


@post_to_table("links")
async def invite(id: str, data: seat_bodies.NewLink, services: Services, requester: Requester) -> Link:
    return await services.seating.invite(id, data, requester.browser)


@post_to_table("links/revoke")
async def revoke(id: str, data: seat_bodies.NewLink, services: Services, requester: Requester) -> TableInfo:
    return await services.seating.revoke(id, data, requester.browser)


@post_to_table("name")
async def rename(id: str, data: seat_bodies.Rename, services: Services, requester: Requester) -> TableInfo:
    return await services.seat_settings.rename(id, data, requester.browser)


@post_to_table("return")
async def return_link(id: str, data: seat_bodies.NewReturn, services: Services, requester: Requester) -> Link:
    return await services.seat_settings.return_link(id, data, requester.browser)


@get("/api/tables/{id:str}/devices", responses=ANSWERS)
async def devices(id: str, services: Services, requester: Requester, seat: Seat) -> Devices:
    return await services.seat_settings.devices(id, seat, requester.browser)


@post_to_table("devices/end")
async def end_device(id: str, data: seat_bodies.EndDevice, services: Services, requester: Requester) -> Devices:
    return await services.seat_settings.end_device(id, data, requester.browser)


@post_to_table("reissue")
async def reissue(id: str, data: seat_bodies.OfSeat, services: Services, requester: Requester) -> Agreed:
    return await services.recovery.ask(id, data, requester.browser)


@post_to_table("agree")
async def agree(id: str, data: seat_bodies.Agree, services: Services, requester: Requester) -> Agreed:
    return await services.recovery.answer(id, data, requester.browser)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    look, claim, sit, leave, open_seat, invite, revoke, rename, return_link, devices, end_device, reissue, agree,
]  # fmt: skip
