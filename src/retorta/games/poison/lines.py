"""A view as plain lines of text."""

from __future__ import annotations

from retorta.core.box import Say, View
from retorta.games.poison.cards import Colour
from retorta.games.poison.views import CauldronView, OwnView, PlayerView, PublicView, RoundSheet


def lines(view: View, say: Say) -> list[str]:
    """Return what a seat sees, a line for each thing on the table."""
    own: OwnView | None = view.own
    hand = [] if own is None else [say("poison-line-hand", hand=own.hand)]
    return [*_open(view.public, say), *hand]


def _open(view: PublicView, say: Say) -> list[str]:
    written = [say("poison-line-round", round=view.round, rounds=view.rounds, giver=view.giver)]
    for number, cauldron in enumerate(view.cauldrons, 1):
        written.append(_cauldron(number, cauldron, say))
    for seat, player in enumerate(view.players):
        written.append(_player(seat, player, view.now, say))
    if view.now is not None:
        written += [
            say("poison-line-spared", colour=colour, player=seat)
            for colour, seat in zip(Colour, view.now.spared, strict=False)
            if seat is not None
        ]
    if view.pile:
        written.append(say("poison-line-pile", cards=view.pile))
    if view.set_aside:
        written.append(say("poison-line-set-aside", cards=view.set_aside))
    return written


def _cauldron(number: int, cauldron: CauldronView, say: Say) -> str:
    if not cauldron.cards:
        return say("poison-line-cauldron-empty", number=number)
    if cauldron.colour is None:
        return say(
            "poison-line-cauldron-poison",
            number=number,
            total=cauldron.total,
            cards=cauldron.cards,
        )
    return say(
        "poison-line-cauldron",
        number=number,
        colour=cauldron.colour,
        total=cauldron.total,
        cards=cauldron.cards,
    )


def _player(seat: int, player: PlayerView, now: RoundSheet | None, say: Say) -> str:
    key = "poison-line-player" if player.taken_cards is None else "poison-line-player-open"
    return say(
        key,
        player=seat,
        cards=player.cards,
        taken=player.taken,
        pile=player.taken_cards or [],
        points=player.points,
        now=None if now is None else now.points[seat],
    )
