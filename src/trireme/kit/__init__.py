"""What every game shares: the Game and its verbs, questions and answers, records, rules as data. Standard library and
msgspec only; it knows no game.

>>> trireme.kit.Game.legal is trireme.Game.legal
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from trireme.kit.content.rulebook import Reason, Rule, Rulebook
    from trireme.kit.engine.action_codes import Codes
    from trireme.kit.engine.event import Event
    from trireme.kit.engine.question import CHANCE, Amount, Answer, Beyond, Deal, Forecast, Order, Pick, Some
    from trireme.kit.engine.state import BaseState
    from trireme.kit.engine.view import Result, View
    from trireme.kit.engine.window import PASS
    from trireme.kit.game import Game
    from trireme.kit.harness import check_all
    from trireme.kit.info import GameInfo
    from trireme.kit.options import Option
    from trireme.kit.records.record import Match, Record, read_record
    from trireme.kit.records.verification import Verification

__all__ = [
    "CHANCE",
    "PASS",
    "Amount",
    "Answer",
    "BaseState",
    "Beyond",
    "Codes",
    "Deal",
    "Event",
    "Forecast",
    "Game",
    "GameInfo",
    "Match",
    "Option",
    "Order",
    "Pick",
    "Reason",
    "Record",
    "Result",
    "Rule",
    "Rulebook",
    "Some",
    "Verification",
    "View",
    "check_all",
    "read_record",
]

_HOMES: Final = {
    "Codes": "engine.action_codes",
    "Event": "engine.event",
    "Game": "game",
    "check_all": "harness",
    "GameInfo": "info",
    "Option": "options",
    **dict.fromkeys(
        ("CHANCE", "Amount", "Answer", "Beyond", "Deal", "Order", "Forecast", "Pick", "Some"), "engine.question"
    ),
    "Verification": "records.verification",
    **dict.fromkeys(("Match", "Record", "read_record"), "records.record"),
    **dict.fromkeys(("Reason", "Rule", "Rulebook"), "content.rulebook"),
    "BaseState": "engine.state",
    **dict.fromkeys(("Result", "View"), "engine.view"),
    "PASS": "engine.window",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'trireme.kit' has no attribute {name!r}")
    return getattr(import_module(f"trireme.kit.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return __all__
