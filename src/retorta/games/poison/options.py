"""What a table agrees on before the first card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from retorta.core.box import Option
from retorta.core.errors import BadOption
from retorta.core.pickled import Pickled

THREE_PLAYERS: Final = 3
OPTIONS: Final = (
    Option("rulebook", ("russian", "polish"), "russian", by_language={"pl": "polish"}),
    Option("hand", ("whole", "five"), "whole", needs={"five": ("rulebook", "polish")}),
    Option("taken", ("closed", "open"), "closed", is_about_looking=True),
    Option(
        "aside",
        ("twelve", "five", "none"),
        "twelve",
        seats=(THREE_PLAYERS,),
        beside=("hand", "five"),
    ),
)
SET_ASIDE: Final = {"twelve": 12, "five": 5, "none": 0}
"""Readings of the five-card variant with three players: ``docs/rulings.md``, 3."""


@dataclass(frozen=True)
class Options(Pickled):
    """The options of one table, checked."""

    polish: bool
    """Play by the Polish rulebook; otherwise by the Russian one."""
    five_cards: bool
    """Hold five cards and draw; otherwise the whole deck is dealt out."""
    taken_open: bool
    """Taken piles may be looked at by everybody; otherwise only their height is seen."""
    set_aside: int
    """Cards nobody gets in a round of three players with five cards each."""


def checked(given: Mapping[str, str], seats: int) -> Options:
    """Return the options of a table; the five-card hand is a variant of the Polish rulebook."""
    options = Options(
        polish=given["rulebook"] == "polish",
        five_cards=given["hand"] == "five",
        taken_open=given["taken"] == "open",
        set_aside=SET_ASIDE[given["aside"]],
    )
    if options.five_cards and not options.polish:
        raise BadOption("poison-five-cards")
    if given["aside"] != "twelve" and not (options.five_cards and seats == THREE_PLAYERS):
        raise BadOption("poison-aside")
    return options
