# La Mosaïque en français.

game-title = Mosaïque
game-about = Posez des tuiles à tour de rôle. Le plus de collines l'emporte.

ask-lay = Où posez-vous quelle tuile ?
answer-lay = { tile }, { place }, { $turn ->
        [0] droite
        [one] tournée une fois
       *[other] tournée { $turn } fois
    }
event-laid = { $seat } pose { $face ->
        [field] un champ
       *[other] une colline
    } { place }.

tile =
    { $face ->
        [field] Champ
       *[other] Colline
    }
place =
    { $cell ->
        [north] au nord
        [east] à l'est
        [south] au sud
       *[west] à l'ouest
    }

ending-hills = { $winners } a le plus de collines.

fact-laid = Posées
fact-cell = Cases
cell-north = Nord
cell-east = Est
cell-south = Sud
cell-west = Ouest

facet-face = Tuile
facet-face-field = Champ
facet-face-hill = Colline
facet-turn = Orientation
