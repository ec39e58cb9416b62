"""Register test games and bots in a server and its workers when this module is imported."""

from tests.server.tricks import Dreamer, Sleeper, Trickster
from tests.toy import Toy
from tests.toy_market import Market
from tests.toy_mosaic import Mosaic
from trireme.bots import BOTS
from trireme.games import GAMES

GAMES[Toy.name] = Toy
GAMES[Market.name] = Market
GAMES[Mosaic.name] = Mosaic
GAMES[Trickster.name] = Trickster
BOTS["sleeper"] = lambda game: Sleeper()
BOTS["dreamer"] = lambda game: Dreamer()
