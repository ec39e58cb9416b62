# Hellas in English.

## Options and expansions

option-modules-hellas = Three more civilizations, and a ninth round with tiles of its own, among them the Oracle and the Colossos.
module-hellas = Hellas

## Why not

why-PEL-HEL-05 = { $tile_The } bears the star: it is in play only when six tiles are turned up a round.
why-PEL-BLD-22 = The Oracle takes { COUNT($needs, "population") } when it is placed; you have { $have }.
why-PEL-CIV-12 = Delphi is always protected from drought and earthquake.
why-PEL-MIX-03 = { $tile_The } is used only together with the Sea.
