# The Sea in English: its tiles in the terminal.

terminal-sea = Sea
terminal-sea-on-offer = For sale before the bid
