"""Divine Artifacts: TIT-ART, TIT-AEF."""

from __future__ import annotations

from tests.games.cyclades import looking as look
from tests.games.cyclades import ways
from tests.games.cyclades.costs import price
from tests.games.cyclades.looking import verb
from tests.games.cyclades.reasons.offerings import chosen_god, cost, offered, offers
from tests.games.cyclades.ways import HORN, KUNEE, SANDALS, THUNDERBOLT, says
from tests.reasons import Tried, forbids

AFTERWARDS = ("again", "wake")
"""Verbs of what a seat may do at any time."""


def is_asked(tried: Tried, prompt: str) -> bool:
    return tried.asked and tried.prompt == prompt


def in_play(tried: Tried) -> bool:
    return "titans" in look.modules(tried)


def artifacts(tried: Tried) -> list[int]:
    return look.named(tried, look.artifacts(tried))


# How they come and go along.


@forbids("TIT-ART-02")
def put_on_an_own_territory_when_bought(tried: Tried) -> bool:
    if not in_play(tried):
        return False
    if is_asked(tried, "titans.place"):
        own = look.camps(tried, tried.seat)
        where = ("place", *look.tables(tried).island_number, *AFTERWARDS)
        return verb(tried) not in where or any(island not in own for island in look.islands(tried))
    return says(tried, "titans", "place") or tried.word(0) in look.artifacts(tried)


@forbids("TIT-ART-04", verbs=("swap",))
def zeus_discards_no_artifact(tried: Tried) -> bool:
    return bool(artifacts(tried))


@forbids("TIT-ART-06")
def goes_along_with_own_troops(tried: Tried) -> bool:
    if not in_play(tried):
        return False
    if not is_asked(tried, "titans.take"):
        return says(tried, "titans", "take", "leave")
    return any(not can_come(tried, artifact) for artifact in artifacts(tried))


def can_come(tried: Tried, artifact: int) -> bool:
    """Whether an Artifact is where own troops leave: the attackers' own are those that they have brought."""
    ends = ways.under_way(tried)
    if ends is not None:
        return ways.lies_with(tried, artifact, ends[0])
    place = tried.s.stack[-2][2].place
    brought = bool(look.part(tried, "titans").brought >> artifact & 1)
    return ways.lies_with(tried, artifact, place) and (brought or tried.seat != look.attacker(tried))


# Sandals and Kunee.


def leaves(tried: Tried) -> tuple[int, int] | None:
    """The way of a group that would leave all the rest behind and has brought nothing that opens it."""
    ends = ways.under_way(tried)
    if ends is None or not is_asked(tried, "titans.take") or not says(tried, "titans", "leave"):
        return None
    return None if ends[1] in usable(tried, ends[0]) else ends


def usable(tried: Tried, start: int) -> set[int]:
    """Where a group can go with what it has taken along."""
    brought = look.part(tried, "titans").brought
    found = ways.usual(tried, start)
    found |= ways.by_sandals(tried, start) if brought >> SANDALS & 1 else set()
    return found | (ways.by_kunee(tried, start) if brought >> KUNEE & 1 else set())


@forbids("TIT-AEF-02")
def the_sandals_go_along(tried: Tried) -> bool:
    ends = leaves(tried)
    return ends is not None and ways.lies_with(tried, SANDALS, ends[0]) and ends[1] in ways.by_sandals(tried, ends[0])


@forbids("TIT-AEF-06")
def the_kunee_goes_along(tried: Tried) -> bool:
    """Also where the group may only pass."""
    ends = leaves(tried)
    return ends is not None and ways.lies_with(tried, KUNEE, ends[0]) and ends[1] in ways.by_kunee(tried, ends[0])


def passes(tried: Tried) -> bool:
    return is_asked(tried, "titans.pass")


@forbids("TIT-AEF-07")
def the_next_step_must_be_paid(tried: Tried) -> bool:
    ends, due = ways.way(tried), price(tried)
    if not passes(tried) or ends is None or due is None or ways.stops(tried):
        return False
    if due > look.gold(tried):
        return True
    return not ways.may_stop(tried, ends[1]) and not ways.may_pass(tried, ends)


@forbids("TIT-AEF-04")
def goes_back(tried: Tried) -> bool:
    """To where the group comes from is no passing through."""
    marching = ways.under_way(tried)
    return passes(tried) and marching is not None and marching[0] in look.islands(tried)


@forbids("TIT-TER-04")
def over_a_border_or_a_chain(tried: Tried) -> bool:
    """A group that passes on makes another move."""
    ends = ways.way(tried)
    if not passes(tried) or ends is None or ways.by_titan(tried) or ways.stops(tried):
        return False
    return ends[1] not in ways.goes_on(tried, ends[0])


@forbids("TIT-AEF-24")
def enters_nothing_with_the_kunee(tried: Tried) -> bool:
    said = tried.word(0) in ("titans.pass", "titans.stop")
    return said and not passes(tried)


