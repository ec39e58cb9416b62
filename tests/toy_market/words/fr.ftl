# Le Bazar en français.

game-title = Bazar
game-about = Chargez, troquez et volez à deux contre deux. Douze pièces gagnent aussitôt.

unit-figs =
    { $count ->
        [one] une figue
       *[other] { $count } figues
    }
unit-wine = { $count } de vin
unit-silk = { $count } de soie

ask-turn = Demandez à un autre son nombre secret, ou poursuivez.
ask-agree = Révélez-vous votre nombre secret ?
ask-load = Que chargez-vous, pour une pièce chacun ?
ask-rob = Volez-vous une pièce ?
ask-parade = Dans quel ordre défilent vos bêtes ?
ask-barter = Faites une offre, ou répondez à celles qu'on vous fait.
ask-terms = Que donnez-vous, et contre quoi ?
ask-rearm = Vous avez renoncé à voler.
ask-draw-secret = Quel est ce nombre secret ?
ask-draw-crate = Que contient la caisse ?

answer-turn = Poursuivre
    .seat = Demander son secret { $seat_to }
answer-agree-yes = Le révéler
answer-agree-no = Le garder pour vous
answer-load =
    { $item ->
        [figs] Des figues
        [wine] Du vin
       *[silk] De la soie
    }
answer-rob-pass = Ne rien voler
answer-rob-never = Ne plus jamais voler
answer-rob = Voler une pièce
answer-parade =
    { $item ->
        [camel] Le chameau
        [horse] Le cheval
       *[mule] La mule
    }
answer-rearm = Revenir sur votre parole
draw-secret = { $outcome }
draw-crate = { $outcome }

event-told =
    { $what ->
        [offer] { $seat } fait une offre.
        [bargain] { $seat } accepte une offre.
        [load] { $seat } charge pour { $number }.
        [rob] { $seat } vole une pièce.
        [parade] Les bêtes { $seat_of } défilent.
        [peek] { $seat } révèle son nombre à qui l'a demandé.
       *[other] { $seat } a un nombre secret.
    }
event-shown =
    { $what ->
        [crate] { $seat } reçoit une caisse.
       *[other] Le nombre secret { $seat_of } : { $number }.
    }

ending-at-once = { $winners } : douze pièces gagnent aussitôt.
ending-coins = { $winners } : les plus riches, secrets compris.

fact-round = Manche
fact-coins = Pièces
fact-goods = Marchandises
fact-offers = Offres
fact-budget = Offres qui restent
fact-peace = Ne volent plus
fact-known = Secrets connus
fact-secret = Nombres secrets
