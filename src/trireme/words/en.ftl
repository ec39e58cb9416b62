# What all games share, in English. What went wrong is said by trireme/kit/problems.py.

error-refused = “{ $move }” is not allowed. { $why } ({ $rule })

why-KIT-ASK-01 = It is not for you to answer now.
why-KIT-ASK-02 = This question has been answered or replaced; please answer the new one.
why-KIT-ASK-03 = That is not one of the answers to this question.
    .verb = “{ $verb }” does not answer this question.
why-KIT-ASK-04 = The game is over.
why-KIT-ASK-05 = { $number } is outside the limits of this question: { $low } to { $high }.

answer-done = That is all
answer-deal-partner = Make { $seat } an offer
answer-deal-give = Give { COUNT($amount, $unit) }
answer-deal-get = Get { COUNT($amount, $unit) }
answer-deal-offer = Offer this
answer-deal-accept = Accept the offer { $seat_of }
answer-deal-refuse = Refuse the offer { $seat_of }

ending-winners = Winner: { $winners }
ending-nobody = Nobody has won.

list-and = { $first } and { $last }
list-nothing = nothing
