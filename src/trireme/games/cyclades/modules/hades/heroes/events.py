"""What happens to Heroes, and by the new creatures."""

from __future__ import annotations

from typing import ClassVar

from trireme.kit.engine.event import Event


class HeroOffered(Event, frozen=True, kw_only=True, tag="hades.hero-offered"):
    """A Hero comes to a space of the track."""

    reveal: ClassVar[bool] = True
    hero: str
    price: int


class HeroUnsold(Event, frozen=True, kw_only=True, tag="hades.hero-unsold"):
    """Nobody has recruited a Hero, who leaves the track."""

    hero: str


class HeroCame(Event, frozen=True, kw_only=True, tag="hades.hero"):
    """A Hero comes to an island of the player who has recruited him."""

    seat: int
    hero: str
    island: str


class HeroPaid(Event, frozen=True, kw_only=True, tag="hades.hero-paid"):
    seat: int
    hero: str
    gold: int


class HeroGone(Event, frozen=True, kw_only=True, tag="hades.hero-gone"):
    """A Hero leaves the game with his card."""

    hero: str


class HeroSacrificed(Event, frozen=True, kw_only=True, tag="hades.hero-sacrificed"):
    seat: int
    hero: str
    island: str


class HeroStruck(Event, frozen=True, kw_only=True, tag="hades.hero-struck"):
    """The Manticore kills a Hero of a player."""

    seat: int
    victim: int
    hero: str
    island: str


class DieRolledAgain(Event, frozen=True, kw_only=True, tag="hades.rerolled"):
    """Theseus has the die of his side rolled again."""

    seat: int
    die: int
    """The face that the die showed before."""


class BuildingsGiven(Event, frozen=True, kw_only=True, tag="hades.buildings-given"):
    """Theseus gives buildings for a Metropolis."""

    seat: int
    count: int


class FortressesRemoved(Event, frozen=True, kw_only=True, tag="hades.fortresses"):
    seat: int
    victim: int
    island: str
    count: int


class Reinforced(Event, frozen=True, kw_only=True, tag="hades.reinforced"):
    """Hector brings troops of the reserve to his island."""

    seat: int
    island: str
    count: int


class AmazonsFound(Event, frozen=True, kw_only=True, tag="hades.amazons"):
    """Penthesilea's secret island comes to a player."""

    seat: int


class AmazonsGone(Event, frozen=True, kw_only=True, tag="hades.amazons-gone"):
    """Penthesilea's secret island leaves the game with its owner."""

    seat: int


class MarkerTaken(Event, frozen=True, kw_only=True, tag="hades.marker-taken"):
    """The Erinyes carry a prosperity marker from an island, or a sea, to another island."""

    seat: int
    start: str
    island: str
    sea: bool = False

    def places(self) -> tuple[str, ...]:
        return f"{'sea' if self.sea else 'island'}:{self.start}", f"island:{self.island}"


class NecropolisEmptied(Event, frozen=True, kw_only=True, tag="hades.necropolis-emptied"):
    """Empusa takes the gold of the Necropolis."""

    seat: int
    island: str
    gold: int
