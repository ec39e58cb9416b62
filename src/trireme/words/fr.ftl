# Ce que tous les jeux ont en commun, en français. La typographie est appliquée au chargement.

error-refused = « { $move } » n'est pas permis. { $why } ({ $rule })

why-KIT-ASK-01 = Ce n'est pas à vous de répondre maintenant.
why-KIT-ASK-02 = Cette question a déjà reçu sa réponse ou a été remplacée ; répondez à la nouvelle.
why-KIT-ASK-03 = Ce n'est pas une des réponses à cette question.
    .verb = « { $verb } » ne répond pas à cette question.
why-KIT-ASK-04 = La partie est terminée.
why-KIT-ASK-05 = { $number } sort des limites de la question : de { $low } à { $high }.

answer-done = C'est tout
answer-deal-partner = Faire une offre { $seat_to }
answer-deal-give = Donner { COUNT($amount, $unit) }
answer-deal-get = Recevoir { COUNT($amount, $unit) }
answer-deal-offer = Proposer cela
answer-deal-accept = Accepter l'offre { $seat_of }
answer-deal-refuse = Refuser l'offre { $seat_of }

ending-winners = Victoire : { $winners }
ending-nobody = Personne n'a gagné.

list-and = { $first } et { $last }
list-nothing = rien
