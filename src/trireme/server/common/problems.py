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
    "no-table", "There is no such table. One that does not begin is closed when all have left it, or after two weeks."
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
    "This link is not known here. It may have been cut off in copying, or its table was closed. Ask for it once more.",
)
LINK_USED: Final = Problem(
    "link-used",
    "Somebody has sat down by this link, and it works only once. If that was you, open the table in the browser that "
    "you used then, or take your return link; if not, tell whoever invited you.",
)
LINK_REVOKED: Final = Problem(
    "link-revoked", "This link has been ended, or a newer one has taken its place. Ask whoever sent it for the new one."
)
LINK_FULL: Final = Problem(
    "link-full", "All seats at this table are taken, so its link has ended. Ask whoever invited you for another table."
)
RETURN_REVOKED: Final = Problem(
    "return-revoked", "This return link has been replaced. Make a new one on a device that still holds your seat."
)
SITS_HERE: Final = Problem(
    "sits-here", "You sit at this table already. Several seats on one screen are chosen when a table is set up."
)
TOO_MANY_SEATS: Final = Problem(
    "too-many-seats",
    "You hold {limit} seats in games that are not over, and more cannot be held. Finish some, or give seats back.",
)
NO_NAME: Final = Problem("no-name", "Say what you are called: the others will see it.")
NAME_TAKEN: Final = Problem("name-taken", "Somebody at this table is called {given}. You could be {free}.")
NAME_ALIKE: Final = Problem(
    "name-alike", "{given} cannot be told from {other}, who is at this table. You could be {free}."
)
NAME_INVISIBLE: Final = Problem(
    "name-invisible",
    "This name has a letter in it that nobody can see, or that is not known here: {letter}. Leave it out.",
)
TOO_MANY_MARKS: Final = Problem(
    "too-many-marks",
    "No letter can bear more than {limit} accents or signs, or they run into other lines. Leave some out.",
)
NOT_HOST: Final = Problem("not-host", "Only whoever made this table can do this.")
OWN_SEAT: Final = Problem("own-seat", "This seat is yours. On another device you come to it by your return link.")
BOTS_SEAT: Final = Problem("bots-seat", "A bot sits here.")
NONE_FREE: Final = Problem("none-free", "No seat is free, so nobody could come by a link.")
ASK_OTHERS: Final = Problem(
    "ask-others", "The game has begun: a seat gets a new link only when all others at the table agree. Ask them."
)
ASKED_ALREADY: Final = Problem("asked-already", "The table is asked about another seat. Wait for the answer.")
NOT_ASKED: Final = Problem("not-asked", "You are not asked about this, or no longer.")
STANDS_ALREADY: Final = Problem("stands-already", "A bot plays for this seat already.")
STILL_HERE: Final = Problem(
    "still-here", "Whoever has this seat is here, or was a moment ago. A bot stands in only for somebody who is away."
)
HOLDER_HERE: Final = Problem(
    "holder-here",
    "Whoever has this seat is here, or was a moment ago. They can give it back themselves; once they have been away "
    "for a minute, you can give it to somebody else.",
)
RESIGNED: Final = Problem("resigned", "You have resigned: a bot plays your seat to the end.")
NO_VOICE: Final = Problem("no-voice", "A bot plays for you here. Take your seat back first.")
UNDO_ASKED: Final = Problem("undo-asked", "The table is already asked whether to go back. Wait for the answer.")
HAS_BEGUN: Final = Problem("has-begun", "The game has begun, so this cannot be done any more.")
STILL_PLAYING: Final = Problem("still-playing", "The game is not over. Then all are asked whether they play again.")
SHARE_EACH: Final = Problem("share-each", "Give one share for each of your seats, or none.")
NOTHING_SAID: Final = Problem("nothing-said", "This message says nothing: write something, or choose an emote.")
TALKS_TOO_FAST: Final = Problem("talks-too-fast", "You have said a lot at once. Wait a moment.")
TALK_APART: Final = Problem("talk-apart", "Those who play and those who watch talk apart. This is the others' talk.")
NO_TEAM: Final = Problem("no-team", "You have no partner at this table. Talk to all who play.")
LAST_PLAYER: Final = Problem("last-player", "You are the last player here: nobody could go on without you.")
NO_CURSOR: Final = Problem("no-cursor", "This list cannot be continued from here. Load it again.")
NOT_OVER: Final = Problem("not-over", "Other seats can be looked at when the game is over.")
STILL_SECRET: Final = Problem("still-secret", "The record can be read when the game is over: it tells every secret.")
SEAL_GONE: Final = Problem("seal-gone", "The seal for the new table is not kept any more. Try again, with another one.")
SEAL_FIRST: Final = Problem("seal-first", "A share is given to a seal. Ask for one first, and make the table with it.")
NOT_PLAYING: Final = Problem("not-playing", "The game has not begun: a seat is still free.")
IS_OVER: Final = Problem("is-over", "The game is over.")
NO_HUMAN: Final = Problem("no-human", "Nobody would sit at this table. Give yourself or somebody else a seat.")
NO_BOT: Final = Problem("no-bot", "“{given}” is not a bot for this game. There are {known}.")
SEALED_CHANCE: Final = Problem("sealed-chance", "At a table the dice are sealed; explicit chance is for research.")
NOTHING_TO_UNDO: Final = Problem("nothing-to-undo", "There is nothing to take back.")
NOTHING_TO_REDO: Final = Problem("nothing-to-redo", "There is nothing to give again.")
NOTHING_TO_CONFIRM: Final = Problem("nothing-to-confirm", "There is no whole move to confirm.")
NOT_WHOLE: Final = Problem("not-whole", "The last move is not whole. Finish it, or take it back.")
DRAFT_CUT: Final = Problem("draft-cut", "What others did has changed your draft. Look at it, and confirm it again.")
ASK_ONE: Final = Problem("ask-one", "Ask about one thing: a target, a move or a code.")
HELLO_FIRST: Final = Problem("hello-first", "Say hello first.")
BAD_MESSAGE: Final = Problem("bad-message", "This message is not one of those that are understood here.")
MESSAGE_NOT_TEXT: Final = Problem("message-not-text", "This message is not text in UTF-8.")
MESSAGE_NOT_JSON: Final = Problem("message-not-json", "This message is not JSON.")
MESSAGE_TOO_DEEP: Final = Problem("message-too-deep", "This message has too many things within things.")
PART_MISSING: Final = Problem("part-missing", "This message lacks “{part}”.")
PART_UNKNOWN: Final = Problem("part-unknown", "This message says “{part}”, which is not known here.")
PART_WRONG: Final = Problem(
    "part-wrong", "What this message says of “{part}” is not of the right kind, or out of bounds."
)
BAD_ADDRESS: Final = Problem("bad-address", "This address has characters in it that no address here has.")
NOT_THIS_WAY: Final = Problem("not-this-way", "This address cannot be asked with {method}.")
TOO_BIG: Final = Problem("too-big", "This message is too big. The limit is {limit} bytes.")
TOO_SLOW: Final = Problem("too-slow", "This connection is too slow for all that happens here. Come back for it.")
TOO_FAST: Final = Problem("too-fast", "Too many messages. Wait a moment.")
TOO_MANY_TABLES: Final = Problem("too-many-tables", "Too many new tables from your address. Try again later.")
TOO_MANY_PUBLIC: Final = Problem(
    "too-many-public",
    "You have {limit} public tables that are not over, and the list has room for others too. Finish or close some, or "
    "invite players by a link.",
)
TOO_MANY_PUBLIC_HERE: Final = Problem(
    "too-many-public-here",
    "From your address there are {limit} public tables that are not over. Wait until some are, or invite players by a "
    "link.",
)
TOO_MANY_UNVISITED: Final = Problem(
    "too-many-unvisited",
    "You have taken {limit} seats at public tables that you have not opened yet. Open one of these tables, or give a "
    "seat back, before you take another one.",
)
TOO_MANY_UNVISITED_HERE: Final = Problem(
    "too-many-unvisited-here",
    "From your address {limit} seats were taken at public tables that nobody has opened yet. Open one of these tables; "
    "seats that nobody comes to become free after two minutes.",
)
DID_NOT_COME: Final = Problem(
    "did-not-come",
    "From your browser or your address somebody took a seat here and did not come, so it became free again. Open the "
    "table first, then sit down there.",
)
TOO_MANY_CONNECTIONS: Final = Problem("too-many-connections", "Too many connections from your address.")
OTHER_HOST: Final = Problem(
    "other-host",
    "This server does not answer under the name “{given}”. Whoever runs it can allow the name with TRIREME_HOSTS.",
)
OTHER_ORIGIN: Final = Problem("other-origin", "This request comes from another site.")
STOPPED_RULES: Final = Problem(
    "stopped-rules",
    "This game was begun by the rules {given}, and this server has {right}. Nothing is lost: whoever runs the server "
    "can move it with “trireme migrate”.",
)
STOPPED_LINE: Final = Problem(
    "stopped-line",
    "Move {line} of this game is not allowed by the rules that this server has now, so it has stopped. Nothing is "
    "lost: it goes on with the version of Trireme that it was played with.",
)
STOPPED_SETTING: Final = Problem(
    "stopped-setting",
    "This version of Trireme cannot set up this game: its options or components are not there any more. Nothing is "
    "lost: it goes on with the version that it was begun with.",
)
STOPPED_ROW: Final = Problem(
    "stopped-row",
    "What is kept of this table cannot be read. Whoever runs the server finds the reason in its log, and can take the "
    "table from a copy of the database.",
)
NOT_ARCHIVED: Final = Problem(
    "not-bound",
    "This game was played by rules that this server does not have any more, so its positions cannot be shown. Its "
    "result and its record are kept.",
)
DISK_FULL: Final = Problem(
    "disk-full",
    "The server's disk is full, so nothing was done. What was played is kept. Whoever runs the server must make room; "
    "then try again.",
)
DATABASE_AWAY: Final = Problem(
    "database-away",
    "The server's database does not answer, so nothing can be confirmed. What was played is kept, and what you have "
    "tried stays here. It is looked for every second; this page goes on by itself.",
)
LOCK_LOST: Final = Problem(
    "lock-lost",
    "This server has lost its hold on the games and has stopped, so that no other plays them at the same time. What "
    "was played is kept. It takes them again as soon as it can; this page goes on by itself.",
)
LOCK_TAKEN: Final = Problem(
    "lock-taken",
    "Another server has these games now, or their file was replaced, so this one has stopped. What was played is kept. "
    "Whoever runs the servers must end one of them.",
)
TOOK_TOO_LONG: Final = Problem("took-too-long", "The rules took too long, so nothing was done. It has been logged.")
WENT_WRONG: Final = Problem("went-wrong", "Something went wrong here, so nothing was done. It has been logged.")
