"""A review judges decisions by what the seat knew, and says what they cost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import Run

from retorta import plugins
from retorta.bots.levels import knowledge_of
from retorta.core.box import Pov
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.record import Scribe
from retorta.reviews.judging import LEAST, PRECISE, ahead_of, judge
from retorta.reviews.record_review import RecordReview, accounts

RECORDS = Path(__file__).parent.parent / "records"
GAMES = plugins.games()


def lines_of(match: Match) -> list[bytes]:
    scribe = Scribe()
    return [scribe.header(match.header), *map(scribe.entry, match.entries)]


def played(game: str, bots: list[str], decisions: int = 10_000) -> Match:
    match = Match(plugins.box(game), len(bots), SeededDealer(4))
    players = [plugins.new_bot(game, name, seat) for seat, name in enumerate(bots)]
    while (deciders := match.deciders()) and len(match.entries) < decisions:
        match.play(deciders[0], players[deciders[0]].choose(match.pov(deciders[0])))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_every_game_is_judged(game: str) -> None:
    bots = ["random"] * plugins.box(game).seats[0]
    review = RecordReview(lines_of(played(game, bots, 24)), plugins.box)
    found = list(review.decisions(dreams=6))
    assert len(found) == len(review) == 24
    assert [each.number for each in found] == list(range(1, 25))
    assert all(each.judgement.lost >= 0 for each in found)
    for each in found:
        if each.judgement.best == each.played:
            assert each.judgement.lost == 0
    kept = accounts(found, len(bots))
    assert sum(each.lost for each in kept) == pytest.approx(sum(e.judgement.lost for e in found))
    assert list(review.decisions(dreams=6)) == found, "the same luck judges the same"


def test_dreams_end_when_the_difference_is_known() -> None:
    match = played("potion-making", ["greedy"] * 4, 20)
    pov = match.pov(match.deciders()[0])
    knowledge = knowledge_of(pov.box)
    one, other = pov.moves[0], pov.moves[-1]
    few, enough, many = (
        ahead_of(pov, knowledge, one, other, dreams, 1) for dreams in (LEAST - 1, 2000, 4000)
    )
    assert few[1] > PRECISE >= enough[1]
    assert enough == many


@pytest.mark.parametrize("game", GAMES)
def test_it_is_judged_by_what_the_seat_knew(game: str) -> None:
    """The same decision in a dream of its seat, where everything hidden is otherwise."""
    box = plugins.box(game)
    match = played(game, ["random"] * box.seats[0], 17)
    seat = match.deciders()[0]
    dream = box.views.imagine(match.state, seat, SeededDealer(9))
    for move in match.legal_moves(seat)[:2]:
        truth = judge(match.pov(seat), move, 5, 1)
        assert judge(Pov(box, dream, seat), move, 5, 1) == truth


def test_who_plays_at_random_loses_more() -> None:
    review = RecordReview(
        lines_of(played("poison", ["greedy", "random", "greedy"], 50)), plugins.box
    )
    kept = accounts(list(review.decisions(dreams=20)), 3)
    assert kept[1].lost > max(kept[0].lost, kept[2].lost)


def test_what_was_taken_back_is_not_judged() -> None:
    match = Match(plugins.box("laar"), 2, SeededDealer(4), {"memo": "V"})
    while True:
        seat = match.deciders()[0]
        before, first, second = len(match.entries), *match.legal_moves(seat)[:2]
        match.play(seat, first)
        if match.can_undo(seat):
            break
    match.undo(seat)
    match.play(seat, second)
    review = RecordReview(lines_of(match), plugins.box)
    assert len(review) == before + 1
    assert list(review.decisions(dreams=2))[-1].played == second


def test_the_command_prints_a_table_or_data(run: Run) -> None:
    record = str(RECORDS / "laar" / "two-memo-five-open.jsonl")
    told = run("review", record, "--dreams", "2")
    assert told.code == 0, told.err
    assert "points lost" in told.out
    assert "Anna" in told.out
    assert "points lost" not in run("review", record, "--dreams", "2", "--lang", "ru").out
    found = json.loads(run("review", record, "--dreams", "2", "--json").out)
    assert found["game"] == "laar"
    assert len(found["accounts"]) == 2
    assert {"number", "seat", "played", "best", "lost", "error", "moves"} == set(
        found["decisions"][0]
    )
    for each in found["accounts"]:
        lost = [one["lost"] for one in found["decisions"] if one["seat"] == each["seat"]]
        assert each["lost"] == pytest.approx(sum(lost), abs=0.2)
    refused = run("review", record, "--dreams", "0")
    assert refused.code == 2
    assert "imagined games" in refused.err
