"""A view as plain lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from retorta.core.box import Say, View
from retorta.core.codec import plain
from retorta.games.alchemists.board import spaces_of
from retorta.games.alchemists.cards import (
    ARTIFACT_PRICE,
    FORMULAS,
    WANTS,
    Ingredient,
    Level,
    Potion,
    Seal,
)
from retorta.games.alchemists.views import (
    AreaView,
    BookView,
    FactView,
    OwnView,
    PlayerView,
    PublicView,
)


def lines(view: View, say: Say) -> list[str]:
    """Return what a seat sees, a line for each thing on the table."""
    return _table(view.public, view.own, say)


def _table(view: PublicView, own: OwnView | None, say: Say) -> list[str]:
    written = [say("alchemists-line-round", round=view.round, first=view.first)]
    if view.order:
        written.append(say("alchemists-line-order", order=view.order))
    elif view.round:
        written.extend(_spaces(view, say))
    written.extend(_town(view, say))
    written.extend(_area(area, say) for area in view.areas)
    if view.unwilling:
        written.append(say("alchemists-line-unwilling"))
    for ingredient, book in zip(Ingredient, view.books, strict=True):
        if book.formula is not None:
            written.append(_theory(ingredient, book, own, say))
    for grant in view.grants:
        written.append(
            say(
                "alchemists-line-grant",
                grant=grant.grant,
                ingredients=grant.ingredients,
                points=grant.points,
            )
        )
    for seat, player in enumerate(view.players):
        written.extend(_player(seat, player, say))
    if own is not None:
        written.extend(_own(view, own, say))
    written.extend(_end(view, say))
    return written


def _spaces(view: PublicView, say: Say) -> list[str]:
    """Return the order track while flasks are being placed."""
    return [
        say(
            "alchemists-line-space",
            number=number + 1,
            gold=-space.gold,
            favors=space.favors,
            ingredients=space.ingredients,
            owner=view.spaces.index(number) if number in view.spaces else None,
        )
        for number, space in enumerate(spaces_of(view))
        if space.players <= len(view.players)
    ]


def _town(view: PublicView, say: Say) -> list[str]:
    written = []
    for key, adventurer in (
        ("alchemists-line-adventurer", view.adventurer),
        ("alchemists-line-next-adventurer", view.next_adventurer),
    ):
        if adventurer is not None:
            written.append(say(key, adventurer=adventurer, wants=WANTS[adventurer]))
    if view.adventurer is not None and any(view.orders):
        taken = [
            potion
            for potion, sellers in zip(WANTS[view.adventurer], view.orders, strict=True)
            if sellers
        ]
        written.append(say("alchemists-line-orders-taken", potions=taken))
    written.append(say("alchemists-line-row", row=view.row, deck=view.deck, discard=view.discard))
    for artifact in view.on_sale:
        text = say(f"alchemists-artifact-text-{plain(artifact)}")
        price = ARTIFACT_PRICE[artifact]
        written.append(say("alchemists-line-on-sale", artifact=artifact, price=price, text=text))
    if view.to_come:
        later = [artifact for artifacts in view.to_come for artifact in artifacts]
        written.append(say("alchemists-line-to-come", artifacts=later))
    for level, tile in zip(Level, view.conference, strict=False):
        if any(player.confers_as == level for player in view.players):
            written.append(say("alchemists-line-conference", level=level, changes=tile))
    return written


def _area(area: AreaView, say: Say) -> str:
    rows = [
        say("alchemists-line-cubes", seat=seat, actions=actions)
        for seat, actions in zip(area.seats, area.actions, strict=True)
    ]
    return say("alchemists-line-area", area=area.area, rows=", ".join(rows))


def _theory(ingredient: Ingredient, book: BookView, own: OwnView | None, say: Say) -> str:
    known: Sequence[Seal | None] = book.seals or [
        own.laid_seals[ingredient] if own is not None and owner == own.seat else None
        for owner in book.owners
    ]
    seals = [
        say("alchemists-line-seal", seat=owner, seal=seal)
        for owner, seal in zip(book.owners, known, strict=True)
    ]
    key = "alchemists-line-theory-conflict" if book.in_conflict else "alchemists-line-theory"
    return say(key, ingredient=ingredient, formula=book.formula, seals="; ".join(seals))


def _player(seat: int, player: PlayerView, say: Say) -> list[str]:
    written = [
        say(
            "alchemists-line-player",
            player=seat,
            gold=player.gold,
            reputation=player.reputation,
            cards=player.cards,
            favors=player.favors,
            free=player.free,
            unused=player.unused,
            hospital=player.hospital,
        )
    ]
    if player.artifacts or player.grants or player.results:
        written.append(
            say(
                "alchemists-line-player-has",
                player=seat,
                artifacts=player.artifacts,
                grants=player.grants,
                results=player.results,
            )
        )
    if player.exhibited:
        written.append(say("alchemists-line-player-shows", player=seat, potions=player.exhibited))
    return written


def _own(view: PublicView, own: OwnView, say: Say) -> list[str]:
    """Return what is behind the player's own screen."""
    gold, silver, red, green, blue = own.seals
    written = [
        say("alchemists-line-hand", hand=own.hand),
        *(
            say(
                "alchemists-line-favor",
                favor=favor,
                text=say(f"alchemists-favor-text-{plain(favor)}"),
            )
            for favor in own.favors
        ),
        say("alchemists-line-seals", gold=gold, silver=silver, red=red, green=green, blue=blue),
    ]
    written.extend(_fact(fact, say) for fact in (*view.facts, *own.facts))
    cells = "".join(
        mark if mark != "." else entered for mark, entered in zip(own.marks, own.grid, strict=True)
    )
    for ingredient in Ingredient:
        column = cells[ingredient * FORMULAS : (ingredient + 1) * FORMULAS]
        if column.strip("."):
            written.append(say("alchemists-line-grid", ingredient=ingredient, cells=column))
    if own.note:
        written.append(say("alchemists-line-note", text=own.note))
    return written


def _fact(fact: FactView, say: Say) -> str:
    """Return what is known of two ingredients: what they give, or may, or do not; or of one."""
    possible, number = fact.potions, len(fact.potions)
    if len(fact.ingredients) == 1:
        [ingredient] = fact.ingredients
        return say("alchemists-line-share", ingredient=ingredient, potions=possible, number=number)
    pair = " + ".join(say(f"alchemists-ingredient-{plain(kind)}") for kind in fact.ingredients)
    others = [potion for potion in Potion if potion not in possible]
    if len(others) < number:
        return say("alchemists-line-fact-not", ingredients=pair, potions=others)
    return say("alchemists-line-fact", ingredients=pair, potions=possible, number=number)


def _end(view: PublicView, say: Say) -> list[str]:
    written = []
    if view.formulas is not None:
        for ingredient, formula in zip(Ingredient, view.formulas, strict=True):
            written.append(say("alchemists-line-truth", ingredient=ingredient, formula=formula))
    for seat, score in enumerate(view.scores):
        written.append(say("alchemists-line-score", player=seat, total=score.total))
    return written
