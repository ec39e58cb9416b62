# Cyclades in English.
# A creature without a figurine is never the subject of a verb: its name may be plural (the Fates).

game-title = Cyclades
game-about = Cyclades by Bruno Cathala and Ludovic Maublanc: win the gods with offerings, call creatures, found Metropolises.

## Numbers with their unit, and names

unit-gold = { $count } gold
unit-fleets =
    { $count ->
        [one] { $count } fleet
       *[other] { $count } fleets
    }
unit-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
unit-priests =
    { $count ->
        [one] { $count } Priest
       *[other] { $count } Priests
    }
unit-metropolises =
    { $count ->
        [one] { $count } Metropolis
       *[other] { $count } Metropolises
    }

phase-setup = Set-up
phase-creatures = Creatures
phase-gods = Gods
phase-income = Income
phase-offerings = Offerings
phase-actions = Actions
phase-apollo = Apollo
phase-cycle-end = End of the cycle
phase-over = The end

score-metropolises = Metropolises
score-gold = Gold
score-islands = Islands

ending-metropolises =
    { $count ->
        [one] { $winners } wins with { COUNT($score, "metropolises") }.
       *[other] { $winners } share the victory: { COUNT($score, "metropolises") } and the same gold each.
    }
ending-last =
    { $count ->
        [one] { $winners } alone is left, and wins with { COUNT($score, "metropolises") }.
       *[other] { $winners } are left, and win with { COUNT($score, "metropolises") } each.
    }
ending-cycles =
    { $count ->
        [one] The last cycle is over: { $winners } wins with { COUNT($score, "metropolises") }.
       *[other] The last cycle is over: { $winners } share the victory with { COUNT($score, "metropolises") } each.
    }
ending-metropolises-teams = { $winners } win: { COUNT($score, "metropolises") } in their team.
ending-last-teams = { $winners } win, alone with their partners: { COUNT($score, "metropolises") } in their team.
ending-cycles-teams = The last cycle is over. { $winners } win: { COUNT($score, "metropolises") } in their team.

## Options

bot-greedy-about =
    Weighs each answer by what it brings at once, and looks no further. It counts: with a perfect memory it knows how much
    gold lies behind every screen. It does not know what will be drawn or rolled.

option-purses-title = Gold
option-purses = The rules keep each player’s gold behind a screen. Open gold is easier for beginners and for analysis.
option-purses-hidden = behind screens
option-purses-open = open
option-cycles-title = Last cycle
option-cycles = A house rule for short games: after this cycle at the latest, most Metropolises win, then most gold. 0 plays as printed.
option-cycles-none = no limit
option-modules-title = Expansions
option-modules = Each as you like, also together; the rulebook marks their rules.

## Questions

ask-offer =
    To which god do you make an offering? You have { LIST($gold, "gold", $priests, "priests") }{ $promised ->
        [0] .
       *[other] , with { $promised } gold promised already.
    }
ask-offer-again =
    { $own ->
        [1] Your own other marker has taken { $god }
       *[other] { $by } has outbid you at { $god }
    }: to which other god do you go? You have { LIST($gold, "gold", $priests, "priests") }{ $promised ->
        [0] .
       *[other] , with { $promised } gold promised already.
    }
ask-offer-gold =
    How much gold do you offer { $god_to }? You have { LIST($gold, "gold", $priests, "priests") }{ $promised ->
        [0] .
       *[other] , with { $promised } gold promised already.
    }
ask-gift-fleet = In which sea do you place your free fleet?
ask-gift-troop = On which island do you place your free troop?
ask-act = You act with { $god } and have { COUNT($gold, "gold") }. What do you do?
ask-how-many-fleets = How many fleets go?
ask-how-many-troops = How many troops go?
ask-move-on =
    { $steps ->
        [one] Your fleets are in { $sea } and can make one more step. Where to?
       *[other] Your fleets are in { $sea } and can make { $steps } more steps. Where to?
    }
ask-casualty =
    { $land ->
        [1] Battle for { $place }:
       *[other] Battle in { $place }:
    } which unit do you lose?
ask-strike = Which unit in { $place } do you choose for { $creature_the }?
ask-retreat =
    { $land ->
        [1] Battle for { $place }:
       *[other] Battle in { $place }:
    } { $attacking ->
        [1] you attack with { $attackers } against { $defenders }. Do you retreat?
       *[other] you defend with { $defenders } against { $attackers }. Do you retreat?
    }
