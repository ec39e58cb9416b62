# The board of Cyclades, in English: the archipelago, its places, and battles.

archipelago = The archipelago

spot-sea = Sea { $sea }
spot-fleets =
    { $count ->
        [one] a fleet { $seat_of }
       *[other] { $count } fleets { $seat_of }
    }
spot-trade = trade
spot-closed = closed to fleets
spot-free = nobody’s
spot-owned = island { $seat_of }
spot-troops =
    { $count ->
        [0] no troops
        [one] one troop
       *[other] { $count } troops
    }
spot-prosperity =
    { $count ->
        [one] one prosperity marker
       *[other] { $count } prosperity markers
    }
spot-slot = { $island }, building site { $slot }
spot-empty = empty

battle-land = Battle for { $island }
battle-sea = Battle at sea, { $sea }
battle-attacks = attacks
battle-defends = defends
battle-assault = assault { $number }
battle-score = die { $die }, { $score } in all
battle-loses = loses { $losses }
battle-chooses = must lose { $lost ->
        [one] a unit
       *[other] { $lost } units
    }
battle-retreats = { $seat } decides: retreat, or stay?
battle-adds = { $seat } may still add to the dice.
battle-retreated = { $seat } retreats to { $to }.
battle-won = { $seat } wins the battle.
battle-nobody = Nobody is left.
battle-guards = Guards
battle-buildings = Buildings
battle-decides = { $seat } decides.

## Great moments

moment-metropolis = { $seat } founds a Metropolis
moment-metropolis-where = on { $island }
moment-called = { $seat } calls { $creature_the }
moment-called-for = for { COUNT($gold, "gold") }
moment-taken = { $seat } takes { $island }
moment-lost = { $island } is lost
moment-lost-kept =
    { $count ->
        [0] { $seat } takes it. You keep no island.
        [one] { $seat } takes it. You keep one island.
       *[other] { $seat } takes it. You keep { $count } islands.
    }
moment-eliminated = { $seat } is out of the game
moment-victory = { $seat } wins!
moment-victory-team = { $seats } win!
moment-last = The last cycle

## A game in numbers

tally-battles-won = Battles won
tally-islands-taken = Islands taken from others
tally-gold-offered = Gold for offerings
tally-creatures-called = Creatures called
tally-luck = Luck with the dice
