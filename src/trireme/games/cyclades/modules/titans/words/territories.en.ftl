# What the base game and Hades say of islands, said of territories.

score-islands--titans = Territories
terminal-island--titans = Territory
terminal-islands--titans = Terr.

ask-gift-troop--titans = On which territory do you place your free troop?
ask-metropolis--titans = On which territory do you found your Metropolis?
ask-target-harpy--titans = From which territory does the Harpy remove a troop?
ask-target-minotaur--titans = Which territory does the Minotaur defend?
ask-target-chiron--titans = Which territory does Chiron protect?
ask-target-medusa--titans = On which territory does Medusa hold the troops?
ask-target-polyphemus--titans = On which territory does Polyphemus stand?
ask-prosper--titans = On which territory do you put Apollo’s prosperity marker?

event-eliminated--titans = { $seat } has lost the last territory to { $by } and is out of the game.
event-metropolis-lost--titans = { $seat } has no territory left for the new Metropolis.
event-came--titans = A new card at { COUNT($price, "gold") }: { $creature_the }.

## Why not

why-CYC-ACT-05--titans = The gift is that { $god_of }: Poseidon gives a fleet for a sea, Ares a troop for a territory.
    .verb =
        { $verb ->
            [recruit] You act with { $god }, who does not offer this to recruit.
            [fleet] You act with { $god }, who moves no fleets.
            [troops] You act with { $god }, who moves no troops without a Titan.
            [swap] You act with { $god }, who replaces no creatures.
           *[other] You act with { $god }, who does not offer this action.
        }
why-CYC-APO-04--titans = Apollo’s prosperity marker must be placed now, on any territory.
why-CYC-BAT-12--titans = You take no part in this battle: only the units on its territory or in its sea do.
why-CYC-BLD-03--titans = You build on your own territories only, and { $island } is not one of them.
    .building = { $building_The } stands on this slot of { $island } already.
    .slots =
        { $island } has no such building slot: those of a territory are counted from 0, and { $slots ->
            [one] here there is one.
           *[other] here there are { $slots }.
        }
why-CYC-FIG-01--titans = The figurine is put on a territory, and { $sea } is a sea.
why-CYC-FLT-04--titans = There is no sea on that side of { $sea }: fleets go from sea to adjacent sea.
    .start = { $sea } is not next to { $start }: fleets go from sea to adjacent sea, never across land.
why-CYC-HAR-01--titans = There is no troop on { $island } for the Harpy.
    .sea = The Harpy takes a troop from a territory, and { $sea } is a sea.
why-CYC-INC-08--titans = { $sea } is a trade space, and prosperity markers go to territories only.
why-CYC-KRA-01--titans = The Kraken comes to a sea; { $land } is a territory.
why-CYC-LST-01--titans = { $island } is the last territory of { $seat }: you may enter it only if its capture wins you the game.
why-CYC-LST-06--titans = You have enough Metropolises already, so { $island }, the last territory of { $seat }, is protected from you.
why-CYC-LST-07--titans = { $island } is the last territory of { $seat }, and is protected even without troops, from Pegasus too.
why-CYC-LST-10--titans = You have lost your last territory and are out of the game.
why-CYC-MET-03--titans = You have no free slot on any territory, so you cannot build.
why-CYC-MET-08--titans = A new Metropolis goes to a territory of yours that has none; { $island } will not do.
why-CYC-MET-09--titans = Buildings are in the way on { $island }, and you have a territory with a clear site.
why-CYC-PEG-01--titans =
    { $have ->
        [0] Pegasus carries troops of your own territories, and you have none on { $island }.
       *[other] Pegasus carries troops to another territory; on { $island } you have { COUNT($have, "troops") }.
    }
why-CYC-POL-04--titans = Polyphemus pushes fleets away from his territory, and { $sea } touches it.
    .start = Polyphemus pushes a fleet one space away, and { $sea } is not next to { $start }.
why-CYC-REC-03--titans = Fleets are recruited next to your own territories, and { $sea } touches none of them.
    .land = A fleet is recruited in a sea, and { $land } is a territory.
