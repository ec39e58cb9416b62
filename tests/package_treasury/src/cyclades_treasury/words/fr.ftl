module-treasury = Le Trésor de Délos
