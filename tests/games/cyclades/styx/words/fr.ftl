# Le Styx en français.

module-styx = Styx
phase-styx-lots = Sorts

ask-styx-raise = Où l’ombre se lève-t-elle ?
ask-styx-lots = Les dés sont jetés pour { $place } : jouez-vous un sort ?
ask-styx-cup = Vous perdez une unité : payez-vous 1 PO pour la Coupe ?
ask-styx-alms = { $by } vous demande 1 PO pour la Coupe. Payez-vous ?
ask-styx-torch = Où votre flotte revient-elle ?
ask-styx-spoils = Quelle relique prenez-vous à { $loser } ?
ask-styx-pass = Vos troupes entrent sur { $island } : repartent-elles pour { $gold } PO ?
ask-styx-wake = Vous ne jouez pas de sort ce cycle.
ask-target-empusa = Quel revenu l’Empuse prend-elle ?
draw-lots = { $outcome }
ask-draw-lots = Quel sort est tiré ?

answer-styx-raise = Une ombre sur { $island }
answer-styx-keep = N’en jouer aucun
answer-styx-rest = Aucun ce cycle
answer-styx-play = { $lot_The } : { $bonus } de plus
answer-styx-wake = Me demander à nouveau
answer-styx-pay = Payer 1 PO
answer-styx-let = Laisser partir l’unité
answer-styx-beg = Demander à { $seat } de payer
answer-styx-grant = Payer 1 PO
answer-styx-deny = Ne pas payer
answer-styx-return = { $sea }
answer-styx-take = { $relic_The }
answer-styx-spare = Aucune
answer-styx-pass = Vers { $island }
answer-styx-halt = S’arrêter ici
answer-styx-cross = Céder { $relic_the } pour l’Élysée

event-styx-covered = Charon recouvre { $god }.
event-styx-drawn = { $seat } tire un sort.
    .lot = { $seat } tire un sort : { $lot_the }.
event-styx-played = { $seat } joue { $lot_the }.
event-styx-rests = { $seat } ne joue pas de sort ce cycle.
event-styx-wakes = { $seat } veut qu’on lui demande à nouveau.
event-styx-raised = Une ombre { $seat_of } se lève sur { $island }.
event-styx-relic = { $seat } a { $relic_the }.
event-styx-gone = { $relic_The } quitte la partie.
event-styx-begged = { $seat } demande { $victim_to } de payer.
event-styx-spared = { $by } paie 1 PO, et { $seat } ne perd rien.
event-styx-returned = Une flotte { $seat_of } revient en { $sea }.
event-styx-toll = { $seat } touche le prochain revenu { $island_of }.
event-styx-crossed = { $seat } cède { $relic_the } pour l’Élysée.
event-styx-passed = Des troupes { $seat_of } traversent { $island }.

ending-styx = { $winners } a toutes les reliques.

fact-covered = Sous Charon
fact-relics = Reliques
fact-tolls = Revenu pris
fact-lots = Sorts
fact-hand = Vos sorts
fact-heap = Sorts de la pioche
fact-resting = Sans question ce cycle
fact-relic = Relique
fact-island = Île
fact-seat = Joueur
