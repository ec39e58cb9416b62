# Cyclades in English: its table in the terminal.

terminal-head =
    { $last ->
        [0] Cycle { $cycle }
       *[other] Cycle { $cycle } of { $last }
    } · { $phase } · { $needed } Metropolises win
terminal-gods = Gods
terminal-acting = acts
terminal-waiting = Markers to place:
terminal-next-order = Next cycle, from its end:
terminal-face-down = Face down:
terminal-creatures = Creatures
terminal-price =
    { $saved ->
        [0] { $price } gold
       *[other] { $price } gold, { $saved } saved
    }
terminal-piles =
    { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    } in the pile; discarded: { $discard }
terminal-archipelago = Archipelago
terminal-kraken = Krak
terminal-closed = shut
terminal-at-sea = At sea: { $seas }
terminal-island = Island
terminal-owner = Owner
terminal-prosperity = Pays
terminal-buildings = Buildings by slot
terminal-figure = Creature
terminal-spent = discount used in this cycle
terminal-battle =
    { $land ->
        [1] Battle for { $place }:
       *[other] Battle in { $place }:
    } { $attacker } { $attackers } against { $defender } { $defenders }{ $bonus ->
        [0] .
       *[other] {""}, buildings +{ $bonus }.
    }
terminal-players = Players
terminal-gold = Gold
terminal-income = Inc.
terminal-priests = Pri.
terminal-philosophers = Phil.
terminal-islands = Isl.
terminal-troops = Trps
terminal-fleets = Flts
terminal-metropolises = Metr.
terminal-lacking =
    { $missing ->
        [0] You have the four buildings of a Metropolis: in your next turn they become one.
       *[other] For a Metropolis you lack: { $buildings }; or Philosophers: { $philosophers }.
    } Troops and fleets are those in reserve.
