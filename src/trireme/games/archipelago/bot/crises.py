"""Answer crises: help as far as a common loss is also the player's own, and not much further."""

from __future__ import annotations

from typing import Final

from trireme.games.archipelago import moves
from trireme.games.archipelago.bot.judgement import Judgement
from trireme.games.archipelago.bot.unrest import danger
from trireme.games.archipelago.effects.players import PaymentDue
from trireme.games.archipelago.favours import asked
from trireme.games.archipelago.phases.crisis import HELPS, SUPPLIES, HelperTurn, SupplierTurn
from trireme.games.archipelago.questions import OnTile, about
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.games.archipelago.units import LYING, PLACE, WATER, lying
from trireme.kit.seats import Seat

IDLE: Final = 0.14
"""Points that it costs when one of the player's citizens lies for a round."""
LATER: Final = 0.5
"""The share of what later players could give that the bot relies on."""


class Crises:
    """The crises of one bot."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def helps(self, j: Judgement, legal: list[int]) -> int:
        """Take what costs nothing, temples and cubes of the market; weigh what the player would give themselves."""
        s, seat = j.s, j.seat
        turn = about(s, HelperTurn)
        resource, per_cube = turn.resource, turn.per_cube
        down = lying_of(s, seat)
        for code in legal:
            free = code == moves.GIVE or 0 <= code - moves.TEMPLE < moves.TILES
            if free and (down or not j.rebellious):
                return code
        own = self.own_gift(j, legal, resource)
        if own < 0:
            return moves.DONE
        return own if self.worth_giving(j, resource, per_cube, down) > self.price(j, own, resource) else moves.DONE

    def own_gift(self, j: Judgement, legal: list[int], resource: int) -> int:
        """Return the player's cheapest own gift: a cube, food of another kind, or a token; -1 if there is none."""
        gifts = [code for code in legal if code in (moves.GIVE + 1, moves.GIVE + 2) or _granary(code)]
        return min(gifts, key=lambda code: self.price(j, code, resource), default=-1)

    def price(self, j: Judgement, code: int, resource: int) -> float:
        if code == moves.GIVE + 2:
            return j.token - j.gain("benefactor")
        cube = code - moves.GRANARY if _granary(code) else resource
        # That it could be needed in a crisis is no reason to keep it in one.
        return j.spare[cube] - j.needed[cube] - j.gain("benefactor")

    def worth_giving(self, j: Judgement, resource: int, per_cube: int, down: int) -> float:
        """Return the points that a cube brings: own citizens who stand up, and a less probable revolt."""
        s = j.s
        count = lying(s)
        raised = min(per_cube, count)
        calm = s.population - s.rebels - max(0.0, count - LATER * per_cube * later_help(s, j.seat, resource))
        safer = danger(calm) - danger(min(calm + raised, float(s.population - s.rebels)))
        return IDLE * min(down, raised) + j.stake * safer

    def raising(self, j: Judgement, legal: list[int], chosen: list[int], count: int) -> int:
        """Raise own citizens first, then those of the player who has most lying. Items are named in rising order."""
        wanted = self.risen(j, count)
        for code in chosen:
            if code in wanted:
                wanted.remove(code)
        return next((code for code in sorted(wanted) if code in legal), legal[0])

    def risen(self, j: Judgement, count: int) -> list[int]:
        s = j.s
        down: list[tuple[bool, int, int]] = []
        for owner, units in enumerate(s.units):
            fallen = [unit for unit in units if unit & LYING]
            for unit in fallen:
                code = moves.STAND + owner * moves.PLACES + (unit >> PLACE)
                down.append((owner != j.seat, -len(fallen), code))
        return [code for _, _, code in sorted(down)[:count]]

    def temple_raise(self, j: Judgement, legal: list[int], chosen: list[int]) -> int:
        """Raise all citizens of the hex; the separatist raises only their own, if there are any."""
        tile = about(j.s, OnTile).tile
        own = range(moves.STAND + j.seat * moves.PLACES, moves.STAND + (j.seat + 1) * moves.PLACES)
        here = [code for code in legal if code != moves.DONE and (code - moves.STAND) % moves.PLACES >> 4 == tile]
        wanted = [code for code in here if code in own] if j.rebellious and (chosen or set(here) & {*own}) else here
        return wanted[0] if wanted else legal[-1]

    def supplies(self, j: Judgement, legal: list[int]) -> int:
        """Give cubes of the market, and own cubes where a rebel costs more than the cube."""
        s = j.s
        turn = about(s, SupplierTurn)
        resource, missing = turn.resource, turn.missing
        if moves.GIVE in legal and not j.rebellious:
            return moves.GIVE
        own = self.own_gift(j, legal, resource)
        if own < 0:
            return moves.DONE
        calm = s.population - s.rebels - max(0.0, missing - LATER * later_help(s, j.seat, resource))
        worth = j.stake * (danger(calm) - danger(calm + 1))
        return own if worth > self.price(j, own, resource) else moves.DONE

    def pay(self, j: Judgement, legal: list[int]) -> int:
        due = about(j.s, PaymentDue)
        return moves.YES if moves.YES in legal and due.rebels * j.rebel > due.florins * j.florin else moves.NO


def later_help(s: State, seat: Seat, resource: int) -> int:
    """Return the cubes and tokens of the players whose turn in this crisis comes after a seat's."""
    later = s.order[s.order.index(seat) + 1 :]
    return sum([s.stock[other * 6 + resource] + s.tokens[other] for other in later])


def lying_of(s: State, seat: int) -> int:
    return sum([1 for unit in s.units[seat] if unit & LYING and unit >> PLACE & 15 < WATER])


def _granary(code: int) -> bool:
    return 0 <= code - moves.GRANARY < 6


def in_crisis(s: State) -> bool:
    return asked(s)[0] in (HELPS, SUPPLIES)


def asked_resource(s: State) -> int:
    """Return the resource that the running crisis asks for."""
    turn: HelperTurn | SupplierTurn = asked(s)[3]
    return turn.resource
