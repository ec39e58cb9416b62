"""HTTP bodies about seats: links, claims, devices, names and new links to seats.

    POST /api/links/look               Look       -> Invitation    what a link leads to; claims nothing
    POST /api/links/claim              Claim      -> Seated        sit down, or come back with another device
    POST /api/tables/{id}/sit          SitDown    -> Seated        take an open seat
    POST /api/tables/{id}/leave        OfSeat     -> SeatLeft      give a seat back before the game starts
    POST /api/tables/{id}/open         OfSeat     -> TableInfo     the host lets anyone take a free seat
    POST /api/tables/{id}/name         Rename     -> TableInfo     change the name
    POST /api/tables/{id}/links        NewLink    -> Link          invite to a seat, or to the whole table
    POST /api/tables/{id}/links/revoke NewLink    -> TableInfo     end such a link
    POST /api/tables/{id}/return       NewReturn  -> Link          make a return link for an own seat
    GET  /api/tables/{id}/devices?seat=              Devices       devices that hold an own seat
    POST /api/tables/{id}/devices/end  EndDevice  -> Devices       end the hold of other devices
    POST /api/tables/{id}/reissue      OfSeat     -> Agreed        ask the others for a new link to a seat, during play
    POST /api/tables/{id}/agree        Agree      -> Agreed        agree or refuse; the seat that asked withdraws

A link is `/#/claim/TOKEN`. Tokens are sent in bodies only, never in a path or query, so that no log can contain
one. A program that opens a link without pressing a button only loads the page.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trireme.server.wire.http_bodies import Body, Link, LinkKind, Name, SeatNumber, Share, TableInfo

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
GivenToken = Annotated[str, Meta(max_length=200)]
"""A token as a user has copied it, perhaps incomplete."""
DeviceId = Annotated[str, Meta(max_length=32)]


class Look(Body):
    token: GivenToken


class Claim(Body):
    """Claim a seat with a link. A repetition with the same nonce gets the same answer."""

    token: GivenToken
    nonce: Nonce
    name: Name = ""
    """The player's name; ignored when a player returns."""
    seat: SeatNumber | None = None
    """The seat to take if the link is for the whole table; null for the first free one."""
    share: Share | None = None
    """The share of the player who sits down. Null for a returning player."""


class SitDown(Body):
    seat: SeatNumber
    name: Name = ""
    share: Share | None = None


class OfSeat(Body):
    seat: SeatNumber


class Rename(Body):
    seat: SeatNumber
    name: Name


class NewLink(Body):
    """Before the game starts, the host may invite to any seat except their own. A holder who has been away for a minute
    loses the seat."""

    seat: SeatNumber | None = None
    """The seat, or null for every free seat."""


class NewReturn(Body):
    seat: SeatNumber
    alone: bool = False
    """Whether all other devices lose the seat."""


class EndDevice(Body):
    seat: SeatNumber
    device: DeviceId | None = None
    """The device, or null for all except this one."""


class Agree(Body):
    yes: bool


class Invitation(Body):
    """The table and seats that a link leads to."""

    kind: LinkKind
    table: TableInfo
    host: str
    """The host's name; may be empty."""
    seats: list[int]
    """The seats that can be taken with the link."""


class Seated(Body):
    table: TableInfo
    seat: int
    link: Link | None
    """A return link to the seat; null for a player who used one."""


class SeatLeft(Body):
    """The table, or null if the last player left and the table is closed."""

    table: TableInfo | None


class Device(Body):
    """A browser that holds a seat. Its address is not stored."""

    id: str
    browser: str
    """The browser's name, such as Firefox; empty if unknown."""
    system: str
    """The operating system, such as Android; empty if unknown."""
    since: str
    seen: str
    here: bool
    """Whether it is connected now."""
    this: bool
    """Whether it is the device that asks."""


class Devices(Body):
    devices: list[Device]


class Agreement(Body):
    """A request for a new link to a seat whose holder can no longer play."""

    seat: int
    by: int
    """The seat that asked."""
    agreed: list[int]
    missing: list[int]
    """Seats that have yet to answer."""
    granted: bool
    """Whether all have agreed: the seat is empty, and the player who asked can make its link."""


class Agreed(Body):
    agreement: Agreement | None
    """The request as it stands now; null when it is settled."""


SENT_BY_PAGE = (Look, Claim, SitDown, OfSeat, Rename, NewLink, NewReturn, EndDevice, Agree)
SENT_BY_SERVER = (Invitation, Seated, SeatLeft, Link, Devices, Agreed)