@forbids("TIT-AEF-25")
def cannot_stop_in_a_last_territory(tried: Tried) -> bool:
    return passes(tried) and ways.stops(tried) and ways.attacks_last(tried)


def hands(tried: Tried) -> bool:
    return "titans.teams" in look.modules(tried) and says(tried, "titans", "hand", "keep")


@forbids("TIT-AEF-18")
def to_the_partner_at_the_start_of_the_turn(tried: Tried) -> bool:
    if not hands(tried):
        return False
    if not is_asked(tried, "titans.hand"):
        return True
    mine = [each in (SANDALS, KUNEE) and ways.holder(tried, each) == tried.seat for each in artifacts(tried)]
    own = look.camps(tried, look.partner(tried, tried.seat))
    return not all(mine) or any(island not in own for island in look.islands(tried))


@forbids("TIT-AEF-26")
def before_the_gift_and_not_on_apollo(tried: Tried) -> bool:
    """What comes later waits; and it is too late once the gift is there."""
    if is_asked(tried, "titans.hand"):
        return not hands(tried) and verb(tried) not in AFTERWARDS and "titans.teams" in look.modules(tried)
    return hands(tried) and look.acting(tried) == tried.seat


# The Caduceus and the Thunderbolt.


@forbids("TIT-AEF-10")
def no_own_troop_is_lost_there(tried: Tried) -> bool:
    return in_play(tried) and says(tried, "titans", "pay", "let") and not is_asked(tried, "titans.caduceus")


@forbids("TIT-AEF-14")
def cannot_pay_the_owner_too(tried: Tried) -> bool:
    god = chosen_god(tried)
    if not in_play(tried) or not offers(tried) or look.part(tried, "titans").pledged >= 0:
        return False
    holder = tried.s.offer_seat[god]
    struck = holder not in (-1, tried.seat) and ways.holder(tried, THUNDERBOLT) == holder
    return struck and cost(tried, god, offered(tried)) + 1 > look.gold(tried)


def begs(tried: Tried) -> bool:
    return "titans.teams" in look.modules(tried) and says(tried, "titans", "ask")


def answers(tried: Tried) -> bool:
    return "titans.teams" in look.modules(tried) and says(tried, "titans", "grant", "deny")


def partner_is_out(tried: Tried) -> bool:
    return bool(tried.s.out >> look.partner(tried, tried.seat) & 1)


@forbids("TIT-AEF-20")
def no_gold_of_the_caduceus_is_due(tried: Tried) -> bool:
    if answers(tried):
        return tried.prompt not in ("titans.alms", "titans.pledge")
    if not begs(tried) or is_asked(tried, "offer") or is_asked(tried, "offer-again"):
        return False
    return not is_asked(tried, "titans.caduceus") or partner_is_out(tried)


@forbids("TIT-AEF-21")
def no_gold_of_the_thunderbolt_is_due(tried: Tried) -> bool:
    """It is due to an opponent who holds a god; nobody pays the own partner, or what is promised already."""
    if answers(tried):
        return tried.prompt not in ("titans.alms", "titans.pledge")
    if not begs(tried) or is_asked(tried, "titans.caduceus"):
        return False
    if not tried.asked or not look.bidding(tried) or partner_is_out(tried):
        return True
    owner = ways.holder(tried, THUNDERBOLT)
    due = owner in look.opponents(tried, tried.seat) and owner in tried.s.offer_seat
    return not due or look.part(tried, "titans").pledged >= 0


@forbids("TIT-AEF-29")
def the_partner_must_agree_and_be_able(tried: Tried) -> bool:
    """A partner who has declined has not agreed; nobody else can agree; and the own offering comes first."""
    if begs(tried) and tried.asked:
        declined = tried.prompt == "titans.caduceus" and tried.s.stack[-1][3].begged
        return declined or (look.bidding(tried) and look.part(tried, "titans").pledged == -2)
    if not answers(tried) or tried.prompt not in ("titans.pledge", "titans.alms"):
        return False
    if not tried.asked:
        return True
    return tried.prompt == "titans.pledge" and verb(tried) == "grant" and look.gold(tried) <= promised(tried)


def promised(tried: Tried) -> int:
    """What the partner will pay for the own offerings."""
    s = tried.s
    offers = [s.offer_gold[god] for god, seat in enumerate(s.offer_seat) if seat == tried.seat]
    return int(max(sum(offers) - s.priests[tried.seat], len(offers)))


# The Great Horn.


def shares(tried: Tried) -> bool:
    return "titans.teams" in look.modules(tried) and says(tried, "titans", "share")


@forbids("TIT-AEF-22")
def no_such_income_to_split(tried: Tried) -> bool:
    if tried.prompt != "titans.share":
        return shares(tried)
    return shares(tried) and tried.asked and look.amount(tried) > tried.s.stack[-1][3].gold


@forbids("TIT-AEF-28")
def the_owner_alone_decides(tried: Tried) -> bool:
    return shares(tried) and ways.holder(tried, HORN) not in (-1, tried.seat)
