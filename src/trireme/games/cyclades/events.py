"""The events of the base game. Only the gold that the Griffon takes is hidden from some players (CYC-INF-08)."""

from __future__ import annotations

from typing import ClassVar

from trireme.games.cyclades.event_places import AtSea, OfCreature, OfGod, OnIsland
from trireme.kit.engine.event import Event

# The course of a cycle.


class CycleBegun(Event, frozen=True, kw_only=True, tag="cycle"):
    cycle: int


class OrderDrawn(Event, frozen=True, kw_only=True, tag="order-drawn"):
    """A place in the turn order of the first cycle."""

    reveal: ClassVar[bool] = True
    seat: int
    place: int


class CreatureCame(OfCreature, frozen=True, kw_only=True, tag="came"):
    reveal: ClassVar[bool] = True
    price: int


class CreatureLeft(OfCreature, frozen=True, kw_only=True, tag="left"):
    """A creature that nobody called is discarded."""


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffled"):
    """The discard pile becomes part of the draw pile."""


class GodsLaid(Event, frozen=True, kw_only=True, tag="gods"):
    """The gods available in this cycle, in order."""

    reveal: ClassVar[bool] = True
    gods: tuple[str, ...]

    def places(self) -> tuple[str, ...]:
        return tuple(f"god:{god}" for god in self.gods)


class Income(Event, frozen=True, kw_only=True, tag="income"):
    seat: int
    gold: int


class Offered(OfGod, frozen=True, kw_only=True, tag="offered"):
    seat: int
    gold: int


class Displaced(OfGod, frozen=True, kw_only=True, tag="outbid"):
    seat: int
    by: int
    own: bool
    """Whether a player displaces their own other marker (CYC-TWO-05)."""


class WentToApollo(Event, frozen=True, kw_only=True, tag="on-apollo"):
    seat: int
    place: int

    def places(self) -> tuple[str, ...]:
        return ("god:apollo",)


class Paid(Event, frozen=True, kw_only=True, tag="offerings-paid"):
    """Offerings are paid, Priests counted."""

    seat: int
    gold: int
    saved: int


# Turns.


class TurnBegun(OfGod, frozen=True, kw_only=True, tag="turn"):
    seat: int


class TurnEnded(OfGod, frozen=True, kw_only=True, tag="turn-ended"):
    seat: int


class FleetRecruited(AtSea, frozen=True, kw_only=True, tag="fleet-recruited"):
    seat: int
    gold: int


class TroopRecruited(OnIsland, frozen=True, kw_only=True, tag="troop-recruited"):
    seat: int
    gold: int


class CardTaken(Event, frozen=True, kw_only=True, tag="card-taken"):
    """A Priest or a Philosopher."""

    seat: int
    card: str
    gold: int


class GiftLost(Event, frozen=True, kw_only=True, tag="gift-lost"):
    """The god's gift cannot be received."""

    seat: int
    unit: str


class Built(OnIsland, frozen=True, kw_only=True, tag="built"):
    seat: int
    building: str
    gold: int


class ApolloGave(Event, frozen=True, kw_only=True, tag="apollo"):
    seat: int
    gold: int


class Prospered(OnIsland, frozen=True, kw_only=True, tag="prospered"):
    seat: int


# Movement and battle.


class FleetsMoved(AtSea, frozen=True, kw_only=True, tag="fleets-moved"):
    seat: int
    start: str
    count: int

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.start}", f"sea:{self.sea}")


class TroopsMoved(OnIsland, frozen=True, kw_only=True, tag="troops-moved"):
    seat: int
    start: str
    over: tuple[str, ...]
    """The seas of the chain of fleets; empty for troops that fly."""
    count: int

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.start}", *(f"sea:{sea}" for sea in self.over), f"island:{self.island}")


class _InBattle(Event, frozen=True, kw_only=True):
    seat: int
    """The attacker."""
    defender: int
    """The defending seat; -1 for the Minotaur of a neutral island."""
    place: str
    land: bool

    def places(self) -> tuple[str, ...]:
        return (f"island:{self.place}" if self.land else f"sea:{self.place}",)


class BattleBegun(_InBattle, frozen=True, kw_only=True, tag="battle"):
    pass


class DiceRolled(_InBattle, frozen=True, kw_only=True, tag="dice"):
    """What lies there while somebody may still add to it; else the assault tells it."""

    reveal: ClassVar[bool] = True
    attack_die: int
    defence_die: int


class Assault(_InBattle, frozen=True, kw_only=True, tag="assault"):
    reveal: ClassVar[bool] = True
    attack: int
    """Strength of the attacker's units."""
    attack_die: int
    """The attacker's die."""
    defence: int
    """Strength of the defender's units and guards."""
    guards: int
    """Strength of the guards alone."""
    bonus: int
    """The bonus of the defender from buildings."""
    defence_die: int
    """The defender's die."""
    attack_added: int
    """What was added to the attack after the dice (HAD-OBJ-19)."""
    defence_added: int
    attack_score: int
    """The attacker's score."""
    defence_score: int
    lost_attack: int
    lost_defence: int


class Retreated(Event, frozen=True, kw_only=True, tag="retreated"):
    seat: int
    place: str
    over: tuple[str, ...]
    """The seas of the chain of fleets over which troops leave."""
    to: str
    count: int
    land: bool

    def places(self) -> tuple[str, ...]:
        kind = "island" if self.land else "sea"
        return (f"{kind}:{self.place}", *(f"sea:{sea}" for sea in self.over), f"{kind}:{self.to}")


