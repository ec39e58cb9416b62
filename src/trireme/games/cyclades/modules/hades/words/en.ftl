# Hades in English.

## Options and expansions

module-hades = Hades
module-hades-free-placement = Hades: free placement
option-modules-hades-free-placement = An auction before the first cycle decides who deploys first. Troops and fleets start where you put them.
module-hades-god = Hades: the god of the dead
option-modules-hades-god = Now and then he takes the place of another god: undead troops and fleets, and the Necropolis, which grows rich on the fallen.
module-hades-heroes = Hades: Creatures and Heroes
option-modules-hades-heroes = Six Heroes fight for you as long as you pay them, and can be sacrificed for a strong power; five Creatures come from the underworld.
module-hades-favours = Hades: divine favours
option-modules-hades-favours = Each cycle a minor god lends one of the gods a favour. Priestesses, Theatres and magic items come with them.
module-hades-manticore = Hades: Manticore
option-modules-hades-manticore = One more Creature: it kills a Hero. Only with Creatures and Heroes.
module-hades-hecate = Hades: Hecate
option-modules-hades-hecate = One more favour: a passage between two islands. Only with the divine favours.

## Free placement

phase-hades-auction = Preliminary auction
phase-hades-deployment = Deployment
ask-hades-deploy-troop =
    { $bonus ->
        [1] Where does the bonus troop of Ares go? It may join another.
       *[other] Where do you deploy a troop? { $left ->
            [1] It is the last one.
           *[other] There are { $left } to deploy, on different islands.
        }
    }
ask-hades-deploy-fleet =
    { $bonus ->
        [1] Where does the bonus fleet of Poseidon go? It may join another.
       *[other] Where do you deploy a fleet, next to your islands? { $left ->
            [1] It is the last one.
           *[other] There are { $left } to deploy, in different seas.
        }
    }
ask-hades-deploy-marker = On which island does your prosperity marker go?
answer-hades-deploy-troop = Troop on { $island }
answer-hades-deploy-fleet = Fleet in { $sea }
event-hades-auction = A preliminary auction decides who deploys first.
event-hades-troop-deployed = { $seat } deploys a troop on { $island }.
event-hades-fleet-deployed = { $seat } deploys a fleet in { $sea }.
event-hades-fleet-kept = No sea is free for a fleet of { $seat }: it stays in reserve.
event-hades-deployed = { $seat } has deployed and takes place { $place } in the turn order.
event-hades-no-income = The first cycle brings no income.
outlook-hades-bonus =
    You deploy as number { $place }, { $bonus ->
        [fleet] with a fleet more.
        [troop] with a troop more.
        [philosopher] with a Philosopher.
        [priest] with a Priest.
        [prosperity] with a prosperity marker for any island.
       *[other] without a bonus.
    }
why-HAD-FRE-02 = The preliminary auction is over, and its offerings are paid.
why-HAD-FRE-04 = Apollo takes one player only in the preliminary auction, and somebody is there.
why-HAD-FRE-06 = Players deploy one after the other, from the first god down to Apollo: it is not your turn.
why-HAD-FRE-07 = You deploy now, all of your troops and fleets and your bonus: name a place for this one.
why-HAD-FRE-09 = The troops go on two different islands, and { $island } has one of yours.
    .sea = A troop goes on an island; { $sea } is a sea space.
why-HAD-FRE-10 = The bonus troop goes on an island of the board.
    .sea = A troop goes on an island; { $sea } is a sea space.
why-HAD-FRE-11 = The fleets go in two different seas next to your own islands; { $sea } will not do.
    .island = A fleet goes in a sea; { $island } is an island.
why-HAD-FRE-12 = The bonus fleet goes in a sea next to your own islands; { $sea } is not.
    .island = A fleet goes in a sea; { $island } is an island.
why-HAD-FRE-14 = There are units of another player: nobody may deploy among them.
why-HAD-FRE-15 = The prosperity marker goes on an island of the board, whoever owns it.
why-HAD-FRE-20 = Your second marker deploys its troop on an island, and its fleet in a sea, where you have none yet.
why-HAD-FRE-21 = Apollo takes one marker only in the preliminary auction, and one is there.
why-HAD-FRE-23 = You must keep { COUNT($kept, "gold") } for a marker that you have still to place: at most { $most } here.
fact-placement = Free placement
fact-stage = Now
fact-bonus = Bonus

