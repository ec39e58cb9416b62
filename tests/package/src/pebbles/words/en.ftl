# Pebbles in English.

game-title = Pebbles
game-about = Take pebbles from heaps, in turn. Whoever takes the last one wins.

unit-pebbles =
    { $count ->
        [one] one pebble
       *[other] { $count } pebbles
    }

ask-take = Take one to { $most } pebbles from a heap
answer-take = { COUNT($count, "pebbles") } from { $heap_the }
event-took = { $seat } takes { COUNT($count, "pebbles") } from { $heap_the }.
why-PEB-TAK-01 = One to { $most } pebbles, no more and no less.
ending-last = { $winners } wins.

option-last-title = The last pebble
option-last = What the last pebble means for whoever takes it.
option-last-wins = wins
option-last-loses = loses
option-modules-title = Expansions
option-modules = What happens on the beach besides.

fact-heaps = Heaps
fact-taken = Pebbles taken
