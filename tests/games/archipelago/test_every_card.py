"""Every card, event, objective and trend of the components has a case for what it does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from trireme.games.archipelago.game import printed
from trireme.kit.toml import read_source

CASES = Path(__file__).parent / "cases"
CONTENT, _ = printed()
PASSIVE = {"A12": "the-king-", "A36": "the-granary-", "A45": "fortification-"}
"""Cards that nobody uses, and how the ids of their cases begin."""


def cases() -> list[dict[str, Any]]:
    return [case for path in sorted(CASES.glob("*.toml")) for case in read_source(path)["case"]]


def moves(case: dict[str, Any]) -> list[str]:
    return [*case["given"].get("done", ()), *case.get("when", {}).get("moves", ())]


def drawn(case: dict[str, Any]) -> set[str]:
    """Return the cards whose back is read in a case: on top of the deck, or uncovered by a draw."""
    given = case["given"]
    return {given.get("deck", {}).get("top", ""), *given.get("draws", {}).get("card", ())}


def told(case: dict[str, Any]) -> dict[str, Any]:
    facts: dict[str, Any] = case.get("then", {}).get("facts", {})
    return facts


def test_every_card_is_used_and_something_follows() -> None:
    used = {
        word
        for case in cases()
        if told(case) or case["then"].get("prompt") or case["then"].get("legal")
        for move in moves(case)
        for word in re.findall(r"\buse (A\d\d)\b", move)
    }
    passive = {card.id for card in CONTENT.evolution_card if card.arrow == "passive"}
    assert passive == set(PASSIVE)
    assert used | passive == {card.id for card in CONTENT.evolution_card}
    ids = [str(case["id"]) for case in cases()]
    for card, beginning in PASSIVE.items():
        assert [id for id in ids if id.startswith(beginning)], card


def test_every_event_strikes() -> None:
    backs = {card.id: {card.yellow_event, card.red_event} - {None} for card in CONTENT.evolution_card}
    struck = {event for case in cases() if told(case) for card in drawn(case) for event in backs.get(card, ())}
    assert struck == {event.id for event in CONTENT.event}


def test_every_objective_ends_the_game_and_is_counted() -> None:
    ends = {
        facts["ending"] for case in cases() if (facts := told(case)).get("over") == "objective" and "ending" in facts
    }
    assert ends == {objective.id for objective in CONTENT.objective}
    counted = {path.rpartition(".")[2] for case in cases() for path in told(case) if path.startswith("scores.")}
    assert {each.id for each in CONTENT.objective if each.kind != "separatist"} <= counted
    assert {trend.id for trend in CONTENT.trend} <= counted
