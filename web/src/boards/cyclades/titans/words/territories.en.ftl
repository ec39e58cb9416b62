# What the page says of islands, said of territories.

from-answer-troops--titans = Move troops: from which territory?
to-answer-troops--titans = Troops { $start_of }: to which territory?
bar-ask-pegasus--titans = Pegasus carries troops of yours: from which territory?
gods-apollo--titans = free · 1 gold (4 with a single territory)
players-islands--titans = Territories
spot-owned--titans = territory { $seat_of }
moment-lost-kept--titans =
    { $count ->
        [0] { $seat } takes it. You keep no territory.
        [one] { $seat } takes it. You keep one territory.
       *[other] { $seat } takes it. You keep { $count } territories.
    }
tally-islands-taken--titans = Territories taken from others
term-prosperity-text--titans = Pays 1 gold each cycle to whoever owns the territory. Apollo brings more of it.
term-troop-text--titans = Hold territories and take others, next to theirs or across your chain of fleets. From Ares; at most 8.
term-island--titans = Territories
term-island-text--titans = What you own: income, and room for buildings. Your last territory cannot be attacked, unless it wins the game.
term-port-text--titans = Fleets beside its territory defend with 1 more. From Poseidon, 2 gold.
term-fortress-text--titans = Troops on its territory defend with 1 more. From Ares, 2 gold.
term-apollo-text--titans = Free, but no deeds: 1 gold, or 4 if you own a single territory; the first also gets prosperity.
deed-answer-hades-favour-aphrodite--titans = Aphrodite: double the troops of a territory
deed-answer-hades-favour-demeter--titans = Demeter: gold for your territories

## Cards

card-ares--titans = One free troop, then up to three more for 2, 3 and 4 gold. Build Fortresses for 2 gold each. For 1 gold, move troops from a territory to a neighbour, or to another linked by a chain of your fleets, as often as you can pay.
card-apollo--titans = No offering to pay. You receive 1 gold, or 4 if you own a single territory; the first player on Apollo also puts a prosperity marker on any territory. No other action, no creature.
card-port--titans = Each Port adds 1 to the defence of your fleets in battles on the sea spaces around its territory.
card-fortress--titans = Each Fortress adds 1 to the defence of its territory in battle. It does nothing for a territory without defenders.
card-metropolis--titans = Created from four different buildings or from four Philosophers, or captured with its territory. It has the powers of a Port, a Fortress and a Temple. Own 2 at the end of a cycle to win; a team needs 3.
card-fates--titans = Collect your income a second time, right now: 1 gold for each prosperity marker you control at this moment, on your territories and on trade spaces holding one of your fleets.
card-pegasus--titans = Move one or more troops from one of your territories to any other (yours, enemy or neutral), with no chain of fleets and no move to pay. A landing is resolved like one with Ares.
card-giant--titans = Destroy one Port, Fortress, Temple or University on any territory; its tile returns to the supply.
card-harpy--titans = Remove one enemy troop from a territory of your choice; it returns to its owner’s reserve.
card-minotaur--titans = Put the figurine on a territory of your choice, until your turn in the next cycle. It defends that territory like two extra troops, for whoever owns it, even when it is neutral or has no troop left.
card-chiron--titans = Put the figurine on a territory of your choice, until your turn in the next cycle. Pegasus, the Giant and the Harpy cannot target that territory.
card-medusa--titans = Put the figurine on a territory of your choice, until your turn in the next cycle. Troops on that territory cannot leave it.
card-polyphemus--titans = Put the figurine on a territory of your choice, until your turn in the next cycle. Every fleet in a sea space adjacent to that territory is pushed one space away from it. While he stands there, those spaces are closed to all fleets.
