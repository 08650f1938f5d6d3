"""The search: it looks at nothing a player may not, keeps its time, and finds good moves."""

from __future__ import annotations

import gc
import math
from time import thread_time

import market_day
import pytest
from support import pennies

from retorta import plugins
from retorta.bots.hint import WELL_TRIED, hint
from retorta.bots.levels import Adept, Apprentice, Level, Master, Novice, knowledge_of, read_budget
from retorta.bots.search import tree
from retorta.bots.search.knowledge import Knowledge
from retorta.bots.search.search import Search
from retorta.bots.search.tree import Node
from retorta.core import codec
from retorta.core.box import Box, Pov
from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.core.words import Move, Seat
from retorta.games.poison.bots.knowledge import PoisonKnowledge

GAMES = plugins.games()
POISON = plugins.box("poison")


def usual(box: Box) -> int:
    return min(max(4, box.seats[0]), box.seats[1])


def advance(match: Match, decisions: int, seed: int) -> None:
    luck = SeededDealer(seed)
    for _ in range(decisions):
        if not match.deciders():
            return
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves))])


def answer(box: Box, state: object, seat: Seat, informed: bool) -> Move:
    knowledge = knowledge_of(box) if informed else Knowledge(box)
    knowledge.depth = min(knowledge.depth, 12)
    return Search(knowledge, 7).choose(Pov(box, state, seat), math.inf, 8)


@pytest.mark.parametrize("informed", [False, True])
@pytest.mark.parametrize("game", [*GAMES, "market-day"])
def test_the_same_view_gives_the_same_move_whatever_is_hidden(game: str, informed: bool) -> None:
    box = market_day.make_box() if game == "market-day" else plugins.box(game)
    for seed in range(3):
        match = Match(box, usual(box), SeededDealer(seed))
        advance(match, 5 + 9 * seed, seed)
        if not match.deciders():
            continue
        seat = match.deciders()[0]
        dream = box.views.imagine(match.state, seat, SeededDealer(100 + seed))
        assert answer(box, match.state, seat, informed) == answer(box, dream, seat, informed)


@pytest.mark.parametrize("game", GAMES)
def test_a_place_is_called_otherwise_where_a_seat_knows_otherwise(game: str) -> None:
    """Else the tree would take one position for another, and play what is not to be played."""
    box = plugins.box(game)
    knowledge = Knowledge(box)
    views: dict[str, str] = {}
    names: dict[str, str] = {}
    match = Match(box, usual(box), SeededDealer(1))
    for number in range(60):
        for seat in range(match.seats):
            view = box.remembered(match.state, seat)
            told = codec.text([codec.plain(view.public), codec.plain(view.own)])
            name = knowledge.place(match.state, seat)
            assert views.setdefault(name, told) == told
            assert names.setdefault(told, name) == name
        advance(match, 1, number)
    assert len(views) > 60


class Watched(Knowledge):
    """Notes how often a decision is looked at longer."""

    looks = 0

    def first_look(self, state: object, seat: Seat, moves: list[Move]) -> list[float]:
        self.looks += 1
        return []


@pytest.mark.parametrize("ponders", [True, False])
def test_only_who_ponders_thinks_its_own_turn_through(ponders: bool) -> None:
    match = Match(POISON, 4, SeededDealer(1))
    knowledge = Watched(POISON)
    Search(knowledge, 1, ponders).choose(match.pov(match.deciders()[0]), math.inf, 5)
    assert (knowledge.looks > 0) is ponders


def test_an_apprentice_plays_at_first_sight() -> None:
    levels = Apprentice(1), Adept(1), Master(1)
    assert [level.search(POISON).ponders for level in levels] == [False, True, True]


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_made_once(game: str) -> None:
    """The tree tells moves apart by where they are kept: each must be the catalogue's own."""
    box = plugins.box(game)
    own = {id(move) for move in box.rules.catalogue}
    match = Match(box, usual(box), SeededDealer(1))
    for _ in range(60):
        if not match.deciders():
            break
        for seat in match.deciders():
            assert all(id(move) in own for move in match.legal_moves(seat))
        advance(match, 1, len(match.entries))


def test_thinking_changes_nothing_on_the_table() -> None:
    match = Match(POISON, 4, SeededDealer(3))
    before = repr(match.state)
    Search(PoisonKnowledge(POISON), 1).choose(match.pov(match.deciders()[0]), math.inf, 30)
    assert repr(match.state) == before


def test_a_search_keeps_its_time() -> None:
    match = Match(POISON, 4, SeededDealer(3))
    pov = match.pov(match.deciders()[0])
    taken = []
    for seed in range(4):
        bot = Master(seed, "0.1")
        begun = thread_time()
        bot.choose(pov)
        taken.append(thread_time() - begun)
    # By the time that it works: the machine may be busy with other things meanwhile.
    assert min(taken) <= 0.125


def test_the_garbage_collector_leaves_the_compiled_tree_alone() -> None:
    """A tree has no cycles; to look for some in it would make the next answer late."""
    match = Match(POISON, 4, SeededDealer(3))
    search = Search(PoisonKnowledge(POISON), 1)
    search.think(match.pov(match.deciders()[0]), math.inf, 30)
    edge = search.root.tried()[0]
    is_compiled = not str(tree.__file__).endswith(".py")
    for part in (search.root, search.root.first, edge, edge.follow()):
        assert gc.is_tracked(part) is not is_compiled