ask-give = A Metropolis! Which { $building } goes into it?
ask-metropolis = On which island do you found your Metropolis?
ask-target-satyr = From whom does the Satyr take a Philosopher?
ask-target-dryad = From whom does the Dryad take a Priest?
ask-target-griffon = From whom does the Griffon take half the gold?
ask-target-siren = In which sea does the Siren replace a lone fleet by one of yours?
ask-target-harpy = From which island does the Harpy remove a troop?
ask-target-giant = Which building does the Giant destroy?
ask-target-cyclops = Which of your buildings does the Cyclops replace?
ask-target-kraken = In which sea does the Kraken appear?
ask-target-minotaur = Which island does the Minotaur defend?
ask-target-chiron = Which island does Chiron protect?
ask-target-medusa = On which island does Medusa hold the troops?
ask-target-polyphemus = On which island does Polyphemus stand?
ask-cyclops-type = Which building takes the place of { $building_the }?
ask-siren-fleet = All your fleets are on the board. From which sea do you take one for the Siren?
ask-pegasus = From where to where does Pegasus carry your troops?
ask-sphinx = What do you give to the Sphinx, for { COUNT($gold, "gold") } each?
ask-sylph =
    { $steps ->
        [one] The Sylph gives one more step. Which fleets sail?
       *[other] The Sylph gives { $steps } more steps. Which fleets sail?
    }
ask-kraken = The Kraken is in { $sea }. Does it go on? You have { COUNT($gold, "gold") }.
ask-push = Polyphemus stands on { $island }. Which fleet does he push away next, and where to?
ask-chimera = Which creature of the discard pile does the Chimera copy?
ask-prosper = On which island do you put Apollo’s prosperity marker?
ask-draw-order = Who comes next in the turn order?
ask-draw-gods = Which god comes next?
ask-draw-creatures = Which creature comes to the track?
ask-draw-battle = What does the die show?

## Answers

answer-offer = { $god }: { COUNT($gold, "gold") } or more
answer-apollo = Go to Apollo
answer-gift-fleet = Sea { $sea }
answer-gift-troop = { $island }
answer-end = End the turn
answer-recruit-fleet = Recruit a fleet in { $sea } ({ COUNT($gold, "gold") })
answer-recruit-troop = Recruit a troop on { $island } ({ COUNT($gold, "gold") })
answer-recruit-priest = Recruit a Priest ({ COUNT($gold, "gold") })
answer-recruit-philosopher = Recruit a Philosopher ({ COUNT($gold, "gold") })
answer-build = Build on { $island }, slot { $slot }: { $building } ({ COUNT($gold, "gold") })
answer-call = Call { $creature_the } ({ COUNT($gold, "gold") })
answer-swap = Replace { $creature_the } on the track ({ COUNT($gold, "gold") })
answer-fleet =
    { $gold ->
        [0] From { $start } to { $sea }
       *[other] Move fleets from { $start } to { $sea } ({ COUNT($gold, "gold") })
    }
answer-troops =
    { $gold ->
        [0] From { $start } to { $island }
       *[other] Move troops from { $start } to { $island } ({ COUNT($gold, "gold") })
    }
answer-on = On to { $sea }
answer-stop = Stop here
answer-unit = { $unit ->
    [troop] A troop
    [fleet] A fleet
   *[other] { $unit }
}
answer-stay = Stay and fight
answer-retreat-island = Retreat to { $island }
answer-retreat-sea = Retreat to { $sea }
answer-give = { $island }, slot { $slot }
answer-metropolis = { $island }
answer-target-seat = { $seat }
answer-target-island = { $island }
answer-target-sea = Sea { $sea }
answer-target-slot = { $island }, slot { $slot }: { $building }
answer-cyclops = { $building }
answer-siren = Sea { $sea }
answer-sell-priest = A Priest
answer-sell-philosopher = A Philosopher
answer-sell-troop = A troop on { $island }
answer-sell-fleet = A fleet in { $sea }
answer-kraken = On to { $sea }
answer-push = Push a fleet of { $seat } from { $start } to { $sea }
answer-sink = Destroy a fleet of { $seat } in { $sea }, which has nowhere to go
answer-chimera = { $creature }
answer-prosper = { $island }
draw-order = { $outcome }
draw-gods = { $outcome }
draw-creatures = { $outcome }
draw-battle = { $outcome }

## What happens

event-cycle = Cycle { $cycle }
event-order-drawn = Turn order, { $place }: { $seat }.
event-came = A new creature for { COUNT($price, "gold") }: { $creature_the }.
event-left = Nobody has called { $creature_the }: to the discard pile.
event-reshuffled = The discard pile is shuffled into the draw pile.
event-gods = Gods of this cycle: { $gods }.
event-income = Income for { $seat }: { COUNT($gold, "gold") }.
event-offered = { $seat } offers { COUNT($gold, "gold") } { $god_to }.
event-outbid =
    { $own ->
        [1] { $by } outbids the own other marker at { $god }.
       *[other] { $by } outbids { $seat } at { $god }.
    }
