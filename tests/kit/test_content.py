"""Components as data: what happens to texts when they are loaded."""

from __future__ import annotations

from pathlib import Path

from trireme.kit.content import read_content

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
    content = read_content(tmp_path / "box.toml")
    assert content["meta"] == {"text_fr": "Pour l’or\u202f: rien\u202f!", "text_en": "It's gold: all!"}
    (creature,) = content["creature"]
    assert creature["rulings_fr"] == ["C’est «\u202fà vous\u202f»\u202f?", "Oui\u202f; non"]
    assert creature["rulings_en"] == ["Isn't it yours ?"]
    assert content["board"]["2"]["island"] == [{"label_fr": "L’île"}]


def test_what_is_not_a_text_stays_for_the_check_of_types_to_find(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[meta]\ntext_fr = 3\nrulings_fr = [true]\n", encoding="utf-8")
    assert read_content(tmp_path / "box.toml") == {"meta": {"text_fr": 3, "rulings_fr": [True]}}
