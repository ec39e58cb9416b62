"""Ares: recruiting and moving troops (CYC-ACT-04)."""

from __future__ import annotations

from trireme.games.cyclades.gods.building import Build
from trireme.games.cyclades.gods.call import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.gods.recruit import RecruitTroop
from trireme.games.cyclades.units.marching import MoveTroops


class Ares(God):
    actions = (Call, RecruitTroop, Build, MoveTroops)
