"""Who owns an island, what follows when it is taken, and the protection of the last one (CYC-OWN, CYC-LST)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from trireme.games.cyclades import board, events
from trireme.games.cyclades.frames import CONVERT, ELIMINATE
from trireme.games.cyclades.phases.cycle_end import tell_the_end
from trireme.games.cyclades.rules.ids import CYC_LST_01, CYC_LST_06, CYC_LST_07
from trireme.games.cyclades.setting import Setting
from trireme.games.cyclades.state import NONE, State
from trireme.games.cyclades.tables import TYPES, bits
from trireme.kit.rulebook import Reason
from trireme.kit.stack import Frame, Work


def take_island(setting: Setting, s: State, island: int, seat: int, troops: int) -> None:
    """Troops take an island with all that stands there; sets are converted, then the loser is tested (CYC-OWN-07)."""
    loser = s.owner[island]
    board.give_island(setting, s, island, seat)
    s.troops[island] = troops
    if s.journal is not None:
        metropolis = bool(s.metropolis >> island & 1)
        name = setting.island(island)
        s.journal.append(events.IslandTaken(seat=seat, island=name, loser=loser, metropolis=metropolis))
    if loser != NONE:
        s.stack.append((ELIMINATE, loser, seat))
    s.stack.append((CONVERT, seat))


def protects_last_island(setting: Setting, s: State, seat: int, island: int) -> Iterator[Reason]:
    """Nobody may land on an opponent's only island, unless it wins the game (CYC-LST-01 to 08, 19, 22)."""
    owner = s.owner[island]
    if owner in (NONE, seat) or s.land[owner] & (s.land[owner] - 1):
        return
    if would_win(setting, s, seat, island):
        return
    name = setting.island(island)
    if board.metropolises(s, seat) >= setting.tables.needed:
        yield Reason(CYC_LST_06, island=name, seat=owner)
    yield Reason(CYC_LST_01, island=name, seat=owner)
    if not s.troops[island]:
        yield Reason(CYC_LST_07, island=name, seat=owner)


def would_win(setting: Setting, s: State, seat: int, island: int) -> bool:
    """Whether some choice after the capture would bring a seat at once from too few Metropolises to enough."""
    if board.metropolises(s, seat) >= setting.tables.needed:
        return False
    land = s.land[seat] | 1 << island
    return _reaches(setting, s.built, s.metropolis, land)


def _reaches(setting: Setting, built: list[int], metropolis: int, land: int) -> bool:
    if (metropolis & land).bit_count() >= setting.tables.needed:
        return True
    own = [slot for slot, on in enumerate(setting.tables.slot_island) if land >> on & 1]
    owned = [[slot for slot in own if built[slot] == type] for type in TYPES]
    for gone in product(*owned):
        left = [0 if slot in gone else building for slot, building in enumerate(built)]
        open_ = bits(land & ~metropolis)
        covered = setting.tables.covered
        clear = [island for island in open_ if not any(left[slot] for slot in bits(covered[island]))]
        for site in clear or open_:
            after = [0 if covered[site] >> slot & 1 else building for slot, building in enumerate(left)]
            if _reaches(setting, after, metropolis | 1 << site, land):
                return True
    return False


class Eliminate(Work[State]):
    """(ELIMINATE, seat, by): a seat without an island is out, with all it has (CYC-LST-10 to 20)."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def run(self, s: State, frame: Frame) -> None:
        seat, by = frame[1:]
        if s.land[seat]:
            return
        s.out |= 1 << seat
        if s.journal is not None:
            s.journal.append(events.Eliminated(seat=seat, by=by))
        for sea in bits(s.navy[seat]):
            board.take_fleets(s, sea, s.fleets[sea])
        s.gold[seat] = s.priests[seat] = s.philosophers[seat] = 0
        s.troops_left[seat] = s.fleets_left[seat] = 0
        for happens in self.setting.points.eliminated:
            happens(self.setting, s, seat)
        for god, holder in enumerate(s.offer_seat):
            if holder == seat:
                s.offer_seat[god] = NONE
                s.offer_gold[god] = 0
        s.apollo = [NONE if each == seat else each for each in s.apollo]  # CYC-APO-07
        s.order = [each for each in s.order if each != seat]
        s.returned = [each for each in s.returned if each != seat]
        s.routine = 0  # CYC-LST-16: the next cycle is the first of its kind.
        if self.setting.is_decided(s):
            s.stack.clear()  # CYC-LST-17
            tell_the_end(self.setting, s)
