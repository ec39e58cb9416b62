module-talos = Talos
ask-target-talos = Sur quelle île Talos place-t-il une troupe ?