event-on-apollo = { $seat } goes to Apollo, place { $place }.
event-offerings-paid =
    { $saved ->
        [0] { $seat } pays { COUNT($gold, "gold") } for offerings.
       *[other] { $seat } pays { COUNT($gold, "gold") } for offerings; Priests save { $saved }.
    }
event-turn = { $seat } acts with { $god }.
event-turn-ended = { $seat } ends the turn with { $god }.
event-fleet-recruited =
    { $gold ->
        [0] { $seat } places a free fleet in { $sea }.
       *[other] { $seat } recruits a fleet in { $sea } for { COUNT($gold, "gold") }.
    }
event-troop-recruited =
    { $gold ->
        [0] { $seat } places a free troop on { $island }.
       *[other] { $seat } recruits a troop on { $island } for { COUNT($gold, "gold") }.
    }
event-card-taken =
    { $card ->
        [priest] { $gold ->
            [0] { $seat } receives a Priest.
           *[other] { $seat } recruits a Priest for { COUNT($gold, "gold") }.
        }
       *[philosopher] { $gold ->
            [0] { $seat } receives a Philosopher.
           *[other] { $seat } recruits a Philosopher for { COUNT($gold, "gold") }.
        }
    }
event-gift-lost =
    { $unit ->
        [fleet] { $seat } cannot take the free fleet.
        [troop] { $seat } cannot take the free troop.
        [priest] There is no Priest left for { $seat }.
       *[philosopher] There is no Philosopher left for { $seat }.
    }
event-built = { $seat } builds a { $building } on { $island } for { COUNT($gold, "gold") }.
event-apollo = Apollo gives { $seat } { COUNT($gold, "gold") }.
event-prospered = { $seat } puts a prosperity marker on { $island }.
event-fleets-moved = { $seat } moves { COUNT($count, "fleets") } from { $start } to { $sea }.
event-troops-moved = { $seat } moves { COUNT($count, "troops") } from { $start } to { $island }.
event-battle =
    { $land ->
        [1] { $seat } attacks the Minotaur on { $place }.
       *[other] { $seat } attacks in { $place }.
    }
    .defender =
        { $land ->
            [1] { $seat } attacks { $defender } on { $place }.
           *[other] { $seat } attacks { $defender } in { $place }.
        }
event-dice = { $seat } rolls { $attack_die }, the Minotaur { $defence_die }.
    .defender = { $seat } rolls { $attack_die }, { $defender } { $defence_die }.
event-assault =
    { $seat }: { $attack } + die { $attack_die }{ $attack_added ->
        [0] { "" }
       *[other] { "" } + { $attack_added }
    }; the Minotaur: { $defence }{ $bonus ->
        [0] { "" }
       *[other] { "" } + buildings { $bonus }
    } + die { $defence_die }{ $defence_added ->
        [0] { "" }
       *[other] { "" } + { $defence_added }
    }. { $lost_attack ->
        [0] The Minotaur loses.
       *[other] { $lost_defence ->
            [0] { $seat } loses a unit.
           *[other] A tie: both sides lose.
        }
    }
    .defender =
        { $seat }: { $attack } + die { $attack_die }{ $attack_added ->
        [0] { "" }
       *[other] { "" } + { $attack_added }
    }; { $defender }: { $defence }{ $bonus ->
            [0] { "" }
           *[other] { "" } + buildings { $bonus }
        } + die { $defence_die }{ $defence_added ->
        [0] { "" }
       *[other] { "" } + { $defence_added }
    }. { $lost_attack ->
            [0] { $defender } loses a unit.
           *[other] { $lost_defence ->
                [0] { $seat } loses a unit.
               *[other] A tie: both lose a unit.
            }
        }
event-retreated =
    { $land ->
        [1] { $seat } retreats with { COUNT($count, "troops") } from { $place } to { $to }.
       *[other] { $seat } retreats with { COUNT($count, "fleets") } from { $place } to { $to }.
    }
event-battle-over =
    { $land ->
        [1] Nobody wins the battle for { $place }.
       *[other] Nobody wins the battle in { $place }.
    }
    .winner =
        { $land ->
            [1] { $winner } wins the battle for { $place }.
           *[other] { $winner } wins the battle in { $place }.
        }
event-taken =
    { $metropolis ->
        [1] { $seat } takes { $island }, with its Metropolis.
       *[other] { $seat } takes { $island }.
    }
    .loser =
        { $metropolis ->
            [1] { $seat } takes { $island } from { $loser }, with its Metropolis.
           *[other] { $seat } takes { $island } from { $loser }.
        }
