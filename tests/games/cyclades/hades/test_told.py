"""What the log says of battles with Heroes and undead, of the Sceptre, and of items that nobody is asked about."""

from __future__ import annotations

from typing import Any

import pytest

from trireme.games.cyclades import events as told
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.modules.hades.codes import ITEM
from trireme.games.cyclades.modules.hades.favours import events as of_favours
from trireme.games.cyclades.modules.hades.favours.magic import events as of_items
from trireme.games.cyclades.modules.hades.heroes import events as of_heroes
from trireme.kit.engine.event import Event
from trireme.words import Words

GAME = Cyclades(seats="ABC", modules=["hades.god", "hades.heroes", "hades.favours"])
ON_ARES: dict[str, Any] = {
    "at": "actions",
    "cycle": 3,
    "gods": ["ares", "zeus"],
    "offerings": {"ares": "A 1"},
    "players": {"A": {"gold": 5}},
    "turn": {"god": "ares"},
}


def played(facts: dict[str, Any], *moves: str, **draws: list[str]) -> list[Event]:
    s = GAME.positions.stand(facts)
    s.journal, s.forced_draws = [], dict(draws)
    GAME.proceed(s)
    for move in moves:
        seat, _, text = move.partition(": ")
        GAME.apply(s, GAME.seats.index(seat), text)
    return s.journal


def said(language: str, journal: list[Event], *kinds: type[Event]) -> list[str]:
    words = Words(language, "cyclades", GAME.seats)
    return [words.event(event) for event in journal if isinstance(event, kinds)]


# Battles.


@pytest.mark.rules("HAD-HER-10", "HAD-UND-09")
def test_a_loss_that_is_chosen_is_told_in_a_sentence_of_its_own() -> None:
    islands = {"gyaros": {"troops": 1, "units": {"undead-troop": 1, "hector": 1}}, "tinos": {"troops": 4}}
    for chosen, english, french in (
        ("troop", "A loses a troop.", "A perd une troupe."),
        ("undead-troop", "A loses 1 × Undead troop.", "A perd 1 × Troupe morte-vivante."),
        ("hector", "A loses 1 × Hector.", "A perd 1 × Hector."),
    ):
        march = "A: troops gyaros>tinos x1 undead-troop:1 hector:1"
        journal = played({**ON_ARES, "islands": islands}, march, f"A: lose {chosen}", battle=["0", "3"])
        assert said("en", journal, told.OfKind)[-1] == english
        assert said("fr", journal, told.OfKind)[-1] == french


def test_a_loss_of_one_kind_is_told_by_the_assault_alone() -> None:
    islands = {"gyaros": {"troops": 2}, "tinos": {"troops": 4}}
    journal = played({**ON_ARES, "islands": islands}, "A: troops gyaros>tinos x2", battle=["0", "3"])
    assert not said("en", journal, told.OfKind)


@pytest.mark.rules("HAD-PWR-01", "HAD-PWR-14", "HAD-PWR-16")
def test_an_assault_tells_what_heroes_add_beside_what_buildings_do() -> None:
    """Achilles adds 1, Hector too; the Fortress counts until Odysseus comes."""
    tinos = {"troops": 1, "units": {"hector": 1}, "buildings": ["fortress"]}
    found = []
    for hero in ("achilles", "odysseus"):
        islands = {"gyaros": {"troops": 3, "units": {hero: 1}}, "tinos": tinos}
        move = f"A: troops gyaros>tinos x3 {hero}:1"
        journal = played({**ON_ARES, "islands": islands}, move, battle=["1", "2"])
        (assault,) = (event for event in journal if isinstance(event, told.Assault))
        added = (assault.attack_added, assault.bonus, assault.defence_added)
        found.append((*added, assault.attack_score, assault.defence_score))
        assert assault.attack + assault.attack_die + assault.attack_added == assault.attack_score
        resists = assault.defence + assault.bonus + assault.defence_die + assault.defence_added
        assert resists == assault.defence_score
    assert found == [(1, 1, 1, 6, 6), (0, 0, 1, 5, 5)]


# The Sceptre.


@pytest.mark.rules("HAD-OBJ-31", "HAD-OBJ-32")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["Turned up: the Fates.", "Turned up: Theseus.", "Turned up: the Minotaur.", "Theseus leaves the game."],
        ),
        (
            "fr",
            [
                "Carte retournée\u202f: Grées.",
                "Carte retournée\u202f: Thésée.",
                "Carte retournée\u202f: Minotaure.",
                "Thésée quitte la partie.",
            ],
        ),
    ],
)
def test_cards_that_the_sceptre_turns_up_were_never_for_sale(language: str, lines: list[str]) -> None:
    facts = {**ON_ARES, "hades": {"items": {"A": ["pelops-sceptre"]}}}
    journal = played(facts, "A: hades.play pelops-sceptre", search=["fates", "theseus", "minotaur"])
    assert said(language, journal, of_favours.TurnedUp, *of_the_track()) == lines


def of_the_track() -> list[type[Event]]:
    """What is told of cards that leave the track, and of Heroes who leave the game."""
    return [told.CreatureLeft, of_heroes.HeroUnsold, of_heroes.HeroGone]


# Items.


@pytest.mark.rules("HAD-OBJ-03")
def test_a_new_pile_of_items_is_told() -> None:
    everything = [item for item in GAME.ruleset.names[ITEM] if item not in ("sun-chariot", "golden-fleece")]
    facts = {
        **ON_ARES,
        "turn": {"god": "ares", "doing": "gift"},
        "hades": {
            "favour": {"tile": "dionysus", "god": "ares"},
            "items": {"B": everything[:4], "C": everything[4:]},
            "items_discarded": ["sun-chariot", "golden-fleece"],
        },
    }
    journal = played(facts, "A: recruit gyaros", items=["sun-chariot"])
    assert said("en", journal, of_favours.ItemsReshuffled) == ["The discarded magic items form a new pile."]
    french = "Les Objets magiques défaussés forment une nouvelle pioche."
    assert said("fr", journal, of_favours.ItemsReshuffled) == [french]
    at = journal.index(of_favours.ItemsReshuffled())
    assert isinstance(journal[at + 1], of_favours.ItemDrawn)
    full = {**facts, "hades": {**facts["hades"], "items": {"B": everything[:4]}}}
    assert not said("en", played(full, "A: recruit gyaros", items=[everything[5]]), of_favours.ItemsReshuffled)


@pytest.mark.rules("HAD-OBJ-06")
def test_whoever_wants_to_be_asked_again_says_so() -> None:
    facts = {
        **ON_ARES,
        "hades": {
            "items": {"B": ["golden-fleece"]},
            "items_face_down": {"B": ["sun-chariot"]},
            "not_asked": {"B": ["golden-fleece"]},
            "quiet": ["B"],
        },
    }
    journal = played(facts, "B: hades.again golden-fleece", "B: hades.again all")
    assert [event for event in journal if isinstance(event, of_items.ItemWanted | of_items.ItemsWanted)] == [
        of_items.ItemWanted(seat=1, item="golden-fleece"),
        of_items.ItemsWanted(seat=1),
    ]
    assert said("en", journal, of_items.ItemWanted, of_items.ItemsWanted) == [
        "B wants to be asked about the Golden Fleece again.",
        "B wants to be asked about items face down again.",
    ]
