"""What each choice of Potion-Making brings, told before it is made; a module per section.

A turn uses no luck, so nothing here is a chance. All but the seat's hand lies open, so the rules
are asked about the table as the seat sees it.
"""

from __future__ import annotations

from typing import Final

from retorta.core.tells import Choice, Effect, Fact, TellsRoom, Told
from retorta.core.words import Move, Seat
from retorta.games.potion_making.cards import Card, Element, Kind, Recipe, Spell
from retorta.games.potion_making.moves import Build, Cast, PlayAsElement, PutBack
from retorta.games.potion_making.state import PotionMaking
from retorta.games.potion_making.tells import cabinet, recipes, spells, table
from retorta.games.potion_making.tells.following import following


def tell(choice: Choice) -> Told:
    """Return what the seat's moves bring, and what concerns its question."""
    state, seat = table.asked(choice), choice.seat
    afters = [table.after(state, seat, move) for move in choice.moves]
    moves = [
        _brought(state, seat, choice.question, move, after)
        for move, after in zip(choice.moves, afters, strict=True)
    ]
    if choice.chances:
        for told, later in zip(moves, following(state, seat, afters), strict=True):
            told.extend(later)
    for told, after in zip(moves, afters, strict=True):
        if not after.deck and not any(after.hands) and not table.cards_then(after, seat):
            told.append(Fact("ends-game"))
    return Told(_asked(state, seat, choice.question), moves)


def _brought(
    state: PotionMaking, seat: Seat, question: str, move: Move, after: PotionMaking
) -> list[Effect]:
    if isinstance(move, PlayAsElement):
        return cabinet.played_as_element(state, seat, move.card)
    if isinstance(move, Cast):
        return spells.cast(state, seat, move.card, after)
    if isinstance(move, PutBack):
        return cabinet.put_back(state, move.card)
    if isinstance(move, Build) or question == "choose-ingredient":
        return recipes.built(state, seat, after)
    return spells.worked(state, seat, spells.ASKED_BY[question], after)


def _asked(state: PotionMaking, seat: Seat, question: str) -> list[Effect]:
    """Return what concerns the question: the cards that are left, and what the hand can build."""
    cards = len(state.hands[seat])
    told: list[Effect] = []
    if question == "take-turn":
        told.append(Fact("cards-left", {"hand": cards, "deck": len(state.deck)}))
        told.extend(recipes.in_hand(state, seat))
    elif question == "choose-ingredient":
        told.extend(recipes.wanted(state))
    alone = table.is_alone(state, seat) and cards > (question == "take-turn")
    if alone:
        told.append(Fact("nobody-else", {"number": cards}))
    elif question != "take-turn" and table.goes_on(state, seat):
        told.append(Fact("play-on"))
    return told


WORDS: Final = {
    "card": Card,
    "cards": list[Card],
    "choices": int,
    "covers": list[Recipe | Spell],
    "deck": int,
    "earners": list[Seat],
    "earns": list[int],
    "element": Element,
    "elements": list[Element],
    "enough": list[bool],
    "hand": int,
    "height": int,
    "ingredient": Element | Recipe | Kind,
    "into": Card,
    "missing": list[Element | Recipe | Kind],
    "number": int,
    "owner": Seat,
    "serving": list[list[str]],
    "top": Recipe | Spell,
    "under": list[Card],
}
"""What the parts of facts are."""

ROOM: Final = TellsRoom(tell, WORDS)
