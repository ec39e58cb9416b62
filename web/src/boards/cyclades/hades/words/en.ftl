# Hadès on the page, in English.

## A new table

house-hades-heroes = The powers and sacrifices of the Heroes are our own: the printed cards could not be found.
house-hades-favours = Some magic items are our own in part, and the Golden Fleece is ours altogether.

## The threat

threat-at = Threat { $threat }
threat-here = Hades is here
threat-covers = covers { $god }
threat-next = { $missing } or more: he comes, { $chance } %
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
item-at-offerings = with the offerings
item-own-turn = in your turn
item-turn-begins = when a turn begins
item-land-battle = in a battle on land
item-gods-laid = before the offerings
item-naval-battle = in a battle at sea
item-threat-roll = after the threat’s dice
item-income-counted = at an income
hand-sheltered = cannot be attacked in this cycle
hand-barred = may make no offering to { $god } in this cycle

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
deed-answer-hades-sacrifice = Sacrifice a Hero
deed-answer-hades-favour-aphrodite = Aphrodite: double the troops of an island
deed-answer-hades-favour-artemis-troop = Artemis: a card becomes a troop
deed-answer-hades-favour-artemis-fleet = Artemis: a card becomes a fleet
deed-answer-hades-favour-demeter = Demeter: gold for your islands
deed-answer-hades-favour-dionysus = Dionysus: build a Theatre
deed-answer-hades-favour-hephaestus = Hephaestus: draw two items
deed-answer-hades-favour-hera = Hera: look for a Hero
deed-answer-hades-favour-hermes = Hermes: a marker at sea
deed-answer-hades-favour-hestia = Hestia: any building
deed-answer-hades-favour-hecate = Hecate: set up the columns
deed-answer-hades-play-sun-chariot = Chariot of the Sun: move troops freely
deed-answer-hades-play-artemis-arrows = Artemis’ Arrows: shoot a creature
deed-answer-hades-play-pelops-sceptre = Sceptre of Pelops: look for a creature
deed-answer-hades-play-harmonias-necklace = Necklace of Harmonia: be safe
deed-answer-hades-play-aphrodites-girdle = Aphrodite’s Girdle: keep somebody from a god
deed-answer-hades-theatres = A Metropolis with Theatres
bar-answer-hades-favour-hestia = { $building } ({ COUNT($gold, "gold") })
do-hades-troop-raised = Raise the undead troop
do-hades-fleet-raised = Raise the undead fleet
do-hades-necropolis = Build the Necropolis there
do-hades-troop-deployed = Put the troop there
do-hades-fleet-deployed = Put the fleet there
do-hades-hero = Land there
do-hades-hero-paid = Pay { COUNT($gold, "gold") } for { $hero }
do-hades-hero-sacrificed = Sacrifice { $hero }
do-hades-hero-struck = Kill { $hero }
do-hades-item-played = Play { $item_the }
do-hades-item-shown = Play { $item_the }
do-hades-favour-used = Use the favour of { $favour }
do-hades-kept = Keep { $creature_the }

## Great moments

moment-hades = Hades has come
moment-hades-leaves = Hades leaves
moment-necropolis = { $seat } builds the Necropolis
moment-hero-falls = { $hero } is dead
moment-hero-leaves = { $hero } leaves the game
moment-hero-sacrificed = { $seat } sacrifices { $hero }
moment-amazons = The island of the Amazons
tally-undead = Undead raised
tally-heroes = Heroes hired
tally-items = Magic items played
