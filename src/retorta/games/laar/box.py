"""The box of Guilds of Laar: read it like the back of the real one."""

from __future__ import annotations

from collections.abc import Mapping

from retorta.core.box import Box, DataFile, Insights, Rooms, Rules, Views, Words
from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.laar.aids import printed_aids
from retorta.games.laar.build_views import own, public, recall
from retorta.games.laar.cards import CARDS_IN_THE_BOX, GEM, KINDS, MEMOS
from retorta.games.laar.data import cardboard
from retorta.games.laar.imagine import gems_hidden, imagine
from retorta.games.laar.lines import lines
from retorta.games.laar.moves import CATALOGUE
from retorta.games.laar.options import OPTIONS, RANDOM, checked
from retorta.games.laar.questions import SECTIONS
from retorta.games.laar.rules.end import outcome, totals
from retorta.games.laar.rules.set_up import lay_out
from retorta.games.laar.state import NOTHING, Laar
from retorta.games.laar.targets import targets
from retorta.games.laar.template import template
from retorta.games.laar.worth import open_points, worth


def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Laar:
    """2. Return the table before the first round."""
    memo = NOTHING if options["memo"] == RANDOM else MEMOS.index(options["memo"])
    return lay_out(seats, checked(options), cardboard(options["data"]), memo, dealer)


def census(state: Laar) -> list[list[int]]:
    """Return how many there are of each card and of each expert, wherever they lie."""
    cards = [*state.pile, *(card for card in state.goods if card != NOTHING)]
    for stacks in state.stacks:
        for stack in stacks:
            cards.extend(stack)
    experts = list(state.discard)
    for good, expert in zip(state.goods, state.assigned, strict=True):
        if good != NOTHING and expert != NOTHING:
            experts[expert] += 1
    for hand in state.hands:
        experts = [experts[kind] + hand[kind] for kind in range(KINDS)]
    return [[cards.count(card) for card in range(CARDS_IN_THE_BOX)], experts]


def secrets(state: Laar, seat: Seat) -> dict[str, object]:
    """Return what *seat* cannot know; a seat that remembers what was announced knows everything."""
    hidden: dict[str, object] = {}
    if state.options.remembered:
        return hidden
    for owner in range(state.seats):
        if owner != seat and gems_hidden(state) and state.stacks[owner][GEM]:
            hidden[f"gems of {owner}"] = sorted(state.stacks[owner][GEM])
        if owner != seat and state.options.experts_hidden:
            hidden[f"experts of {owner}"] = list(state.hands[owner])
    if state.options.experts_hidden:
        hidden["discard"] = list(state.discard)
    return hidden


BOX = Box(
    name="laar",
    edition=1,
    seats=(2, 4),
    minutes=45,
    weight=2,
    options=OPTIONS,
    package="retorta.games.laar",
    rules=Rules(set_up, CATALOGUE, totals, outcome),
    views=Views(public, own, imagine, secrets, census, recall),
    words=Words(lines, targets, SECTIONS),
    data_file=DataFile(printed_aids, template),
    insights=Insights(worth, open_points),
    is_reconstructed=True,
    rooms=Rooms(
        bots="retorta.games.laar.bots",
        companion="retorta.games.laar.companion",
        tensors="retorta.games.laar.tensors",
        tells="retorta.games.laar.tells",
    ),
)
