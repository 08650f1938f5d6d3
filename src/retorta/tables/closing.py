"""The codes with which a socket is closed; ``docs/wire.md`` says what a client does then."""

from __future__ import annotations

from typing import Final

LEFT: Final = 1000
"""The page was closed."""
BROKEN: Final = 1008
"""The protocol was violated."""
TOO_BIG: Final = 1009
FAILED: Final = 1011
RESTARTED: Final = 1012
"""The server stops, or was restored: come back."""
AGAIN_LATER: Final = 1013
"""Too slow, or too many: come back later."""
NO_TABLE: Final = 4404
"""There is no such table."""
UNPLAYABLE: Final = 4409
"""The table cannot be played on by this version."""
OTHER_WIRE: Final = 4426
"""The page speaks another version of the wire: it reloads."""
