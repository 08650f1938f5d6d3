"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from retorta.core.agenda import State, Step
from retorta.core.pickled import Pickled, rebuilt, values
from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    Adventurer,
    Artifact,
    Favor,
    Formula,
    Grant,
    How,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.options import Options

NOTHING: Final = -1
"""Where bare numbers stand for things, as in facts: none."""


@dataclass(frozen=True)
class UsedIngredient(Pickled):
    """A card in the discard pile of ingredients."""

    kind: Ingredient
    seat: Seat | None
    """Who laid it there face down and knows it; ``None``: all saw it."""


@dataclass(frozen=True)
class UsedFavor(Pickled):
    """A card in the discard pile of favors."""

    kind: Favor
    seat: Seat | None
    """Who laid it there unseen at the start; ``None``: it was played, and all saw it."""


@dataclass(frozen=True)
class LaidSeal(Pickled):
    """A seal on a book: everybody sees whose it is, only the owner knows which kind."""

    seat: Seat
    kind: Seal


@dataclass(frozen=True)
class Experiment(Pickled):
    """Two ingredients were mixed."""

    seat: Seat
    how: How
    first: Ingredient
    second: Ingredient
    """The ingredients: known to who mixed them only."""
    order: Potion | None
    """The potion that was ordered, for a sale."""
    shown: Potion | Quality
    """What everybody saw: the potion, or the quality of a sale."""
    looker: Seat | None = None
    """Who looked through the Periscope."""
    looked: Ingredient | None = None
    """The ingredient seen there, known to the looker only."""


@dataclass(frozen=True)
class Answer(Pickled):
    """7. What a debunking showed to everybody.

    Apprentices: ``first`` has the sign of ``potion``. Masters: ``first`` and ``second`` give
    ``potion``, or they do not.
    """

    first: Ingredient
    second: Ingredient | None
    """``None`` when apprentices asked for one aspect."""
    potion: Potion
    """The potion claimed; for apprentices the one with the colour and sign that was shown."""
    yes: bool


@dataclass(frozen=True)
class Score(Pickled):
    """10. The breakdown of a player's final points."""

    reputation: int
    artifacts: int
    """The Magic Mirror included, the Wisdom Idol not."""
    grants: int
    gold: int
    """Points for gold, favors in hand included."""
    seals: int
    idol: int
    coins: int
    """Gold that made no point: it breaks a tie."""

    def total(self) -> int:
        """Return the victory points."""
        return self.reputation + self.artifacts + self.grants + self.gold + self.seals + self.idol


@dataclass(init=False)
class Lab(Pickled):
    """One player's laboratory: the open board and what is behind the screen."""

    gold: int
    reputation: int
    hand: list[int]
    """How many of each ingredient; hidden from the others."""
    shown: list[int]
    """How many of them everybody saw come into the hand, since the last card laid away
    unseen (``docs/rules/alchemists.md#rulings``, 4)."""
    favors: list[int]
    """How many of each favor; hidden from the others."""
    seals: list[int]
    """How many of each seal are left; hidden from the others."""
    lost: list[int]
    """Seals opened on debunked theories: out of the game, seen by all."""
    artifacts: list[Artifact]
    """In the order they were bought."""
    grants: list[Grant]
    results: list[Potion]
    """What the player is known to be able to make, in the order it was shown."""
    free: int
    """Cubes at hand."""
    laid: int
    """Cubes on the action areas."""
    unused: int
    """Cubes in the space of the unused ones."""
    hospital: int
    extra: int
    """Cubes that Assistants brought for this round."""
    waiting: int
    """Cubes that come only after the first round."""
    harmed: list[Potion]
    """Bad potions that already had their effect this round."""
    exhibited: list[Potion]
    """Potions exhibited with success."""
    set_aside: list[int]
    """Ingredients under the Feather in Cap, face down."""
    periscope_used: bool
    """In this round."""
    boots_used: bool
    """In this round."""
    marks: bytes
    """12. The player's own marks in the formula grid, one byte a cell; seen by nobody else."""
    note: str
    """12. What the player wrote beside the grid; seen by nobody else."""

    def __init__(
        self,
        gold: int,
        reputation: int,
        hand: list[int],
        shown: list[int],
        favors: list[int],
        seals: list[int],
        lost: list[int],
        artifacts: list[Artifact],
        grants: list[Grant],
        set_aside: list[int],
    ) -> None:
        self.gold = gold
        self.reputation = reputation
        self.hand = hand
        self.shown = shown
        self.favors = favors
        self.seals = seals
        self.lost = lost
        self.artifacts = artifacts
        self.grants = grants
        self.set_aside = set_aside
        self.results = []
        self.free = 0
        self.laid = 0
        self.unused = 0
        self.hospital = 0
        self.extra = 0
        self.waiting = 0
        self.harmed = []
        self.exhibited = []
        self.periscope_used = False
        self.boots_used = False
        self.marks = b"." * 64
        self.note = ""

    def __reduce__(self) -> tuple[Any, ...]:
        begun_with = (
            *(self.gold, self.reputation, self.hand, self.shown, self.favors, self.seals),
            *(self.lost, self.artifacts, self.grants, self.set_aside),
        )
        return rebuilt, (Lab, begun_with, values(self))

    def copy(self) -> Lab:
        lab = Lab(
            self.gold,
            self.reputation,
            self.hand.copy(),
            self.shown.copy(),
            self.favors.copy(),
            self.seals.copy(),
            self.lost.copy(),
            self.artifacts.copy(),
            self.grants.copy(),
            self.set_aside.copy(),
        )
        lab.results = self.results.copy()
        lab.free = self.free
        lab.laid = self.laid
        lab.unused = self.unused
        lab.hospital = self.hospital
        lab.extra = self.extra
        lab.waiting = self.waiting
        lab.harmed = self.harmed.copy()
        lab.exhibited = self.exhibited.copy()
        lab.periscope_used = self.periscope_used
        lab.boots_used = self.boots_used
        lab.marks = self.marks
        lab.note = self.note
        return lab


