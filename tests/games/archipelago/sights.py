"""What can be seen in whole games of Archipelago, and what the recorded games must show together."""

from __future__ import annotations

from collections.abc import Sequence

from trireme.games.archipelago import events
from trireme.games.archipelago.game import Archipelago, printed
from trireme.games.archipelago.options import LEAST, LENGTHS, MOST
from trireme.games.archipelago.state import State
from trireme.kit.engine.event import Event
from trireme.kit.records.record import Match

CONTENT, _ = printed()
ONE_OF_EACH = (
    "a domestic crisis",
    "an export crisis",
    "a token instead of a cube",
    "a red back",
    "an order set by the highest bidder",
    "a tie of bids",
    "leave to harvest given",
    "leave to harvest refused",
    "a disc gained",
    "a card that is discarded",
    "a revolt without a separatist",
    "a revolt with a separatist",
    "an exchange",
    "a promise kept",
    "a promise broken",
    "undo",
)


def wanted() -> list[str]:
    """Return everything that the recorded games must show."""
    sights = [f"{players} players" for players in range(LEAST, MOST + 1)]
    sights += [f"a {length} game" for length in LENGTHS]
    sights += [f"{action.id} done" for action in CONTENT.action]
    sights += [f"{building.id} built" for building in CONTENT.building]
    sights += [f"{zone.id} used" for zone in CONTENT.florin_zone]
    sights += [f"{event.id} happens" for event in CONTENT.event]
    sights += [f"{card.id} used" for card in CONTENT.evolution_card if card.arrow != "passive"]
    sights += [f"{card.id} owned" for card in CONTENT.evolution_card if card.arrow == "passive"]
    sights += [f"{objective.id} ends the game" for objective in CONTENT.objective]
    sights += [f"{each.id} counts" for each in CONTENT.objective if each.kind != "separatist"]
    sights += [f"{trend.id} counts" for trend in CONTENT.trend]
    return [*sights, *ONE_OF_EACH]


def seen_in(match: Match[State]) -> set[str]:
    """Return what a finished game has shown."""
    game = match.game
    assert isinstance(game, Archipelago)
    result = game.result(match.state)
    assert result is not None
    found = {f"{len(game.seats)} players", f"a {game.ruleset.length} game"}
    journal: Sequence[Event] = match.journal
    for event, after in zip(journal, [*journal[1:], None], strict=True):
        found |= set(seen(event))
        if isinstance(event, events.BackUncovered) and isinstance(
            after, events.DomesticCrisis | events.ExportCrisis | events.EventHappens
        ):
            found.add("a red back")
    if result.ending == "ending-revolt":
        found.add("a revolt without a separatist")
    elif result.ending == "ending-separatist":
        found.add("a revolt with a separatist")
    elif match.state.ending >= 0:
        found.add(f"{game.ruleset.objective_ids[match.state.ending]} ends the game")
    found |= {f"{card} counts" for points in result.breakdown for card, count in points.items() if count}
    if any(line.startswith("undo") for line in match.lines):
        found.add("undo")
    return found


def seen(event: Event) -> list[str]:
    """Yield what a single event shows."""
    match event:
        case events.Acts(action=action):
            return [f"{action} done"]
        case events.Built(building=building):
            return [f"{building} built"]
        case events.Operated(building=building):
            return [f"{building} used"]
        case events.EventHappens(event=id):
            return [f"{id} happens"]
        case events.CardUsed(card=card):
            return [f"{card} used"]
        case events.CardBought(card=card):
            return [f"{card} owned"]
        case events.WonderBuilt(card=card):
            return [f"{card} used"]
        case events.CubeGiven(source="token"):
            return ["a token instead of a cube"]
        case events.OrderStays(why="tie"):
            return ["a tie of bids"]
        case events.LeaveAnswered(granted=granted):
            return [f"leave to harvest {'given' if granted else 'refused'}"]
    plain: dict[type[Event], str] = {
        events.DomesticCrisis: "a domestic crisis",
        events.ExportCrisis: "an export crisis",
        events.OrderSet: "an order set by the highest bidder",
        events.DiscGained: "a disc gained",
        events.CardDiscarded: "a card that is discarded",
        events.Exchanged: "an exchange",
        events.PromiseKept: "a promise kept",
        events.PromiseBroken: "a promise broken",
    }
    return [plain[type(event)]] if type(event) in plain else []
