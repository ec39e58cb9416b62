"""`python -m tests.table.server PORT DB`: a server with the guests' games, for tests that need a real one.

Its tables have the seeds 0, 1, 2 and so on, so that what happens at them can happen again.
"""

import sys
from itertools import count

from trireme.kit import dice
from trireme.table.limits import Limits
from trireme.table.serve import serve

# Tests share the machine with others: nothing is cut off because it is busy.
GENEROUS = Limits(messages_a_second=1e6, messages_at_once=10**6, requests_a_second=1e6, requests_at_once=10**6)


def main() -> None:
    port, db = sys.argv[1:]
    seeds = count()
    dice.fresh_seed = lambda: dice.seed_from(next(seeds))
    modules = ["tests.table.guests"]
    serve(int(port), db, False, limits=GENEROUS, rules_limit=60, bots_limit=120, modules=modules, ready=say)


def say(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