## Hadès, the undead, the Necropolis

phase-hades-threat = Threat

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

why-HAD-CYO-04 = After a tied assault the defender chooses the lost unit first, then the attacker.
    .verb = Players pay for their Heroes one after the other, in turn order: it is not your turn yet.
why-HAD-CYO-05 = First decide what a Priestess keeps: figurines leave before anything else happens in a turn.
why-HAD-THR-03 = Hades comes when the threat reaches { $needed }, and it stands at { $threat }.
why-HAD-THR-06 = Hades covers { $god } in this cycle: there is no offering but his on that place.
why-HAD-UND-01 = Undead rise in the turn with Hades only.
    .places = Hades gives one undead: name one place.
why-HAD-UND-02 = The next undead costs { COUNT($price, "gold") }; you have { $gold }.
    .places = Undead rise one after the other: name one place.
why-HAD-UND-03 = You have raised { $most } undead in this turn, the free one included: there are no more.
why-HAD-UND-04 = The supply of Hades has none left: { $unit }.
why-HAD-UND-05 = An undead troop rises on an island of yours, and { $island } is not.
    .sea = An undead fleet rises in a sea next to an island of yours where you can have fleets; { $sea } will not do.
    .unit = A troop rises on an island and a fleet in a sea, so not { $unit_the } there.
why-HAD-UND-09 = You lose one of your units in this battle, undead or not, whichever you like; there is no such one.
why-HAD-UND-17 = Undead belong to Hades: the Sphinx does not buy them.
why-HAD-MOV-01 = With Hades a move of fleets costs { COUNT($price, "gold") }; you have { $gold }.
why-HAD-MOV-02 = With Hades a move of troops costs { COUNT($price, "gold") }; you have { $gold }.
why-HAD-MOV-04 = With Hades no units move without { $unit_the } among them.
why-HAD-MOV-06 = An undead fleet must go along on every step of the move.
why-HAD-NEC-01 = The Necropolis costs { COUNT($price, "gold") }; you have { $gold }.
    .built = The Necropolis is built once in a turn, and you have built it.
why-HAD-NEC-02 = The Necropolis goes to an island of yours on the board; { $island } will not do.
why-HAD-NEC-16 = The Necropolis stands on { $island }, and the Giant cannot destroy it.
why-HAD-NEC-17 = The Necropolis stands on { $island }, and the Cyclops cannot change it.
why-HAD-NEC-18 = The Necropolis stands on { $island } already.
why-HAD-NEC-19 = The Necropolis stands on { $island }: this site counts as built over, and you have a clear one.
why-HAD-NEC-20 = The Necropolis on { $island } covers this slot.

fact-threat = Threat
fact-arrives_at = Hades comes at
fact-threat_dice = Dice of the threat
fact-covered = Under Hades
fact-undead_left = Undead in the supply
fact-necropolis = Necropolis
fact-necropolis_gold = Gold on the Necropolis
fact-left_gold = Gold left behind

## Creatures and Heroes

ask-target-cerberus = Of which island does Cerberus take the income?
ask-target-chiron-hades = Which island does Chiron shield?
phase-hades-upkeep = Upkeep of Heroes

ask-hades-hero-island = On which of your islands does { $hero } land?
ask-hades-keep =
    { $count ->
        [one] Do you pay { COUNT($gold, "gold") } to keep your Hero?
       *[other] Which of your Heroes do you keep, for { COUNT($gold, "gold") } each?
    }
ask-hades-charon = Which Hero does Charon bring back?
ask-hades-manticore = Which Hero does the Manticore kill?
ask-hades-erinyes = Where do the Erinyes take a prosperity marker?
ask-hades-erinyes-to = On which of your islands do they put it?
ask-hades-reroll = You have rolled { $die } for { $place }: does Theseus roll again?
ask-hades-flight = From where to where does Pegasus carry your troops for Perseus?
ask-hades-three-buildings = Which building do you give for the Metropolis? { $left } to give.
ask-hades-fortresses = Which island loses its Fortresses?
ask-hades-reinforce = How many troops of your reserve come to { $island }?

