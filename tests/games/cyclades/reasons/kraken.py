"""The Kraken: CYC-KRA."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades.costs import KRAKEN_STEP, saved
from tests.games.cyclades.looking import verb
from tests.reasons import Tried, forbids

RECRUITS = ("recruit", "raise", "favour", "deploy", "place", "put", "poseidon")
"""Verbs with which a fleet comes to the board."""


def stepping(tried: Tried) -> bool:
    """Whether the buyer moves the Kraken on; the verb may be left out."""
    return tried.asked and tried.prompt == "kraken" and (verb(tried) == "kraken" or len(tried.words) == 1)


@forbids("CYC-KRA-01")
def is_put_on_a_sea(tried: Tried) -> bool:
    puts = tried.asked and tried.prompt == "target-kraken"
    return puts and bool(look.islands(tried)) and (verb(tried) == "kraken" or len(tried.words) == 1)


@forbids("CYC-KRA-02")
def moves_to_an_adjacent_sea_for_gold(tried: Tried) -> bool:
    seas = look.seas(tried)
    if not stepping(tried):
        return False
    far = [sea for sea in seas if sea not in look.near(tried, tried.s.kraken)]
    return bool(look.islands(tried)) or bool(far) or (bool(seas) and look.gold(tried) < KRAKEN_STEP)


@forbids("CYC-KRA-04", verbs=("kraken",))
def only_its_buyer_while_it_is_resolved(tried: Tried) -> bool:
    return not tried.asked or "kraken" not in look.played(tried)[-1:]


@forbids("CYC-KRA-08")
def no_fleet_comes_there(tried: Tried) -> bool:
    said = verb(tried) in RECRUITS or (len(tried.words) == 1 and tried.prompt in look.FLEETS_COME)
    return tried.asked and said and tried.s.kraken in look.seas(tried)


@forbids("CYC-KRA-10", verbs=("on",))
def the_move_ended_at_the_kraken(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "act" and tried.s.kraken >= 0 and tried.s.ended == 2


@forbids("CYC-KRA-11")
def temples_do_not_lower_its_steps(tried: Tried) -> bool:
    short = KRAKEN_STEP - look.gold(tried)
    return stepping(tried) and bool(look.seas(tried)) and 0 < short <= saved(tried)
