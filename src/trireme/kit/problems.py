"""The mistakes that can be made in every game; a game has a `problems.py` of its own for the rest."""

from __future__ import annotations

from typing import Final

from trireme.kit.errors import Problem

UNKNOWN: Final = Problem("unknown", "“{given}” is not known. There are {known}.")
NEAREST: Final = Problem("nearest", "“{given}” is not known. Perhaps {nearest} is meant.")
MISSING: Final = Problem("missing", "it is missing.")
TWICE: Final = Problem("twice", "“{given}” is named twice. Name it once.")
RANGE: Final = Problem("range", "{given} is out of bounds. It goes from {low} to {high}.")
WHOLE_NUMBER: Final = Problem("whole-number", "“{given}” is not a whole number. Write it in digits, such as 4.")

# Moves.
EMPTY_MOVE: Final = Problem("empty-move", "it is empty. Write a verb and what it needs, such as: {form}.")
NO_SUCH_CODE: Final = Problem("no-such-code", "no answer to this question has such codes. `legal` lists those it has.")
FORM: Final = Problem("form", "this cannot be read. Write: {form}.")
TOO_MUCH: Final = Problem("too-much", "this says more than was asked. A whole move is: {right}.")
NOT_MEANT: Final = Problem("not-meant", "“{given}” does not fit here. Write: {right}.")
INCOMPLETE: Final = Problem("incomplete", "this does not say enough. Write: {right}.")
AMBIGUOUS: Final = Problem("ambiguous", "this can mean “{first}” or “{second}”. Write the one that is meant.")
FAULT: Final = Problem("fault", "the program failed over it ({detail}). That is a fault of the program.")
CANNOT_COME_OUT: Final = Problem("cannot-come-out", "“{given}” cannot come out here. Possible: {known}.")

# Positions.
NOT_TABLE: Final = Problem("not-table", "“{given}” is not a table of facts.")
NOT_COUNT: Final = Problem("not-count", "“{given}” is not a count. Give a whole number from 0 up.")
NOT_NAMES: Final = Problem("not-names", "“{given}” is not a list of names. Write them like this: {right}.")

NOT_MOVES: Final = Problem("not-moves", "“{given}” is not a list of moves. Write them like this: {right}.")
NOT_A_BEGINNING: Final = Problem(
    "not-a-beginning", "no move that can be made here begins with “{given}” and goes on. Leave out the dots, or more."
)
IMPOSSIBLE: Final = Problem("impossible", "“{given}” cannot be. {why} ({rule})")

# Options.
NO_SUCH_OPTION: Final = Problem("no-such-option", "this game does not have it. It has {known}.")
SEAT_COUNT: Final = Problem("seat-count", "{players} do not fit {seats} named seats. Name each seat once.")
SEAT_NAME: Final = Problem("seat-name", "“{given}” cannot name a seat. Use different single words such as A, B, C.")

NOT_A_FOLDER: Final = Problem("not-a-folder", '“{given}” is not a folder. Give its path, such as "box/figures".')
NO_SEED: Final = Problem("no-seed", "“{given}” is no seed. Give a whole number, 32 bytes, or nothing for a secret one.")

# Bots.
NOT_A_BOT: Final = Problem(
    "not-a-bot", "“{given}” is no bot. Give a name, an object with `choose`, or a function of the game that makes one."
)

# Games.
CANNOT_LOAD: Final = Problem("cannot-load", "“{given}” is installed but cannot be loaded ({detail}).")

# Files of components and rules.
NO_FILE: Final = Problem("no-file", "the file does not exist.")
NO_FOLDER: Final = Problem("no-folder", "this is not a folder.")
FOLDER_LACKS: Final = Problem("folder-lacks", "the folder holds no {name}.")
NO_SUCH_PART: Final = Problem("no-such-part", "this is not known. There are {known}.")
NO_SUCH_KEY: Final = Problem("no-such-key", "this key is not known.")
NOT_OURS: Final = Problem("not-ours", "“{given}” is not one of ours, so it replaces nothing.")
NOT_ENTRIES: Final = Problem("not-entries", "there must be a list of [[{name}]] entries.")
WRONG_TYPE: Final = Problem("wrong-type", "here stands {got}, but {expected} is needed.")
HOW_MANY: Final = Problem("how-many", "{given} stand here, but {needed} are needed.")
INVALID: Final = Problem("invalid", "“{given}” cannot be used here.")

