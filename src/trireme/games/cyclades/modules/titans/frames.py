"""The kinds of frames that Titans add."""

from __future__ import annotations

from typing import Final

# The beginning.
DRAW_BUILDING: Final = 520
"""(DRAW_BUILDING,): a building comes to the next marked slot."""
DRAW_SPECIAL: Final = 521
"""(DRAW_SPECIAL,): a card of a special Metropolis is drawn."""
AUCTION_GODS: Final = 522
DRAW_AUCTION_GOD: Final = 523
"""(DRAW_AUCTION_GOD, place)"""
AUCTION: Final = 524
DEPLOYMENT: Final = 525
NEXT_DEPLOYMENT: Final = 526
"""(NEXT_DEPLOYMENT, place): whoever holds the god of this place deploys, then the next."""
DEPLOY: Final = 527
"""(DEPLOY, seat, troops, Titans, made, fleets, bonus): what a seat has still to deploy, and its bonus if that is to
come. So many of its fleets have been placed or kept."""
DEPLOY_UNIT: Final = 528
"""(DEPLOY_UNIT, serial, seats, Titan, left): where a troop or a Titan goes; so many units are left after it."""
DEPLOY_FLEET: Final = 529
"""(DEPLOY_FLEET, serial, seats, number): where the first, second or third fleet goes."""
DEPLOY_BUILDING: Final = 530
"""(DEPLOY_BUILDING, serial, seats, types): where a bonus building of one of these types goes."""
DEPLOY_MARKER: Final = 531
"""(DEPLOY_MARKER, serial, seats): where Apollo's prosperity marker goes."""

# Kronos and Titans.
KRONOS_BUILDS: Final = 532
"""(KRONOS_BUILDS, serial, seats, types): which free building goes where."""
TITAN_COMES: Final = 533
"""(TITAN_COMES, serial, seats): where the free Titan goes."""

# Artifacts.
PLACE_ARTIFACT: Final = 534
"""(PLACE_ARTIFACT, serial, seats, Artifact): where a bought Artifact goes."""
TAKE_ALONG: Final = 535
"""(TAKE_ALONG, serial, seats, retreat): which Artifact goes along; the frame of the march or retreat is below."""
PASS_ON: Final = 536
"""(PASS_ON, serial, seats): whether a group with the Kunee passes a territory; the frame of its march is below."""
CADUCEUS: Final = 537
"""(CADUCEUS, serial, seats, begged): whether a loss is cancelled; the frame of the loss is below."""
ALMS: Final = 538
"""(ALMS, serial, seats, asker): whether the partner pays for the Caduceus."""
PLEDGE: Final = 539
"""(PLEDGE, serial, seats, asker): whether the partner pays for the Thunderbolt."""
HAND_OVER: Final = 540
"""(HAND_OVER, serial, seats): whether Sandals and Kunee go to the partner."""
SHARE: Final = 541
"""(SHARE, serial, seats, gold): how much of the Great Horn's income the partner receives."""

# Special Metropolises.
CHOOSE_SPECIAL: Final = 542
"""(CHOOSE_SPECIAL, serial, seats, island): which card the first Metropolis takes."""
