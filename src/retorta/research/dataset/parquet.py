"""The decisions of a dataset as a Parquet table. Needs the extra ``dataset``."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from retorta import plugins
from retorta.core import record
from retorta.core.errors import BadOption
from retorta.core.replay import replay


def rows(records: list[list[bytes]]) -> dict[str, list[Any]]:
    """Return the columns of the table: the decisions, their alternatives, and the results."""
    names = ("game", "number", "seat", "bot", "action", "legal", "points", "won")
    found: dict[str, list[Any]] = {name: [] for name in names}
    for game, lines in enumerate(records):
        decided: list[tuple[Any, ...]] = []
        legal: list[list[int]] = []
        match = None
        for moment in replay(lines, plugins.box):
            match = moment.match
            catalogue = match.box.rules.catalogue
            if isinstance(moment.entry, record.Turn):
                seat = moment.entry.seat
                action = catalogue.index(catalogue.read(moment.entry.move))
                decided.append((moment.number, seat, match.header.names[seat], action, legal[seat]))
            legal = [
                sorted(catalogue.index(move) for move in match.legal_moves(seat))
                for seat in range(match.seats)
            ]
        assert match is not None
        outcome = match.end()
        for number, seat, bot, action, choices in decided:
            ended = (outcome.points[seat], seat in outcome.winners)
            values = (game, number, seat, bot, action, choices, *ended)
            for name, value in zip(names, values, strict=True):
                found[name].append(value)
    return found


def demand_parquet() -> None:
    """Refuse the run before anything is played if no table can be written."""
    if find_spec("pyarrow") is None:
        raise BadOption("no-parquet")


def write(path: Path, records: list[list[bytes]]) -> None:
    """Write the table."""
    import pyarrow
    from pyarrow import parquet

    small = pyarrow.int16()
    schema = pyarrow.schema(
        [
            ("game", pyarrow.int32()),
            ("number", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.dictionary(pyarrow.int8(), pyarrow.string())),
            ("action", small),
            ("legal", pyarrow.list_(small)),
            ("points", small),
            ("won", pyarrow.bool_()),
        ]
    )
    table = pyarrow.table(rows(records), schema=schema)
    parquet.write_table(table, path, compression="zstd")
