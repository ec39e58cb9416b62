"""Kinds of frames of the module, in a block of their own."""

from typing import Final

DAWN: Final = 150