why-CYC-REC-07--titans = Ares gives one troop: name one territory.
why-CYC-REC-09--titans = Troops are recruited on your own territories, and { $island } is not one of them.
    .sea = A troop is recruited on a territory, and { $sea } is a sea.
why-CYC-RET-03--titans = Troops retreat to territories, not to seas.
    .island = Troops retreat to a territory of yours that borders on the battle, or that your fleets link to it; { $island } will not do.
why-CYC-RET-04--titans = { $island } is not yours: troops retreat to own territories only.
why-CYC-RET-05--titans = Fleets retreat to seas, not to territories.
    .sea = Fleets retreat to an adjacent sea that is empty or holds fleets of yours; { $sea } will not do.
why-CYC-SIR-01--titans = The Siren replaces a fleet of an opponent, and there is none in { $sea }.
    .land = The Siren replaces a fleet at sea, and { $land } is a territory.
why-CYC-TRP-02--titans =
    { $have ->
        [0] You have no troop on { $island }.
       *[other] You have { COUNT($have, "troops") } on { $island }: one or more of these can go, to another territory.
    }
why-CYC-TRP-04--titans = From { $start }, { $island } is reached only across another territory: that would be a second move.

## With Hades

ask-hades-raise--titans = A free undead: on which territory does a troop rise, or in which sea a fleet?
ask-target-cerberus--titans = Of which territory does Cerberus take the income?
ask-target-chiron-hades--titans = Which territory does Chiron shield?
ask-hades-hero-island--titans = On which of your territories does { $hero } land?
ask-hades-erinyes-to--titans = On which of your territories do they put it?
ask-hades-fortresses--titans = Which territory loses its Fortresses?
why-HAD-UND-05--titans = An undead troop rises on a territory of yours, and { $island } is not.
    .sea = An undead fleet rises in a sea next to a territory of yours where you can have fleets; { $sea } will not do.
    .unit = A troop rises on a territory and a fleet in a sea, so not { $unit_the } there.
why-HAD-NEC-02--titans = The Necropolis goes to a territory of yours on the board; { $island } will not do.
why-HAD-BEA-03--titans = Cerberus is put on a territory, and { $sea } is a sea.
why-HAD-BEA-12--titans = The Erinyes take a prosperity marker that was put on a territory, and put it on a territory of yours.
why-HAD-BEA-20--titans = Heroes on the territory of Chiron are safe from the Manticore.
why-HAD-HER-05--titans = A Hero lands on a territory of yours.
    .verb = A Hero who has just been recruited lands on a territory of yours, at once, and nobody else does.
why-HAD-PWR-02--titans = { $hero } needs at least 5 territories of yours on the board.
why-HAD-PWR-09--titans = Perseus takes troops from one territory of yours to any other, himself not among them.
    .verb = Troops fly with Perseus only when he is sacrificed.
why-HAD-PWR-15--titans = Odysseus removes the Fortresses of an enemy territory; there must be one.
why-HAD-TIL-01--titans = Aphrodite doubles the troops of one of your territories: name it.
    .island = Aphrodite finds no troops of yours on { $island }.
why-HAD-TIL-07--titans = Demeter pays for all your territories together: there is nothing to name.
why-HAD-TIL-08--titans = Dionysus builds a Theatre: name a free slot of one of your territories.
    .building = Dionysus builds a Theatre, and nothing else.
    .island = Dionysus needs a free slot of one of your territories; this one of { $island } is not.
why-HAD-TIL-18--titans = Hestia builds one of the four types: name a free slot of one of your territories, then the building.
    .island = Hestia needs a free slot of one of your territories; this one of { $island } is not.
why-HAD-TIL-20--titans = The columns of Hecate go to two different territories: name them one after the other.
    .island = The columns of Hecate go to two different territories of the board; { $island } will not do.
why-HAD-OBJ-11--titans = The Chariot of the Sun spreads your troops over your territories: there is nothing that could travel now.
why-HAD-OBJ-14--titans = The Chariot of the Sun needs troops of yours and a second territory to take them to.
    .island = The Chariot of the Sun leads to another territory of yours; { $island } is none.
