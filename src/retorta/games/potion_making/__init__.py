"""Potion-Making: Practice, by S. Machin: elements in a shared cabinet, elixirs out of them."""

from __future__ import annotations

from collections.abc import Mapping

from retorta.core.box import Box
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.potion_making.cards import Card
from retorta.games.potion_making.imagine import hidden_cards, imagine
from retorta.games.potion_making.lines import lines
from retorta.games.potion_making.moves import MOVES
from retorta.games.potion_making.rules.end import outcome
from retorta.games.potion_making.rules.set_up import lay_out
from retorta.games.potion_making.sources import sources
from retorta.games.potion_making.state import PotionMaking
from retorta.games.potion_making.targets import targets
from retorta.games.potion_making.views import recall, view


def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> PotionMaking:
    """2. Return the table before the first turn."""
    return lay_out(seats, dealer)


def points(state: PotionMaking) -> list[int]:
    """Return the points scored so far."""
    return list(state.totals)


def census(state: PotionMaking) -> list[int]:
    """Return how many of each card there are, wherever they lie."""
    lying = [*state.deck, *state.apart, *state.returning]
    for pile in (*state.hands, *state.stacks):
        lying.extend(pile)
    for row in state.built:
        for built in row:
            lying.extend([built.card, *built.under])
    return [lying.count(card) for card in Card]


def secrets(state: PotionMaking, seat: Seat) -> dict[str, object]:
    """Return what *seat* cannot know: the deck, and what others hold and never showed."""
    hidden: dict[str, object] = {
        f"hand of {owner}": hidden_cards(state, owner)
        for owner in range(state.seats)
        if owner != seat
    }
    if state.deck:
        hidden["deck"] = sorted(state.deck)
    return hidden


BOX = Box(
    name="potion-making",
    edition=1,
    seats=(2, 6),
    options=(),
    set_up=set_up,
    view=view,
    recall=recall,
    imagine=imagine,
    points=points,
    outcome=outcome,
    catalogue=Catalogue(MOVES),
    census=census,
    secrets=secrets,
    lines=lines,
    targets=targets,
    sources=sources,
    minutes=40,
    weight=2,
)
