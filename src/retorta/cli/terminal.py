"""A table in the terminal: plain lines, so that a screen reader can follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import click

from retorta.bots import Bot, tell_end
from retorta.bots.hint import hint
from retorta.cli.brings import Brings
from retorta.cli.hint_lines import hint_lines
from retorta.cli.seating import MOST_DIGITS
from retorta.cli.terminal_page import Page
from retorta.core import codec, door
from retorta.core.box import AIDS
from retorta.core.errors import NoUndo, Unreadable
from retorta.core.match import Match
from retorta.core.words import Event, Move, Rule, Seat
from retorta.ledger import Ledger
from retorta.texts import Speaker

HINT_SECONDS: Final = 0.8
"""Seconds of thinking for a hint."""
OTHER_LINES: Final = 3
"""Lines of a screen besides the table, what is told of the question and the moves: a gap, the
question, and where one types."""


class PlayerLeft(Exception):
    """The person left the table before the end."""


class Terminal:
    """Shows one seat its view, and asks for its moves."""

    def __init__(
        self, match: Match, speaker: Speaker, ask: Callable[[str], str], page: Page | None = None
    ) -> None:
        self._match = match
        self._speaker = speaker
        self._ask = ask
        self._page = page or Page()
        # Whoever plays here plays alone, which is practice.
        self._chances = match.header.options.get(AIDS.name, "chances") == "chances"

    def tell(self, events: list[Event], seat: Seat | None) -> None:
        """Print what *seat* sees happen."""
        for event in events:
            seen = event.seen_by(seat)
            if seen is not None:
                click.echo(self._page.wrapped(self._speaker.event(seen)))

    def show(self, seat: Seat | None) -> None:
        """Print what is on the table."""
        for line in self._lines(seat):
            click.echo(line)

    def _lines(self, seat: Seat | None) -> list[str]:
        said = self._match.box.words.lines(self._match.view(seat), self._speaker.say)
        return [self._page.wrapped(line) for line in said]

    def choose(self, seat: Seat) -> Move | None:
        """Return the move the person at *seat* chooses; ``None`` for an undo."""
        moves = self._unlike(self._match.legal_moves(seat))
        offered = self._offered(seat)
        brings = Brings(self._match, seat, self._chances, self._speaker)
        click.echo("")
        self.show(seat)
        self._list(seat, moves, offered, brings)
        while True:
            typed = self._ask(self._speaker.say("cli-prompt")).strip()
            answer = typed.casefold()
            if answer == "" and offered is not None:
                return offered
            if answer in ("?", "help"):
                self._help(seat)
            elif answer == "h":
                self._hint(seat)
            elif answer == "u":
                if self._match.can_undo(seat):
                    return None
                said = self._speaker.error(NoUndo("no-undo", seat=seat))
                click.echo(self._page.refusal(said))
            elif answer == "v":
                self.show(seat)
                self._list(seat, moves, offered, brings)
            elif answer == "w":
                self._list(seat, moves, offered, brings, in_full=True)
            elif answer == "n" or answer.startswith("n "):
                self._jot(seat, typed[1:])
            elif answer == "q":
                raise PlayerLeft
            elif (move := self._read(answer, seat, moves)) is not None:
                return move

    def result(self) -> None:
        """Print how the game ended."""
        outcome = self._match.end()
        click.echo("")
        for seat, points in enumerate(outcome.points):
            click.echo(self._speaker.say("cli-points", player=seat, points=points))
        said = self._speaker.say("cli-winners", winners=outcome.winners)
        click.echo(self._page.winners(said))
        click.echo(self._speaker.say(f"{self._match.box.name}-reason-{outcome.reason}"))

    def _offered(self, seat: Seat) -> Move | None:
        """Return the best answer, if the game offers one in its view."""
        suggested = getattr(self._match.view(seat).own, "suggested", None)
        return None if suggested is None else self._match.box.rules.catalogue.read(suggested)

    def _list(
        self,
        seat: Seat,
        moves: list[Move],
        offered: Move | None,
        brings: Brings,
        in_full: bool = False,
    ) -> None:
        """Print the question and the moves: all with what they bring, or none.

        Unless they are wanted *in_full*, a list that does not fit below the table says less.
        """
        asks = door.question(self._match.state)
        question = self._speaker.question(asks, self._match.view(seat))
        facts = brings.question(self._page)
        for line in [self._page.question(question), *facts]:
            click.echo(line)
        lines = self._numbered(moves, offered, brings)
        above = "\n".join([*self._lines(seat), *facts])  # a long line is several, wrapped
        room = self._page.height - len(above.split("\n")) - OTHER_LINES
        if not in_full and self._page.height and len(lines) > room and not brings.is_silent:
            lines = self._page.numbered(self._offering(moves, offered, self._speaker.move))
            lines.append(self._page.wrapped(self._speaker.say("cli-brings-more")))
        for line in lines:
            click.echo(line)

    def _numbered(self, moves: list[Move], offered: Move | None, brings: Brings) -> list[str]:
        if brings.is_silent:
            return self._page.numbered(self._offering(moves, offered, self._speaker.move))
        said = self._offering(moves, offered, lambda move: brings.move(move, self._page))
        return self._page.listed(said)

    def _offering(
        self, moves: list[Move], offered: Move | None, say: Callable[[Move], str]
    ) -> list[str]:
        said = [say(move) for move in moves]
        if offered in moves:
            place = moves.index(offered)
            said[place] = self._speaker.say("cli-offered", move=said[place])
        return said

    def _unlike(self, moves: list[Move]) -> list[Move]:
        """Return only one of each group of equivalent moves."""
        alike = self._match.box.rules.alike
        if alike is None:
            return moves
        first: dict[object, Move] = {}
        for move in moves:
            first.setdefault(alike(self._match.state, move), move)
        return list(first.values())

    def _jot(self, seat: Seat, line: str) -> None:
        """Write *line* in the person's own notebook, or explain how to."""
        box = self._match.box
        if box.notebook is None:
            click.echo(self._speaker.error(Unreadable("no-notebook", game=box.name)))
        elif not line.strip():
            click.echo(self._speaker.say(f"{box.name}-notebook"))
        else:
            try:
                jotting = box.notebook.read(line, self._speaker.say)
                self._match.jot(seat, codec.plain(jotting))
            except Unreadable as problem:
                click.echo(self._speaker.error(problem))
            else:
                self.show(seat)

    def _help(self, seat: Seat) -> None:
        by_rule: dict[Rule, list[Move]] = {}
        for move, rule in self._match.refusals(seat):
            by_rule.setdefault(rule, []).append(move)
        for rule, moves in by_rule.items():
            cited = self._speaker.rule(rule)
            click.echo(self._speaker.say("cli-refused", rule=cited, moves=moves))
        if not by_rule:
            click.echo(self._speaker.say("cli-nothing-refused"))
        click.echo(self._speaker.say("cli-play-keys"))

    def _hint(self, seat: Seat) -> None:
        found = hint(self._match.pov(seat), HINT_SECONDS, len(self._match.entries))
        for line in hint_lines(found, self._speaker):
            click.echo(line)

    def _read(self, answer: str, seat: Seat, moves: list[Move]) -> Move | None:
        """Return the move with that number, or the only one whose text contains those words."""
        is_number = answer.isdecimal() and len(answer) <= MOST_DIGITS
        if is_number and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        said = [move for move in self._match.legal_moves(seat) if self._has_words(move, answer)]
        fitting = self._unlike(said)
        if len(fitting) == 1:
            return fitting[0]
        refused = [pair for pair in self._match.refusals(seat) if self._has_words(pair[0], answer)]
        if fitting:
            click.echo(self._speaker.say("cli-which", moves=fitting))
        elif len(refused) == 1:
            click.echo(self._page.refusal(self._speaker.rule(refused[0][1])))
        else:
            click.echo(self._speaker.say("cli-not-understood", most=len(moves)))
        return None

    def _has_words(self, move: Move, answer: str) -> bool:
        words = self._speaker.move(move).casefold().split()
        return bool(answer) and all(word in words for word in answer.split())


def host(
    match: Match,
    bots: list[Bot],
    terminal: Terminal,
    human: Seat | None,
    ledger: Ledger | None,
) -> None:
    """Play a match to its end; a person plays the seat *human*, bots play all others."""
    terminal.tell(match.opening, human)
    while seats := match.deciders():
        seat = human if human in seats else seats[0]
        assert seat is not None
        if seat == human:
            move = terminal.choose(seat)
        else:
            move = bots[seat].choose(match.pov(seat))
        if move is None:
            match.undo(seat)
            events: list[Event] = []
        else:
            events = match.play(seat, move)
        if ledger is not None:
            ledger.keep_up(match.entries)
        terminal.tell(events, human)
    outcome = match.outcome()
    assert outcome is not None
    tell_end(bots, outcome)