answer-hades-hero = { $hero }
answer-hades-keep = Pay { COUNT($gold, "gold") } for { $hero }
answer-hades-dismiss = Let { $hero } leave the game
answer-hades-sacrifice = Sacrifice { $hero }
answer-hades-reroll = Roll again
answer-hades-accept = Keep this die

event-hades-hero-offered = A Hero for { COUNT($price, "gold") }: { $hero }.
event-hades-hero-unsold = Nobody has recruited { $hero }.
event-hades-hero = { $hero } lands on { $island } for { $seat }.
event-hades-hero-paid = { $seat } pays { COUNT($gold, "gold") } and keeps { $hero }.
event-hades-hero-gone = { $hero } leaves the game.
event-hades-hero-sacrificed = { $seat } sacrifices { $hero }, who stood on { $island }.
event-hades-hero-struck = The Manticore of { $seat } kills { $hero } of { $victim } on { $island }.
event-hades-rerolled = Theseus of { $seat } has rolled { $die } and rolls again.
event-hades-buildings-given = { $seat } gives { $count } buildings for a Metropolis.
event-hades-fortresses =
    { $count ->
        [one] The Fortress of { $victim } on { $island } is gone.
       *[other] All { $count } Fortresses of { $victim } on { $island } are gone.
    }
event-hades-reinforced = { COUNT($count, "troops") } of { $seat } join { $island }.
event-hades-amazons = { $seat } finds the secret island of the Amazons.
event-hades-amazons-gone = The island of the Amazons leaves the game with { $seat }.
event-hades-marker-taken =
    The Erinyes of { $seat } carry a prosperity marker from { $sea ->
        [1] the sea at { $start }
       *[other] { $start }
    } to { $island }.
event-hades-necropolis-emptied = Empusa brings { $seat } { COUNT($gold, "gold") } from the Necropolis on { $island }.

outlook-hades-battle =
    { $attacking ->
        [1] { $land ->
            [1] { COUNT($count, "troops") }
           *[other] { COUNT($count, "fleets") }
        } against { $units }
       *[other] { $land ->
            [1] { COUNT($units, "troops") }
           *[other] { COUNT($units, "fleets") }
        } against { $count }
    }{ $heroes ->
        [0] { "" }
       *[other] , with what Heroes do
    }{ $items ->
        [0] { "" }
       *[other] { $heroes ->
            [0] , with { $item_the }
           *[other] { "" } and { $item_the }
        }
    }: { $held } % { $land ->
        [1] { $attacking ->
            [1] taken
           *[other] held
        }
       *[other] held
    }, { $lost } % lost, { $gone } % both gone, if both choose well and nobody retreats.
outlook-hades-upkeep = After the next income the Heroes of { $seat } cost { COUNT($due, "gold") }.
    .gold = After the next income the Heroes of { $seat } cost { COUNT($due, "gold") }. As things stand { $seat } will have { $gold }.

fact-heroes = Heroes
fact-hero = Hero
fact-hired = recruited in cycle
fact-gone_heroes = Heroes out of the game
fact-upkeep = Upkeep due

why-HAD-BEA-03 = Cerberus is put on an island, and { $sea } is a sea.
why-HAD-BEA-09 = { $hero } has not left the game: Charon brings back nobody else.
why-HAD-BEA-10 = Penthesilea has been sacrificed and does not come back.
why-HAD-BEA-12 = The Erinyes take a prosperity marker that was put on an island, and put it on an island of yours.
why-HAD-BEA-13 = The prosperity of { $island } is printed: the Erinyes cannot take it.
why-HAD-BEA-17 = The new Chiron shields { $island }.
why-HAD-BEA-18 = { $hero } is not on the board: the Manticore cannot strike.
why-HAD-BEA-20 = Heroes on the island of Chiron are safe from the Manticore.
why-HAD-HER-02 = A Hero costs the price of the space, { COUNT($price, "gold") }; you have { $gold }.
    .creature = You can call only Heroes who lie face up on the track, so not { $creature_the }.
