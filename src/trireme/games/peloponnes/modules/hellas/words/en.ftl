# Hellas in English.

## Options and expansions

option-modules-hellas = Three more civilizations, and a ninth round with tiles of its own, among them the Oracle and the Colossos.
module-hellas = Hellas

## Why not

why-PEL-HEL-05 = Tiles with the star are in play only when six tiles are turned up a round: not { $tile_the }.
why-PEL-BLD-22 = The Oracle takes { COUNT($needs, "population") } when it is placed; you have { $have }.
why-PEL-CIV-12 = Delphi is always protected from drought and earthquake.
why-PEL-MIX-03 = Used only together with the Sea: { $tile_the }.
