# Monuments in English.

module-monuments = Monuments
option-modules-monuments = Ten Monuments, of which as many as players are in the game. Two given buildings are enough to raise one.

ask-monuments-raise = You own the buildings of { $count } Monuments. Which one comes first, and where does it stand?
    .monument = You own both buildings of { $monument_the }. Where does this Monument stand?
ask-monuments-return = The Great Lighthouse saves a fleet. Where does it return to?
ask-monuments-launch = In which sea does the Naval Academy launch its free fleet?
draw-monuments = { $outcome }
ask-draw-monuments = Which Monument is drawn?

answer-monuments-raise = { $monument_The } on { $island }
answer-monuments-return = { $sea }
answer-monuments-launch = { $sea }
answer-monuments-poseidon = Temple of Poseidon: give up a fleet in { $sea } for the top card of the pile
answer-monuments-ares = Temple of Ares: give up a troop on { $island } for a discarded Creature
answer-monuments-city = A fleet in { $sea }

event-monuments-drawn = { $monument_The } can be built in this game.
event-monuments-raised = { $seat } builds { $monument_the } on { $island }.
event-monuments-taken = { $seat } has { $monument_the } with { $island }.
event-monuments-returned = The Great Lighthouse brings a fleet of { $seat } back to { $sea }.
event-monuments-trained = The Military Academy gives { $seat } a troop on { $island }.
event-monuments-launched = The Naval Academy gives { $seat } a fleet in { $sea }.
event-monuments-fleet = { $seat } gives up a fleet in { $sea } to the Temple of Poseidon.
event-monuments-troop = { $seat } gives up a troop on { $island } to the Temple of Ares.
event-monuments-played = { $monument_The } brings { $seat } a card: { $creature }.
event-monuments-refilled = The Great Temple of Zeus fills the track for { $seat }.
event-monuments-city = { $seat } loses a fleet in { $sea } for the Warrior City.

why-MON-DRW-02 = That Monument is not in this game.
    .monument = { $monument_The } is not in this game.
why-MON-BUI-01 = You do not own both buildings of a Monument that can be built.
    .monument = You do not own both buildings of { $monument_the }.
why-MON-BUI-04 = A Monument stands on a territory of your own, and { $island } is not one of them.
why-MON-BUI-07 = That Monument has been built already.
    .monument = { $monument_The } has been built already.
why-MON-BUI-14 = A Monument that waits is built in your own turn with a god, not on Apollo.
why-MON-BUI-17 = Your Monument comes first: it can be neither declined nor put off.
why-MON-MEF-01 = The Great Citadel of Ares stands on { $island }, and a troop guards it: no battle can be started there.
why-MON-MEF-02 = The Great Citadel on { $island } is closed by sea and through the air alike.
why-MON-MEF-04 = Only a fleet that has just been destroyed returns to the Great Lighthouse.
    .sea = A fleet returns to a sea around the Great Lighthouse that stays empty or yours, and { $sea } does not.
why-MON-MEF-07 = A fleet that the Lighthouse saves does not rejoin the battle in { $sea }.
why-MON-MEF-09 = The Naval Academy launches a fleet in the income phase only.
    .sea = The Naval Academy launches its fleet in a sea around it that is empty or yours, and { $sea } is not.
why-MON-MEF-12 = The Temple of Poseidon takes a fleet of your own, in your turn, if the Temple is yours.
why-MON-MEF-13 = The Temple of Ares takes a regular troop of your own, in your turn, if the Temple is yours.
why-MON-MEF-14 = On Apollo neither the Temple of Poseidon nor that of Ares can be used.
why-MON-MEF-15 = { $monument_The } has been used in this cycle.
why-MON-MEF-16 = The discard pile is empty: the Temple of Ares can bring nothing.
why-MON-MEF-24 = The fleets of the Warrior City defend { $island }, but they do not retreat from a land battle.
why-MON-MEF-31 = { $sea } is closed to fleets.
why-MON-MXT-04 = The Great Citadel on { $island } is closed over land borders, too.
why-MON-MXT-05 = Units with the Kunee may pass the Great Citadel on { $island }, but not stop there.
