# Hellas en français.

## Options et extensions

option-modules-hellas = Trois civilisations de plus, et un neuvième tour avec ses propres tuiles, dont l'Oracle et le Colosse.
module-hellas = Hellas

## Pourquoi pas

why-PEL-HEL-05 = Les tuiles à l'étoile ne servent que si l'on révèle six tuiles par tour : pas { $tile_the }.
why-PEL-BLD-22 = L'Oracle prend { COUNT($needs, "population") } lors de son placement ; vous en avez { $have }.
why-PEL-CIV-12 = Delphes est toujours protégée de la sécheresse et du tremblement de terre.
why-PEL-MIX-03 = Seulement avec l'extension Mer : { $tile_the }.
