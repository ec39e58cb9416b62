"""The codes of the answers that Hadès adds, for all its pieces."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.moves import BLOCK, CARDS, GODS, ISLANDS, SEAS, SLOTS
from trireme.kit.engine.action_codes import Codes

CODES: Final = Codes("hades", first=16_384, room=2048)

HEROES: Final = ("hero", 8)
ITEMS: Final = ("item", 16)

# Free placement.

# Hadès, the undead, the Necropolis.

RAISE_TROOP: Final = CODES.block("raise-troop", ISLANDS)
"""RAISE_TROOP + island: buy an undead troop there."""
RAISE_FLEET: Final = CODES.block("raise-fleet", SEAS)
"""RAISE_FLEET + sea: buy an undead fleet there."""
NECROPOLIS: Final = CODES.block("necropolis", ISLANDS)
"""NECROPOLIS + island: build the Necropolis there."""

# Creatures and Heroes.

HERO: Final = CODES.block("hero", HEROES)
"""HERO + hero: a Hero that a question is about."""
KEEP: Final = CODES.block("keep", HEROES)
"""KEEP + hero: pay for a Hero."""
DISMISS: Final = CODES.block("dismiss", HEROES)
"""DISMISS + hero: let a Hero leave the game."""
SACRIFICE: Final = CODES.block("sacrifice", HEROES)
"""SACRIFICE + hero: sacrifice a Hero."""
REROLL: Final = CODES.block("reroll")
ACCEPT: Final = CODES.block("accept")

# Favours, Priestesses and items.
FAVOUR: Final = CODES.block("favour", ("favour", 16))
"""FAVOUR + tile: a tile that is drawn."""
ITEM: Final = CODES.block("item", ITEMS)
"""ITEM + item: an item that is drawn, discarded or played."""
USE: Final = CODES.block("use-favour")
"""Use the power of a favour, without a target."""
USE_ISLAND: Final = CODES.block("use-favour-island", ISLANDS)
"""USE_ISLAND + island: use the power of a favour on an island."""
USE_SEA: Final = CODES.block("use-favour-sea", SEAS)
"""USE_SEA + sea: use the power of a favour on a sea."""
USE_SLOT: Final = CODES.block("use-favour-slot", 5, SLOTS)
"""USE_SLOT + BLOCK * type + slot: build there with a favour; type 0 is a Theatre."""
USE_CARD: Final = CODES.block("use-favour-card", 4, BLOCK)
"""USE_CARD + BLOCK * (2 * card + element) + place: turn a Priest (card 0) or a Philosopher (1) into a unit there."""
USES: Final = CODES.end
"""The code after the last use of a favour."""
THEATRES: Final = CODES.block("theatres")
"""Make a Metropolis with Theatres."""
LEAVE: Final = CODES.block("leave")
"""Let no Priestess keep a figurine."""
PAY_PRIESTESS: Final = CODES.block("pay-priestess", HEROES)
"""PAY_PRIESTESS + hero: pay a Hero with a Priestess."""
PASS_ITEM: Final = CODES.block("pass-item")
NEVER: Final = CODES.block("never")
"""Do not ask about this item any more."""
QUIET: Final = CODES.block("quiet")
"""Do not ask about items that the seat could have face down any more."""
AGAIN: Final = CODES.block("again", ITEMS)
"""AGAIN + item: ask about an item again."""
AGAIN_ALL: Final = CODES.block("again-all")
"""Ask about items face down again."""
NAME: Final = CODES.block("name", 8, GODS)
"""NAME + 16 * seat + god: the Girdle keeps a seat from a god."""
SHOOT: Final = CODES.block("shoot", CARDS)
"""SHOOT + card: Artemis' Arrows destroy a Creature."""
GOD_NEXT: Final = CODES.block("god-next", GODS)
"""GOD_NEXT + god: the next god in the order of the Palace."""
