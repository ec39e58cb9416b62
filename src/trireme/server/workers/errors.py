"""A refusal that a worker has given, on its way to whoever caused it."""

from __future__ import annotations

from trireme.server.workers.calls import Rejected


class RefusedCall(Exception):
    """The user's mistake, found by the rules: nothing has changed."""

    def __init__(self, refused: Rejected) -> None:
        super().__init__(refused.problem.english if refused.problem else refused.reasons[0].rule)
        self.reasons = refused.reasons
        self.problem = refused.problem
