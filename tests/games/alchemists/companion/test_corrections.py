"""Corrections of Alchemists typed in: the very file that a table takes."""

from __future__ import annotations

import pytest

from retorta.core import codec
from retorta.core.errors import BadOption
from retorta.core.reading import read
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import Ingredient
from retorta.games.alchemists.companion.corrections import (
    ReadCorrections,
    Values,
    WriteCorrections,
    read_corrections,
    write_corrections,
)
from retorta.games.alchemists.corrections import AS_RECONSTRUCTED, corrected, grants_stated
from retorta.games.alchemists.template import REMARKS, template
from retorta.texts import LANGUAGES, Speaker


def ours() -> Values:
    """Return our values as a page sends them."""
    found: Values = read(Values, codec.plain(read_corrections(ReadCorrections("")).values))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_what_the_command_prints(language: str) -> None:
    say = Speaker(language, "alchemists").say
    said = {name: say(name) for name in REMARKS}
    values = ours()
    for grant in values.grants:
        grant.read = True

    written = write_corrections(WriteCorrections(values, said)).data
    assert written == template(say)
    assert corrected(written) == AS_RECONSTRUCTED


def test_every_value_comes_back_as_it_was_typed() -> None:
    values = ours()
    values.conferences[0].changes = [-2, 0, 2]
    values.grants[1].ingredients = [Ingredient.TOAD, Ingredient.FERN, Ingredient.CLAW]
    values.grants[1].points, values.grants[1].read = 3, True
    values.faces = [0, 2, 3, 4]
    values.spaces[0].favors = 2
    values.green.favors = 2
    values.debunk_few = [1, 2]
    values.debunk_four = [2, 2]
    data = write_corrections(WriteCorrections(values, {})).data

    found = read_corrections(ReadCorrections(data))
    assert codec.plain(found.values) == codec.plain(values)
    assert codec.plain(found.ours) == codec.plain(ours())
    assert BOX.checked_options({"data": data})["data"] == data


def test_points_that_nobody_read_off_a_grant_stay_ours() -> None:
    """A file that says what a conference costs says nothing of grants."""
    values = ours()
    values.conferences[0].changes = [-2, 0, 2]
    data = write_corrections(WriteCorrections(values, {})).data

    assert grants_stated(data) == []
    assert not any(grant.read for grant in read_corrections(ReadCorrections(data)).values.grants)
    assert corrected(data).grant_points == AS_RECONSTRUCTED.grant_points


def test_what_no_box_can_print_is_refused() -> None:
    values = ours()
    values.grants[0].ingredients = [Ingredient.TOAD]
    with pytest.raises(BadOption) as caught:
        write_corrections(WriteCorrections(values, {}))
    for language in LANGUAGES:
        assert Speaker(language, "alchemists").error(caught.value)
