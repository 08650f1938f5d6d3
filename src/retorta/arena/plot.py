"""A drawing of the results of an arena: ratings with their intervals."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from retorta.arena.results import BotResult

WIDTH: Final = 720
ROW: Final = 34
TOP: Final = 56
NAMES: Final = 190
"""The width of the column of names."""
NUMBERS: Final = 90
"""The width of the column of numbers."""
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#222}"
    ".title{font-size:16px;font-weight:600}"
    ".axis{stroke:#bbb}.bar{stroke:#456b8c;stroke-width:2}.dot{fill:#456b8c}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.axis{stroke:#555}"
    ".bar{stroke:#8fb7da}.dot{fill:#8fb7da}}"
)


def svg(title: str, results: list[BotResult]) -> str:
    """Return a drawing with a line for each bot: its rating as a dot, the interval as a bar."""
    low = min(result.rating_interval[0] for result in results)
    high = max(result.rating_interval[1] for result in results)
    scale = (WIDTH - NAMES - NUMBERS - 20) / max(high - low, 1e-9)
    height = TOP + ROW * len(results) + 16
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<text class="title" x="12" y="26">{escape(title)}</text>',
    ]
    for place, result in enumerate(results):
        y = TOP + ROW * place + ROW // 2
        left, dot, right = (
            round(NAMES + (value - low) * scale, 1)
            for value in (result.rating_interval[0], result.rating, result.rating_interval[1])
        )
        lines += [
            f'<line class="axis" x1="{NAMES}" y1="{y}" x2="{WIDTH - NUMBERS}" y2="{y}"/>',
            f'<text x="12" y="{y + 5}">{escape(result.bot)}</text>',
            f'<line class="bar" x1="{left}" y1="{y}" x2="{right}" y2="{y}"/>',
            f'<circle class="dot" cx="{dot}" cy="{y}" r="5"/>',
            f'<text x="{WIDTH - NUMBERS + 14}" y="{y + 5}">{result.rating:.1f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
