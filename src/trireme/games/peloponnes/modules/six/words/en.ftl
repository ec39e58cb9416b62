# Six players in English.

## Numbers with their unit, and names

score-bonus = Taken at the end

## Options and expansions

option-modules-six = Eight more tiles, six on display in every round; for up to six players. Their figures are ours: house content.
module-six = Six players

## Questions

ask-prestige-or-inhabitants = At the end your Stockade gives you prestige or inhabitants. Which do you take?

## Answers

answer-end-prestige = { $prestige } prestige
answer-end-population = { COUNT($people, "population") }

## What happens

event-six-bonus =
    { $prestige ->
        [0] { $seat } takes { COUNT($population, "population") } for the Stockade.
       *[other] { $seat } takes { $prestige } prestige for the Stockade.
    }

## Why not

why-PEL-BLD-24 = The Stockade takes { COUNT($needs, "population") } when it is placed; you have { $have }.
why-PEL-BLD-25 = Only the owner of the Stockade takes prestige or an inhabitant at the end.
    .word = The Stockade gives prestige points or an inhabitant, nothing else.
why-PEL-BLD-26 = What the Stockade gives is taken at scoring, after the last supply round.
why-PEL-BLD-27 = Your Treasury of Atreus protects you from the earthquake.
why-PEL-BLD-28 = Your Acrocorinth protects you from the tempest.