why-HAD-HER-03 = A Hero is no creature: Temples and Metropolises do not lower this price. You have { COUNT($gold, "gold") }.
why-HAD-HER-04 = Zeus cannot replace a Hero.
why-HAD-HER-05 = A Hero lands on an island of yours.
    .verb = A Hero who has just been recruited lands on an island of yours, at once, and nobody else does.
why-HAD-HER-07 = After each income a Hero costs 2 gold, or leaves the game; now there is nothing to decide about this one.
    .gold = A Hero costs { COUNT($price, "gold") } after each income; you have { $gold }.
why-HAD-HER-10 = You lose one of your units in this battle, a Hero or another, whichever you like; there is no such one.
why-HAD-HER-14 = You can sacrifice a Hero of your own only, in your own turn, and never on Apollo.
why-HAD-HER-15 = { $hero } has been recruited in this cycle and cannot be sacrificed yet.
why-HAD-HER-16 = The condition of this power is not met: { $hero } cannot be sacrificed now.
why-HAD-HER-18 = A Hero is no undead: without an undead troop in the group he does not move with Hades.
why-HAD-HER-20 = A Hero is no regular troop: neither the Harpy nor the Sphinx takes one.
why-HAD-PWR-02 = { $hero } needs at least 5 islands of yours on the board.
why-HAD-PWR-04 = The island of the Amazons lies outside the board: nobody can attack it.
why-HAD-PWR-08 = Perseus is in this battle: nobody retreats before him.
why-HAD-PWR-09 = Perseus takes troops from one island of yours to any other, himself not among them.
    .verb = Troops fly with Perseus only when he is sacrificed.
why-HAD-PWR-10 = Nobody lands with Perseus where Chiron stands.
why-HAD-PWR-11 = Whoever has come through the air does not retreat that way.
why-HAD-PWR-12 = Only Theseus rolls again, once per battle, right after the dice.
why-HAD-PWR-13 = For Theseus you give three buildings of yours, each of another type.
    .verb = Buildings are given for Theseus only when he is sacrificed.
why-HAD-PWR-15 = Odysseus removes the Fortresses of an enemy island; there must be one.
why-HAD-PWR-17 = Hector brings up to 3 troops, and no more than are in your reserve.
    .verb = Hector brings troops only when he is sacrificed.
why-HAD-PWR-18 = Nothing but a Metropolis can come to the island of the Amazons.

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

draw-search = { $outcome }
ask-draw-search = Which card is turned up?

ask-hades-turn-cards = Artemis: does another card become a unit?
ask-hades-discard = You have drawn two magic items. Which one do you discard? You keep the other face down.
ask-hades-column = One column stands on { $island }. Where does the other go?
ask-hades-retain = Figurines of yours are about to leave. Does a Priestess keep one of them?
ask-hades-give = A Metropolis! Which Theatre goes into it?

answer-hades-favour-aphrodite = Aphrodite: { COUNT($troops, "troops") } more on { $island } ({ COUNT($gold, "gold") })
answer-hades-favour-artemis-troop =
    { $card ->
        [priest] Artemis: a Priest becomes a troop on { $island }
       *[philosopher] Artemis: a Philosopher becomes a troop on { $island }
    }
answer-hades-favour-artemis-fleet =
    { $card ->
        [priest] Artemis: a Priest becomes a fleet in { $sea }
       *[philosopher] Artemis: a Philosopher becomes a fleet in { $sea }
    }
answer-hades-favour-demeter = Demeter: take { COUNT($gain, "gold") }
answer-hades-favour-dionysus = Dionysus: Theatre on { $island }, slot { $slot } ({ COUNT($gold, "gold") })
answer-hades-favour-hephaestus = Hephaestus: draw two items, keep one ({ COUNT($gold, "gold") })
answer-hades-favour-hera = Hera: look for a Hero ({ COUNT($gold, "gold") })
answer-hades-favour-hermes = Hermes: a prosperity marker in { $sea }
answer-hades-favour-hestia = Hestia: { $building } on { $island }, slot { $slot } ({ COUNT($gold, "gold") })
answer-hades-favour-hecate = Hecate: a column on { $island } ({ COUNT($gold, "gold") })
answer-hades-discard = Discard { $item_the }
answer-hades-column = { $island }
answer-hades-retain = Keep { $creature_the } on { $island }
answer-hades-priestess = A Priestess for { $hero }
answer-hades-leave = Let them leave
answer-hades-theatres =
    { $missing ->
        [one] Make a Metropolis with a Theatre
       *[other] Make a Metropolis with { $missing } Theatres
    }

