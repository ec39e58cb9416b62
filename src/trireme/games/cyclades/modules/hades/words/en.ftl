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
