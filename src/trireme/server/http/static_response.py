"""Static answers: compressed once, named by their content and sent from memory."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from litestar.types import Send

PACKING: Final = 6
"""Compression level. A higher one saves 1% and takes 50% longer."""
WORTH_PACKING: Final = 0.95
"""Ratio to which a body must shrink to be sent compressed. Pictures and fonts are compressed already."""
PIECE: Final = 65_536
"""Bytes given to the web server at a time, which limits what it holds for slow readers."""
REVALIDATE: Final = b"no-cache"
"""`Cache-Control` of answers that browsers keep but revalidate each time."""
FOR_EVER: Final = b"public, max-age=31536000, immutable"
_GZIP: Final = re.compile(rb"(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=([\d.]+)\s*)?(?=,|$)")

Headers = list[tuple[bytes, bytes]]


class Form(NamedTuple):
    """The body in one encoding, with the headers of a full answer and of a "not modified" one."""

    body: bytes
    etag: bytes
    whole: Headers
    unchanged: Headers


class StaticResponse:
    """An answer made in advance; `gzip` is None if compression does not help."""

    __slots__ = ("gzip", "plain")

    def __init__(self, body: bytes, kind: str, kept: bytes = REVALIDATE) -> None:
        packed = gzip.compress(body, PACKING, mtime=0)
        is_smaller = len(packed) < WORTH_PACKING * len(body)
        name = sha256(body).hexdigest()[:32]
        headers = [(b"cache-control", kept), *([(b"vary", b"accept-encoding")] if is_smaller else [])]
        self.plain = form(body, name, kind, headers)
        self.gzip = (
            form(packed, f"{name}-gzip", kind, headers, [(b"content-encoding", b"gzip")]) if is_smaller else None
        )

    async def send(self, scope: Any, send: Send) -> None:
        """Answer a GET or HEAD request, with status 304 if the browser has this content already."""
        accepted, known = asked_for(scope["headers"])
        form = self.gzip if self.gzip is not None and takes_gzip(accepted) else self.plain
        if known and self._is_known(known):
            await send({"type": "http.response.start", "status": 304, "headers": form.unchanged})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        await send({"type": "http.response.start", "status": 200, "headers": form.whole})
        for piece, more in pieces(b"" if scope["method"] == "HEAD" else form.body):
            await send({"type": "http.response.body", "body": piece, "more_body": more})

    def _is_known(self, known: bytes) -> bool:
        """Return whether the client has this content in either encoding. A proxy may have weakened its ETag."""
        packed = self.gzip is not None and self.gzip.etag in known
        return packed or self.plain.etag in known or known.strip() == b"*"


def form(body: bytes, name: str, kind: str, headers: Headers, encoding: Sequence[tuple[bytes, bytes]] = ()) -> Form:
    etag = f'"{name}"'.encode()
    unchanged = [(b"etag", etag), *headers]
    about = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode()), *encoding]
    return Form(body, etag, [*about, *unchanged], unchanged)


def asked_for(headers: Headers) -> tuple[bytes, bytes]:
    """Return the values of `Accept-Encoding` and `If-None-Match`, empty if missing."""
    accepted = known = b""
    for name, value in headers:
        if name == b"accept-encoding":
            accepted = value
        elif name == b"if-none-match":
            known = known + b"," + value if known else value
    return accepted, known


def takes_gzip(accepted: bytes) -> bool:
    found = _GZIP.search(accepted)
    return found is not None and (found[1] is None or found[1].strip(b"0.") != b"")


def pieces(body: bytes) -> Iterator[tuple[bytes, bool]]:
    """Yield the parts of a body, each with whether more follow. An empty body has one empty part."""
    for first in range(0, max(len(body), 1), PIECE):
        yield body[first : first + PIECE], first + PIECE < len(body)
