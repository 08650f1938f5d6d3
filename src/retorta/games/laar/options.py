"""What a table agrees on before the first round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from retorta.core.box import Option
from retorta.core.pickled import Pickled
from retorta.games.laar.cards import MEMOS

RANDOM: Final = "random"

OPTIONS: Final = (
    Option("variant", ("basic", "open", "closed"), "basic"),
    Option("memo", (RANDOM, *MEMOS), RANDOM),
    Option("memory", ("aid", "none"), "aid", is_about_bots=True),
    Option("data", (), "", is_file=True),
)


@dataclass(frozen=True)
class Options(Pickled):
    """The options of one table that its rules ask for."""

    gems_open: bool
    """6. More open: gems lie open like all other goods."""
    experts_hidden: bool
    """6. More closed: experts are held in hand, and their discard lies face down."""
    remembered: bool
    """Whether bots remember what was once public; see ``docs/rules/laar.md#rulings``, 11."""


def checked(given: Mapping[str, str]) -> Options:
    """Return the options of a table."""
    return Options(
        gems_open=given["variant"] == "open",
        experts_hidden=given["variant"] == "closed",
        remembered=given["memory"] == "aid",
    )