event-eliminated = { $seat } has lost the last island to { $by } and is out of the game.
event-fleet-replaced = With { $creature_the }, a fleet of { $seat } takes its place in { $sea }.
event-no-retreat =
    { $land ->
        [1] { $seat } cannot retreat from { $place } and fights on.
       *[other] { $seat } finds no sea to retreat to from { $place } and fights on.
    }
event-tie =
    { $settled ->
        [gold] { $seats } have as many Metropolises: most gold decides.
       *[shared] { $seats } have as many Metropolises: those with the same gold share the victory.
    }
event-fleets-lost = { $seat } loses { COUNT($count, "fleets") } in { $sea } to { $creature_the }.
event-of-kind =
    { $lost ->
        [0] Including { $count } × { $unit }.
       *[other] { $seat } loses { $unit ->
            [troop] a troop
            [fleet] a fleet
           *[other] { $count } × { $unit }
        }.
    }
event-set-given =
    { $way ->
        [buildings] { $seat } gives four different buildings for a Metropolis.
       *[philosophers] { $seat } gives four Philosophers for a Metropolis.
    }
event-metropolis = { $seat } founds a Metropolis on { $island }.
event-metropolis-lost = { $seat } has no island left for the new Metropolis.
event-building-lost = { $building_The } on { $island } is gone.
    .seat = { $seat } loses { $building_the } on { $island }.
event-called = { $seat } calls { $creature_the } for { COUNT($gold, "gold") }.
event-no-effect = { $seat } has called { $creature_the } without effect.
event-swapped = { $seat } has { $creature_the } replaced on the track.
event-copied = The Chimera of { $seat } copies { $creature_the }.
event-figure-placed = { $seat } puts { $creature_the } on { $island }.
event-figure-left = { $creature_The } leaves { $island }.
event-card-stolen =
    { $card ->
        [priest] With { $creature_the }, { $seat } takes a Priest from { $victim }.
       *[philosopher] With { $creature_the }, { $seat } takes a Philosopher from { $victim }.
    }
event-gold-stolen = With the Griffon, { $seat } takes { COUNT($gold, "gold") } from { $victim }.
event-gold-stolen-unseen = With the Griffon, { $seat } takes half the gold of { $victim }.
event-troop-lost = The Harpy removes a troop of { $seat } from { $island }.
event-replaced = With the Cyclops, { $seat } replaces { $before_the } on { $island } by a { $building }.
event-sold =
    { $unit ->
        [fleet] The Sphinx pays { $seat } { COUNT($gold, "gold") } for a fleet in { $place }.
        [troop] The Sphinx pays { $seat } { COUNT($gold, "gold") } for a troop on { $place }.
        [priest] The Sphinx pays { $seat } { COUNT($gold, "gold") } for a Priest.
       *[philosopher] The Sphinx pays { $seat } { COUNT($gold, "gold") } for a Philosopher.
    }
event-kraken =
    { $gold ->
        [0] { $seat } has the Kraken appear in { $sea }.
       *[other] { $seat } leads the Kraken to { $sea } for { COUNT($gold, "gold") }.
    }
event-pushed = Polyphemus pushes a fleet of { $seat } from { $start } to { $sea }.
event-gold-shown = Gold of { $seat }: { $gold }.
event-victory = { $seat } wins with { COUNT($metropolises, "metropolises") } and { COUNT($gold, "gold") }!
event-victory-team = { $seats } win with { COUNT($metropolises, "metropolises") } and { COUNT($gold, "gold") } together!

## What comes

outlook-battle =
    { $attacking ->
        [1] { $land ->
            [1] { COUNT($count, "troops") }
           *[other] { COUNT($count, "fleets") }
        } against { $units }
       *[other] { $land ->
            [1] { COUNT($units, "troops") }
           *[other] { COUNT($units, "fleets") }
        }
    }{ $bonus ->
        [0] { "" }
        [1] { "" } and { $land ->
            [1] a Fortress
           *[other] a Port
        }
       *[other] { "" } and { $bonus } { $land ->
            [1] Fortresses
           *[other] Ports
        }
    }{ $attacking ->
        [1] { "" }
       *[other] { "" } against { $count }
    }: { $held } % { $land ->
        [1] { $attacking ->
            [1] taken
           *[other] held
        }
       *[other] held
    }, { $lost } % lost, { $gone } % both gone, if nobody retreats.
outlook-devoured = The Kraken lies in { $sea }: fleets that go there are lost.
outlook-offering =
    { $saved ->
        [0] You pay { COUNT($cost, "gold") } and keep { $left }.
       *[other] You pay { COUNT($cost, "gold") }, as Priests save { $saved }, and keep { $left }.
    }
