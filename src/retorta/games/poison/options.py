"""What a table agrees on before the first card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from retorta.core.box import Option
from retorta.core.errors import BadOption

OPTIONS: Final = (
    Option("rulebook", ("russian", "polish"), "russian"),
    Option("hand", ("whole", "five"), "whole"),
    Option("taken", ("closed", "open"), "closed"),
)


@dataclass(frozen=True)
class Options:
    """The options of one table, checked."""

    polish: bool
    """Play by the Polish rulebook; otherwise by the Russian one."""
    five_cards: bool
    """Hold five cards and draw; otherwise the whole deck is dealt out."""
    taken_open: bool
    """Taken piles may be looked at by everybody; otherwise only their height is seen."""


def checked(given: Mapping[str, str]) -> Options:
    """Return the options of a table; the five-card hand is a variant of the Polish rulebook."""
    options = Options(
        polish=given["rulebook"] == "polish",
        five_cards=given["hand"] == "five",
        taken_open=given["taken"] == "open",
    )
    if options.five_cards and not options.polish:
        raise BadOption("poison-five-cards")
    return options
