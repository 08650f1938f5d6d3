"""Bots of one's own, hints and reviews in one call, and what each refuses."""

from __future__ import annotations

from typing import Any

import pytest

import retorta
from retorta import Match, SeededDealer, Speaker, box, deduce, hint, play, review
from retorta.core.errors import BadOption, GameOver, IllegalMove, NotYourTurn, TableError, Unknown
from retorta.core.words import Move, Outcome
from retorta.texts import LANGUAGES


class First:
    def __init__(self) -> None:
        self.told: list[tuple[int, Outcome]] = []

    def choose(self, pov: retorta.Pov) -> Move:
        return pov.moves[0]

    def over(self, seat: int, outcome: Outcome) -> None:
        self.told.append((seat, outcome))


class Cheat:
    def choose(self, pov: retorta.Pov) -> Move:
        return next(move for move in pov.box.rules.catalogue if move not in pov.moves)


@pytest.mark.parametrize("game", retorta.game_names())
def test_a_bot_of_ones_own_plays_every_game(game: str) -> None:
    mine = First()
    match = play(game, [mine, "random"], seed=5) if box(game).seats[0] < 3 else None
    match = match or play(game, [mine, "random", "random"], seed=5)
    assert match.is_over
    assert mine.told == [(0, match.outcome())]
    assert match.header.names[:2] == ["First", "random"]


def test_a_seed_repeats_the_whole_game() -> None:
    first, again, other = (
        play("poison", ["greedy", "random", "random"], seed=seed).record_lines()
        for seed in (3, 3, 4)
    )
    assert first == again != other
    bots = ["random"] * 3
    assert play("poison", bots).record_lines() != play("poison", bots).record_lines()


def test_options_and_a_box_may_be_given() -> None:
    match = play(box("poison"), ["random"] * 3, options={"rulebook": "polish"})
    assert match.header.options["rulebook"] == "polish"
    with pytest.raises(BadOption):
        play("poison", ["random"] * 3, options={"rulebook": "martian"})
    with pytest.raises(Unknown):
        play("chess", ["random"] * 2)
    with pytest.raises(Unknown):
        play("poison", ["deep-blue"] * 3)


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    with pytest.raises(IllegalMove):
        play("poison", [Cheat(), Cheat(), Cheat()])


@pytest.mark.parametrize("no_bot", [First, None, 7, object()])
def test_what_is_no_bot_is_refused_in_a_sentence(no_bot: Any) -> None:
    with pytest.raises(BadOption) as caught:
        play("poison", [no_bot, "random", "random"])
    for language in LANGUAGES:
        assert "choose(pov)" in Speaker(language).error(caught.value)


IMPOSSIBLE = [
    {"mix": ["mushroom", "toad"], "result": "healing"},
    {"not": ["mushroom", "toad"], "result": "healing"},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [IMPOSSIBLE, [{"known": "potato", "formula": 1}], "facts.json"])
def test_a_refusal_of_facts_is_said_by_whoever_speaks_for_no_game(
    language: str, facts: Any
) -> None:
    with pytest.raises(TableError) as caught:
        deduce(facts)
    told = Speaker(language).error(caught.value)
    assert told == Speaker(language, "alchemists").error(caught.value)
    assert "\n" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_may_hold_what_was_handed_over(language: str) -> None:
    match = Match(box("alchemists"), 2, SeededDealer(1))
    with pytest.raises(retorta.Unreadable) as caught:
        match.jot(0, {"colour": "pink"})
    assert "Mark | Note" in Speaker(language).error(caught.value)


def test_a_fact_is_learned_as_it_is_written() -> None:
    known = deduce(IMPOSSIBLE[:1])
    fact = {"aspect": "toad", "colour": "red", "sign": "+"}
    assert known.learn(fact).table == deduce([IMPOSSIBLE[0], fact]).table
    with pytest.raises(retorta.Impossible) as caught:
        known.learn(IMPOSSIBLE[1])
    assert (caught.value.number, caught.value.against) == (2, [1])
    with pytest.raises(retorta.Unreadable):
        known.learn({"mix": ["mushroom", "toad"]})


def test_nobody_speaks_a_language_that_is_not_there() -> None:
    with pytest.raises(Unknown) as caught:
        Speaker("tlh")
    assert caught.value.parts["language"] == "tlh"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [["A" * 101], ["Anna", "Boris", "Cleo", "Dora"]])
def test_names_that_no_record_could_hold_are_refused(language: str, names: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        Match(box("poison"), 3, SeededDealer(1), names=names)
    assert "100" in Speaker(language).error(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_spoken_of_in_every_language(language: str) -> None:
    match = Match(box("poison"), 3, SeededDealer(1))
    with pytest.raises(retorta.NotOver) as caught:
        match.end()
    assert Speaker(language).error(caught.value)
    with pytest.raises(GameOver) as over:
        hint(play("poison", ["random"] * 3))
    assert Speaker(language).error(over.value)


def test_a_hint_is_for_whoever_is_to_decide() -> None:
    match = Match(box("poison"), 3, SeededDealer(1))
    found = hint(match, dreams=5)
    assert found == hint(match, 1, dreams=5) == hint(match.pov(1), dreams=5)
    assert found == hint(next(iter(retorta.replay(match))), dreams=5)
    for wrong in (0, 2, -1, 3):
        with pytest.raises(NotYourTurn):
            hint(match, wrong, dreams=5)
    for place, seat in ((match.pov(0), None), (match.pov(1), 0)):
        with pytest.raises(NotYourTurn):
            hint(place, seat, dreams=5)
    assert hint(match, seconds=0.01).dreams >= 1


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"seconds": float("nan")}, {"dreams": 0}])
def test_a_hint_takes_some_time(budget: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        hint(Match(box("poison"), 3, SeededDealer(1)), **budget)


def test_a_review_judges_every_decision() -> None:
    match = play("poison", ["random"] * 3, seed=1)
    found = review(match, dreams=1)
    assert len(found) == len(match.entries)
    assert sum(each.lost for each in found) == pytest.approx(
        sum(account.lost for account in found.accounts)
    )
    assert repr(found).startswith(f"<Review of {len(found)} decisions: ")
    assert review(match.record_lines(), dreams=1).decisions == found.decisions
    for wrong in (0, 10_000_000):
        with pytest.raises(BadOption):
            review(match, dreams=wrong)
