# Hadès on the page, in English.

## A new table

house-hades-heroes = The powers and sacrifices of the Heroes are our own: the printed cards could not be found.
house-hades-favours = Some magic items are our own in part, and the Golden Fleece is ours altogether.

## The threat

threat-at = Threat { $threat }
threat-here = Hades is here
threat-covers = covers { $god }
threat-next = { $missing } or more: he comes, { $chance } %
threat-safe = cannot come with the next dice

## Favours, Heroes and items

favour-with = comes with { $god }
favour-used = power used
track-title-heroes = Creatures and Heroes
hand-hero = 2 gold a cycle
hand-hero-new = hired in this cycle
hand-heroes =
    { $count ->
        [one] 1 Hero
       *[other] { $count } Heroes
    }
hand-items =
    { $count ->
        [one] 1 magic item
       *[other] { $count } magic items
    }
hand-face-down = face down
hand-hidden =
    { $count ->
        [one] 1 magic item, face down
       *[other] { $count } magic items, face down
    }
hand-priestesses =
    { $count ->
        [one] 1 Priestess
       *[other] { $count } Priestesses
    }
hand-theatres =
    { $count ->
        [one] 1 Theatre
       *[other] { $count } Theatres
    }
moment-of-aphrodites-girdle = with the offerings
moment-of-sun-chariot = in your turn
moment-of-harmonias-necklace = when a turn begins
moment-of-apollos-arrows = in a battle on land
moment-of-artemis-arrows = in your turn
moment-of-palace-of-the-gods = before the offerings
moment-of-pelops-sceptre = in your turn
moment-of-poseidons-trident = in a battle at sea
moment-of-helm-of-hades = after the threat’s dice
moment-of-golden-fleece = at an income

## Places

here-necropolis =
    { $gold ->
        [0] The Necropolis
       *[other] The Necropolis with { COUNT($gold, "gold") }
    }
here-left = { COUNT($gold, "gold") } of the Necropolis lie here
here-column = A column of Hecate
here-markers =
    { $count ->
        [one] one prosperity marker at sea
       *[other] { $count } prosperity markers at sea
    }
below-offered = To choose from
below-gone = Heroes out of the game: { $count }
supply-undead = Undead in the supply:

## The bar

deed-answer-hades-raise-troop = Raise an undead troop
deed-answer-hades-raise-fleet = Raise an undead fleet
deed-answer-hades-necropolis = Build the Necropolis
do-hades-troop-raised = Raise the undead troop
do-hades-fleet-raised = Raise the undead fleet
do-hades-necropolis = Build the Necropolis there

## Great moments

moment-hades = Hades has come
moment-hades-leaves = Hades leaves
moment-necropolis = { $seat } builds the Necropolis
