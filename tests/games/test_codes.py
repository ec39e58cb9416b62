"""What each code stands for: as it was when codes were first listed by name, and whatever is put between others.

`tests/records/codes` was written by the version before components had numbers of their own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from trireme.games import make
from trireme.games.archipelago import moves as archipelago
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.lookup import BUILDINGS
from trireme.games.archipelago.places_by_name import Naming
from trireme.games.cyclades import moves as cyclades
from trireme.games.cyclades.content_lookup import class_of
from trireme.games.peloponnes.components import Content
from trireme.games.peloponnes.lookup import Tables
from trireme.kit.content.loading import load_content, read_content
from trireme.kit.errors import BadContent
from trireme.kit.game import Game
from trireme.kit.numbers import read_numbers
from trireme.kit.records.record import game_of, match_of, play_line, read_record
from trireme.kit.registry import content_files, folder_of

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("archipelago", "cyclades", "peloponnes")
MODULES: dict[str, tuple[str, ...]] = {
    "archipelago": (),
    "cyclades": ("hades.heroes", "hades.favours", "monuments"),
    "peloponnes": ("hellas", "sea"),
}
RENAMED = {"land-unit": "unit-on-land", "sea-unit": "unit-at-sea"}


@cache
def golden(game: str) -> Any:
    return json.loads((RECORDS / "codes" / f"{game}.json").read_text(encoding="utf-8"))


SETS = [(game, chosen) for game in GAMES for chosen in golden(game)["sets"]]
PLAYED = [(game, name) for game in GAMES for name in golden(game)["answers"]]


@pytest.mark.parametrize(("game", "chosen"), SETS, ids=str)
def test_every_number_names_what_it_always_did(game: str, chosen: str) -> None:
    players, *modules = chosen.split()
    options = {"modules": modules} if modules else {}
    ids = make(game, players=int(players), **options).code_ids
    lists = golden(game)["lists"]
    expected = {RENAMED.get(kind, kind): lists[number] for kind, number in golden(game)["sets"][chosen].items()}
    assert {kind: list(ids[kind]) for kind in expected} == expected


@pytest.mark.parametrize(("game", "name"), PLAYED, ids=str)
def test_a_stored_game_has_the_codes_that_it_always_had(game: str, name: str) -> None:
    record = read_record((RECORDS / game / f"{name}.record").read_text(encoding="utf-8"))
    match, played = match_of(record, game_of(record, make)), sha256()
    answer = match._answer

    def noted(seat: int, code: int) -> None:
        played.update(f"{seat} {code}\n".encode())
        answer(seat, code)

    match._answer = noted  # type: ignore[method-assign]
    for number, line in enumerate(record.lines, 1):
        play_line(match, line, number)
    assert played.hexdigest()[:16] == golden(game)["answers"][name]


def tables(game: str, *modules: str) -> dict[str, Any]:
    return deepcopy(read_content(content_files(game, modules)))


def made(game: str, content: Mapping[str, Any], *modules: str) -> Game[Any]:
    options = {"modules": list(modules)} if modules else {}
    return make(game, players=4, content=content, **options)


def put_between(entries: list[Any], at: int, **new: object) -> None:
    """A copy of an entry with another id, before it."""
    entries.insert(at, entries[at] | new)


def names(game: Game[Any]) -> dict[int, str]:
    codes = (code for registry in game.codes for code in range(registry.first, registry.end))
    return {code: game.code_name(code) for code in codes}


@pytest.mark.parametrize(
    ("name", "table", "id", "modules", "added"),
    [
        ("peloponnes", "building", "arsenal", (), ["bid arsenal", "draw arsenal", "keep arsenal"]),
        ("peloponnes", "building", "arsenal", ("hellas", "sea", "six"), ["bid arsenal", "move arsenal"]),
        ("peloponnes", "terrain", "terrain_x01", ("hellas",), ["bid terrain_x01", "finish terrain_x01"]),
        ("peloponnes", "civilization", "elis", ("hellas",), ["civilization elis"]),
        ("peloponnes", "sea", "sea_09", ("sea",), ["sea sea_09"]),
    ],
)
def test_a_new_component_between_others_goes_to_the_end(
    name: str, table: str, id: str, modules: tuple[str, ...], added: list[str]
) -> None:
    before = made(name, tables(name, *modules), *modules)
    content = tables(name, *modules)
    put_between(content[table], 2, id=id)
    after = made(name, content, *modules)
    old, new = names(before), names(after)
    changed = {code for code in old if old[code] != new[code]}
    assert {new[code] for code in changed} >= set(added)
    assert all(id in new[code].split() for code in changed), "an old code names another component"
    assert before.codes_hash != after.codes_hash


def test_a_creature_between_others_goes_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also behind the cards of modules, which follow the creatures."""
    modules = ("hades.heroes", "titans")
    before = made("cyclades", tables("cyclades", *modules), *modules)
    content = tables("cyclades", *modules)
    put_between(content["creature"], 5, id="nymph")
    monkeypatch.setattr("trireme.games.cyclades.cards.card.class_of", a_giant_for_nymphs())
    after = made("cyclades", content, *modules)
    old, new = names(before), names(after)
    assert after.code_ids["card"] == [*before.code_ids["card"], "nymph"]
    assert new[cyclades.CALL + len(before.code_ids["card"])] == "call nymph"
    assert {new[code] for code in old if old[code] != new[code]} == {
        f"{verb} nymph" for verb in ("call", "card", "shoot", "swap")
    }
    assert before.codes_hash != after.codes_hash


