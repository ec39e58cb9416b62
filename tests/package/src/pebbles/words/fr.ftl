# Pebbles en français.

game-title = Cailloux
game-about = Prenez des cailloux, chacun son tour. Qui prend le dernier gagne.

unit-pebbles =
    { $count ->
        [one] un caillou
       *[other] { $count } cailloux
    }

ask-take = Prenez de un à { $most } cailloux d'un tas
answer-take = { COUNT($count, "pebbles") } { $heap_of }
event-took = { $seat } prend { COUNT($count, "pebbles") } { $heap_of }.
why-PEB-TAK-01 = De un à { $most } cailloux, ni plus ni moins.
ending-last = { $winners } gagne.

option-last-title = Le dernier caillou
option-last = Ce que vaut le dernier caillou à qui le prend.
option-last-wins = gagne
option-last-loses = perd
option-modules-title = Extensions
option-modules = Ce qui se passe encore sur la plage.

fact-heaps = Tas
fact-taken = Cailloux pris
