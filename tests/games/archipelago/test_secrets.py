"""What is behind a screen only its owner knows; the rest is open to all."""

from itertools import islice
from random import Random

import pytest

from trireme.games.archipelago import scramble
from trireme.games.archipelago.game import Archipelago
from trireme.games.archipelago.ruleset import Ruleset
from trireme.games.archipelago.state import State
from trireme.kit.dice import Shares
from trireme.kit.harness import QUICK, HarnessError
from trireme.kit.harness.moment import everything, walk
from trireme.kit.harness.resampling import Resampling

GAME = Archipelago(players=3, length="short")
OTHERS: dict[str, object] = {"B": {"objectives": ["S02"]}, "C": {"objectives": ["S03"]}}
RICH: dict[str, object] = {"florins": 7, "tokens": 2, "stock": {"wood": 3}, "cards": ["A16"], "objectives": ["S01"]}
TABLE = {"at": "actions", "players": {"A": RICH, **OTHERS}}


@pytest.mark.rules("ARC-CMP-13", "ARC-NEG-07")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_see_units_discs_and_cards_only(viewer: int | None) -> None:
    seen = GAME.view(GAME.position(TABLE), viewer).players[0]
    assert (seen.florins, seen.tokens, seen.stock, seen.objectives) == (None, None, None, None)
    assert (seen.discs, seen.cards) == (3, ("A16",))


@pytest.mark.rules("ARC-CMP-13")
def test_the_owner_sees_all_of_their_own() -> None:
    mine = GAME.view(GAME.position(TABLE), 0).players[0]
    assert (mine.florins, mine.tokens, mine.stock, mine.objectives) == (7, 2, (0, 0, 0, 3, 0, 0), ("S01",))


@pytest.mark.rules("ARC-ORD-10")
def test_a_bid_is_sealed_until_all_have_bid() -> None:
    s = GAME.position({"at": "order"})
    GAME.apply(s, 0, "bid 4")
    assert GAME.view(s, 0).players[0].bid == 4
    assert GAME.view(s, 1).players[0].bid is None
    assert GAME.why_not(s, 0, "bid 5")


@pytest.mark.rules("ARC-CRD-06")
def test_only_the_spy_knows_what_they_have_seen() -> None:
    s = GAME.position({"at": "actions", "players": {"A": {"cards": ["A03"], "objectives": ["S01"]}, **OTHERS}})
    GAME.apply(s, 0, "use A03")
    GAME.apply(s, 0, "spy B")
    assert GAME.view(s, 0).players[1].objectives == ("S02",)
    assert GAME.view(s, 2).players[1].objectives is None


def spied(objective: str, spied: str = "B") -> State:
    """Return a position in which A has looked at an objective of another player, and C does not know it."""
    held = {"B": {"objectives": [objective]}, "C": {"objectives": ["S03"]}}
    s = GAME.position({"at": "actions", "players": {"A": {"cards": ["A03"], "objectives": ["S01"]}, **held}})
    GAME.apply(s, 0, "use A03")
    GAME.apply(s, 0, f"spy {spied}")
    return s


@pytest.mark.rules("ARC-CRD-06")
def test_what_a_spy_saw_is_made_up_with_the_objectives() -> None:
    """For C it is the objective that B holds in the made-up world, and nothing of the real one."""
    worlds = [spied("S02"), spied("S07")]
    for seed in range(30):
        first, second = (GAME.resample(s, 2, Random(seed)) for s in worlds)
        assert everything(first) == everything(second)
        assert first.known == [1 << first.objectives[1][0], 0, 0]
    assert len({tuple(GAME.resample(worlds[0], 2, Random(seed)).known) for seed in range(30)}) > 3


@pytest.mark.rules("ARC-CRD-06")
def test_a_player_who_is_spied_on_knows_what_was_seen() -> None:
    s = spied("S02", "C")
    assert all(GAME.resample(s, 2, Random(seed)).known == s.known for seed in range(5))


@pytest.mark.rules("ARC-VAR-09")
def test_what_others_have_put_away_is_made_up_too() -> None:
    game = Archipelago(players=5, length="short", variants=["objective-choice"])
    s = game.start(1)
    while game.phase(s) == "turn-zero" and not all(s.known):
        game.play(s, game.legal(s)[0])
    assert all(s.known)
    seen: set[int] = set()
    for seed in range(40):
        other = game.resample(s, 0, Random(seed))
        assert other.known[0] == s.known[0]
        dealt = [*(1 << each for held in other.objectives for each in held), *other.known]
        assert sum(dealt) == sum(1 << each for each in game.ruleset.dealt), "each objective is in one place"
        seen.add(other.known[1])
    assert len(seen) > 3


class Robbery(Archipelago):
    """A game that begins when B hides cubes in the fists, and A and C look on."""

    def start(self, seed: int | bytes | None = None, journal: bool = False, shares: Shares = ()) -> State:
        stock = {"stock": dict.fromkeys(("fruit", "fish", "wood", "iron"), 2)}
        players = {"A": {"cards": ["A11"]}, "B": stock}
        return self.position({"at": "actions", "players": players, "done": ["A: use A11", "A: rob B"]})


def look_at_fists() -> None:
    """Check `resample` at the hiding and at the choice of a fist."""
    for seed in range(40):
        resampling = Resampling(Robbery(players=3, length="short", offers=0))
        for m in islice(walk(resampling.game, seed, QUICK), 2):
            m.closely = True
            resampling.check(m)


@pytest.mark.rules("ARC-CRD-26")
def test_the_harness_finds_a_world_that_keeps_what_fists_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    look_at_fists()
    sealed = scramble._sealed

    def leaks(ruleset: Ruleset, s: State, seat: int | None, rng: Random) -> None:
        fists, s.fists = s.fists, ()
        sealed(ruleset, s, seat, rng)
        s.fists = fists

    monkeypatch.setattr(scramble, "_sealed", leaks)
    with pytest.raises(HarnessError, match=r"resample for .* leaves something of the real state: (fists|stock)"):
        look_at_fists()
