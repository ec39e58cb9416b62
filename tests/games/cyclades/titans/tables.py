"""The sets of modules with Titans and Monuments that records, bots and reports look at, by a short name."""

from __future__ import annotations

from typing import Final

from trireme.games.cyclades.game import Cyclades

TITANS: Final = ["titans"]
TEAMS: Final = ["titans", "titans.teams"]
MONUMENTS: Final = ["monuments"]
ARTIFACTS: Final = ("winged-sandals", "kunee", "caduceus", "thunderbolt-of-zeus", "great-cornucopia")
SPECIALS: Final = ("military", "maritime", "religious", "cultural", "commercial")
"""The cards of special Metropolises."""
HADES: Final = [name for name in Cyclades.modules if name.startswith("hades.") and name != "hades.free-placement"]
"""What Titans leave of Hadès: free placement is their own (TIT-HXT-01)."""
SETS: Final[dict[str, tuple[list[str], tuple[int, ...]]]] = {
    "monuments": (MONUMENTS, (2, 3, 4, 5)),
    "titans": (TITANS, (3, 4, 5)),
    "teams": (TEAMS, (4, 6)),
    "titans-monuments": ([*TITANS, *MONUMENTS], (3, 4, 5)),
    "teams-monuments": ([*TEAMS, *MONUMENTS], (4, 6)),
    "everything": ([*TITANS, *MONUMENTS, *HADES], (3, 4, 5)),
    "everything-teams": ([*TEAMS, *MONUMENTS, *HADES], (4, 6)),
}
"""The modules of each, and with how many players."""
