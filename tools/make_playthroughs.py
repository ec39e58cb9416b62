"""Write the golden playthroughs in tests/playthroughs: `make playthroughs`.

Each tells a recorded game in words, so that a change of the rules or of the words is reviewed as a change of text. Each
game has a teller of its own, `tools/playthroughs/<game>.py`, which says what is told.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tools.playthroughs.common import TESTS, record_named
from trireme.kit.registry import our_games


def tellers() -> dict[str, ModuleType]:
    """Yield `tools/playthroughs/<game>.py` of each game that has one."""
    named = {game: f"tools.playthroughs.{game}" for game in our_games()}
    return {game: import_module(name) for game, name in named.items() if find_spec(name)}


PLAYTHROUGHS: dict[str, tuple[str, str, str]] = {
    f"{game}-{table}": (game, *told) for game, own in tellers().items() for table, told in own.PLAYTHROUGHS.items()
}
"""The game, record and language of each playthrough."""


def main() -> None:
    for name in PLAYTHROUGHS:
        path = TESTS / "playthroughs" / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(name), encoding="utf-8")
    print(f"{len(PLAYTHROUGHS)} playthroughs in tests/playthroughs")


def playthrough(name: str) -> str:
    game, record_name, language = PLAYTHROUGHS[name]
    record = record_named(game, record_name)
    teller = tellers()[game].TELLER(record, language)
    head = [
        f"{record_name}.record, told in words (language: {language}). Made by `make playthroughs`.",
        "Lines with ? are questions, the first ones of each kind with their answers; lines with > are moves.",
        teller.note,
    ]
    head += [f"{key}: {value}" for key, value in record.header.items()] + [""]
    return "\n".join([*head, *teller.tell()]) + "\n"


if __name__ == "__main__":
    main()
