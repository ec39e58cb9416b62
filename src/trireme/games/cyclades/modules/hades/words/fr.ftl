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
