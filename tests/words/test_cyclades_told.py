"""Everything that Cyclades says in random games and in its cases can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.games.cyclades.undead import undead
from tests.words.ftl import INSTEAD, keys, messages
from tests.words.telling import SEATS, Ear, listen, tell, tell_cases
from trireme.games import make
from trireme.games.cyclades import events
from trireme.games.cyclades.game import Cyclades
from trireme.games.cyclades.rules.ids import CYC_BAT_04, CYC_CYP_03, CYC_FLT_04
from trireme.kit.content.rulebook import LANGUAGES, Reason
from trireme.kit.engine.event import Event
from trireme.kit.engine.question import Question
from trireme.kit.engine.view import Result
from trireme.words import Words

CASES = Path(__file__).resolve().parents[1] / "games" / "cyclades" / "cases"
HADES = [name for name in Cyclades.modules if name.startswith("hades")]
GAMES: list[dict[str, Any]] = [
    {"players": 2, "cycles": 5},
    *({"players": 3, "cycles": 5, "chance": "explicit"} for _ in range(3)),
    *({"players": players, "cycles": 4} for players in (4, 5)),
    *({"players": players, "cycles": 4, "modules": HADES} for players in (2, 3, 4, 5)),
    {"players": 3, "cycles": 2, "modules": HADES, "chance": "explicit"},
    {"players": 4, "cycles": 3, "chance": "explicit", "modules": ["monuments"]},
    *({"players": players, "cycles": 3, "modules": ["titans"]} for players in (3, 5)),
    {"players": 4, "cycles": 2, "chance": "explicit", "modules": ["titans", "titans.teams"]},
    {"players": 6, "cycles": 2, "modules": ["titans", "titans.teams", "monuments"]},
]
ALL_BUILT: dict[str, Any] = {
    "at": "income",
    "islands": {"naxos": {"troops": 3, "buildings": ["fortress"]}},
    "monuments": {
        "drawn": ["naval-academy", "great-lighthouse-of-poseidon", "warrior-city", "military-academy"],
        "built": {"naval-academy": "naxos", "great-lighthouse-of-poseidon": "tinos", "warrior-city": "tinos"},
    },
}
"""Where random play meets Monuments."""


@pytest.fixture(scope="module")
def ear() -> Ear:
    """Has heard some random games and all cases."""
    ear = Ear("cyclades")
    for seed, options in enumerate(GAMES):
        tell(ear, seed, **options)
    tell(ear, 1, ALL_BUILT, players=4, cycles=4, modules=["monuments"])
    tell_cases(ear, CASES)
    ear.reason(Reason(CYC_CYP_03, island="naxos"))  # It takes more building slots than the printed boards have.
    ear.reason(Reason(CYC_FLT_04, sea="C3"))  # Only a code can mean a direction that leads to no sea.
    ear.reason(Reason(CYC_BAT_04))  # Two kinds of units, and a third that is named.
    ear.events([events.OfKind(seat=0, unit="undead", count=2)])
    ear.events([events.DiceRolled(**ON_NAXOS, defender=1, attack_die=2, defence_die=0)])  # Modules ask after the dice.
    for place, land in (("naxos", True), ("C3", False)):  # Cases answer each question themselves.
        ear.events([events.NoRetreat(seat=1, place=place, land=land, rule="CYC-RET-06")])
    for question in (*about_kinds(), *about_hades()):
        ear.question(question)
    for reason in (*against_dionysus(), *against_artifacts()):
        ear.reason(reason)
    for owner in ("A", "B"):  # One who wins when the cycle ends, and two.
        islands = {"naxos": "A", "anafi": "A", "milos": owner, "tinos": owner}
        held = {name: {"owner": seat, "metropolis": True} for name, seat in islands.items()}
        game = make("cyclades", players=4)
        ear.outlooks(game.view(game.position({"at": "offerings", "islands": held})).outlooks)
    game = make("cyclades", players=4, modules=["titans", "titans.teams"])
    held = {name: {"owner": "A", "metropolis": True} for name in ("lionas", "koronida", "panormos")}
    ear.outlooks(game.view(game.position({"islands": held})).outlooks)
    game = make("cyclades", players=4, modules=["hades.favours"])
    ear.outlooks(game.view(game.position({"hades": {"sheltered": ["A"], "barred": {"B": ["ares"]}}})).outlooks)
    for facts, move, *_ in REFUSALS:
        for reason in reasons_of(facts, move):
            ear.reason(reason)
    return ear


def about_kinds() -> Iterator[Question]:
    """What is asked only where units of several kinds stand: which falls in battle, and which a creature is for."""
    with undead():
        game = make("cyclades", players=4)
    mixed = {"owner": "B", "troops": 1, "units": {"undead": 1}}
    turn = {"at": "actions", "players": {"A": {"gold": 6}}, "islands": {"paros": mixed}}
    s = game.position({**turn, "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "track": ["harpy", "", ""]})
    for move in ("call harpy", "harpy paros"):
        game.apply(s, 0, move)
    yield from game.asks(s)
    s = game.positions.stand({**turn, "gods": ["ares"], "offerings": {"ares": "A 1"}, "seas": {"C3": "A 1"}})
    s.forced_draws = {"battle": ["3", "0"]}
    game.proceed(s)
    for move in ("recruit anafi", "troops naxos>paros x1"):
        game.apply(s, 0, move)
    yield from game.asks(s)


TURN: dict[str, Any] = {"at": "actions", "gods": ["zeus"], "offerings": {"zeus": "A 1"}, "turn": {"god": "zeus"}}


SCEPTRE: dict[str, Any] = {"items": {"A": ["pelops-sceptre"]}}
HEPHAESTUS: dict[str, Any] = {"favour": {"tile": "hephaestus", "god": "zeus"}}


def about_hades() -> Iterator[Question]:
    """Where the new Chiron goes, and what the Sceptre and Hephaestus turn up."""
    game = make("cyclades", players=4, modules=HADES)
    s = game.position({**TURN, "track": ["chiron-hades", "", ""], "players": {"A": {"gold": 6}}})
    game.apply(s, 0, "call chiron-hades")
    yield from game.asks(s)
    game = make("cyclades", players=4, modules=HADES, chance="explicit")
    for move, has in (("hades.play pelops-sceptre", SCEPTRE), ("hades.favour", HEPHAESTUS)):
        s = game.position({**TURN, "players": {"A": {"gold": 6}}, "hades": has})
        game.apply(s, 0, move)
        yield from game.asks(s)


def against_dionysus() -> Iterator[Reason]:
    """Whoever names no slot for his Theatre, or speaks of items and Theatres that nobody asks about."""
    game = make("cyclades", players=4, modules=["hades.favours"])
    s = game.position({**TURN, "hades": {"favour": {"tile": "dionysus", "god": "zeus"}}})
    for move in ("hades.favour", "hades.favour C3", "hades.discard sun-chariot", "hades.give naxos/0"):
        yield from game.why_not(s, 0, move)


BRIDGE: dict[str, Any] = {
    "at": "actions",
    "gods": ["ares", "zeus", "kronos"],
    "offerings": {"ares": "A 1"},
    "turn": {"god": "ares"},
    "players": {"A": {"gold": 5}},
    "islands": {"panormos": "A 2", "chora": "A 1", "danakos": "B 1"},
    "seas": {"s39": "B 1"},
    "titans": {"artifacts": {"kunee": "panormos", "caduceus": "panormos"}},
}
"""B's fleet lies between Panormos and Keros."""


