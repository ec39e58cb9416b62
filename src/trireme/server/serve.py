"""Start the server, and open a browser window on it (`trireme serve`)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import os
import socket
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import platformdirs
import uvicorn

from trireme.server.common.logs import speak_json
from trireme.server.common.open_files import raise_limit
from trireme.server.common.rate_limits import Limits
from trireme.server.http.half_open import HalfOpen, protocol
from trireme.server.http.routes import application
from trireme.server.http.websocket_protocol import ClosableWebSocket
from trireme.server.services import Services, Settings
from trireme.server.storage.faults import DatabaseError, Unwritten
from trireme.server.storage.installation import key_of
from trireme.server.storage.store import Store
from trireme.server.workers.custom_content import check_folder
from trireme.server.workers.pool import RULES_MEMORY

PORT: Final = 8000
HOST: Final = "127.0.0.1"
MOST_WORKERS: Final = 8
"""Most rules workers when no number is given."""
COLLECTED: Final = (20_000, 20, 50)
"""Thresholds of the garbage collector: objects, then collections, before the next older generation is searched."""
GRACE: Final = 5
"""Seconds that open connections get when the server stops."""


class NoDatabase(Exception):
    """The database at this address cannot be used."""

    def __init__(self, address: str, detail: str) -> None:
        super().__init__(f"{address}: {detail}")
        self.address = address
        self.detail = detail


def usual_workers() -> int:
    """Return one rules worker for every two processors of this process. The others run everything else."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(processors // 2, 1), MOST_WORKERS)


def usual_db() -> str:
    """Return the path of the default database, a file in the user's data folder."""
    return str(Path(platformdirs.user_data_dir("trireme", appauthor=False)) / "tables.db")


def serve(
    port: int = PORT,
    db: str | None = None,
    browser: bool = True,
    *,
    host: str = HOST,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    key_file: str | None = None,
    limits: Limits | None = None,
    rules_workers: int | None = None,
    rules_memory: int = RULES_MEMORY,
    bot_workers: int = 1,
    rules_limit: float = 5,
    bots_limit: float = 30,
    content: str | None = None,
    modules: Sequence[str] = (),
    ready: Callable[[str], None] = print,
) -> None:
    """Serve until interrupted. `ready` is called with the address, which has the chosen port if `port` is 0.

    >>> trireme.serve(port=8080, browser=False)  # doctest: +SKIP
    """
    for module in modules:
        importlib.import_module(module)
    if content is not None:
        check_folder(content)
    settings = Settings(
        db=db or usual_db(),
        hosts=hosts,
        proxies=proxies,
        limits=limits or Limits(),
        rules_workers=rules_workers or usual_workers(),
        rules_memory=rules_memory,
        bot_workers=bot_workers,
        rules_limit=rules_limit,
        bots_limit=bots_limit,
        content=content,
        modules=modules,
    )
    asyncio.run(check_db(settings.db))
    key = key_of(settings.db, key_file)
    listening = socket.create_server((host, port), reuse_port=False)
    address = f"http://{host}:{listening.getsockname()[1]}/"
    app = application(Services(settings, key))
    config = uvicorn.Config(
        app,
        http=protocol(HalfOpen(settings.limits, app.is_proxy)),
        ws=ClosableWebSocket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # Messages are small; a compressor for each connection is large.
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # `Proxies` handles them.
        timeout_graceful_shutdown=GRACE,
    )
    speak_json()
    raise_limit(settings.limits)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has stopped cleanly and passes it on.
        Server(config, lambda: announce(address, browser, ready)).run(sockets=[listening])


def collect_less() -> None:
    """Search for unreachable cycles less often, since most objects of a server live long.

    With thousands of tables this saves an eighth of the processor's time. Objects loaded so far are never searched
    again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


async def check_db(address: str) -> None:
    """Raise `NoDatabase` if the database cannot be used, before anything else is opened."""
    try:
        await (await Store.open(address)).close()
    except (DatabaseError, Unwritten, ImportError, OSError, ValueError) as error:
        told = str(error.__cause__ if isinstance(error, Unwritten) else error) or repr(error)
        raise NoDatabase(address, told.splitlines()[0]) from error


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_less()
            self.ready()


def announce(address: str, browser: bool, ready: Callable[[str], None]) -> None:
    ready(address)
    if browser:
        webbrowser.open(address)
