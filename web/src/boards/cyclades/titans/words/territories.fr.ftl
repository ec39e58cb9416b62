# Ce que la page dit des îles, dit des territoires.

from-answer-troops--titans = Déplacer des troupes : de quel territoire ?
to-answer-troops--titans = Troupes { $start_of } : vers quel territoire ?
bar-ask-pegasus--titans = Le Pégase porte de vos troupes : de quel territoire ?
gods-apollo--titans = gratuit · 1 PO (4 avec un seul territoire)
players-islands--titans = Territoires
spot-owned--titans = territoire { $seat_of }
moment-lost-kept--titans =
    { $count ->
        [0] { $seat } s'en empare. Vous n'avez plus de territoire.
        [one] { $seat } s'en empare. Il vous reste un territoire.
       *[other] { $seat } s'en empare. Il vous reste { $count } territoires.
    }
tally-islands-taken--titans = Territoires pris aux autres
term-prosperity-text--titans = Rapporte 1 PO par cycle à qui possède le territoire. Apollon en apporte.
term-troop-text--titans = Tiennent les territoires et en prennent d'autres, voisins ou au bout de la chaîne de vos flottes. Viennent d'Arès ; 8 au plus.
term-island--titans = Territoires
term-island-text--titans = Ce que vous possédez : des revenus, et de la place pour bâtir. Le dernier territoire ne peut être attaqué, sauf pour gagner la partie.
term-port-text--titans = Les flottes voisines de son territoire se défendent avec 1 de plus. De Poséidon, 2 PO.
term-fortress-text--titans = Les troupes de son territoire se défendent avec 1 de plus. D'Arès, 2 PO.
term-apollo-text--titans = Gratuit, mais sans action : 1 PO, ou 4 si vous n'avez qu'un territoire ; le premier reçoit aussi de la prospérité.
deed-answer-hades-favour-aphrodite--titans = Aphrodite : doubler les troupes d'un territoire
deed-answer-hades-favour-demeter--titans = Déméter : de l'or pour vos territoires

## Les cartes

card-ares--titans = Une troupe gratuite, puis jusqu'à trois autres pour 2, 3 et 4 PO. Construisez des Forteresses à 2 PO pièce. Pour 1 PO, menez des troupes d'un territoire à un voisin, ou à un autre que relie une chaîne de vos flottes, autant de fois que vous pouvez payer.
card-apollo--titans = Aucune offrande à payer. Vous recevez 1 PO, ou 4 si vous n'avez qu'un territoire ; le premier arrivé pose aussi une corne d'abondance sur un territoire au choix. Aucune autre action, pas de Créature.
card-port--titans = Chaque Port ajoute 1 à la défense de vos flottes, dans les combats sur les cases de mer autour de son territoire.
card-fortress--titans = Chaque Forteresse ajoute 1 à la défense de son territoire au combat. Elle ne sert à rien sur un territoire sans défenseur.
card-metropolis--titans = Naît de quatre bâtiments différents ou de quatre Philosophes, ou se prend avec son territoire. Elle a les pouvoirs d'un Port, d'une Forteresse et d'un Temple. Pour gagner, il en faut 2 à la fin d'un cycle, et 3 à une équipe.
card-fates--titans = Touchez vos revenus une deuxième fois, tout de suite : 1 PO par corne d'abondance sous votre contrôle en ce moment, sur vos territoires et sur les cases de commerce où vous avez une flotte.
card-pegasus--titans = Déplacez une ou plusieurs troupes d'un de vos territoires vers n'importe quel autre (à vous, adverse ou neutre), sans chaîne de flottes et sans payer de déplacement. Un débarquement se règle comme avec Arès.
card-giant--titans = Détruisez un Port, une Forteresse, un Temple ou une Université sur n'importe quel territoire ; la tuile retourne à la réserve.
card-harpy--titans = Retirez une troupe adverse d'un territoire de votre choix ; elle retourne dans la réserve de son propriétaire.
card-minotaur--titans = Posez la figurine sur le territoire de votre choix, jusqu'à votre tour du cycle suivant. Elle le défend comme deux troupes de plus, au profit de son propriétaire, même s'il est neutre ou n'a plus de troupe.
card-chiron--titans = Posez la figurine sur le territoire de votre choix, jusqu'à votre tour du cycle suivant. Ni le Pégase, ni le Géant, ni la Harpie ne peuvent viser ce territoire.
card-medusa--titans = Posez la figurine sur le territoire de votre choix, jusqu'à votre tour du cycle suivant. Les troupes qui s'y trouvent ne peuvent plus le quitter.
card-polyphemus--titans = Posez la figurine sur le territoire de votre choix, jusqu'à votre tour du cycle suivant. Chaque flotte sur une case de mer voisine de ce territoire est repoussée d'une case vers le large. Tant que Polyphème est là, ces cases sont fermées à toutes les flottes.
