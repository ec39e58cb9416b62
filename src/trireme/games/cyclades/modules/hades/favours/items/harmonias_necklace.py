"""The Necklace of Harmonia: nobody can attack its owner until the end of the cycle (HAD-OBJ-15 to 18, 37)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from trireme.games.cyclades.modules.hades.cards.perseus import FLIGHT
from trireme.games.cyclades.modules.hades.components import Item
from trireme.games.cyclades.modules.hades.favours.magic import events
from trireme.games.cyclades.modules.hades.favours.magic.item import PLAY, MagicItem
from trireme.games.cyclades.modules.hades.favours.magic.moment import Moment, ask_about
from trireme.games.cyclades.modules.hades.favours.magic.part import ItemsPart, changed, items
from trireme.games.cyclades.modules.hades.rules.ids import HAD_OBJ_15, HAD_OBJ_16, HAD_OBJ_18, HAD_OBJ_37
from trireme.games.cyclades.phases.order import acting
from trireme.games.cyclades.phases.turn import BEFORE_ACTIONS
from trireme.games.cyclades.rules.ids import CYC_APO_06
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import ISLANDS, NO_GOD, Island, Sea, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.frames import Step
from trireme.kit.masks import bits
from trireme.kit.seats import NOBODY, Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.bot.outlook import Outlook

NECKLACE: Final = 395


class HarmoniasNecklace(MagicItem):
    kind = NECKLACE
    when = (HAD_OBJ_18,)
    in_turn = True
    worth = 2.0

    def __init__(self, ruleset: Ruleset, printed: Item) -> None:
        super().__init__(ruleset, printed)
        self.items_at = ruleset.part_at["hades.items"]

    def join(self) -> None:
        points = self.ruleset.points
        points.turn_begins.add(BEFORE_ACTIONS, self.asks)
        points.closed_seas.append(self.closed_seas)
        points.bars_entering.append(self.bars_entering)
        points.no_landing.append(self.no_landing)
        points.bars_landing.append(self.bars_landing)
        points.delays[NECKLACE] = HAD_OBJ_18
        points.misplaced_verbs.setdefault("prosper", {})[PLAY] = (CYC_APO_06,)
        points.holds[CYC_APO_06] = self.is_no_shelter

    def steps(self) -> dict[int, Step[State]]:
        return {NECKLACE: Moment(self)}

    def moment(self, s: State) -> None:
        """Ask all but the active player, who may play it among the actions; on Apollo there are none."""
        active = s.offer_seat[s.god] if s.god != NO_GOD else NOBODY
        order = items(self.ruleset, s).offering_order or self.ruleset.all_seats
        ask_about(self, s, (seat for seat in order if seat != active))

    def is_no_shelter(self, ruleset: Ruleset, s: State, seat: Seat, words: list[str]) -> bool:
        """HAD-OBJ-18 amends CYC-APO-06: on Apollo the Necklace may be played, when the turn begins."""
        return words[:2] != [PLAY, self.id]

    def too_early(self, s: State, seat: Seat) -> Iterator[Rule]:
        if acting(s) != seat and not self.is_its_moment(s, seat):
            yield HAD_OBJ_18

    def is_wanted(self, outlook: Outlook, s: State, seat: Seat) -> bool:
        """Return whether the active player can march and reaches a Metropolis of this seat."""
        if s.god not in outlook.marches:
            return False
        rival = s.offer_seat[s.god]
        own = bits(s.land[seat] & s.metropolis, ISLANDS)
        return rival not in (NOBODY, seat) and any(outlook.reaches(s, rival, island) for island in own)

    def takes_effect(self, s: State, seat: Seat, code: int) -> None:
        changed(self.ruleset, s).sheltered |= 1 << seat
        s.tell(events.Sheltered(seat=seat))

    def closed_seas(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        """Return the seas of players whom a seat cannot attack; none for NOBODY."""
        part = s.parts[self.items_at]
        assert isinstance(part, ItemsPart)
        sheltered = part.sheltered
        return held_by(s.navy, sheltered & ~ruleset.sides[seat]) if sheltered and seat != NOBODY else 0

    def no_landing(self, ruleset: Ruleset, s: State, seat: Seat) -> int:
        part = s.parts[self.items_at]
        assert isinstance(part, ItemsPart)
        sheltered = part.sheltered
        return held_by(s.land, sheltered & ~ruleset.sides[seat]) if sheltered and seat != NOBODY else 0

    def bars_entering(self, ruleset: Ruleset, s: State, seat: Seat, sea: Sea) -> Iterator[Reason]:
        if self.closed_seas(ruleset, s, seat) >> sea & 1:
            yield Reason(HAD_OBJ_16, sea=ruleset.sea(sea), seat=s.holder[sea])

    def bars_landing(self, ruleset: Ruleset, s: State, seat: Seat, island: Island) -> Iterator[Reason]:
        if self.no_landing(ruleset, s, seat) >> island & 1:
            if s.stack[-1][0] == FLIGHT:
                yield Reason(HAD_OBJ_37, island=ruleset.island(island), seat=s.owner[island])
            yield Reason(HAD_OBJ_15, island=ruleset.island(island), seat=s.owner[island])


def held_by(places: list[int], seats: int) -> int:
    """Return the places of all these seats, as a mask."""
    mask = 0
    while seats:
        low = seats & -seats
        mask |= places[low.bit_length() - 1]
        seats ^= low
    return mask