outlook-apollo =
    { $first ->
        [1] Apollo gives you { COUNT($gold, "gold") } and a prosperity marker.
       *[other] Apollo gives you { COUNT($gold, "gold") }.
    }
outlook-winning =
    { $rivals ->
        [0] { $seat } has { COUNT($metropolises, "metropolises") } and wins when this cycle ends.
       *[other] { $seat } has { COUNT($metropolises, "metropolises") }: the game is over when this cycle ends. Most Metropolises win, then most gold.
    }
outlook-winning-teams =
    { $rivals ->
        [0] { $seats } have { COUNT($metropolises, "metropolises") } and lead: the game is over when this cycle ends.
       *[other] The game is over when this cycle ends: several teams have { COUNT($metropolises, "metropolises") }, and gold decides.
    }
outlook-last-cycle = This is the last cycle: when it ends, most Metropolises win, then most gold.

## Why not

why-CYC-ACT-01 = The gods act one after the other in their order, Apollo last.
why-CYC-ACT-02 = It is not your turn: only the player who holds the active god takes actions.
why-CYC-ACT-04 = { $god } does not have this special action: Poseidon moves fleets, Ares moves troops, Zeus replaces creatures, Athena has none.
why-CYC-ACT-05 = The gift is that { $god_of }: Poseidon gives a fleet for a sea, Ares a troop for an island.
    .verb =
        { $verb ->
            [recruit] You act with { $god }, who does not offer this to recruit.
            [fleet] You act with { $god }, who moves no fleets.
            [troops] You act with { $god }, who moves no troops.
            [swap] You act with { $god }, who replaces no creatures.
           *[other] You act with { $god }, who does not offer this action.
        }
why-CYC-ACT-06 = First place the free unit that your god gives; everything else comes after.
why-CYC-ACT-07 = A gift that can be received cannot be declined.
why-CYC-ACT-09 = This costs { COUNT($price, "gold") }; you have { $gold }.
why-CYC-ACT-11 = In another player’s turn you decide only what you are asked, such as about your own retreats.
why-CYC-ACT-13 = First finish what you have begun: the move, with all that comes of it.
why-CYC-ACT-14 = Your turn lasts until you end it yourself.
why-CYC-APO-01 = Those on Apollo act in the order in which they came there.
why-CYC-APO-03 = Apollo gives one prosperity marker, to whoever came there first.
why-CYC-APO-04 = Apollo’s prosperity marker must be placed now, on any island.
why-CYC-APO-06 = On Apollo there are no other actions: no creature, no recruiting, no building, no moves.
why-CYC-APO-08 = What Apollo gives cannot be declined.
why-CYC-BAT-04 = You have no such unit in this battle to lose.
why-CYC-BAT-06 = The defender is the first to decide about a retreat.
    .verb = Sides decide about a retreat after an assault, the defender first.
why-CYC-BAT-07 = Once the defender has retreated the battle is over, and nobody retreats any more.
why-CYC-BAT-08 = The defender stays; now the attacker decides about a retreat.
why-CYC-BAT-10 = There is nothing to retreat from: retreats come after an assault.
why-CYC-BAT-11 = There is no battle any more: one ends as soon as only one side has units left.
why-CYC-BAT-12 = You take no part in this battle: only the units on its island or in its sea do.
why-CYC-BLD-02 = A building costs { COUNT($price, "gold") }; you have { $gold }.
why-CYC-BLD-03 = You build on your own islands only, and { $island } is not one of them.
    .building = { $building_The } stands on this slot of { $island } already.
    .slots = { $island } has no such building slot: those of an island are counted from 0, and { $slots ->
        [one] here there is one.
       *[other] here there are { $slots }.
    }
why-CYC-BLD-05 = The Metropolis on { $island } covers this slot.
why-CYC-BLD-06 = Buildings are not moved or torn down at will.
why-CYC-CHI-01 = Chiron protects { $island } from Pegasus, the Giant and the Harpy.
why-CYC-CHM-01 = The Chimera copies a creature of the discard pile; you will not find { $creature_the } there.
why-CYC-CHM-08 = The discard pile is not empty, so the Chimera must copy a creature.
why-CYC-CMP-02 = Nobody has more than 8 troops.
why-CYC-CMP-03 = Nobody has more than 8 fleets.
why-CYC-CRE-01 = You can call only creatures that lie face up on the track, so not { $creature_the }.
why-CYC-CRE-02 = With your discounts the price is { COUNT($price, "gold") }; you have { $gold }.
why-CYC-CRE-03 = A creature costs at least { COUNT($price, "gold") }, whatever your discounts; you have { $gold }.
why-CYC-CRE-04 = Each Temple and Metropolis saves a gold once in a cycle, and { $used } of yours cannot save any more.
why-CYC-CRE-09 = A Metropolis made from a Temple whose discount was used has none to give before the next cycle.
why-CYC-CRE-11 = A creature acts at once when it is called; its card is not kept for later.
why-CYC-CRE-12 = A creature’s power is being applied: everything else must wait.
why-CYC-CRE-14 = The power of a creature must be applied if it can be.
why-CYC-CRE-16 = The space of a called creature stays empty until the next cycle: you cannot have { $creature_the }.
why-CYC-CYP-01 = The Cyclops replaces a building, and this slot of { $island } has none.
    .building = The Cyclops puts a building of another type, so not { $building_the } again.
    .land = The Cyclops replaces a building of your own, and { $land } is not yours.
    .made = The Cyclops puts a Port, a Fortress, a Temple or a University.
