"""Run the long tests in units of a minute, as many as there is time for, and remember the results.

    python -m tools.soak                 all units that have not passed since something they need has changed
    python -m tools.soak --minutes 20    as many of them as there is time for
    python -m tools.soak --report        what has passed, failed and never run, for a note

A unit is a test marked `soak`; its seeds are part of its name. Results are in `.soak/results.jsonl`.
"""
