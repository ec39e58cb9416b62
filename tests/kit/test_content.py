"""Components as data: what happens to texts when they are loaded, and how several files become one content."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from trireme.kit.content.loading import Contents, load_content, read_content
from trireme.kit.errors import BadContent

FILE = """
[meta]
text_fr = "Pour l'or : rien !"
text_en = "It's gold: all!"

[[creature]]
id = "satyr"
rulings_fr = ["C'est « à vous » ?", "Oui ; non"]
rulings_en = ["Isn't it yours ?"]

[[board.2.island]]
label_fr = "L'île"
"""


def test_french_texts_and_lists_of_them_get_their_typography_however_deep_they_lie(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(FILE, encoding="utf-8")
    content = read_content([tmp_path / "box.toml"])
    assert content["meta"] == {"text_fr": "Pour l’or\u202f: rien\u202f!", "text_en": "It's gold: all!"}
    (creature,) = content["creature"]
    assert creature["rulings_fr"] == ["C’est «\u202fà vous\u202f»\u202f?", "Oui\u202f; non"]
    assert creature["rulings_en"] == ["Isn't it yours ?"]
    assert content["board"]["2"]["island"] == [{"label_fr": "L’île"}]


def test_what_is_not_a_text_stays_for_the_check_of_types_to_find(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[meta]\ntext_fr = 3\nrulings_fr = [true]\n", encoding="utf-8")
    assert read_content([tmp_path / "box.toml"]) == {"meta": {"text_fr": 3, "rulings_fr": [True]}}


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int
    gods: int = 4


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int


class Content(msgspec.Struct, frozen=True):
    figures: Figures
    card: tuple[Card, ...]


class Extra(msgspec.Struct, frozen=True):
    item: tuple[Card, ...]


BASE = '[figures]\ncoins = 5\n[[card]]\nid = "satyr"\ncost = 2\n'
MORE = '[figures]\ngods = 5\n[[card]]\nid = "minotaur"\ncost = 3\n'


def files(folder: Path, **texts: str) -> list[Path]:
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return [folder / f"{name}.toml" for name in texts]


def test_several_files_are_one_content(tmp_path: Path) -> None:
    contents = Contents(files(tmp_path, base="[meta]\nversion = 1\n" + BASE, more="[meta]\nversion = 9\n" + MORE))
    assert contents.tables["meta"] == {"version": 1}
    assert contents.shape(Content) == Content(Figures(5, 5), (Card("satyr", 2), Card("minotaur", 3)))


def test_a_module_takes_tables_of_its_own(tmp_path: Path) -> None:
    contents = Contents(files(tmp_path, base=BASE, more='[[item]]\nid = "aegis"\ncost = 1\n'))
    assert contents.shape(Extra) == Extra((Card("aegis", 1),))
    contents.check_known(Content, Extra)
    with pytest.raises(BadContent) as mistake:
        contents.check_known(Content)
    assert str(mistake.value) == "more.toml [item]: this is not known. There are figures, card."


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ('[[card]]\nid = "satyr"\ncost = 1\n', "more.toml [card satyr] id: “satyr” is named twice. Name it once."),
        ('[[card]]\nid = "pan"\n', "more.toml [card pan] cost: it is missing."),
        ("[figures]\ncoins = 1\n", "more.toml [figures] coins: “coins” is named twice. Name it once."),
        ("[card]\ncoins = 1\n", "more.toml [card]: “card” is named twice. Name it once."),
        ("[cards]\n", "more.toml [cards]: this is not known. There are figures, card."),
        ("[[card]]\ncost = 1\n\n[cards", "more.toml: line 4 is not TOML: “[cards”. Write name = value, [table] or"),
    ],
)
def test_a_complaint_names_the_file(tmp_path: Path, more: str, complaint: str) -> None:
    with pytest.raises(BadContent) as mistake:
        load_content(files(tmp_path, base=BASE, more=more), Content)
    assert str(mistake.value).startswith(complaint)


def test_the_owner_of_a_box_lays_his_files_over_ours(tmp_path: Path) -> None:
    ours = files(tmp_path, base=BASE, more=MORE)
    own = tmp_path / "own"
    own.mkdir()
    with pytest.raises(BadContent, match=r"the folder holds no base\.toml, more\.toml"):
        load_content(ours, Content, own)
    files(own, more='[[card]]\nid = "minotaur"\ncost = 7\n')
    content = load_content(ours, Content, own)
    assert content.card == (Card("satyr", 2), Card("minotaur", 7))
    files(own, more='[[card]]\nid = "satyr"\ncost = 7\n')
    with pytest.raises(BadContent) as mistake:
        load_content(ours, Content, own)
    assert str(mistake.value) == "more.toml [card] id: “satyr” is not one of ours, so it replaces nothing."
