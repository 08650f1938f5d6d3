"""The documents are true: their examples run, and their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from command_line import Run

from retorta.core import codec

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[Path, str]]:
    found = []
    for page in PAGES:
        for name, text in BLOCK.findall(page.read_text("utf-8")):
            if name == language:
                found.append((page, text))
    return found


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", sorted({page for page, _ in blocks("python")}), ids=name_of)
def test_python_examples_run(page: Path) -> None:
    """The blocks of a page follow each other, as a reader would type them."""
    space: dict[str, object] = {}
    for where, text in blocks("python"):
        if where == page:
            exec(compile(text, str(page), "exec"), space)


def test_the_bots_of_the_page_play() -> None:
    from retorta import shelf
    from retorta.core.dealer import SeededDealer
    from retorta.core.match import Match

    space: dict[str, object] = {}
    for page, text in blocks("python"):
        if page.name == "bots.md":
            exec(compile(text, str(page), "exec"), space)
    bots = [space[name] for name in ("Cautious", "Dreamer", "Cautious")]
    players = [bot(seed=1) for bot in bots if callable(bot)]
    match = Match(shelf.box("poison"), 3, SeededDealer(1))
    for _ in range(12):
        [seat] = match.deciders()
        match.play(seat, players[seat].choose(match.pov(seat)))


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
