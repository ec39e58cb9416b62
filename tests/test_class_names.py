"""A class name means one thing, and a new class does not take the name of another.

Games do not know each other, so classes of different games may share a name. Within a game, and between the games and
all other packages, the names listed here are shared: most are events, whose tags tell them apart.
"""

import ast
from collections import Counter, defaultdict
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "trireme"
NAMES = """
Actions Answer AtSea AuctionBegun AuctionGods AuctionOfferings BuildingLost ChosenMove Components Copied
Deal Deploy DeployFleet DeployMarker Deployed Deployment DrawAuctionGod Entry ExtraIncome FleetDeployed
FleetKept Forces Given GivenBuildings God Goods Hades Health Income Left Limits Marker Mat Misfit Named
NewOrder NextDeployment NoIncome OfSeat PayOrRebels Pillage PlacementAdvice Played Raise Reader Recruit
Rotate Row StandIn Struck Supply TerminalBoard Threat UnitToDeploy Vocabulary
"""
SHARED = frozenset(NAMES.split())
"""Names that several classes share. Do not add to them: rename the new class."""


def area(file: Path) -> str:
    """Return the game that a file belongs to, or nothing for files of all games."""
    return file.parts[1] if file.parts[0] == "games" and len(file.parts) > 2 else ""


def class_names() -> dict[str, list[Path]]:
    """Return the files of each class name, without private names and classes within classes."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(SOURCE))
    return found


def shared(files: list[Path]) -> bool:
    """Return whether two classes in these files can be mistaken for each other."""
    areas = Counter(map(area, files))
    return len(files) > 1 and (max(areas.values()) > 1 or "" in areas)


def test_no_class_takes_the_name_of_another() -> None:
    found = {name: [str(file) for file in files] for name, files in class_names().items() if shared(files)}
    assert {name: files for name, files in found.items() if name not in SHARED} == {}


def test_listed_names_are_still_shared() -> None:
    names = class_names()
    assert [name for name in sorted(SHARED) if not shared(names[name])] == []


def test_classes_of_two_games_may_share_a_name() -> None:
    assert not shared([Path("games/cyclades/state.py"), Path("games/peloponnes/state.py")])
    assert shared([Path("games/cyclades/state.py"), Path("kit/state.py")])
    assert shared([Path("games/cyclades/a.py"), Path("games/cyclades/b.py"), Path("games/peloponnes/a.py")])
