# La Mer en français : ses tuiles dans le terminal.

terminal-sea = Mer
terminal-sea-on-offer = À vendre avant l'offre