def test_a_single_move_needs_no_thought() -> None:
    match = Match(POISON, 4, SeededDealer(3))
    while len(match.legal_moves(match.deciders()[0])) > 1:
        advance(match, 1, 1)
    pov = match.pov(match.deciders()[0])
    search = Search(PoisonKnowledge(POISON), 1)
    assert [search.choose(pov, 1.0)] == pov.moves
    assert search.iterations == 0


def test_a_play_out_stops_with_the_round() -> None:
    match = Match(POISON, 4, SeededDealer(1))
    knowledge = PoisonKnowledge(POISON)
    world = knowledge.dreams(match.pov(match.deciders()[0])).deal(SeededDealer(1))
    knowledge.play_out(world, SeededDealer(2, listening=False))
    assert sum(place.cards for place in world.places) == 0
    assert sum(knowledge.points(world)) > 0


def test_a_deep_tree_is_taken_apart_without_harm() -> None:
    """Compiled, a tree some fifty moves deep that went link by link would break the memory."""
    match = Match(POISON, 4, SeededDealer(1))
    moves = list(POISON.rules.catalogue)
    kept = Node()
    for _ in range(3):
        search = Search(PoisonKnowledge(POISON), 1)
        node = search.root
        for depth in range(500):
            node = node.edges(0, moves)[depth % len(moves)].follow()
            node = node.alone(1)
        kept = node
        assert search.choose(match.pov(match.deciders()[0]), math.inf, 20) in moves
        del search
    assert kept.first is None


def test_worth_is_what_a_seat_is_ahead() -> None:
    few, many = Knowledge(POISON), Knowledge(market_day.make_box())
    assert few.worths([0.0, 6.0]) == [6.0, -6.0]
    assert many.worths([0.0, 6.0]) == [-6.0, 6.0]
    assert many.worths([9.0, 6.0, 0.0])[0] == 9 - 0.5 * 6 - 0.5 * 3


def test_the_tree_is_kept_where_the_view_was_met_before() -> None:
    match = Match(POISON, 4, SeededDealer(4))
    # Near the end of a round few things can happen, and most were thought of.
    advance(match, 40, 4)
    me = match.deciders()[0]
    search = Search(PoisonKnowledge(POISON), 2, ponders=False)  # who ponders solves it
    kept = []
    for _ in range(9):
        [seat] = match.deciders()
        if seat != me:
            advance(match, 1, 1)
            continue
        match.play(seat, search.think(match.pov(seat), math.inf, 300)[0].move)
        kept.append(search.kept)
    assert kept[0] == 0
    assert any(kept), kept


def test_a_secret_choice_is_not_known_to_the_others() -> None:
    """Matching pennies is worth nothing to either side, unless one sees the other's coin."""
    match = Match(pennies.BOX, 2, SeededDealer(1))
    assert match.deciders() == [0, 1]
    for seat in (0, 1):
        means = []
        for seed in range(10):
            tried = Search(Knowledge(pennies.BOX), seed).think(match.pov(seat), math.inf, 600)
            assert sum(int(edge.visits) for edge in tried) == 600
            assert min(edge.visits for edge in tried) > 100
            means.append(sum(edge.worth for edge in tried) / 600)
        # One search may be lucky; who sees the coin wins every time.
        assert abs(sum(means) / len(means)) < 0.35


def test_a_hint_compares_moves_in_points() -> None:
    match = Match(POISON, 4, SeededDealer(3))
    pov = match.pov(match.deciders()[0])
    found = hint(pov, math.inf, seed=1, dreams=120)
    assert found.dreams == 120
    assert found.best.move in pov.moves
    assert len(found.others) == 3
    assert all(other.lead <= found.best.lead for other in found.others)
    most = max(other.dreams for other in found.others)
    assert found.best.dreams >= WELL_TRIED * most, "it is not recommended for mere luck"
    assert all(0 <= prospect.points <= 50 for prospect in [found.best, *found.others])


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.01])
@pytest.mark.parametrize("game", plugins.games())
def test_a_hint_counts_the_games_it_imagined_and_nothing_else(game: str, seconds: float) -> None:
    """What is foretold counts as much as a few dreams, but nobody has dreamt it. However late it
    is, there is one: nobody is told how it went in no game at all."""
    match = Match(plugins.box(game), plugins.box(game).seats[0], SeededDealer(2))
    found = hint(match.pov(match.deciders()[0]), seconds, seed=1)
    dreamt = sum(prospect.dreams for prospect in [found.best, *found.others])
    assert dreamt <= found.dreams
    assert found.plans is not None or found.best.dreams > 0


def test_budgets_are_seconds_or_dreams() -> None:
    assert read_budget("0.5")[0] == pytest.approx(0.45)
    assert read_budget("800x") == (math.inf, 800)
    for wrong in ("", "x", "-1", "0", "0x", "fast", "nan", "inf", "1e9"):
        with pytest.raises(BadOption):
            read_budget(wrong)


def test_a_bot_is_called_with_its_budget() -> None:
    assert isinstance(plugins.new_bot("poison", "master@20x", 1), Master)
    assert isinstance(plugins.new_bot("poison", "novice", 1), Novice)
    assert isinstance(plugins.new_bot("poison", "retorta.bots.levels:Adept@0.1", 1), Level)
    with pytest.raises(BadOption):
        plugins.new_bot("poison", "random@1", 1)
