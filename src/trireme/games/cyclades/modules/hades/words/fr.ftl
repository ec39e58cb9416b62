# Hadès en français.

## Options et extensions

module-hades = Hadès
module-hades-free-placement = Hadès : placement libre
option-modules-hades-free-placement = Une enchère avant le premier cycle décide qui se déploie d'abord. Troupes et flottes commencent là où vous les posez.
module-hades-god = Hadès : le dieu des morts
option-modules-hades-god = Il prend parfois la place d'un autre dieu : troupes et flottes de morts-vivants, et la Nécropole, que les pertes enrichissent.
module-hades-heroes = Hadès : Créatures et Héros
option-modules-hades-heroes = Six Héros combattent pour vous tant que vous les payez, et leur sacrifice donne un pouvoir puissant ; cinq Créatures viennent des Enfers.
module-hades-favours = Hadès : Faveurs divines
option-modules-hades-favours = À chaque cycle, un dieu mineur ajoute sa faveur à l'un des dieux. Prêtresses, Théâtres et objets magiques en viennent.
module-hades-manticore = Hadès : Manticore
option-modules-hades-manticore = Une Créature de plus : elle tue un Héros. Seulement avec Créatures et Héros.
module-hades-hecate = Hadès : Hécate
option-modules-hades-hecate = Une faveur de plus : un passage entre deux îles. Seulement avec les Faveurs divines.

## Placement libre

## Hadès, les morts-vivants, la Nécropole

## Créatures et Héros

## Faveurs, Prêtresses et objets

draw-favours = { $outcome }
ask-draw-favours = Quelle faveur est tirée ?
draw-items = { $outcome }
ask-draw-items = Quel Objet est tiré ?

event-hades-favour-laid = { $favour } prête une faveur à { $god }.
event-hades-favour-discarded = La faveur { $favour_of } est défaussée.
event-hades-favours-reshuffled = Toutes les faveurs forment une nouvelle pioche.
event-hades-item-drawn = { $seat } tire un Objet magique, face cachée.
    .item = { $seat } a un Objet magique : { $item_the }.
event-hades-items-reshuffled = Les Objets magiques défaussés forment une nouvelle pioche.
event-hades-no-item = Il ne reste pas d’Objet magique pour { $seat }.
event-hades-item-discarded = { $seat } défausse { $item_the }.

fact-favour = Faveur du cycle
fact-tile = Tuile
fact-god = Dieu
fact-used = Pouvoir utilisé
fact-favours_left = Faveurs dans la pioche
fact-favours_discarded = Faveurs défaussées
fact-priestesses = Prêtresses
fact-priestesses_left = Prêtresses dans la pioche
fact-items = Objets magiques
fact-item = Objet
fact-face_down = Face cachée
fact-items_face_down = Objets face cachée
fact-items_left = Objets dans la pioche
fact-items_discarded = Objets défaussés
fact-sea_markers = Prospérité en mer
fact-sea = Case de mer
fact-markers = Marqueurs
fact-columns = Colonnes d’Hécate
