"""The table as a seat sees it, laid out again so that the rules can be asked about it."""

from __future__ import annotations

from typing import Any, Final

from retorta.core.agenda import Step
from retorta.core.box import View
from retorta.core.dealer import SeededDealer
from retorta.core.tells import Choice
from retorta.core.words import Move, Seat
from retorta.games.potion_making.box import EDITION
from retorta.games.potion_making.cards import ELEMENT_COUNT, ELEMENTS, NOTHING, Face
from retorta.games.potion_making.rules.cabinet import is_there
from retorta.games.potion_making.rules.destruction import ChooseWhatToDestroy, ChooseWhatToKeep
from retorta.games.potion_making.rules.knowledge import ChooseWhatToLearn
from retorta.games.potion_making.rules.recipes import ChooseIngredient
from retorta.games.potion_making.rules.returning import ReturnCards
from retorta.games.potion_making.rules.transformation import (
    ChooseWhatToTransform,
    ChooseWhatToTurnInto,
)
from retorta.games.potion_making.rules.turn import TakeTurn
from retorta.games.potion_making.state import Built, PotionMaking

BLANK: Final = NOTHING
"""A card that the seat cannot see. The rules never look at one before its owner plays it."""
SILENT: Final = SeededDealer(0, listening=False)
"""Within a turn nothing is drawn, so this dealer is never asked for luck."""


def asked(choice: Choice) -> PotionMaking:
    """Return the table of *choice* with its question."""
    public = choice.view.public
    state = laid_out(choice.view)
    if public.plays_on:
        state.agenda.append(TakeTurn())
    state.agenda.append(_step(choice))
    return state


def laid_out(whole: View) -> PotionMaking:
    """Return the table that a seat sees, with blanks for what is hidden, and no question."""
    view, own = whole.public, whole.own
    stacks: list[list[Face]] = [[] for _ in range(ELEMENT_COUNT)]
    for stack in view.stacks:
        stacks[stack.element] = faces(stack.cards)
    hands = [[BLANK] * player.cards for player in view.players]
    hands[own.seat] = faces(own.hand)
    return PotionMaking(
        agenda=[],
        edition=EDITION,
        seats=len(view.players),
        active=view.active,
        hands=hands,
        shown=[[] for _ in view.players],
        deck=[BLANK] * view.deck,
        stacks=stacks,
        apart=faces(view.apart),
        built=[[Built(int(b.card), faces(b.under)) for b in each.built] for each in view.players],
        returning=faces(view.returning),
        totals=[player.points for player in view.players],
        from_elements=[player.sources.elements for player in view.players],
        from_halves=[player.sources.halves for player in view.players],
    )


def after(state: PotionMaking, seat: Seat, move: Move) -> PotionMaking:
    """Return the table after a legal *move*, before anything else is answered."""
    changed = state.copy()
    changed.agenda[-1].take(changed, seat, move, SILENT)
    return changed


def question(state: PotionMaking) -> Step | None:
    """Return the step that asks or waits on the table; ``None`` once the turn is over."""
    return state.agenda[-1] if state.agenda else None


def goes_on(state: PotionMaking, seat: Seat) -> bool:
    """Whether the seat plays another card before anybody else decides."""
    if not cards_then(state, seat):
        return False
    return any(isinstance(step, TakeTurn) for step in state.agenda) or is_alone(state, seat)


def is_alone(state: PotionMaking, seat: Seat) -> bool:
    """3. Whether all others are passed over: they hold no card and can draw none."""
    if state.deck:
        return False
    return not any(hand for owner, hand in enumerate(state.hands) if owner != seat)


def cards_then(state: PotionMaking, seat: Seat) -> int:
    """Return how many cards the seat holds, with one that Knowledge is about to take."""
    return len(state.hands[seat]) + isinstance(question(state), ChooseWhatToLearn)


def elements_there(state: PotionMaking) -> set[int]:
    """Return the elements of the cabinet, with those of cards that wait to be put back."""
    there = {element for element in range(ELEMENT_COUNT) if is_there(state, element)}
    for face in state.returning:
        there.update(ELEMENTS[face])
    return there


def faces(cards: list[Any]) -> list[Face]:
    """Return cards by their numbers, as the rules hold them."""
    return [int(card) for card in cards]


def _step(choice: Choice) -> Step:
    """Return the step that asks the question."""
    view = choice.view.public
    if choice.question == "choose-ingredient":
        recipe = view.players[view.active].built[view.about_place]
        helpers = list(view.helpers)
        return ChooseIngredient(int(recipe.card), len(recipe.under), list(choice.moves), helpers)
    if choice.question == "choose-what-to-keep":
        return ChooseWhatToKeep(view.about_place)
    if choice.question == "choose-what-to-turn-into":
        return ChooseWhatToTurnInto(view.about_place)
    return _SIMPLE[choice.question]()


_SIMPLE: Final[dict[str, type[Step]]] = {
    "take-turn": TakeTurn,
    "choose-what-to-learn": ChooseWhatToLearn,
    "choose-what-to-destroy": ChooseWhatToDestroy,
    "choose-what-to-transform": ChooseWhatToTransform,
    "return-cards": ReturnCards,
}
"""The steps that need nothing but the table."""
