# Hellas in English.

## Options and expansions

option-modules-hellas = Three more civilizations, and a ninth round with tiles of its own, among them the Oracle and the Colossos.
module-hellas = Hellas

## Why not

why-PEL-HEL-05 = { $tile_The } bears the star: it is in play only when six tiles are turned up a round.
