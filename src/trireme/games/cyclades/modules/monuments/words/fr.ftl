# Les Monuments en français.

module-monuments = Monuments
option-modules-monuments = Dix Monuments, dont autant que de joueurs sont en jeu. Deux bâtiments donnés suffisent à en dresser un.

ask-monuments-raise = Vous avez les bâtiments de { $count } Monuments. Lequel vient en premier, et où se dresse-t-il ?
    .monument = Vous avez les deux bâtiments { $monument_of }. Où se dresse ce Monument ?
ask-monuments-return = Le Grand phare sauve une flotte. Où revient-elle ?
ask-monuments-launch = Dans quelle mer l'Académie de marine lance-t-elle sa flotte gratuite ?
draw-monuments = { $outcome }
ask-draw-monuments = Quel Monument est tiré ?

answer-monuments-raise = { $monument_The } : { $island }
answer-monuments-return = { $sea }
answer-monuments-launch = { $sea }
answer-monuments-poseidon = Temple de Poséidon : sacrifier une flotte en { $sea } pour la carte du dessus de la pioche
answer-monuments-ares = Temple d'Arès : sacrifier une troupe à { $island } pour une Créature défaussée
answer-monuments-city = Une flotte en { $sea }

event-monuments-drawn = { $monument_The } : Monument de cette partie.
event-monuments-raised = { $seat } construit { $monument_the } à { $island }.
event-monuments-taken = { $seat } reçoit { $monument_the } avec { $island }.
event-monuments-returned = Le Grand phare ramène une flotte { $seat_of } en { $sea }.
event-monuments-trained = L'Académie militaire donne à { $seat } une troupe à { $island }.
event-monuments-launched = L'Académie de marine donne à { $seat } une flotte en { $sea }.
event-monuments-fleet = { $seat } sacrifie une flotte en { $sea } au Temple de Poséidon.
event-monuments-troop = { $seat } sacrifie une troupe à { $island } au Temple d'Arès.
event-monuments-played = { $monument_The } apporte une carte à { $seat } : { $creature }.
event-monuments-refilled = Le Grand temple de Zeus complète la piste pour { $seat }.
event-monuments-city = { $seat } perd une flotte en { $sea } pour la Cité guerrière.

why-MON-DRW-02 = Ce Monument n'est pas dans cette partie.
    .monument = { $monument_The } n'est pas dans cette partie.
why-MON-BUI-01 = Vous n'avez pas les deux bâtiments d'un Monument qui peut être construit.
    .monument = Vous n'avez pas les deux bâtiments que demande ce Monument : { $monument }.
why-MON-BUI-04 = Un Monument se dresse sur un territoire à soi, et { $island } n'est pas à vous.
why-MON-BUI-07 = Ce Monument est déjà construit.
    .monument = { $monument_The } : ce Monument est déjà construit.
why-MON-BUI-14 = Un Monument qui attend se construit pendant votre tour avec un dieu, pas sur Apollon.
why-MON-BUI-17 = Votre Monument d'abord : il ne se refuse ni ne se remet à plus tard.
why-MON-MEF-01 = La Grande citadelle d'Arès se dresse à { $island }, et une troupe la garde : aucun combat ne peut y être engagé.
why-MON-MEF-02 = La Grande citadelle { $island_of } est fermée par mer comme par les airs.
why-MON-MEF-04 = Seule une flotte qui vient d'être détruite revient au Grand phare.
    .sea = Une flotte revient en mer autour du Grand phare, sur une case qui reste vide ou à vous, pas en { $sea }.
why-MON-MEF-07 = Une flotte sauvée par le phare ne rejoint pas la bataille en { $sea }.
why-MON-MEF-09 = L'Académie de marine ne lance une flotte qu'à la phase de revenus.
    .sea = L'Académie de marine lance sa flotte en mer autour d'elle, sur une case vide ou à vous, et { $sea } n'en est pas une.
why-MON-MEF-12 = Le Temple de Poséidon prend une de vos flottes, pendant votre tour, si le Temple est à vous.
why-MON-MEF-13 = Le Temple d'Arès prend une de vos troupes régulières, pendant votre tour, si le Temple est à vous.
why-MON-MEF-14 = Sur Apollon, on n'utilise ni le Temple de Poséidon ni celui d'Arès.
why-MON-MEF-15 = { $monument_The } a déjà servi dans ce cycle.
why-MON-MEF-16 = La défausse est vide : le Temple d'Arès ne peut rien apporter.
why-MON-MEF-24 = Les flottes de la Cité guerrière défendent { $island }, mais ne se retirent pas d'une bataille terrestre.
why-MON-MEF-31 = { $sea } est fermée aux flottes.
why-MON-MXT-04 = La Grande citadelle { $island_of } est fermée aussi par les frontières terrestres.
why-MON-MXT-05 = Des unités avec la Kunée peuvent traverser { $island } et sa Grande citadelle, pas s'y arrêter.
