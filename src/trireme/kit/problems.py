"""The mistakes that can be made in every game; a game has a `problems.py` of its own for the rest."""

from __future__ import annotations

from typing import Final

from trireme.kit.errors import Problem

UNKNOWN: Final = Problem("unknown", "“{given}” is not known. There are {known}.")
MISSING: Final = Problem("missing", "it is missing.")
TWICE: Final = Problem("twice", "“{given}” is named twice. Name it once.")
RANGE: Final = Problem("range", "{given} is out of bounds. It goes from {low} to {high}.")
WHOLE_NUMBER: Final = Problem("whole-number", "“{given}” is not a whole number. Write it in digits, such as 4.")

# Moves.
EMPTY_MOVE: Final = Problem("empty-move", "it is empty. Write a verb and what it needs, such as: pass.")
FORM: Final = Problem("form", "this cannot be read. Write: {form}.")
TOO_MUCH: Final = Problem("too-much", "this says more than was asked. A whole move is: {right}.")
CANNOT_COME_OUT: Final = Problem("cannot-come-out", "“{given}” cannot come out here. Possible: {known}.")

# Positions.
NOT_TABLE: Final = Problem("not-table", "“{given}” is not a table of facts.")
NOT_COUNT: Final = Problem("not-count", "“{given}” is not a count. Give a whole number from 0 up.")
NOT_NAMES: Final = Problem("not-names", "“{given}” is not a list of names. Write them like this: {right}.")

# Options.
NO_SUCH_OPTION: Final = Problem("no-such-option", "this game does not have it. It has {known}.")
SEAT_COUNT: Final = Problem("seat-count", "{players} do not fit {seats} named seats. Name each seat once.")
SEAT_NAME: Final = Problem("seat-name", "“{given}” cannot name a seat. Use different single words such as A, B, C.")

# Files of components and rules.
NO_FILE: Final = Problem("no-file", "the file does not exist.")
NO_FOLDER: Final = Problem("no-folder", "this is not a folder.")
FOLDER_LACKS: Final = Problem("folder-lacks", "the folder holds no {name}.")
NOT_TOML: Final = Problem("not-toml", "this is not valid TOML ({detail}).")
NO_SUCH_PART: Final = Problem("no-such-part", "this is not known. There are {known}.")
NO_SUCH_KEY: Final = Problem("no-such-key", "this key is not known.")
NOT_OURS: Final = Problem("not-ours", "“{given}” is not one of ours, so it replaces nothing.")
NOT_ENTRIES: Final = Problem("not-entries", "there must be a list of [[{name}]] entries.")
WRONG_TYPE: Final = Problem("wrong-type", "here stands {got}, but {expected} is needed.")
INVALID: Final = Problem("invalid", "this value cannot be used ({detail}).")
NOT_REPORT: Final = Problem("not-report", "this is not a coverage report ({detail}). `make coverage` writes it.")
