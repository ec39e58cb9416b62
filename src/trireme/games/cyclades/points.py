"""The extension points: plain lists of functions, fixed when the game is made. A module adds its own to them.

The base game's functions are in the lists from the start, so that its code asks the lists and nothing else. Each point
says who uses it besides, by the rules of what comes.
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
"""The data of a point, which may be None."""
Count = Callable[["Ruleset", State, Seat], int]
"""A sum over something of a seat; those of one point are added up."""
CountThere = Callable[["Ruleset", State, Island], int]
"""The same of an island,"""
CountOn = Callable[["Ruleset", State, int], int]
"""or of all islands of a mask."""
Happens = Callable[["Ruleset", State, Seat], None]
"""Something that happens to a seat."""
Bars = Callable[["Ruleset", State, Seat, Island], Iterator[Reason]]
"""Rules that forbid a seat something with an island: (seat, island). They are asked only to explain a no."""
Point = Hooks["Ruleset", State, D]
"""What happens at one moment of the game, in order. Each function may ask; the data says what the moment is about."""
Mask = Callable[["Ruleset", State, Seat], int]
"""Places that are closed to a seat (NONE: to everybody), as a mask; those of one point are put together."""
MostBrought = Callable[["Ruleset", State, Seat, Island], int]
"""Metropolises that the capture of an island brings a seat and its partner at most, (seat, island)."""


class Entry(NamedTuple):
    """An entry point of a module: the kind of frame that is about to run, one of `opening` or of `phases`."""

    kind: int
    like: str
    """The entry point of the base game whose facts are read in the same way: markers, turn order, gold."""


class Points:
    """What a game being made has at each point."""

    def __init__(self) -> None:
        # The beginning.
        self.setup: list[int] = []
        """What is done at the set-up before the turn order is drawn, as kinds of frames: MON-DRW-01, TIT-SPM-01."""
        self.deployed: Point[Deployed] = Hooks()
        """A seat has deployed all it has at the beginning, (seat): MON-MXT-01."""
        self.settled: list[Happens] = []
        """What a seat has on the board when the game begins: nothing with HAD-FRE-01 and TIT-PLA-01."""
        self.opening: list[int] = []
        """What happens between set-up and the first cycle, as kinds of frames: HAD-FRE-02, TIT-PLA-03."""
        self.entries: dict[str, Entry] = {}
        """Where else a position can stand, by the name of the entry point: HAD-FRE-02, 06."""

        # The cycle.
        self.phases: list[int] = []
        """The phases of a cycle, as kinds of frames: HAD-HER-07 pays Heroes after the income."""
        self.renewed: list[Callable[[Ruleset, State], None]] = []
        """What is as new in each cycle: MON-MEF-15, TIT-SPM-15."""
        self.left_out: list[Callable[[Ruleset], int]] = []
        """Cards that are not in the pile, as masks: HAD-BEA-01 replaces one, HAD-BEA-22 leaves it to the players."""
        self.all_spaces: list[Callable[[Ruleset, State], bool]] = []
        """Whether the whole track is in use already in the first cycles: MON-MEF-27."""
        self.island_income: list[CountOn] = []
        """Gold that islands pay in the income phase: HAD-NEC-12, TIT-AEF-15, TIT-SPM-13."""
        self.collects: list[Callable[[Ruleset, State], Iterable[tuple[Island, Seat]]]] = []
        """Islands whose income a seat receives instead of their owners, with that seat: HAD-BEA-04, Cerberus."""
        self.income: list[Count] = []
        """Gold that a seat receives besides what islands pay: HAD-TIL-16, TIT-ART-14."""
        self.incomes: Point[None] = Hooks()
        """The income phase, by ranks of `phases/gods.py`."""
        self.fates: list[Count] = []
        """What the Fates pay a seat: HAD-TIL-16; nothing that HAD-BEA-21, HAD-NEC-22 and TIT-AEF-23 keep from them."""
        self.before_offerings: Point[None] = Hooks()
        """The offerings begin and no marker has been placed, by ranks of `phases/offerings.py`."""
        self.marker_actions: list[type[Action]] = []
        """What a player who is about to place a marker can do before: HAD-OBJ-10, the Girdle."""
        self.closed_gods: list[Mask] = []
        """Gods to whom a seat may make no offering, as a mask: HAD-OBJ-07."""
        self.bars_offering: list[Callable[[Ruleset, State, Seat, GodNumber], Iterator[Reason]]] = []
        """The rules that say so: (seat, god)."""
        self.unavailable: list[Callable[[Ruleset, State, GodNumber], Iterator[Reason]]] = []
        """Why a god cannot receive an offering, where it is not that he lies face down: HAD-THR-03, 06."""
        self.outbid_cost: list[Callable[[Ruleset, State, Seat, GodNumber], int]] = []
        """Gold that a seat gives away at once when it outbids whoever holds a god, (seat, god): TIT-AEF-13, 14."""
        self.placed: list[Happens] = []
        """A marker has been placed; whom it has displaced is still to be settled: TIT-AEF-21."""
        self.bars_outbid: list[Callable[[Ruleset, State, Seat, GodNumber], Iterator[Reason]]] = []
        """The rules by which it gives that gold away, (seat, god)."""
        self.outbid: Point[Outbid] = Hooks()
        """After an offering that displaces another, (seat, god, whom): TIT-AEF-13 pays it, 21 asks the partner."""
        self.discounts: list[Count] = []
        """Gold that a seat can save on creatures now: TIT-SPM-10, the Religious Metropolis."""
        self.spends: list[Callable[[Ruleset, State, Seat, int], int]] = []
        """Uses up so many of these discounts, (seat, count), and says how many are left to be found: TIT-SPM-15."""
        self.turn_begins: Point[TurnOf] = Hooks()
        """A turn begins, (seat), Apollo's included, before the god's gift, by ranks of `phases/turn.py`."""
        self.gifted: Point[TurnOf] = Hooks()
        """The god has given his gift, (seat), and all that comes of it is settled: HAD-FAV-04, HAD-CYO-05."""
        self.turn_ends: list[Happens] = []
        """What happens when a seat's turn with a god ends: HAD-FAV-06."""
        self.drawn_gods: list[Callable[[Ruleset, State], int]] = []
        """Gods among which the next place is drawn, as a mask; 0: all that have none: TIT-GDS-06."""
        self.known_gold: list[Count] = []
        """Gold that a seat is known to have for what it is about to do or has agreed to: TIT-AEF-25, 29."""
        self.acting: list[Happens] = []
        """What happens in a turn before its player is asked what to do, each time: MON-BUI-14 builds what waits."""
        self.saved_on_cards: list[Count] = []
        """Gold that a seat saves on each Priest or Philosopher that it buys: MON-MEF-18."""
        self.unlimited: list[Callable[[Ruleset, State, Seat, str], bool]] = []
        """Whether a seat may buy any number of a card, (seat, card): MON-MEF-25."""
        self.gods_kept: list[Callable[[Ruleset, State], list[GodNumber] | None]] = []
        """Gods that have their place from the cycle before; the first answer counts: TIT-GDS-04, 06."""
        self.gods_laid: Point[None] = Hooks()
        """After the gods are laid out: HAD-THR-05 covers one, HAD-FAV-01 lays a favour, HAD-OBJ-25 asks."""
        self.actions: list[type[Action]] = []
        """What a player can do in a turn with any god: MON-MEF-12, HAD-OBJ-05, HAD-FAV-05."""
        self.wins: list[Callable[[Ruleset, State, Seat], bool]] = []
        """Whether a seat wins when the cycle ends: TIT-TEA-06 counts the Metropolises of a team."""
        self.victors: dict[str, Callable[[Ruleset, State], int]] = {}
        """Seats that win at once, as a mask, by the name of the ending; looked at after `s.check_end`: TIT-ART-10."""
        self.eliminated: list[Happens] = []
        """What an eliminated seat leaves behind: HAD-HER-21, TIT-ART-15, MON-CTL-07."""

        # Defence.
        self.land_defence: list[CountThere] = []
        """What is added to the defenders' score on an island, whatever their number: TIT-SPM-08."""
        self.guards: list[CountThere] = []
        """Strength of what defends an island besides troops: MON-MEF-22, the fleets of the Warrior City."""
        self.stand_ins: list[StandIn] = []
        """Units of other places that the defender may lose instead of those there: MON-MEF-24."""
        self.guard_falls: list[Callable[[Ruleset, State, Island], None]] = []
        """What happens to the guards of an island when they lose an assault and no unit is left (CYC-MIN-06)."""
        self.guards_stay: list[Bars] = []
        """The rules by which guards of an island cannot march, (seat, island): the Minotaur."""
        self.sea_defence: list[Callable[[Ruleset, State, Sea, Seat], int]] = []
        """What is added for the fleets of a seat defending a sea, (sea, seat): TIT-SPM-09."""

        self.attack: list[Callable[[Ruleset, State], int]] = []
        """What is added to the attackers' score in the battle being fought: HAD-PWR-01, TIT-SPM-09."""
        self.defence: list[Callable[[Ruleset, State, int], int]] = []
        """What becomes of the defenders' bonus in the battle being fought: HAD-PWR-14 ignores it, HAD-PWR-16 adds."""
        self.spares: list[Callable[[Ruleset, State], None]] = []
        """Who loses nothing after all, once the scores are compared: HAD-PWR-03, a tie with Penthesilea."""
        self.changes_battle: list[Callable[[Ruleset, int, int], bool]] = []
        """Whether units change their battles by more than their number, (element, group), so that people are told no
        odds: HAD-HER-09. Whoever adds to `attack`, `defence` or `spares` says it here, or no odds are told at all."""
        self.foretells: list[Callable[[Ruleset, State, Seat], Forecast | None]] = []
        """What the battle in a state comes to, as a seat is told, where more than numbers and buildings decides it;
        None where nothing does that the module knows: HAD-HER-09, HAD-OBJ-19, 21. A state is not to be changed."""
        self.assault: Point[None] = Hooks()
        """The stages of an assault, by their ranks in `battle/stages.py`."""
        self.battle_ends: list[Callable[[Ruleset, State], None]] = []
        """A battle is over, and nothing follows from it yet: HAD-PWR-12, once per battle."""
        self.fought: list[Callable[[Ruleset, State], None]] = []
        """A battle is over, and nothing has followed from it: TIT-ART-17, MON-MEF-07."""
        self.retreats: Point[Retreating] = Hooks()
        """A side retreats, (seat, place, to): TIT-AEF-09 asks what goes along."""

        # Units and islands.
        self.marches: Point[MarchingTroops] = Hooks()
        """Troops set out, (seat, start, to, group, journey), by ranks of `units/movement.py`."""
        self.losses: Point[Loss] = Hooks()
        """Units are lost, (element, place, seat, group, where, cause), by ranks of `units/losses.py`."""
        self.captures: Point[Capture] = Hooks()
        """An island has been taken, (island, seat, loser, had), by ranks of `control.py`."""
        self.brings: dict[Callable[..., object], MostBrought | None] = {}
        """Metropolises that the capture of an island brings a seat and its partner at most, by the function that brings
        them; None: it brings none. Whatever joins `captures`, `founded`, `razed`, `eliminated` or `philosophers_saved`
        says it here, or no game is made. Only a capture that may bring enough is played on a copy, so a number that is
        too small forbids an attack that wins, and one that is too great costs time: TIT-SPM-12, TIT-MIL-04."""
        self.may_win: dict[str, Callable[[Ruleset, State, Seat, Island], bool] | None] = {}
        """Whether the capture of an island may make a seat one of `victors`, (seat, island), by the name of the ending,
        in the same way; None: it never does. TIT-TER-12."""

        # Ways. What closes one gives a mask for the fast path, and beside it the rule that says so.
        self.closed_seas: list[Mask] = []
        """Seas that no fleet of a seat may enter: TIT-TEA-05, those of a partner; HAD-OBJ-16."""
        self.bars_entering: list[Callable[[Ruleset, State, Seat, Sea], Iterator[Reason]]] = []
        """The rules that close a sea: (seat, sea)."""
        self.cuts_off: list[Bars] = []
        """The rules by which no chain of fleets reaches an island: (seat, island); CYC-POL-10."""
        self.held_islands: list[Mask] = []
        """Islands that the troops of a seat cannot leave; HAD-OBJ-39 and TIT-AEF-25 ask too."""
        self.bars_leaving: list[Bars] = []
        """The rules that hold troops on an island: (seat, island)."""
        self.no_retreat: list[Mask] = []
        """Islands from which a seat cannot retreat: HAD-PWR-08, against Perseus."""
        self.bars_retreat: list[Bars] = []
        """The rules that say so: (seat, island)."""
        self.explains_retreat: list[Bars] = []
        """What else explains that troops of a seat find no way to retreat to an island: (seat, island); HAD-PWR-11."""
        self.links: list[Callable[[Ruleset, State, Seat, Island], int]] = []
        """Islands joined to one for moves and retreats, (seat, island) to a mask: HAD-TIL-21, 28, Hecate's columns."""
        self.ways: list[Callable[[Ruleset, State, Seat, Island], int]] = []
        """Further islands to which troops can march, (seat, island) to a mask: TIT-AEF-01, 03, Sandals and Kunee."""
        self.passing: list[Callable[[Ruleset, State, Seat, Island, Journey], int]] = []
        """Islands to which troops can march only because they pass on, (seat, island, journey): TIT-AEF-25."""
        self.no_landing: list[Mask] = []
        """Islands on which troops of a seat may not land: HAD-OBJ-15, MON-MEF-01, TIT-TEA-03."""
        self.no_battle: list[Mask] = []
        """Those of `no_landing` that only keep troops from stopping there: they may pass, TIT-AEF-25, MON-MXT-05."""
        self.bars_landing: list[Bars] = []
        """The rules that say so: (seat, island)."""
        self.bars_way: list[Callable[[Ruleset, State, Seat, Journey, Island, Island], Iterator[Reason]]] = []
        """The rules that close a way between islands, (seat, journey, start, to): MON-MEF-02, TIT-TEA-04."""
        self.bars_stopping: list[Bars] = []
        """The rules by which those who may pass an island may not stop there, (seat, island): MON-MXT-05."""
        self.overland: list[Callable[[Ruleset, State, Seat, Island], int]] = []
        """Those of `ways` that count as borders, (seat, island) to a mask: TIT-AEF-01."""
        self.outside: list[Rule] = []
        """The rules by which nothing comes to an island outside the board but a Metropolis: HAD-PWR-18."""

        # Cards.
        self.discarded: list[Callable[[Ruleset, State, CardNumber], None]] = []
        """What a creature does when its card reaches the discard pile: HAD-OBJ-31 reveals the Chimera."""
        self.bars_victim: list[Callable[[Ruleset, State, Seat, Seat], Iterator[Reason]]] = []
        """The rules by which a power that is for opponents cannot choose a player, (seat, other): TIT-TEA-16."""
        self.shielded: list[Callable[[Ruleset, State], int]] = []
        """Islands that powers of creatures cannot touch, as a mask: HAD-BEA-17, the new Chiron."""
        self.bars_power: list[Callable[[Ruleset, State, Island, str], Iterator[Reason]]] = []
        """The rules that shield an island."""

        self.unsold: dict[str, Rule] = {}
        """What the Sphinx does not buy, by its word in a move: HAD-PRS-03."""

        # What comes.
        self.outlooks: list[Callable[[Ruleset, State, Seat | None], Iterable[Forecast]]] = []
        """What a seat, or whoever watches, is told of what will come: HAD-THR-03, TIT-ART-10."""

        # Words.
        self.tied: list[Rule] = []
        """The rules by which after a tied assault the defender chooses the lost unit first: HAD-CYO-04."""
        self.waits: dict[int, tuple[Rule, tuple[str, ...]]] = {}
        """Why all others wait while a question of this kind of frame is put, and the verbs of it: HAD-FRE-06."""
        self.delays: dict[int, Rule] = {}
        """Why the player whose turn begins waits while others are asked by this kind of frame: HAD-OBJ-18."""
        self.verbs: dict[str, tuple[Rule, ...]] = {}
        """Verbs that modules add, and what the rulebook says to them where no question wants them: HAD-OBJ-05."""
        self.phase_of: dict[str, Callable[[State], bool]] = {}
        """Whether the phase of such a verb is being played, where that is not only the actions phase: TIT-PLA-04."""
        self.holds: dict[Rule, Callable[[Ruleset, State, Seat, list[str]], bool]] = {}
        """When such a rule forbids a move, (seat, words), where it does not do so everywhere: HAD-FAV-05."""
        self.misplaced_verbs: dict[str, dict[str, tuple[Rule, ...]]] = {}
        """The same for single questions, by their prompt: MON-MEF-14, on Apollo."""
        self.explain_misplaced: list[Callable[[Ruleset, State, Seat, list[str]], Iterator[Reason]]] = []
        """The same for whole moves, told first: HAD-OBJ-05, 10, 25, each item has its moment."""
        self.out_of_turn: list[Callable[[Ruleset, State, Seat, list[str]], Iterator[Reason]]] = []
        """Why a seat that nobody asks cannot do that now, (seat, words): HAD-OBJ-05, an item out of turn."""

        # Buildings.
        self.markers: list[Callable[[Ruleset, State], int]] = []
        """Prosperity markers in the supply besides those that there are and do not lie on islands: HAD-TIL-15, 27."""
        self.built: Point[NewBuilding] = Hooks()
        """A building has come, (seat, slot), by ranks of `control.py`: MON-BUI-01, 03 before sets are complete."""
        self.razed: Point[Razed] = Hooks()
        """A building is gone, (seat, island, slot, building); a Metropolis has no slot: TIT-SPM-14, HAD-NEC-04, 15."""
        self.frames: dict[str, Callable[[Ruleset, State], int]] = {}
        """Islands whose frame bears another building than a Metropolis, as a mask, by its name: HAD-NEC-19, 20."""
        self.bars_frame: list[Callable[[Ruleset, State, Island, str], Iterator[Reason]]] = []
        """The rules by which what is under it is closed to a verb, (island, verb): HAD-NEC-16, 17, 19, 20."""
        self.philosophers_saved: list[Count] = []
        """Philosophers that a seat needs less for a Metropolis: TIT-SPM-11."""
        self.founded: Point[Founded] = Hooks()
        """A Metropolis has been made, (seat, island): TIT-SPM-02 asks for its card."""
        self.bars_site: list[Bars] = []
        """The rules by which no Metropolis may go to an own island: TIT-TER-10."""
        self.frameless: list[Bars] = []
        """The rules by which what else needs a frame cannot go to an own island without one: TIT-HXT-15."""
        self.sites: list[Callable[[Ruleset, State, Seat], list[Island]]] = []
        """Islands of a seat where a Metropolis may go; those of the first list that is not empty: TIT-TER-10."""
