"""Change what a seat cannot know: objectives, bids, the order of what is to come, and what is behind the screens.

Florins, cubes and explorer tokens are only screened: every gain and payment is seen, so a perfect memory could count
them. The bank is open, and so are their sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from trireme.games.archipelago.effects.players import EMPTY_FIST, move_fists
from trireme.games.archipelago.phases.game_end import Ends
from trireme.games.archipelago.phases.setup import PROPOSE_TREND
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import WHICH_FIST, OtherPlayer, State
from trireme.kit.masks import bits
from trireme.kit.seats import Seat


def scrambled(ruleset: Ruleset, s: State, seat: int | None, rng: Random, screens: bool) -> State:
    """Return a state that this seat cannot tell from the real one; with `screens`, screened things change too."""
    other = s.clone()
    other.key = rng.randbytes(len(s.key))
    if not s.stack:  # all has been shown
        return other
    unknown = [each for each in ruleset.all_seats if each != seat]
    if screens and len(unknown) > 1:
        _deal_again(other, unknown, rng)
    _objectives(ruleset, other, seat, unknown, rng)
    _deck(ruleset, other, rng)
    _sealed(ruleset, other, seat, rng)
    return other


def _deal_again(s: State, seats: Sequence[int], rng: Random) -> None:
    """Deal florins, tokens and cubes to other hands, with the same sums."""
    s.florins = _shared(s.florins, seats, rng)
    s.tokens = _shared(s.tokens, seats, rng)
    for resource in range(6):
        counts = _shared(s.stock[resource::6], seats, rng)
        for seat, count in enumerate(counts):
            s.stock[seat * 6 + resource] = count


def _shared(counts: list[int], seats: Sequence[int], rng: Random) -> list[int]:
    """Return the same sum among these seats, in another way if there is one."""
    total = sum(counts[seat] for seat in seats)
    while True:
        found = [0 if seat in seats else count for seat, count in enumerate(counts)]
        for _ in range(total):
            found[rng.choice(seats)] += 1
        if found != counts or not total:
            return found


def _objectives(ruleset: Ruleset, s: State, seat: int | None, unknown: Sequence[int], rng: Random) -> None:
    """Deal others objectives that this seat does not know; none whose condition has been met while the game goes on."""
    ends = Ends(ruleset)
    known = 0 if seat is None else s.known[seat]
    if s.ending >= 0:
        known |= 1 << s.ending
    seen = known | sum(1 << each for each in s.open_objectives)
    if seat is not None:
        seen |= sum(1 << each for each in s.objectives[seat])
    free = [each for each in ruleset.dealt if not seen >> each & 1]
    likely = [each for each in free if s.ending >= 0 or not ends.met(s, each)]
    wanted = sum(not known >> each & 1 for other in unknown for each in s.objectives[other])
    pool = likely if len(likely) >= wanted else free
    drawn = rng.sample(pool, wanted) if wanted else []
    spied = any(s.known[other] for other in unknown)
    before = [sum(1 << each for each in held) for held in s.objectives] if spied else ()
    for other in unknown:
        held = s.objectives[other]
        s.objectives[other] = tuple(sorted(each if known >> each & 1 else drawn.pop() for each in held))
    if spied:
        _known(s, seat, unknown, before, free, rng)


def _known(
    s: State, seat: int | None, unknown: Sequence[int], before: Sequence[int], free: Sequence[int], rng: Random
) -> None:
    """Let others have seen objectives of the same players as before, whichever these hold now, and have put away any.

    A player who is spied on sees which objective is shown. Of two objectives others do not know whether one or both
    have been seen.
    """
    in_play = sum(1 << each for held in s.objectives for each in held)
    left = [each for each in free if not in_play >> each & 1]
    for other in unknown:
        seen, found = s.known[other], 0
        for holder, held in enumerate(s.objectives):
            if not seen & before[holder]:
                continue
            if holder == seat:
                found |= seen & before[holder]
            else:
                count = 1 if len(held) == 1 else rng.randint(1, len(held))
                found |= sum(1 << each for each in rng.sample(held, count))
        for _ in range((seen & ~sum(before)).bit_count()):  # ARC-VAR-09
            found |= 1 << left.pop(rng.randrange(len(left)))
        s.known[other] = found


def _deck(ruleset: Ruleset, s: State, rng: Random) -> None:
    """Change the front of the top card: any card of the deck with the same back."""
    if s.top < 0:
        return
    backs = ruleset.tables.backs
    whole = s.deck | 1 << s.top
    alike = [card for card in bits(whole, range(len(backs))) if backs[card] == backs[s.top]]
    s.top = rng.choice(alike)
    s.deck = whole & ~(1 << s.top)


def _sealed(ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
    """Change bids that are not shown yet, and what is hidden in fists."""
    frame = s.stack[-1]
    proposing = frame[0] == PROPOSE_TREND
    for other, bid in enumerate(s.bids):
        if bid >= 0 and other != seat:
            s.bids[other] = rng.randrange(len(ruleset.trend_ids)) if proposing else rng.randint(0, s.florins[other])
    if s.fists and frame[0] == WHICH_FIST:
        theft: OtherPlayer = frame[3]
        if theft.other != seat:
            _hide_again(s, theft.other, rng)


def _hide_again(s: State, victim: Seat, rng: Random) -> None:
    """Put other cubes of the victim in their fists."""
    move_fists(s, victim, 1)
    stock = s.stock[victim * 6 : victim * 6 + 6]
    cubes = [resource for resource, count in enumerate(stock) for _ in range(count)]
    drawn = rng.sample(cubes, min(2, len(cubes)))
    drawn += [EMPTY_FIST] * (2 - len(drawn))
    rng.shuffle(drawn)
    s.fists = tuple(drawn)
    move_fists(s, victim, -1)
