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

event-end-bonus =
    { $prestige ->
        [0] { $seat } takes { COUNT($population, "population") } for the Stockade.
       *[other] { $seat } takes { $prestige } prestige for the Stockade.
    }
