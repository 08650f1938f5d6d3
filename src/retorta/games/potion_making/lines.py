"""A view as plain lines of text."""

from __future__ import annotations

from retorta.core.box import Say, View
from retorta.games.potion_making.cards import (
    ELEMENTS,
    INGREDIENTS,
    NOTHING,
    POINTS,
    RECIPE,
    SPELL,
    Card,
    Element,
    Recipe,
    Spell,
    printed,
)
from retorta.games.potion_making.views import OwnView, PlayerView, PublicView


def lines(view: View, say: Say) -> list[str]:
    """Return what a seat sees, a line for each thing on the table."""
    written = _open(view.public, say)
    own: OwnView | None = view.own
    if own is not None:
        written.append(say("potion-making-line-hand", cards=len(own.hand)))
        written.extend(_printed(card, say) for card in own.hand)
    return written


def _open(view: PublicView, say: Say) -> list[str]:
    written = [say("potion-making-line-deck", cards=view.deck)]
    if view.stacks or view.apart:
        written.append(say("potion-making-line-cabinet"))
    else:
        written.append(say("potion-making-line-cabinet-empty"))
    for stack in view.stacks:
        # The top card first: it is the one that counts. All have the element of the stack.
        tops = [_top(card) for card in reversed(stack.cards)]
        written.append(say("potion-making-line-stack", element=stack.element, cards=tops))
    for card in view.apart:
        written.append(say("potion-making-line-apart", card=card))
    if view.returning:
        written.append(say("potion-making-line-returning", cards=view.returning))
    for seat, player in enumerate(view.players):
        written.extend(_player(seat, player, say))
    if view.about is not None:
        written.append(say("potion-making-line-about", card=view.about))
    return written


def _printed(card: Card, say: Say) -> str:
    elements = [Element(element) for element in ELEMENTS[card]]
    if RECIPE[card] == NOTHING:
        return say("potion-making-line-held-spell", spell=Spell(SPELL[card]), elements=elements)
    recipe = Recipe(RECIPE[card])
    return say(
        "potion-making-line-held",
        recipe=recipe,
        points=POINTS[recipe],
        ingredients=[printed(ingredient) for ingredient in INGREDIENTS[recipe]],
        elements=elements,
    )


def _top(card: Card) -> Recipe | Spell:
    return Spell(SPELL[card]) if RECIPE[card] == NOTHING else Recipe(RECIPE[card])


def _player(seat: int, player: PlayerView, say: Say) -> list[str]:
    written = [
        say("potion-making-line-player", player=seat, cards=player.cards, points=player.points)
    ]
    for built in player.built:
        key = "potion-making-line-built" if built.under else "potion-making-line-built-bare"
        written.append(say(key, card=built.card, under=built.under))
    return written
