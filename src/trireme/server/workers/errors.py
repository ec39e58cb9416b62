"""The exception with which the server passes on a refusal of a worker."""

from __future__ import annotations

from trireme.server.workers.calls import Rejected


class RefusedCall(Exception):
    """The rules refused a call. Nothing has changed."""

    def __init__(self, refused: Rejected) -> None:
        super().__init__(refused.problem.english if refused.problem else refused.reasons[0].rule)
        self.reasons = refused.reasons
        self.problem = refused.problem
