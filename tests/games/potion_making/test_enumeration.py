"""Everything one turn can lead to, worked out a second time from scratch.

The engine asks small questions one after the other; here every way to play a whole turn is
written down at once, on plain dictionaries and without anything of the rules' code. Both
must reach the same tables, and offer the same first moves.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import permutations, product
from typing import Any

import pytest

from retorta.core import codec, door
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.potion_making import BOX
from retorta.games.potion_making.cards import Card

PRINTED: dict[str, dict[str, Any]] = {
    card["card"]: card
    for card in tomllib.loads(
        files("retorta.games.potion_making").joinpath("cards.toml").read_text("utf-8")
    )["card"]
}
SCORES: dict[str, int] = tomllib.loads(
    files("retorta.games.potion_making").joinpath("cards.toml").read_text("utf-8")
)["points"]

Recipe = tuple[str, tuple[str, ...]]
"""A built recipe: its card, and the cards under it in the alphabet's order."""


@dataclass(frozen=True)
class Table:
    """A table nobody can change: each play makes another."""

    hand: tuple[str, ...]
    stacks: tuple[tuple[str, tuple[str, ...]], ...]
    """Elements with their cards, the top one last; in the alphabet's order."""
    apart: frozenset[str]
    built: tuple[tuple[Recipe, ...], ...]
    """Each seat's recipes, sorted."""
    points: tuple[int, ...]


def is_spell(card: str) -> bool:
    return "spell" in PRINTED[card]


def with_cards(table: Table, order: tuple[str, ...]) -> Table:
    """Put cards into the cabinet one by one."""
    stacks = dict(table.stacks)
    apart = set(table.apart)
    for card in order:
        elements = PRINTED[card]["elements"]
        if len(elements) == 3:
            apart.add(card)
        elif is_spell(card):
            stacks[elements[0]] = (card, *stacks.get(elements[0], ()))
        else:
            stacks[elements[0]] = (*stacks.get(elements[0], ()), card)
    return changed(table, stacks=tuple(sorted(stacks.items())), apart=frozenset(apart))


def without_top(table: Table, card: str) -> Table:
    if card in table.apart:
        return changed(table, apart=table.apart - {card})
    stacks = dict(table.stacks)
    [element] = PRINTED[card]["elements"]
    assert stacks[element][-1] == card
    stacks[element] = stacks[element][:-1]
    kept = {name: cards for name, cards in stacks.items() if cards}
    return changed(table, stacks=tuple(sorted(kept.items())))


def changed(table: Table, **parts: Any) -> Table:
    return Table(**{**vars(table), **parts})


def with_points(table: Table, seat: int, points: int) -> Table:
    totals = list(table.points)
    totals[seat] += points
    return changed(table, points=tuple(totals))


def with_built(table: Table, seat: int, add: list[Recipe], take: list[Recipe]) -> Table:
    rows = [list(row) for row in table.built]
    for recipe in take:
        rows[seat].remove(recipe)
    rows[seat] = sorted([*rows[seat], *add])
    return changed(table, built=tuple(tuple(row) for row in rows))


def reachable(table: Table) -> list[str]:
    """Return every top card, spells too."""
    return [*(cards[-1] for _, cards in table.stacks), *table.apart]


def serving(table: Table, ingredient: str) -> list[tuple[str, Any]]:
    """Return everything on the table that is this ingredient."""
    found: list[tuple[str, Any]] = [
        ("cabinet", card) for card in reachable(table) if ingredient in PRINTED[card]["elements"]
    ]
    for owner, row in enumerate(table.built):
        for place, (card, _) in enumerate(row):
            printed = PRINTED[card]
            if ingredient in (printed["recipe"], f"any {printed['kind']}"):
                found.append(("built", (owner, place)))
    return found


def returned(table: Table, cards: list[str]) -> Iterator[Table]:
    """Yield the table after every order in which cards can go back."""
    for order in set(permutations(cards)):
        yield with_cards(table, order)


