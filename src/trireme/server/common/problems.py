"""Problems that the server itself reports, as opposed to the rules of a game."""

from __future__ import annotations

from typing import Final

from trireme.kit.errors import Figure, Problem, TriremeError


class TableError(TriremeError):
    """A request that the server refuses. `status` is the HTTP status."""

    def __init__(self, problem: Problem, /, status: int = 409, **figures: Figure) -> None:
        super().__init__("table", problem.key, problem.english.format(**figures), figures)
        self.status = status


NO_TABLE: Final = Problem(
    "no-table",
    "There is no such table. A table that never begins is closed when all players have left it, or after two weeks.",
)
CLOSED: Final = Problem("closed", "This table has been closed: its game did not begin.")
NO_SEAT: Final = Problem("no-seat", "This table has no such seat.")
NO_VERSION: Final = Problem("no-version", "This game has no position {given}. The newest is {last}.")
NO_COMPONENTS: Final = Problem("no-components", "There are no components with this hash.")
NO_GAME: Final = Problem("no-game", "“{given}” is not a game of this server. It has {known}.")
NO_LESSON: Final = Problem("no-lesson", "“{given}” has no first game that explains it.")
NO_LANGUAGE: Final = Problem("no-language", "“{given}” is not a language of this server. It has {known}.")
NO_PAGE: Final = Problem("no-page", "There is nothing at this address.")
NOT_YOURS: Final = Problem("not-yours", "This seat is not yours.")
NOT_OPEN: Final = Problem("not-open", "This seat is taken.")
NO_LINK: Final = Problem(
    "no-link",
    "This link is not known here. Perhaps part of it was lost in copying, or its table was closed. Ask for the link "
    "again.",
)
LINK_USED: Final = Problem(
    "link-used",
    "Somebody has already sat down with this link, and it works only once. If that was you, open the table in the "
    "browser that you used then, or use your return link; if not, tell the player who invited you.",
)
LINK_REVOKED: Final = Problem(
    "link-revoked", "This link has been revoked or replaced by a newer one. Ask the player who sent it for the new one."
)
LINK_FULL: Final = Problem(
    "link-full",
    "All seats at this table are taken, so its link has expired. Ask the player who invited you for another table.",
)
RETURN_REVOKED: Final = Problem(
    "return-revoked", "This return link has been replaced. Make a new one on a device that still holds your seat."
)
SITS_HERE: Final = Problem(
    "sits-here",
    "You already sit at this table. To play several seats on one screen, choose them when you set up a table.",
)
TOO_MANY_SEATS: Final = Problem(
    "too-many-seats",
    "You hold {limit} seats in games that are not over, which is the limit. Finish some games, or give seats back.",
)
NO_NAME: Final = Problem("no-name", "Enter a name: the others will see it.")
NAME_TAKEN: Final = Problem("name-taken", "Somebody at this table is called {given}. You could be {free}.")
NAME_ALIKE: Final = Problem(
    "name-alike", "{given} cannot be told from {other}, who is at this table. You could be {free}."
)
NAME_INVISIBLE: Final = Problem(
    "name-invisible", "This name contains a character that is invisible or not known here: {letter}. Leave it out."
)
TOO_MANY_MARKS: Final = Problem(
    "too-many-marks",
    "A letter cannot have more than {limit} accents or signs, because they would run into other lines. Leave some out.",
)
NOT_HOST: Final = Problem("not-host", "Only the host, who made this table, can do this.")
OWN_SEAT: Final = Problem("own-seat", "This seat is yours. To use it on another device, open your return link there.")
BOTS_SEAT: Final = Problem("bots-seat", "A bot sits here.")
NONE_FREE: Final = Problem("none-free", "No seat is free, so a link would be of no use.")
ASK_OTHERS: Final = Problem(
    "ask-others", "The game has begun: a seat gets a new link only if all others at the table agree. Ask them."
)
ASKED_ALREADY: Final = Problem("asked-already", "The table is already voting about another seat. Wait for the outcome.")
NOT_ASKED: Final = Problem("not-asked", "There is no such vote, or you have no vote in it.")
STANDS_ALREADY: Final = Problem("stands-already", "A bot already plays for this seat.")
STILL_HERE: Final = Problem(
    "still-here", "The player of this seat is here, or was a moment ago. A bot substitutes only for an absent player."
)
HOLDER_HERE: Final = Problem(
    "holder-here",
    "The player of this seat is here, or was a moment ago. They can give the seat back themselves; once they have been "
    "away for a minute, you can give it to another player.",
)
RESIGNED: Final = Problem("resigned", "You have resigned: a bot plays your seat to the end.")
NO_VOICE: Final = Problem("no-voice", "A bot plays for you here. Take your seat back first.")
UNDO_ASKED: Final = Problem("undo-asked", "The table is already voting on going back. Wait for the outcome.")
HAS_BEGUN: Final = Problem("has-begun", "The game has begun, so this is no longer possible.")
STILL_PLAYING: Final = Problem(
    "still-playing", "The game is not over yet. You can ask the others to play again when it is."
)
SHARE_EACH: Final = Problem("share-each", "Give one share for each of your seats, or none.")
NOTHING_SAID: Final = Problem("nothing-said", "This message is empty: write something, or choose an emote.")
TALKS_TOO_FAST: Final = Problem("talks-too-fast", "You have sent many messages at once. Wait a moment.")
TALK_APART: Final = Problem("talk-apart", "Players and watchers have separate chats. This one is not yours.")
NO_TEAM: Final = Problem("no-team", "You have no partner at this table. Write to all players instead.")
LAST_PLAYER: Final = Problem("last-player", "You are the last player here: nobody could continue without you.")
NO_CURSOR: Final = Problem("no-cursor", "This list cannot be continued from here. Load it again.")
NOT_OVER: Final = Problem("not-over", "You can look at other seats when the game is over.")
STILL_SECRET: Final = Problem(
    "still-secret", "You can read the record when the game is over, because it reveals all secrets."
)
SEAL_GONE: Final = Problem("seal-gone", "The seal for the new table has expired. Try again with another one.")
SEAL_FIRST: Final = Problem("seal-first", "A share needs a seal. Ask for a seal first, and make the table with it.")
NOT_PLAYING: Final = Problem("not-playing", "The game has not begun: a seat is still free.")
IS_OVER: Final = Problem("is-over", "The game is over.")
NO_HUMAN: Final = Problem("no-human", "No player would sit at this table. Give a seat to yourself or somebody else.")
NO_BOT: Final = Problem("no-bot", "“{given}” is not a bot for this game. It has {known}.")
SEALED_CHANCE: Final = Problem("sealed-chance", "At a table the dice are sealed; explicit chance is for research.")
NOTHING_TO_UNDO: Final = Problem("nothing-to-undo", "There is nothing to take back.")
NOTHING_TO_REDO: Final = Problem("nothing-to-redo", "There is nothing to redo.")
NOTHING_TO_CONFIRM: Final = Problem("nothing-to-confirm", "There is no complete move to confirm.")
NOT_WHOLE: Final = Problem("not-whole", "The last move is incomplete. Finish it, or take it back.")
DRAFT_CUT: Final = Problem(
    "draft-cut", "Another player's move has changed your draft. Look at it, and confirm it again."
)
DRAFT_DIFFERS: Final = Problem(
    "draft-differs", "Your draft is no longer the one that you saw. Look at it, and confirm it again."
)
ASK_ONE: Final = Problem("ask-one", "Ask about one thing: a target, a move or a code.")
HELLO_FIRST: Final = Problem("hello-first", "Say hello first.")
BAD_MESSAGE: Final = Problem("bad-message", "This server does not understand this message.")
MESSAGE_NOT_TEXT: Final = Problem("message-not-text", "This message is not text in UTF-8.")
MESSAGE_NOT_JSON: Final = Problem("message-not-json", "This message is not JSON.")
MESSAGE_TOO_DEEP: Final = Problem("message-too-deep", "This message is nested too deeply.")
PART_MISSING: Final = Problem("part-missing", "This message lacks “{part}”.")
PART_UNKNOWN: Final = Problem("part-unknown", "This message contains “{part}”, which is not known here.")
PART_WRONG: Final = Problem(
    "part-wrong", "The value of “{part}” in this message has the wrong type or is out of bounds."
)
BAD_ADDRESS: Final = Problem("bad-address", "This address contains characters that no address here has.")
NOT_THIS_WAY: Final = Problem("not-this-way", "This address does not accept {method}.")
TOO_BIG: Final = Problem("too-big", "This message is too big. The limit is {limit} bytes.")
TOO_SLOW: Final = Problem(
    "too-slow", "This connection is too slow for everything that happens here. Connect again to get the rest."
)
TOO_FAST: Final = Problem("too-fast", "Too many messages. Wait a moment.")
TOO_MANY_TABLES: Final = Problem("too-many-tables", "Too many new tables from your address. Try again later.")
TOO_MANY_PUBLIC: Final = Problem(
    "too-many-public",
    "You have {limit} public tables that are not over, which is the limit. Finish or close some, or invite players "
    "with a link.",
)
TOO_MANY_PUBLIC_HERE: Final = Problem(
    "too-many-public-here",
    "There are {limit} public tables from your address that are not over, which is the limit. Wait until some are "
    "over, or invite players with a link.",
)
TOO_MANY_UNVISITED: Final = Problem(
    "too-many-unvisited",
    "You have taken {limit} seats at public tables that you have not opened yet. Open one of these tables, or give a "
    "seat back, before you take another one.",
)
TOO_MANY_UNVISITED_HERE: Final = Problem(
    "too-many-unvisited-here",
    "Players at your address have taken {limit} seats at public tables that nobody has opened yet. Open one of these "
    "tables; seats whose players do not come become free after two minutes.",
)
DID_NOT_COME: Final = Problem(
    "did-not-come",
    "A player with your browser or your address took a seat here and did not come, so it became free again. Open the "
    "table first, then sit down there.",
)
TOO_MANY_CONNECTIONS: Final = Problem("too-many-connections", "Too many connections from your address.")
OTHER_HOST: Final = Problem(
    "other-host",
    "This server does not answer to the name “{given}”. Its operator can allow the name with TRIREME_HOSTS.",
)
OTHER_ORIGIN: Final = Problem("other-origin", "This request comes from another site.")
STOPPED_RULES: Final = Problem(
    "stopped-rules",
    "This game began under the rules {given}, and this server has {right}. Nothing is lost: the operator of the server "
    "can move the game with “trireme migrate”.",
)
STOPPED_LINE: Final = Problem(
    "stopped-line",
    "Move {line} of this game is illegal under the rules that this server has now, so the game has stopped. Nothing is "
    "lost: it continues with the version of Trireme with which it was played.",
)
STOPPED_SETTING: Final = Problem(
    "stopped-setting",
    "This version of Trireme cannot set up this game, because its options or components no longer exist. Nothing is "
    "lost: it continues with the version with which it began.",
)
STOPPED_ROW: Final = Problem(
    "stopped-row",
    "The stored data of this table cannot be read. The operator of the server finds the reason in its log, and can "
    "restore the table from a backup of the database.",
)
NOT_ARCHIVED: Final = Problem(
    "not-bound",
    "This game was played under rules that this server no longer has, so its positions cannot be shown. Its result and "
    "its record are kept.",
)
DISK_FULL: Final = Problem(
    "disk-full",
    "The server's disk is full, so nothing was done. All moves so far are kept. The operator of the server must free "
    "some space; then try again.",
)
DATABASE_AWAY: Final = Problem(
    "database-away",
    "The server's database does not answer, so nothing can be confirmed. All moves so far are kept, and so is your "
    "draft. The server tries again every second; this page then continues by itself.",
)
LOCK_LOST: Final = Problem(
    "lock-lost",
    "This server has lost its lock on the games and has paused them, so that no other server plays them at the same "
    "time. All moves so far are kept. It takes the lock again as soon as it can; this page then continues by itself.",
)
LOCK_TAKEN: Final = Problem(
    "lock-taken",
    "Another server has these games now, or their file was replaced, so this one has stopped. All moves so far are "
    "kept. The operator of the servers must stop one of them.",
)
TOOK_TOO_LONG: Final = Problem(
    "took-too-long", "The rules took too long, so nothing was done. The server has logged it."
)
WENT_WRONG: Final = Problem("went-wrong", "Something went wrong here, so nothing was done. The server has logged it.")
