"""A view as plain lines of text."""

from __future__ import annotations

from retorta.core.box import Say
from retorta.games.alchemists.cards import (
    SPACE_FAVORS,
    SPACE_GOLD,
    SPACE_INGREDIENTS,
    SPACE_PLAYERS,
    WANTS,
    Adventurer,
    Ingredient,
    Potion,
)
from retorta.games.alchemists.views import (
    AlchemistsView,
    AreaView,
    BookView,
    PlayerView,
    formula_cells,
)


def lines(view: AlchemistsView, say: Say) -> list[str]:
    """Return what a seat sees, a line for each thing on the table."""
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
            written.append(_theory(ingredient, book, say))
    if view.grants:
        written.append(say("alchemists-line-grants", grants=view.grants))
    for seat, player in enumerate(view.players):
        written.extend(_player(seat, player, say))
    if view.seat is not None:
        written.extend(_own(view, view.players[view.seat], say))
    written.extend(_end(view, say))
    return written


def _spaces(view: AlchemistsView, say: Say) -> list[str]:
    """Return the order track while flasks are being placed."""
    return [
        say(
            "alchemists-line-space",
            number=space + 1,
            gold=SPACE_GOLD[space],
            favors=SPACE_FAVORS[space],
            ingredients=SPACE_INGREDIENTS[space],
            owner=view.spaces.index(space) if space in view.spaces else None,
        )
        for space in range(len(SPACE_PLAYERS))
        if SPACE_PLAYERS[space] <= len(view.players)
    ]


def _town(view: AlchemistsView, say: Say) -> list[str]:
    written = []
    for key, adventurer in (
        ("alchemists-line-adventurer", view.adventurer),
        ("alchemists-line-next-adventurer", view.next_adventurer),
    ):
        if adventurer is not None:
            written.append(say(key, adventurer=adventurer, wants=_wants(adventurer)))
    if view.adventurer is not None and any(owner is not None for owner in view.orders):
        taken = [
            potion
            for potion, owner in zip(_wants(view.adventurer), view.orders, strict=True)
            if owner is not None
        ]
        written.append(say("alchemists-line-orders-taken", potions=taken))
    written.append(say("alchemists-line-row", row=view.row, deck=view.deck, discard=view.discard))
    written.append(say("alchemists-line-on-sale", artifacts=view.on_sale))
    if view.to_come:
        later = [artifact for artifacts in view.to_come for artifact in artifacts]
        written.append(say("alchemists-line-to-come", artifacts=later))
    return written


def _wants(adventurer: Adventurer) -> list[Potion]:
    return [Potion(potion) for potion in WANTS[adventurer]]


def _area(area: AreaView, say: Say) -> str:
    rows = [
        say("alchemists-line-cubes", seat=seat, actions=actions)
        for seat, actions in zip(area.seats, area.actions, strict=True)
    ]
    return say("alchemists-line-area", area=area.area, rows=", ".join(rows))


def _theory(ingredient: Ingredient, book: BookView, say: Say) -> str:
    seals = [
        say("alchemists-line-seal", seat=owner, seal=seal)
        for owner, seal in zip(book.owners, book.seals, strict=True)
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


def _own(view: AlchemistsView, player: PlayerView, say: Say) -> list[str]:
    """Return what is behind the player's own screen."""
    gold, silver, red, green, blue = player.seals or [0] * 5
    written = [
        say("alchemists-line-hand", hand=player.hand),
        say("alchemists-line-favors", favors=player.favor_cards),
        say("alchemists-line-seals", gold=gold, silver=silver, red=red, green=green, blue=blue),
    ]
    for fact in view.facts:
        pair = " + ".join(say(f"alchemists-ingredient-{_name(kind)}") for kind in fact.ingredients)
        written.append(say("alchemists-line-fact", ingredients=pair, potions=fact.potions))
    marks = view.marks or view.grid
    cells = "".join(
        own if own != "." else entered for own, entered in zip(marks, view.grid, strict=True)
    )
    for ingredient in Ingredient:
        column = formula_cells(cells, ingredient)
        if column.strip("."):
            written.append(say("alchemists-line-grid", ingredient=ingredient, cells=column))
    if view.note:
        written.append(say("alchemists-line-note", text=view.note))
    return written


def _name(ingredient: Ingredient) -> str:
    return ingredient.name.lower()


def _end(view: AlchemistsView, say: Say) -> list[str]:
    written = []
    if view.formulas is not None:
        for ingredient, formula in zip(Ingredient, view.formulas, strict=True):
            written.append(say("alchemists-line-truth", ingredient=ingredient, formula=formula))
    for seat, score in enumerate(view.scores):
        written.append(say("alchemists-line-score", player=seat, total=score.total))
    return written
