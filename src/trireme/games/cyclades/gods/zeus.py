"""Zeus: Priests and the exchange of creatures (CYC-ACT-04)."""

from __future__ import annotations

from trireme.games.cyclades.gods.building import Build
from trireme.games.cyclades.gods.call import Call, Swap
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.gods.recruit import RecruitPriest


class Zeus(God):
    actions = (Call, RecruitPriest, Build, Swap)