@dataclass(init=False)
class Alchemists(State):
    """A game of Alchemists between two decisions."""

    options: Options
    edition: int
    """The edition of the rules it is played by to its end; asked only where they differ."""
    seats: int
    round: int
    """From 1; 0 before the first."""
    first: Seat
    """Who holds the start-player token."""
    formulas: list[Formula]
    """The secret of the game, which nobody knows: the formula of each ingredient."""
    labs: list[Lab]
    deck: list[Ingredient]
    """Hidden, in no order: a card is chosen when drawn."""
    discard: list[UsedIngredient]
    row: list[Ingredient]
    """Face up, to be gathered."""
    favor_deck: list[Favor]
    """In no order."""
    favor_discard: list[UsedFavor]
    on_sale: list[Artifact]
    """Artifacts in the row."""
    to_come: list[list[Artifact]]
    """The artifacts of the later levels, face up beside the board."""
    adventurer: Adventurer | None
    next_adventurer: Adventurer | None
    adventurers: list[Adventurer]
    """Not yet seen, the one removed included, in no order."""
    spaces: list[int | None]
    """The space of each seat's flask, ``None`` before it chooses and on the green space."""
    order: list[Seat]
    """Who acts first, second ... this round, once the flasks stand."""
    paralysed: list[Seat]
    """Who drank Paralysis last round, in the order it happened."""
    frozen: list[Seat]
    """Who drank it this round."""
    rows: list[list[Seat]]
    """Whose cubes lie in each area, top row first."""
    on_top: list[int]
    """How many of an area's top rows belong to Associates."""
    planned: list[list[int]]
    """Actions by area and seat."""
    done: list[list[int]]
    """How many of them were carried out or declined, so that their cubes are back."""
    published_early: list[int]
    """Actions of the publishing area that each seat used at once after a debunking."""
    orders: list[list[Seat]]
    """Who took each of the adventurer's three orders this round: several, with Merchants."""
    discounts: list[int | None]
    """The discount each seat turned over this round."""
    unwilling: bool
    """Whether the student drank something bad this round."""
    theories: list[Formula | None]
    """The formula published for each ingredient."""
    books: list[list[LaidSeal]]
    """Seals on each ingredient's book."""
    conflicts: list[tuple[Ingredient, Ingredient]]
    """Pairs of ingredients whose theories are marked as contradicting each other."""
    grants: list[Grant]
    """Grants nobody has taken."""
    first_shown: list[Seat | None]
    """Who was first to exhibit each potion."""
    experiments: list[Experiment]
    answers: list[Answer]
    scores: list[Score]
    """Empty until the end."""

    def __init__(
        self, agenda: list[Step], options: Options, edition: int, seats: int, first: Seat
    ) -> None:
        self.agenda = agenda
        self.options = options
        self.edition = edition
        self.seats = seats
        self.round = 0
        self.first = first
        self.formulas = []
        self.labs = []
        self.deck = []
        self.discard = []
        self.row = []
        self.favor_deck = []
        self.favor_discard = []
        self.on_sale = []
        self.to_come = []
        self.adventurer = None
        self.next_adventurer = None
        self.adventurers = []
        self.spaces = []
        self.order = []
        self.paralysed = []
        self.frozen = []
        self.rows = []
        self.on_top = []
        self.planned = []
        self.done = []
        self.published_early = []
        self.orders = []
        self.discounts = []
        self.unwilling = False
        self.theories = []
        self.books = []
        self.conflicts = []
        self.grants = []
        self.first_shown = []
        self.experiments = []
        self.answers = []
        self.scores = []

    def __reduce__(self) -> tuple[Any, ...]:
        begun_with = (self.agenda, self.options, self.edition, self.seats, self.first)
        return rebuilt, (Alchemists, begun_with, values(self))

    def copy(self) -> Alchemists:
        agenda: list[Step] = [step.copy() for step in self.agenda]
        twin = Alchemists(agenda, self.options, self.edition, self.seats, self.first)
        twin.round = self.round
        twin.formulas = self.formulas.copy()
        twin.labs = [lab.copy() for lab in self.labs]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.row = self.row.copy()
        twin.favor_deck = self.favor_deck.copy()
        twin.favor_discard = self.favor_discard.copy()
        twin.on_sale = self.on_sale.copy()
        twin.to_come = self.to_come.copy()
        twin.adventurer = self.adventurer
        twin.next_adventurer = self.next_adventurer
        twin.adventurers = self.adventurers.copy()
        twin.spaces = self.spaces.copy()
        twin.order = self.order.copy()
        twin.paralysed = self.paralysed.copy()
        twin.frozen = self.frozen.copy()
        twin.rows = [row.copy() for row in self.rows]
        twin.on_top = self.on_top.copy()
        twin.planned = [actions.copy() for actions in self.planned]
        twin.done = [actions.copy() for actions in self.done]
        twin.published_early = self.published_early.copy()
        twin.orders = [sellers.copy() for sellers in self.orders]
        twin.discounts = self.discounts.copy()
        twin.unwilling = self.unwilling
        twin.theories = self.theories.copy()
        twin.books = [book.copy() for book in self.books]
        twin.conflicts = self.conflicts.copy()
        twin.grants = self.grants.copy()
        twin.first_shown = self.first_shown.copy()
        twin.experiments = self.experiments.copy()
        twin.answers = self.answers.copy()
        twin.scores = self.scores.copy()
        return twin
