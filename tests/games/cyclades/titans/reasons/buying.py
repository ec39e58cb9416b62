"""What Artifacts cost: TIT-ART-03."""

from __future__ import annotations

from tests.games.cyclades import costs
from tests.games.cyclades import looking as look
from tests.games.cyclades.reasons.cards import lies, wants
from tests.reasons import Tried, forbids


@forbids("TIT-ART-03", verbs=("call",))
def temples_lower_no_price_of_an_artifact(tried: Tried) -> bool:
    """Whether an Artifact could be paid with the discounts that Creatures have."""
    ids, gold = look.tables(tried).creature_ids, look.gold(tried)
    cards = [card for card in wants(tried, "call") if ids[card] in look.artifacts(tried) and lies(tried, card)]
    prices = [costs.printed(tried, card) for card in cards]
    return any(max(price - costs.saved(tried), 1) <= gold < price for price in prices)
