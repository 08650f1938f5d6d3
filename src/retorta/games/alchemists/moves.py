"""Everything a player can decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from retorta.core.words import Move
from retorta.games.alchemists.cards import (
    PAIRS,
    SPACE_PLAYERS,
    Area,
    Artifact,
    Colour,
    Favor,
    Formula,
    Grant,
    Ingredient,
    Potion,
    Quality,
    Seal,
)

DEAREST_GIFT: Final = 8
"""13. The Altar of Gold takes one to eight gold."""


@dataclass(frozen=True)
class Keep(Move):
    """2. Keep one of the two favors dealt, discard the other."""

    favor: Favor


@dataclass(frozen=True)
class TakeSpace(Move):
    """3.1 Put the flask on a space of the order track, counted from the top."""

    space: int


@dataclass(frozen=True)
class Plan(Move):
    """3.2 Lay cubes for one more action in an area."""

    area: Area


@dataclass(frozen=True)
class SendAssociate(Move):
    """14. Play an Associate: your cubes in this area move to the top row."""

    area: Area


@dataclass(frozen=True)
class PlayFavor(Move):
    """14. Play a favor at its moment."""

    favor: Favor


@dataclass(frozen=True)
class FinishPlanning(Move):
    """3.2 All cubes you want to lay are laid."""


@dataclass(frozen=True)
class Decline(Move):
    """3.3 Do without the action; its cubes go to the unused ones."""


@dataclass(frozen=True)
class Pass(Move):
    """Do without what is offered."""


@dataclass(frozen=True)
class Gather(Move):
    """4.1 Take a face-up ingredient from the row."""

    ingredient: Ingredient


@dataclass(frozen=True)
class GatherUnseen(Move):
    """4.1 Take the top card of the ingredient deck."""


@dataclass(frozen=True)
class Discard(Move):
    """Lay an ingredient from the hand on the discard, face down."""

    ingredient: Ingredient


@dataclass(frozen=True)
class Mix(Move):
    """4.4 Put two different ingredients from the hand into the cauldron."""

    first: Ingredient
    second: Ingredient


@dataclass(frozen=True)
class LayDiscount(Move):
    """5.3 Lay a discount card face down: gold off the price."""

    gold: int


@dataclass(frozen=True)
class TakeOrder(Move):
    """5.1 Undertake to make one of the three potions the adventurer wants."""

    slot: int


@dataclass(frozen=True)
class Guarantee(Move):
    """5.2 Promise a quality, and so a price."""

    quality: Quality


@dataclass(frozen=True)
class Buy(Move):
    """4.3 Buy an artifact from the row."""

    artifact: Artifact


@dataclass(frozen=True)
class Offer(Move):
    """13. Lay gold on the Altar of Gold."""

    gold: int


@dataclass(frozen=True)
class Publish(Move):
    """6.1 Publish a theory: this ingredient has this formula."""

    ingredient: Ingredient
    formula: Formula


@dataclass(frozen=True)
class Endorse(Move):
    """6.3 Put a seal on a theory that somebody else published."""

    ingredient: Ingredient


@dataclass(frozen=True)
class LaySeal(Move):
    """6.2 Choose the seal, which lies face down."""

    seal: Seal


@dataclass(frozen=True)
class TakeGrant(Move):
    """6.4 Take one of several grants you have a right to."""

    grant: Grant


@dataclass(frozen=True)
class Disprove(Move):
    """7.1 Apprentices: show the true sign of one aspect of a published ingredient."""

    ingredient: Ingredient
    colour: Colour


@dataclass(frozen=True)
class Propose(Move):
    """7.4 Masters: name two ingredients for a public experiment."""

    first: Ingredient
    second: Ingredient


@dataclass(frozen=True)
class Claim(Move):
    """Name a potion: what an experiment will show, or what you exhibit."""

    potion: Potion


@dataclass(frozen=True)
class Look(Move):
    """13. Use the Periscope."""


@dataclass(frozen=True)
class Hurry(Move):
    """13. Use the Boots of Speed: act once more here."""


@dataclass(frozen=True)
class GiveUpMortar(Move):
    """13. Set both ingredients aside for the Feather in Cap, Mortar or not."""


@dataclass(frozen=True)
class BecomeApprentice(Move):
    """11. From now on debunk, and go to conferences, as an apprentice."""


@dataclass(frozen=True)
class ExchangeSeal(Move):
    """14.1 Take your seal off a theory and lay another."""

    ingredient: Ingredient


@dataclass(frozen=True)
class ExchangeFormula(Move):
    """14.1 Correct a theory that bears your seal alone."""

    ingredient: Ingredient
    formula: Formula


KEEPS: Final[list[Move]] = [Keep(favor) for favor in Favor]
KEEPS_OF_THE_BOX: Final[list[Move]] = KEEPS[: Favor.PUBLISHER]
SPACES: Final[list[Move]] = [TakeSpace(space) for space in range(len(SPACE_PLAYERS))]
PLANS: Final[list[Move]] = [Plan(area) for area in Area if area != Area.CUSTODIAN]
"""The custodian's card is reached by playing it."""
PLAN_IN: Final[list[Move | None]] = [
    None if area == Area.CUSTODIAN else PLANS[area - (area > Area.CUSTODIAN)] for area in Area
]
"""The plan for each area, by area."""
ASSOCIATES: Final[list[Move]] = [SendAssociate(area) for area in Area if area != Area.CUSTODIAN]
FAVORS: Final[list[Move]] = [
    PlayFavor(favor)
    for favor in Favor
    if favor not in (Favor.HERBALIST, Favor.ASSOCIATE, Favor.PUBLISHER)
]
"""The Herbalist plays herself, and the Associate needs an area; the Publisher came later."""
PLAY_ASSISTANT: Final = FAVORS[0]
PLAY_CUSTODIAN: Final = FAVORS[1]
PLAY_BARMAID: Final = FAVORS[2]
PLAY_MERCHANT: Final = FAVORS[3]
PLAY_SHOPKEEPER: Final = FAVORS[4]
PLAY_SAGE: Final = FAVORS[5]
PLAY_PUBLISHER: Final[Move] = PlayFavor(Favor.PUBLISHER)
FINISH: Final[Move] = FinishPlanning()
DECLINE: Final[Move] = Decline()
PASS: Final[Move] = Pass()
GATHERS: Final[list[Move]] = [Gather(ingredient) for ingredient in Ingredient]
GATHER_UNSEEN: Final[Move] = GatherUnseen()
DISCARDS: Final[list[Move]] = [Discard(ingredient) for ingredient in Ingredient]
MIXES: Final[list[Move]] = [Mix(Ingredient(a), Ingredient(b)) for a, b in PAIRS]
DISCOUNTS: Final[list[Move]] = [LayDiscount(gold) for gold in range(4)]
ORDERS: Final[list[Move]] = [TakeOrder(slot) for slot in range(3)]
GUARANTEES: Final[list[Move]] = [Guarantee(quality) for quality in Quality]
PURCHASES: Final[list[Move]] = [Buy(artifact) for artifact in Artifact]
OFFERS: Final[list[Move]] = [Offer(gold) for gold in range(1, DEAREST_GIFT + 1)]
PUBLICATIONS: Final[list[list[Move]]] = [
    [Publish(ingredient, formula) for formula in Formula] for ingredient in Ingredient
]
ENDORSEMENTS: Final[list[Move]] = [Endorse(ingredient) for ingredient in Ingredient]
SEALS: Final[list[Move]] = [LaySeal(seal) for seal in Seal]
GRANTS: Final[list[Move]] = [TakeGrant(grant) for grant in Grant]
DISPROOFS: Final[list[list[Move]]] = [
    [Disprove(ingredient, colour) for colour in Colour] for ingredient in Ingredient
]
PROPOSALS: Final[list[Move]] = [Propose(Ingredient(a), Ingredient(b)) for a, b in PAIRS]
CLAIMS: Final[list[Move]] = [Claim(potion) for potion in Potion]
LOOK: Final[Move] = Look()
HURRY: Final[Move] = Hurry()
GIVE_UP_MORTAR: Final[Move] = GiveUpMortar()
BECOME_APPRENTICE: Final[Move] = BecomeApprentice()
SEAL_EXCHANGES: Final[list[Move]] = [ExchangeSeal(ingredient) for ingredient in Ingredient]
FORMULA_EXCHANGES: Final[list[list[Move]]] = [
    [ExchangeFormula(ingredient, formula) for formula in Formula] for ingredient in Ingredient
]

MOVES: Final[list[Move]] = [
    *KEEPS_OF_THE_BOX,
    *SPACES,
    *PLANS,
    *ASSOCIATES,
    *FAVORS,
    FINISH,
    DECLINE,
    PASS,
    *GATHERS,
    GATHER_UNSEEN,
    *DISCARDS,
    *MIXES,
    *DISCOUNTS,
    *ORDERS,
    *GUARANTEES,
    *PURCHASES,
    *OFFERS,
    *[move for moves in PUBLICATIONS for move in moves],
    *ENDORSEMENTS,
    *SEALS,
    *GRANTS,
    *[move for moves in DISPROOFS for move in moves],
    *PROPOSALS,
    *CLAIMS,
    LOOK,
    HURRY,
    GIVE_UP_MORTAR,
    BECOME_APPRENTICE,
    KEEPS[Favor.PUBLISHER],
    PLAY_PUBLISHER,
    *SEAL_EXCHANGES,
    *[move for moves in FORMULA_EXCHANGES for move in moves],
]
"""Every move of the game, made once. A learner's action is an index into it."""
