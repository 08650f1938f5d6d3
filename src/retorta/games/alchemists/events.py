"""Everything that can be seen to happen at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from retorta.core.words import Event, Seat
from retorta.games.alchemists.cards import (
    Adventurer,
    Area,
    Artifact,
    Colour,
    Favor,
    Formula,
    Grant,
    How,
    Ingredient,
    Potion,
    Quality,
    Seal,
)


@dataclass(frozen=True)
class FavorKept(Event):
    """A player chose one of the two favors of the set-up; only they know which."""

    seat: Seat
    favor: Favor | None

    def seen_by(self, seat: Seat | None) -> FavorKept:
        return self if seat == self.seat else replace(self, favor=None)


@dataclass(frozen=True)
class RoundBegun(Event):
    """A new row of ingredients lies there, and perhaps an adventurer is in town."""

    reveals: ClassVar[bool] = True

    round: int
    first: Seat
    adventurer: Adventurer | None
    row: list[Ingredient]


@dataclass(frozen=True)
class SpaceTaken(Event):
    """A flask stands on the order track."""

    seat: Seat
    space: int


@dataclass(frozen=True)
class LevelLowered(Event):
    """A player goes on as an apprentice."""

    seat: Seat


@dataclass(frozen=True)
class GreenSpaceKept(Event):
    """A paralysed player does not choose: the flask stays on the green space."""

    seat: Seat


@dataclass(frozen=True)
class IngredientsDrawn(Event):
    """Cards came from the deck; only who drew them sees which."""

    reveals: ClassVar[bool] = True

    seat: Seat
    number: int
    ingredients: list[Ingredient] | None

    def seen_by(self, seat: Seat | None) -> IngredientsDrawn:
        return self if seat == self.seat else replace(self, ingredients=None)


@dataclass(frozen=True)
class FavorsDrawn(Event):
    """Favors came from the deck; only who drew them sees which."""

    reveals: ClassVar[bool] = True

    seat: Seat
    number: int
    favors: list[Favor] | None

    def seen_by(self, seat: Seat | None) -> FavorsDrawn:
        return self if seat == self.seat else replace(self, favors=None)


@dataclass(frozen=True)
class FavorPlayed(Event):
    """A favor is played, the Herbalist at once when she comes."""

    reveals: ClassVar[bool] = True

    seat: Seat
    favor: Favor


@dataclass(frozen=True)
class AssociateSent(Event):
    """An Associate brings a player's cubes to the top row of an area."""

    reveals: ClassVar[bool] = True

    seat: Seat
    area: Area


@dataclass(frozen=True)
class IngredientDiscarded(Event):
    """A card is laid away face down."""

    seat: Seat
    ingredient: Ingredient | None

    def seen_by(self, seat: Seat | None) -> IngredientDiscarded:
        return self if seat == self.seat else replace(self, ingredient=None)


@dataclass(frozen=True)
class ActionPlanned(Event):
    """Cubes lie in an area."""

    seat: Seat
    area: Area
    cubes: int


@dataclass(frozen=True)
class PlanningFinished(Event):
    """A player has no more cubes to lay, or wants to lay no more."""

    seat: Seat
    unused: int


@dataclass(frozen=True)
class ActionDeclined(Event):
    """A player declines an action."""

    seat: Seat
    area: Area
    cubes: int


@dataclass(frozen=True)
class IngredientGathered(Event):
    """A card is taken from the row."""

    seat: Seat
    ingredient: Ingredient


@dataclass(frozen=True)
class IngredientTransmuted(Event):
    """An ingredient became gold."""

    seat: Seat
    ingredient: Ingredient | None
    gold: int

    def seen_by(self, seat: Seat | None) -> IngredientTransmuted:
        return self if seat == self.seat else replace(self, ingredient=None)


@dataclass(frozen=True)
class DiscountLaid(Event):
    """A discount card lies face down."""

    seat: Seat


@dataclass(frozen=True)
class DiscountsTurned(Event):
    """The discount cards are open, and the order of the sellers is fixed."""

    reveals: ClassVar[bool] = True

    sellers: list[Seat]
    gold: list[int]
    """The discount of each of them."""


@dataclass(frozen=True)
class OrderTaken(Event):
    """A seller undertakes to make a potion."""

    seat: Seat
    potion: Potion


@dataclass(frozen=True)
class QualityGuaranteed(Event):
    """A seller promises a quality."""

    seat: Seat
    quality: Quality
    price: int


@dataclass(frozen=True)
class PotionSold(Event):
    """A potion is sold: everybody sees its quality, only the seller knows what was in it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    order: Potion
    quality: Quality
    gold: int
    first: Ingredient | None
    second: Ingredient | None

    def seen_by(self, seat: Seat | None) -> PotionSold:
        return self if seat == self.seat else replace(self, first=None, second=None)


@dataclass(frozen=True)
class PotionTested(Event):
    """A potion is tested: everybody sees which one, only the tester knows what was in it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    how: How
    potion: Potion
    first: Ingredient | None
    second: Ingredient | None

    def seen_by(self, seat: Seat | None) -> PotionTested:
        return self if seat == self.seat else replace(self, first=None, second=None)


