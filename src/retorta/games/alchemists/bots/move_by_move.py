"""What each move of Alchemists is worth by itself, in points.

So ``greedy``, the novice and the apprentice judge; those who plan a round as a whole have a
:class:`~retorta.games.alchemists.bots.decision.Decision` and its judges instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from retorta.core.box import View
from retorta.core.words import Move
from retorta.games.alchemists.board import spaces_of
from retorta.games.alchemists.bots.formula_chances import FormulaChances
from retorta.games.alchemists.bots.remaining_worlds import board_seen, disproof_by_claim
from retorta.games.alchemists.bots.resource_values import planned
from retorta.games.alchemists.cards import (
    ARTIFACT_POINTS,
    ARTIFACT_PRICE,
    PAIRS,
    PRICES,
    ROUNDS,
    SIGNS,
    WANTS,
    Area,
    Artifact,
    Favor,
    Formula,
    Ingredient,
    Potion,
    Quality,
    Seal,
)
from retorta.games.alchemists.moves import (
    BecomeApprentice,
    Buy,
    Claim,
    Discard,
    Disprove,
    Endorse,
    ExchangeFormula,
    Gather,
    GatherUnseen,
    GiveUpMortar,
    Guarantee,
    Hurry,
    Keep,
    LayDiscount,
    LaySeal,
    Look,
    Mix,
    Offer,
    Plan,
    PlayFavor,
    Propose,
    Publish,
    SendAssociate,
    TakeGrant,
    TakeOrder,
    TakeSpace,
)
from retorta.games.alchemists.rules.mixing import quality_of
from retorta.games.alchemists.state import NOTHING
from retorta.games.alchemists.views import OwnView, PlayerView, PublicView

BIT: Final = 0.9
"""What a bit of knowledge is worth, in points, early in the game."""
HARM: Final = 1.2
"""What a bad potion costs who drinks it."""
SURE: Final = 0.8
"""A theory this likely gets a star."""
LIKELY: Final = 0.6
"""A theory this likely, hedge included, is published."""
WRONG: Final = 0.05
"""A theory of one's own less likely than this is exchanged, where the Publisher helps."""
FAVORS_WORTH: Final = {
    Favor.ASSISTANT: 1.6,
    Favor.HERBALIST: 1.5,
    Favor.CUSTODIAN: 1.1,
    Favor.MERCHANT: 1.0,
    Favor.BARMAID: 1.0,
    Favor.SHOPKEEPER: 0.9,
    Favor.SAGE: 0.9,
    Favor.ASSOCIATE: 0.7,
    Favor.PUBLISHER: 0.3,
}
ARTIFACTS_WORTH: Final = {
    Artifact.PERISCOPE: 3.0,
    Artifact.MAGIC_MORTAR: 3.5,
    Artifact.DISCOUNT_CARD: 2.5,
    Artifact.BOOTS_OF_SPEED: 4.0,
    Artifact.PRINTING_PRESS: 4.0,
    Artifact.ROBE_OF_RESPECT: 5.0,
    Artifact.WITCHS_TRUNK: 4.5,
    Artifact.HYPNOTIC_AMULET: 4.0,
    Artifact.AMULET_OF_RHETORIC: 5.0,
    Artifact.SEAL_OF_AUTHORITY: 4.0,
    Artifact.THINKING_CAP: 3.0,
    Artifact.SILVER_CHALICE: 6.0,
    Artifact.ALTAR_OF_GOLD: 3.0,
    Artifact.FEATHER_IN_CAP: 2.5,
    Artifact.BRONZE_CUP: 4.0,
    Artifact.MAGIC_MIRROR: 3.5,
    Artifact.WISDOM_IDOL: 3.0,
    Artifact.CRYSTAL_CABINET: 4.0,
}
"""About what each is worth in points, effects counted in."""
GOLD: Final = 0.5
"""What a coin is worth in points while there is something to buy."""


