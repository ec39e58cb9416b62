# Cyclades en français : sa table dans le terminal.

terminal-head =
    { $last ->
        [0] Cycle { $cycle }
       *[other] Cycle { $cycle } sur { $last }
    } · { $phase } · victoire à { $needed } Métropoles
terminal-gods = Dieux
terminal-acting = agit
terminal-waiting = Pions à placer :
terminal-next-order = Cycle suivant, par la fin :
terminal-face-down = Face cachée :
terminal-creatures = Créatures
terminal-price =
    { $saved ->
        [0] { $price } PO
       *[other] { $price } PO, { $saved } de réduction
    }
terminal-piles =
    { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } dans la pioche ; défausse : { $discard }
terminal-archipelago = Archipel
terminal-kraken = Krak
terminal-closed = clos
terminal-at-sea = En mer : { $seas }
terminal-island = Île
terminal-owner = À
terminal-prosperity = PO
terminal-buildings = Bâtiments par emplacement
terminal-figure = Créature
terminal-spent = réduction utilisée ce cycle
terminal-battle =
    { $land ->
        [1] Combat à { $place } :
       *[other] Combat en { $place } :
    } { $attacker } { $attackers } contre { $defender } { $defenders }{ $bonus ->
        [0] .
       *[other] {""}, bâtiments +{ $bonus }.
    }
terminal-players = Joueurs
terminal-gold = PO
terminal-income = Rev.
terminal-priests = Prê.
terminal-philosophers = Phil.
terminal-islands = Îles
terminal-troops = Trp.
terminal-fleets = Flt.
terminal-metropolises = Mét.
terminal-lacking =
    { $missing ->
        [0] Vous avez les quatre bâtiments d'une Métropole : à votre prochain tour, ils le deviendront.
       *[other] Pour une Métropole, il vous manque : { $buildings } ; ou des Philosophes : { $philosophers }.
    } Troupes et flottes : celles en réserve.
