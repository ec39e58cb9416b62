"""Brings the toy game to a server: importing this adds it to the games."""

from tests.toy import Toy
from trireme.games import GAMES

GAMES[Toy.name] = Toy
