"""What is written about the wire is what crosses it."""

from __future__ import annotations

import wire


def test_the_messages_in_the_browser_are_current() -> None:
    """``python3 run.py types`` writes them anew."""
    assert wire.TYPESCRIPT.read_text("utf-8") == wire.typescript()
    assert wire.REQUESTS.read_text("utf-8") == wire.requests()


def test_the_pages_about_the_wire_are_current() -> None:
    page = wire.PAGE.read_text("utf-8")

    assert wire.with_tables(page) == page
    assert wire.TYPES.read_text("utf-8") == wire.types_page()


def test_a_message_carries_its_kind_and_what_may_be_left_out() -> None:
    written = wire.typescript()

    assert 'export interface Hello {\n  type: "hello";\n  id: string;\n  wire?: number;' in written
    assert 'export interface ViewShown {\n  type: "view";\n  number: number;' in written
    assert "| UndoRequest\n" in written
