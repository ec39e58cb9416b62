"""Registries of codes only grow, never overlap, and have a hash that stored answers depend on."""

import pytest

from trireme.kit.engine.action_codes import Codes, codes_hash, listed


def registry() -> Codes:
    codes = Codes("raiders", room=32)
    codes.block("yield")
    codes.block("card", 15)
    return codes


def test_blocks_follow_each_other() -> None:
    codes = registry()
    assert codes.block("face", 6) == 16
    assert codes.end == 22
    assert codes.named(3) == "card 2"
    assert codes.named(22) == ""
    assert listed([codes]) == ["0 yield 1", "1 card 15", "16 face 6"]


def test_a_module_leaves_the_codes_of_the_base_as_they_are() -> None:
    base, module = registry(), Codes("hades", first=1000)
    threat = module.block("hades.threat", 2)
    assert threat == 1000
    assert listed([module, base])[:2] == listed([base])
    assert codes_hash([base]) == codes_hash([registry()])
    assert codes_hash([base]) != codes_hash([base, module])


@pytest.mark.parametrize(("name", "size"), [("card", 1), ("amount", 17), ("nothing", 0)])
def test_a_block_that_does_not_fit_is_an_error(name: str, size: int) -> None:
    with pytest.raises(ValueError, match="codes of raiders: "):
        registry().block(name, size)


def test_registries_that_overlap_are_an_error() -> None:
    with pytest.raises(ValueError, match="codes of raiders and sea overlap at 8"):
        listed([registry(), Codes("sea", first=8)])