event-hades-turned-up = Turned up: { $creature_the }.
event-hades-priestess = { $seat } receives a Priestess.
event-hades-no-priestess = No Priestess is left for { $seat }.
event-hades-kept = A Priestess of { $seat } keeps { $creature_the } on { $island }.
event-hades-paid-by-priestess = { $seat } discards a Priestess and keeps { $hero }.
event-hades-favour-used =
    { $gold ->
        [0] { $seat } uses the favour of { $favour }.
       *[other] { $seat } uses the favour of { $favour } for { COUNT($gold, "gold") }.
    }
event-hades-doubled = { $seat } receives { COUNT($troops, "troops") } on { $island }.
event-hades-card-turned =
    { $card ->
        [priest] { $seat } gives up a Priest.
       *[philosopher] { $seat } gives up a Philosopher.
    }
event-hades-demeter = { $seat } takes { COUNT($gold, "gold") }.
event-hades-sea-prospers = { $seat } puts a prosperity marker in { $sea }.
event-hades-columns = { $seat } joins { $island } and { $other } by the columns of Hecate.

why-HAD-FAV-03 = No favour lies beside { $god }.
why-HAD-FAV-05 = The power of a favour is used once, in the turn with the god beside whom it lies.
    .favour = You have used the favour of { $favour } already.
    .price = The power of this favour costs { COUNT($price, "gold") }; you have { $gold }.
why-HAD-TIL-01 = Aphrodite doubles the troops of one of your islands: name it.
    .island = Aphrodite finds no troops of yours on { $island }.
why-HAD-TIL-02 = Aphrodite takes troops from your reserve, and it is empty.
why-HAD-TIL-03 = Aphrodite counts regular troops only, and none is on { $island }.
why-HAD-TIL-04 = Artemis turns a Priest or a Philosopher into a unit: name the card, then the place.
    .card =
        { $card ->
            [priest] You have no Priest for Artemis.
           *[philosopher] You have no Philosopher for Artemis.
        }
why-HAD-TIL-05 = Artemis turns no Priestess into a unit.
why-HAD-TIL-06 = Units of Artemis come from your reserve and are placed like recruited ones.
why-HAD-TIL-07 = Demeter pays for all your islands together: there is nothing to name.
why-HAD-TIL-08 = Dionysus builds a Theatre: name a free slot of one of your islands.
    .building = Dionysus builds a Theatre, and nothing else.
    .island = Dionysus needs a free slot of one of your islands; this one of { $island } is not.
why-HAD-TIL-09 = Hephaestus lets you draw two items; then you name the one that you discard.
    .item = { $item_The } is none of the two that you have just drawn.
why-HAD-TIL-11 = Hera looks for a Hero in the pile of Creatures: there is nothing to name.
why-HAD-TIL-13 = Hera would find nobody: no Hero is in the pile of Creatures.
why-HAD-TIL-15 = Hermes puts a prosperity marker on a sea space with a fleet of yours: name it.
    .sea = Hermes needs a fleet of yours, and none is in { $sea }.
why-HAD-TIL-18 = Hestia builds one of the four types: name a free slot of one of your islands, then the building.
    .island = Hestia needs a free slot of one of your islands; this one of { $island } is not.
why-HAD-TIL-19 = Hestia never builds a Theatre.
why-HAD-TIL-20 = The columns of Hecate go to two different islands: name them one after the other.
    .island = The columns of Hecate go to two different islands of the board; { $island } will not do.
