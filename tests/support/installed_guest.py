"""Market Day as a guest: installed beside the house, as an installer would lay it down."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "market_day"


def install(site: Path, *without: str) -> Path:
    """Lay the package into *site*, with what says so about it; return *site* for Python to look in.

    What an installer takes from ``pyproject.toml`` is taken from there: name, version and entry
    points. *without* are folders that this copy of the guest does not bring.
    """
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(
        SOURCE,
        site / SOURCE.name,
        ignore=shutil.ignore_patterns("__pycache__", "pyproject.toml", *without),
    )
    about = site / f"{SOURCE.name}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {found}\n" for name, found in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (about / "entry_points.txt").write_text("\n".join(groups), "utf-8")
    return site
