# The Styx in English.

module-styx = Styx
phase-styx-lots = Lots

ask-styx-raise = Where does the shade rise?
ask-styx-lots = The dice have been rolled for { $place }: do you play a lot?
ask-styx-cup = You lose a unit: do you pay 1 gold for the Cup?
ask-styx-alms = { $by } asks you for 1 gold for the Cup. Do you pay?
ask-styx-torch = Where does your fleet return to?
ask-styx-spoils = Which relic do you take from { $loser }?
ask-styx-pass = Your troops enter { $island }: do they march on for { $gold } gold?
ask-styx-wake = You play no lot in this cycle.
ask-target-empusa = Whose income does the Empusa take?
draw-lots = { $outcome }
ask-draw-lots = Which lot is drawn?

answer-styx-raise = A shade on { $island }
answer-styx-keep = Play none
answer-styx-rest = None in this cycle
answer-styx-play = { $lot_The }: { $bonus } more
answer-styx-wake = Ask me again
answer-styx-pay = Pay 1 gold
answer-styx-let = Let the unit go
answer-styx-beg = Ask { $seat } to pay
answer-styx-grant = Pay 1 gold
answer-styx-deny = Do not pay
answer-styx-return = { $sea }
answer-styx-take = { $relic_The }
answer-styx-spare = None
answer-styx-pass = On to { $island }
answer-styx-halt = Halt here
answer-styx-cross = Give { $relic_the } for Elysium

event-styx-covered = Charon covers { $god }.
event-styx-drawn = { $seat } draws a lot.
    .lot = { $seat } draws a lot: { $lot_the }.
event-styx-played = { $seat } plays { $lot_the }.
event-styx-rests = { $seat } plays no lot in this cycle.
event-styx-wakes = { $seat } wants to be asked again.
event-styx-raised = A shade of { $seat } rises on { $island }.
event-styx-relic = { $seat } has { $relic_the }.
event-styx-gone = { $relic_The } leaves the game.
event-styx-begged = { $seat } asks { $victim } to pay.
event-styx-spared = { $by } pays 1 gold, and { $seat } loses nothing.
event-styx-returned = A fleet of { $seat } returns to { $sea }.
event-styx-toll = { $seat } receives the next income of { $island }.
event-styx-crossed = { $seat } gives { $relic_the } for Elysium.
event-styx-passed = Troops of { $seat } pass { $island }.

ending-styx = { $winners } has all relics.

fact-covered = Under Charon
fact-relics = Relics
fact-tolls = Income taken
fact-lots = Lots
fact-hand = Your lots
fact-heap = Lots in the heap
fact-resting = Not asked in this cycle
fact-relic = Relic
fact-island = Island
fact-seat = Player
