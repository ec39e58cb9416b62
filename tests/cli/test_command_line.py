"""The words around the commands: help and complaints, in both languages, with nothing of argparse's own left."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Run
from trireme.cli import COMMANDS

BOTH = pytest.mark.parametrize("language", ["en", "fr"])


@BOTH
@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command(run: Run, command: str, language: str) -> None:
    ran = run(command, "--help", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    usage = {"en": "Usage:", "fr": "Usage\u202f:"}[language]
    assert ran.out.startswith(f"{usage} trireme {command} ")
    assert {"en": "\nExamples:\n  trireme", "fr": "\nExemples\u202f:\n  trireme"}[language] in ran.out
    for word in ("positional", "optional", "show this help message", "usage:"):
        assert word not in ran.out


def test_flags_are_those_of_the_game_that_is_named(run: Run) -> None:
    cyclades, any_game = run("play", "cyclades", "--help").out, run("play", "--help").out
    assert "--purses hidden|open" in cyclades
    assert "gold behind a screen" in " ".join(cyclades.split())
    assert "--level N" not in cyclades
    assert "--chance" not in any_game
    for flag in (
        "--players N",
        "--purses hidden|open",
        "--cycles N",
        "--level N",
        "--series NAME,…",
        "--modules NAME,…",
    ):
        assert flag in any_game
    assert "--modules NAME,…" in run("simulate", "peloponnes", "--help").out


@BOTH
def test_overview_names_all_commands(run: Run, language: str) -> None:
    ran = run("--lang", language)
    assert ran.code == 0
    assert re.findall(r"^  ([a-z]+) ", ran.out, re.MULTILINE) == list(COMMANDS)
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert run("--help", "--lang", language) == run("help", f"--lang={language}") == ran


def test_version(run: Run) -> None:
    assert run("--version").out == "trireme 0.1.0\n"


@pytest.mark.parametrize(
    ("argv", "english", "french"),
    [
        (
            ["sail"],
            "There is no command “sail”. There are games, play, serve, migrate, simulate, replay, verify, rules, "
            "case.\n",
            "Il n’y a pas de commande «\u202fsail\u202f». Il y a games, play, serve, migrate, simulate, replay, "
            "verify, rules, case.\n",
        ),
        (["verify"], "Something is missing: RECORD.", "Il manque quelque chose\u202f: PARTIE."),
        (["case"], "Something is missing: FILE.", "Il manque quelque chose\u202f: FICHIER."),
        (
            ["play", "cyclades", "--level", "2"],
            "This is not understood: --level 2.",
            "Ceci n’est pas compris\u202f: --level 2.",
        ),
        (["games", "--fast"], "This is not understood: --fast.", "Ceci n’est pas compris\u202f: --fast."),
        (["games", "chess"], "This is not understood: chess.", "Ceci n’est pas compris\u202f: chess."),
        (["play", "peloponnes", "--players"], "--players needs a value.", "--players demande une valeur."),
        (
            ["games", "--json=yes"],
            "--json takes no value, so “yes” is one too many.",
            "--json ne prend pas de valeur\u202f; «\u202fyes\u202f» est de trop.",
        ),
        (
            ["play", "peloponnes", "--players", "four"],
            "--players: “four” is not a whole number. Write it in digits, such as 4.",
            "--players\u202f: «\u202ffour\u202f» n’est pas un nombre entier. Écrivez-le en chiffres, par exemple 4.",
        ),
        (
            ["simulate", "peloponnes", "--games", "0"],
            "--games: 0 is too small. The least is 1.",
            "--games\u202f: 0 est trop petit. Le minimum est 1.",
        ),
        (
            ["play"],
            "Which game? Write “trireme play GAME”. There are archipelago, cyclades, peloponnes.",
            "Quel jeu\u202f? Écrivez «\u202ftrireme play JEU\u202f». Il y a archipelago, cyclades, peloponnes.",
        ),
        (
            ["play", "chess"],
            "Option game: “chess” is not known. There are archipelago, cyclades, peloponnes.",
            "Option game\u202f: «\u202fchess\u202f» est inconnu. "
            "Choix possibles\u202f: archipelago, cyclades, peloponnes.",
        ),
        (
            ["rules", "chess"],
            "Option game: “chess” is not known. There are archipelago, cyclades, peloponnes.",
            "Option game\u202f: «\u202fchess\u202f» est inconnu. "
            "Choix possibles\u202f: archipelago, cyclades, peloponnes.",
        ),
        (
            ["play", "peloponnes", "--players", "6"],
            "Option players: 6 is out of bounds. It goes from 1 to 5; more can play with the module six.",
            "Option players\u202f: 6 sort des limites, qui vont de 1 à 5\u202f; avec le module six, on peut être plus.",
        ),
        (
            ["play", "peloponnes", "--modules", "hades"],
            "Option modules: “hades” is not known. There are hellas, sea, six.",
            "Option modules\u202f: «\u202fhades\u202f» est inconnu. Choix possibles\u202f: hellas, sea, six.",
        ),
        (
            ["play", "peloponnes", "--players", "2", "--level", "1"],
            "Option level: levels are for one player. Leave it out, or take players=1.",
            "Option level\u202f: ",
        ),
        (
            ["play", "peloponnes", "--players", "1", "--level", "3", "--series", "sparta"],
            "Option series: level 3 is not open yet. Complete level 2 first.",
            "Option series\u202f: ",
        ),
        (
            ["play", "peloponnes", "--bots", "clever"],
            "Option bot: “clever” is not known. There are ",
            "Option bot\u202f: «\u202fclever\u202f» est inconnu. Choix possibles\u202f: ",
        ),
        (
            ["play", "peloponnes", "--seat", "Z"],
            "Option seat: “Z” is not known. There are A, B, C, D.",
            "Option seat\u202f: «\u202fZ\u202f» est inconnu. Choix possibles\u202f: A, B, C, D.",
        ),
        (
            ["play", "peloponnes", "--players", "2", "--humans", "3"],
            "3 people do not fit 2 seats. Add players with --players.",
            "3 personnes pour 2 sièges, c’est trop. Ajoutez des joueurs avec --players.",
        ),
        (
            ["play", "peloponnes", "--content", "nowhere"],
            "nowhere: this is not a folder.",
            "nowhere\u202f: ce n’est pas un dossier.",
        ),
        (
            ["serve", "--no-browser", "--content", "nowhere"],
            "nowhere: this is not a folder.",
            "nowhere\u202f: ce n’est pas un dossier.",
        ),
        (
            ["verify", "lost.record"],
            "lost.record: there is no such file.",
            "lost.record\u202f: ce fichier n’existe pas.",
        ),
        (
            ["case", "lost.toml"],
            "lost.toml: there is no such file.",
            "lost.toml\u202f: ce fichier n’existe pas.",
        ),
        (
            ["rules", "peloponnes", "--modules", "base,navy"],
            "The rulebook has no module “navy”. There are base, hellas, six, solo, sea.",
            "Les règles n’ont pas de module «\u202fnavy\u202f». Il y a base, hellas, six, solo, sea.",
        ),
    ],
)
def test_mistakes_are_named_and_nothing_is_done(run: Run, argv: list[str], english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        ran = run(*argv, "--lang", language)
        assert (ran.code, ran.out) == (2, "")
        assert "Traceback" not in ran.err
        assert expected in ran.err


def test_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("games", "--lang", "de").err == "Language “de” is not known. There are en, fr.\n"
    assert run("games", "--lang").code == 2
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "nombre de joueurs" in run("games").out
    monkeypatch.setenv("TRIREME_LANG", "en")
    assert "number of players" in run("games").out
    assert "nombre de joueurs" in run("games", "--lang", "fr").out
