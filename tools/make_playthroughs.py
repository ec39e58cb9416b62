"""Write the golden playthroughs in tests/playthroughs: `make playthroughs`.

Each tells a recorded game in words, so that a change of the rules or of the words is reviewed as a change of text.
"""

from __future__ import annotations

from tools.playthroughs.common import TESTS, record_named
from tools.playthroughs.cyclades import CycladesTeller
from tools.playthroughs.peloponnes import PeloponnesTeller

TELLERS = {"cyclades": CycladesTeller, "peloponnes": PeloponnesTeller}
PLAYTHROUGHS = {
    "cyclades-2": ("2-players", "fr"),
    "cyclades-3": ("3-players", "en"),
    "cyclades-4": ("4-players", "fr"),
    "cyclades-5": ("5-players", "en"),
    "peloponnes-1": ("solo-level-2-completed", "fr"),
    "peloponnes-2": ("2-players", "en"),
    "peloponnes-3": ("3-players", "fr"),
    "peloponnes-4": ("4-players", "en"),
    "peloponnes-5": ("5-players", "en"),
    "peloponnes-6": ("6-players-hellas-sea-six", "fr"),
}
"""Which record each one tells, and in which language."""


def main() -> None:
    for name in PLAYTHROUGHS:
        path = TESTS / "playthroughs" / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(name), encoding="utf-8")
    print(f"{len(PLAYTHROUGHS)} playthroughs in tests/playthroughs")


def playthrough(name: str) -> str:
    record_name, language = PLAYTHROUGHS[name]
    game = name.partition("-")[0]
    record = record_named(game, record_name)
    teller = TELLERS[game](record, language)
    head = [
        f"{record_name}.record, told in words (language: {language}). Made by `make playthroughs`.",
        "Lines with ? are questions, the first ones of each kind with their answers; lines with > are moves.",
        teller.note,
    ]
    head += [f"{key}: {value}" for key, value in record.header.items()] + [""]
    return "\n".join([*head, *teller.tell()]) + "\n"


if __name__ == "__main__":
    main()
