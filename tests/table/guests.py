"""Brings the toy game, tricksters and a sleeping bot to a server and its workers: importing this adds them."""

from tests.table.tricks import Sleeper, Trickster
from tests.toy import Toy
from trireme.bots import BOTS
from trireme.games import GAMES

GAMES[Toy.name] = Toy
GAMES[Trickster.name] = Trickster
BOTS["sleeper"] = lambda game: Sleeper()
