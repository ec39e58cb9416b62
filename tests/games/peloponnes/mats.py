"""What the truths of Peloponnes look at: mats, the display and the tiles, from the view and the content."""

from __future__ import annotations

from typing import Any

from tests.reasons import Tried

PHASES = {
    "choose-civilization": "setup",
    "choose-extra-income": "setup",
    "bid-or-pass": "bid",
    "buy-or-pass": "bid",
    "how-much": "bid",
    "move-or-withdraw": "bid",
    "pay-or-mark": "place",
    "choose-income": "income",
    "keep-earthquake": "disaster",
    "keep-tempest": "disaster",
    "feed": "supply",
    "finish": "supply",
    "prestige-or-inhabitants": "score",
}
"""The phase of each question."""
BIDDING = ("bid", "pass", "move", "withdraw")
WANTS_A_TILE = ("", "bid", "move")
"""Somebody who points at a tile of the display wants it, too."""


def phase(tried: Tried) -> str:
    return PHASES.get(tried.prompt, "")


def solo(tried: Tried) -> bool:
    return len(tried.game.seats) == 1


def plays_with(tried: Tried, module: str) -> bool:
    modules = tried.game.options.get("modules", ())
    return isinstance(modules, list | tuple) and module in modules


def mat(tried: Tried, seat: int | None = None) -> Any:
    """A player's mat, one's own if none is named."""
    return tried.view.mats[tried.seat if seat is None else seat]


def ruleset(tried: Tried) -> Any:
    """The game as it was made: its content and its modules."""
    game: Any = tried.game
    return game.ruleset


def tables(tried: Tried) -> Any:
    """The figures of the tiles."""
    return ruleset(tried).tables


def figures(tried: Tried) -> Any:
    return ruleset(tried).figures


def named(tried: Tried) -> list[str]:
    """The tiles that a move names, or that was pointed at."""
    words = [tried.target.removeprefix("tile:")] if tried.target else tried.words[1:]
    return [word for word in words if word in tables(tried).tile_number]


def tile(tried: Tried) -> str:
    """The tile that a move is about; that of the reason, where it names one."""
    cited = str(tried.figures.get("tile", ""))
    if cited in named(tried):
        return cited
    if tried.prompt == "how-much" and tried.asked and not named(tried):
        return str(tried.args["tile"])
    return next(iter(named(tried)), "")


def of(tried: Tried, column: str, name: str) -> Any:
    """A figure of a tile."""
    return getattr(tables(tried), column)[tables(tried).tile_number[name]]


def offer(tried: Tried, name: str) -> Any:
    """Where a tile lies in the display, and the bid on it; None where it is not there."""
    return next((each for each in (*tried.view.normal, *tried.view.conquest) if each.tile == name), None)


def in_normal_row(tried: Tried, name: str) -> bool:
    return any(each.tile == name for each in tried.view.normal)


def in_conquest_row(tried: Tried, name: str) -> bool:
    return any(each.tile == name for each in tried.view.conquest)


def owner(tried: Tried, name: str) -> int | None:
    """The seat that has placed a tile."""
    return next((seat for seat, each in enumerate(tried.view.mats) if name in (*each.buildings, *each.terrains)), None)


def luxury_value(tried: Tried) -> int:
    """Goods that the luxury goods of a player stand in for."""
    return int(mat(tried).luxury // figures(tried).luxury_per_good)


def purse(tried: Tried) -> int:
    return int(mat(tried).coins + luxury_value(tried))


def missing(tried: Tried, wood: int = 0, stone: int = 0, food: int = 0, coins: int = 0) -> int:
    """Goods and coins that a player lacks for a price."""
    mine = mat(tried)
    return int(
        max(0, wood - mine.wood) + max(0, stone - mine.stone) + max(0, food - mine.food) + max(0, coins - mine.coins)
    )


def can_pay(tried: Tried, wood: int = 0, stone: int = 0, food: int = 0, coins: int = 0) -> bool:
    return missing(tried, wood, stone, food, coins) <= luxury_value(tried)


def halves(tried: Tried, seat: int) -> int:
    """Half coins by which Market and Agora raise the worth of a bid."""
    return sum(of(tried, "halves", name) for name in mat(tried, seat).buildings)


def worth_more(tried: Tried, name: str, coins: int) -> bool:
    """Whether a bid beats the one that lies on a tile."""
    bid = offer(tried, name)
    return bid.seat is None or 2 * coins + halves(tried, tried.seat) > 2 * bid.coins + halves(tried, bid.seat)


def needs(tried: Tried, name: str) -> int:
    """Inhabitants that a tile takes."""
    return int(of(tried, "needs", name))


def conquest_price(tried: Tried, name: str) -> int:
    return int(of(tried, "minimum", name) + figures(tried).conquest_surcharge)


def stated(tried: Tried) -> int | None:
    """The coins of a bid, where the move names them."""
    if tried.prompt == "how-much" and tried.asked:
        word = tried.word(0)
    else:
        word = tried.word(2) if tried.verb in ("bid", "move") else ""
    return int(word) if word.lstrip("-").isdigit() else None
