"""What one seat sees, as data; ``looks.py`` builds it."""

from __future__ import annotations

from msgspec import Struct

from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
    FORMULAS,
    Adventurer,
    Area,
    Artifact,
    Favor,
    Formula,
    Grant,
    How,
    Ingredient,
    Level,
    Potion,
    Quality,
    Seal,
)


class PlayerView(Struct, frozen=True):
    """One player's laboratory."""

    gold: int
    reputation: int
    cards: int
    """Ingredients in hand."""
    hand: list[Ingredient] | None
    """``None`` when the hand is somebody else's."""
    seen: list[Ingredient] | None
    """Of another's hand, what was seen to come into it; ``None`` unless remembered."""
    favors: int
    favor_cards: list[Favor] | None
    seals: list[int] | None
    """How many of each seal are left: gold, silver, red, green, blue."""
    lost: list[Seal]
    artifacts: list[Artifact]
    grants: list[Grant]
    results: list[Potion]
    """What the player is known to be able to make."""
    free: int
    unused: int
    hospital: int
    exhibited: list[Potion]
    set_aside: int
    """Cards under the Feather in Cap."""
    set_aside_cards: list[Ingredient] | None
    periscope_used: bool
    boots_used: bool
    debunks_as: Level
    confers_as: Level


class AreaView(Struct, frozen=True):
    """Cubes in an action area, top row first."""

    area: Area
    seats: list[Seat]
    actions: list[int]


class BookView(Struct, frozen=True):
    """The book of one ingredient on the theory board."""

    formula: Formula | None
    owners: list[Seat]
    seals: list[Seal | None]
    """``None`` where it is somebody else's and lies face down."""
    in_conflict: bool


class ExperimentView(Struct, frozen=True):
    """Something that was mixed, as the seat saw it."""

    seat: Seat
    how: How
    potion: Potion | None
    order: Potion | None
    quality: Quality | None
    ingredients: list[Ingredient]
    """Both when they were one's own, one that the Periscope showed, none otherwise."""


class FactView(Struct, frozen=True):
    """An entry of the result triangle, or about one ingredient alone."""

    ingredients: list[Ingredient]
    potions: list[Potion]
    """What they may give; of one ingredient, what it can have a part in."""


class GrantView(Struct, frozen=True):
    """A grant nobody has taken."""

    grant: Grant
    ingredients: list[Ingredient]
    points: int


class TaskView(Struct, frozen=True):
    """What is being decided, as far as the seat may know."""

    question: str
    potion: Potion | None
    """Ordered, or promised to the exhibition."""
    quality: Quality | None
    """Guaranteed."""
    ingredients: list[Ingredient]
    """Spoken of; those in the cauldron only to their owner."""
    formula: Formula | None
    favor: Favor | None
    """The favor one chose to keep."""
    discount: int | None
    """The discount one laid."""
    area: Area | None
    """Where the Boots of Speed would act once more."""


class ScoreView(Struct, frozen=True):
    """10. How a player's final points came together."""

    reputation: int
    artifacts: int
    grants: int
    gold: int
    seals: int
    idol: int
    coins: int
    total: int


class AlchemistsView(Struct, frozen=True):
    """Everything one seat may look at; a bystander has no seat."""

    seat: Seat | None
    asked: list[Seat]
    round: int
    first: Seat
    spaces: list[int | None]
    order: list[Seat]
    paralysed: list[Seat]
    frozen: list[Seat]
    players: list[PlayerView]
    areas: list[AreaView]
    row: list[Ingredient]
    deck: int
    discard: int
    discarded: list[Ingredient] | None
    """What is known to lie in the discard; ``None`` unless remembered."""
    favor_deck: int
    favor_discard: list[Favor]
    """Those played; some more may lie there unseen."""
    on_sale: list[Artifact]
    to_come: list[list[Artifact]]
    adventurer: Adventurer | None
    next_adventurer: Adventurer | None
    orders: list[Seat | None]
    discounts: list[int | None]
    unwilling: bool
    books: list[BookView]
    conflicts: list[list[Ingredient]]
    grants: list[GrantView]
    conference: list[list[int]]
    """The next one: change of reputation by number of seals, for apprentices and masters."""
    first_shown: list[Seat | None]
    experiments: list[ExperimentView]
    facts: list[FactView]
    grid: str
    """The formula grid as the table fills it: eight cells for each ingredient."""
    marks: str | None
    """The player's own marks in it."""
    note: str | None
    task: TaskView | None
    formulas: list[Formula] | None
    """The truth, when the game is over."""
    scores: list[ScoreView]


def formula_cells(grid: str, ingredient: Ingredient) -> str:
    """Return the eight cells of one ingredient in a grid."""
    return grid[ingredient * FORMULAS : (ingredient + 1) * FORMULAS]
