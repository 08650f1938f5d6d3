"""The table as a page shows it, laid out so that the rules can be asked about it."""

from __future__ import annotations

from typing import Final

from retorta.core.dealer import Dealer
from retorta.core.words import Seat
from retorta.games.poison.cards import FACES
from retorta.games.poison.moves import Play
from retorta.games.poison.options import OPTIONS, checked
from retorta.games.poison.rules.play import (
    next_to_play,
    open_plays,
    put_into_cauldron,
)
from retorta.games.poison.rules.set_up import COLOURLESS
from retorta.games.poison.state import Cauldron, Poison
from retorta.games.poison.views import PublicView

HIDDEN: Final = FACES
"""Stands for a card that is not shown. It has no colour, so a rule that asks for it fails."""
NOT_ASKED: Final = checked({option.name: option.default for option in OPTIONS}, seats=4)
"""None of the rules that are asked here depends on an option."""
NOBODY_LISTENS: Final = Dealer(listening=False)


def shown_table(public: PublicView) -> Poison:
    """Return the table with all that lies open; of a hand only how many cards it has."""
    table = Poison(
        agenda=[],
        options=NOT_ASKED,
        seats=len(public.players),
        round=public.round,
        giver=public.giver,
        hands=[[player.cards] for player in public.players],
        pile=[HIDDEN] * public.pile,
        set_aside=[HIDDEN] * public.set_aside,
        cauldrons=[
            Cauldron(
                [int(card) for card in shown.cards],
                shown.total,
                COLOURLESS if shown.colour is None else int(shown.colour),
            )
            for shown in public.cauldrons
        ],
        open_plays=[],
        taken=[
            [HIDDEN] * player.taken
            if player.taken_cards is None
            else [int(card) for card in player.taken_cards]
            for player in public.players
        ],
        sheets=[],
        totals=[player.points for player in public.players],
    )
    table.open_plays = open_plays(table)
    return table


def after_play(table: Poison, seat: Seat, play: Play) -> Poison:
    """Return the table after a play, and after the draw that follows while the pile lasts."""
    after = table.copy()
    put_into_cauldron(after, seat, int(play.card), play.cauldron, NOBODY_LISTENS)
    if after.pile:
        after.pile.pop()
    else:
        after.hands[seat][0] -= 1
    return after


def next_seat(after: Poison, seat: Seat) -> Seat:
    """Return who plays next; -1 if the round is over.

    It is never *seat* itself: hands differ by at most a card, and run out in the order in which
    they were dealt. So nobody plays twice in a row, unless a new round begins in between, and
    nothing is taken from empty cauldrons.
    """
    return next_to_play(after, seat)
