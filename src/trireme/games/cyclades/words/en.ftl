# Cyclades in English.

## Options

option-purses-title = Gold
option-purses = The rules keep each player's gold behind a screen. Open gold is easier for beginners and for analysis.
option-purses-hidden = behind screens
option-purses-open = open
option-cycles-title = Last cycle
option-cycles = A house rule for short games: after this cycle at the latest, most Metropolises win, then most gold. 0 plays as printed.
option-cycles-none = no limit