class NoRetreat(Event, frozen=True, kw_only=True, tag="no-retreat"):
    """A side would be asked, but finds no place to retreat to."""

    seat: int
    place: str
    land: bool
    rule: str

    def places(self) -> tuple[str, ...]:
        return (f"{'island' if self.land else 'sea'}:{self.place}",)


class BattleOver(_InBattle, frozen=True, kw_only=True, tag="battle-over"):
    winner: int
    """The winning seat; -1 if no unit is left, or if the Minotaur of a neutral island wins."""


class IslandTaken(OnIsland, frozen=True, kw_only=True, tag="taken"):
    seat: int
    loser: int
    """The seat that loses the island; -1 for none."""
    metropolis: bool
    """Whether a Metropolis stands on the island."""


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    seat: int
    by: int


class FleetReplaced(AtSea, frozen=True, kw_only=True, tag="fleet-replaced"):
    """A fleet of the reserve takes the place of the one that the Siren has sunk."""

    seat: int
    creature: str


class FleetsLost(AtSea, frozen=True, kw_only=True, tag="fleets-lost"):
    """To the Kraken, to Polyphemus or to the Siren."""

    seat: int
    count: int
    creature: str


class OfKind(Event, frozen=True, kw_only=True, tag="of-kind"):
    """Units of a further kind among those that the event before is about, or the unit that a side loses in battle."""

    seat: int
    unit: str
    count: int
    lost: bool = False


# Metropolises.


class SetGiven(Event, frozen=True, kw_only=True, tag="set-given"):
    """`way`: `buildings` or `philosophers`."""

    seat: int
    way: str


class MetropolisFounded(OnIsland, frozen=True, kw_only=True, tag="metropolis"):
    seat: int


class MetropolisLost(Event, frozen=True, kw_only=True, tag="metropolis-lost"):
    """There is no island to put it on."""

    seat: int


class BuildingLost(OnIsland, frozen=True, kw_only=True, tag="building-lost"):
    """To a Metropolis or to the Giant."""

    seat: int
    """The seat that owned the building."""
    building: str


# Creatures.


class Called(OfCreature, frozen=True, kw_only=True, tag="called"):
    seat: int
    gold: int


class NoEffect(OfCreature, frozen=True, kw_only=True, tag="no-effect"):
    seat: int


class Swapped(OfCreature, frozen=True, kw_only=True, tag="swapped"):
    seat: int


class Copied(OfCreature, frozen=True, kw_only=True, tag="copied"):
    """The Chimera applies the power of this creature."""

    seat: int


class FigurePlaced(OnIsland, frozen=True, kw_only=True, tag="figure-placed"):
    seat: int
    creature: str


class FigureLeft(OnIsland, frozen=True, kw_only=True, tag="figure-left"):
    creature: str


class CardStolen(OfCreature, frozen=True, kw_only=True, tag="card-stolen"):
    """By the Satyr or the Dryad."""

    seat: int
    victim: int
    card: str


class GoldStolen(Event, frozen=True, kw_only=True, tag="gold-stolen", omit_defaults=True, repr_omit_defaults=True):
    """By the Griffon; only the two players learn how much (CYC-INF-08), and who looks into their purses."""

    reveal: ClassVar[bool] = True
    seat: int
    victim: int
    gold: int
    partners: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        learn = (self.seat, self.victim, *self.partners)
        return self if seat in learn else GoldStolenUnseen(seat=self.seat, victim=self.victim)


class GoldStolenUnseen(Event, frozen=True, kw_only=True, tag="gold-stolen-unseen"):
    seat: int
    victim: int


class TroopLost(OnIsland, frozen=True, kw_only=True, tag="troop-lost"):
    """To the Harpy."""

    seat: int


class Replaced(OnIsland, frozen=True, kw_only=True, tag="replaced"):
    """By the Cyclops."""

    seat: int
    building: str
    before: str


class Sold(Event, frozen=True, kw_only=True, tag="sold"):
    """To the Sphinx: a `priest`, a `philosopher`, a `troop` or a `fleet`, and where it was."""

    seat: int
    unit: str
    place: str
    gold: int

    def places(self) -> tuple[str, ...]:
        return (f"{'island' if self.unit == 'troop' else 'sea'}:{self.place}",) if self.place else ()


class KrakenMoved(AtSea, frozen=True, kw_only=True, tag="kraken"):
    seat: int
    gold: int


class Pushed(AtSea, frozen=True, kw_only=True, tag="pushed"):
    """By Polyphemus."""

    seat: int
    """The seat that owns the fleet."""
    start: str

    def places(self) -> tuple[str, ...]:
        return (f"sea:{self.start}", f"sea:{self.sea}")


# The end.


class GoldShown(Event, frozen=True, kw_only=True, tag="gold-shown"):
    """When the game is over (CYC-INF-10)."""

    reveal: ClassVar[bool] = True
    seat: int
    gold: int


class TieForVictory(Event, frozen=True, kw_only=True, tag="tie"):
    """Winners-to-be with as many Metropolises, and what decides: `gold`, or nothing (`shared`)."""

    reveal: ClassVar[bool] = True
    seats: tuple[int, ...]
    settled: str
    rule: str


class Victory(Event, frozen=True, kw_only=True, tag="victory"):
    reveal: ClassVar[bool] = True
    seat: int
    metropolises: int
    gold: int


class VictoryOfTeam(Event, frozen=True, kw_only=True, tag="victory-team"):
    """Players win together, with what they have together (TIT-TEA-08)."""

    reveal: ClassVar[bool] = True
    seats: tuple[int, ...]
    metropolises: int
    gold: int
