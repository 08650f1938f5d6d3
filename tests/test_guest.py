"""A game from elsewhere is installed beside the house, which has never heard of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from market_day import BOX
from support.guests import PATIENCE, RUNNING, Guest, ServerProcess
from support.installed_guest import SOURCE, install

from retorta.texts import LANGUAGES
from retorta.texts.vocabulary import vocabulary

NOT_LAID_DOWN = ("WHEEL", "RECORD", "top_level.txt")
"""What only an installer has a use for."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("guest"), PYTHONPATH=str(site))
    yield process
    process.stop()
    RUNNING.remove(process)


@pytest.fixture(scope="module")
def visitor(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as client:
        yield client


def said(site: Path, program: str) -> str:
    """Return what a Python beside the guest prints."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_is_laid_down_here_is_what_an_installer_would_lay_down(
    site: Path, tmp_path: Path
) -> None:
    """The same files as in a wheel that is built of it, entry points as well."""
    pytest.importorskip("setuptools")
    shutil.copytree(SOURCE, tmp_path / "market_day", ignore=shutil.ignore_patterns("__pycache__"))
    program = "from setuptools import build_meta; build_meta.build_wheel('..')"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path / "market_day",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if not name.endswith(NOT_LAID_DOWN)}
        [entries] = [name for name in names if name.endswith("entry_points.txt")]
        assert packed.read(entries).decode().strip() == (site / entries).read_text("utf-8").strip()
    laid_down = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert names == {name for name in laid_down if "__pycache__" not in name}


def test_it_is_found_by_its_entry_point(site: Path) -> None:
    program = "from retorta import plugins; print(plugins.games(), plugins.has_page('market-day'))"
    assert "'market-day'" in said(site, program)
    assert said(site, program).endswith(" True\n")


def test_what_it_does_not_tell_cannot_be_learned(site: Path, tmp_path: Path) -> None:
    """A game that brings no features is refused in a sentence, which names those that do."""
    words = ["train", "market-day", str(tmp_path / "games"), "--bots", "random,random"]
    done = subprocess.run(
        [sys.executable, "-m", "retorta", *words],
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert "alchemists, laar, poison" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_its_bot_comes_by_the_same_door(site: Path) -> None:
    """A bot that only its box names plays, in a process of its own like every stranger's."""
    program = (
        "from retorta import plugins\n"
        "print(plugins.bots('market-day')[-2:], plugins.is_of_house('market-day', 'pedlar'))\n"
        "from retorta.core.dealer import SeededDealer\n"
        "from retorta.core.match import Match\n"
        "match = Match(plugins.box('market-day'), 2, SeededDealer(1))\n"
        "pedlar = plugins.new_bot('market-day', 'pedlar', 1)\n"
        "while seats := match.deciders():\n"
        "    match.play(seats[0], pedlar.choose(match.pov(seats[0])))\n"
        "print(type(pedlar).__module__, sum(match.outcome().points) > 4)"
    )
    assert said(site, program).splitlines() == [
        "['pedlar', 'random'] False",
        "retorta.outside.foreign_bot True",
    ]


def test_its_score_pad_comes_by_the_same_door(site: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('players = ["Anna", "Boris"]\ngold = [7, 5]\nhecklers = [0, 1]\n')
    done = subprocess.run(
        [sys.executable, "-m", "retorta", "score", "market-day", str(sheet)],
        env={**os.environ, "PYTHONPATH": str(site), "LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == ["Anna: 7 points", "Boris: 6 points"], done.stderr


def test_its_tensors_come_by_the_same_door(site: Path) -> None:
    pytest.importorskip("numpy")
    program = (
        "from retorta.research.tensors.layout import layout\n"
        "laid = layout('market-day', 3)\n"
        "print(laid.size, laid.shapes['gold'], laid.meanings['gold'])"
    )
    assert said(site, program) == "10 (3,) gold, by seat\n"


def test_its_rooms_are_loaded_when_they_are_asked_for(site: Path) -> None:
    program = (
        "import sys; from retorta import plugins\n"
        "def rooms(): return [each for each in sys.modules if each.startswith('market_day.')]\n"
        "plugins.box('market-day'); print('bots' in str(rooms()))\n"
        "plugins.bots('market-day'); print('bots' in str(rooms()), 'companion' in str(rooms()))"
    )
    assert said(site, program).splitlines() == ["False", "True False"]


FLAT = """from retorta.core.box import Box
BOX = Box("market-day", 1, (2, 4), (), *[None] * 11)
"""


@pytest.mark.parametrize(
    ("words", "code"),
    [("arena market-day --bots random,random --games 1", 2), ("serve --port 0", 2), ("--help", 0)],
)
def test_one_of_an_older_version_is_refused_by_a_sentence(
    words: str, code: int, tmp_path: Path
) -> None:
    """And nothing else is: the program still speaks, though it cannot read that game's words."""
    site = install(tmp_path)
    (site / "market_day" / "__init__.py").write_text(FLAT)
    done = subprocess.run(
        [sys.executable, "-m", "retorta", *words.split()],
        env={
            **os.environ,
            "PYTHONPATH": str(site),
            "LANG": "en",
            "RETORTA_DATA_DIR": str(tmp_path / "data"),
        },
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == code, done.stderr
    refusals = done.stderr.splitlines()
    assert len(refusals) == (code != 0)
    assert all("views=Views(" in line and "docs/games.md" in line for line in refusals)


def test_one_of_an_older_version_silences_no_other_game(tmp_path: Path) -> None:
    """What a refusal names is looked for in all games, and that one cannot be opened."""
    site = install(tmp_path)
    (site / "market_day" / "__init__.py").write_text(FLAT)
    program = (
        "from retorta.core.errors import Unknown\n"
        "from retorta.games.potion_making.cards import Element\n"
        "from retorta.texts import Speaker\n"
        "problem = Unknown('language', language=list(Element)[0], known=['en'])\n"
        "print(Speaker('en').error(problem))"
    )
    assert "Fiery Light" in said(site, program)


def test_only_files_of_its_page_are_given_away(tmp_path: Path) -> None:
    """Neither what lies beside them nor what Python leaves there."""
    site = install(tmp_path)
    names = [
        *("page.js", "stall.js", "absent.js", "", "../__init__.py", "/page.js", "a/../page.js"),
        *("__init__.py", ".hidden", "..", "page.js/", "texts/en/market-day.ftl"),
    ]
    for name in ("__init__.py", ".hidden"):
        (site / "market_day" / "page" / name).write_text("# nobody's business\n")
    program = (
        "import json, sys; from retorta import plugins\n"
        f"names = {names!r}\n"
        "print(json.dumps([name for name in names if plugins.page_file('market-day', name)]))\n"
        "print(plugins.page_file('poison', 'page.js'))"
    )
    found, of_the_house = said(site, program).splitlines()
    assert json.loads(found) == ["page.js", "stall.js"]
    assert of_the_house == "None"


def test_without_a_page_it_still_is_a_game(tmp_path: Path) -> None:
    site = install(tmp_path, "page")
    program = (
        "from retorta import plugins\n"
        "print('market-day' in plugins.games(), plugins.has_page('market-day'))"
    )
    assert said(site, program) == "True False\n"


def test_the_shelf_says_where_its_page_and_its_texts_are(visitor: httpx.Client) -> None:
    shelf = {game["id"]: game for game in visitor.get("/api/shelf").json()}
    assert shelf["market-day"]["page"] == "/guests/market-day/page.js"
    assert shelf["market-day"]["books"] == ["market-day", "market-day.rules"]
    assert shelf["poison"]["page"] is None


def test_its_page_comes_under_the_same_policy_as_ours(visitor: httpx.Client) -> None:
    page = visitor.get("/guests/market-day/page.js")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/javascript")
    ours = visitor.get("/").headers
    assert page.headers["content-security-policy"] == ours["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        *("market-day/absent.js", "market-day/__init__.py", "market-day/../__init__.py"),
        *("poison/page.js", "nobody/page.js", "market-day/"),
    ],
)
def test_nothing_else_of_it_is_served(visitor: httpx.Client, path: str) -> None:
    assert visitor.get(f"/guests/{path}").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_come_with_it(visitor: httpx.Client, language: str) -> None:
    for book in ("market-day", "market-day.rules"):
        found = visitor.get(f"/texts/{language}/{book}.ftl")
        assert found.status_code == 200
        assert found.text == (SOURCE / "texts" / language / f"{book}.ftl").read_text("utf-8")


def test_its_vocabulary_comes_with_it(visitor: httpx.Client) -> None:
    """How its fields are put into words, for a page that was built without it."""
    words = visitor.get("/texts/vocabulary/market-day.json").json()
    assert words == json.loads(json.dumps(vocabulary(BOX)))
    assert words["event-potion-sold"]["potion"] == {"enum": "potion"}
    assert words["move-sell"] == {"potion": {"enum": "potion"}}
    assert words["public-view"]["stalls"] == {"list": {"object": "stall-view"}}
    assert words["own-view"]["hand"] == {"list": {"enum": "favour"}}
    assert visitor.get("/texts/vocabulary/nobody.json").status_code == 404


def test_a_game_of_it_is_told_in_its_own_words(server: ServerProcess) -> None:
    anna = Guest(server.port, "Anna")
    table = anna.table("market-day", "me", "random")
    told = anna.get(f"/api/tables/{table}/lines?language=pl&seat=0")["lines"]
    assert told[0].startswith("Dzień 1 z 3. Poszukiwane:")
    assert "Anna" in told[1]


def keys(language: str) -> set[str]:
    folder = SOURCE / "texts" / language
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))
    return {
        entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_our_languages(language: str) -> None:
    assert keys(language) == keys("en")
