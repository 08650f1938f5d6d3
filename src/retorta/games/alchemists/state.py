"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.agenda import State, Step
from retorta.core.words import Seat
from retorta.games.alchemists.options import Options

SEATS_MOST: Final = 4
"""Lists by area and seat are kept flat: ``area * SEATS_MOST + seat``."""
NOBODY: Final = -1
NOTHING: Final = -1

# The numbers of :class:`How`: a sale shows only its quality, the others the potion.
ON_STUDENT: Final = 0
ON_SELF: Final = 1
FOR_SALE: Final = 2
AT_EXHIBITION: Final = 3
WITH_CAP: Final = 4


@dataclass(init=False)
class Experiment:
    """Two ingredients were mixed. It never changes once written, so copies share it."""

    seat: Seat
    how: int
    first: int
    second: int
    """The ingredients: known to who mixed them only."""
    order: int
    """The potion that was ordered, for a sale."""
    shown: int
    """What everybody saw: the potion, or the quality of a sale."""
    looker: Seat
    """Who looked through the Periscope, or ``NOBODY``."""
    looked: int
    """The ingredient seen there, known to the looker only."""

    def __init__(
        self,
        seat: Seat,
        how: int,
        first: int,
        second: int,
        order: int,
        shown: int,
        looker: Seat,
        looked: int,
    ) -> None:
        self.seat = seat
        self.how = how
        self.first = first
        self.second = second
        self.order = order
        self.shown = shown
        self.looker = looker
        self.looked = looked


@dataclass(init=False)
class Answer:
    """7. What a debunking showed to everybody. It never changes once written.

    Apprentices: ``first`` has the sign of ``potion``. Masters: ``first`` and ``second`` give
    ``potion``, or they do not.
    """

    first: int
    second: int
    """``NOTHING`` when apprentices asked for one aspect."""
    potion: int
    """The potion claimed; for apprentices the one with the colour and sign that was shown."""
    yes: bool

    def __init__(self, first: int, second: int, potion: int, yes: bool) -> None:
        self.first = first
        self.second = second
        self.potion = potion
        self.yes = yes


@dataclass(init=False)
class Score:
    """10. How a player's final points come together."""

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

    def __init__(
        self,
        reputation: int,
        artifacts: int,
        grants: int,
        gold: int,
        seals: int,
        idol: int,
        coins: int,
    ) -> None:
        self.reputation = reputation
        self.artifacts = artifacts
        self.grants = grants
        self.gold = gold
        self.seals = seals
        self.idol = idol
        self.coins = coins

    def total(self) -> int:
        """Return the victory points."""
        return self.reputation + self.artifacts + self.grants + self.gold + self.seals + self.idol


@dataclass(init=False)
class Lab:
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
    artifacts: list[int]
    """In the order they were bought."""
    grants: list[int]
    results: int
    """A bit for each potion the player is known to be able to make."""
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
    harmed: int
    """A bit for each bad potion that already had its effect this round."""
    exhibited: int
    """A bit for each potion exhibited with success."""
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
        artifacts: list[int],
        grants: list[int],
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
        self.results = 0
        self.free = 0
        self.laid = 0
        self.unused = 0
        self.hospital = 0
        self.extra = 0
        self.waiting = 0
        self.harmed = 0
        self.exhibited = 0
        self.periscope_used = False
        self.boots_used = False
        self.marks = b"." * 64
        self.note = ""

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
        lab.results = self.results
        lab.free = self.free
        lab.laid = self.laid
        lab.unused = self.unused
        lab.hospital = self.hospital
        lab.extra = self.extra
        lab.waiting = self.waiting
        lab.harmed = self.harmed
        lab.exhibited = self.exhibited
        lab.periscope_used = self.periscope_used
        lab.boots_used = self.boots_used
        lab.marks = self.marks
        lab.note = self.note
        return lab


@dataclass(init=False)
class Alchemists(State):
    """A game of Alchemists between two decisions."""

    options: Options
    seats: int
    round: int
    """From 1; 0 before the first."""
    first: Seat
    """Who holds the start-player token."""
    formulas: list[int]
    """The secret of the game, which nobody knows: the formula of each ingredient."""
    labs: list[Lab]
    deck: list[int]
    """Ingredients, hidden, in no order: a card is chosen when drawn."""
    discard: list[int]
    """Ingredients laid away face down; ``kind + 8 * (seat + 1)``, where the seat knows the
    card, and nobody's (0) was seen by all."""
    row: list[int]
    """Face-up ingredients to gather."""
    favor_deck: list[int]
    """In no order."""
    favor_discard: list[int]
    """As ``discard``: played favors were seen by all, those laid away at the start by one."""
    on_sale: list[int]
    """Artifacts in the row."""
    to_come: list[list[int]]
    """The artifacts of the later levels, face up beside the board."""
    adventurer: int
    next_adventurer: int
    adventurers: list[int]
    """Not yet seen, the one removed included, in no order."""
    spaces: list[int]
    """The space of each seat's flask, ``NOTHING`` before it chooses and on the green space."""
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
    planned: list[int]
    """Actions by area and seat."""
    published_early: list[int]
    """Actions of the publishing area that each seat used at once after a debunking."""
    orders: list[Seat]
    """Who took each of the adventurer's three orders this round, or ``NOBODY``."""
    discounts: list[int]
    """The discount each seat turned over this round, or ``NOTHING``."""
    unwilling: bool
    """Whether the student drank something bad this round."""
    theories: list[int]
    """The formula published for each ingredient, or ``NOTHING``."""
    books: list[list[int]]
    """Seals on each ingredient's book, ``seat * 8 + seal``: the seat is seen, the seal not."""
    conflicts: list[int]
    """Pairs of theories marked as contradicting each other, by number of the pair."""
    grants: list[int]
    """Grants nobody has taken."""
    first_shown: list[Seat]
    """Who was first to exhibit each potion, or ``NOBODY``."""
    experiments: list[Experiment]
    answers: list[Answer]
    scores: list[Score]
    """Empty until the end."""

    def __init__(self, agenda: list[Step], options: Options, seats: int, first: Seat) -> None:
        self.agenda = agenda
        self.options = options
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
        self.adventurer = NOTHING
        self.next_adventurer = NOTHING
        self.adventurers = []
        self.spaces = []
        self.order = []
        self.paralysed = []
        self.frozen = []
        self.rows = []
        self.on_top = []
        self.planned = []
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

    def copy(self) -> Alchemists:
        agenda: list[Step] = [step.copy() for step in self.agenda]
        twin = Alchemists(agenda, self.options, self.seats, self.first)
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
        twin.planned = self.planned.copy()
        twin.published_early = self.published_early.copy()
        twin.orders = self.orders.copy()
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
