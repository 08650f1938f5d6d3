"""What runs the server elsewhere is checked here as far as this machine can."""

from __future__ import annotations

import ast
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from support.guests import RUNNING, ServerProcess

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SYSTEMD = shutil.which("systemd-analyze")
MOST_EXPOSED = 20
"""Of a hundred, by systemd's own measure; below is «OK»."""
LONG = 60
"""Seconds."""
needs_systemd = pytest.mark.skipif(not SYSTEMD, reason="there is no systemd-analyze")
needs_yaml = pytest.mark.skipif(find_spec("yaml") is None, reason="PyYAML is not installed")


def yaml(path: Path) -> Any:
    reader: Any = importlib.import_module("yaml")
    return reader.safe_load(path.read_text("utf-8"))


@needs_systemd
def test_systemd_takes_the_unit_and_finds_it_closed(tmp_path: Path) -> None:
    """Only the program is another one here: systemd wants to see it."""
    unit = (DEPLOY / "retorta.service").read_text("utf-8")
    program = "/opt/retorta/bin/retorta"
    assert f"ExecStart={program} serve\n" in unit
    ours = tmp_path / "retorta.service"
    ours.write_text(unit.replace(program, sys.executable), "utf-8")
    verified = subprocess.run(
        [str(SYSTEMD), "verify", str(ours)],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    said = [line for line in verified.stderr.splitlines() if "retorta.service" in line]
    assert verified.returncode == 0, verified.stderr
    assert said == []
    measured = subprocess.run(
        [
            *(str(SYSTEMD), "security", "--offline=true", "--no-pager"),
            *(f"--threshold={MOST_EXPOSED}", str(ours)),
        ],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert measured.returncode == 0, measured.stdout[-300:]


def containerfile() -> list[tuple[str, str]]:
    """Return the instructions with what they say, lines put together."""
    text = re.sub(r"(?m)^\s*#.*\n", "", (DEPLOY / "Containerfile").read_text("utf-8"))
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    found = [line.split(maxsplit=1) for line in lines]
    return [(name, " ".join(said.split())) for name, said in found]


def environment_of_image() -> dict[str, str]:
    said = next(said for name, said in containerfile() if name == "ENV")
    return dict(pair.split("=", 1) for pair in said.split())


def test_the_image_is_built_in_stages_and_is_not_root() -> None:
    """There is no registry of images here, so nothing is built: see the recipe for the forge."""
    known = {
        *("ARG", "FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE"),
        *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
    }
    instructions = containerfile()
    assert {name for name, _ in instructions} == known
    stages = [said for name, said in instructions if name == "FROM"]
    assert len(stages) == 2
    assert stages[0].endswith(" AS build")
    last = [name for name, _ in instructions]
    final = instructions[len(last) - 1 - last[::-1].index("FROM") :]
    user = next(said for name, said in final if name == "USER")
    assert user.split(":")[0] not in ("root", "0")
    assert "gcc" not in " ".join(said for _, said in final), "the compiler stays behind"


def test_the_image_finds_out_whether_its_server_is_well(tmp_path: Path) -> None:
    """Its own command, with its own environment: well below a path too, ill without a server."""
    said = next(said for name, said in containerfile() if name == "HEALTHCHECK")
    command = ast.literal_eval(said.partition(" CMD ")[2])
    assert command[0] == "python"
    server = ServerProcess(tmp_path, "--base", "/games/")
    environment = {
        **os.environ,
        **{key: value for key, value in environment_of_image().items() if key != "PATH"},
        "RETORTA_PORT": str(server.port),
        "RETORTA_BASE": "/games/",
    }
    asking = [sys.executable, *command[1:]]
    well = subprocess.run(asking, env=environment, timeout=LONG, check=False)
    server.stop()
    RUNNING.remove(server)
    ill = subprocess.run(asking, env=environment, timeout=LONG, check=False, capture_output=True)
    assert well.returncode == 0
    assert ill.returncode != 0


@needs_yaml
def test_what_is_set_for_the_server_is_a_setting_of_it() -> None:
    """A misspelt name would be overlooked by everybody."""
    pages = ("server.md", "running.md", "limits.md", "thinking.md")
    page = "".join((ROOT / "docs" / name).read_text("utf-8") for name in pages)
    composed = yaml(DEPLOY / "compose.yaml")["services"]["retorta"]["environment"]
    unit = re.findall(r"^Environment=(\w+)=", (DEPLOY / "retorta.service").read_text(), re.M)
    names = {*composed, *unit, *environment_of_image()} - {"PATH", "PYTHONUNBUFFERED"}
    assert len(names) >= 5
    for name in names:
        assert f"`{name}`" in page, name


@needs_yaml
def test_compose_takes_its_file() -> None:
    """And the file asks for a name and a password rather than having some."""
    services = yaml(DEPLOY / "compose.yaml")["services"]
    assert set(services) == {"caddy", "retorta", "postgres"}
    assert "ports" not in services["retorta"], "only Caddy is reached from outside"
    assert "ports" not in services["postgres"]
    command = composer()
    if command is None:
        pytest.skip("neither docker compose nor docker-compose is here")
    asking = [*command, "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    given = {"RETORTA_NAME": "games.example.org", "POSTGRES_PASSWORD": "not-a-secret"}
    bare = {name: value for name, value in os.environ.items() if name not in given}
    taken = subprocess.run(
        asking, env={**bare, **given}, capture_output=True, text=True, timeout=LONG, check=False
    )
    assert taken.returncode == 0, taken.stderr
    refused = subprocess.run(
        asking, env=bare, capture_output=True, text=True, timeout=LONG, check=False
    )
    assert refused.returncode != 0
    assert "games.example.org" in refused.stderr


def composer() -> list[str] | None:
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]):
            asking = subprocess.run([*command, "version"], capture_output=True, check=False)
            if asking.returncode == 0:
                return command
    return None


@needs_yaml
def test_the_forge_tries_every_python_that_is_claimed() -> None:
    """By the same door as everybody: each chore that it calls is one."""
    workflow = yaml(ROOT / ".github/workflows/test.yaml")
    tried = set(workflow["jobs"]["test"]["strategy"]["matrix"]["python"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    claimed = {
        found[1]
        for line in project["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
    }
    assert len(claimed) >= 3
    assert claimed <= tried
    chores = re.findall(r"run\.py (\w+)", json.dumps(workflow))
    door = (ROOT / "run.py").read_text("utf-8")
    assert {"test", "package", "soak"} <= set(chores)
    for chore in chores:
        assert f'chore == "{chore}"' in door
