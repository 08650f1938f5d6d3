"""Records to look at: those of finished tables, and those that are brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from retorta.browser.asked import Asked
from retorta.browser.held import Held
from retorta.browser.requests import CREATED, new_id
from retorta.browser.store import add
from retorta.core import reading
from retorta.core.errors import TableError, Unreadable
from retorta.core.record import without_notebooks
from retorta.tables import table_info
from retorta.tables.answers import Id
from retorta.tables.incoming import number_in
from retorta.tables.record_answers import Judged, Moment, ReplayInfo, Verdict
from retorta.tables.refusals import Missing, NotStored, TooBig

if TYPE_CHECKING:
    from retorta.browser.host import Host

MOST_BYTES: Final = 8 << 20


def bring(host: Host, asked: Asked) -> None:
    """Bring a record to look at."""
    if not asked.text:
        raise Unreadable("record-empty")
    lines = asked.text.encode()
    if len(lines) > MOST_BYTES:
        raise TooBig("record-too-big", most=MOST_BYTES >> 20)
    id, kept = new_id(host), without_notebooks(lines).decode()

    def checked(info: Any) -> None:
        told = asked.when_written(lambda: asked.tell(Id(id), CREATED))
        host.store.write([add("records", id, kept)], told)

    host.thoughts.of_record({"job": "info", "key": id}, kept, asked.heard(checked))


def info(host: Host, asked: Asked) -> None:
    """Tell about a record."""
    id = asked.named[0]
    _think(host, asked, {"job": "info"}, lambda found: {**found, "id": id}, ReplayInfo)


def moment(host: Host, asked: Asked) -> None:
    """Show the table after one line of play, from one seat or all open."""
    job = {"job": "moment", "number": number_in(asked.named[1]), "seat": asked.seat()}
    _think(host, asked, job, lambda found: found, Moment)


def judge(host: Host, asked: Asked) -> None:
    """Say what one line of play cost, by what its seat knew."""
    _think(
        host,
        asked,
        {"job": "judge", "number": number_in(asked.named[1])},
        lambda found: found,
        Judged,
    )


def verify(host: Host, asked: Asked) -> None:
    """Deal a record again from its seed."""
    _think(host, asked, {"job": "verify"}, lambda found: found, Verdict)


def whole(host: Host, asked: Asked) -> None:
    """Hand out the record itself; of a table I played at, with my own notebook."""
    id = asked.named[0]
    _lines(host, asked, host.person, lambda lines: asked.hand_out(lines, f"retorta-{id}"))


def _think(
    host: Host,
    asked: Asked,
    job: dict[str, Any],
    finish: Callable[[dict[str, Any]], dict[str, Any]],
    kind: Any,
) -> None:
    def found(result: Any) -> None:
        asked.tell(reading.read(kind, finish(result)))

    def ask(lines: str) -> None:
        host.thoughts.of_record({**job, "key": asked.named[0]}, lines, asked.heard(found))

    _lines(host, asked, None, ask)


def _lines(host: Host, asked: Asked, person: str | None, then: Callable[[str], None]) -> None:
    """Go on with the record that the address names, a brought one or a finished table's."""
    id = asked.named[0]

    def found(texts: list[str] | None) -> None:
        if texts is None:
            asked.refuse(NotStored("not-stored"))
        elif texts:
            asked.doing(lambda: then(texts[0]))
        else:
            host.find(id, of_table)

    def of_table(held: Held | None, problem: TableError | None) -> None:
        if held is None:
            assert problem is not None
            asked.refuse(Missing("record") if isinstance(problem, Missing) else problem)
            return
        held.ask(
            lambda table: table_info.record(table, person),
            asked.then(lambda shown: then(shown.answer.decode())),
        )

    host.store.read("records", id, found)
