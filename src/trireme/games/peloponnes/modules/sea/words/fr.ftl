# La Mer en français.

## Nombres avec leur unité, et noms

score-sea = Tuiles Mer

## Options et extensions

option-modules-sea = Des tuiles Mer à acheter avant votre offre : prestige, habitants, et du poisson qui nourrit l'un d'eux pour toujours.
module-sea = La Mer

## Questions

ask-draw-sea = Quelle tuile Mer est révélée ?

## Réponses

answer-buy-sea =
    { $missing ->
        [0] { $tile } : acheter pour { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }
       *[other] { $tile } : acheter pour { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }, dont une part avec { COUNT($missing, "luxury") }
    }
draw-sea = { $outcome }

## Ce qui se passe

event-sea-turned-up = À vendre dans cette partie : { $tile }.
event-sea-bought =
    { $missing ->
        [0] { $seat } achète { $tile_the } pour { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }.
       *[other] { $seat } achète { $tile_the } pour { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") }, dont une part avec { COUNT($missing, "luxury") }.
    }

## Pourquoi pas

why-PEL-SEA-01 = { $tile_The } vient de Hellas ; sans cette extension, il y a six tuiles Mer.
why-PEL-SEA-03 = { $tile_The } est hors de la partie : cette tuile n'a pas été révélée à la mise en place.
why-PEL-SEA-04 = Une tuile Mer s'achète à votre propre tour, avant de faire une offre ou de passer.
    .tile = On n'enchérit pas sur { $tile_the } : une tuile Mer s'achète à votre tour, avant votre offre.
why-PEL-SEA-05 = On vous a délogé : il est trop tard pour acheter une tuile Mer.
    .tile = Votre offre délogée ne va pas sur { $tile_the }, qui est une tuile Mer.
why-PEL-SEA-07 = Vous avez acheté une tuile Mer ce tour-ci ; pour { $tile_the }, attendez un autre tour.
why-PEL-SEA-08 = Le prix { $tile_of } se paie aussitôt et en entier.
    .wood = Pour { $tile_the }, il faut payer aussitôt { LIST($wood, "wood", $stone, "stone", $food, "food", $coins, "coins", $luxury, "luxury") } ; en réserve : { LIST($have_wood, "wood", $have_stone, "stone", $have_food, "food", $have_coins, "coins", $have_luxury, "luxury") }.
why-PEL-SEA-09 = On ne pose pas de pièce sur une tuile Mer pour la payer plus tard.
    .tile = Impossible de marquer { $tile_the } d'une pièce pour payer plus tard.
why-PEL-SEA-10 = Pour payer { $tile_the }, ce qui manque demanderait { COUNT($needed, "luxury") } ; vous en avez { $have }.
why-PEL-SEA-12 = Vos tuiles Mer nourrissent { COUNT($fish, "population") } gratuitement : impossible d'en nourrir seulement { $fed }.
    .tiles = Vos tuiles Mer nourrissent { COUNT($tiles, "population") }, pas plus.
why-PEL-SEA-13 = Le poisson de vos tuiles Mer nourrit les habitants aux tours d'approvisionnement et ne paie rien d'autre.
why-PEL-SEA-15 = Personne ne peut perdre { $tile_the } : il n'y a rien à garder.
    .seat = { $seat } a acheté { $tile_the }, et une tuile Mer reste à son propriétaire.
why-PEL-SEA-16 = Aucun désastre ne touche les tuiles Mer : rien n'arrive { $tile_to }.
why-PEL-SEA-18 = Le poisson passe d'abord : avec { COUNT($fish, "fish") } et { COUNT($food, "food") }, vous devez en nourrir plus de { $fed }.
why-PEL-MIX-05 = Pour { $tile_the }, il faut { COUNT($luxury, "luxury") }, que rien ne remplace ; vous en avez { $have }.
why-PEL-MIX-09 = En solitaire aussi, une tuile Mer s'achète à votre tour, avant d'acheter une tuile ou de passer.