def worths(view: View, formula_chances: FormulaChances, moves: list[Move]) -> list[float]:
    """Return what each of the moves is worth to the seat that looks."""
    judged = MoveByMove(view, formula_chances)
    return [judged.worth(move) for move in moves]


UNSPORTING: Final = 100.0
"""A bot plays by the level it was seated with: easier ones are for people."""


class MoveByMove:
    """One decision: what each move is worth to the seat that looks."""

    def __init__(self, view: View, formula_chances: FormulaChances) -> None:
        behind: OwnView = view.own
        self.view: PublicView = view.public
        self.seat = behind.seat
        self.formula_chances = formula_chances
        self.own: PlayerView = self.view.players[self.seat]
        """What everybody sees of the seat's laboratory."""
        self.hand = behind.hand
        self.favors = behind.favors
        self.seals = behind.seals
        self.question = self.view.task.question if self.view.task else ""
        self.board = board_seen(view)
        self.theories = self.board.theories
        self.sealed = self.board.sealed

    def worth(self, move: Move) -> float:
        """Return about how many points *move* is worth; doing without is worth nothing."""
        judge = JUDGES.get(type(move))
        return 0.0 if judge is None else judge(self, move)

    # Cards and the order track

    def keep(self, move: Keep) -> float:
        return FAVORS_WORTH[move.favor]

    def take_space(self, move: TakeSpace) -> float:
        space = spaces_of(self.view)[move.space]
        earlier = 0.15 * (len(self.view.players) - move.space / 2)
        cards = 1.2 * space.favors + space.ingredients
        return cards + GOLD * 2 * space.gold + earlier

    def become_apprentice(self, move: BecomeApprentice) -> float:
        return -UNSPORTING

    def card(self, ingredient: int) -> float:
        """Return what a card is worth: what it teaches together with the hand."""
        held = [other for other in set(self.hand) if other != ingredient]
        taught = max((self.formula_chances.bits(ingredient, other) for other in held), default=2.0)
        return 0.4 + 0.2 * taught - 0.1 * self.hand.count(Ingredient(ingredient))

    def gather(self, move: Gather) -> float:
        return 0.3 + self.card(move.ingredient)

    def gather_unseen(self, _move: GatherUnseen) -> float:
        return 0.3 + sum(self.card(kind) for kind in Ingredient) / len(Ingredient)

    def discard(self, move: Discard) -> float:
        spare = GOLD if self.question == "transmute" else 2.0
        return spare + 0.2 - self.card(move.ingredient) / 2

    # Planning

    def planned(self, area: Area) -> int:
        """Return how many actions the seat has planned in an area."""
        return planned(self.view, self.seat, area)

    def cards_left(self) -> int:
        """Return how many ingredients the plans so far will leave for more experiments."""
        mixing = (Area.CUSTODIAN, Area.SELL, Area.STUDENT, Area.DRINK, Area.EXHIBITION)
        used = 2 * sum(self.planned(area) for area in mixing) + self.planned(Area.TRANSMUTE)
        return len(self.hand) + self.planned(Area.FORAGE) - used

    def plan(self, move: Plan) -> float:
        planned = self.planned(move.area)
        return PLANS[move.area](self, planned) - 0.3 * planned

    def plan_forage(self, planned: int) -> float:
        return 1.3 - 0.2 * self.cards_left()

    def plan_transmute(self, _planned: int) -> float:
        spare = self.cards_left() - (2 if self.view.round < ROUNDS else 0)
        return 0.6 if self.own.gold < 2 and spare > 0 else 0.05

    def plan_sale(self, _planned: int) -> float:
        if self.view.adventurer is None or self.cards_left() < 2:
            return 0.0
        wants = WANTS[self.view.adventurer]
        return max((self.sale(potion)[0] for potion in wants), default=0.0) * 1.1

    def plan_buy(self, _planned: int) -> float:
        worths = [self.buy(Buy(artifact)) for artifact in self.view.on_sale]
        return max(worths, default=0.0)

    def plan_debunk(self, planned: int) -> float:
        revised = self.revision() if Favor.PUBLISHER in self.favors and not planned else 0.0
        return max(0.0, 3 * self.best_disproof() - 1.2, revised)

    def plan_publish(self, planned: int) -> float:
        if self.own.gold < planned + 1 and Artifact.PRINTING_PRESS not in self.own.artifacts:
            return 0.0
        worths = sorted(
            (
                self.theory(ingredient, formula)
                for ingredient in Ingredient
                for formula in Formula
                if self.theories[ingredient] == NOTHING and formula not in self.theories
            ),
            reverse=True,
        )
        endorsed = [self.endorse(Endorse(kind)) for kind in Ingredient if self.may_endorse(kind)]
        worths = sorted([*worths, *endorsed], reverse=True)
        return worths[planned] if planned < len(worths) else 0.0

    def plan_test(self, planned: int) -> float:
        if self.cards_left() < 2:
            return 0.0
        return max((self.experiment_worth(a, b) for a, b in self.pairs()), default=0.0)

    def plan_drink(self, planned: int) -> float:
        return self.plan_test(planned) - 0.35

    def plan_exhibition(self, planned: int) -> float:
        sure = [
            potion
            for potion in range(6)
            if max((self.formula_chances.potions(a, b)[potion] for a, b in self.pairs()), default=0)
            > SURE
        ]
        return 1.5 if len(sure) > planned and self.cards_left() > 1 else 0.1

    def send_associate(self, move: SendAssociate) -> float:
        return 0.05 if move.area in (Area.BUY, Area.PUBLISH, Area.SELL) else -0.1

    def play_favor(self, move: PlayFavor) -> float:
        if move.favor == Favor.CUSTODIAN:
            return self.plan_drink(0) - 0.2
        if move.favor == Favor.MERCHANT:
            return 0.01
        if move.favor == Favor.PUBLISHER:
            return self.revision()
        return 0.4 if move.favor != Favor.BARMAID else 6.0

    # Mixing

    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs of different ingredients in hand."""
        return [(a, b) for a, b in PAIRS if a in self.hand and b in self.hand]

    def experiment_worth(self, first: int, second: int) -> float:
        """Return what is learnt by an experiment; knowledge is worth less near the end."""
        return BIT * self.formula_chances.bits(first, second) * (1.1 - self.view.round / 8)

    def mix(self, move: Mix) -> float:
        chances = self.formula_chances.potions(move.first, move.second)
        task = self.view.task
        assert task is not None
        if self.question == "brew-for-sale" and task.potion is not None:
            assert task.quality is not None
            return self.takings(chances, task.potion, task.quality)
        if self.question == "brew-for-exhibition" and task.potion is not None:
            return chances[task.potion]
        taught = self.experiment_worth(move.first, move.second) + 0.05
        if self.question == "drink-potion":
            return taught - HARM * (chances[1] + chances[3] + chances[5]) / 3
        return taught

    def takings(self, chances: list[float], order: Potion, guaranteed: int) -> float:
        """Return gold and reputation to expect from a sale, as points."""
        price = PRICES[guaranteed] - self.discount()
        worth = 0.0
        for potion, chance in zip(Potion, chances, strict=True):
            quality = quality_of(potion, order)
            worth += chance * (GOLD * price if quality <= guaranteed else 0)
            worth -= chance * (1 if quality >= Quality.NEUTRAL else 0)
        return worth

    def discount(self) -> int:
        return self.view.discounts[self.seat] or 0

    def sale(self, order: Potion) -> tuple[float, int]:
        """Return the best sale of an order: its worth and the guarantee to give."""
        best = (-9.0, int(Quality.WRONG_SIGN))
        for first, second in self.pairs():
            chances = self.formula_chances.potions(first, second)
            for quality in Quality:
                best = max(best, (self.takings(chances, order, quality), int(quality)))
        return best

    def take_order(self, move: TakeOrder) -> float:
        assert self.view.adventurer is not None
        return self.sale(WANTS[self.view.adventurer][move.slot])[0] + 0.1

    def guarantee(self, move: Guarantee) -> float:
        assert self.view.task is not None
        assert self.view.task.potion is not None
        order = self.view.task.potion
        chances = [self.formula_chances.potions(first, second) for first, second in self.pairs()]
        return max(self.takings(chance, order, move.quality) for chance in chances)

    def lay_discount(self, move: LayDiscount) -> float:
        return 0.5 - abs(move.gold - 1) / 4

    # Artifacts and grants

    def gladly(self, _move: Move) -> float:
        return 0.5

    def buy(self, move: Buy) -> float:
        price = ARTIFACT_PRICE[move.artifact]
        if price > self.own.gold:
            return 0.0
        late = 0.0
        if ARTIFACT_POINTS[move.artifact] < 3 and self.view.round < ROUNDS:
            late = 0.3 * ((self.view.round - 1) % 3)
        return ARTIFACTS_WORTH[move.artifact] - GOLD * price - late

    def offer(self, move: Offer) -> float:
        return float(move.gold)

    # Theories

    def theory(self, ingredient: int, formula: int) -> float:
        """Return what a theory is worth with the seal that fits it best."""
        right = self.formula_chances.formulas(ingredient)[formula]
        return max(self.with_seal(ingredient, formula, right, seal)[0] for seal in Seal)

    def with_seal(
        self, ingredient: int, formula: int, right: float, seal: int
    ) -> tuple[float, int]:
        if not self.seals[seal]:
            return -9.0, seal
        needed = 0.8 if self.view.round in (2, 3, 5) and len(self.sealed) < 2 else 0.0
        if seal <= Seal.SILVER:
            points = 5 if seal == Seal.GOLD else 3
            worth = right * points - (1 - right) * 5 if right >= SURE else -9.0
            # Gold is kept for what is certain.
            worth -= 3 if seal == Seal.GOLD and right < 0.97 else 0
            return 1 + needed + worth, seal
        safe = self.formula_chances.hedged(ingredient, formula, seal - 2)
        if safe < LIKELY - needed / 5:
            return -9.0, seal
        return 1 + needed - (1 - safe) * 4, seal

    def publish(self, move: Publish) -> float:
        return self.theory(move.ingredient, move.formula) + 0.05

    def revision(self) -> float:
        """Return what the Publisher can make of a theory of one's own that is known to be wrong."""
        found = [
            self.theory(ingredient, formula)
            for ingredient in self.sealed
            if len(self.view.books[ingredient].owners) == 1
            and not self.view.books[ingredient].in_conflict
            and self.formula_chances.formulas(ingredient)[self.theories[ingredient]] < WRONG
            for formula in Formula
            if formula not in self.theories
        ]
        return max(found, default=-1.0)

    def exchange_formula(self, move: ExchangeFormula) -> float:
        return self.theory(move.ingredient, move.formula)

    def may_endorse(self, ingredient: int) -> bool:
        book = self.view.books[ingredient]
        return (
            book.formula is not None
            and ingredient not in self.sealed
            and not book.in_conflict
            and len(book.owners) < 3
            and self.own.gold > len(book.owners)
        )

    def endorse(self, move: Endorse) -> float:
        formula = self.theories[move.ingredient]
        paid = 1 + len(self.view.books[move.ingredient].owners)
        return self.theory(move.ingredient, formula) - 1 - GOLD * (paid - 1) / 2

    def lay_seal(self, move: LaySeal) -> float:
        task = self.view.task
        assert task is not None
        assert task.formula is not None
        ingredient = task.ingredients[0]
        right = self.formula_chances.formulas(ingredient)[task.formula]
        return self.with_seal(ingredient, task.formula, right, move.seal)[0]

    # Debunking

    def best_disproof(self) -> float:
        """Return the best chance to debunk somebody else's theory."""
        if self.own.debunks_as:
            return max(
                disproof_by_claim(self.formula_chances, self.board, a, b, potion)
                for a, b in PAIRS
                for potion in range(7)
            )
        return max(
            (
                self.wrong(ingredient, colour)
                for ingredient in Ingredient
                for colour in range(3)
                if self.theories[ingredient] != NOTHING
            ),
            default=0.0,
        )

    def wrong(self, ingredient: int, colour: int) -> float:
        """Return the chance that another's theory has the wrong sign there."""
        if ingredient in self.sealed:
            return 0.0
        sign = SIGNS[self.theories[ingredient]][colour]
        return self.formula_chances.sign(ingredient, colour, 1 - sign)

    def disprove(self, move: Disprove) -> float:
        return 3 * self.wrong(move.ingredient, move.colour) - 1.2

    def propose(self, move: Propose) -> float:
        chances = [
            disproof_by_claim(self.formula_chances, self.board, move.first, move.second, potion)
            for potion in range(7)
        ]
        return 3 * max(chances) - 1.2

    def claim(self, move: Claim) -> float:
        task = self.view.task
        assert task is not None
        if self.question == "claim-result":
            first, second = task.ingredients
            return disproof_by_claim(self.formula_chances, self.board, first, second, move.potion)
        chance = max(self.formula_chances.potions(a, b)[move.potion] for a, b in self.pairs())
        first_shown = self.view.first_shown[move.potion] is None
        both = any(potion == move.potion ^ 1 for potion in self.own.exhibited)
        return chance * (0.4 + first_shown + 2 * both) - (1 - chance)


