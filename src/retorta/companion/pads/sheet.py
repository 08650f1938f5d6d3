"""The common part of all score sheets: their structure, and the options of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from typing import Any

from retorta.companion.names import shown
from retorta.companion.pads.faults import Faults
from retorta.core import codec
from retorta.core.box import Box
from retorta.core.errors import Unreadable


def parsed(text: str) -> Any:
    """Return the content of a file: JSON, or TOML like the template."""
    try:
        return codec.loads(text)
    except Unreadable:
        if text.lstrip().startswith("{"):
            raise
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise Unreadable("sheet-toml", problem=str(problem)) from None


def check_parts(sheet: Mapping[str, Any], known: Collection[str], faults: Faults) -> None:
    """Add a fault for every part that does not belong in such a sheet."""
    for part in sheet:
        if part not in known:
            faults.add(Unreadable("sheet-key", found=shown(part), known=list(known)))


def read_options(box: Box, sheet: Mapping[str, Any]) -> dict[str, str]:
    """Return the options of the table, in the form of a record's header."""
    options = sheet.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(text, str) for text in options.values()):
        raise Unreadable("sheet-options")
    return box.checked_options(options)
