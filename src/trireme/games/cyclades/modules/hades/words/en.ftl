# Hadès in English.

## Options and expansions

module-hades = Hadès
module-hades-free-placement = Hadès: free placement
option-modules-hades-free-placement = An auction before the first cycle decides who deploys first. Troops and fleets start where you put them.
module-hades-god = Hadès: the god of the dead
option-modules-hades-god = Now and then he takes the place of another god: undead troops and fleets, and the Necropolis, which grows rich on the fallen.
module-hades-heroes = Hadès: Creatures and Heroes
option-modules-hades-heroes = Six Heroes fight for you as long as you pay them, and can be sacrificed for a strong power; five Creatures come from the underworld.
module-hades-favours = Hadès: divine favours
option-modules-hades-favours = Each cycle a minor god lends one of the gods a favour. Priestesses, Theatres and magic items come with them.
module-hades-manticore = Hadès: Manticore
option-modules-hades-manticore = One more Creature: it kills a Hero. Only with Creatures and Heroes.
module-hades-hecate = Hadès: Hecate
option-modules-hades-hecate = One more favour: a passage between two islands. Only with the divine favours.

## Free placement

## Hadès, the undead, the Necropolis

ask-hades-raise = A free undead: on which island does a troop rise, or in which sea a fleet?
ask-draw-threat = What does the die of the threat show?
draw-threat = { $outcome }

answer-hades-raise-troop =
    { $gold ->
        [0] Undead troop on { $island }
       *[other] Raise an undead troop on { $island } ({ COUNT($gold, "gold") })
    }
answer-hades-raise-fleet =
    { $gold ->
        [0] Undead fleet in { $sea }
       *[other] Raise an undead fleet in { $sea } ({ COUNT($gold, "gold") })
    }
answer-hades-necropolis = Build the Necropolis on { $island } ({ COUNT($gold, "gold") })

event-hades-threat =
    { $comes ->
        [1] The threat rises by { $rise } to { $threat }: Hades comes.
       *[other] The threat rises by { $rise } to { $threat }.
    }
event-hades-covered = Hades takes the place of { $god }.
event-hades-departed =
    { $count ->
        [0] Hades leaves, and { $god } is there again; the threat is back on 0.
        [one] Hades leaves with one undead, and { $god } is there again; the threat is back on 0.
       *[other] Hades leaves with { $count } undead, and { $god } is there again; the threat is back on 0.
    }
event-hades-troop-raised =
    { $gold ->
        [0] { $seat } raises a free undead troop on { $island }.
       *[other] { $seat } raises an undead troop on { $island } for { COUNT($gold, "gold") }.
    }
event-hades-fleet-raised =
    { $gold ->
        [0] { $seat } raises a free undead fleet in { $sea }.
       *[other] { $seat } raises an undead fleet in { $sea } for { COUNT($gold, "gold") }.
    }
event-hades-necropolis = { $seat } builds the Necropolis on { $island } for { COUNT($gold, "gold") }.
event-hades-necropolis-gone =
    { $gold ->
        [0] The Necropolis on { $island } is gone.
       *[other] The Necropolis on { $island } is gone; { COUNT($gold, "gold") } stay there until the income.
    }
event-hades-gold-added = { COUNT($gold, "gold") } more on the Necropolis on { $island }: { $total } now.

outlook-hades-threat =
    { $here ->
        [1] Hades is here until Apollo has given. Then the threat begins at 0 again, and he cannot come in the next cycle.
       *[other] { $comes ->
            [0] The threat stands at { $threat }: with the next two dice Hades cannot come yet.
           *[other] The threat stands at { $threat }: Hades comes if the next two dice show { $missing } or more, { $comes } %.
        }
    }

fact-threat = Threat
fact-arrives_at = Hades comes at
fact-threat_dice = Dice of the threat
fact-covered = Under Hades
fact-undead_left = Undead in the supply
fact-necropolis = Necropolis
fact-necropolis_gold = Gold on the Necropolis
fact-left_gold = Gold left behind

## Creatures and Heroes

## Favours, Priestesses and items

draw-favours = { $outcome }
ask-draw-favours = Which favour is drawn?
draw-items = { $outcome }
ask-draw-items = Which item is drawn?

event-hades-favour-laid = { $favour } lends { $god } a favour.
event-hades-favour-discarded = The favour of { $favour } is discarded.
event-hades-favours-reshuffled = All favours are shuffled into a new pile.
event-hades-item-drawn = { $seat } draws a magic item, face down.
    .item = { $seat } has a magic item: { $item_the }.
event-hades-items-reshuffled = The discarded magic items form a new pile.
event-hades-no-item = No magic item is left for { $seat }.
event-hades-item-discarded = { $seat } discards { $item_the }.

fact-favour = Favour of this cycle
fact-tile = Tile
fact-god = God
fact-used = Power used
fact-favours_left = Favours in the pile
fact-favours_discarded = Discarded favours
fact-priestesses = Priestesses
fact-priestesses_left = Priestesses in the pile
fact-items = Magic items
fact-item = Item
fact-face_down = Face down
fact-items_face_down = Items face down
fact-items_left = Items in the pile
fact-items_discarded = Discarded items
fact-sea_markers = Prosperity at sea
fact-sea = Sea space
fact-markers = Markers
fact-columns = Columns of Hecate
