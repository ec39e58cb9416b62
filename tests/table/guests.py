"""Brings the toy games, tricksters and a sleeping bot to a server and its workers: importing this adds them."""

from tests.table.tricks import Sleeper, Trickster
from tests.toy import Toy
from tests.toy_market import Market
from trireme.bots import BOTS
from trireme.games import GAMES

GAMES[Toy.name] = Toy
GAMES[Market.name] = Market
GAMES[Trickster.name] = Trickster
BOTS["sleeper"] = lambda game: Sleeper()