def against_artifacts() -> Iterator[Reason]:
    """Whoever speaks of Artifacts and special Metropolises that nobody asks about, and leaves the Kunee behind."""
    game = make("cyclades", players=4, modules=["titans", "titans.teams"])
    s = game.position(BRIDGE)
    for verb in ("titans.take kunee", "titans.pay", "titans.share 2", "titans.special military"):
        yield from game.why_not(s, 0, verb)
    game.apply(s, 0, "troops panormos>keros x1")
    yield from game.why_not(s, 0, "titans.leave")


@pytest.mark.full
@pytest.mark.parametrize("kind", ["ask", "answer", "draw", "event", "outlook"])
def test_every_sentence_of_a_kind_is_used_by_some_game(ear: Ear, kind: str) -> None:
    written = {key for key in keys("cyclades", "en") if key.startswith(f"{kind}-")}
    assert written == {key for key in ear.heard if key.startswith(f"{kind}-")}


@pytest.mark.full
def test_every_refusal_and_its_variants_are_heard(ear: Ear) -> None:
    written = {
        f"{key}.{variant}"
        for key, message in messages("cyclades", "en").items()
        if key.startswith("why-") and INSTEAD not in key
        for variant in message.arguments
    }
    assert written == {key for key in ear.heard if key.startswith("why-") and "KIT-ASK" not in key}