why-CYC-CYP-02 = The Cyclops replaces a building of your own, never a Metropolis: not here on { $island }.
why-CYC-CYP-03 = No other type of building is left in the supply for { $island }.
    .building = All { $building } tiles are on the board.
why-CYC-DRY-01 = The Dryad takes a Priest from an opponent who has one; { $seat } will not do.
why-CYC-FIG-01 = The figurine is put on an island, and { $sea } is a sea.
why-CYC-FLT-01 = To move fleets costs { COUNT($price, "gold") }; you have { $gold }.
    .verb = No fleets are on the move: pay for a move first, from a sea where you have fleets.
why-CYC-FLT-02 =
    { $have ->
        [0] You have no fleet in { $sea }.
       *[other] You have { COUNT($have, "fleets") } in { $sea }: one or more of these can go.
    }
why-CYC-FLT-03 = No fleets are on the move: a move covers up to 3 spaces, and begins from a sea.
why-CYC-FLT-04 = There is no sea on that side of { $sea }: fleets go from sea to adjacent sea.
    .start = { $sea } is not next to { $start }: fleets go from sea to adjacent sea, never across an island.
why-CYC-FLT-05 = { $start } and { $sea } lie at the edges of the board: the arrows of trade spaces do not lead across.
why-CYC-FLT-08 = Fleets that meet enemy fleets stop there and fight.
why-CYC-FLT-10 = Only the fleets on the move go on: take them further, or stop first.
why-CYC-FLT-11 = A battle ends the move, also for fleets left behind on the way.
why-CYC-GIA-01 = The Giant destroys a building, and this slot of { $island } has none.
why-CYC-GIA-02 = A Metropolis covers this slot of { $island }, and the Giant destroys no Metropolis.
why-CYC-GIA-04 = Chiron protects { $island } from the Giant.
why-CYC-GOD-04 = With 4 players, three gods are available in a cycle; the fourth lies face down.
why-CYC-GOD-07 = With 3 players, the first two gods are available in this cycle; the others lie face down.
why-CYC-GOD-08 = With 3 players, only the two gods that lay face down before are available in this cycle.
why-CYC-GOD-10 = With 2 players, three gods are available in a cycle; the fourth lies face down.
why-CYC-GRI-01 = The Griffon takes the gold of an opponent, not of { $seat }.
why-CYC-GRI-03 = The Griffon robs an opponent who is still in the game; { $seat } will not do.
why-CYC-HAR-01 = There is no troop on { $island } for the Harpy.
    .sea = The Harpy takes a troop from an island, and { $sea } is a sea.
why-CYC-HAR-02 = The Harpy takes a troop of an opponent, and { $island } is yours.
why-CYC-HAR-03 = Chiron protects { $island } from the Harpy.
why-CYC-HAR-05 = The Harpy removes a troop; the Minotaur on { $island } is none.
why-CYC-INC-08 = { $sea } is a trade space, and prosperity markers go to islands only.
why-CYC-INF-06 = Players cannot give or lend each other anything.
why-CYC-KRA-01 = The Kraken comes to a sea; { $land } is an island.
why-CYC-KRA-02 = A step of the Kraken costs { COUNT($price, "gold") }; you have { $gold }.
    .sea = The Kraken goes on to an adjacent sea, and { $sea } is not next to it.
    .land = The Kraken goes on to an adjacent sea, and { $land } is none.
