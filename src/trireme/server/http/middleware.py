"""Checks before every request: host and origin, a rate limit per address, and security headers."""

from __future__ import annotations

import asyncio
import re
from html import escape
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from trireme.server.common.allowed_hosts import Hosts, name_in
from trireme.server.common.problems import BAD_ADDRESS, OTHER_HOST, OTHER_ORIGIN, TOO_FAST, TableError
from trireme.server.common.rate_limits import RateLimiter, household
from trireme.server.common.tokens import COOKIE, hashed
from trireme.server.http.route_costs import UNKNOWN, canonical, cost_of
from trireme.server.wire.problem_bodies import problem_body
from trireme.server.workers.scheduling import CALLER, Caller

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        b"form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
OTHER_NAME: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trireme</title>
<meta name="viewport" content="width=device-width">
<h1>Unknown host name</h1>
<p>This server does not answer to the name {given}.</p>
<p>Its operator can allow the name: <code>trireme serve --hosts NAME</code>, or <code>TRIREME_HOSTS</code>.</p>
<div lang="fr"><h1>Nom d'hôte inconnu</h1>
<p>Ce serveur ne répond pas au nom {given}.</p>
<p>La personne qui l'administre peut autoriser ce nom : <code>trireme serve --hosts NOM</code>,
ou <code>TRIREME_HOSTS</code>.</p>
</div>
"""
TOKEN: Final = re.compile(rf"\b{COOKIE}=([0-9a-f]{{32}})\b".encode())
Scope = Any
"""An ASGI scope: a dictionary whose keys depend on its type."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_SHOWN: Final = 100
"""Most characters of an unknown host in the message that refuses it."""
PAUSE: Final = 0.5
"""Seconds before a request beyond the limit is refused. Immediate refusals would only invite more requests."""
FORBIDDEN: Final = 4403
"""Close code of a WebSocket that another site opened."""


class SecurityMiddleware:
    """An ASGI middleware that refuses foreign hosts and origins and counts requests."""

    def __init__(self, app: ASGIApp, rate_limiter: RateLimiter, hosts: Hosts) -> None:
        self.app = app
        self.rate_limiter = rate_limiter
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        socket = scope["type"] == "websocket"
        path = canonical(scope)
        if path is not None:
            scope["path"], scope["raw_path"] = path, path.encode()
        guarded = send if socket else protected(send, scope["path"])
        trouble = self._trouble(scope, path is not None)
        if trouble is not None and trouble.key == TOO_FAST.key:
            await asyncio.sleep(PAUSE)
        if trouble is None:
            CALLER.set(caller_of(scope))
            await self.app(scope, receive, guarded)
        elif socket:
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": str(trouble)})
        elif trouble.key == OTHER_HOST.key and "text/html" in (header_of(scope, b"accept") or ""):
            await answer(guarded, trouble.status, b"text/html; charset=utf-8", page_for(trouble))
        else:
            await answer(guarded, trouble.status, b"application/json", msgspec.json.encode(problem_body(trouble)))

    def _trouble(self, scope: Scope, is_canonical: bool) -> TableError | None:
        """Count a request. Return what is wrong with it, or None."""
        if not self.rate_limiter.may_ask(address_of(scope), cost_of(scope) if is_canonical else UNKNOWN):
            return TableError(TOO_FAST, status=429)
        host = header_of(scope, b"host")
        if host is not None and not self.hosts.knows(host, came_in_at(scope)):
            return TableError(OTHER_HOST, status=403, given=name_in(host)[:MOST_SHOWN])
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and not same_origin(scope):
            return TableError(OTHER_ORIGIN, status=403)
        return None if is_canonical else TableError(BAD_ADDRESS, status=400)


def protected(send: Send, path: str) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = message["headers"]
            says_how_long = any(name == b"cache-control" for name, _ in given)
            keeping = [] if says_how_long else [(b"cache-control", kept(path))]
            message["headers"] = [*given, *HEADERS, *keeping]
        await send(message)

    return send_with_headers


def kept(path: str) -> bytes:
    """Return the default `Cache-Control` header of a path."""
    return b"no-store" if path.startswith("/api/") else b"no-cache"


def page_for(error: TableError) -> bytes:
    """Return the page for a host name that this server does not know, which says how to allow it."""
    given = f"<b>{escape(str(error.figures['given']))}</b>"
    return OTHER_NAME.format(given=given).encode()


async def answer(send: Send, status: int, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def same_origin(scope: Scope) -> bool:
    """Return whether a request comes from our own pages. Browsers always send the origin with a POST or WebSocket;
    other programs send no cookie unless told to."""
    origin = header_of(scope, b"origin")
    return origin is None or netloc_of(origin) == header_of(scope, b"host")


def netloc_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # Such as `http://[`.
        return None


def header_of(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for known, value in scope["headers"] if known == name), None)


def came_in_at(scope: Scope) -> str:
    """Return the server's own address of the connection."""
    server = scope["server"]
    return str(server[0]) if server else ""


def caller_of(scope: Scope) -> Caller:
    """Return the caller on whose behalf workers are called."""
    cookies = b";".join(value for name, value in scope["headers"] if name == b"cookie")
    token = TOKEN.search(cookies)
    return Caller(address_of(scope), hashed(token[1].decode()) if token else "")


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return household(client[0]) if client else ""
