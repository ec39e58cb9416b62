"""What happened, as typed data with a public and a private form.

A game declares one Struct per kind of event. Events go to `state.journal`, which is None in fast play.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag=True):
    """Base of all events. The sentence's key is `event-` and the tag; the fields are its arguments.

    A field `rule` is the id of the rule by which it happens, where that is not plain: a tie, a forced answer.

    >>> game = trireme.make("peloponnes", players=2)
    >>> state = game.start(seed=3, journal=True)
    >>> type(state.journal[0]).__name__
    'CivilizationTaken'
    """

    reveal: ClassVar[bool] = False
    """True when the event shows what was hidden before: the secrecy proof allows it to depend on hidden things."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the form that this seat (None: a spectator) may see; None if it sees nothing."""
        return self

    def places(self) -> tuple[str, ...]:
        """Return the things on the board that light up with the line: a field `tile` with `agora` is `tile:agora`."""
        fields = msgspec.structs.asdict(self).items()
        return tuple(f"{name}:{value}" for name, value in fields if isinstance(value, str) and value and name != "rule")
