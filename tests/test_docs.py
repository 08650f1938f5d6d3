"""The documents are true: their examples run, and their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from textwrap import indent

import pytest
from support.command_line import Run
from support.program import write_program
from support.tiers import OPENSPIEL

from retorta import plugins
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.poison.rules.play import ONE_COLOUR_PER_CAULDRON
from retorta.texts import LANGUAGES, Speaker

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "benchmarks").glob("*.md")),
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[Path, str]]:
    found = []
    for page in PAGES:
        for name, text in BLOCK.findall(page.read_text("utf-8")):
            if name == language:
                found.append((page, text))
    return found


def needs_openspiel(example: str) -> bool:
    return "retorta[openspiel]" in example


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", sorted({page for page, _ in blocks("python")}), ids=name_of)
def test_python_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page follow each other, as a reader would type them."""
    monkeypatch.chdir(ROOT)
    space: dict[str, object] = {}
    for where, text in blocks("python"):
        if where == page and not needs_openspiel(text):
            exec(compile(text, str(page), "exec"), space)


@OPENSPIEL
def test_examples_with_openspiel_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """After what stands above them on their page."""
    pytest.importorskip("pyspiel")
    monkeypatch.chdir(ROOT)
    pages = {page for page, text in blocks("python") if needs_openspiel(text)}
    assert pages
    for page in pages:
        space: dict[str, object] = {}
        for where, text in blocks("python"):
            if where == page:
                exec(compile(text, str(page), "exec"), space)


def test_the_bots_of_the_page_play() -> None:
    space: dict[str, object] = {}
    for page, text in blocks("python"):
        if page.name == "bots.md":
            exec(compile(text, str(page), "exec"), space)
    bots = [space[name] for name in ("Cautious", "Dreamer", "Cautious")]
    players = [bot(seed=1) for bot in bots if callable(bot)]
    match = Match(plugins.box("poison"), 3, SeededDealer(1))
    for _ in range(12):
        [seat] = match.deciders()
        match.play(seat, players[seat].choose(match.pov(seat)))


@pytest.mark.parametrize(("page", "text"), blocks("py"))
def test_what_is_quoted_from_the_source_stands_there(page: Path, text: str) -> None:
    """A quotation begins with a comment that names its file; it may be set in less deeply."""
    first, quoted = text.split("\n", 1)
    source = (ROOT / "src" / "retorta" / first.removeprefix("# ")).read_text("utf-8")
    assert any(indent(quoted, " " * depth) in source for depth in (0, 4, 8))


def test_the_readme_quotes_a_refusal_as_it_is_spoken() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for language in LANGUAGES:
        assert Speaker(language, "poison").rule(ONE_COLOUR_PER_CAULDRON) in readme


def test_the_readme_shows_a_table_of_every_game() -> None:
    """Small pictures: they are the first thing that a visitor waits for."""
    readme = (ROOT / "README.md").read_text("utf-8")
    for game in plugins.games():
        picture = f"docs/pictures/{game}.webp"
        assert f"]({picture})" in readme
        assert (ROOT / picture).stat().st_size < 150_000


@pytest.mark.parametrize(("page", "text"), blocks("json"))
def test_json_examples_are_json(page: Path, text: str) -> None:
    assert codec.loads(text.replace("…", ""))


COMMANDS = [
    line.split("#")[0].strip()
    for _, text in blocks("sh")
    for line in text.splitlines()
    if "retorta " in line
]


def test_there_are_commands_to_try() -> None:
    assert len(COMMANDS) > 8


def test_command_examples_work(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of the documents, in their order, in an empty folder."""
    sheet = next(text for page, text in blocks("json") if page.name == "play.md")
    (tmp_path / "sheet.json").write_text(sheet)
    bots = next(text for page, text in blocks("python") if page.name == "bots.md")
    (tmp_path / "cautious.py").write_text(bots)
    write_program(tmp_path / "mybot")
    (tmp_path / "my-secret.txt").write_text("some words that nobody else knows\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("RETORTA_DATA_DIR", str(tmp_path / "data"))
    for command in COMMANDS:
        words = shlex.split(command.replace("PYTHONPATH=. ", ""))
        assert words[0] == "retorta", command
        if words[1] == "bench":
            words += ["--seconds", "0.2"]
        done = run(*words[1:], answers=["1"] * 100)
        assert done.code == 0, f"{command}: {done.err}"
