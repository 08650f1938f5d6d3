"""The types of the browser are those of the games."""

from __future__ import annotations

from pathlib import Path

import pytest
import typescript

GENERATED = Path(__file__).parent.parent.parent / "web" / "src" / "generated"


@pytest.mark.parametrize("name", sorted(typescript.modules()))
def test_the_types_in_the_browser_are_current(name: str) -> None:
    """``python3 run.py types`` writes them anew."""
    assert (GENERATED / name).read_text("utf-8") == typescript.modules()[name]


def test_moves_carry_their_kind_and_their_words() -> None:
    written = typescript.modules()["poison.ts"]

    assert 'export interface PlayMove {\n  move: "play";\n  card: Card;' in written
    assert "export interface OwnView {\n  seat: number;\n  hand: Card[];\n}" in written
    assert "export interface PublicView {\n  deciders: number[];" in written
    assert '"move-play": {\n    "card": {\n      "enum": "card"' in written