# The position, the move of Alice, and what she is told, with the figures of the position.
REFUSALS: Sequence[tuple[Mapping[str, Any], str, str, str]] = [
    (
        {"at": "offerings", "offerings": {"zeus": "B 5"}, "players": {"A": {"gold": 6}}},
        "offer zeus 5",
        "Zeus is held at 5 gold: you would need 6 or more.",
        "L’offrande en place chez Zeus est de 5 PO\u202f: il en faudrait 6 ou plus.",
    ),
    (
        {"at": "offerings", "players": {"A": {"gold": 4, "priests": 1}}},
        "offer zeus 6",
        "An offering of 6 gold to Zeus is out of reach: with 4 gold and 1 Priest you can offer 5 at most.",
        "Une offrande de 6 PO à Zeus est hors de portée\u202f: avec 4 PO et 1 Prêtre, vous pouvez offrir au plus 5.",
    ),
    (
        {"at": "offerings", "players": {"A": {"gold": 0, "priests": 2}}},
        "offer ares 1",
        "Without gold you can only go to Apollo, whatever your 2 Priests would save.",
        "Sans PO, vous ne pouvez aller que sur Apollon, même avec 2 Prêtres.",
    ),
    (
        {"at": "actions", "offerings": {"zeus": "A 1"}, "players": {"A": {"gold": 1}}},
        "build tinos/0",
        "You build on your own islands only, and Tinos is not one of them.",
        "On ne construit que sur ses propres îles, et Tinos n’est pas à vous.",
    ),
    (
        {"at": "actions", "offerings": {"poseidon": "A 1"}, "seas": {"F7": {"owner": "A", "fleets": 2}}},
        "fleet F7>F6 x9",
        "You have 2 fleets in F7: one or more of these can go.",
        "Vous avez 2 flottes en F7\u202f: une ou plusieurs peuvent partir, pas davantage.",
    ),
    (
        {
            "at": "actions",
            "offerings": {"zeus": "A 1"},
            "islands": {"anafi": {"owner": "A", "buildings": ["port"]}},
        },
        "build anafi/0",
        "The Port stands on this slot of Anafi already.",
        "Le Port occupe déjà cet emplacement d’Anafi.",
    ),
    (
        {
            "at": "actions",
            "offerings": {"ares": "A 1"},
            "islands": {
                "tinos": {"owner": "C"},
                "naxos": {"owner": "A", "metropolis": True},
                "anafi": {"owner": "A", "metropolis": True},
            },
        },
        "troops naxos>milos x1",
        "You have enough Metropolises already, so Milos, the last island of Bob, is protected from you.",
        "Vous avez déjà assez de Métropoles\u202f: Milos, dernière île de Bob, vous est interdite.",
    ),
    (
        {"at": "actions", "offerings": {"zeus": "A 1"}},
        "troops naxos>tinos x1",
        "You act with Zeus, who moves no troops.",
        "Vous agissez avec Zeus, qui ne déplace pas de troupes.",
    ),
]


@pytest.mark.parametrize(("facts", "move", "english", "french"), REFUSALS, ids=lambda each: str(each)[:20])
def test_a_refusal_says_why_with_the_figures_of_the_position(
    facts: Mapping[str, Any], move: str, english: str, french: str
) -> None:
    reason = reasons_of(facts, move)[0]
    assert Words("en", "cyclades", seats=SEATS).reason(reason) == english
    assert Words("fr", "cyclades", seats=SEATS).reason(reason) == french


def reasons_of(facts: Mapping[str, Any], move: str) -> list[Reason]:
    """The reasons against a move of Alice, once her god's gift is placed."""
    game = make("cyclades", players=4)
    s = game.position({"turn_order": ["A", "B", "C", "D"], "gods": ["poseidon", "ares", "zeus", "athena"], **facts})
    if game.asks(s)[0].prompt.startswith("gift"):
        game.play(s, game.legal(s)[0])
        game.proceed(s)
    return game.why_not(s, 0, move)


