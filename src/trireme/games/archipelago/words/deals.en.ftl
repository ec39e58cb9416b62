# Archipelago in English: negotiation.

ask-deal = Make an offer, or answer one.
ask-terms = What do you give, and what do you want for it?
ask-withdrawal = Do you withdraw an offer?
answer-give-card = Give { $card_the }
answer-get-card = Get { $card_the }
answer-withdraw = Withdraw the offer to { $seat }
answer-several = Make an offer to { $seats }
answer-counter = Refuse { $seat }’s offer and make another
event-offer-made = { $seat } offers { $seats }: { $give } for { $get }.
event-exchanged = { $seat } takes from { $by }: { $give } for { $get }.
event-offer-refused = { $seat } refuses the offer of { $by }.
event-offer-withdrawn = { $seat } withdraws the offer to { $by }.
event-offer-lapsed = The offer of { $seat } to { $by } lapses.
event-place-sold = { $seat } gives { $by } place { $place } in the order of play.
event-promise-made = { $seat } promises { $by }: { COUNT($count, $what) }.
event-promise-kept = { $seat } has kept his word to { $by }: { COUNT($count, $what) }.
event-promise-broken = { $seat } has broken his word to { $by }: { COUNT($count, $what) }.

## What can be promised, and what is sold besides things

unit-help = a cube in the next crisis
unit-stand = a citizen stood up in the next domestic crisis
unit-no-taxes = no taxes for the rest of the round
unit-repay =
    { $count ->
        [one] 1 florin by the end of the next round
       *[other] { $count } florins by the end of the next round
    }
unit-place1 = first place in the order
unit-place2 = second place in the order
unit-place3 = third place in the order
unit-place4 = fourth place in the order
unit-place5 = fifth place in the order
