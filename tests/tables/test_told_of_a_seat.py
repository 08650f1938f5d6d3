"""What is told besides the view is told of the seat that is named, and of no other."""

from __future__ import annotations

from typing import Any

import pytest
from support.table_host import Host

from retorta.tables import table_info
from retorta.tables.refusals import Forbidden
from retorta.texts import Speaker


def played_on(game: str, moves: int) -> Host:
    """Return a table at which Anna has all three seats, and has played a while."""
    host = Host(game, "me", "hotseat", "hotseat")
    for number in range(moves):
        seat = host.table.deciders[0]
        host.do(host.sender("anna", seat), host.move_of(host.sender("anna", seat), number))
    return host


def differ(found: dict[Any, Any]) -> None:
    """See that the seats are told different things, or nothing would have been shown."""
    told = list(found.values())
    assert all(it not in told[:place] for place, it in enumerate(told))


@pytest.mark.parametrize(
    ("game", "what"),
    [("laar", "worth"), ("potion-making", "sources")],
)
def test_what_things_bring_is_told_of_the_seat_that_is_named(game: str, what: str) -> None:
    host = played_on(game, 12)
    match, find = host.table.saved.match, getattr(host.table.box.insights, what)
    assert match is not None
    true = {seat: find(match.state, seat) for seat in range(3)}
    differ(true)
    for seat, things in true.items():
        told = getattr(table_info, what)(host.table, "anna", seat).things
        assert told.keys() == things.keys()
        if what == "worth":
            assert told == things
        with pytest.raises(Forbidden, match="not-your-seat"):
            getattr(table_info, what)(host.table, "boris", seat)


def test_the_view_is_put_into_words_for_the_seat_that_is_named() -> None:
    host = played_on("poison", 3)
    match, lines = host.table.saved.match, host.table.box.words.lines
    assert match is not None
    say = Speaker("en", "poison", match.header.names).say
    true = {seat: lines(match.view(seat), say) for seat in (None, 0, 1, 2)}
    differ(true)
    for seat, said in true.items():
        _, put_into_words = table_info.lines(host.table, "anna", seat, "en")
        assert put_into_words() == said
