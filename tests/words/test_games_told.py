"""Everything that random games say can be said in both languages, and says what it should."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.words.ftl import keys, messages
from tests.words.telling import SEATS, Ear, listen, tell
from trireme.games import make
from trireme.kit.rulebook import LANGUAGES, Reason, Rule
from trireme.kit.view import Result
from trireme.words import Words

ALL = ["hellas", "sea", "six"]
GAMES: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4, 5)),
    *({"players": 1, "level": level} for level in (0, 2, 5)),
    {"players": 1, "level": 3, "series": ["sparta", "argos"]},
    {"players": 3, "chance": "explicit"},
    *({"players": players, "modules": ALL} for players in (1, 4, 6)),
    {"players": 2, "modules": ALL, "chance": "explicit"},
]


@pytest.fixture(scope="module")
def ear() -> Ear:
    """Has heard several random games of every kind."""
    ear = Ear()
    for seed in (1, 2):
        for options in GAMES:
            tell(ear, seed, **options)
    tell(ear, 1, {"at": "score", "players": {"A": {"buildings": ["stockade"]}}}, players=3, modules=ALL)
    return ear


@pytest.mark.parametrize("kind", ["ask", "answer", "draw", "event"])
def test_every_sentence_of_a_kind_is_used_by_some_game(ear: Ear, kind: str) -> None:
    written = {key for key in keys("peloponnes", "en") if key.startswith(f"{kind}-")}
    assert written == {key for key in ear.heard if key.startswith(f"{kind}-")}


def test_every_refusal_and_its_variants_are_heard_in_a_game_or_shown_below(ear: Ear) -> None:
    for row in REFUSALS:
        ear.reason(reason_of(*row[:5]))
    ear.reason(must_withdraw())
    ear.reason(finished_twice())
    written = {
        f"{key}.{variant}"
        for key, message in messages("peloponnes", "en").items()
        if key.startswith("why-")
        for variant in message.arguments
    }
    assert written == {key for key in ear.heard if key.startswith("why-") and "KIT-ASK-01" not in key}


DISASTER = {
    "A": {
        "buildings": ["agora", "port"],
        "terrains": ["terrain_a07", "terrain_a08"],
        "wood": 1,
        "stone": 1,
        "food": 0,
        "coins": 1,
        "luxury": 3,
    }
}
AGAINST_BOB = {"A": {"coins": 9, "buildings": ["market"]}, "B": {"buildings": ["agora"]}}

# The rule, the options, the position, the draws, the move of Alice, and what she is told.
REFUSALS: Sequence[tuple[str, Mapping[str, Any], Mapping[str, Any], Mapping[str, list[str]], str, str, str]] = [
    (
        "PEL-BID-05",
        {"players": 2},
        {"at": "bid", "order": ["A", "B"], "display": {"normal": ["agora", "port"]}, "players": {"A": {"coins": 9}}},
        {},
        "bid agora 3",
        "The minimum for the Agora is 4 coins; you offered 3.",
        "Le minimum pour l’Agora est de 4 pièces\u202f; vous en offrez 3.",
    ),
    (
        "PEL-BID-09",
        {"players": 2},
        {"at": "bid", "order": ["A", "B"], "bids": {"stoa": "B 7"}, "players": {"A": {"coins": 9}}},
        {},
        "bid stoa 7",
        "Bob has bid 7 coins on the Stoa; 7 from you would not be worth more.",
        "Bob offre 7 pièces pour la Stoa\u202f; votre offre de 7 ne vaut pas plus.",
    ),
    (
        "PEL-BID-11",
        {"players": 2},
        {"at": "bid", "order": ["A", "B"], "display": {"normal": ["barracks"]}, "players": {"A": {"population": 1}}},
        {},
        "bid barracks 2",
        "For the Barracks you must give up 2 inhabitants, and you have 1.",
        "Pour la Caserne, il faut donner 2 habitants\u202f; vous en avez 1.",
    ),
    (
        "PEL-BLD-12",
        {"players": 2},
        {"at": "income", "players": {"A": {"buildings": ["port"]}}},
        {},
        "take wood stone",
        "Each of your buildings that let you choose gives one good: name one at a time.",
        "Chacun de vos bâtiments qui laissent le choix donne une seule ressource\u202f: nommez-en une à la fois.",
    ),
    (
        "PEL-RND-04",
        {"players": 2},
        {
            "at": "bid",
            "order": ["A", "B"],
            "display": {"normal": ["port"]},
            "players": {"B": {"buildings": ["market"]}},
        },
        {},
        "bid market 3",
        "Bob has the Market already: every tile is turned up once in the game.",
        "Bob possède déjà le Marché\u202f: chaque tuile n’est révélée qu’une fois dans la partie.",
    ),
    (
        "PEL-BLD-08",
        {"players": 2},
        {"at": "bid", "order": ["A", "B"], "bids": {"stoa": "B 7"}, "players": AGAINST_BOB},
        {},
        "bid stoa 7",
        "Bob’s half coin counts for the defence too: your 7 coins do not beat 7 on the Stoa.",
        "La demi-pièce de Bob défend aussi\u202f: vos 7 pièces ne battent pas les 7 en place sur la Stoa.",
    ),
    (
        "PEL-CNQ-01",
        {"players": 2},
        {"at": "bid", "order": ["A", "B"], "display": {"conquest": ["terrain_a05"]}, "players": {"A": {"coins": 9}}},
        {},
        "bid terrain_a05 5",
        "In the conquest row the price of the Fields (A5) is exactly 6 coins; you offered 5.",
        "Dans la rangée Conquête, il faut exactement 6 pièces pour les Champs (A5)\u202f; vous en offrez 5.",
    ),
    (
        "PEL-DIS-07",
        {"players": 2},
        {"at": "disaster", "disasters": {"earthquake": 2}, "players": DISASTER},
        {"disaster": ["earthquake"]},
        "keep agora port",
        "An earthquake takes every building that is not paid for: 2 buildings would cost 2 wood and 2 stone, "
        "and you have 1 wood, 1 stone and 3 luxury goods.",
        "Le tremblement de terre emporte tout bâtiment impayé\u202f: pour 2 bâtiments, il faudrait 2 bois et "
        "2 pierres\u202f; en réserve\u202f: 1 bois, 1 pierre et 3 biens luxueux.",
    ),
    (
        "PEL-DIS-09",
        {"players": 2},
        {"at": "disaster", "disasters": {"earthquake": 2}, "players": DISASTER},
        {"disaster": ["earthquake"]},
        "keep terrain_a07",
        "An earthquake touches buildings only: nothing happens to the Forest (A7).",
        "Le tremblement de terre ne touche que les bâtiments\u202f: rien n’arrive à la Forêt (A7).",
    ),
    (
        "PEL-DIS-10",
        {"players": 2},
        {"at": "disaster", "disasters": {"earthquake": 2}, "players": DISASTER},
        {"disaster": ["earthquake"]},
        "keep agora port",
        "To keep 2 buildings you need 2 wood and 2 stone; you have 1 wood, 1 stone and 3 luxury goods.",
        "Pour garder 2 bâtiments, il faut 2 bois et 2 pierres\u202f; en réserve\u202f: 1 bois, 1 pierre et "
        "3 biens luxueux.",
    ),
    (
        "PEL-DIS-15",
        {"players": 2},
        {"at": "disaster", "disasters": {"tempest": 2}, "players": DISASTER},
        {"disaster": ["tempest"]},
        "keep terrain_a07 terrain_a08",
        "A tempest takes every terrain tile that is not paid for: 2 terrain tiles would cost 2 food and 2 coins, "
        "and you have 1 coin and 3 luxury goods.",
        "La tempête emporte toute tuile Terrain impayée\u202f: pour 2 tuiles Terrain, il faudrait 2 nourritures et "
        "2 pièces\u202f; en réserve\u202f: 1 pièce et 3 biens luxueux.",
    ),
    (
        "PEL-DIS-16",
        {"players": 2},
        {"at": "disaster", "disasters": {"tempest": 2}, "players": DISASTER},
        {"disaster": ["tempest"]},
        "keep terrain_a07 terrain_a08",
        "To keep 2 terrain tiles you need 2 food and 2 coins; you have 1 coin and 3 luxury goods.",
        "Pour garder 2 tuiles Terrain, il faut 2 nourritures et 2 pièces\u202f; en réserve\u202f: 1 pièce et "
        "3 biens luxueux.",
    ),
    (
        "PEL-BLD-05",
        {"players": 2},
        {"at": "bid", "round": 7, "display": {"normal": ["tiryns_fortress"]}, "players": {"A": {"population": 0}}},
        {},
        "bid tiryns_fortress 6",
        "The Tiryns Fortress takes 1 inhabitant when it is placed; you have 0.",
        "La Forteresse de Tirynthe prend 1 habitant lors de son placement\u202f; vous en avez 0.",
    ),
    (
        "PEL-BLD-11",
        {"players": 2},
        {"at": "bid", "bids": {"port": "B 5"}, "players": {"A": {"coins": 9}, "B": {"buildings": ["market", "agora"]}}},
        {},
        "bid port 6",
        "Bob owns Market and Agora: together they make the 5 coins on the Port worth one more, and your 6 do not beat "
        "that.",
        "Le Marché et l’Agora de Bob ajoutent ensemble une pièce aux 5 en place sur le Port\u202f; vos 6 pièces n’y "
        "suffisent pas.",
    ),
    (
        "PEL-PLC-08",
        {"players": 2},
        {"at": "place", "bids": {"agora": "A 4"}, "players": {"A": {"stone": 1, "coins": 0}}},
        {},
        "mark",
        "You can neither pay for the Agora nor mark it, so it goes to the box.",
        "Vous ne pouvez ni payer l’Agora ni marquer d’une pièce\u202f: la tuile retourne dans la boîte.",
    ),
    (
        "PEL-PLC-04",
        {"players": 2},
        {"at": "place", "bids": {"agora": "A 4"}, "players": {"A": {"stone": 1, "coins": 2, "luxury": 4}}},
        {},
        "pay",
        "The Agora can be paid for in full with 4 stone, or marked; you have 1 stone and 4 luxury goods.",
        "Pour l’Agora, payez tout le coût, 4 pierres, ou marquez d’une pièce\u202f; en réserve\u202f: 1 pierre et "
        "4 biens luxueux.",
    ),
    (
        "PEL-PLC-04",
        {"players": 2},
        {"at": "place", "bids": {"agora": "A 4"}, "players": {"A": {"stone": 4, "coins": 0, "luxury": 0}}},
        {},
        "mark",
        "To mark the Agora you need 1 coin from your store, which holds nothing.",
        "Pour marquer l’Agora, il faut 1 pièce\u202f; en réserve\u202f: rien.",
    ),
    (
        "PEL-PLC-07",
        {"players": 2},
        {"at": "place", "bids": {"agora": "A 4"}, "players": {"A": {"stone": 4, "coins": 0, "luxury": 1}}},
        {},
        "mark",
        "You need 1 coin now to mark the Agora, before gains and income; you have 1 luxury good.",
        "Pour marquer l’Agora, il faut 1 pièce dès maintenant, avant gains et revenus\u202f; en réserve\u202f: "
        "1 bien luxueux.",
    ),
    (
        "PEL-PRO-05",
        {"players": 2},
        {
            "at": "disaster",
            "disasters": {"earthquake": 2},
            "players": {"A": {"buildings": ["cyclopean_masonry"]}, "B": {"buildings": ["port"]}},
        },
        {"disaster": ["earthquake"]},
        "keep cyclopean_masonry",
        "You are protected, whether you like it or not: you keep all your tiles and pay nothing.",
        "Votre protection agit d’office\u202f: vous gardez toutes vos tuiles sans rien payer.",
    ),
    (
        "PEL-BLD-16",
        {"players": 2},
        {
            "at": "disaster",
            "disasters": {"earthquake": 2},
            "players": {"A": {"buildings": ["cyclopean_masonry"]}, "B": {"buildings": ["port"]}},
        },
        {"disaster": ["earthquake"]},
        "keep",
        "Your Cyclopean Masonry protects you from the earthquake.",
        "Votre Maçonnerie cyclopéenne vous protège du tremblement de terre.",
    ),
    (
        "PEL-BLD-17",
        {"players": 2},
        {
            "at": "disaster",
            "disasters": {"tempest": 2},
            "players": {"A": {"buildings": ["workshop_of_phidias"]}, "B": {"terrains": ["terrain_a05"]}},
        },
        {"disaster": ["tempest"]},
        "keep",
        "Your Workshop of Phidias protects you from the tempest.",
        "Votre Atelier de Phidias vous protège de la tempête.",
    ),
    (
        "PEL-BLD-27",
        {"players": 2, "modules": ["six"]},
        {
            "at": "disaster",
            "disasters": {"earthquake": 2},
            "players": {"A": {"buildings": ["treasury_of_atreus"]}, "B": {"buildings": ["port"]}},
        },
        {"disaster": ["earthquake"]},
        "keep",
        "Your Treasury of Atreus protects you from the earthquake.",
        "Votre Trésor d’Atrée vous protège du tremblement de terre.",
    ),
    (
        "PEL-BLD-28",
        {"players": 2, "modules": ["six"]},
        {
            "at": "disaster",
            "disasters": {"tempest": 2},
            "players": {"A": {"buildings": ["acrocorinth"]}, "B": {"terrains": ["terrain_a05"]}},
        },
        {"disaster": ["tempest"]},
        "keep",
        "Your Acrocorinth protects you from the tempest.",
        "Votre Acrocorinthe vous protège de la tempête.",
    ),
    (
        "PEL-CIV-12",
        {"players": 2, "modules": ["hellas"]},
        {
            "at": "disaster",
            "disasters": {"earthquake": 2},
            "players": {"A": {"civilization": "delphi", "buildings": ["bridge"]}, "B": {"buildings": ["port"]}},
        },
        {"disaster": ["earthquake"]},
        "keep",
        "Delphi is always protected from drought and earthquake.",
        "Delphes est toujours protégée de la sécheresse et du tremblement de terre.",
    ),
    (
        "PEL-BLD-25",
        {"players": 2, "modules": ["six"]},
        {"at": "score", "players": {"A": {"buildings": ["stockade"]}}},
        {},
        "take coins",
        "The Stockade gives prestige points or an inhabitant, nothing else.",
        "La Palissade donne des points de prestige ou un habitant, rien d’autre.",
    ),
    (
        "PEL-HEL-05",
        {"players": 2, "modules": ["hellas"]},
        {"at": "bid", "round": 9, "display": {"normal": ["coinage"]}},
        {},
        "bid terrain_dstar 5",
        "The Forest (D*) bears the star: it is in play only when six tiles are turned up a round.",
        "La Forêt (D*) porte l’étoile\u202f: cette tuile ne sert que si l’on révèle six tuiles par tour.",
    ),
    (
        "PEL-MIX-03",
        {"players": 2, "modules": ["hellas"]},
        {"at": "bid", "display": {"normal": ["port"]}},
        {},
        "buy sea_07",
        "Sea 7 is used only together with the Sea.",
        "La Mer 7 ne sert qu’avec l’extension Mer.",
    ),
    (
        "PEL-SEA-01",
        {"players": 2, "modules": ["sea"]},
        {"at": "bid", "display": {"normal": ["port"]}},
        {},
        "buy sea_07",
        "Sea 7 belongs to Hellas; without it there are six sea tiles.",
        "La Mer 7 vient de Hellas\u202f; sans cette extension, il y a six tuiles Mer.",
    ),
    (
        "PEL-SEA-13",
        {"players": 2, "modules": ["sea"]},
        {
            "at": "disaster",
            "disasters": {"tempest": 2},
            "players": {"A": {"terrains": ["terrain_a05"], "food": 0, "sea": ["sea_01"]}},
        },
        {"disaster": ["tempest"]},
        "keep terrain_a05",
        "The fish of your sea tiles feed inhabitants in supply rounds and pay for nothing else.",
        "Le poisson de vos tuiles Mer nourrit les habitants aux tours d’approvisionnement et ne paie rien d’autre.",
    ),
    (
        "PEL-SOL-02",
        {"players": 1},
        {"at": "place", "bids": {"port": "A 2"}},
        {},
        "buy street",
        "You buy one tile a round at most, on your turn once all tiles are face up.",
        "Vous achetez au plus une tuile par tour, à votre tour, quand toutes les tuiles sont révélées.",
    ),
    (
        "PEL-SEA-12",
        {"players": 2, "modules": ["sea"]},
        {"at": "supply", "round": 4, "players": {"A": {"population": 4, "food": 1, "luxury": 2, "sea": ["sea_01"]}}},
        {},
        "feed 4",
        "Your sea tiles feed 1 inhabitant and no more.",
        "Vos tuiles Mer nourrissent 1 habitant, pas plus.",
    ),
    (
        "PEL-LUX-03",
        {"players": 2, "modules": ["hellas", "sea"]},
        {"at": "bid", "display": {"normal": ["port"]}, "players": {"A": {"coins": 40, "luxury": 11}}},
        {},
        "buy sea_07",
        "Luxury goods pay for what is missing; nothing can be turned into luxury goods.",
        "Les biens luxueux paient ce qui manque\u202f; rien ne se change en biens luxueux.",
    ),
    (
        "PEL-SOL-02",
        {"players": 1},
        {"at": "bid", "display": {"normal": ["port"]}},
        {},
        "bid port 4",
        "The price of the Port is exactly 2 coins; you offered 4.",
        "Le prix du Port est exactement de 2 pièces\u202f; vous en offrez 4.",
    ),
    (
        "PEL-SOL-03",
        {"players": 1, "level": 2},
        {"at": "bid", "display": {"conquest": ["port"]}},
        {},
        "bid port 4",
        "In the conquest row the price of the Port is exactly 5 coins; you offered 4.",
        "Dans la rangée Conquête, le prix du Port est exactement de 5 pièces\u202f; vous en offrez 4.",
    ),
]


@pytest.mark.parametrize("row", REFUSALS, ids=lambda row: row[0])
def test_a_refusal_says_why_with_the_figures_of_the_position(row: Sequence[Any]) -> None:
    *case, english, french = row
    assert Words("en", "peloponnes", seats=SEATS).reason(reason_of(*case)) == english
    assert Words("fr", "peloponnes", seats=SEATS).reason(reason_of(*case)) == french


def reason_of(
    rule: str, options: Mapping[str, Any], facts: Mapping[str, Any], draws: Mapping[str, list[str]], move: str
) -> Reason:
    game = make("peloponnes", **options)
    s = game.positions.stand(facts)
    s.forced = {label: outcomes[:] for label, outcomes in draws.items()}
    game.proceed(s, forced=False)
    return next(reason for reason in game.why_not(s, 0, move) if reason.rule.id == rule)


def must_withdraw() -> Reason:
    """What Alice hears whose displaced bid suits no tile; in play she is answered for."""
    game = make("peloponnes", players=2)
    s = game.position({"at": "bid", "display": {"normal": ["street", "market"]}, "order": ["A", "B"]})
    for seat, move in ((0, "bid street 1"), (1, "bid street 2")):
        for code in game.checked(s, seat, move):
            game.answer(s, seat, code)
        game.proceed(s, forced=False)
    return next(reason for reason in game.why_not(s, 0, "move market") if reason.rule.id == "PEL-DSP-09")


def finished_twice() -> Reason:
    """What Alice hears who names a marked building twice."""
    game = make("peloponnes", players=2)
    marked = {"buildings": ["market"], "marked": ["market"], "population": 0, "wood": 9, "stone": 9}
    s = game.position({"at": "supply", "round": 5, "players": {"A": marked, "B": {"population": 0}}})
    return next(reason for reason in game.why_not(s, 0, "finish market market") if reason.rule.id == "PEL-SUP-07")


def test_a_marked_building_is_named_once() -> None:
    english, french = (Words(language, "peloponnes").reason(finished_twice()) for language in LANGUAGES)
    assert english == "You name the Market twice: each building is finished once."
    assert french == "Vous nommez le Marché deux fois\u202f: chaque bâtiment s’achève une fois."


def test_a_bid_that_suits_no_tile_must_be_withdrawn() -> None:
    english, french = (Words(language, "peloponnes").reason(must_withdraw()) for language in LANGUAGES)
    assert english == "No other tile can take your displaced bid, so you must withdraw."
    assert french == "Aucune autre tuile ne peut recevoir votre offre délogée\u202f: il faut vous retirer."


ENDINGS = sorted(key for key in keys("peloponnes", "en") if key.startswith("ending-"))


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("score", [0, 1, 30])
@pytest.mark.parametrize("winners", [1, 2, 3])
def test_every_ending_can_be_told(ending: str, score: int, winners: int) -> None:
    result = Result(places=(1,) * winners, scores=(score,) * winners, breakdown=({},) * winners, ending=ending)
    for language in LANGUAGES:
        listen(Words(language, "peloponnes", seats=SEATS).ending(result), language)


def test_winners_are_named() -> None:
    result = Result(places=(1, 2, 1), scores=(31, 20, 31), breakdown=({}, {}, {}), ending="ending-scored")
    english, french = (Words(language, "peloponnes", seats=SEATS) for language in LANGUAGES)
    assert english.ending(result) == "Alice and Zoé share the victory with 31 points each."
    assert french.ending(result) == "Alice et Zoé partagent la victoire avec 31 points."


def test_a_reason_without_a_sentence_is_an_error() -> None:
    with pytest.raises(LookupError, match="why-PEL-XYZ-01 in fr"):
        Words("fr", "peloponnes").reason(Reason(Rule("PEL-XYZ-01")))
