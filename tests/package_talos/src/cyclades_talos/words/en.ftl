module-talos = Talos
ask-target-talos = On which island does Talos put a troop?
