"""Athena: Philosophers (CYC-ACT-04)."""

from __future__ import annotations

from trireme.games.cyclades.gods.building import Build
from trireme.games.cyclades.gods.calling import Call
from trireme.games.cyclades.gods.god import God
from trireme.games.cyclades.gods.recruiting import RecruitPhilosopher


class Athena(God):
    actions = (Call, RecruitPhilosopher, Build)
