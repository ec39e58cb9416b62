"""The extension points: lists of functions, fixed when the game is made. Modules add their own functions.

The base game's functions are in the lists from the start, so its code only calls the lists. Rule ids name modules'
rules that use a point. "Ranks" are constants that order the functions of a point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from trireme.games.cyclades.state import CardNumber, GodNumber, Island, Sea, State
from trireme.kit.content.rulebook import Reason, Rule
from trireme.kit.engine.question import Forecast
from trireme.kit.engine.sequences import Hooks
from trireme.kit.seats import Seat

if TYPE_CHECKING:
    from trireme.games.cyclades.battle.casualties import StandIn
    from trireme.games.cyclades.battle.retreat import Retreating
    from trireme.games.cyclades.board import Razed
    from trireme.games.cyclades.control import Capture, NewBuilding
    from trireme.games.cyclades.gods.action import Action
    from trireme.games.cyclades.metropolis import Founded
    from trireme.games.cyclades.phases.offered_gold import Outbid
    from trireme.games.cyclades.phases.order import TurnOf
    from trireme.games.cyclades.phases.setup import Deployed
    from trireme.games.cyclades.ruleset import Ruleset
    from trireme.games.cyclades.units.journeys import Journey
    from trireme.games.cyclades.units.losses import Loss
    from trireme.games.cyclades.units.movement import MarchingTroops

D = TypeVar("D")
"""The data of a point, or None."""
Count = Callable[["Ruleset", State, Seat], int]
"""A number for a seat. The results of all functions of a point are added up."""
CountThere = Callable[["Ruleset", State, Island], int]
"""A number for an island. The results of all functions of a point are added up."""
CountOn = Callable[["Ruleset", State, int], int]
"""A number for a mask of islands. The results of all functions of a point are added up."""
Happens = Callable[["Ruleset", State, Seat], None]
"""Something that happens to a seat."""
Bars = Callable[["Ruleset", State, Seat, Island], Iterator[Reason]]
"""The rules that forbid a seat something with an island. They are only asked to explain a refusal."""
Point = Hooks["Ruleset", State, D]
"""What happens at one moment of the game, in order. Each function gets the data of the moment and may ask a question.
"""
Mask = Callable[["Ruleset", State, Seat], int]
"""Places that are closed to a seat, or to all if it is NOBODY, as a mask. The masks of a point are combined."""
MostBrought = Callable[["Ruleset", State, Seat, Island], int]
"""The most Metropolises that the capture of an island can bring a seat and its partner."""


class Entry(NamedTuple):
    """An entry point of a module: a kind of frame of `opening` or `phases` before which a position can stand."""

    kind: int
    like: str
    """The entry point of the base game whose facts are read in the same way: markers, turn order, gold."""


class Points:
    """All extension points of one game."""

    def __init__(self) -> None:
        # The beginning.
        self.setup: list[int] = []
        """Kinds of frames that run at the start, before the turn order is drawn (MON-DRW-01, TIT-SPM-01)."""
        self.deployed: Point[Deployed] = Hooks()
        """A seat has deployed all its pieces at the start (MON-MXT-01)."""
        self.settled: list[Happens] = []
        """Place what a seat has on the board when the game begins; nothing with free placement (HAD-FRE-01,
        TIT-PLA-01)."""
        self.opening: list[int] = []
        """Kinds of frames that run between the setup and the first cycle (HAD-FRE-02, TIT-PLA-03)."""
        self.entries: dict[str, Entry] = {}
        """Further entry points for positions, by name (HAD-FRE-02, 06)."""

        # The cycle.
        self.phases: list[int] = []
        """The phases of a cycle, as kinds of frames (HAD-HER-07)."""
        self.renewed: list[Callable[[Ruleset, State], None]] = []
        """Reset what is new in each cycle (MON-MEF-15, TIT-SPM-15)."""
        self.left_out: list[Callable[[Ruleset], int]] = []
        """Cards that are not in the pile of creatures, as masks (HAD-BEA-01, 22)."""
        self.all_spaces: list[Callable[[Ruleset, State], bool]] = []
        """Whether the whole track is in use from the first cycle on (MON-MEF-27)."""
        self.island_income: list[CountOn] = []
        """Gold that a mask of islands pays in the income phase (HAD-NEC-12, TIT-AEF-15, TIT-SPM-13)."""
        self.collects: list[Callable[[Ruleset, State], Iterable[tuple[Island, Seat]]]] = []
        """Islands whose income goes to a seat instead of their owner, with that seat (HAD-BEA-04)."""
        self.income: list[Count] = []
        """Gold that a seat receives beside the income of islands (HAD-TIL-16, TIT-ART-14)."""
        self.incomes: Point[None] = Hooks()
        """The income phase. Ranks are in `phases/gods.py`."""
        self.fates: list[Count] = []
        """Gold that the Fates give a seat (HAD-TIL-16, HAD-BEA-21, HAD-NEC-22, TIT-AEF-23)."""
        self.before_offerings: Point[None] = Hooks()
        """The offerings begin; no marker has been placed. Ranks are in `phases/offerings.py`."""
        self.marker_actions: list[type[Action]] = []
        """Actions of a player who is about to place a marker (HAD-OBJ-10)."""
        self.closed_gods: list[Mask] = []
        """Gods to whom a seat may not make an offering, as a mask (HAD-OBJ-07)."""
        self.bars_offering: list[Callable[[Ruleset, State, Seat, GodNumber], Iterator[Reason]]] = []
        """The rules of `closed_gods`. Arguments: seat, god."""
        self.unavailable: list[Callable[[Ruleset, State, GodNumber], Iterator[Reason]]] = []
        """Why a god cannot receive an offering, for reasons other than lying face down (HAD-THR-03, 06)."""
        self.outbid_cost: list[Callable[[Ruleset, State, Seat, GodNumber], int]] = []
        """Gold that a seat pays at once when it displaces the marker on a god. Arguments: seat, god (TIT-AEF-13, 14).
        """
        self.placed: list[Happens] = []
        """A marker has been placed; a displaced marker is still to be placed again (TIT-AEF-21)."""
        self.bars_outbid: list[Callable[[Ruleset, State, Seat, GodNumber], Iterator[Reason]]] = []
        """The rules of `outbid_cost`. Arguments: seat, god."""
        self.outbid: Point[Outbid] = Hooks()
        """An offering has displaced another marker (TIT-AEF-13, 21)."""
        self.discounts: list[Count] = []
        """Gold that a seat can now save on creatures (TIT-SPM-10)."""
        self.spends: list[Callable[[Ruleset, State, Seat, int], int]] = []
        """Use up some of a seat's discounts and return how many remain to be used. Arguments: seat, count (TIT-SPM-15).
        """
        self.turn_begins: Point[TurnOf] = Hooks()
        """A turn begins, on Apollo too, before the gift of the god. Ranks are in `phases/turn.py`."""
        self.gifted: Point[TurnOf] = Hooks()
        """The god has given the gift, and its consequences are settled (HAD-FAV-04, HAD-CYO-05)."""
        self.turn_ends: list[Happens] = []
        """A seat's turn with a god ends (HAD-FAV-06)."""
        self.drawn_gods: list[Callable[[Ruleset, State], int]] = []
        """Gods among which the next place is drawn, as a mask; 0 for all that have none yet (TIT-GDS-06)."""
        self.known_gold: list[Count] = []
        """Gold that a seat is known to have, because of what it is about to do or has agreed to (TIT-AEF-25, 29)."""
        self.acting: list[Happens] = []
        """What happens in a turn each time before its player is asked what to do (MON-BUI-14)."""
        self.saved_on_cards: list[Count] = []
        """Gold that a seat saves on each Priest or Philosopher that it buys (MON-MEF-18)."""
        self.unlimited: list[Callable[[Ruleset, State, Seat, str], bool]] = []
        """Whether a seat may buy any number of a card. Arguments: seat, card (MON-MEF-25)."""
        self.gods_kept: list[Callable[[Ruleset, State], list[GodNumber] | None]] = []
        """Gods that keep their place from the cycle before. The first answer that is not None counts (TIT-GDS-04, 06).
        """
        self.gods_laid: Point[None] = Hooks()
        """The gods have been laid out (HAD-THR-05, HAD-FAV-01, HAD-OBJ-25)."""
        self.actions: list[type[Action]] = []
        """Actions that a player has in a turn with any god (MON-MEF-12, HAD-OBJ-05, HAD-FAV-05)."""
        self.wins: list[Callable[[Ruleset, State, Seat], bool]] = []
        """Whether a seat wins when the cycle ends (TIT-TEA-06)."""
        self.victors: dict[str, Callable[[Ruleset, State], int]] = {}
        """Seats that win at once, as a mask, by the name of the ending. Checked when `State.check_end` is set
        (TIT-ART-10)."""
        self.eliminated: list[Happens] = []
        """What happens to the things of an eliminated seat (HAD-HER-21, TIT-ART-15, MON-CTL-07)."""

        # Defence.
        self.land_defence: list[CountThere] = []
        """Bonus of the defenders of an island, whatever their number (TIT-SPM-08)."""
        self.guards: list[CountThere] = []
        """Strength of what defends an island beside troops (MON-MEF-22)."""
        self.stand_ins: list[StandIn] = []
        """Units of other places that the defender may lose instead of those there (MON-MEF-24)."""
        self.guard_falls: list[Callable[[Ruleset, State, Island], None]] = []
        """What happens to the guards of an island when they lose an assault and no unit is left (CYC-MIN-06)."""
        self.guards_stay: list[Bars] = []
        """The rules by which the guards of an island cannot march (CYC-MIN-08)."""
        self.sea_defence: list[Callable[[Ruleset, State, Sea, Seat], int]] = []
        """Bonus of a seat's fleets that defend a sea. Arguments: sea, seat (TIT-SPM-09)."""

        self.attack: list[Callable[[Ruleset, State], int]] = []
        """Strength added to the attack in the battle being fought (HAD-PWR-01, TIT-SPM-09)."""
        self.defence: list[Callable[[Ruleset, State, int], int]] = []
        """Change the defenders' bonus in the battle being fought. Argument: the bonus so far (HAD-PWR-14, 16)."""
        self.spares: list[Callable[[Ruleset, State], None]] = []
        """Spare a side its loss after the scores have been compared (HAD-PWR-03)."""
        self.changes_battle: list[Callable[[Ruleset, int, int], bool]] = []
        """Whether units change a battle by more than their number, so that the base game tells no odds. A module that
        adds to `attack`, `defence` or `spares` must say it here. Arguments: element, group (HAD-HER-09)."""
        self.foretells: list[Callable[[Ruleset, State, Seat], Forecast | None]] = []
        """The forecast of the battle in a state, as a seat is told it, where more than numbers and buildings decides;
        otherwise None. It must not change the state (HAD-HER-09, HAD-OBJ-19, 21)."""
        self.assault: Point[None] = Hooks()
        """The stages of an assault. Ranks are in `battle/stages.py`."""
        self.battle_ends: list[Callable[[Ruleset, State], None]] = []
        """The sides of a battle are decided; `State.battle` is still there (HAD-PWR-12)."""
        self.fought: list[Callable[[Ruleset, State], None]] = []
        """A battle is over; the place has not changed hands yet (TIT-ART-17, MON-MEF-07)."""
        self.retreats: Point[Retreating] = Hooks()
        """A side retreats (TIT-AEF-09)."""

        # Units and islands.
        self.marches: Point[MarchingTroops] = Hooks()
        """Troops set out. Ranks are in `units/movement.py`."""
        self.losses: Point[Loss] = Hooks()
        """Units are lost. Ranks are in `units/losses.py`."""
        self.captures: Point[Capture] = Hooks()
        """An island has been taken. Ranks are in `control.py`."""
        self.brings: dict[Callable[..., object], MostBrought | None] = {}
        """The most Metropolises that a function of `captures`, `founded`, `razed`, `eliminated` or `philosophers_saved`
        can bring; None if it brings none. Each of these functions needs an entry, or the game cannot be made. Only a
        capture that may bring enough is played on a copy: too small a number forbids an attack that wins, too great
        a one costs time (TIT-SPM-12, TIT-MIL-04)."""
        self.may_win: dict[str, Callable[[Ruleset, State, Seat, Island], bool] | None] = {}
        """Whether the capture of an island may make a seat one of `victors`, by the name of the ending; None if it
        never does (TIT-TER-12)."""

        # Ways. What closes one gives a mask for the fast path, and beside it the rule that says so.
        self.closed_seas: list[Mask] = []
        """Seas that no fleet of a seat may enter (TIT-TEA-05, HAD-OBJ-16)."""
        self.bars_entering: list[Callable[[Ruleset, State, Seat, Sea], Iterator[Reason]]] = []
        """The rules of `closed_seas`. Arguments: seat, sea."""
        self.cuts_off: list[Bars] = []
        """The rules by which no chain of fleets reaches an island (CYC-POL-10)."""
        self.held_islands: list[Mask] = []
        """Islands that the troops of a seat cannot leave (HAD-OBJ-39, TIT-AEF-25)."""
        self.bars_leaving: list[Bars] = []
        """The rules of `held_islands`."""
        self.no_retreat: list[Mask] = []
        """Islands from which a seat cannot retreat (HAD-PWR-08)."""
        self.bars_retreat: list[Bars] = []
        """The rules of `no_retreat`."""
        self.explains_retreat: list[Bars] = []
        """Further reasons why troops find no way to retreat to an island (HAD-PWR-11)."""
        self.links: list[Callable[[Ruleset, State, Seat, Island], int]] = []
        """Islands joined to one for moves and retreats, as a mask. Arguments: seat, island (HAD-TIL-21, 28)."""
        self.ways: list[Callable[[Ruleset, State, Seat, Island], int]] = []
        """Further islands to which troops can march from one, as a mask. Arguments: seat, island (TIT-AEF-01, 03)."""
        self.passing: list[Callable[[Ruleset, State, Seat, Island, Journey], int]] = []
        """Islands that troops can enter only to pass on, as a mask. Arguments: seat, island, journey (TIT-AEF-25)."""
        self.no_landing: list[Mask] = []
        """Islands on which troops of a seat may not land (HAD-OBJ-15, MON-MEF-01, TIT-TEA-03)."""
        self.no_battle: list[Mask] = []
        """Those functions of `no_landing` that keep troops from stopping, but not from passing (TIT-AEF-25,
        MON-MXT-05)."""
        self.bars_landing: list[Bars] = []
        """The rules of `no_landing`."""
        self.bars_way: list[Callable[[Ruleset, State, Seat, Journey, Island, Island], Iterator[Reason]]] = []
        """The rules that close a way between two islands. Arguments: seat, journey, start, to (MON-MEF-02, TIT-TEA-04).
        """
        self.bars_stopping: list[Bars] = []
        """The rules by which troops that may pass an island may not stop there (MON-MXT-05)."""
        self.overland: list[Callable[[Ruleset, State, Seat, Island], int]] = []
        """Islands of `ways` that count as borders, as a mask. Arguments: seat, island (TIT-AEF-01)."""
        self.outside: list[Rule] = []
        """The rules that keep everything but a Metropolis from an island outside the board (HAD-PWR-18)."""

        # Cards.
        self.discarded: list[Callable[[Ruleset, State, CardNumber], None]] = []
        """What happens when a creature's card reaches the discard pile (HAD-OBJ-31)."""
        self.bars_victim: list[Callable[[Ruleset, State, Seat, Seat], Iterator[Reason]]] = []
        """The rules by which a power against opponents cannot choose a player. Arguments: seat, other (TIT-TEA-16)."""
        self.shielded: list[Callable[[Ruleset, State], int]] = []
        """Islands that powers of creatures cannot touch, as a mask (HAD-BEA-17)."""
        self.bars_power: list[Callable[[Ruleset, State, Island, str], Iterator[Reason]]] = []
        """The rules of `shielded`. Arguments: island, card."""

        self.unsold: dict[str, Rule] = {}
        """The rule by which the Sphinx does not buy a thing, by its word in a move (HAD-PRS-03)."""

        # What comes.
        self.outlooks: list[Callable[[Ruleset, State, Seat | None], Iterable[Forecast]]] = []
        """Forecasts for a seat, or for spectators if it is None (HAD-THR-03, TIT-ART-10)."""

        # Words.
        self.tied: list[Rule] = []
        """The rules by which the defender chooses a lost unit first after a tied assault (HAD-CYO-04)."""
        self.waits: dict[int, tuple[Rule, tuple[str, ...]]] = {}
        """Why all other players wait during a kind of question, and the verbs of that question (HAD-FRE-06)."""
        self.delays: dict[int, Rule] = {}
        """Why the player whose turn begins waits during a kind of question (HAD-OBJ-18)."""
        self.verbs: dict[str, tuple[Rule, ...]] = {}
        """Verbs that modules add, with the rules that answer them where no question has them (HAD-OBJ-05)."""
        self.phase_of: dict[str, Callable[[State], bool]] = {}
        """Whether the phase of a verb is being played, for verbs that do not belong to the actions phase (TIT-PLA-04).
        """
        self.holds: dict[Rule, Callable[[Ruleset, State, Seat, list[str]], bool]] = {}
        """Whether a rule that answers a misplaced verb forbids it here. Arguments: seat, words (HAD-FAV-05)."""
        self.misplaced_verbs: dict[str, dict[str, tuple[Rule, ...]]] = {}
        """The rules that answer misplaced verbs in single questions, by prompt (MON-MEF-14)."""
        self.explain_misplaced: list[Callable[[Ruleset, State, Seat, list[str]], Iterator[Reason]]] = []
        """The reasons that answer whole misplaced moves; they are told first. Arguments: seat, words (HAD-OBJ-05, 10,
        25)."""
        self.out_of_turn: list[Callable[[Ruleset, State, Seat, list[str]], Iterator[Reason]]] = []
        """Why a seat that is not asked cannot make a move now. Arguments: seat, words (HAD-OBJ-05)."""

        # Buildings.
        self.markers: list[Callable[[Ruleset, State], int]] = []
        """Prosperity markers in the supply beyond those of the base game (HAD-TIL-15, 27)."""
        self.built: Point[NewBuilding] = Hooks()
        """A building has come to a slot. Ranks are in `control.py` (MON-BUI-01, 03)."""
        self.razed: Point[Razed] = Hooks()
        """A building or a Metropolis is gone (TIT-SPM-14, HAD-NEC-04, 15)."""
        self.frames: dict[str, Callable[[Ruleset, State], int]] = {}
        """Islands whose Metropolis frame bears another building, as a mask, by the building's id (HAD-NEC-19, 20)."""
        self.bars_frame: list[Callable[[Ruleset, State, Island, str], Iterator[Reason]]] = []
        """The rules by which slots under a frame are closed to a verb. Arguments: island, verb (HAD-NEC-16, 17, 19,
        20)."""
        self.philosophers_saved: list[Count] = []
        """Philosophers that a seat needs less for a Metropolis (TIT-SPM-11)."""
        self.founded: Point[Founded] = Hooks()
        """A Metropolis has been placed (TIT-SPM-02)."""
        self.bars_site: list[Bars] = []
        """The rules by which no Metropolis may go to a seat's own island (TIT-TER-10)."""
        self.frameless: list[Bars] = []
        """The rules by which other things that need a frame cannot go to an own island without one (TIT-HXT-15)."""
        self.sites: list[Callable[[Ruleset, State, Seat], list[Island]]] = []
        """Islands of a seat where a Metropolis may go. The first list that is not empty counts (TIT-TER-10)."""
