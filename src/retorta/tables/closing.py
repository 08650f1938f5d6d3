"""The codes with which a socket is closed; ``docs/wire.md`` says how a client reacts."""

from __future__ import annotations

from typing import Final

LEFT: Final = 1000
"""The page was closed."""
BROKEN: Final = 1008
"""The protocol was violated."""
TOO_BIG: Final = 1009
FAILED: Final = 1011
RESTARTED: Final = 1012
"""The server is stopping, or was restored: reconnect."""
AGAIN_LATER: Final = 1013
"""Too slow, or too many connections: reconnect later."""
NO_TABLE: Final = 4404
"""There is no such table."""
UNPLAYABLE: Final = 4409
"""This version cannot continue the table."""
OTHER_WIRE: Final = 4426
"""The page speaks another wire version and must reload."""
