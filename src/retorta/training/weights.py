"""The learned weights as a small file in the rulebook's words, with the command that made it."""

from __future__ import annotations

from retorta.arena.plan import Plan
from retorta.bots.features import Features
from retorta.training.fit import Fit


def written(plan: Plan, features: Features, learned: Fit, command: str) -> str:
    """Return the file, as TOML."""
    bots = ", ".join(f'"{bot}"' for bot in plan.bots)
    lines = [
        "# What each is worth in points at the end of the game, learned from games of bots by",
        f"#   {command}",
        f'game = "{plan.game}"',
        f"edition = {plan.edition}",
        f"games = {plan.games}",
        f"seed = {plan.seed}",
        f"bots = [{bots}]",
        f"positions = {learned.positions}",
        "# Standard deviations: of the points, and of what is foretold in games kept apart.",
        f"spread = {learned.spread:.2f}",
        f"error = {learned.error:.2f}",
        "",
        "[weights]",
        *(
            f'"{name}" = {weight:.3f}'
            for name, weight in zip(features.names, learned.weights, strict=True)
        ),
    ]
    return "\n".join(lines) + "\n"
