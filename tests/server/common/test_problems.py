"""Every mistake that can be made at a table is said in both languages."""

import re
from pathlib import Path

from trireme.kit.errors import Problem
from trireme.server.common import problems

ROOT = Path(__file__).resolve().parents[3]
FRENCH = (ROOT / "web" / "src" / "words" / "problems" / "fr.ftl").read_text(encoding="utf-8")
PROBLEMS = {value.key: value for value in vars(problems).values() if isinstance(value, Problem)}


def test_every_problem_has_a_french_sentence_with_the_same_figures() -> None:
    sentences = dict(re.findall(r"^problem-([a-z-]+) = (.*)$", FRENCH, re.MULTILINE))
    assert sentences.keys() >= PROBLEMS.keys()
    for key, problem in PROBLEMS.items():
        assert set(re.findall(r"\{ \$(\w+) \}", sentences[key])) == set(re.findall(r"\{(\w+)\}", problem.english)), key


def test_a_problem_is_named_once() -> None:
    assert len(PROBLEMS) == sum(isinstance(value, Problem) for value in vars(problems).values())
