"""What a table agrees on before the first turn: in this game, nothing."""

from __future__ import annotations

from typing import Final

from retorta.core.box import Option

OPTIONS: Final[tuple[Option, ...]] = ()
