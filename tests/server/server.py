"""Run a server with test games: `python -m tests.server.server PORT DB FOLDER LIMITS`.

Everything is repeatable: tables have the seeds 0, 1, 2 and so on, and the random numbers of a bot follow from the seed
of its table. In the folder a test sets the `next` seed and how many seconds `later` the server's clock is.
"""

import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import msgspec

from trireme.kit import dice
from trireme.server.common import clock
from trireme.server.common.rate_limits import Limits
from trireme.server.room import bots
from trireme.server.room.room import Room
from trireme.server.serve import serve
from trireme.server.workers.pool import WorkerPool


def number_in(file: Path) -> int:
    return int(file.read_text()) if file.is_file() else 0


def seeds(file: Path) -> Callable[[], bytes]:
    def fresh() -> bytes:
        number = number_in(file)
        file.write_text(str(number + 1))
        return dice.seed_from(number)

    return fresh


def luck_of(room: Room) -> int:
    """Return the same number at the same version of the same game."""
    return int.from_bytes(sha256(room.table.seed + str(room.version).encode()).digest()[:8])


def moved_by(file: Path) -> Callable[[], datetime]:
    return lambda: datetime.now(UTC) + timedelta(seconds=number_in(file))


def main() -> None:
    port, db, folder, limits = sys.argv[1:]
    dice.fresh_seed = seeds(Path(folder) / "next")
    bots.random_number = luck_of
    bots.OFFER_PAUSE = bots.DRAFT_PAUSE = 0  # Those who play in tests are never undecided.
    WorkerPool.nice = 0  # Whatever else runs on this machine would keep them from playing.
    clock.present = moved_by(Path(folder) / "later")
    modules = ["tests.server.guests"]
    serve(
        int(port),
        db,
        browser=False,
        key_file=str(Path(folder) / "installation.key"),
        limits=msgspec.json.decode(limits, type=Limits),
        rules_limit=60,
        bots_limit=120,
        modules=modules,
        ready=say,
    )


def say(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
