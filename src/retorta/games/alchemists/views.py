"""What everybody sees, and what one seat sees in addition, named field by field."""

from __future__ import annotations

from msgspec import Struct

from retorta.core.words import Seat
from retorta.games.alchemists.cards import (
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
    """One player's laboratory, as everybody sees it."""

    gold: int
    reputation: int
    cards: int
    """Ingredients in hand."""
    seen: list[Ingredient] | None
    """What was seen to come into the hand; ``None`` unless remembered."""
    favors: int
    favor_cards: list[Favor] | None
    """``None`` until the game is over."""
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
    """``None`` until the game is over."""
    periscope_used: bool
    boots_used: bool
    debunks_as: Level
    confers_as: Level


class AreaView(Struct, frozen=True):
    """Cubes in an action area, top row first: of actions still to be carried out."""

    area: Area
    seats: list[Seat]
    actions: list[int]


class BookView(Struct, frozen=True):
    """The book of one ingredient on the theory board."""

    formula: Formula | None
    owners: list[Seat]
    seals: list[Seal] | None
    """Which they are; ``None`` while they lie face down, until the game is over."""
    in_conflict: bool


class ExperimentView(Struct, frozen=True):
    """Something that was mixed, as everybody saw it."""

    seat: Seat
    how: How
    potion: Potion | None
    order: Potion | None
    quality: Quality | None


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
    """What is being decided, as far as everybody knows."""

    question: str
    potion: Potion | None
    """Ordered, or promised to the exhibition."""
    quality: Quality | None
    """Guaranteed."""
    ingredients: list[Ingredient]
    """Spoken of."""
    formula: Formula | None
    area: Area | None
    """Where the Boots of Speed would act once more."""
    cubes: int
    """Cubes of the action under way; 0 with the Boots of Speed."""
    favors: list[Favor]
    """Played for it."""
    bonus: int
    """Gold that Merchants bring to a sale, whatever is sold."""
    harmed: list[Potion]
    """Bad potions that already had their effect this round on the one who drinks."""


class ScoreView(Struct, frozen=True):
    """10. The breakdown of a player's final points."""

    reputation: int
    artifacts: int
    grants: int
    gold: int
    seals: int
    idol: int
    coins: int
    total: int


class SpaceView(Struct, frozen=True):
    """A space of the order track, as the table's own file has it."""

    players: int
    """Fewest players who may choose it."""
    gold: int
    """What it brings: negative where it costs."""
    favors: int
    ingredients: int


class CorrectedView(Struct, frozen=True):
    """What the table's own file changed of the board; all other changes show where they count."""

    spaces: list[SpaceView]
    """The order track, top first."""
    green_favors: int
    """What the green space of the paralysed brings."""
    green_ingredients: int
    debunk: list[int]
    """Cubes for each action of debunking at this table."""
    faces: list[int]
    """Smiling faces on the discount cards."""


class PublicView(Struct, frozen=True):
    """Everything that lies open, the same for all."""

    deciders: list[Seat]
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
    """What everybody saw being discarded; ``None`` unless remembered."""
    favor_deck: int
    favor_discard: list[Favor]
    """Those played; some more may lie there unseen."""
    on_sale: list[Artifact]
    to_come: list[list[Artifact]]
    adventurer: Adventurer | None
    next_adventurer: Adventurer | None
    orders: list[list[Seat]]
    """Who took each of the three; several, with Merchants."""
    blocked: list[bool]
    """Which of them nobody can take any more without a Merchant."""
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
    """What debunkings showed to everybody."""
    task: TaskView | None
    formulas: list[Formula] | None
    """The truth, when the game is over."""
    scores: list[ScoreView]
    corrected: CorrectedView | None
    """``None`` where the board is as it is printed here."""


class MixtureView(Struct, frozen=True):
    """What a seat knows about the ingredients of an experiment."""

    experiment: int
    """Its place among the experiments."""
    ingredients: list[Ingredient]
    """Both of one's own, or the one that the Periscope showed."""


class OwnTaskView(Struct, frozen=True):
    """What only the seat knows about the decision under way."""

    favor: Favor | None
    """The favor that the seat chose to keep."""
    discount: int | None
    """The discount that the seat laid."""
    ingredients: list[Ingredient]
    """Already tried with the Thinking Cap, or given back by the Magic Mortar."""


class OwnView(Struct, frozen=True):
    """What one seat alone may look at: what is behind its screen."""

    seat: Seat
    hand: list[Ingredient]
    favors: list[Favor]
    seals: list[int]
    """How many of each seal are left: gold, silver, red, green, blue."""
    laid_seals: list[Seal | None]
    """One's own seal on the book of each ingredient."""
    set_aside: list[Ingredient]
    """Under the Feather in Cap."""
    prices: list[int]
    """What each artifact on sale would cost now, after discounts."""
    laid_away: list[Ingredient]
    """What one laid on the discard, face down, since it was last shuffled."""
    mixtures: list[MixtureView]
    facts: list[FactView]
    """What follows from them; what everybody knows is among the public ones."""
    grid: str
    """The formula grid as the table fills it, public facts included: eight cells for each
    ingredient."""
    marks: str
    """The player's own marks in it."""
    note: str
    task: OwnTaskView | None
