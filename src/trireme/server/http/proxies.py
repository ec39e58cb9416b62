"""Find the client's address: in its canonical form, and behind a trusted proxy the one that the proxy names."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from litestar.types import ASGIApp, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from trireme.server.common.logs import log
from trireme.server.common.rate_limits import plain


class Proxies(ProxyHeadersMiddleware):
    """An ASGI middleware. It warns once if an unknown proxy forwards an address, since one may be missing from the
    settings."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str]) -> None:
        super().__init__(app, list(proxies))  # type: ignore[arg-type]  # ASGI has two sets of types
        self.warned = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # type: ignore[override]  # as above
        for end in ("client", "server"):
            if scope.get(end):
                host, port = scope[end]
                scope[end] = plain(host), port
        if not self.warned and self._is_foreign(scope):
            self.warned = True
            log(
                "forwarded address ignored",
                level=logging.WARNING,
                hint="If a proxy of yours sends X-Forwarded-For, name its address: --proxies, or TRIREME_PROXIES.",
            )
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]  # as above

    def is_proxy(self, host: str) -> bool:
        return host in self.trusted_hosts

    def _is_foreign(self, scope: Any) -> bool:
        says = any(name == b"x-forwarded-for" for name, _ in scope.get("headers", ()))
        return says and (not scope["client"] or not self.is_proxy(scope["client"][0]))
