"""What records name: the figures and the rules numbers of every set of modules, as they are today."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

import pytest

from trireme.games import GAMES, make
from trireme.kit.game import Game
from trireme.kit.records.formats import rules_text
from trireme.kit.registry import our_games

RULES: Final = {
    "archipelago": {"base": 1},
    "cyclades": {"base": 1, "hades": 1, "monuments": 1, "titans": 1},
    "peloponnes": {"base": 1, "hellas": 1, "sea": 1, "six": 1},
}
"""The rules number of each module."""
FIGURES: Final[dict[tuple[str, ...], str]] = {
    ("archipelago",): "9a6e5b3b50c40ce35bd29b9e0089c8965c343ebebed9b6319d0a6b177397ddc5",
    ("cyclades",): "6d5416d32f3b3b3734fa927ec13086e590ce075de263967b97f3136cdc26657b",
    ("cyclades", "hades"): "576ace4bb80ed4693e054ac11afa3d2c5e5f52424efcd4eac39eca62a3a50ee9",
    ("cyclades", "monuments"): "b42534df06e87ce80aa4969686dc849f0cace070c7b9258e49409c2dd8d6202d",
    ("cyclades", "titans"): "16ea00c88345b5a28f838002f7cb309687d8cac6e06ba245121665c1c4d75459",
    ("cyclades", "hades", "monuments"): "9f1f1c7819ce99857bd643cd294f929981af8031efcbf75461c0ab314c4840c9",
    ("cyclades", "hades", "titans"): "d18270d13d2af3fc5acaf67c832d37715499b47d123bfe8d11000fac67ce48a9",
    ("cyclades", "monuments", "titans"): "4148fac1d83650d577fb453bae417f6edbb6a2285d905fda6f5092aaa7252fe5",
    ("cyclades", "hades", "monuments", "titans"): "0bb39eef5e5195bd4663b7b6db565c2e59783f87b2221d841bfa65946954a5e1",
    ("peloponnes",): "c8e12565309cb00d9b1fce96576574974abe3f0683bf1b17da14b04d272a1875",
    ("peloponnes", "hellas"): "00f0d51126af9fa01bab3cf9fd9c6e2e8efa045b2d921e7c9a887fd7629873eb",
    ("peloponnes", "sea"): "a5c8e24ffd5e9e4f03d2578e3920b11176d2af26fea1f34d65ac93f6e6e9cb2e",
    ("peloponnes", "six"): "87f167573d2cd89be66125d4b76d8194e6b0f808041ab60202aec9bf00f8efa2",
    ("peloponnes", "hellas", "sea"): "9f53d190ae2a3731f387675f2b2d184f16f9106717942b9498f02c2318ae6782",
    ("peloponnes", "hellas", "six"): "657feb1f5c77c7d5e661c3da6a8394941ee013853747f5310903289895332ef1",
    ("peloponnes", "sea", "six"): "478311761b747eaac06e69cdf4e3e15bfa458247a86a51b2bababc1f029ff423",
    ("peloponnes", "hellas", "sea", "six"): "03e4442966d5fd1d95ca11d20cfa8a244d8be7fa4ae3ec026501d0a6b3b9e6a8",
}
"""The hash of the figures in play: a game, and the modules with it."""
CHANGED: Final = """
The figures of {names} are not those that stored records and tables name: they can no longer be opened.
If only a text, a name or a provenance has changed, the schema takes it for a figure: call it Told.
If a new figure has come, give it a default for which older components stand, and nothing changes.
If a figure really was wrong, write {found} here, run `make records playthroughs`, and say so in CHANGELOG.md."""
OTHER_RULES: Final = """
The rules numbers of {names} have changed: records that were played by the old ones can no longer be replayed.
They are now {found}. If that is meant, write them here, run `make records playthroughs`, and say so in CHANGELOG.md."""

sets = pytest.mark.parametrize("names", FIGURES, ids=" ".join)


def offered(game: str) -> dict[str, list[str]]:
    """The modules of a game, each with what can be chosen of it: all its parts have the figures of the whole."""
    found: dict[str, list[str]] = {}
    for name in next((option.values for option in GAMES[game].choices if option.name == "modules"), ()):
        found.setdefault(name.partition(".")[0], []).append(name)
    return found


def made(names: tuple[str, ...]) -> Game[Any]:
    modules = [part for name in names[1:] for part in offered(names[0])[name]]
    return make(names[0], **({"modules": modules} if modules else {}))


@sets
def test_the_figures_of_every_set_of_modules_are_known(names: tuple[str, ...]) -> None:
    found = made(names).content_hash
    assert found == FIGURES[names], CHANGED.format(names=" ".join(names), found=found)


@sets
def test_the_rules_numbers_of_every_set_of_modules_are_known(names: tuple[str, ...]) -> None:
    found = rules_text(made(names))
    wanted = ", ".join(f"{module} {RULES[names[0]][module]}" for module in ("base", *names[1:]))
    assert found == wanted, OTHER_RULES.format(names=" ".join(names), found=found)


def test_no_set_of_modules_is_forgotten() -> None:
    every: list[tuple[str, ...]] = []
    for game in our_games():
        modules = tuple(offered(game))
        assert tuple(RULES[game]) == ("base", *modules), f"{game} has other modules: write down what is theirs"
        every += [(game, *some) for count in range(len(modules) + 1) for some in combinations(modules, count)]
    assert list(FIGURES) == every
    assert len(set(FIGURES.values())) == len(FIGURES)


def test_a_part_of_a_module_has_the_figures_of_the_whole() -> None:
    for game in our_games():
        for module, parts in offered(game).items():
            alone = [part for part in parts if part not in GAMES[game].extras]
            assert {make(game, modules=[part]).content_hash for part in alone} == {FIGURES[game, module]}