why-CYC-KRA-04 = Only its buyer moves the Kraken, and only while the card is being resolved.
why-CYC-KRA-08 = The Kraken lies in { $sea }: no fleet can be recruited there.
why-CYC-KRA-10 = Fleets that enter { $sea } are lost to the Kraken, and their move is over.
why-CYC-KRA-11 = Temples and Metropolises do not lower what the steps of the Kraken cost.
why-CYC-LST-01 = { $island } is the last island of { $seat }: you may land there only if its capture wins you the game.
why-CYC-LST-05 = With 2 players the capture of { $island } would have to bring you to { COUNT($needed, "metropolises") }.
why-CYC-LST-06 = You have enough Metropolises already, so { $island }, the last island of { $seat }, is protected from you.
why-CYC-LST-07 = { $island } is the last island of { $seat }, and is protected even without troops, from Pegasus too.
why-CYC-LST-10 = You have lost your last island and are out of the game.
why-CYC-MED-01 = Medusa stands on { $island }: no troop can leave.
why-CYC-MED-02 = Medusa stands on { $island }: nobody can retreat from there.
why-CYC-MET-01 = { $island } has its Metropolis; there is room for one.
why-CYC-MET-02 = Four different buildings become a Metropolis at once, and only then.
why-CYC-MET-03 = You have no free slot on any island, so you cannot build.
why-CYC-MET-05 = Choose one of your own buildings of this type: { $building }.
why-CYC-MET-06 = Four Philosophers become a Metropolis at once, and only then.
why-CYC-MET-08 = A new Metropolis goes to an island of yours that has none; { $island } will not do.
why-CYC-MET-09 = Buildings are in the way on { $island }, and you have an island with a clear site.
why-CYC-MET-18 = You gain Metropolises in your own turn only.
why-CYC-MIN-08 = The Minotaur never attacks, moves or retreats.
why-CYC-OFF-01 = Markers are placed in turn order, and it is not your turn.
why-CYC-OFF-02 = You cannot pass: place your marker on a god or on Apollo.
    .gods = A marker goes to one god: name one only.
why-CYC-OFF-03 = { $god } is face down in this cycle and takes no offering.
why-CYC-OFF-04 = An offering is a whole number of gold, 1 or more.
why-CYC-OFF-06 = { $god } is held at { COUNT($gold, "gold") }: you would need { $least } or more.
why-CYC-OFF-08 = Whoever is outbid makes a new offering at once, before anyone else.
why-CYC-OFF-09 = You have just been outbid at { $god }: choose another god, or Apollo.
why-CYC-OFF-12 = First the player who has been outbid finds another god; then the turn order goes on.
why-CYC-OFF-13 = Your marker stays where it lies until somebody outbids it.
why-CYC-OFF-15 = Apollo asks for no offering: just go there.
why-CYC-OFF-18 = An offering of { COUNT($least, "gold") } { $god_to } is out of reach: with { LIST($gold, "gold", $priests, "priests") } you can offer { $most } at most.
why-CYC-OFF-19 =
    { $priests ->
        [0] Without gold you can only go to Apollo.
       *[other] Without gold you can only go to Apollo, whatever your { COUNT($priests, "priests") } would save.
    }
why-CYC-OFF-21 = No god acts before all offerings are made and paid.
why-CYC-OFF-23 = You cannot pay enough for any god; Apollo is free.
why-CYC-OFF-24 = Offerings have been made and cannot be changed.
why-CYC-PEG-01 =
    { $have ->
        [0] Pegasus carries troops of your own islands, and you have none on { $island }.
       *[other] Pegasus carries troops to another island; on { $island } you have { COUNT($have, "troops") }.
    }
why-CYC-PEG-03 = Troops that came by Pegasus do not fly back: no chain of your fleets leads to { $island }.
why-CYC-PEG-04 = Chiron protects { $island } from Pegasus.
why-CYC-PHA-02 = This belongs to another phase of the cycle.
why-CYC-POL-01 = Polyphemus pushes fleets away when he is placed, and at no other time.
    .sea = In { $sea } there is no fleet next to Polyphemus to push away.
why-CYC-POL-03 = Polyphemus pushes fleets one by one: name where one of them goes.
why-CYC-POL-04 = Polyphemus pushes fleets away from his island, and { $sea } touches it.
    .start = Polyphemus pushes a fleet one space away, and { $sea } is not next to { $start }.
why-CYC-POL-05 = { $sea } holds fleets of another player, and a push never starts a battle.
why-CYC-POL-06 = The Kraken lies in { $sea }, along the shore of Polyphemus: no fleet is pushed that way.
why-CYC-POL-07 = Polyphemus destroys a fleet only when he is placed and it cannot be pushed away.
why-CYC-POL-08 = Polyphemus closes { $sea } to all fleets.
why-CYC-POL-10 = Polyphemus closes the seas: no chain of fleets reaches { $island }.
why-CYC-POL-11 = Every fleet next to Polyphemus is pushed away before you go on.
    .sea = The fleet in { $sea } can be pushed away, so it must be.
