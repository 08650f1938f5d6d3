"""Chances: what the cards that a seat does not see may be. All of it is the player's own affair.

Only what the page shows is counted. With taken cards face down, a share of all deals would take
the memory of what was taken, so no figure is given as soon as anything was.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Final

from retorta.core.box import View
from retorta.core.tells import Effect, Fact
from retorta.core.words import Seat
from retorta.games.poison.cards import COPIES, FACES, POISON_FACE, Colour
from retorta.games.poison.moves import Play
from retorta.games.poison.rules.play import overflows
from retorta.games.poison.rules.scoring import colours_of
from retorta.games.poison.state import Poison
from retorta.games.poison.views import OwnView, PublicView

FACES_OF_ALL: Final = range(FACES)


@dataclass(frozen=True)
class Unseen:
    """The cards that a seat does not see."""

    cards: list[int]
    """How many of each."""
    face_down: bool
    """Whether some of them were taken before its eyes."""

    @property
    def all(self) -> int:
        return sum(self.cards)


def unseen(view: View) -> Unseen:
    """Return the cards of the box that lie nowhere in a seat's sight."""
    public: PublicView = view.public
    own: OwnView = view.own
    cards = list(COPIES)
    in_sight = [*own.hand]
    face_down = False
    for cauldron in public.cauldrons:
        in_sight += cauldron.cards
    for player in public.players:
        in_sight += player.taken_cards or []
        face_down |= player.taken_cards is None and player.taken > 0
    for card in in_sight:
        cards[card] -= 1
    return Unseen(cards, face_down)


def out_of_sight(unseen: Unseen) -> Effect:
    """Return of what colours the cards are that a seat does not see."""
    counts = colours_of([face for face in FACES_OF_ALL for _ in range(unseen.cards[face])])
    parts = {str(colour.name).lower(): counts[colour] for colour in Colour}
    return Fact("unseen", {"cards": unseen.all, **parts}, deduced=True)


def drawn_poison(unseen: Unseen) -> list[Effect]:
    """6. Variant: how likely the card that is drawn after a play is poison."""
    poisons = unseen.cards[POISON_FACE]
    return _with_chance("draws-poison", {}, poisons, unseen.all, unseen.face_down)


def next_overflows(unseen: Unseen, after: Poison, seat: Seat) -> list[Effect]:
    """3. How likely whoever is next holds no card that fits anywhere, and so has to take some."""
    too_much = sum(
        number for face, number in enumerate(unseen.cards) if not _fits_somewhere(after, face)
    )
    held = sum(after.hands[seat])
    if unseen.face_down and too_much < unseen.all:
        return []  # possible nearly always: without a figure it would say nothing
    hands = comb(unseen.all, held)
    return _with_chance("next-overflows", {"seat": seat}, comb(too_much, held), hands, False)


def _fits_somewhere(after: Poison, face: int) -> bool:
    for play in after.open_plays[face]:
        assert isinstance(play, Play)
        if not overflows(after.cauldrons[play.cauldron], face):
            return True
    return False


def _with_chance(
    what: str, parts: dict[str, Seat], favourable: int, all_cases: int, no_figure: bool
) -> list[Effect]:
    if favourable == 0:
        return []
    if favourable == all_cases:
        return [Fact(what, parts, deduced=True)]
    if no_figure:
        return [Fact(what, parts, "possible", deduced=True)]
    return [Fact(what, parts, "chance", (favourable, all_cases), deduced=True)]
