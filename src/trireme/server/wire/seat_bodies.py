"""What is said over HTTP about who sits where: links, claims, devices, names, and agreeing on a seat's new link.

    POST /api/links/look               Look       -> Invitation    who invites, to what; nothing is claimed
    POST /api/links/claim              Claim      -> Seated        sit down, or come back with another device
    POST /api/tables/{id}/sit          SitDown    -> Seated        take an open seat
    POST /api/tables/{id}/leave        OfSeat     -> SeatLeft      give a seat back before the game starts
    POST /api/tables/{id}/open         OfSeat     -> TableInfo     the host lets anyone take a free seat
    POST /api/tables/{id}/name         Rename     -> TableInfo     be called otherwise
    POST /api/tables/{id}/links        NewLink    -> Link          invite to a seat, or to the whole table
    POST /api/tables/{id}/links/revoke NewLink    -> TableInfo     end such a link
    POST /api/tables/{id}/return       NewReturn  -> Link          a return link for a seat of mine
    GET  /api/tables/{id}/devices?seat=              Devices       where a seat of mine is held
    POST /api/tables/{id}/devices/end  EndDevice  -> Devices       end that somewhere else
    POST /api/tables/{id}/reissue      OfSeat     -> Agreed        ask the others for a new link to a seat, during play
    POST /api/tables/{id}/agree        Agree      -> Agreed        say yes or no to it; whoever asked takes it back

A link is `/#/claim/TOKEN`. Tokens stand in bodies only, never in a path or query, so that no log of ours or of a proxy
can hold one. Whatever opens a link without pressing anything only loads the page.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trireme.server.wire.http_bodies import Body, Link, LinkKind, Name, SeatNumber, Share, TableInfo

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
GivenToken = Annotated[str, Meta(max_length=200)]
"""As somebody has copied it, perhaps not whole."""
DeviceId = Annotated[str, Meta(max_length=32)]


class Look(Body):
    token: GivenToken


class Claim(Body):
    """By a press. Said again with the same nonce, it is answered as before."""

    token: GivenToken
    nonce: Nonce
    name: Name = ""
    """Not needed to come back."""
    seat: SeatNumber | None = None
    """Which of the free seats, if it is a link for the whole table; null: the first."""
    share: Share | None = None
    """Of whoever sits down; not of one who comes back."""


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
    """Before the start the host may invite to any seat but their own: a holder who is away for a minute loses it."""

    seat: SeatNumber | None = None
    """Null: to all free seats, until none is left."""


class NewReturn(Body):
    seat: SeatNumber
    alone: bool = False
    """All other devices lose the seat."""


class EndDevice(Body):
    seat: SeatNumber
    device: DeviceId | None = None
    """Null: all but this one."""


class Agree(Body):
    yes: bool


class Invitation(Body):
    """What a link leads to."""

    kind: LinkKind
    table: TableInfo
    host: str
    """The name of whoever invites; may be empty."""
    seats: list[int]
    """Those that can be had by it."""


class Seated(Body):
    table: TableInfo
    seat: int
    link: Link | None
    """A return link to the seat; none for who came by one."""


class SeatLeft(Body):
    """Null: nobody was left, and the table is closed."""

    table: TableInfo | None


class Device(Body):
    """A browser that holds a seat; no address is kept of it."""

    id: str
    browser: str
    """Such as Firefox; empty when it is not known."""
    system: str
    """Such as Android; empty when it is not known."""
    since: str
    seen: str
    here: bool
    """It is connected now."""
    this: bool
    """The one that asks."""


class Devices(Body):
    devices: list[Device]


class Agreement(Body):
    """Somebody asks the others at the table to give a seat a new link, because its holder cannot play any more."""

    seat: int
    by: int
    """The seat that asked."""
    agreed: list[int]
    missing: list[int]
    """Seats that have not answered."""
    granted: bool
    """The seat is empty, and whoever asked can make its link."""


class Agreed(Body):
    agreement: Agreement | None
    """How it stands now; null when it is over."""


SENT_BY_PAGE = (Look, Claim, SitDown, OfSeat, Rename, NewLink, NewReturn, EndDevice, Agree)
SENT_BY_SERVER = (Invitation, Seated, SeatLeft, Link, Devices, Agreed)
