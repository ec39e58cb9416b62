"""Athena: Philosophers (CYC-ACT-04)."""

from __future__ import annotations

from trireme.games.cyclades.gods.building import Build
from trireme.games.cyclades.gods.call import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.gods.recruit import RecruitPhilosopher


class Athena(God):
    actions = (Call, RecruitPhilosopher, Build)
