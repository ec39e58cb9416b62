"""`trireme serve`: the tables, on a page in the browser."""

from __future__ import annotations

from argparse import Namespace

from trireme.cli.command import Command
from trireme.cli.parser import Parser
from trireme.cli.terminal import Terminal, Trouble


def options(parser: Parser) -> None:
    parser.option("--port", "number", type=parser.number(0), default=8000)
    parser.option("--host", "host", default="127.0.0.1")
    parser.option("--db", "db")
    parser.option("--rules-workers", "number", type=parser.number(1), default=1)
    parser.option("--rules-memory", "number", type=parser.number(1), default=512)
    parser.switch("--no-browser")


def run(given: Namespace, terminal: Terminal) -> int:
    from trireme.table.revisions import NewerDatabase  # the other commands need not wait for a web server to load
    from trireme.table.serve import NoDatabase, serve

    def ready(address: str) -> None:
        terminal.tell("serve-ready", address=address)

    try:
        serve(
            given.port,
            given.db,
            not given.no_browser,
            host=given.host,
            rules_workers=given.rules_workers,
            rules_memory=given.rules_memory,
            ready=ready,
        )
    except NoDatabase as error:
        raise Trouble("serve-no-db", db=error.address, detail=error.detail) from error
    except NewerDatabase as error:
        raise Trouble("serve-newer-db", found=error.found, known=error.known) from error
    except (OSError, OverflowError) as error:
        raise Trouble("serve-no-port", host=given.host, port=str(given.port), detail=str(error)) from error
    return 0


COMMAND = Command("serve", options, run)
