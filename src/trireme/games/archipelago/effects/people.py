"""Effects on citizens, ships and other players: most ask for a target (ARC-CRD-04 to 08, 17, 18, 23 to 26)."""

from __future__ import annotations

from trireme.games.archipelago.effects.effect import Effect
from trireme.games.archipelago.effects.players import PAY_OR_REBELS, REVEAL_CARDS, SPY, THIEF, CardsRevealed, PaymentDue
from trireme.games.archipelago.effects.targets import (
    HARBOUR_SHIPS,
    PILLAGE,
    PIRATE,
    SAIL,
    STAND_UP,
    CitizensOfHex,
    Voyage,
    can_sail,
    plunder,
    preys,
)
from trireme.games.archipelago.phases.purchase import ROTATE, Rotation
from trireme.games.archipelago.questions import AtPlace
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import ENGAGED, LYING, PLACE, SHIP_PORT, WATER
from trireme.kit.errors import Figure
from trireme.kit.seats import Seat


class Stand(Effect):
    """Up to n lying citizens of one hex; the rebels do not change for it (ARC-CRD-08)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return any(unit & LYING for units in s.units for unit in units)

    def run(self, s: State, seat: Seat, option: int) -> None:
        if self.possible(s, seat):
            s.ask(STAND_UP, 1 << seat, CitizensOfHex(self.n, -1))


class LookObjective(Effect):
    def possible(self, s: State, seat: Seat) -> bool:
        return any(held for other, held in enumerate(s.objectives) if other != seat)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(SPY, 1 << seat)


class RevealBuy(Effect):
    """The top cards of the deck; one of a kind may be bought at its lowest price (ARC-CRD-04, 17)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return s.top >= 0

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.stack.append((REVEAL_CARDS, CardsRevealed(seat, self.op.kind == "progress", self.n, 0)))

    def sentence(self) -> str:
        return f"{super().sentence()}-{self.op.kind}"


class MoveShip(Effect):
    def possible(self, s: State, seat: Seat) -> bool:
        return can_sail(self.ruleset, s, seat)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(SAIL, 1 << seat, Voyage(self.n, -1))


class Rotate(Effect):
    """One card of the track; refill and red part follow (ARC-CRD-10)."""

    def possible(self, s: State, seat: Seat) -> bool:
        return bool(s.track)

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(ROTATE, 1 << seat, Rotation(seat, -1))


class SinkShip(Effect):
    def possible(self, s: State, seat: Seat) -> bool:
        return bool(preys(s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(PIRATE, 1 << seat)


class StealCube(Effect):
    def run(self, s: State, seat: Seat, option: int) -> None:
        s.ask(THIEF, 1 << seat)


class Pillage(Effect):
    def possible(self, s: State, seat: Seat) -> bool:
        return bool(plunder(self.ruleset, s, seat))

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.bank -= 1  # ARC-CRD-25: the florin of the cost stays on the icons
        s.buried += 1
        s.ask(PILLAGE, 1 << seat)


class ShipsAtPorts(Effect):
    """In order of play everybody puts ships beside his ports (ARC-WON-09)."""

    def run(self, s: State, seat: Seat, option: int) -> None:
        s.stack.append((HARBOUR_SHIPS, AtPlace(0)))


class PayOrRebels(Effect):
    """In order of play each pays, or the rebels rise (ARC-EVT-02)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        for each in reversed(s.order):
            s.ask(PAY_OR_REBELS, 1 << each, PaymentDue(self.op.florins, self.op.rebels))

    def told(self) -> dict[str, Figure]:
        return {"florins": self.op.florins, "n": self.op.rebels}


class EngageShipsOffPort(Effect):
    """A storm: every ship that is not on a port is engaged (ARC-EVT-05)."""

    needs_user = False

    def run(self, s: State, seat: Seat, option: int) -> None:
        for each in self.ruleset.all_seats:
            s.units[each] = tuple(
                sorted(
                    unit | ENGAGED if (spot := unit >> PLACE & 15) >= WATER and spot != SHIP_PORT else unit
                    for unit in s.units[each]
                )
            )


class Passive(Effect):
    passive = True

    def possible(self, s: State, seat: Seat) -> bool:
        return False


class OrderBonus(Passive):
    pass


class CrisisWild(Passive):
    pass


class NoTakeover(Passive):
    pass
