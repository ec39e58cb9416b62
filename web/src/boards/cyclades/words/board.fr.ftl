# Le plateau de Cyclades, en français : l'archipel, ses lieux et les combats.

archipelago = L'archipel

spot-sea = Mer { $sea }
spot-fleets =
    { $count ->
        [one] une flotte { $seat_of }
       *[other] { $count } flottes { $seat_of }
    }
spot-trade = commerce
spot-closed = fermée aux flottes
spot-free = à personne
spot-owned = île { $seat_of }
spot-troops =
    { $count ->
        [0] aucune troupe
        [one] une troupe
       *[other] { $count } troupes
    }
spot-prosperity =
    { $count ->
        [one] une corne d'abondance
       *[other] { $count } cornes d'abondance
    }
spot-slot = { $island }, emplacement { $slot }
spot-empty = vide

battle-land = Combat pour { $island }
battle-sea = Combat naval en { $sea }
battle-attacks = attaque
battle-defends = défend
battle-assault = assaut { $number }
battle-score = dé { $die }, { $score } en tout
battle-loses = perd { $losses }
battle-chooses = doit perdre { $lost ->
        [one] une unité
       *[other] { $lost } unités
    }
battle-retreats = { $seat } décide : la retraite, ou rester ?
battle-adds = { $seat } peut encore ajouter aux dés.
battle-retreated = { $seat } se retire vers { $to }.
battle-won = { $seat } gagne le combat.
battle-nobody = Il ne reste personne.
battle-guards = Gardes
battle-buildings = Bâtiments
battle-decides = { $seat } décide.

## Grands moments

moment-metropolis = { $seat } fonde une Métropole
moment-metropolis-where = à { $island }
moment-called = { $seat } appelle { $creature_the }
moment-called-for = pour { COUNT($gold, "gold") }
moment-taken = { $seat } s'empare de { $island }
moment-lost = { $island } est perdue
moment-lost-kept =
    { $count ->
        [0] { $seat } s'en empare. Vous n'avez plus d'île.
        [one] { $seat } s'en empare. Il vous reste une île.
       *[other] { $seat } s'en empare. Il vous reste { $count } îles.
    }
moment-eliminated = { $seat } est hors jeu
moment-victory = { $seat } l'emporte !
moment-victory-team = { $seats } l'emportent !
moment-last = Le dernier cycle

## Une partie en chiffres

tally-battles-won = Batailles gagnées
tally-islands-taken = Îles prises aux autres
tally-gold-offered = Or des offrandes
tally-creatures-called = Créatures appelées
tally-luck = Chance aux dés
