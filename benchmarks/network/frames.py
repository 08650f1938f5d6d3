"""The frames of one game, as four sockets get them when everybody is shown everything at once.

    python benchmarks/network/frames.py PYTHON GAME FILE [MOVES]

runs the server of *PYTHON*'s build and writes one line ``SEAT FRAME`` for each view.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from builds import Build
from crowd import Crowd, Table, wire_of
from wire_socket import WireSocket


class Listening(Crowd):
    """A crowd whose frames are written down."""

    def __init__(self, port: int, game: str, wire: int) -> None:
        super().__init__(port, game, wire)
        self.heard: list[tuple[int, bytes]] = []

    async def open(self, table, token, seat, heard) -> WireSocket:  # type: ignore[no-untyped-def]
        def listen(socket: WireSocket, text: bytes) -> None:
            if text.startswith(b'{"type":"view"'):
                self.heard.append((seat, text))
            heard(socket, text)

        return await super().open(table, token, seat, listen)


async def capture(port: int, game: str, moves: int) -> list[tuple[int, bytes]]:
    """Play at one table; return every view that was sent, and to which seat."""
    crowd = Listening(port, game, await wire_of(port))
    await crowd.sit_down(1)
    table: Table = crowd.tables[0]
    while len(crowd.done) < moves:
        table.play()
        await asyncio.sleep(0.005)
    crowd.leave()
    return crowd.heard


def main(python: str, game: str, file: Path, moves: int = 150) -> None:
    """Write the frames of a game down."""
    with tempfile.TemporaryDirectory() as folder:
        build = Build(python, Path(folder), at_once=True, cores=sorted({0, 1}))
        try:
            heard = asyncio.run(capture(build.port, game, moves))
        finally:
            print(build.stop(), end="", file=sys.stderr)
    file.write_bytes(b"".join(b"%d %b\n" % line for line in heard))
    sizes = [len(text) for _, text in heard]
    print(f"{len(heard)} frames of {game}, {sum(sizes) / len(sizes):.0f} bytes on average")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), *map(int, sys.argv[4:5]))
