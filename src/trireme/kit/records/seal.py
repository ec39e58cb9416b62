"""The seal of a game's moves: a hash chain over its header, its lines, the draws made up to each, and its scores.

Link 0 is the SHA-256 of `trireme chain`, of the header up to the shares as it stands in the record, and of how many
draws had been made when play began, a line each. Link *n* is the SHA-256 of link *n* - 1, of how many draws had been
made after line *n*, and of the line, with a space between them. The head is the SHA-256 of the last link and the
scores, with a space as well. The seal of the seed is in the header, so a number of draws says what was drawn.

A record has the head, and four letters of each link, by which the first line that differs is found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from trireme.kit.errors import Unreadable
from trireme.kit.problems import CHAIN_BROKEN, CHAIN_HEADER, CHAIN_LINES, CHAIN_SCORES, CHAIN_WITHOUT_SCORES, NOT_CHAIN
from trireme.kit.records.formats import REQUIRED

DOMAIN: Final = "trireme chain"
LETTERS: Final = 4
"""Of each link."""
HEAD_LETTERS: Final = 64


class Chain:
    """As a record has it: the head and the links."""

    def __init__(self, head: str, links: str) -> None:
        self.head = head
        self.links = [links[at : at + LETTERS] for at in range(0, len(links), LETTERS)]

    def text(self) -> str:
        return f"{self.head} {''.join(self.links)}"

    def must_be(self, right: Chain) -> None:
        """Complain where this is not the chain of some lines: of the first of them that differs."""
        for number, (link, sound) in enumerate(zip(self.links, right.links)):
            if link != sound:
                if number == 0:
                    raise Unreadable("record", "chain", CHAIN_HEADER)
                raise Unreadable("record", f"move {number}", CHAIN_BROKEN)
        if len(self.links) != len(right.links):
            raise Unreadable("record", "chain", CHAIN_LINES, sealed=len(self.links) - 1, given=len(right.links) - 1)
        if self.head != right.head:
            raise Unreadable("record", "chain", CHAIN_SCORES)


def chain_of(header: Mapping[str, str], lines: Sequence[str], drawn: Sequence[int]) -> Chain:
    """Return the chain of a finished game. `drawn` has the number of draws at the start and after each line."""
    if "scores" not in header:
        raise Unreadable("record", "scores", CHAIN_WITHOUT_SCORES)
    told = [DOMAIN, *(f"{key}: {header[key]}" for key in REQUIRED[header["trireme"]]), str(drawn[0])]
    link = _hash("\n".join(told))
    links = [link[:LETTERS]]
    for line, draws in zip(lines, drawn[1:], strict=True):
        link = _hash(f"{link} {draws} {line}")
        links.append(link[:LETTERS])
    return Chain(_hash(f"{link} {header['scores']}"), "".join(links))


def read_chain(text: str) -> Chain:
    head, _, links = text.partition(" ")
    letters = [letter for letter in head + links if letter not in "0123456789abcdef"]
    if len(head) != HEAD_LETTERS or not links or len(links) % LETTERS or letters:
        raise Unreadable("record", "chain", NOT_CHAIN)
    return Chain(head, links)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
