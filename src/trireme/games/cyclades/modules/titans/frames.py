"""The kinds of frames that Titans add."""

from __future__ import annotations

from typing import Final

# The beginning.
DRAW_BUILDING: Final = 520
"""(DRAW_BUILDING,): a building comes to the next marked slot."""
DRAW_SPECIAL: Final = 521
"""(DRAW_SPECIAL,): a card of a special Metropolis is drawn."""

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
