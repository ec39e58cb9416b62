# Titans on the page, in English.

## A new table

house-titans = The map is our own, made after the description in the rulebook. The rules are official.

## Beside the board

track-title-artifacts = Creatures and Artifacts
shelf-titans = Artifacts
artifacts-title = Artifacts
artifacts-win = all five win at once
artifact-of = { $seat_of }, on { $island }
artifact-gone = out of the game
artifact-to-come = still in the pile or for sale
specials-title = Special Metropolises
special-free = to be founded

## Players

team-0 = The Owl
team-1 = The Horse
team-2 = The Dolphin
team-mine = your team
team-ends = ends the game
team-metropolises =
    { $count ->
        [one] 1 Metropolis of the { $needed } that end the game
       *[other] { $count } Metropolises of the { $needed } that end the game
    }
hold-titans =
    { $count ->
        [one] 1 Titan on the board
       *[other] { $count } Titans on the board
    }

## Places

here-partner = your partner’s
here-partner-why = Your partner’s territory: you neither enter nor cross it.

## The bar

deed-answer-titans-march = Move Titans
deed-answer-titans-recruit = Buy a Titan
from-answer-titans-march = Move Titans: from which territory?
to-answer-titans-march = Titans { $start_of }: to which territory?
do-titans-came = Put the Titan there
do-titans-given = Take the building
do-titans-set-out = Set out for { $island }
do-titans-placed = Put { $artifact_the } there
do-titans-founded = Take { $metropolis_the }
do-titans-unit-deployed = Deploy there
do-titans-fleet-deployed = Deploy the fleet there
do-titans-handed = Hand { $artifact_the } over
do-titans-spared = Save the troop (1 gold)

## Great moments

moment-titan = A Titan rises
moment-artifact-taken = { $seat } takes { $artifact_the }
moment-special = { $metropolis_The }
moment-team = Enough Metropolises: the last cycle
moment-military = A military victory
tally-titans = Titans called
tally-artifacts = Artifacts bought or taken
