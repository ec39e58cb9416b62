"""Moves of fleets and troops, the Sylph's too, and what keeps units where they are: CYC-FLT, CYC-TRP, CYC-SYL."""

from __future__ import annotations

from tests.games.cyclades import costs
from tests.games.cyclades import looking as look
from tests.games.cyclades.looking import god, gold, verb
from tests.reasons import Tried, forbids
from trireme.games.cyclades.units import ends as stops

SAILS = ("fleet", "on", "sylph")
MARCHES = ("troops", "march", "pegasus", "perseus", "drive")
FLIGHTS = {"pegasus": "pegasus", "hades.flight": "perseus", "hades.drive": "drive"}
"""Questions for a way of troops, and the verb that may be left out."""
SANDALS, KUNEE = 0, 1


# Fleets.


def at_sea(tried: Tried) -> bool:
    """Whether somebody who is asked wants fleets to move."""
    return tried.asked and tried.prompt in ("act", "sylph", "move-on") and verb(tried) in SAILS


def group_is_at(tried: Tried) -> int:
    """The sea where the moving group is, or -1."""
    return int(tried.s.stack[-1][3].sea) if tried.prompt == "move-on" else -1


def step(tried: Tried) -> tuple[int, int] | None:
    """The seas that fleets would leave and enter."""
    if not at_sea(tried):
        return None
    named = look.seas(tried)
    if len(named) == 1 and tried.prompt == "move-on":
        return group_is_at(tried), named[0]
    return (named[0], named[1]) if len(named) == 2 else None


def is_adjacent(tried: Tried) -> bool:
    ends = step(tried)
    return ends is not None and ends[1] in look.near(tried, ends[0])


def wanted(tried: Tried, kind: str) -> dict[str, int]:
    """The units that a move names by kind, `kind` where it names none; nothing where it leaves the number open."""
    return {unit or kind: count for unit, count in look.group(tried).items()}


def is_there(group: dict[str, int], there: dict[str, int]) -> bool:
    """Whether one or more are named, and no more than there are; also where the number is left open."""
    if not group:
        return any(there.values())
    return any(group.values()) and all(count <= there.get(kind, 0) for kind, count in group.items())


def own_afloat(tried: Tried, sea: int) -> dict[str, int]:
    return look.afloat(tried, sea) if tried.s.holder[sea] == tried.seat else {}


def counted(tried: Tried) -> tuple[str, dict[str, int]] | None:
    """In a question for the number of a group: the place that it leaves, and those that are named."""
    if not tried.asked or not tried.prompt.startswith("how-many"):
        return None
    question = tried.question
    assert question is not None
    group = look.group(tried)
    if tried.word(0).isdigit() or tried.word(0) == "done":
        group[""] = max(tried.number(0), 0)
    return str(question.way[0]).partition(":")[2], group


def gathered(tried: Tried, kind: str) -> dict[str, int]:
    """The units of a group that has been chosen in part, and those that this move adds."""
    found, question = counted(tried), tried.question
    assert found is not None
    group = {unit or kind: count for unit, count in found[1].items()}
    for item in getattr(question, "items", ()):
        group[item.text] = group.get(item.text, 0) + question.chosen.count(item.code)  # type: ignore[union-attr]
    return group


@forbids("CYC-FLT-01", verbs=SAILS)
def no_gold_for_a_move(tried: Tried) -> bool:
    if verb(tried) == "on" and tried.prompt not in ("move-on", "sylph"):
        return look.acting(tried) == tried.seat and not on_the_way(tried)
    return tried.asked and tried.prompt == "act" and god(tried) == "poseidon" and gold(tried) < costs.MOVE


def on_the_way(tried: Tried) -> bool:
    """Whether fleets of a move are under way: nobody has to pay for the next step."""
    battle = look.fighting(tried) and not look.on_land(tried) and look.attacker(tried) == tried.seat
    return battle or tried.prompt == "how-many-fleets" or look.on_sylph(tried)


@forbids("CYC-FLT-02")
def no_such_fleets_there(tried: Tried) -> bool:
    found = counted(tried)
    if found is not None and tried.prompt == "how-many-fleets":
        there = look.afloat(tried, look.tables(tried).sea_number[found[0]])
        return not is_there(gathered(tried, "fleet"), there)
    ends = step(tried)
    return ends is not None and not is_there(wanted(tried, "fleet"), own_afloat(tried, ends[0]))