@dataclass(frozen=True)
class PotionExhibited(Event):
    """A potion is exhibited: everybody sees which one, only the maker knows what was in it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    claimed: Potion
    potion: Potion
    first: Ingredient | None
    second: Ingredient | None

    def seen_by(self, seat: Seat | None) -> PotionExhibited:
        return self if seat == self.seat else replace(self, first=None, second=None)


@dataclass(frozen=True)
class StudentUnwilling(Event):
    """The student will not drink for nothing any more."""


@dataclass(frozen=True)
class PotionHarmed(Event):
    """A bad potion affects the player who drank it."""

    seat: Seat
    potion: Potion


@dataclass(frozen=True)
class IngredientSeen(Event):
    """The Periscope shows one of the ingredients to its owner."""

    reveals: ClassVar[bool] = True

    seat: Seat
    owner: Seat
    ingredient: Ingredient | None

    def seen_by(self, seat: Seat | None) -> IngredientSeen:
        return self if seat == self.seat else replace(self, ingredient=None)


@dataclass(frozen=True)
class MortarUsed(Event):
    """Only one ingredient is discarded, and the other goes back to the hand."""

    reveals: ClassVar[bool] = True

    seat: Seat
    kept: Ingredient | None

    def seen_by(self, seat: Seat | None) -> MortarUsed:
        return self if seat == self.seat else replace(self, kept=None)


@dataclass(frozen=True)
class MortarGivenUp(Event):
    """Both ingredients stay under the Feather in Cap."""

    seat: Seat


@dataclass(frozen=True)
class ReputationChanged(Event):
    """A flask moves on the reputation track, zone and artifacts counted in."""

    seat: Seat
    change: int
    reputation: int


@dataclass(frozen=True)
class ArtifactBought(Event):
    """An artifact changes hands."""

    seat: Seat
    artifact: Artifact
    price: int


@dataclass(frozen=True)
class GoldOffered(Event):
    """Gold lies on the Altar."""

    seat: Seat
    gold: int


@dataclass(frozen=True)
class BootsUsed(Event):
    """A player acts once more in an area."""

    seat: Seat
    area: Area


@dataclass(frozen=True)
class TheoryPublished(Event):
    """A formula token and a seal lie on a book; the seal is face down."""

    seat: Seat
    ingredient: Ingredient
    formula: Formula
    seal: Seal | None

    def seen_by(self, seat: Seat | None) -> TheoryPublished:
        return self if seat == self.seat else replace(self, seal=None)


@dataclass(frozen=True)
class TheoryEndorsed(Event):
    """One more seal lies on a book, face down."""

    seat: Seat
    ingredient: Ingredient
    gold: int
    """Paid in all, to the bank and to the colleagues."""
    seal: Seal | None

    def seen_by(self, seat: Seat | None) -> TheoryEndorsed:
        return self if seat == self.seat else replace(self, seal=None)


@dataclass(frozen=True)
class GrantTaken(Event):
    """A grant pays two gold."""

    seat: Seat
    grant: Grant


@dataclass(frozen=True)
class AspectShown(Event):
    """An apprentice's debunking shows the true sign of an aspect."""

    reveals: ClassVar[bool] = True

    seat: Seat
    ingredient: Ingredient
    colour: Colour
    plus: bool


@dataclass(frozen=True)
class ClaimAnswered(Event):
    """A master's experiment is answered with yes or no."""

    reveals: ClassVar[bool] = True

    seat: Seat
    first: Ingredient
    second: Ingredient
    potion: Potion
    yes: bool


@dataclass(frozen=True)
class TheoryDebunked(Event):
    """A theory falls, and its seals are opened."""

    reveals: ClassVar[bool] = True

    seat: Seat
    ingredient: Ingredient
    formula: Formula
    colour: Colour
    owners: list[Seat]
    seals: list[Seal]


@dataclass(frozen=True)
class ConflictShown(Event):
    """Two theories cannot both be right, and are marked."""

    seat: Seat
    first: Ingredient
    second: Ingredient


@dataclass(frozen=True)
class DebunkingFailed(Event):
    """Nothing was disproved."""

    seat: Seat


@dataclass(frozen=True)
class TheoryRevised(Event):
    """A theory has another formula now."""

    seat: Seat
    ingredient: Ingredient
    formula: Formula


@dataclass(frozen=True)
class SealExchanged(Event):
    """A seal was taken off a theory and another laid; only its owner knows which."""

    seat: Seat
    ingredient: Ingredient
    seal: Seal | None

    def seen_by(self, seat: Seat | None) -> SealExchanged:
        return self if seat == self.seat else replace(self, seal=None)


@dataclass(frozen=True)
class ConferenceHeld(Event):
    """The alchemists compare their theories."""

    number: int
    seals: list[int]
    """Seals of each seat that count."""


@dataclass(frozen=True)
class ArtifactsReplaced(Event):
    """New artifacts are on sale."""

    artifacts: list[Artifact]


@dataclass(frozen=True)
class TopAlchemists(Event):
    """Most seals on the theory board."""

    seats: list[Seat]


@dataclass(frozen=True)
class TruthRevealed(Event):
    """The formula of each ingredient, in the order of the grid."""

    reveals: ClassVar[bool] = True

    formulas: list[Formula]


@dataclass(frozen=True)
class TheoryChecked(Event):
    """A theory is compared with the truth, and its seals are opened."""

    reveals: ClassVar[bool] = True

    ingredient: Ingredient
    formula: Formula
    right: bool
    owners: list[Seat]
    seals: list[Seal]


@dataclass(frozen=True)
class LabCounted(Event):
    """A player's points are added up."""

    reveals: ClassVar[bool] = True

    seat: Seat
    reputation: int
    artifacts: int
    grants: int
    gold: int
    seals: int
    idol: int
    coins: int
    favors: list[Favor]
    """What was still in hand, each worth two gold."""
    set_aside: list[Ingredient]
    """What lay under the Feather in Cap."""


@dataclass(frozen=True)
class GameEnded(Event):
    """The points are counted."""

    points: list[int]
    winners: list[Seat]
