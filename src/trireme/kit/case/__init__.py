"""Cases: a position, some moves and what must hold, in TOML (see docs/reference/cases.md)."""

from trireme.kit.case.case_run import games_of, run_case, run_cases
from trireme.kit.case.difference import Difference
from trireme.kit.case.shape import Case, CaseFile, Refusal, Then, When, load_cases, read_case, read_cases

__all__ = [
    "Case",
    "CaseFile",
    "Difference",
    "Refusal",
    "Then",
    "When",
    "games_of",
    "load_cases",
    "read_case",
    "read_cases",
    "run_case",
    "run_cases",
]
