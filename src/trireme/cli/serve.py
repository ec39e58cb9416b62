"""`trireme serve`: start the server and open its page in a browser."""

from __future__ import annotations

import os
from argparse import Namespace

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.settings import LIMITS, SETTINGS, add_flags, chosen
from trireme.cli.terminal import Terminal, Trouble


def options(parser: Parser) -> None:
    add_flags(parser)
    parser.switch("--no-browser")


def run(given: Namespace, terminal: Terminal) -> int:
    from trireme.server.common.rate_limits import Limits
    from trireme.server.serve import HOST, PORT, NoDatabase, serve
    from trireme.server.storage.installation import LEAST, ShortKey
    from trireme.server.storage.lock import DatabaseLocked  # the other commands need not wait for a web server to load
    from trireme.server.storage.migrations import NewerDatabase

    def ready(address: str) -> None:
        terminal.tell("serve-ready", address=address)

    settings = chosen(given, os.environ, terminal.say, SETTINGS)
    limits = Limits(**chosen(given, os.environ, terminal.say, LIMITS))
    browser = not given.no_browser and not os.environ.get("TRIREME_NO_BROWSER")
    try:
        serve(browser=browser, limits=limits, ready=ready, **settings)
    except NoDatabase as error:
        raise Trouble("serve-no-db", db=error.address, detail=error.detail) from error
    except DatabaseLocked as error:
        raise Trouble("serve-taken", db=error.where) from error
    except ShortKey as error:
        raise Trouble("serve-short-key", least=LEAST) from error
    except NewerDatabase as error:
        raise Trouble("serve-newer-db", found=error.found, known=error.known) from error
    except (OSError, OverflowError) as error:
        raise Trouble(
            "serve-no-port", host=settings.get("host", HOST), port=str(settings.get("port", PORT)), detail=str(error)
        ) from error
    return 0


COMMAND = Command("serve", options, run)
