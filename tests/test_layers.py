"""Who may import whom, read from the source: the arrows of the house point one way."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = {"engine", "game", "sprites", "sounds", "main"}
MAY_DRAW = {
    *("app", "decks", "devices", "lettering", "pads", "paint", "ruler", "widgets", "window"),
    *(
        "moving/confetti",
        "moving/countdown",
        "moving/heaps",
        "moving/pictures",
        "moving/settling",
        "moving/still",
        "moving/tabletop",
        "moving/warming",
    ),
    *("scenes/", "studio/", "bench/", "paper/"),
}
"""Modules and packages of the client that may know pygame, sprites and sounds; every other one is pure."""
NOT_IN_ENGINE = {"random", "time", "datetime", "os", "pathlib", "secrets", "io", "tempfile", "socket", "threading"}
OPTIONAL = {
    "engine/cli/bench.py": {"pyspiel", "rlcard"},
    "engine/cli/bench_search.py": {"pyspiel", "numpy", "open_spiel"},
    "engine/cli/league.py": {"dask"},
}
"""What a command of the engine uses where it is installed."""
DANGEROUS = {"pickle", "marshal", "shelve"}


def modules():
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).parts
        if parts[0] in PACKAGES or parts[0] == "main.py":
            yield path


def imports(path, top_level_only=False):
    """(module, line) of every import in a file."""
    tree = ast.parse(path.read_text("utf-8"))
    nodes = tree.body if top_level_only else ast.walk(tree)
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports by dots; name the module in full"
            yield node.module, node.lineno
            yield from ((f"{node.module}.{name.name}", node.lineno) for name in node.names)


def broken(path, package, source_text=None):
    """Imports of a file that its package may not have, as sentences."""
    relative = path.relative_to(ROOT).as_posix()
    found = []
    for module, line in imports(path):
        top = module.split(".")[0]
        where = f"{relative}:{line} imports {module}"
        if top in DANGEROUS:
            found.append(f"{where}: nothing is unpickled here")
        if package == "engine":
            if top not in sys.stdlib_module_names and top != "engine" and top not in OPTIONAL.get(relative, ()):
                found.append(f"{where}: the engine is pure")
            allowed_outside = relative.startswith("engine/cli/") or relative == "engine/__main__.py"
            chance_may = relative == "engine/chance.py" and top == "random"
            if top in NOT_IN_ENGINE and not (allowed_outside or chance_may):
                found.append(f"{where}: no chance, clock or files in the engine")
            if module.startswith("engine.cli") and not allowed_outside:
                found.append(f"{where}: only the command line knows the command line")
        elif package == "sprites":
            if (
                top in PACKAGES - {"sprites"}
                and module not in ("engine", "engine.cards")
                and not module.startswith("engine.cards")
            ):
                found.append(f"{where}: pictures know cards and nothing else")
        elif package == "sounds":
            if top in PACKAGES - {"sounds"}:
                found.append(f"{where}: sounds know nobody")
        elif package == "game":
            if top == "main" or module.startswith("engine.cli"):
                found.append(f"{where}: the client stands above the engine and below main")
            within = relative.removeprefix("game/").removesuffix(".py")
            draws = within in MAY_DRAW or f"{within.split('/')[0]}/" in MAY_DRAW
            if not draws and top in {"pygame", "sprites", "sounds"}:
                found.append(f"{where}: this half of the client is pure")
    return found


def test_imports_point_one_way():
    found = [line for path in modules() for line in broken(path, path.relative_to(ROOT).parts[0])]
    assert not found, "\n".join(found)


def test_main_imports_no_pygame_when_it_is_only_imported():
    """A spawned worker imports main again; it must not open a window for that."""
    tops = {module.split(".")[0] for module, _ in imports(ROOT / "main.py", top_level_only=True)}
    assert not tops & {"pygame", "game", "sprites", "sounds"}


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        ("engine/table.py", "import pygame", "pure"),
        ("engine/table.py", "import random", "no chance"),
        ("engine/games/x.py", "from pathlib import Path", "files"),
        ("engine/rules.py", "from engine.cli import play", "command line"),
        ("sprites/x.py", "from engine.games import GAMES", "pictures know cards"),
        ("sounds/x.py", "import game.app", "sounds know nobody"),
        ("game/places/layout.py", "import pygame", "pure"),
        ("game/x.py", "import pickle", "unpickled"),
    ],
)
def test_a_wrong_import_is_found(tmp_path, monkeypatch, name, source, complaint):
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.write_text(source + "\n", "utf-8")
    assert any(complaint in line for line in broken(path, name.split("/")[0]))


def test_only_what_belongs_stands_at_the_top():
    kept = {"engine", "game", "sprites", "sounds", "tests", "docs", "main.py"}
    usual = {
        "README.md",
        "LICENSE",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "pyproject.toml",
        "constraints.txt",
        ".gitignore",
        ".gitattributes",
        ".ci",
        ".git",
        ".github",
    }
    made = {"build", "dist", ".venv", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis", "kitchen_table.egg-info"}
    found = {path.name for path in ROOT.iterdir()}
    assert found <= kept | usual | made | {"__pycache__"}, found - kept - usual - made


def test_no_module_is_longer_than_it_can_be_read():
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in modules()
        if (lines := len(path.read_text("utf-8").splitlines())) > 560
    }
    assert not long, f"split these: {long}"
