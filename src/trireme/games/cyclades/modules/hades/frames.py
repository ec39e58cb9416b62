"""The kinds of frames that Hadès adds: from 320 the god, 340 creatures and Heroes, 370 favours."""

from __future__ import annotations

from typing import Final

# Hadès, the undead, the Necropolis.

THREAT: Final = 320
"""(THREAT,): the phase in which the threat is rolled."""
THREATENS: Final = 321
"""(THREATENS, n): what happens then, in order."""
ROLL_THREAT: Final = 322
"""(ROLL_THREAT, die): one of the dice of the threat."""
RAISE: Final = 323
"""(RAISE, serial, seats): where the free undead goes."""
DEPARTURE: Final = 324
"""(DEPARTURE,): after Apollo the undead leave, and Hadès with them."""

# Creatures and Heroes.

UPKEEP: Final = 340
"""(UPKEEP,): after the income, Heroes are paid."""
KEEP_HEROES: Final = 341
"""(KEEP_HEROES, serial, seats, heroes): which of these Heroes, a mask, a seat pays for."""
HERO_ISLAND: Final = 342
"""(HERO_ISLAND, serial, seats, hero): where a new Hero goes."""
ERINYES: Final = 343
"""(ERINYES, serial, seats, code): the marker that is taken (NONE), then where that of this place goes."""
CHARON: Final = 344
"""(CHARON, serial, seats): which Hero comes back."""
MANTICORE: Final = 345
"""(MANTICORE, serial, seats): which Hero is struck."""
REROLL: Final = 346
"""(REROLL, serial, seats): whether Theseus rolls again."""
FLIGHT: Final = 347
"""(FLIGHT, serial, seats): where the troops of Perseus fly."""
LANDED: Final = 348
"""(LANDED,): below a battle into which troops have flown with Perseus."""
THREE_BUILDINGS: Final = 349
"""(THREE_BUILDINGS, serial, seats, slots): the next building that Theseus gives; these have been, as a mask."""
FORTRESSES: Final = 350
"""(FORTRESSES, serial, seats): the island whose Fortresses Odysseus removes."""
REINFORCED: Final = 351
"""(REINFORCED, serial, seats, island): how many troops Hector brings."""

# Favours, Priestesses and items.
FAVOUR_ENDS: Final = 369
"""(FAVOUR_ENDS,): a favour that nobody won leaves."""
DRAW_FAVOUR: Final = 370
"""(DRAW_FAVOUR,): a tile is drawn and laid beside the last god."""
GAIN_ITEM: Final = 371
"""(GAIN_ITEM, seat, face down): an item is to be drawn, if there is one."""
DRAW_ITEM: Final = 372
"""(DRAW_ITEM, seat, face down)"""
DISCARD_ITEM: Final = 373
"""(DISCARD_ITEM, serial, seats): which of two items is discarded."""
CHOOSE_ITEM: Final = 374
"""(CHOOSE_ITEM, seat): of items that have been drawn, one is kept."""
TURN_CARDS: Final = 375
"""(TURN_CARDS, serial, seats): whether Artemis turns one more card into a unit."""
SECOND_COLUMN: Final = 376
"""(SECOND_COLUMN, serial, seats, island): where the second column goes; the first stands on this island."""
SEARCH_HERO: Final = 377
"""(SEARCH_HERO, seat): Hera turns up the next card of the pile of creatures."""
KEEP_FIGURINE: Final = 378
"""(KEEP_FIGURINE, serial, seats): whether a Priestess keeps a figurine."""
GIVE_THEATRE: Final = 379
"""(GIVE_THEATRE, serial, seats, how many more, slots given as a mask)"""
MUST_CONVERT: Final = 380
"""(MUST_CONVERT, seat, enough): who has taken a last island must make the Metropolis that allowed it."""
HELM: Final = 390
"""(HELM, serial, seats, others …): the dice of the threat may be rolled again. So below: then the others are asked."""
FLEECE: Final = 391
PALACE: Final = 392
PALACE_ORDER: Final = 393
"""(PALACE_ORDER, serial, seats, gods …): the new order of the gods, as far as it has been named."""
GIRDLE: Final = 394
NECKLACE: Final = 395
APOLLOS_ARROWS: Final = 396
TRIDENT: Final = 397
CHARIOT: Final = 398
"""(CHARIOT, serial, seats, left): troops may travel so many times more."""
CHARIOT_GOES_ON: Final = 399
"""(CHARIOT_GOES_ON, seat, left)"""
ITEMS_END: Final = 400
"""(ITEMS_END,): what items have done for the cycle is over."""
NOTE_ORDER: Final = 401
"""(NOTE_ORDER,): the order of the offerings is remembered."""
SEARCH_FIGURINE: Final = 402
"""(SEARCH_FIGURINE, seat): the Sceptre turns up the next card of the pile."""
