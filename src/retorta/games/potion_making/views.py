"""What one seat sees, named field by field."""

from __future__ import annotations

from msgspec import Struct

from retorta.core.door import deciders
from retorta.core.words import Seat
from retorta.games.potion_making.cards import Card, Element, Face
from retorta.games.potion_making.rules.destruction import ChooseWhatToKeep
from retorta.games.potion_making.rules.recipes import ChooseIngredient
from retorta.games.potion_making.rules.transformation import ChooseWhatToTurnInto
from retorta.games.potion_making.state import PotionMaking


class StackView(Struct, frozen=True):
    """A stack of the cabinet."""

    element: Element
    cards: list[Card]
    """The top card last."""


class BuiltView(Struct, frozen=True):
    """A built recipe."""

    card: Card
    under: list[Card]
    """Its ingredient cards; anybody may look them up."""


class PlayerView(Struct, frozen=True):
    """One player's side of the table."""

    cards: int
    """How many are in hand."""
    hand: list[Card] | None
    """``None`` when the hand is somebody else's."""
    shown: list[Card] | None
    """What of the hand was taken openly; ``None`` unless the seat forgets nothing."""
    built: list[BuiltView]
    points: int


class PotionMakingView(Struct, frozen=True):
    """Everything one seat may look at; a bystander has no seat."""

    seat: Seat | None
    asked: list[Seat]
    active: Seat
    about: Card | None
    """The built recipe that the question is about, if it is about one."""
    players: list[PlayerView]
    stacks: list[StackView]
    """The cabinet of elements; only stacks that hold a card."""
    apart: list[Card]
    """The triple cards of the cabinet."""
    returning: list[Card]
    """Cards on their way back into the cabinet."""
    deck: int


def view(state: PotionMaking, seat: Seat | None) -> PotionMakingView:
    """Return what *seat* sees; ``None`` stands for a bystander."""
    return _view(state, seat, forgets=True)


def recall(state: PotionMaking, seat: Seat | None) -> PotionMakingView:
    """Return what *seat* knows if it remembers every card that was taken openly."""
    return _view(state, seat, forgets=False)


def _view(state: PotionMaking, seat: Seat | None, forgets: bool) -> PotionMakingView:
    return PotionMakingView(
        seat=seat,
        asked=deciders(state),
        active=state.active,
        about=_about(state),
        players=[
            PlayerView(
                cards=len(state.hands[owner]),
                hand=_cards(state.hands[owner]) if owner == seat else None,
                shown=None if forgets else _cards(state.shown[owner]),
                built=[BuiltView(Card(b.card), _cards(b.under)) for b in state.built[owner]],
                points=state.totals[owner],
            )
            for owner in range(state.seats)
        ],
        stacks=[
            StackView(element, _cards(state.stacks[element]))
            for element in Element
            if state.stacks[element]
        ],
        apart=_cards(state.apart),
        returning=_cards(state.returning),
        deck=len(state.deck),
    )


def _cards(faces: list[Face]) -> list[Card]:
    return [Card(face) for face in faces]


def _about(state: PotionMaking) -> Card | None:
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ChooseIngredient):
        return Card(step.card)
    if isinstance(step, ChooseWhatToKeep | ChooseWhatToTurnInto):
        return Card(state.built[state.active][step.place].card)
    return None
