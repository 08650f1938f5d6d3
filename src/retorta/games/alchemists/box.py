"""The box of Alchemists: read it like the back of the real one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from retorta.core.box import Box, DataFile, Insights, Notebook, Rooms, Rules, Views, Words
from retorta.core.catalogue import Catalogue
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.alchemists.build_views import own, public, recall
from retorta.games.alchemists.cards import Favor, Ingredient, Seal
from retorta.games.alchemists.imagine import imagine
from retorta.games.alchemists.lines import lines
from retorta.games.alchemists.moves import MOVES
from retorta.games.alchemists.notebook import Mark, Note, jot, read_jotting
from retorta.games.alchemists.options import OPTIONS, checked
from retorta.games.alchemists.printed import printed_board
from retorta.games.alchemists.questions import SECTIONS
from retorta.games.alchemists.rules.end_of_round import Rounds
from retorta.games.alchemists.rules.scoring import outcome
from retorta.games.alchemists.rules.set_up import KeepFavors, lay_out
from retorta.games.alchemists.state import Alchemists
from retorta.games.alchemists.targets import targets
from retorta.games.alchemists.template import template

EDITION: Final = 2
"""Two Shopkeepers are played together; the grants of a cleared conflict are paid in the order
of play, before anything is published at once.
"""


def set_up(
    seats: int, options: Mapping[str, str], dealer: Dealer, edition: int = EDITION
) -> Alchemists:
    """2. Return the table laid out; who starts is drawn by lot."""
    choices: list[Move | None] = [None] * seats
    agenda = [Rounds(), KeepFavors(choices, list(range(seats)))]
    first = dealer.pick(seats)
    state = Alchemists([*agenda], checked(options, seats), edition, seats, first)
    lay_out(state, dealer)
    return state


def points(state: Alchemists) -> list[int]:
    """Return the final points, before the end the reputation, which becomes points."""
    if state.scores:
        return [score.total() for score in state.scores]
    return [lab.reputation for lab in state.labs]


def census(state: Alchemists) -> dict[str, object]:
    """Return what is conserved: cards, seals, cubes, formula tokens, grants."""
    ingredients = [card.kind for card in state.discard] + state.deck + state.row
    favors = [card.kind for card in state.favor_discard] + state.favor_deck
    return {
        "ingredients": [
            ingredients.count(kind)
            + sum(lab.hand[kind] + lab.set_aside[kind] for lab in state.labs)
            for kind in Ingredient
        ],
        "favors": [
            favors.count(kind) + sum(lab.favors[kind] for lab in state.labs) for kind in Favor
        ],
        "cubes": [
            lab.free + lab.laid + lab.unused + lab.hospital + lab.waiting - lab.extra
            for lab in state.labs
        ],
        "seals": [_seals_of(state, seat) for seat in range(state.seats)],
        "formulas": sorted(state.formulas),
        "grants": sorted([*state.grants, *(grant for lab in state.labs for grant in lab.grants)]),
    }


def _seals_of(state: Alchemists, seat: Seat) -> list[int]:
    lab = state.labs[seat]
    laid = [seal.kind for book in state.books for seal in book if seal.seat == seat]
    return [lab.seals[kind] + lab.lost[kind] + laid.count(kind) for kind in Seal]


def secrets(state: Alchemists, seat: Seat) -> dict[str, object]:
    """Return what *seat* cannot know, by name; nothing when the game is over."""
    if not state.agenda:
        return {}
    hidden: dict[str, object] = {
        "formulas": list(state.formulas),
        "deck": sorted(state.deck),
        "favor deck": sorted(state.favor_deck),
    }
    for owner in range(state.seats):
        if owner == seat:
            continue
        lab = state.labs[owner]
        mixed = [(one.first, one.second) for one in state.experiments if one.seat == owner]
        books = [seal for book in state.books for seal in book if seal.seat == owner]
        hand = [cards - seen for cards, seen in zip(lab.hand, lab.shown, strict=True)]
        for name, cards in (("hand", hand), ("favors", lab.favors)):
            if sum(cards):
                hidden[f"{name} of {owner}"] = list(cards)
        if mixed:
            hidden[f"experiments of {owner}"] = mixed
        if books:
            hidden[f"seals of {owner}"] = books
    return hidden


BOX = Box(
    name="alchemists",
    edition=EDITION,
    seats=(2, 4),
    minutes=120,
    weight=4,
    options=OPTIONS,
    package="retorta.games.alchemists",
    rules=Rules(set_up, Catalogue(MOVES), points, outcome, earlier={1: partial(set_up, edition=1)}),
    views=Views(public, own, imagine, secrets, census, recall),
    words=Words(lines, targets, SECTIONS),
    notebook=Notebook(jot, Mark | Note, read_jotting),
    data_file=DataFile(printed_board, template),
    insights=Insights(open_points=points),
    is_reconstructed=True,
    rooms=Rooms(
        bots="retorta.games.alchemists.bots",
        companion="retorta.games.alchemists.companion",
        tensors="retorta.games.alchemists.tensors",
        tells="retorta.games.alchemists.tells",
    ),
)
