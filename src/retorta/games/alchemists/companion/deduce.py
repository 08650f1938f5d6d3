"""What follows from facts about Alchemists, in one call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from retorta.games.alchemists.companion.deduction import Deduction
from retorta.games.alchemists.companion.facts_file import read_facts
from retorta.games.alchemists.worlds import Fact


def deduce(facts: Mapping[str, Any] | Iterable[Mapping[str, Any] | Fact]) -> Deduction:
    """Return what follows from *facts* about the ingredients of Alchemists.

    A fact is written as in the file of ``retorta alchemy deduce``; the content of such a file
    will do too. Raises :class:`Unreadable` with the number of a fact that is not well written,
    and :class:`Impossible` with those that cannot all be true.

    >>> from retorta import deduce
    >>> known = deduce([{"mix": ["mushroom", "toad"], "result": "healing"}])
    >>> known
    <Deduction from 1 fact: 5760 of 40320 worlds left>
    >>> known.experiments()[0].bits > 2
    True
    """
    if isinstance(facts, Mapping | str):  # a text is refused: it is no file's content
        return Deduction.of(read_facts(facts))
    return Deduction.of(facts)
