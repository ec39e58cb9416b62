"""The components as format 1 knew them: those of all expansions in one file, under some other names.

Records and tables of format 1 name components by the hash of that file, and may have been played with others' figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from trireme.kit.content.loading import Format1File

FIVE: Final = 5
"""Tiles a round without the expansion for six."""


class WholeBox(Format1File):
    modules = ("hellas", "sea", "six")

    def written(self, tables: Mapping[str, Any]) -> Mapping[str, Any]:
        file = {name: table for name, table in tables.items() if name not in ("waters", "solo_target")}
        waters, targets = tables["waters"], {each["level"]: each["target"] for each in tables["solo_target"]}
        file["rules"] = tables["rules"] | {
            "food_saved_per_sea_tile": waters["food_saved_per_tile"],
            "sea_tiles_per_round_max": waters["tiles_per_round_max"],
        }
        decks = [
            row | {"deck": "five" if row["normal"] + row["conquest"] == FIVE else "six"} for row in tables["setup"]
        ]
        file["setup"] = sorted(decks, key=lambda row: (row["players"] == 1, row["deck"]))
        file["solo_level"] = [
            _renamed(level, target="target_base") | {"target_hellas": targets[level["level"]]}
            for level in tables["solo_level"]
        ]
        file["terrain"] = [
            _without(tile, "needs_tiles_per_round") | {"six_only": "needs_tiles_per_round" in tile}
            for tile in tables["terrain"]
        ]
        file["expansion"] = {name: _renamed(each, open_tiles="sea") for name, each in tables["expansion"].items()}
        return file

    def read(self, file: Mapping[str, Any], modules: Sequence[str]) -> Mapping[str, Any]:
        playing = ("base", *modules)
        tables = {name: _in_play(table, playing) for name, table in file.items() if name != "sea"}
        rules = dict(file["rules"])
        food, most = rules.pop("food_saved_per_sea_tile"), rules.pop("sea_tiles_per_round_max")
        tables["rules"] = rules
        if "sea" in modules:
            figures = {"tiles_per_round_max": most, "food_saved_per_tile": food, "provenance": rules["provenance"]}
            tables |= {"waters": figures, "sea": file["sea"]}
        decks = ("five", "six") if "six" in modules else ("five",)
        tables["setup"] = [_without(row, "deck") for row in file["setup"] if row["deck"] in decks]
        levels = file["solo_level"]
        tables["solo_level"] = [_renamed(_without(level, "target_hellas"), target_base="target") for level in levels]
        if "hellas" in modules:
            tables["solo_target"] = [
                {"expansion": "hellas", "level": level["level"], "target": level["target_hellas"]}
                | {"provenance": level["provenance"]}
                for level in levels
            ]
        tables["terrain"] = [
            _without(tile, "six_only") | ({"needs_tiles_per_round": FIVE + 1} if tile["six_only"] else {})
            for tile in tables["terrain"]
        ]
        boxes = {name: box for name, box in file["expansion"].items() if name in playing}
        tables["expansion"] = {name: _renamed(box, sea="open_tiles") for name, box in boxes.items()}
        return tables


def _in_play(table: Any, playing: Sequence[str]) -> Any:
    if not isinstance(table, list):
        return table
    return [entry for entry in table if entry.get("expansion", "base") in playing]


def _without(entry: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != key}


def _renamed(entry: Mapping[str, Any], **names: str) -> dict[str, Any]:
    return {names.get(key, key): value for key, value in entry.items()}