def builds(table: Table, seat: int, card: str) -> Iterator[Table]:
    """Yield every way to build a card of the hand."""
    printed = PRINTED[card]
    hand = list(table.hand)
    hand.remove(card)
    start = changed(table, hand=tuple(hand))
    for chosen in product(*(serving(start, name) for name in printed["ingredients"])):
        if len(set(chosen)) < len(chosen):
            continue
        after = start
        under: list[str] = []
        back: list[str] = []
        owners = set()
        for kind, what in chosen:
            if kind == "cabinet":
                under.append(what)
                after = without_top(after, what)
            else:
                owner, place = what
                recipe = start.built[owner][place]
                after = with_built(after, owner, [], [recipe])
                under.append(recipe[0])
                back.extend(recipe[1])
                owners.add(owner)
        score = SCORES[printed["kind"]]
        after = with_built(after, seat, [(card, tuple(sorted(under)))], [])
        after = with_points(after, seat, score)
        for owner in owners - {seat}:
            after = with_points(after, owner, score // 2)
        yield from returned(after, back)


def as_element(table: Table, seat: int, card: str) -> Table:
    there = {name for name, _ in table.stacks}
    for triple in table.apart:
        there |= set(PRINTED[triple]["elements"])
    score = len(set(PRINTED[card]["elements"]) - there)
    hand = list(table.hand)
    hand.remove(card)
    return with_points(with_cards(changed(table, hand=tuple(hand)), (card,)), seat, score)


def spells(table: Table, seat: int, card: str) -> Iterator[Table]:
    """Yield every way a spell of the hand can work."""
    hand = list(table.hand)
    hand.remove(card)
    laid = with_cards(changed(table, hand=tuple(hand)), (card,))
    tops = [top for top in reachable(laid) if not is_spell(top)]
    spell = PRINTED[card]["spell"]
    if spell == "knowledge":
        for top in tops:
            yield changed(without_top(laid, top), hand=tuple(sorted([*hand, top])))
        return
    for recipe in set(laid.built[seat]):
        if spell == "destruction" and recipe[1]:
            for kept in {recipe[0], *recipe[1]}:
                if is_spell(kept):
                    continue
                back = [recipe[0], *recipe[1]]
                back.remove(kept)
                yield from returned(with_built(laid, seat, [(kept, ())], [recipe]), back)
            whole = [recipe[0], *recipe[1]]
            yield from returned(with_built(laid, seat, [], [recipe]), whole)
        if spell == "transformation":
            for top in tops:
                after = with_built(without_top(laid, top), seat, [(top, ())], [recipe])
                yield from returned(after, [recipe[0], *recipe[1]])


def turns(table: Table, seat: int, chain: int) -> Iterator[Table]:
    """Yield every table a turn can end with, after at most *chain* spells."""
    if not table.hand:
        yield table
        return
    for card in set(table.hand):
        yield as_element(table, seat, card)
        if not is_spell(card):
            yield from builds(table, seat, card)
        elif chain:
            for after in set(spells(table, seat, card)):
                yield from turns(after, seat, chain - 1)


def first_moves(table: Table, seat: int) -> set[tuple[str, str]]:
    moves = set()
    for card in table.hand:
        moves.add(("play-as-element", card))
        ways = spells(table, seat, card) if is_spell(card) else builds(table, seat, card)
        if next(ways, None) is not None:
            moves.add(("cast" if is_spell(card) else "build", card))
    return moves


def read(state: Any, seat: int) -> Table:
    """Read the engine's table through a view."""
    view = codec.plain(BOX.view(state, seat))
    plain = view["public"]
    players = plain["players"]
    return Table(
        hand=tuple(sorted(_under(card) for card in view["own"]["hand"])),
        stacks=tuple(
            sorted(
                (_under(stack["element"]), tuple(map(_under, stack["cards"])))
                for stack in plain["stacks"]
            )
        ),
        apart=frozenset(map(_under, plain["apart"])),
        built=tuple(
            tuple(
                sorted(
                    (_under(built["card"]), tuple(sorted(map(_under, built["under"]))))
                    for built in player["built"]
                )
            )
            for player in players
        ),
        points=tuple(player["points"] for player in players),
    )


def _under(name: str) -> str:
    return name.replace("-", "_")


def played_turns(state: Any, seat: int, chain: int) -> Iterator[Table]:
    """Yield every table that the engine's questions lead to, by asking them all."""
    if door.question(state) == "take-turn" and chain < 0:
        return
    for move in door.legal_moves(state, seat):
        kind = codec.plain(move)["move"]
        goes_on = chain - (kind == "cast")
        if goes_on < 0:
            continue
        after = state.copy()
        # Boris draws nothing and ends the game's luck: the deck is empty here.
        door.play(after, seat, move, SeededDealer(0, listening=False))
        if after.active == seat and after.agenda:
            yield from played_turns(after, seat, goes_on)
        else:
            yield read(after, seat)


def rich_position(seed: int) -> tuple[Any, int]:
    """Return a table of the middle of a game, where the seat to play holds a spell.

    It is reached by play that builds where it can. The deck is put away, so that the turn
    ends without luck.
    """
    match = Match(BOX, 3, SeededDealer(seed))
    luck = SeededDealer(seed)
    while deciders := match.deciders():
        seat = deciders[0]
        state = match.state
        spells_held = sum(is_spell(card) for card in read(state, seat).hand)
        if (
            door.question(state) == "take-turn"
            and sum(len(row) for row in state.built) >= 7
            and len(state.built[seat]) >= 2
            and spells_held >= 1
        ):
            table = state.copy()
            table.deck = []
            return table, seat
        moves = match.legal_moves(seat)
        eager = [move for move in moves if codec.plain(move)["move"] == "build"]
        moves = eager or [m for m in moves if codec.plain(m)["move"] != "cast"] or moves
        match.play(seat, moves[luck.pick(len(moves))])
    pytest.fail("no such position in this game")


RICH = [1, 2, 3, 5, 8, 13]


@pytest.mark.parametrize("seed", RICH)
def test_legal_moves_of_a_rich_position(seed: int) -> None:
    state, seat = rich_position(seed)
    offered = {
        (plain["move"], _under(plain["card"]))
        for plain in map(codec.plain, door.legal_moves(state, seat))
    }

    assert offered == first_moves(read(state, seat), seat)


@pytest.mark.parametrize("seed", RICH)
def test_everything_a_turn_with_a_spell_can_lead_to(seed: int) -> None:
    state, seat = rich_position(seed)
    reached = set(played_turns(state, seat, chain=1))

    assert len(reached) > 30
    assert reached == set(turns(read(state, seat), seat, chain=1))


@pytest.fixture
def richest(situation: Callable[..., Match]) -> Any:
    """A table laid by hand, where everything can be chosen that there is to choose."""
    match = situation(
        [
            [
                Card.SPELL_OF_DESTRUCTION_FERN_FLOWER,
                Card.SPELL_OF_TRANSFORMATION_BAT_WING,
                Card.GREAT_ELIXIR_OF_VANISHING,
                Card.WARDING_SOLUTION,
                Card.GREAT_TALISMAN_OF_MAGIC,
            ],
            [Card.BANSHEE],
            [Card.GRIFFIN],
        ],
        [
            Card.POWDER_OF_CONTROL,
            Card.AVOCADO_CADAVER,
            Card.ETERNAL_YOUTH_ELIXIR,
            Card.GREAT_ELIXIR_OF_OMENS,
            Card.FIRE_ELIXIR,
            Card.SPELL_OF_KNOWLEDGE_MUSHROOMS,
            Card.SUPREME_ELIXIR,
        ],
        [
            [
                (Card.INVISIBILITY_ELIXIR, [Card.STRENGTH_ELIXIR, Card.LOVE_POTION]),
                (Card.BEAST_LORD_TALISMAN, [Card.POLYGLOTUM_POTION]),
            ],
            [
                (Card.INVISIBILITY_ELIXIR, []),
                (
                    Card.ISIDAS_MORTUM,
                    [Card.SECRET_SIGHT_ELIXIR, Card.FLIGHT_ELIXIR_ENERGY_OF_THOUGHT],
                ),
                (Card.PALANTIRIUM_TALISMAN, [Card.FIDELITY_ELIXIR]),
            ],
            [
                (
                    Card.ISIDAS_MORTUM,
                    [Card.SECRET_SIGHT_ELIXIR, Card.PLANT_LORD_ELIXIR_ENERGY_OF_THOUGHT],
                ),
                (Card.TELEPORTATION_TALISMAN, []),
            ],
        ],
        deck=[],
    )
    return match.state


def test_everything_the_richest_turn_can_lead_to(richest: Any) -> None:
    """Two spells at most, and then a card: hundreds of ends, and both find the same."""
    table = read(richest, 0)
    offered = {
        (plain["move"], _under(plain["card"]))
        for plain in map(codec.plain, door.legal_moves(richest, 0))
    }
    assert offered == first_moves(table, 0)

    reached = set(played_turns(richest, 0, chain=2))
    assert len(reached) > 500
    assert reached == set(turns(table, 0, chain=2))
