"""Whoever waits for the site to be built is told how far it is."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from retorta.server import site
from retorta.server.http import offline

LATEST = 30.0


def builder(folder: Path, *lines: str) -> str:
    """Return a program that stands in for the one that builds the site."""
    script = folder / "builder"
    script.write_text("\n".join(["#!/bin/sh", *lines]))
    script.chmod(0o755)
    return str(script)


@pytest.mark.parametrize("succeeds", [True, False])
def test_the_share_that_is_done_is_known_while_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, succeeds: bool
) -> None:
    go = tmp_path / "go"
    wait = f"while [ ! -e {go} ]; do sleep 0.01; done"
    end = "exit 0" if succeeds else "echo broken >&2; exit 1"
    program = builder(tmp_path, "echo 0.4", "echo of another kind", wait, "echo 0.8", end)
    monkeypatch.setattr(sys, "executable", program)

    async def build() -> None:
        its = offline.Offline(tmp_path)
        making = its.begin()
        async with asyncio.timeout(LATEST):
            while its.share != 0.4:
                await asyncio.sleep(0.01)
            assert not its.is_ready()
            go.touch()
            assert await making == succeeds
        assert its.share == 0.8
        assert its.is_ready() == succeeds

    asyncio.run(build())


def test_a_server_that_stops_stops_building(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = builder(tmp_path, "echo 0.4", "exec sleep 60")
    monkeypatch.setattr(sys, "executable", program)

    async def build() -> None:
        its = offline.Offline(tmp_path)
        making = its.begin()
        async with asyncio.timeout(LATEST):
            while its.share != 0.4:
                await asyncio.sleep(0.01)
            await its.close()
        assert making.cancelled()

    asyncio.run(build())


def test_the_program_prints_what_the_server_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server's own copy: what the program prints is what the server reads."""
    monkeypatch.setattr(site, "_made_from", lambda: "now")

    def written(folder: Path, compressed: bool, tell: site.Tell) -> int:
        folder.mkdir()
        for share in (0.1, 0.5):
            tell(share)
        return 0

    monkeypatch.setattr(site, "write_anew", written)
    site.main(tmp_path / "offline")
    assert [float(line) for line in capsys.readouterr().out.split()] == [0.1, 0.5]