why-CYC-PRI-02 = An offering costs at least 1 gold, however many Priests you have.
why-CYC-PRI-05 = Priests lower offerings only: this costs { COUNT($price, "gold") }, and you have { $gold }.
why-CYC-REC-01 = Poseidon gives one fleet: name one sea.
why-CYC-REC-02 = With Poseidon you can buy up to { COUNT($most, "fleets") } in a turn, each dearer than the one before.
why-CYC-REC-03 = Fleets are recruited next to your own islands, and { $sea } touches none of them.
    .land = A fleet is recruited in a sea, and { $land } is an island.
why-CYC-REC-04 = { $seat } has fleets in { $sea }: yours cannot be recruited there.
why-CYC-REC-07 = Ares gives one troop: name one island.
why-CYC-REC-08 = With Ares you can buy up to { COUNT($most, "troops") } in a turn, each dearer than the one before.
why-CYC-REC-09 = Troops are recruited on your own islands, and { $island } is not one of them.
    .sea = A troop is recruited on an island, and { $sea } is a sea.
why-CYC-REC-10 =
    { $unit ->
        [fleet] All your fleets are on the board.
       *[troop] All your troops are on the board.
    }
why-CYC-REC-11 = Units on the board cannot be lifted to be recruited elsewhere.
why-CYC-REC-12 = With Zeus you can buy no more than { COUNT($most, "priests") } in a turn.
why-CYC-REC-13 =
    { $most ->
        [one] With Athena you can buy no more than 1 Philosopher in a turn.
       *[other] With Athena you can buy no more than { $most } Philosophers in a turn.
    }
why-CYC-RET-02 = All your units retreat together, to one place.
why-CYC-RET-03 = Troops retreat to islands, not to seas.
    .island = Troops retreat to an island of yours that a chain of your fleets links to the battle; { $island } will not do.
why-CYC-RET-04 = { $island } is not yours: troops retreat to own islands only.
why-CYC-RET-05 = Fleets retreat to seas, not to islands.
    .sea = Fleets retreat to an adjacent sea that is empty or holds fleets of yours; { $sea } will not do.
why-CYC-RET-06 = There is no place to which you could retreat.
why-CYC-RET-08 = The Kraken lies in { $sea }: no fleet can retreat there.
why-CYC-SAT-01 = The Satyr takes a Philosopher from an opponent who has one; { $seat } will not do.
why-CYC-SHO-03 =
    { $unit ->
        [priest] There is no Priest left in the pile.
       *[philosopher] There is no Philosopher left in the pile.
    }
why-CYC-SHO-05 = All { $building } tiles are on the board.
why-CYC-SIR-01 = The Siren replaces a fleet of an opponent, and there is none in { $sea }.
    .land = The Siren replaces a fleet at sea, and { $land } is an island.
why-CYC-SIR-02 = The Siren replaces a lone fleet, and { $sea } holds more than one.
why-CYC-SIR-04 = Take one of your own fleets; you have none in { $sea }.
    .land = Take one of your own fleets from a sea; { $land } is none.
why-CYC-SPH-01 = You can sell only what you have: Priests, Philosophers, and troops and fleets on the board.
why-CYC-SYL-01 = The moves of the Sylph are over.
why-CYC-SYL-06 = The moves of the Sylph follow the rules of fleets, step by step.
why-CYC-TRP-01 = To move troops costs { COUNT($price, "gold") }; you have { $gold }.
why-CYC-TRP-02 =
    { $have ->
        [0] You have no troop on { $island }.
       *[other] You have { COUNT($have, "troops") } on { $island }: one or more of these can go, to another island.
    }
why-CYC-TRP-03 = No chain of your fleets links { $start } and { $island }.
why-CYC-TRP-04 = From { $start }, { $island } is reached only across another island: that would be a second move.
why-CYC-TWO-05 = Your own other marker has just taken { $god }: this one must go to another god, or to Apollo.
why-CYC-TWO-06 = Your two offerings are paid together: with { LIST($gold, "gold", $priests, "priests") } you can offer { $most } at most { $god_to }, and you tried { $least }.
why-CYC-TWO-07 = Each of your two offerings costs at least 1 gold, however many Priests you have.
why-CYC-TWO-11 = A discount that you used in your first turn is not there again in your second turn of the cycle.
why-CYC-TWO-13 =
    { $other ->
        [0] Only this offering is counted, since your other marker lies on no god: you can offer { $most } at most.
       *[other] This offering is counted together with the { $other } on which your other marker lies: you can offer { $most } at most.
    }
why-CYC-ZEU-01 = To replace a creature costs { COUNT($price, "gold") } each time, and takes one that lies face up; you have { $gold }.
why-CYC-ZEU-03 = You will not find { $creature_the } on the track, and empty spaces are not filled before the next cycle.
why-CYC-ZEU-04 = Temples and Metropolises do not lower what it costs to replace a creature.
