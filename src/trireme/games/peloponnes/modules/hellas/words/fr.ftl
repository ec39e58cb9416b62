# Hellas en français.

## Options et extensions

option-modules-hellas = Trois civilisations de plus, et un neuvième tour avec ses propres tuiles, dont l'Oracle et le Colosse.
module-hellas = Hellas

## Pourquoi pas

why-PEL-HEL-05 = { $tile_The } porte l'étoile : cette tuile ne sert que si l'on révèle six tuiles par tour.
