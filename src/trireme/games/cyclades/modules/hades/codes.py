"""The answers that Hadès adds, for all its pieces."""

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
"""RAISE_TROOP + island: an undead troop is bought for it"""
RAISE_FLEET: Final = CODES.block("raise-fleet", SEAS)
"""RAISE_FLEET + sea: an undead fleet is bought for it"""
NECROPOLIS: Final = CODES.block("necropolis", ISLANDS)
"""NECROPOLIS + island: it is built there"""

# Creatures and Heroes.

HERO: Final = CODES.block("hero", HEROES)
"""HERO + hero: one that a question is about"""
KEEP: Final = CODES.block("keep", HEROES)
"""KEEP + hero: pay for him"""
DISMISS: Final = CODES.block("dismiss", HEROES)
"""DISMISS + hero: he leaves the game"""
SACRIFICE: Final = CODES.block("sacrifice", HEROES)
"""SACRIFICE + hero"""
REROLL: Final = CODES.block("reroll")
ACCEPT: Final = CODES.block("accept")

# Favours, Priestesses and items.
FAVOUR: Final = CODES.block("favour", ("favour", 16))
"""FAVOUR + tile: one that is drawn"""
ITEM: Final = CODES.block("item", ITEMS)
"""ITEM + item: one that is drawn, discarded or played"""
USE: Final = CODES.block("use-favour")
"""What the power of a favour is used for: for nothing in particular,"""
USE_ISLAND: Final = CODES.block("use-favour-island", ISLANDS)
"""for an island,"""
USE_SEA: Final = CODES.block("use-favour-sea", SEAS)
"""a sea,"""
USE_SLOT: Final = CODES.block("use-favour-slot", 5, SLOTS)
"""USE_SLOT + BLOCK * type + slot: a building there; type 0 is a Theatre,"""
USE_CARD: Final = CODES.block("use-favour-card", 4, BLOCK)
"""USE_CARD + BLOCK * (2 * card + element) + place: a unit there for a Priest (card 0) or a Philosopher (1)"""
USES: Final = CODES.end
"""Where they end."""
THEATRES: Final = CODES.block("theatres")
"""A Metropolis is made with Theatres"""
LEAVE: Final = CODES.block("leave")
"""No Priestess keeps a figurine"""
PAY_PRIESTESS: Final = CODES.block("pay-priestess", HEROES)
"""PAY_PRIESTESS + hero"""
PASS_ITEM: Final = CODES.block("pass-item")
NEVER: Final = CODES.block("never")
"""Not to be asked about an item any more,"""
QUIET: Final = CODES.block("quiet")
"""or about any that one could have face down"""
AGAIN: Final = CODES.block("again", ITEMS)
"""AGAIN + item: to be asked again"""
AGAIN_ALL: Final = CODES.block("again-all")
"""about those face down"""
NAME: Final = CODES.block("name", 8, GODS)
"""NAME + 16 * seat + god: whom the Girdle keeps from whom"""
SHOOT: Final = CODES.block("shoot", CARDS)
"""SHOOT + card: the Creature that Artemis' Arrows destroy"""
GOD_NEXT: Final = CODES.block("god-next", GODS)
"""GOD_NEXT + god: the next one in the order of the Palace"""
