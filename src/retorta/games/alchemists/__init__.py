"""Alchemists, by Matúš Kotry: find out what eight ingredients are made of, before the others."""

from __future__ import annotations

from collections.abc import Mapping

from retorta.core.box import Box
from retorta.core.catalogue import Catalogue
from retorta.core.codec import plain
from retorta.core.dealer import Dealer
from retorta.core.words import Move, Seat
from retorta.games.alchemists.cards import INGREDIENTS, SEAL_COPIES
from retorta.games.alchemists.imagine import imagine
from retorta.games.alchemists.lines import lines
from retorta.games.alchemists.looks import recall, view
from retorta.games.alchemists.moves import MOVES
from retorta.games.alchemists.notebook import Mark, Note, jot, read_jotting
from retorta.games.alchemists.options import OPTIONS, checked
from retorta.games.alchemists.rules.decks import KINDS
from retorta.games.alchemists.rules.end_of_round import Rounds
from retorta.games.alchemists.rules.scoring import outcome
from retorta.games.alchemists.rules.set_up import KeepFavors, lay_out
from retorta.games.alchemists.state import Alchemists


def set_up(seats: int, options: Mapping[str, str], dealer: Dealer) -> Alchemists:
    """2. Return the table laid out; who starts is drawn by lot."""
    choices: list[Move | None] = [None] * seats
    agenda = [Rounds(), KeepFavors(choices, list(range(seats)))]
    state = Alchemists([*agenda], checked(options, seats), seats, dealer.pick(seats))
    lay_out(state, dealer)
    return state


def points(state: Alchemists) -> list[int]:
    """Return the final points, before the end the reputation, which becomes points."""
    if state.scores:
        return [score.total() for score in state.scores]
    return [lab.reputation for lab in state.labs]


def census(state: Alchemists) -> dict[str, object]:
    """Return what is conserved: cards, seals, cubes, formula tokens, grants."""
    ingredients = [card % KINDS for card in state.discard] + state.deck + state.row
    favors = [card % KINDS for card in state.favor_discard] + state.favor_deck
    return {
        "ingredients": [
            ingredients.count(kind)
            + sum(lab.hand[kind] + lab.set_aside[kind] for lab in state.labs)
            for kind in range(INGREDIENTS)
        ],
        "favors": [
            favors.count(kind) + sum(lab.favors[kind] for lab in state.labs)
            for kind in range(KINDS)
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
    laid = [seal % 8 for book in state.books for seal in book if seal // 8 == seat]
    return [lab.seals[kind] + lab.lost[kind] + laid.count(kind) for kind in range(len(SEAL_COPIES))]


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
        books = [seal for book in state.books for seal in book if seal // 8 == owner]
        hand = [cards - seen for cards, seen in zip(lab.hand, lab.shown, strict=True)]
        for name, cards in (("hand", hand), ("favors", lab.favors)):
            if sum(cards):
                hidden[f"{name} of {owner}"] = list(cards)
        if mixed:
            hidden[f"experiments of {owner}"] = mixed
        if books:
            hidden[f"seals of {owner}"] = books
    return hidden


PLACES = {
    "discard": ("hand",),
    "mix": ("hand", "hand"),
    "gather": ("row",),
    "publish": ("book", "formula"),
    "endorse": ("book",),
    "disprove": ("book", "colour"),
    "propose": ("book", "book"),
    "lay-discount": ("discount",),
    "take-order": ("order",),
}
"""Where the things lie that a move names, where that is not what they are."""


def targets(move: Move) -> list[str]:
    """Return what a move touches, in order: ``hand:toad``, ``book:fern``, ``area:forage``."""
    written: dict[str, object] = plain(move)
    kind = str(written.pop("move"))
    places = PLACES.get(kind, tuple(written))
    touched = [f"{place}:{thing}" for place, thing in zip(places, written.values(), strict=True)]
    if kind == "send-associate":
        return ["favor:associate", *touched]
    return touched or [f"say:{kind}"]


BOX = Box(
    name="alchemists",
    edition=1,
    seats=(2, 4),
    options=OPTIONS,
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
    jot=jot,
    jottings=Mark | Note,
    read_jotting=read_jotting,
    minutes=120,
    weight=4,
    is_reconstructed=True,
)
