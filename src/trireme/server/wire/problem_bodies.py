"""Problems and rules as HTTP bodies and messages carry them."""

from __future__ import annotations

from trireme.kit.content.rulebook import Reason
from trireme.kit.errors import TriremeError
from trireme.server.wire.http_bodies import ProblemBody, Why


def problem_body(error: TriremeError) -> ProblemBody:
    return ProblemBody(error.frame, error.key, dict(error.figures), str(error))


def why_body(reason: Reason) -> Why:
    return Why(reason.rule.id, f"why-{reason.rule.id}", reason.figures)