def a_giant_for_nymphs() -> Any:
    def found(kind: type[Any], folder: str, table: str, id: str, packages: Any) -> Any:
        return class_of(kind, folder, table, "giant" if id == "nymph" else id, packages)

    return found


def test_places_of_a_board_in_another_order_keep_their_codes() -> None:
    content = tables("cyclades")
    board = content["board"]["4"]
    board["island"], board["sea"] = board["island"][::-1], board["sea"][::-1]
    before, after = made("cyclades", tables("cyclades")), made("cyclades", content)
    assert names(before) == names(after)
    assert before.codes_hash == after.codes_hash


def test_another_board_of_the_content_changes_the_hash_for_every_number_of_players() -> None:
    content = tables("cyclades")
    content["board"]["5"]["island"][3]["slots"] += 1
    assert made("cyclades", tables("cyclades")).codes_hash != made("cyclades", content).codes_hash


@pytest.mark.parametrize("new", ["renamed", ""])
def test_a_component_that_is_renamed_or_removed_changes_the_hash(new: str) -> None:
    content = tables("peloponnes")
    if new:
        content["terrain"][4]["id"] = new
    else:
        del content["terrain"][4]
    assert made("peloponnes", tables("peloponnes")).codes_hash != made("peloponnes", content).codes_hash


def test_the_blank_chit_keeps_its_number_when_a_disaster_is_added() -> None:
    content = load_content(content_files("peloponnes"), Content)
    flood = structs.replace(content.disaster[1], id="flood")
    content = structs.replace(content, disaster=(flood, *content.disaster))
    tables = Tables(content, (), read_numbers([folder_of("peloponnes")]))
    assert tables.chit_ids == [*golden("peloponnes")["lists"][2], "flood"]
    assert [tables.chit_kind[number] for number in tables.chit_number] == [0, 1, 2, 3, 4, 5, 6]
    assert tables.chit_ids[tables.chit_number[-1]] == "blank"


def test_cards_beyond_all_codes_are_refused() -> None:
    content = tables("archipelago")
    put_between(content["evolution_card"], 7, id="A49")
    with pytest.raises(BadContent, match=r"49 is out of bounds\. It goes from 0 to 48"):
        made("archipelago", content)


