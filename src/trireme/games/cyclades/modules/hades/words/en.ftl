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
