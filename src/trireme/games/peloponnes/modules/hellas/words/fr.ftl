# Hellas en français.

## Options et extensions

option-modules-hellas = Trois civilisations de plus, et un neuvième tour avec ses propres tuiles, dont l'Oracle et le Colosse.
module-hellas = Hellas

## Pourquoi pas

why-PEL-HEL-05 = { $tile_The } porte l'étoile : cette tuile ne sert que si l'on révèle six tuiles par tour.
why-PEL-BLD-22 = L'Oracle prend { COUNT($needs, "population") } lors de son placement ; vous en avez { $have }.
why-PEL-CIV-12 = Delphes est toujours protégée de la sécheresse et du tremblement de terre.
why-PEL-MIX-03 = { $tile_The } ne sert qu'avec l'extension Mer.
