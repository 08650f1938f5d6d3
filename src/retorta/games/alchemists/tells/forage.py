"""4.1 Forage, 4.2 transmute, and 14. the Herbalist."""

from __future__ import annotations

from retorta.core.tells import Change, Effect, Fact, Told
from retorta.games.alchemists.cards import Favor, Ingredient
from retorta.games.alchemists.moves import Decline, Discard, Gather, GatherUnseen, PlayFavor
from retorta.games.alchemists.rules.transmute import GOLD_FOR_INGREDIENT
from retorta.games.alchemists.tells.seen import Seen


def forage(seen: Seen) -> Told:
    """4.1 A card that all see, or one from the deck."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Gather):
            held = Fact("held", {"number": seen.hand[move.ingredient]})
            moves.append([*seen.change("ingredients", 1), held, Fact("all-see-card")])
        elif isinstance(move, GatherUnseen):
            moves.append([*seen.change("ingredients", 1), Fact("unseen-card")])
        else:
            moves.append(seen.declined())
    return Told([], moves)


def transmute(seen: Seen) -> Told:
    """4.2 Gold for an ingredient; 14. a Sage brings one more."""
    sages = seen.played(Favor.SAGE)
    moves: list[list[Effect]] = []
    for move in seen.moves:
        if isinstance(move, Discard):
            gold = GOLD_FOR_INGREDIENT + sages
            moves.append([*seen.change("gold", gold), *_away(seen, move.ingredient)])
        elif isinstance(move, PlayFavor):
            least, most = sages + 1, sages + seen.holds(Favor.SAGE)
            moves.append(
                [
                    *seen.change("gold", GOLD_FOR_INGREDIENT + least, GOLD_FOR_INGREDIENT + most),
                    *seen.change("ingredients", -1),
                    Change("favors", seen.seat, -1, -1),
                ]
            )
        else:
            assert isinstance(move, Decline)
            moves.append(seen.declined())
    return Told([], moves)


def herbalist(seen: Seen) -> Told:
    """14. She takes two cards of the hand."""
    moves: list[list[Effect]] = []
    for move in seen.moves:
        assert isinstance(move, Discard)
        moves.append(_away(seen, move.ingredient))
    return Told([], moves)


def _away(seen: Seen, ingredient: Ingredient) -> list[Effect]:
    left = Fact("left", {"number": seen.hand[ingredient] - 1})
    return [*seen.change("ingredients", -1), left]
