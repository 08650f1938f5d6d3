"""Golden files: whole games as readable documents, and counts of what can be played.

A transcript tells once what several see alike, and of a table what changed since the last look.

``python3 run.py transcripts`` writes them anew; in review they are read like prose.
Which tables are transcribed and counted stands in ``tests/plans/<game>.toml``:

    [[transcript]]
    name = "polish-three"
    seats = 3
    seed = 1
    bots = "greedy"
    options = { rulebook = "polish" }

    [[perft]]
    seats = 3
    seed = 1
    skip = 0                 # decisions played at random before counting
    options = {}
    counts = [36, 1184]      # sequences of one decision, of two, …

Where the opponents of a research task play otherwise than its version says, the version is raised
(``src/retorta/research/benchmark/versions.toml``).
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final

from retorta import plugins
from retorta.core import door
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.core.record import Scribe
from retorta.core.words import Seat
from retorta.research.benchmark import beliefs
from retorta.research.benchmark.fingerprint import fingerprint
from retorta.research.benchmark.tasks import TASKS
from retorta.research.benchmark.versions import FILE, PRINTS, VERSIONS
from retorta.texts import Speaker

ROOT: Final = Path(__file__).parent.parent
TESTS: Final = ROOT / "tests"
VERSIONS_PATH: Final = ROOT / "src/retorta/research/benchmark" / FILE
VERSIONS_HEAD: Final = """\
# The newest version of every task, and a print of how its opponents play.
# `python3 run.py transcripts` raises a version where they play otherwise.
"""
NAMES: Final = ["Anna", "Boris", "Cleo", "Dora", "Emil", "Fay"]
VIEWS_EVERY: Final = 12
"""The number of decisions between two views of the whole table."""


def plans(game: str, kind: str) -> list[dict[str, Any]]:
    """Return the transcripts or the perft counts planned for a game."""
    planned = tomllib.loads((TESTS / "plans" / f"{game}.toml").read_text("utf-8"))
    found: list[dict[str, Any]] = planned.get(kind, [])
    return found


def start(game: str, plan: dict[str, Any]) -> Match:
    """Return the table of a plan."""
    seats = plan["seats"]
    dealer = SeededDealer(plan["seed"])
    return Match(plugins.box(game), seats, dealer, plan.get("options", {}), NAMES[:seats])


def transcript(game: str, plan: dict[str, Any]) -> str:
    """Return one whole game as a document: moves, events, and what every seat sees."""
    return "\n".join(_written(game, plan)) + "\n"


def transcript_path(game: str, plan: dict[str, Any]) -> Path:
    """Return the path of the transcript of a plan."""
    return TESTS / "transcripts" / game / f"{plan['name']}.txt"


def record_path(game: str, plan: dict[str, Any]) -> Path:
    """Return the path of the record of a plan's game; each later edition has its own folder."""
    edition = plugins.box(game).edition
    folder = TESTS / "records" / game
    return (folder if edition == 1 else folder / f"edition-{edition}") / f"{plan['name']}.jsonl"


def played(game: str, plan: dict[str, Any]) -> Iterator[tuple[Match, Seat | None, Any, list[Any]]]:
    """Yield the match of a plan after its set-up and after every move of its bots."""
    match = start(game, plan)
    made = plugins.bot_class(game, plan["bots"])
    bots = [made(plan["seed"] + seat) for seat in range(plan["seats"])]
    yield match, None, None, match.opening
    while deciders := match.deciders():
        seat = deciders[0]
        move = bots[seat].choose(match.pov(seat))
        yield match, seat, move, match.play(seat, move)


def perft(game: str, plan: dict[str, Any], depth: int) -> int:
    """Return how many sequences of *depth* decisions there are.

    Luck is the same after every move, so that only decisions are counted.
    """
    match = start(game, plan)
    luck = SeededDealer(plan["seed"])
    for _ in range(plan.get("skip", 0)):
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves))])
    return _count(match.state, depth, plan["seed"])


