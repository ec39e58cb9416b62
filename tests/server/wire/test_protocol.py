"""The contract between page and server, and the files generated from it."""

import json

import pytest

from tools.generate_types import SCHEMA, typescript, written


@pytest.mark.parametrize("path", written(), ids=lambda path: path.name)
def test_the_generated_files_are_current(path: object) -> None:
    texts = {str(each): text for each, text in written().items()}
    current = {str(each): each.read_text(encoding="utf-8") for each in written() if each.is_file()}
    assert current.get(str(path)) == texts[str(path)], "run make generate"


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    text = SCHEMA.read_text(encoding="utf-8")
    defs = json.loads(text)["$defs"]
    named = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert named <= defs.keys()


def test_a_message_of_the_page_may_leave_out_what_has_a_default_and_an_answer_never_does() -> None:
    types = typescript(json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert "  confirm?: boolean;" in types
    assert "  must: boolean;" in types
