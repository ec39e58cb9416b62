"""The formats of records: what stands in a header, and which game it fits.

Format 2 (today's) names the rules number of each module in play, hashes the figures of the components in play only, and
has the players' shares in the key of the stream. Format 1 had one number for all rules, hashed whole files with their
texts, and used one block of the stream for each draw. Its games can still be replayed, verified and played on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from trireme.kit import dice
from trireme.kit.content.loading import ContentOverride, hash_of_format_1, read_content, with_override
from trireme.kit.errors import Unreadable
from trireme.kit.game import Game
from trireme.kit.problems import NOT_SHARE, OTHER_CONTENT, OTHER_RULES, SHARE_COUNT, SHARE_LENGTH
from trireme.kit.registry import content_files, find_game

FORMAT: Final = 2
_REQUIRED_1: Final = ("trireme", "game", "rules", "options", "seats", "content", "seal")
REQUIRED: Final = {"1": _REQUIRED_1, "2": (*_REQUIRED_1, "shares")}
"""What a header has, by its format, in this order."""
OPTIONAL: Final = ("seed", "scores", "chain")
KNOWN: Final = (*REQUIRED[str(FORMAT)], *OPTIONAL)
NO_SHARES: Final = "none"
ABSENT: Final = "absent"


def rules_text(game: Game[Any], format: int = FORMAT) -> str:
    """Return the rules that a game is played by: `base 1, sea 1`; in format 1 their one number."""
    numbers = game.rules_numbers()
    if format == 1 and len(set(numbers.values())) == 1:
        return str(numbers["base"])
    return ", ".join(f"{module} {number}" for module, number in numbers.items())


def shares_text(shares: dice.Shares) -> str:
    return " ".join(ABSENT if share is None else share.hex() for share in shares) or NO_SHARES


def read_shares(text: str, seats: Sequence[str]) -> tuple[bytes | None, ...]:
    words = text.split()
    if words == [NO_SHARES]:
        return ()
    if len(words) != len(seats):
        raise Unreadable("record", "shares", SHARE_COUNT, given=len(words), seats=len(seats))
    return tuple(None if word == ABSENT else _share(word) for word in words)


def _share(word: str) -> bytes:
    try:
        share = bytes.fromhex(word)
    except ValueError as error:
        raise Unreadable("record", "shares", NOT_SHARE, given=word) from error
    if len(share) > dice.MOST_SHARE_BYTES:
        raise Unreadable("record", "shares", SHARE_LENGTH, given=len(share), most=dice.MOST_SHARE_BYTES)
    return share


def own_content(
    name: str, format: int, options: Mapping[str, Any], own: ContentOverride | None
) -> ContentOverride | None:
    """Return what a game is made with, where a record or table of some format has this content of its owner."""
    if own is None or format != 1:
        return own
    return find_game(name).format_1.read(_file_of_format_1(name, own), options.get("modules", ()))


def must_fit(game: Game[Any], format: int, rules: str, content: str, own: ContentOverride | None = None) -> None:
    """Complain unless a game, made with this content of its owner, has the rules and components that a header names."""
    if rules != rules_text(game, format):
        raise Unreadable("record", "rules", OTHER_RULES, given=rules, right=rules_text(game, format))
    if format != 1:
        fits = content == game.content_hash
    elif own is None:
        fits = content in game.format_1.hashes
    else:
        fits = content == hash_of_format_1(_file_of_format_1(game.name, own))
    if not fits:
        raise Unreadable("record", "content", OTHER_CONTENT, given=content)


def _file_of_format_1(name: str, own: ContentOverride) -> Mapping[str, Any]:
    if isinstance(own, Mapping):
        return own
    format_1 = find_game(name).format_1
    tables = read_content(content_files(name, format_1.modules))
    return with_override(format_1.written(tables), Path(own), f"{name}.toml")
