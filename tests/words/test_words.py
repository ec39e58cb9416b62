"""Words: what it says of names, numbers, rules, errors."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.words.telling import listen
from trireme.games import make
from trireme.games.peloponnes.events import ChitTurnedUp, Displaced, Fed, Gained
from trireme.kit.content.rulebook import LANGUAGES
from trireme.kit.errors import BadContent, BadOption, Text, TriremeError, Unreadable
from trireme.kit.problems import MISSING, NOT_HEADER, UNKNOWN
from trireme.words import Words

EN = Words("en", "peloponnes", seats=("Alice", "Bob"))
FR = Words("fr", "peloponnes", seats=("Alice", "Bob"))


def error_of(move: str) -> TriremeError:
    game = make("peloponnes", players=2)
    s = game.position({"at": "bid", "order": ["A", "B"], "display": {"normal": ["agora", "port"]}})
    with pytest.raises(TriremeError) as caught:
        game.apply(s, 0, move)
    return caught.value


def test_names_take_their_prepositions() -> None:
    event = Displaced(seat=0, tile="market", by=1)
    assert EN.event(event) == "Bob displaces Alice from the Market."
    assert FR.event(event) == "Bob déloge Alice du Marché."


def test_gains_list_only_what_there_is() -> None:
    none = {"wood": 0, "stone": 0, "food": 0, "coins": 0, "luxury": 0}
    income = Gained(seat=0, source="", population=1, **{**none, "wood": 2, "coins": 1})
    assert EN.event(income) == "Income for Alice: 1 inhabitant, 2 wood and 1 coin."
    assert FR.event(income) == "Revenus d’Alice\u202f: 1 habitant, 2 bois et 1 pièce."
    once = Gained(seat=1, source="barracks", population=-2, **none)
    assert EN.event(once) == "The Barracks for Bob: \N{MINUS SIGN}2 inhabitants."
    assert FR.event(once) == "La Caserne, pour Bob\u202f: \N{MINUS SIGN}2 habitants."
    nothing = Gained(seat=1, source="terrain_a05", population=0, **none)
    assert FR.event(nothing) == "Les Champs (A5), pour Bob\u202f: rien."


@pytest.mark.parametrize(
    ("count", "en", "fr"), [(0, "0 coins", "0 pièce"), (1, "1 coin", "1 pièce"), (2, "2 coins", "2 pièces")]
)
def test_plurals_follow_the_language(count: int, en: str, fr: str) -> None:
    assert (EN.sentences.count(count, "coins"), FR.sentences.count(count, "coins")) == (en, fr)


def test_clauses_join_without_gaps() -> None:
    hungry = Fed(seat=0, fed=1, fish=0, luxury=2, starved=3)
    assert EN.event(hungry) == (
        "Alice feeds 1 inhabitant, giving 2 luxury goods for missing food; for want of food 3 inhabitants are lost."
    )
    assert FR.event(Fed(seat=0, fed=5, fish=0, luxury=0, starved=0)) == "Alice nourrit 5 habitants."
    assert (
        FR.event(Fed(seat=0, fed=5, fish=2, luxury=0, starved=0))
        == "Alice nourrit 5 habitants, dont 2 avec du poisson."
    )


def test_seats_without_names_have_letters() -> None:
    assert Words("fr", "peloponnes").event(Displaced(seat=0, tile="agora", by=2)) == "C déloge A de l’Agora."


def test_names_of_things_that_are_no_components() -> None:
    assert (EN.name("phase", "bid"), FR.name("phase", "bid")) == ("Bids", "Enchères")
    assert (EN.name("disaster", "plague"), FR.name("disaster", "plague")) == ("Plague", "Épidémie")


def test_the_owner_of_a_box_names_his_own_components(tmp_path: Path) -> None:
    (tmp_path / "peloponnes.toml").write_text('[[disaster]]\nid = "plague"\nname_fr = "Peste"\narticle_fr = "la"\n')
    words = Words("fr", "peloponnes", content=tmp_path)
    assert words.event(ChitTurnedUp(disaster="plague", count=2)) == "Jeton Désastre\u202f: Peste, numéro 2."


def test_rules_of_the_game_and_of_the_kit() -> None:
    assert EN.rule("PEL-BID-07") == "A bid is a whole number of coins."
    assert FR.rule("KIT-ASK-04") == "Une fois la partie terminée, on ne joue plus."


def test_a_refusal_is_an_error_that_says_why() -> None:
    refused = error_of("bid agora 3")
    assert EN.error(refused) == (
        "“bid agora 3” is not allowed. The minimum for the Agora is 4 coins; you offered 3. (PEL-BID-05)"
    )
    assert FR.error(refused) == (
        "«\u202fbid agora 3\u202f» n’est pas permis. Le minimum pour l’Agora est de 4 pièces\u202f; "
        "vous en offrez 3. (PEL-BID-05)"
    )


def test_what_the_user_wrote_is_quoted_as_it_is() -> None:
    error = Unreadable("move", "take agora", UNKNOWN, given="agora", known="wood, stone")
    assert EN.error(error) == str(error) == "Move “take agora”: “agora” is not known. There are wood, stone."
    assert FR.error(error) == (
        "Coup «\u202ftake agora\u202f»\u202f: «\u202fagora\u202f» est inconnu. Choix possibles\u202f: wood, stone."
    )


def test_a_problem_of_the_game() -> None:
    error = error_of("bid forum 3")
    assert FR.error(error).endswith(
        "n’est pas une tuile de ce jeu. Écrivez son identifiant, comme agora ou terrain_a01."
    )
    assert Words("fr").error(error) == str(error), "without the game its problems are said in English"


@pytest.mark.parametrize("text", get_args(Text))
@pytest.mark.parametrize("where", ["here", 3, ""])
def test_every_kind_of_text_can_be_unreadable(text: Text, where: str | int) -> None:
    french = Words("fr").error(Unreadable(text, where, MISSING))
    listen(french, "fr")
    assert str(where) in french
    assert len({Words("fr").error(Unreadable(each, where, MISSING)) for each in get_args(Text)}) == len(get_args(Text))


def test_lines_are_lines_in_both_languages() -> None:
    error = Unreadable("record", 3, NOT_HEADER, given="x", known="seed")
    assert str(error) == "Record, line 3: “x” is not part of a header. It has seed."
    assert Words("fr").error(error).startswith("Partie enregistrée, ligne 3\u202f: ")


def test_errors_about_files_and_options() -> None:
    content = BadContent("peloponnes.toml", "building agora", "cost", MISSING)
    assert str(content) == "peloponnes.toml [building agora] cost: it is missing."
    assert FR.error(content) == "peloponnes.toml [building agora] cost\u202f: cette valeur manque."
    with pytest.raises(BadOption) as caught:
        Words("de")
    assert str(caught.value) == "Option language: “de” is not known. There are en, fr."
    assert (
        FR.error(caught.value) == "Option language\u202f: «\u202fde\u202f» est inconnu. Choix possibles\u202f: en, fr."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_figure_or_key_is_an_error(language: str) -> None:
    words = Words(language, "peloponnes")
    with pytest.raises(LookupError, match="event-lost"):
        words.say("event-lost", seat=0)
    with pytest.raises(LookupError, match=f"no-such-key in {language}"):
        words.say("no-such-key")


def test_a_second_time_costs_nothing() -> None:
    assert Words("fr", "peloponnes").sentences is Words("fr", "peloponnes").sentences
