"""Dreams of Potion-Making are the game's own: the same luck deals the same, all game long."""

from __future__ import annotations

from retorta import plugins
from retorta.bots.levels import knowledge_of
from retorta.core.dealer import DreamDealer, SeededDealer
from retorta.core.match import Match


def test_the_search_dreams_what_the_game_imagines() -> None:
    match = Match(plugins.box("potion-making"), 3, SeededDealer(5))
    knowledge = knowledge_of(match.box)
    luck = SeededDealer(6)
    number = 0
    while asked := match.deciders():
        pov = match.pov(asked[0])
        dreams = knowledge.dreams(pov)
        for each in range(2):  # the second is not spoilt by the first
            seed = 2 * number + each
            assert dreams.deal(DreamDealer(seed)) == pov.imagine(DreamDealer(seed))
        match.play(asked[0], pov.moves[luck.pick(len(pov.moves))])
        number += 1
    assert number > 20