# Records.
NOT_HEADER: Final = Problem("not-header", "“{given}” is not part of a header. It has {known}.")
HEADER_LACKS: Final = Problem("header-lacks", "the header lacks {name}. A record begins with trireme: 2.")
NOT_JSON: Final = Problem("not-json", "this is not a JSON table ({detail}).")
NOT_SEED: Final = Problem("not-seed", "a seed has 32 bytes, 64 hexadecimal digits.")
SHARE_LENGTH: Final = Problem("share-length", "a share has 1 to {most} bytes, and this one has {given}.")
SHARE_COUNT: Final = Problem("share-count", "{given} do not fit {seats} seats. Give one for each seat, or none at all.")
NOT_SHARE: Final = Problem("not-share", "“{given}” is no share. Write pairs of hexadecimal digits, or absent.")
RECORD_FORMAT: Final = Problem("record-format", "format {given} is not known. This program reads {right}.")
OTHER_RULES: Final = Problem("other-rules", "it was played by the rules {given}; this program has {right}.")
OTHER_CONTENT: Final = Problem(
    "other-content", "no components with hash {given} are at hand. Give the content folder it was played with."
)
STILL_SEALED: Final = Problem("still-sealed", "the seed is still sealed. It is opened when the game is over.")
BROKEN_SEAL: Final = Problem("broken-seal", "the seed does not fit the seal: one of them has been changed.")
OTHER_SEAL: Final = Problem("other-seal", "it is not the one that was kept, {kept}: the seed has been exchanged.")
SHARE_CHANGED: Final = Problem("share-changed", "that of {seat} is not the one that was given: it has been exchanged.")
SHARE_DROPPED: Final = Problem("share-dropped", "that of {seat} was given and is not there: it has been left out.")
SHARES_CHANGED: Final = Problem("shares-changed", "these are not those that were shown when the game began.")
SHARE_OF_BOT: Final = Problem("share-of-bot", "{seat} is a bot, which gives none: somebody has chosen it.")
SEED_REUSED: Final = Problem("seed-reused", "{other} has the same: whoever saw one game end knew the other's dice.")
OTHER_DRAWS: Final = Problem("other-draws", "the draws do not lead to the same position.")
OTHER_SCORES: Final = Problem("other-scores", "the scores are not those of the replayed game, which are {right}.")
NOT_CHAIN: Final = Problem("not-chain", "this is no seal of moves: 64 hexadecimal digits, then four for each line.")
CHAIN_HEADER: Final = Problem("chain-header", "the header is not the one that was sealed when the game ended.")
CHAIN_BROKEN: Final = Problem(
    "chain-broken",
    "this is not what was sealed when the game ended: the line, or what it drew, has been changed.",
)
CHAIN_LINES: Final = Problem("chain-lines", "{sealed} lines were sealed when the game ended, and there are {given}.")
CHAIN_SCORES: Final = Problem("chain-scores", "what was sealed when the game ended has another end, or other scores.")
CHAIN_WITHOUT_SCORES: Final = Problem(
    "chain-without-scores",
    "they are missing, but the seal of the moves covers them. Write the scores that were sealed.",
)
CHAIN_EARLY: Final = Problem("chain-early", "moves are sealed when a game is over, and this one is not.")
CHAIN_DROPPED: Final = Problem("chain-dropped", "the seal of the moves has been left out; {kept} was kept of it.")
OTHER_CHAIN: Final = Problem("other-chain", "it does not begin with the one that was kept, {kept}: moves were changed.")
NO_MOVER: Final = Problem("no-mover", "“{given}” does not say who moves. Write SEAT: MOVE, with a seat of {known}.")
UNDO_TO: Final = Problem("undo-to", "“{given}” does not say how far. Write undo to N; {standing} moves stand.")
NO_WAY_BACK: Final = Problem("no-way-back", "a draw, a reveal or another player's move lies between.")

# Cases.
NO_ACCESS: Final = Problem("no-access", "the file cannot be read ({detail}).")
NOTHING_YET: Final = Problem(
    "nothing-yet", "“{given}” cannot be given here: before the set-up there is nothing. Leave it out."
)
NOT_TEXT: Final = Problem("not-text", "this is not text in UTF-8.")
BAD_LINE: Final = Problem("bad-line", "line {number} is not TOML: “{given}”. Write name = value, [table] or [[table]].")
MISFIT: Final = Problem("misfit", "“{given}” does not fit here. Write it like this: {right}.")
LACKS: Final = Problem("lacks", "{name} is missing. Write it like this: {right}.")
WRONG_VALUE: Final = Problem("wrong-value", "“{given}” can never be. Possible: {right}.")
CLAIMS_NOTHING: Final = Problem("claims-nothing", "it claims nothing. Say in `then` what must hold.")
CANNOT_READ: Final = Problem(
    "cannot-read", "“{given}” cannot be read ({detail}). If that is meant, write KIT-ASK-03 as its rule."
)
NOBODY_KNOWS: Final = Problem(
    "nobody-knows", "nobody knows what comes next of “{given}”. Say in `draws` what came out."
)
NOT_OUTCOMES: Final = Problem("not-outcomes", "draws must be lists of outcomes, such as [{right}].")
NO_SUCH_RULE: Final = Problem("no-such-rule", "“{given}” is not a rule of this game.")
DIFFERS: Final = Problem("differs", "{where}: expected {wanted}, found {found}")
IS_REFUSED: Final = Problem("is-refused", "{where}: “{move}” is refused ({reasons})")
IS_ALLOWED: Final = Problem("is-allowed", "{where}: “{move}” is allowed")
OTHER_REASONS: Final = Problem("other-reasons", "{where}: “{move}” is refused by {found}, expected {wanted}")
WAS_ASKED: Final = Problem("was-asked", "{where}: {seat} was asked ({prompt})")
ONLY_THESE: Final = Problem("only-these", "{where}: legal but not listed: {found}")
NEVER_DRAWN: Final = Problem("never-drawn", "{where}: no {label} was drawn but what `given` names")
MANY_ANSWERS: Final = Problem(
    "many-answers", "{seat} has more than {most} moves. Write the beginning of some and dots, such as A: bid agora ..."
)
ONE_SUBJECT: Final = Problem(
    "one-subject", "“{given}” must name one thing that is refused: a move, an option, a draw or what is given."
)
PATHS_DIFFER: Final = Problem(
    "paths-differ",
    "{where}: {seat} is asked {prompt}. Legal though a rule forbids it: {legal}. "
    "Not legal though no rule does: {other}.",
)
LISTS_DIFFER: Final = Problem(
    "lists-differ",
    "{where}: {seat} is asked {prompt}. Legal but not listed: {legal}. Listed but not legal: {other}.",
)
DRAWS_LEFT: Final = Problem("draws-left", "{where}: not used up, {left} left")
NEVER_BEGUN: Final = Problem("never-begun", "until: {entry} does not begin before the game is over.")
NOT_BEGUN: Final = Problem("not-begun", "until: {entry} does not begin: {asked} must answer before.")