@forbids("CYC-FLT-03", verbs=("on",))
def three_spaces_are_made(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "act" and tried.s.ended == stops.STEPS_MADE


@forbids("CYC-FLT-04")
def not_an_adjacent_sea(tried: Tried) -> bool:
    return step(tried) is not None and not is_adjacent(tried)


@forbids("CYC-FLT-05")
def the_arrows_lead_nowhere(tried: Tried) -> bool:
    ends = step(tried)
    return ends is not None and not is_adjacent(tried) and all(look.tables(tried).trade[sea] for sea in ends)


@forbids("CYC-FLT-08", "CYC-FLT-11", verbs=("on",))
def the_battle_has_ended_the_move(tried: Tried) -> bool:
    fought = tried.s.ended in (stops.AT_SEA, stops.LEFT_SEA)
    return tried.asked and tried.prompt == "act" and fought


@forbids("CYC-FLT-10")
def another_group_is_moving(tried: Tried) -> bool:
    if tried.prompt != "move-on" or not tried.asked:
        return False
    here = group_is_at(tried)
    if verb(tried) == "fleet" and tried.words:
        return True
    ends = step(tried)
    if ends is None:
        return False
    others = any(holder == tried.seat and sea != here for sea, holder in enumerate(tried.s.holder))
    many = sum(wanted(tried, "fleet").values()) > sum(own_afloat(tried, here).values())
    return ends[0] != here or (others and many)


# The Sylph.


@forbids("CYC-SYL-01", verbs=SAILS)
def her_moves_are_over(tried: Tried) -> bool:
    """Fleets that a god moves may still set out for gold; with one of hers they do not go on."""
    paid = look.god(tried) in look.SPECIAL["fleet"] and look.verb(tried) != "on"
    return tried.asked and tried.prompt == "act" and tried.s.ended == stops.SYLPH_DONE and not paid


@forbids("CYC-SYL-06", verbs=SAILS)
def no_step_of_fleets(tried: Tried) -> bool:
    ends = step(tried)
    if ends is None or tried.prompt != "sylph":
        return False
    own = is_there(wanted(tried, "fleet"), own_afloat(tried, ends[0]))
    return not own or not is_adjacent(tried) or is_closed(tried, ends[1])


def is_closed(tried: Tried, sea: int) -> bool:
    """Whether fleets of a seat cannot enter a sea: because of Polyphemus, of a partner or of the Necklace."""
    holder = tried.s.holder[sea]
    if holder in (-1, tried.seat):
        return sea in look.closed_by_polyphemus(tried)
    if holder == look.partner(tried, tried.seat) or look.sheltered(tried, holder):
        return True
    return sea in look.closed_by_polyphemus(tried)


# Troops.


def way(tried: Tried) -> tuple[int, int] | None:
    """The islands that troops would leave and enter."""
    if not tried.asked or tried.prompt not in ("act", *FLIGHTS):
        return None
    named = look.islands(tried)
    known = verb(tried) in MARCHES or (tried.prompt in FLIGHTS and ">" in tried.word(0))
    return (named[0], named[1]) if known and len(named) == 2 else None


def own_ashore(tried: Tried, island: int) -> dict[str, int]:
    return look.ground(tried, island) if tried.s.owner[island] == tried.seat else {}


@forbids("CYC-TRP-01", verbs=("troops",))
def no_gold_for_a_march(tried: Tried) -> bool:
    return tried.asked and tried.prompt == "act" and god(tried) == "ares" and gold(tried) < costs.MOVE


@forbids("CYC-TRP-02")
def no_such_troops_there(tried: Tried) -> bool:
    found = counted(tried)
    if found is not None and tried.prompt == "how-many-troops":
        there = look.ground(tried, look.tables(tried).island_number[found[0]])
        return not is_there(gathered(tried, "troop"), there)
    ends = way(tried)
    if ends is None:
        return False
    return ends[0] == ends[1] or not is_there(wanted(tried, "troop"), own_ashore(tried, ends[0]))


def with_artifacts(tried: Tried, start: int) -> set[int]:
    """Territories to which the Sandals or the Kunee lead."""
    titans = look.part(tried, "titans")
    if titans is None or tried.s.owner[start] != tried.seat:
        return set()
    found = set()
    if titans.artifacts[SANDALS] == start:
        found |= look.large_island(tried, start)
    if titans.artifacts[KUNEE] == start:
        found |= look.chain(tried, tried.seat, start, bridge=True)
    return found - {start}


def is_linked(tried: Tried, start: int, to: int) -> bool:
    return to in look.linked(tried, tried.seat, start) | with_artifacts(tried, start)


def with_a_god(tried: Tried) -> tuple[int, int] | None:
    """The way of a move that needs a chain of fleets."""
    return way(tried) if tried.prompt == "act" and verb(tried) == "troops" else None


@forbids("CYC-TRP-03", verbs=("troops",))
def no_chain_of_fleets(tried: Tried) -> bool:
    ends = with_a_god(tried)
    return ends is not None and ends[0] != ends[1] and not is_linked(tried, *ends)


@forbids("CYC-TRP-04", verbs=("troops",))
def the_chain_would_cross_an_island(tried: Tried) -> bool:
    ends = with_a_god(tried)
    if ends is None or ends[0] == ends[1] or is_linked(tried, *ends):
        return False
    found, fresh = {ends[0]}, [ends[0]]
    while fresh:
        reached = look.linked(tried, tried.seat, fresh.pop()) - found
        fresh += reached
        found |= reached
    return ends[1] in found


# What stays where it is.


@forbids("CYC-MED-01")
def medusa_holds_them(tried: Tried) -> bool:
    ends = way(tried)
    if ends is None or look.figure(tried, ends[0]) != "medusa":
        return False
    return any(look.ground(tried, ends[0]).values())


@forbids("CYC-MED-02", verbs=("retreat",))
def medusa_lets_nobody_retreat(tried: Tried) -> bool:
    if not tried.asked or tried.prompt != "retreat" or not look.on_land(tried):
        return False
    return look.figure(tried, look.battlefield(tried)) == "medusa"


@forbids("CYC-MIN-08")
def the_minotaur_does_not_move(tried: Tried) -> bool:
    ends = way(tried)
    if ends is None or look.figure(tried, ends[0]) != "minotaur":
        return False
    return not any(look.ground(tried, ends[0]).values())
