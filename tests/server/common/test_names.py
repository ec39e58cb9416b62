"""Names: nothing in them is invisible, none looks like another at the table, and accents do not pile up."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any

import pytest

from tests.server.local import Local
from tests.server.play import made, playing, refusal
from tests.server.room.test_chat import refused, says
from trireme.kit.errors import TriremeError
from trireme.server.common.names import (
    MOST_DRAWN,
    checked_name,
    free_name,
    is_invisible,
    kept_name,
    look_alike,
    looks_of,
    tidy,
    unicode_table,
)
from trireme.server.wire.http_bodies import BotSeat, Invited, Me, NewTable, OpenSeat
from trireme.server.wire.seat_bodies import OfSeat, Rename, SitDown
from trireme.server.wire.social_bodies import Named, SeatBot

INVISIBLE = [
    "\u200b",  # zero width space
    "\u200d",  # zero width joiner
    "\u202e",  # right-to-left override
    "\u2066",  # left-to-right isolate
    "\u00ad",  # soft hyphen
    "\u034f",  # combining grapheme joiner
    "\u115f",  # Hangul filler
    "\u3164",
    "\uffa0",
    "\u180e",
    "\U000e0041",  # tag
    "\U000e0101",  # variation selector
    "\u2800",  # empty Braille pattern
    "\u17b4",  # Khmer inherent vowels
    "\u17b5",
    "\u1160",
    *map(chr, range(0x180B, 0x1810)),  # Mongolian selectors
    "\u2065",
    "\ufff9",  # interlinear annotation
    "\ufffa",
    "\ufffb",
    "\ufffc",  # no object
    "\U0001107f",  # Brahmi number joiner
    "\U00013440",  # turns a hieroglyph
    "\U00013441",  # blank hieroglyphs
    "\U00013442",
    "\U00016fe4",  # Khitan filler
    "\U0001bc9d",  # thickens a letter of shorthand
    "\U0001d159",  # null note head
    *map(chr, range(0x1D173, 0x1D17B)),  # musical formats
    *map(chr, (*range(0x1DA9B, 0x1DAA0), *range(0x1DAA1, 0x1DAB0))),  # SignWriting: fill and rotation
    "\U000e0001",
    "\U000e007f",
    "\x00",
    "\x07",
    "\x85",
    "\ue000",  # private use
    "\U000effff",
]
ALIKE = [
    ("Ann", "ANN"),
    ("Zoe", "Zoé"),
    ("Ann", "Ａｎｎ"),
    ("Ann", "𝐀𝓷𝔫"),
    ("Ann", "Аnn"),  # Cyrillic A
    ("Bob", "ВОВ"),  # Cyrillic
    ("Ilya", "llya"),
    ("Ilya", "|lya"),
    ("Ilya", "1lya"),
    ("Zoe", "Z0e"),
    ("Amy", "Arny"),
    ("Soren", "Søren"),
    ("Lukasz", "Łukasz"),
    ("Zoe", "Zoе"),  # Cyrillic e
    ("Ann 2", "Ann ᒿ"),
    ("Νίκος", "Νικος"),
    ("paypal", "раураl"),  # Cyrillic
    ("Ann", "A\u0301\u0302nn"),
    ("Ann", "Ann\ufe0f"),
    ("Will", "VVill"),
    ("Ann 2", "Ann2"),
    ("Jean Luc", "Jean\u2009Luc"),
]
DIFFERENT = [("Ann", "Anna"), ("Bob", "Rob"), ("राम", "रामा"), ("Ann 2", "Ann 3"), ("李", "季"), ("Лев", "Лем")]


@pytest.mark.parametrize("letter", INVISIBLE, ids=lambda letter: f"U+{ord(letter):04X}")
def test_a_name_with_a_letter_that_nobody_sees_is_refused_and_the_letter_is_named(letter: str) -> None:
    with pytest.raises(TriremeError, match="a character that is invisible") as refused:
        checked_name(f"An{letter}n")
    assert refused.value.key == "name-invisible"
    assert refused.value.figures["letter"] == f"U+{ord(letter):04X}"
    assert kept_name(f"An{letter}n") == ""
    assert tidy(f"An{letter}n") == "Ann"


@pytest.mark.parametrize(
    "name",
    [
        *("Zoé", "Jean-Luc d’Arc", "李雷", "ສົມສີ", "Nguyễn", "مُحَمَّد", "♥ Ann ❤", "О’Коннор"),
        *("नरेन्द्र", "श्री", "ज़ैनब", "ज़िंदा", "কৌশিক", "ਗੁਰਪ੍ਰੀਤ", "ગૌરાંગ", "கௌரி", "శ్రీనివాస్", "ಶ್ರೀ", "കൃഷ്ണൻ", "ශ්රී"),
        *("ผึ้ง", "น้ำทิพย์", "ស្រីពៅ", "ប៉ុំ", "ဖြိုး", "လျှို့", "སྒྲོལ་མ", "אָנָה", "ガブリエル", "ᠮᠣᠩᠭᠣᠯ"),
    ],
)
def test_names_of_all_scripts_are_had(name: str) -> None:
    """However they are typed: with letters and marks together or one by one."""
    for form in ("NFC", "NFD"):
        assert checked_name(unicodedata.normalize(form, name)) == unicodedata.normalize("NFC", name)


def test_nothing_that_unicode_never_shows_is_in_a_name_and_all_its_spaces_are_spaces() -> None:
    letters = {chr(code): unicodedata.category(chr(code)) for code in range(0x110000)}
    hidden = [letter for letter, kind in letters.items() if kind[0] == "C" or kind in ("Zl", "Zp")]
    assert all(map(is_invisible, hidden))
    spaces = [letter for letter, kind in letters.items() if kind == "Zs"]
    assert {checked_name(f"An{space * 3}n") for space in spaces} == {"An n"}


def test_spaces_of_all_kinds_are_one_space_and_emoji_may_bring_their_selectors() -> None:
    assert checked_name("  Ann\u00a0\u3000 the  Great ") == "Ann the Great"
    assert checked_name("Ann ❤\ufe0f") == "Ann ❤"
    assert checked_name(" \u00a0 ") == checked_name("\u0301") == ""


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(looks_of(one), looks_of(other))
    assert look_alike(looks_of(other), looks_of(one))


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(looks_of(one), looks_of(other))


def test_the_table_is_that_of_unicode() -> None:
    table = unicode_table()
    assert len(table.prototypes) > 2_500
    assert table.prototypes[ord("I")] == "l"
    assert all(is_invisible(chr(code)) for code in table.ignorable)
    followed = {target.translate(table.prototypes) for target in table.prototypes.values()}
    assert followed == set(table.prototypes.values()), "what something looks like looks like nothing else"


@pytest.mark.parametrize("count", [1, 2, 3, 30])
def test_a_letter_bears_two_accents_at_most(count: int) -> None:
    """A letter and an accent that are one letter count as one letter."""
    name = "Bq" + "\u0323\u0302\u0308"[:count] + "\u0301" * (count - 3) + "b"
    if count <= 2:
        assert checked_name(name) == unicodedata.normalize("NFC", name)
        return
    with pytest.raises(TriremeError, match="A letter cannot have more than 2 accents") as refused:
        checked_name(name)
    assert refused.value.key == "too-many-marks"


@pytest.mark.parametrize("mark", ["\u0903", "\u093e", "\u0e34", "\u0f90", "\U0001d165"], ids=ascii)
def test_signs_that_are_no_accents_have_an_end_too(mark: str) -> None:
    """They make a line wide, or pile up where a font does not know them together."""
    assert checked_name("ก" + mark * 2)
    with pytest.raises(TriremeError, match="A letter cannot have more than") as refused:
        checked_name("ก" + mark * 6)
    assert refused.value.key == "too-many-marks"


def test_a_long_name_that_grows_is_cut(tmp_path: Path) -> None:
    """Unicode spells some letters out: the column of a database would be too narrow."""
    assert len(checked_name("\ufb2c" * 40)) <= 40
    assert len(looks_of(checked_name("\ufdfa" * 40)).drawn) <= MOST_DRAWN


async def test_nobody_sits_down_under_a_name_that_looks_like_another(server: Local) -> None:
    seating = server.seating
    table, _ = await made(server, Me("Ann"), OpenSeat(), OpenSeat(), BotSeat("random", "Solon"), Invited("Cleo"))
    for name, other in (("Аnn", "Ann"), ("So1on", "Solon")):
        with pytest.raises(TriremeError, match=f"{name} cannot be told from {other}") as refused:
            await seating.sit(table, SitDown(1, name), "bob")
        assert (refused.value.key, refused.value.figures["free"]) == ("name-alike", f"{name} 2")
    assert await refusal(seating.sit(table, SitDown(1, "B\u200bob"), "bob")) == "name-invisible"
    assert await refusal(seating.sit(table, SitDown(1, "Bo" + "\u0301" * 9), "bob")) == "too-many-marks"
    await seating.sit(table, SitDown(1, "Cleo"), "bob")  # whom the host means by it is for them to say
    rename = server.seat_settings.rename
    assert await refusal(rename(table, Rename(1, "ANN"), "bob")) == "name-taken"
    assert await refusal(rename(table, Rename(1, "Anո"), "bob")) == "name-alike"
    assert await refusal(rename(table, Rename(1, "Ann\u3164"), "bob")) == "name-invisible"
    await rename(table, Rename(1, "Вob"), "bob")


async def test_bots_and_those_who_are_invited_are_numbered_apart(sqlite_server: Local) -> None:
    seats: list[Any] = [Me("Ann"), BotSeat("random", "Аnn"), Invited("ANN"), OpenSeat()]
    made = await sqlite_server.lobby.make(NewTable("peloponnes", seats), "ann")
    assert [seat.name for seat in made.table.seats] == ["Ann", "Аnn 2", "ANN 3", ""]
    seated = await sqlite_server.host_actions.seat_bot(made.table.id, SeatBot(3, "random", "𝐀𝐧𝐧"), "ann")
    assert seated.seats[3].name == "𝐀𝐧𝐧 4"
    for wish in (Me("A\u202enn"), BotSeat("random", "A\u202enn"), Invited("A\u202enn")):
        assert (
            await refusal(sqlite_server.lobby.make(NewTable("peloponnes", [Me("Bob"), wish]), "ann"))
            == "name-invisible"
        )


async def test_the_name_of_somebody_who_has_left_during_play_is_kept(sqlite_server: Local) -> None:
    """Their moves stay in the log under it."""
    table = await playing(sqlite_server, "bob", "cid")
    await sqlite_server.seating.leave(table, OfSeat(1), "bob")
    assert await refusal(sqlite_server.seat_settings.rename(table, Rename(2, "B0b"), "cid")) == "name-alike"


async def test_a_name_from_before_that_nobody_can_have_any_more_is_asked_for_anew(server: Local) -> None:
    table, _ = await made(server, Me("Ann"), OpenSeat(), OpenSeat())
    await server.store.remember_name("bob", "An\u200bn")
    assert (await server.lobby.me("bob")).name == ""
    assert await refusal(server.seating.sit(table, SitDown(1), "bob")) == "no-name"
    await server.store.remember_name("bob", "Аnn")
    assert await refusal(server.seating.sit(table, SitDown(1), "bob")) == "name-alike"
    assert await refusal(server.lobby.name_me(Named("B\u200bob"), "bob")) == "name-invisible"


async def test_a_watcher_looks_like_nobody_who_plays(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    await sqlite_server.lobby.name_me(Named("Воb"), "eve")
    eve = await sqlite_server.window(table, "eve")
    answer = await says(eve, "hello", "watchers")
    assert answer["problem"]["key"] == "name-alike"
    assert answer["problem"]["figures"]["other"] == "Bob"


async def test_talk_bears_two_accents_a_letter_and_nothing_invisible(sqlite_server: Local) -> None:
    table = await playing(sqlite_server, "bob")
    ann = await sqlite_server.window(table, "ann")
    assert await refused(ann, "he" + "\u0336" * 3 + "llo") == "too-many-marks"
    assert await refused(ann, "\u3164\u2800") == "nothing-said"
    assert (await says(ann, "ệ q\u0323\u0302 ❤\ufe0f"))["type"] == "ack"


def test_a_name_is_always_found() -> None:
    taken = [free_name("Ann", [])]
    for _ in range(11):
        taken.append(free_name("Аnn", taken))
    assert len({looks_of(name) for name in taken}) == 12