why-HAD-TIL-27 = No prosperity marker is left for Hermes.
why-HAD-OBJ-40 = The dice may still be rolled again; { $item } comes after that.
why-HAD-OBJ-42 = All magic items are with players: none is left to be drawn.
why-HAD-PRS-01 = When Heroes are paid, a Priestess of yours can pay for one of them.
why-HAD-PRS-02 = A Priestess keeps a figurine of yours that is about to leave, when your turn begins.
    .island = No figurine of yours is about to leave { $island }.
why-HAD-PRS-03 = A Priestess is no Priest: the Sphinx does not buy her.
why-HAD-THE-02 = In a Metropolis each Theatre stands for one type of building that you lack.
    .missing =
        Each Theatre stands for one type that you lack. You lack { $missing } of the four and have { $theatres ->
            [one] one Theatre.
           *[other] { $theatres } Theatres.
        }
    .island = A Theatre is to be given, and this slot of { $island } has none that you could give.
why-HAD-THE-04 = A Metropolis with Theatres is made during your own actions, if you wish.
why-HAD-THE-06 = The Cyclops makes no Theatre.

fact-seat = Player
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
fact-hand = Your items face down
fact-items_face_down = Items face down
fact-items_left = Items in the pile
fact-items_discarded = Discarded items
fact-sea_markers = Prosperity at sea
fact-sea = Sea space
fact-markers = Markers
fact-columns = Columns of Hecate

## Items

ask-hades-helm-of-hades = { $owner ->
        [1] The dice show { $rise }: { $comes ->
            [1] Hadès would come. Do you have them rolled again?
           *[0] the column would stand on { $threat } of { $needed }. Do you have them rolled again?
        }
       *[0] The dice show { $rise }. You could have { $item_the }, as far as the others know.
    }
ask-hades-golden-fleece = { $owner ->
        [1] Income is counted: do you play { $item_the }?
       *[0] Income is counted. You could have { $item_the }, as far as the others know.
    }
ask-hades-palace-of-the-gods = { $owner ->
        [1] The gods are laid out: do you change their order?
       *[0] The gods are laid out. You could have { $item_the }, as far as the others know.
    }
ask-hades-aphrodites-girdle = { $owner ->
        [1] The offerings begin: do you keep somebody from a god?
       *[0] The offerings begin. You could have { $item_the }, as far as the others know.
    }
ask-hades-harmonias-necklace = { $owner ->
        [1] A turn begins: do you shelter yourself from attacks until the end of the cycle?
       *[0] A turn begins. You could have { $item_the }, as far as the others know.
    }
ask-hades-apollos-arrows = { $owner ->
        [1] { $place }: you have { $score }, against { $against }. Do you play { $item_the }?
       *[0] { $place }: you have { $score }, against { $against }. You could have { $item_the }, as far as the others know.
    }
ask-hades-poseidons-trident = { $owner ->
        [1] { $place }: you have { $score }, against { $against }. Do you play { $item_the }?
       *[0] { $place }: you have { $score }, against { $against }. You could have { $item_the }, as far as the others know.
    }
ask-hades-order = In which order do the gods stand, the first one first?
ask-hades-drive = Which troops travel with the Chariot of the Sun?
ask-hades-again = There are items that you are not asked about.

answer-hades-pass = Not now
answer-hades-never = Do not ask me about { $item_the } again
answer-hades-quiet = Do not ask me about items face down
answer-hades-again-all = Ask me about items face down again
answer-hades-again = Ask me about { $item_the } again
answer-hades-play-helm-of-hades = Have the dice rolled again
answer-hades-play-golden-fleece = Take { COUNT($gold, "gold") }
answer-hades-play-palace-of-the-gods = Change the order of the gods
answer-hades-play-aphrodites-girdle = { $own ->
        [1] Keep { $god } from yourself
       *[0] Keep { $god } from { $seat }
    }
answer-hades-play-harmonias-necklace = Play { $item_the }
answer-hades-play-apollos-arrows = Add { $bonus }
answer-hades-play-poseidons-trident = Add { $bonus }
answer-hades-play-sun-chariot = Play { $item_the }
answer-hades-play-artemis-arrows = Shoot { $creature_the } in { $place }
answer-hades-play-pelops-sceptre = Play { $item_the }
answer-hades-order = { $god }

