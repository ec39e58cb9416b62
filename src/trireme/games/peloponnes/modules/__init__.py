"""The expansions: the only place that names them. They combine freely, in the order in which they join (PEL-MIX-01)."""

from __future__ import annotations

from typing import Final

from trireme.games.peloponnes.extensions import Module
from trireme.games.peloponnes.modules import hellas, sea, six

MODULES: Final[dict[str, Module]] = {module.name: module for module in (hellas.MODULE, sea.MODULE, six.MODULE)}
