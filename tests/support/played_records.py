"""Records of games that were played anyhow, as long as a test wants them."""

from __future__ import annotations

from retorta import plugins
from retorta.core import codec, record
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match


def played(
    game: str, seed: int, moves: int = 10_000, back_and_forth: int = 0, **options: str
) -> list[bytes]:
    """Return the record of a game played anyhow; some moves are taken back again and again."""
    box = plugins.box(game)
    dealer = SeededDealer(seed)
    match = Match(box, box.seats[0], SeededDealer(seed), options)
    while not match.is_over and len(match.entries) < moves:
        seat = match.deciders()[0]
        legal = match.legal_moves(seat)
        match.play(seat, legal[dealer.pick(len(legal))])
        while back_and_forth and match.can_undo(seat):
            again = codec.plain(match.entries[-1])["move"]
            for _ in range(back_and_forth):
                match.undo(seat)
                match.play(seat, box.rules.catalogue.read(again))
            back_and_forth = 0
    scribe = record.Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    return [*lines, scribe.entry(match.end())] if match.is_over else lines
