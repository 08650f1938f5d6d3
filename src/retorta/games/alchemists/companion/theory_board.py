"""The theories on a real board, rebuilt from what was noted, in the order of the notes.

Advice, looking back and the page that adds facts all use this board. The game's rules (sections
7.1 and 7.4) decide which theories fall. The board itself belongs to the companion: at a real table
there is no state of the game, only somebody's notes, which may be incomplete.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from retorta.games.alchemists.cards import Colour, Formula, Ingredient, Seal, colour_of
from retorta.games.alchemists.companion import names
from retorta.games.alchemists.rules.debunking import signs_differ
from retorta.games.alchemists.rules.master import disproved

ME: Final = "me"
"""The name in a fact for the owner of the notebook."""

Entry = dict[str, Any]
"""A fact as written; it was already checked when it was read."""


@dataclass
class Said:
    """A seal that somebody laid on a theory, when publishing or endorsing it."""

    number: int
    """The number of the fact about it, counted from one."""
    ingredient: Ingredient
    formula: Formula
    by: str
    round: int | None
    agreed: bool
    seal: Seal | None
    taken: frozenset[Formula]
    """The formulas of other theories on the board."""
    fell: Colour | None = None
    """The colour by which the theory was debunked later."""


class TheoryBoard:
    """What is on the board after everything that was noted."""

    def __init__(self) -> None:
        self.theories: list[Formula | None] = [None] * len(Ingredient)
        """By ingredient, as in the game's own state."""
        self.said: list[Said] = []
        """Every theory and endorsement, in order."""
        self._noted = 0
        self._books: dict[Ingredient, list[Said]] = {}
        """The seals on the last theory about an ingredient, whether it stands or fell."""

    @classmethod
    def of(cls, entries: Sequence[Entry]) -> TheoryBoard:
        """Return the board after all these facts."""
        board = cls()
        for entry in entries:
            board.note(entry)
        return board

    @property
    def published(self) -> dict[Ingredient, Formula]:
        """The theories that are published."""
        return {one: formula for one in Ingredient if (formula := self.theories[one]) is not None}

    @property
    def books(self) -> dict[Ingredient, Formula | None]:
        """The theory about each ingredient, if there is one."""
        return dict(zip(Ingredient, self.theories, strict=True))

    @property
    def to_turn_up(self) -> dict[Ingredient, list[str]]:
        """The seals that were revealed when a theory fell, but whose kind nobody noted."""
        fallen = [one for one in Ingredient if self.theories[one] is None]
        books = {one: self._books.get(one, []) if one in fallen else [] for one in Ingredient}
        return {one: [said.by for said in book if said.seal is None] for one, book in books.items()}

    def seals_on(self, ingredient: Ingredient) -> list[Said]:
        """Return the seals on a theory that stands."""
        return [] if self.theories[ingredient] is None else self._books[ingredient]

    def note(self, entry: Entry) -> None:
        """Apply one more fact."""
        self._noted += 1
        if "published" in entry:
            self._publish(names.read_ingredient(entry["published"]), entry, ME)
        elif "theory" in entry:
            self._publish(names.read_ingredient(entry["theory"]), entry, "")
        elif "sealed" in entry:
            self._seal(names.read_ingredient(entry["sealed"]), entry)
        elif entry.get("weight", 1) == 1:
            # An uncertain fact was not shown to everybody.
            self._debunk(entry)

    def _publish(self, ingredient: Ingredient, entry: Entry, author: str) -> None:
        """6.1 A formula token goes on the book; there is one of each formula.

        If it was on another book, that theory fell without being noted. If another token was on
        this book, the theory was revised (14.1), or fell without being noted.
        """
        formula = names.read_formula(entry["formula"])
        if self.theories[ingredient] is not formula:
            self._books[ingredient] = []
        for other in Ingredient:
            if self.theories[other] is formula and other is not ingredient:
                self.theories[other] = None
                del self._books[other]
        self.theories[ingredient] = formula
        self._lay(ingredient, formula, entry, entry.get("by", author))

    def _seal(self, ingredient: Ingredient, entry: Entry) -> None:
        """6.2 One more seal; if its owner already has one there, that one was turned up.

        A seal on a theory that nobody noted means nothing, and nobody endorses a fallen one.
        """
        by, seal = entry.get("by", ""), _seal_in(entry)
        for said in self._books.get(ingredient, []):
            if said.by == by:
                said.seal = said.seal if seal is None else seal
                return
        formula = self.theories[ingredient]
        if formula is not None:
            self._lay(ingredient, formula, entry, by)

    def _lay(self, ingredient: Ingredient, formula: Formula, entry: Entry, by: str) -> None:
        others = frozenset(each for one, each in self.published.items() if one is not ingredient)
        agreed = "sealed" in entry
        seal, round = _seal_in(entry), entry.get("round")
        said = Said(self._noted, ingredient, formula, by, round, agreed, seal, others)
        self.said.append(said)
        self._books[ingredient].append(said)

    def _debunk(self, entry: Entry) -> None:
        """7. Apply a fact that everybody saw and that makes theories fall; most facts do not."""
        if "aspect" in entry:
            one, colour = names.read_ingredient(entry["aspect"]), names.read_colour(entry["colour"])
            if signs_differ(self.theories[one], colour, names.read_sign(entry["sign"])):
                self._fall(one, colour)
        elif "mix" in entry and "result" in entry and entry.get("all", False):
            # All see both ingredients only of a master's claim that was answered yes.
            potion = names.read_potion(entry["result"])
            first, second = names.read_pair(*entry["mix"])
            for one in disproved(self.theories, first, second, potion, True):
                self._fall(one, colour_of(potion))

    def _fall(self, ingredient: Ingredient, colour: Colour) -> None:
        """7.2 The theory leaves the board, and its seals are opened."""
        self.theories[ingredient] = None
        for said in self._books[ingredient]:
            said.fell = colour


def _seal_in(entry: Entry) -> Seal | None:
    return names.read_seal(entry["seal"]) if "seal" in entry else None
