"""What ``from retorta import …`` gives, and that it costs nothing before it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

import retorta
from retorta import plugins
from retorta.core import codec, dealer, match, record, replay


def test_the_names_are_those_of_their_rooms() -> None:
    from retorta import Match, SeededDealer, bot, box
    from retorta import record as records
    from retorta import replay as play_again

    assert Match is match.Match
    assert SeededDealer is dealer.SeededDealer
    assert box is plugins.box
    assert bot is plugins.new_bot
    assert records is record
    assert play_again is replay.replay
    assert set(retorta.__all__) <= set(dir(retorta))


@pytest.mark.parametrize("name", retorta.__all__)
def test_every_public_name_leads_somewhere(name: str) -> None:
    assert getattr(retorta, name) is not None


def test_another_name_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        retorta.chess  # type: ignore[attr-defined] # noqa: B018
    assert not hasattr(retorta, "__path_to_nowhere__")


def test_a_game_is_played_written_and_played_again_with_one_import() -> None:
    from retorta import Match, SeededDealer, bot, box, record, replay

    played = Match(box("poison"), seats=3, dealer=SeededDealer(5))
    bots = [bot("poison", "random", seed) for seed in range(3)]
    while asked := played.deciders():
        played.play(asked[0], bots[asked[0]].choose(played.pov(asked[0])))
    scribe = record.Scribe()
    lines = [scribe.header(played.header), *map(scribe.entry, played.entries)]
    *_, last = replay(lines, box)
    assert last.match.outcome() == played.outcome()
    assert codec.plain(last.match.view(0)) == codec.plain(played.view(0))


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import retorta, sys; print([name for name in sys.modules if 'retorta.' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
