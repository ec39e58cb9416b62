"""Articles, contractions and elision; names that several tiles share."""

from __future__ import annotations

import pytest

from trireme.kit.content.loading import read_content
from trireme.kit.registry import content_files, module_folders
from trireme.words import Words
from trireme.words.names import BEFORE, Name, forms, mark, spoken


@pytest.mark.parametrize(
    ("id", "the", "The", "of", "to"),
    [
        ("agora", "l’Agora", "L’Agora", "de l’Agora", "à l’Agora"),
        ("market", "le Marché", "Le Marché", "du Marché", "au Marché"),
        ("stoa", "la Stoa", "La Stoa", "de la Stoa", "à la Stoa"),
        ("terrain_a05", "les Champs (A5)", "Les Champs (A5)", "des Champs (A5)", "aux Champs (A5)"),
        (
            "temple_of_apollo",
            "le Temple d’Apollon",
            "Le Temple d’Apollon",
            "du Temple d’Apollon",
            "au Temple d’Apollon",
        ),
        ("sparta", "Sparte", "Sparte", "de Sparte", "à Sparte"),
        ("argos", "Argos", "Argos", "d’Argos", "à Argos"),
        ("arkadia", "l’Arcadie", "L’Arcadie", "de l’Arcadie", "à l’Arcadie"),
        ("plague", "l’Épidémie", "L’Épidémie", "de l’Épidémie", "à l’Épidémie"),
    ],
)
def test_french_forms(id: str, the: str, The: str, of: str, to: str) -> None:  # noqa: N803
    made = forms("fr", "x", Words("fr", "peloponnes").names[id])
    assert (made["x_the"], made["x_The"], made["x_of"], made["x_to"]) == (the, The, of, to)


@pytest.mark.parametrize(
    ("id", "the"),
    [
        ("agora", "the Agora"),
        ("statue_of_zeus", "the Statue of Zeus"),
        ("agriculture", "Agriculture"),
        ("cyclopean_masonry", "Cyclopean Masonry"),
        ("sparta", "Sparta"),
        ("terrain_a07", "the Forest (A7)"),
        ("tempest", "the Tempest"),
    ],
)
def test_english_forms(id: str, the: str) -> None:
    assert forms("en", "x", Words("en", "peloponnes").names[id])["x_the"] == the


@pytest.mark.parametrize(
    ("id", "the", "of", "to"),
    [
        ("fates", "les Grées", "des Grées", "aux Grées"),
        ("kraken", "le Kraken", "du Kraken", "au Kraken"),
        ("chiron", "Chiron", "de Chiron", "à Chiron"),
        ("university", "l’Université", "de l’Université", "à l’Université"),
        ("ares", "Arès", "d’Arès", "à Arès"),
        ("naxos", "Naxos", "de Naxos", "à Naxos"),
        ("andros", "Andros", "d’Andros", "à Andros"),
        ("hades", "Hadès", "d’Hadès", "à Hadès"),
        ("hera", "Héra", "d’Héra", "à Héra"),
        ("harpy", "la Harpie", "de la Harpie", "à la Harpie"),
    ],
)
def test_french_forms_in_cyclades(id: str, the: str, of: str, to: str) -> None:
    made = forms("fr", "x", Words("fr", "cyclades").names[id])
    assert (made["x_the"], made["x_of"], made["x_to"]) == (the, of, to)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_islands_of_all_boards_have_names(language: str) -> None:
    content = read_content(content_files("cyclades"))
    names = Words(language, "cyclades").names
    for board in content["board"].values():
        labels = {each.get(f"label_{language}", each["label"]) for each in board["island"]}
        assert {names[island["id"]].text for island in board["island"]} == labels


@pytest.mark.parametrize(("name", "of"), [("Élie", "d’Élie"), ("Zoé", "de Zoé"), ("A", "de A"), ("Hugo", "de Hugo")])
def test_players_are_proper_names(name: str, of: str) -> None:
    assert forms("fr", "seat", Name(name))["seat_of"] == of


@pytest.mark.parametrize(
    ("game", "tables"),
    [
        ("peloponnes", ("disaster", "civilization", "building", "terrain", "sea")),
        ("cyclades", ("god", "building", "creature")),
    ],
)
def test_every_component_has_an_article_in_both_languages(game: str, tables: tuple[str, ...]) -> None:
    content = read_content(content_files(game, list(module_folders(game))))
    for table in tables:
        for entry in content[table]:
            assert entry["article_en"] in BEFORE["en"], entry["id"]
            assert entry["article_fr"] in BEFORE["fr"], entry["id"]
            if entry["article_fr"] in ("le", "la", "l’"):
                elided = entry["name_fr"][0] in "AEIOUÉ"
                assert (entry["article_fr"] == "l’") == elided, entry["id"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "least"), [("peloponnes", 60), ("cyclades", 40), ("archipelago", 100)])
def test_no_two_components_have_the_same_name(game: str, least: int, language: str) -> None:
    """Nor is one called what another is with its article: the Navigator is a character, The Navigator was an aim."""
    called = [spoken(language, name) for name in Words(language, game).names.values()]
    assert len(called) > least
    assert sum(map(len, called)) == len(set().union(*called))


def test_only_shared_names_bear_a_mark() -> None:
    words = Words("en", "peloponnes")
    assert words.name("tile", "terrain_a07") == "Forest (A7)"
    assert words.name("tile", "agora") == "Agora"


@pytest.mark.parametrize(("id", "printed"), [("terrain_a07", "A7"), ("terrain_b11", "B11"), ("terrain_dstar", "D*")])
def test_marks(id: str, printed: str) -> None:
    assert mark(id) == printed


def test_a_hex_bears_the_names_of_its_faces() -> None:
    names = Words("fr", "archipelago").names
    assert names["R10"].text == f"{names['R10a'].text} / {names['R10b'].text}"
    assert "/" not in names["R00"].text
