"""What routes share: the browser that makes a request, the services, and the descriptions of errors."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from trireme.server.common.problems import TOO_MANY_TABLES, TableError
from trireme.server.common.tokens import COOKIE, hashed, is_token, new_token
from trireme.server.common.user_agents import kind_of
from trireme.server.http.middleware import address_of
from trireme.server.services import Services
from trireme.server.wire.http_bodies import ProblemBody

REMEMBERED: Final = 400 * 24 * 3600
"""Seconds that a browser keeps its cookie; browsers allow no longer time."""
MISTAKES: Final = {
    400: "The request cannot be read, or asks for something impossible",
    403: "Not yours, or from another site",
    404: "There is no such thing",
    409: "Not possible now",
    410: "A link that is dead",
    413: "Too big",
    429: "Too much at once",
    503: "The rules took too long",
}
ANSWERS: Final = {status: ResponseSpec(ProblemBody, description=text) for status, text in MISTAKES.items()}

AnyRequest = Request[Any, Any, State]
Cursor = Annotated[str | None, Parameter(max_length=80)]
"""The cursor of the next page of a list, from the previous page."""


def post_to_table(action: str) -> post:
    """Return the route decorator for an action at a table."""
    return post(f"/api/tables/{{id:str}}/{action}", responses=ANSWERS, status_code=200)


class Requester:
    """The browser that makes a request. It gets a token if it has none."""

    def __init__(self, token: str | None, secure: bool, agent: str) -> None:
        self.token = token or new_token()
        self.browser = hashed(self.token)
        self.device = kind_of(agent)
        self.secure = secure

    def welcome(self, body: Any, status: int = 200) -> Response[Any]:
        cookie = Cookie(
            key=COOKIE, value=self.token, httponly=True, samesite="strict", secure=self.secure, max_age=REMEMBERED
        )
        return Response(body, status_code=status, cookies=[cookie])


def token_of(connection: ASGIConnection[Any, Any, Any, State]) -> str | None:
    token = connection.cookies.get(COOKIE)
    return token if is_token(token) else None


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


def provide_browser(request: AnyRequest) -> str | None:
    token = token_of(request)
    return hashed(token) if token else None


def provide_requester(request: AnyRequest) -> Requester:
    return Requester(token_of(request), request.url.scheme == "https", request.headers.get("user-agent", ""))


def count_table(services: Services, request: AnyRequest) -> None:
    """Count a new table of this address, or raise if there are too many."""
    if not services.rate_limiter.may_make_table(address_of(request.scope)):
        raise TableError(TOO_MANY_TABLES, status=429)
