"""What is given away can be installed by somebody who has nothing else of ours."""

from __future__ import annotations

import json
import os
import subprocess
import tarfile
import zipfile
from pathlib import Path

import httpx
import package
import pytest
from support.empty_environment import with_installed
from support.guests import PATIENCE, RUNNING, ServerProcess
from support.tiers import PACKAGES

pytest.importorskip("build.__main__", reason="only the plain build has what packs")

LONG = 120
"""Seconds that a command may take on a busy machine."""


def said(programs: Path, folder: Path, *arguments: str) -> str:
    """Return what the command says when a stranger calls it in an empty folder."""
    done = subprocess.run(
        [str(programs / "retorta"), "--lang", "en", *arguments],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def is_at_home(programs: Path, folder: Path) -> None:
    """Ask what everybody asks: a version, a game, an honest deal, a page with its script."""
    assert said(programs, folder, "--version").strip().endswith(package_version())
    said(
        *(programs, folder, "watch", "poison", "--bots", "greedy,random,random", "--seed", "3"),
        *("--record", "game.jsonl"),
    )
    assert "winners" in (folder / "game.jsonl").read_text("utf-8").splitlines()[-1]
    said(programs, folder, "verify", "game.jsonl")
    server = ServerProcess(folder / "data", python=str(programs / "python"), PYTHONPATH="")
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as visitor:
            page = visitor.get("/").text
            script = page.split('src="', 1)[1].partition('"')[0]
            assert "javascript" in visitor.get(script).headers["content-type"]
            assert len(visitor.get("/api/shelf").json()) == 4
            assert visitor.get("/texts/ru/poison.ftl").status_code == 200
    finally:
        server.stop()
        RUNNING.remove(server)


def package_version() -> str:
    import retorta

    return retorta.__version__


def holds_pages_and_texts(source: Path, plain: Path) -> None:
    """And the source package all that the tests and a build without Node need."""
    assert plain.name == f"retorta-{package_version()}-py3-none-any.whl"
    with zipfile.ZipFile(plain) as wheel:
        names = set(wheel.namelist())
    assert {
        *("retorta/server/client/index.html", "retorta/server/client/built-from"),
        *("retorta/texts/pl/poison.ftl", "retorta/games/poison/cards.toml", "retorta/py.typed"),
        *("retorta/server/client/site/engine/msgspec.zip", "retorta/tab/msgspec.txt"),
    } <= names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name]
    with tarfile.open(source) as packing:
        names = {name.partition("/")[2] for name in packing.getnames()}
    assert {
        *("run.py", "LICENSE", "CHANGELOG.md", "web/package-lock.json", "tests/conftest.py"),
        *("tools/package.py", "src/retorta/server/client/index.html", "docs/server.md"),
        "src/retorta/server/client/site/engine/msgspec.zip",
    } <= names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name]


@PACKAGES
def test_the_plain_wheel_is_all_that_a_stranger_needs(tmp_path: Path) -> None:
    """In an empty environment: it tells its version, plays a game and serves a page."""
    demand_pages()
    source, plain = package.pack(tmp_path / "dist", compiled=False)
    holds_pages_and_texts(source, plain)
    is_at_home(with_installed(tmp_path / "empty", plain), tmp_path)


@pytest.mark.soak
def test_every_package_is_all_that_a_stranger_needs(tmp_path: Path) -> None:
    """The source package and the compiled wheel, too; each is the build that it should be."""
    demand_pages()
    compiler = package.has_compiler()
    packages = package.pack(tmp_path / "dist", compiled=compiler)
    for each, compiled in zip(packages, (compiler, False, True), strict=False):
        folder = tmp_path / each.suffixes[-1] / str(compiled)
        folder.mkdir(parents=True)
        programs = with_installed(folder / "empty", each)
        is_at_home(programs, folder)
        bench = said(programs, folder, "bench", "poison", "--seconds", "0.2", "--json")
        assert json.loads(bench)["compiled"] == compiled


def demand_pages() -> None:
    """Skip where the suite was started without ``run.py``, which builds them first."""
    if not (package.ROOT / "src/retorta/server/client/index.html").is_file():
        pytest.skip("the pages for the browser are not built: python3 run.py web")