@pytest.mark.parametrize(
    ("name", "table"),
    [
        *(("archipelago", table) for table in ("evolution_card", "trend", "objective", "face")),
        *(("cyclades", table) for table in ("god", "creature", "building", "hero", "favour", "item", "monument")),
        *(("peloponnes", table) for table in ("building", "terrain", "civilization", "disaster", "sea")),
    ],
)
def test_components_in_another_order_keep_their_codes(name: str, table: str) -> None:
    modules = {"cyclades": ("hades.heroes", "hades.favours", "monuments"), "peloponnes": ("hellas", "sea")}.get(
        name, ()
    )
    content = tables(name, *modules)
    content[table] = [*content[table][2:], *content[table][:2]]
    before, after = made(name, tables(name, *modules), *modules), made(name, content, *modules)
    assert before.code_ids == after.code_ids
    assert before.codes_hash == after.codes_hash


@pytest.mark.parametrize("table", ["building", "market", "resource", "section"])
def test_what_has_a_fixed_number_keeps_its_figures_in_another_order(table: str) -> None:
    content = tables("archipelago")
    for holder in content["market"] if table == "section" else [content]:
        holder[table] = holder[table][1:] + holder[table][:1]
    before, after = Archipelago(tables("archipelago")), Archipelago(content)
    assert before.codes_hash == after.codes_hash
    for name in ("cubes", "food", "price", "glut", "florins", "costs", "build_ways", "cheaper_ways"):
        assert getattr(before.ruleset.tables, name) == getattr(after.ruleset.tables, name)


def test_another_cost_of_a_building_changes_what_its_codes_mean() -> None:
    content = tables("archipelago")
    temple = next(building for building in content["building"] if building["id"] == "temple")
    temple["resources"] = {"iron": 2}
    before, after = Archipelago(tables("archipelago")), Archipelago(content)
    code = archipelago.BUILD + BUILDINGS.index("temple") * archipelago.WAYS + 1
    texts = [Naming(game.ruleset).plain(game.start(1), code, "") for game in (before, after)]
    assert texts == ["build temple with stone token:stone", "build temple with iron token:iron"]
    assert before.codes_hash != after.codes_hash


@pytest.mark.parametrize(
    ("table", "id", "known"),
    [
        ("building", "shrine", "town, market, port, temple, ship"),
        ("market", "third", "domestic, export"),
        ("resource", "gold", "fruit, cattle, fish, wood, stone, iron"),
    ],
)
def test_what_has_a_fixed_number_can_neither_be_added_nor_left_out(table: str, id: str, known: str) -> None:
    content = tables("archipelago")
    put_between(content[table], 1, id=id)
    with pytest.raises(BadContent, match=f"{table} {id}.* {known}"):
        made("archipelago", content)
    del content[table][1]
    gone = content[table].pop(0)["id"]
    with pytest.raises(BadContent, match=rf"{table} {gone}\]: it is missing"):
        made("archipelago", content)


def test_another_cost_of_a_card_changes_what_its_codes_mean() -> None:
    content = tables("archipelago")
    card = next(card for card in content["evolution_card"] if card["activation"].get("resources"))
    card["activation"]["resources"] = {"iron": 3}
    assert made("archipelago", tables("archipelago")).codes_hash != made("archipelago", content).codes_hash


@pytest.mark.parametrize("game", GAMES)
def test_every_component_of_ours_is_in_the_list_of_numbers(game: str) -> None:
    """Append what is missing to `numbers.toml` in the folder of the game."""
    own = {"evolution_card": "card", "special_metropolis": "special"}
    listed = read_numbers([folder_of(game)]).lists
    numbered = {own.get(kind, kind): ids for kind, ids in listed.items()}
    everything: dict[str, set[str]] = {kind: set() for kind in numbered}
    for chosen in golden(game)["sets"]:
        players, *modules = chosen.split()
        ids = make(game, players=int(players), **({"modules": modules} if modules else {})).code_ids
        for kind in everything:
            everything[kind] |= set(ids.get(kind, ()))
    everything.get("building", set()).discard("")
    everything.get("face", set()).discard("R00")
    assert {kind: sorted(set(ids)) for kind, ids in numbered.items()} == {k: sorted(v) for k, v in everything.items()}