JUDGES: Final[dict[type[Move], Callable[[Any, Any], float]]] = {
    Keep: MoveByMove.keep,
    TakeSpace: MoveByMove.take_space,
    BecomeApprentice: MoveByMove.become_apprentice,
    Gather: MoveByMove.gather,
    GatherUnseen: MoveByMove.gather_unseen,
    Discard: MoveByMove.discard,
    Plan: MoveByMove.plan,
    SendAssociate: MoveByMove.send_associate,
    PlayFavor: MoveByMove.play_favor,
    Mix: MoveByMove.mix,
    TakeOrder: MoveByMove.take_order,
    Guarantee: MoveByMove.guarantee,
    LayDiscount: MoveByMove.lay_discount,
    Buy: MoveByMove.buy,
    Offer: MoveByMove.offer,
    Publish: MoveByMove.publish,
    Endorse: MoveByMove.endorse,
    LaySeal: MoveByMove.lay_seal,
    ExchangeFormula: MoveByMove.exchange_formula,
    Disprove: MoveByMove.disprove,
    Propose: MoveByMove.propose,
    Claim: MoveByMove.claim,
    TakeGrant: MoveByMove.gladly,
    Look: MoveByMove.gladly,
    Hurry: MoveByMove.gladly,
    GiveUpMortar: MoveByMove.gladly,
}
"""Whatever is not named here (to decline, to pass, to finish) is worth nothing."""
PLANS: Final[dict[Area, Callable[[MoveByMove, int], float]]] = {
    Area.FORAGE: MoveByMove.plan_forage,
    Area.TRANSMUTE: MoveByMove.plan_transmute,
    Area.SELL: MoveByMove.plan_sale,
    Area.BUY: MoveByMove.plan_buy,
    Area.DEBUNK: MoveByMove.plan_debunk,
    Area.PUBLISH: MoveByMove.plan_publish,
    Area.STUDENT: MoveByMove.plan_test,
    Area.DRINK: MoveByMove.plan_drink,
    Area.EXHIBITION: MoveByMove.plan_exhibition,
}
