"""The box of Potion-Making: read it like the back of the real one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from retorta.core.box import Box, DataFile, Insights, Rooms, Rules, Sources, Views, Words
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer
from retorta.core.rooms import loaded
from retorta.core.words import Seat
from retorta.games.potion_making.build_views import own, public, recall
from retorta.games.potion_making.cards import Card
from retorta.games.potion_making.imagine import hidden_cards, imagine
from retorta.games.potion_making.lines import lines
from retorta.games.potion_making.moves import MOVES
from retorta.games.potion_making.options import OPTIONS
from retorta.games.potion_making.printed import printed_cards
from retorta.games.potion_making.questions import SECTIONS
from retorta.games.potion_making.rules.end import outcome
from retorta.games.potion_making.rules.set_up import lay_out
from retorta.games.potion_making.state import PotionMaking
from retorta.games.potion_making.targets import targets

EDITION: Final = 2
"""Who destroys a recipe may keep none of its cards."""


def set_up(
    seats: int, options: Mapping[str, str], dealer: Dealer, edition: int = EDITION
) -> PotionMaking:
    """2. Return the table before the first turn."""
    return lay_out(edition, seats, dealer)


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


def sources(state: PotionMaking, seat: Seat) -> dict[str, Sources]:
    """Return what the recipes in the hand of *seat* need, as its tells have it."""
    found: dict[str, Sources] = loaded(f"{BOX.rooms.tells}.recipes:sources")(BOX.view(state, seat))
    return found


BOX = Box(
    name="potion-making",
    edition=EDITION,
    seats=(2, 6),
    minutes=40,
    weight=2,
    options=OPTIONS,
    package="retorta.games.potion_making",
    rules=Rules(set_up, Catalogue(MOVES), points, outcome, earlier={1: partial(set_up, edition=1)}),
    views=Views(public, own, imagine, secrets, census, recall),
    words=Words(lines, targets, SECTIONS),
    data_file=DataFile(printed_cards),
    insights=Insights(open_points=points, sources=sources),
    rooms=Rooms(
        bots="retorta.games.potion_making.bots",
        companion="retorta.games.potion_making.companion",
        tensors="retorta.games.potion_making.tensors",
        tells="retorta.games.potion_making.tells",
    ),
)
