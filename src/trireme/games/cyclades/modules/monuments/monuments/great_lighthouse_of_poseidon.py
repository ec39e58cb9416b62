"""The Great Lighthouse of Poseidon: destroyed fleets return to the seas around it (MON-MEF-04 to 07, 31)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from trireme.games.cyclades import board, moves
from trireme.games.cyclades.modules.monuments import events
from trireme.games.cyclades.modules.monuments.monuments.monument import Monument
from trireme.games.cyclades.modules.monuments.monuments.shore import bars_haven, havens, worth_of_shore
from trireme.games.cyclades.modules.monuments.rules.ids import MON_MEF_04, MON_MEF_07
from trireme.games.cyclades.position.values import Values
from trireme.games.cyclades.questions import UNSETTLED, Choice
from trireme.games.cyclades.ruleset import Ruleset
from trireme.games.cyclades.state import FIRST_KIND, LAND, SEA, SEAS, Island, State
from trireme.games.cyclades.units.groups import count_of, group_of
from trireme.games.cyclades.units.losses import BATTLE, LOSS, REDIRECTED, Loss, units_leave
from trireme.kit.content.rulebook import Reason
from trireme.kit.engine.frames import Step
from trireme.kit.engine.sequences import cancel_rest, replace_rest, rest_of
from trireme.kit.masks import bits
from trireme.kit.positions import Facts, Schema
from trireme.kit.seats import NOBODY, Seat

RETURN: Final = 503
"""The owner is asked for the sea to which a destroyed fleet returns. The frame of its loss is below."""


class GreatLighthouseOfPoseidon(Monument):
    def join(self) -> None:
        points = self.ruleset.points
        points.losses.add(REDIRECTED, self.shines)
        points.fought.append(self.battle_is_over)
        points.verbs["monuments.return"] = (MON_MEF_04,)

    def steps(self) -> dict[int, Step[State]]:
        return {RETURN: Return(self)}

    def homes(self, s: State, loss: Loss) -> int:
        """Return the seas to which a destroyed fleet can return, as a mask: not where it is being lost (MON-MEF-07)."""
        mask = havens(self.ruleset, s, loss.seat, self.site(s))
        if loss.cause >= 0:
            mask &= ~(1 << loss.place)  # The creature's player may come to this sea.
        if s.battle and s.battle.element == SEA:
            mask &= ~(1 << s.battle.place)
        return mask

    def shines(self, ruleset: Ruleset, s: State, loss: Loss) -> None:
        """Each regular fleet that is destroyed, and not given up, may return (MON-MEF-04 to 06, MON-MXH-05)."""
        seat, cause = loss.seat, loss.cause
        if loss.element != SEA or not (cause == BATTLE or cause >= 0) or seat == NOBODY:
            return
        if self.owner(s) == seat and count_of(loss.group, FIRST_KIND) and self.homes(s, loss):
            s.ask(RETURN, 1 << seat)

    def battle_is_over(self, ruleset: Ruleset, s: State) -> None:
        """Fleets that have come back count again for the Warrior City (MON-MEF-07)."""
        self.part(s).saved = ()

    def facts(self, s: State) -> Facts:
        return {"saved": [self.ruleset.sea(sea) for sea in self.part(s).saved] if s.battle else []}

    def stand(self, values: Values, s: State, facts: Mapping[str, object]) -> None:
        for sea in values.words("monuments.saved", facts.get("saved", [])):
            self.part(s).saved += (values.one_of("monuments.saved", sea, self.ruleset.tables.sea_number),)

    def facts_schema(self) -> dict[str, Schema]:
        return {
            "saved": {
                "type": "array",
                "items": {"enum": [*self.ruleset.tables.sea_ids]},
                "description": "Seas of fleets that the Lighthouse has brought back in the land battle being fought.",
            }
        }

    def worth_of_site(self, s: State, site: Island) -> float:
        return worth_of_shore(self.ruleset, s, site)


class Return(Choice):
    """The sea to which the next destroyed fleet returns."""

    phase = "actions"
    prompt = "monuments.return"
    verb = "monuments.return"
    blocks = (moves.SEA,)
    rules = (MON_MEF_04, MON_MEF_07)
    others = UNSETTLED

    def __init__(self, lighthouse: GreatLighthouseOfPoseidon) -> None:
        super().__init__(lighthouse.ruleset)
        self.lighthouse = lighthouse

    def loss(self, s: State) -> Loss:
        """Return the loss, whose frame is below that of the question."""
        loss: Loss = s.stack[-2][2]
        return loss

    def legal(self, s: State, seat: Seat) -> list[int]:
        return [moves.SEA + sea for sea in bits(self.lighthouse.homes(s, self.loss(s)), SEAS)]

    def bars(self, s: State, seat: Seat, code: int) -> Iterator[Reason]:
        sea = SEAS[code - moves.SEA]
        reasons = [*bars_haven(self.ruleset, s, seat, self.lighthouse.site(s), sea, MON_MEF_04)]
        yield from reasons
        if not reasons and not self.lighthouse.homes(s, self.loss(s)) >> sea & 1:
            fought = s.battle and s.battle.element == SEA and s.battle.place == sea
            yield Reason(MON_MEF_07 if fought else MON_MEF_04, sea=self.ruleset.sea(sea))

    def take(self, s: State, seat: Seat, code: int) -> None:
        s.answered(seat)
        sea, loss = SEAS[code - moves.SEA], rest_of(s, Loss)
        fleet = group_of(FIRST_KIND, 1)
        units_leave(s, replace(loss, group=fleet))
        board.add_fleets(s, seat, sea, fleet)
        if s.battle and s.battle.element == LAND:
            self.lighthouse.part(s).saved += (sea,)
        s.tell(events.Returned(seat=seat, sea=self.ruleset.sea(sea)))
        if loss.group == fleet:
            cancel_rest(s, LOSS)
            return
        rest = replace(loss, group=loss.group - fleet)
        replace_rest(s, LOSS, rest)
        self.lighthouse.shines(self.ruleset, s, rest)

    def key(self, code: int) -> str:
        return "answer-monuments-return"