event-hades-item-played = { $seat } plays { $item_the }.
event-hades-item-shown = { $seat } turns up { $item_the } and plays it.
event-hades-item-rests = { $seat } does not want to be asked about { $item_the }.
event-hades-items-rest = { $seat } does not want to be asked about items face down.
event-hades-items-wanted = { $seat } wants to be asked about items face down again.
event-hades-item-wanted = { $seat } wants to be asked about { $item_the } again.
event-hades-threat-rolled = The dice of the threat show { $rise }.
event-hades-fleece = { $seat } takes { COUNT($gold, "gold") }.
event-hades-god-barred = { $victim } may make no offering to { $god } in this cycle.
event-hades-sheltered = Nobody can attack { $seat } until the end of the cycle.
event-hades-gods-moved = The gods now stand so: { LIST($gods) }.
event-hades-bonus = { $seat } has { $bonus } more in this assault.
event-hades-kraken-slain = The Kraken disappears from { $sea }.

outlook-hades-assault = { $result ->
        [won] { $score } against { $against }: you win this assault.
        [tied] { $score } against { $against }: both lose a unit.
       *[lost] { $score } against { $against }: you lose this assault.
    }
outlook-hades-sheltered = Nobody can attack { $seat } until the end of the cycle.
outlook-hades-barred = { $seat } may make no offering to { $god } in this cycle.

fact-moment = Played
fact-sheltered = Cannot be attacked
fact-barred = May make no offering
fact-not_asked = Not asked about
fact-quiet = Not asked about items face down

why-HAD-OBJ-01 = You have { $item_the } face up: there is nothing hidden that you could be asked about here.
why-HAD-OBJ-02 = You do not have { $item_the }.
why-HAD-OBJ-05 = { $item_The } needs your own turn, on a god other than Apollo.
why-HAD-OBJ-06 = No item can be played now: each has its moment.
why-HAD-OBJ-07 = Aphrodite's Girdle keeps you from { $god } in this cycle.
why-HAD-OBJ-08 = Aphrodite's Girdle cannot name Apollo.
why-HAD-OBJ-10 = Aphrodite's Girdle is played when the offerings begin, or when its owner is about to place a marker.
    .god = { $god } has the marker of { $seat }: Aphrodite's Girdle takes no offering back.
why-HAD-OBJ-11 = The Chariot of the Sun spreads your troops over your islands: there is nothing that could travel now.
why-HAD-OBJ-14 = The Chariot of the Sun needs troops of yours and a second island to take them to.
    .island = The Chariot of the Sun leads to another island of yours; { $island } is none.
why-HAD-OBJ-15 = The Necklace of Harmonia shelters { $seat }: no troops may enter { $island }.
why-HAD-OBJ-16 = The Necklace of Harmonia shelters { $seat }: no fleets may enter { $sea }.
why-HAD-OBJ-18 = The Necklace of Harmonia is played in the own turn, or when the turn of another begins.
why-HAD-OBJ-19 = Apollo's Arrows are played in a land battle, after the dice, by one of both sides.
why-HAD-OBJ-20 = Poseidon's Trident is played in a naval battle by one of both sides.
why-HAD-OBJ-21 = Poseidon's Trident is played after the dice of an assault.
why-HAD-OBJ-23 = { $creature_The } has no figurine on the board.
why-HAD-OBJ-25 = The Palace of the Gods moves the available gods, before the first offering.
why-HAD-OBJ-26 = { $god } lies face down: the Palace of the Gods does not move those.
why-HAD-OBJ-27 = { $god } lies under Hades and travels with him: name Hades.
why-HAD-OBJ-33 = The Helm of Hades is played right after the threat roll.
why-HAD-OBJ-34 = The Golden Fleece is played while income is counted.
why-HAD-OBJ-35 = The Helm of Hades is not in this game: it needs the god of the dead.
why-HAD-OBJ-36 = No Creature with a figurine is in the pile: the Sceptre of Pelops would find nothing.
why-HAD-OBJ-37 = The Necklace of Harmonia also stops the landing of Perseus on { $island }.
why-HAD-OBJ-39 = Medusa holds the troops of { $island }: the Chariot of the Sun takes none away.