def _count(state: Any, depth: int, seed: int) -> int:
    deciders = door.deciders(state)
    if not deciders:
        return 1
    moves = door.legal_moves(state, deciders[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        door.play(after, deciders[0], move, SeededDealer(seed, listening=False))
        total += _count(after, depth - 1, seed)
    return total


def _written(game: str, plan: dict[str, Any]) -> Iterator[str]:
    speaker = Speaker("en", game, NAMES)
    options = ", ".join(f"{name}={value}" for name, value in plan.get("options", {}).items())
    yield f"{speaker.say(game)}: {plan['seats']} players, bots {plan['bots']}, seed {plan['seed']}"
    yield f"Options: {options or 'as usual'}"
    last = None
    looks: dict[Seat | None, list[str]] = {}
    for number, (match, seat, move, events) in enumerate(played(game, plan)):
        if number and seat is not None:
            yield f"{number}. {speaker.player(seat)}: {speaker.move(move)}"
        for event in events:
            yield f"   {speaker.event(event)}"
            seen_by: dict[str, list[str]] = {}
            for eyes in [*range(match.seats), None]:
                seen = event.seen_by(eyes)
                if seen != event:
                    who = "a bystander" if eyes is None else speaker.player(eyes)
                    text = "nothing" if seen is None else speaker.event(seen)
                    seen_by.setdefault(text, []).append(who)
            for text, names in seen_by.items():
                yield f"      as seen by {', '.join(names)}: {text}"
        if number % VIEWS_EVERY == 0 or match.is_over:
            yield from _table(match, speaker, looks)
        last = match
    assert last is not None
    outcome = last.end()
    yield f"Points: {outcome.points}. Winners: {[speaker.player(seat) for seat in outcome.winners]}"
    yield speaker.say(f"{game}-reason-{outcome.reason}")


def _table(match: Match, speaker: Speaker, looks: dict[Seat | None, list[str]]) -> Iterator[str]:
    """Write how each view differs from the last of the *looks*, viewer by viewer."""
    yield ""
    shown: set[str] = set()
    for eyes in [None, *range(match.seats)]:
        who = "all" if eyes is None else speaker.player(eyes)
        every = dict.fromkeys(match.box.words.lines(match.view(eyes), speaker.say))
        lines = [line for line in every if line not in shown]
        shown.update(lines)
        if lines != looks.get(eyes):
            yield from _compared(who, looks.get(eyes, []), lines)
            looks[eyes] = lines
    if not match.is_over:
        seat = match.deciders()[0]
        question = speaker.question(door.question(match.state), match.view(seat))
        yield f"   Asked: {speaker.player(seat)}. {question}"
        legal = [speaker.move(move) for move in match.legal_moves(seat)]
        yield f"   May: {'; '.join(legal)}."
        for move, rule in match.refusals(seat)[:3]:
            yield f"   May not: {speaker.move(move)}. {speaker.rule(rule)}"
    yield ""


def _compared(who: str, before: list[str], lines: list[str]) -> Iterator[str]:
    """Write the lines that are not as *before*, so that nothing is lost but what stands above.

    Each stands where one of before stood, but those after ``+``.
    """
    matcher = SequenceMatcher(None, before, lines, autojunk=False)
    for what, start, stop, first, last in matcher.get_opcodes():
        old, new = stop - start, lines[first:last]
        if what == "equal" and old > 1:
            yield f"   {who} | … {old} as before"
            continue
        for place, line in enumerate(new):
            yield f"   {who} {'|' if place < old else '+'} {line}"
        if old > len(new):
            yield f"   {who} | … {old - len(new)} gone"


def _record(game: str, plan: dict[str, Any]) -> bytes:
    for match, *_ in played(game, plan):  # noqa: B007
        pass
    scribe = Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    return b"".join([*lines, scribe.entry(match.end())])


def task_games() -> dict[str, str]:
    """Return the game of every research task."""
    return {**{task.name: task.game for task in TASKS.values()}, beliefs.NAME: "alchemists"}


def raised_versions(games: list[str]) -> str:
    """Return the versions of all tasks, raised if opponents in these games play differently."""
    parts = [VERSIONS_HEAD]
    for task, game in task_games().items():
        version, known = VERSIONS.get(task, 0), PRINTS.get(task, "")
        found = fingerprint(task) if game in games else known
        if found != known:
            version += 1
            print(f"{task}_v{version}: its opponents play otherwise than before")
        parts.append(f'[{task}]\nversion = {version}\nprint = "{found}"\n')
    return "\n".join(parts)


def main(games: list[str]) -> None:
    """Write the golden files of the games named, or of all."""
    VERSIONS_PATH.write_text(raised_versions(games or plugins.games()), "utf-8")
    for game in games or plugins.games():
        for plan in plans(game, "transcript"):
            path = transcript_path(game, plan)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(transcript(game, plan), "utf-8")
            print(f"wrote {path.relative_to(TESTS)}")
            record = record_path(game, plan)
            if not record.exists():
                # A record is evidence: it is never rewritten, only replayed.
                record.parent.mkdir(parents=True, exist_ok=True)
                record.write_bytes(_record(game, plan))
                print(f"wrote {record.relative_to(TESTS)}")
        for plan in plans(game, "perft"):
            counts = [perft(game, plan, depth + 1) for depth in range(len(plan["counts"]))]
            written = "as written" if counts == plan["counts"] else f"but {plan['counts']} written"
            print(f"perft {game}, {plan['seats']} seats, seed {plan['seed']}: {counts}, {written}")


if __name__ == "__main__":
    main(sys.argv[1:])
