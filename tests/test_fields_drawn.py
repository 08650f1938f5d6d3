"""Everything open is drawn: each field of a game's views is used by its page, or listed there.

A game's folder may hold ``undrawn.json``: the fields that its page leaves out, with the reason.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent / "web" / "src"
INTERFACE = re.compile(r"export interface (\w+) \{(.*?)\n\}", re.DOTALL)
FIELD = re.compile(r"^  (\w+)\??: (.*);$", re.MULTILINE)


def fields_of_views(game: str) -> set[str]:
    """Return every field that the public or the own view holds, however deep."""
    generated = (WEB / "generated" / f"{game}.ts").read_text("utf-8")
    interfaces = {
        name: FIELD.findall(re.sub(r"/\*.*?\*/", "", body, flags=re.DOTALL))
        for name, body in INTERFACE.findall(generated)
    }
    found, waiting = set(), ["PublicView", "OwnView"]
    seen = set(waiting)
    while waiting:
        name = waiting.pop()
        for field, kind in interfaces[name]:
            found.add(f"{name}.{field}")
            for named in re.findall(r"\w+", kind):
                if named in interfaces and named not in seen:
                    seen.add(named)
                    waiting.append(named)
    return found


@pytest.mark.parametrize("game", ["alchemists", "laar", "poison", "potion-making"])
def test_every_field_of_a_view_is_drawn_or_listed_with_its_reason(game: str) -> None:
    folder = WEB / "games" / game
    page = "".join(
        path.read_text("utf-8")
        for path in sorted(folder.iterdir())
        if path.suffix in (".svelte", ".ts")
    )
    page = re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    listing = folder / "undrawn.json"
    listed = json.loads(listing.read_text("utf-8")) if listing.exists() else {}
    fields = fields_of_views(game)
    drawn = {
        field
        for field in fields
        if re.search(r"\??\.{0}\b|[{{,] {0}[ ,]|\"{0}\"".format(field.split(".")[1]), page)
    }

    assert len(fields) > 10, "the views were read"
    assert fields - drawn - set(listed) == set()
    assert set(listed) <= fields, "nothing is listed that is not there"
    assert all(listed.values()), "a reason for each"