ON_NAXOS: dict[str, Any] = {"seat": 0, "place": "naxos", "land": True}
SCORES: dict[str, Any] = {
    "attack": 3,
    "attack_die": 2,
    "defence": 2,
    "defence_die": 3,
    "attack_added": 0,
    "defence_added": 0,
    "guards": 0,
    "attack_score": 5,
    "defence_score": 5,
}


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            events.BattleBegun(**ON_NAXOS, defender=4),
            "Alice attacks Élie on Naxos.",
            "Alice attaque Élie à Naxos.",
        ),
        (
            events.BattleBegun(**ON_NAXOS, defender=-1),
            "Alice attacks the Minotaur on Naxos.",
            "Alice attaque le Minotaure à Naxos.",
        ),
        (
            events.DiceRolled(**ON_NAXOS, defender=1, attack_die=2, defence_die=0),
            "Alice rolls 2, Bob 0.",
            "Alice fait 2, Bob 0.",
        ),
        (
            events.DiceRolled(**ON_NAXOS, defender=-1, attack_die=2, defence_die=0),
            "Alice rolls 2, the Minotaur 0.",
            "Alice fait 2, le Minotaure 0.",
        ),
        (
            events.Assault(**ON_NAXOS, **SCORES, defender=1, bonus=0, lost_attack=1, lost_defence=1),
            "Alice: 3 + die 2; Bob: 2 + die 3. A tie: both lose a unit.",
            "Alice\u202f: 3 + dé 2\u202f; Bob\u202f: 2 + dé 3. Égalité\u202f: chacun perd une unité.",
        ),
        (
            events.Assault(**ON_NAXOS, **SCORES, defender=1, bonus=2, lost_attack=1, lost_defence=0),
            "Alice: 3 + die 2; Bob: 2 + buildings 2 + die 3. Alice loses a unit.",
            "Alice\u202f: 3 + dé 2\u202f; Bob\u202f: 2 + bâtiments 2 + dé 3. Alice perd une unité.",
        ),
        (
            events.Assault(
                **{**ON_NAXOS, **SCORES, "defence_added": 2}, defender=1, bonus=0, lost_attack=1, lost_defence=0
            ),
            "Alice: 3 + die 2; Bob: 2 + die 3 + 2. Alice loses a unit.",
            "Alice\u202f: 3 + dé 2\u202f; Bob\u202f: 2 + dé 3 + 2. Alice perd une unité.",
        ),
        (
            events.BattleOver(**ON_NAXOS, defender=-1, winner=-1),
            "Nobody wins the battle for Naxos.",
            "Personne ne remporte le combat à Naxos.",
        ),
        (
            events.IslandTaken(seat=1, island="andros", loser=0, metropolis=False),
            "Bob takes Andros from Alice.",
            "Bob prend Andros à Alice.",
        ),
        (
            events.FleetsLost(seat=0, sea="C4", count=2, creature="siren"),
            "Alice loses 2 fleets in C4 to the Siren.",
            "Alice perd 2 flottes en C4 à cause des Sirènes.",
        ),
        (
            events.GodsLaid(gods=("ares", "zeus", "athena")),
            "Gods of this cycle: Ares, Zeus and Athena.",
            "Dieux de ce cycle\u202f: Arès, Zeus et Athéna.",
        ),
        (
            events.Displaced(seat=0, by=1, god="ares", own=False),
            "Bob outbids Alice at Ares.",
            "Bob déloge Alice d’Arès.",
        ),
    ],
    ids=lambda each: type(each).__name__,
)
def test_what_happens_is_told_with_names(event: Event, english: str, french: str) -> None:
    assert Words("en", "cyclades", seats=SEATS).event(event) == english
    assert Words("fr", "cyclades", seats=SEATS).event(event) == french


@pytest.mark.parametrize("ending", sorted(key for key in keys("cyclades", "en") if key.startswith("ending-")))
@pytest.mark.parametrize("winners", [1, 2, 3])
def test_every_ending_can_be_told(ending: str, winners: int) -> None:
    result = Result(places=(1,) * winners, scores=(2,) * winners, breakdown=({},) * winners, ending=ending)
    for language in LANGUAGES:
        told = Words(language, "cyclades", seats=SEATS).ending(result)
        listen(told, language)
        assert [name for name in SEATS if name in told] == [*SEATS[:winners]]
        assert "2" in told


def test_winners_are_named() -> None:
    result = Result(places=(2, 1), scores=(1, 2), breakdown=({}, {}), ending="ending-metropolises")
    english, french = (Words(language, "cyclades", seats=SEATS) for language in LANGUAGES)
    assert english.ending(result) == "Bob wins with 2 Metropolises."
    assert french.ending(result) == "Bob l’emporte avec 2 Métropoles."
