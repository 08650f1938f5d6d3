"""Everything the engine may refuse, split by cause.

An error has the name of a sentence and the values to fill in. The sentence itself is
``error-<name>`` in ``texts/<language>/errors.ftl``; ``Speaker.error`` returns it filled in:

>>> from retorta import Speaker, Unknown, box
>>> try:
...     box("chess")
... except Unknown as problem:
...     print(Speaker("en").error(problem)[:24])
There is no game “chess”
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from retorta.core.words import Move, Rule, Seat


class TableError(Exception):
    """Something that is refused: the base of all errors below. The parts stay available.

    >>> from retorta import TableError, bot
    >>> try:
    ...     bot("poison", "novice@soon", seed=1)
    ... except TableError as problem:
    ...     print(problem, problem.name, problem.parts)
    budget (budget='soon') budget {'budget': 'soon'}
    """

    def __init__(self, name: str, **parts: object) -> None:
        spoken = ", ".join(f"{part}={value!r}" for part, value in parts.items())
        super().__init__(f"{name} ({spoken})" if spoken else name)
        self.name = name
        self.parts = parts

    def __reduce__(self) -> tuple[object, ...]:
        # By default Python would call ``__init__`` with the sentence only, so errors that take
        # more arguments could not be sent back from another process.
        return _made_again, (type(self), self.args, vars(self))


def _made_again(
    kind: type[TableError], arguments: tuple[object, ...], held: dict[str, object]
) -> TableError:
    error = kind.__new__(kind, *arguments)
    vars(error).update(held)
    return error


class Unknown(TableError):
    """There is no such game, option, bot, language, seat or card.

    >>> from retorta import bot
    >>> bot("poison", "deep-blue", seed=1)
    Traceback (most recent call last):
    retorta.core.errors.Unknown: bot (bot='deep-blue', game='poison', known=['master', ...])
    """


class BadOption(TableError):
    """The table cannot be set up like that.

    >>> from retorta import play
    >>> play("poison", ["greedy", "random"])
    Traceback (most recent call last):
    retorta.core.errors.BadOption: seats (game='poison', seats=2, fewest=3, most=6)
    """


class Unreadable(TableError):
    """A record, a move or a fact is malformed.

    >>> from retorta import deduce
    >>> deduce([{"mix": ["toad", "fern"]}])
    Traceback (most recent call last):
    retorta.core.errors.Unreadable: facts-bad (number=1, cause=Unreadable("facts-missing ..."))
    """


class Several(TableError):
    """Several things are wrong at once; each has its own sentence.

    >>> from retorta import Several, Unknown
    >>> problem = Several([Unknown("seat", seat="9", seats=4), Unknown("seat", seat="0", seats=4)])
    >>> [each.parts["seat"] for each in problem.errors]
    ['9', '0']
    """

    def __init__(self, errors: list[TableError]) -> None:
        super().__init__("several", errors=errors)
        self.errors = errors


class NotYourTurn(TableError):
    """It is another seat's turn, or the game is over; ``deciders`` says whose turn it is.

    >>> from retorta import Match, SeededDealer, box
    >>> match = Match(box("poison"), 3, SeededDealer(1))
    >>> [seat] = match.deciders()
    >>> match.play((seat + 1) % 3, match.legal_moves(seat)[0])
    Traceback (most recent call last):
    retorta.core.errors.NotYourTurn: not-your-turn (seat=2, deciders=[1])
    """

    def __init__(self, seat: Seat, deciders: list[Seat]) -> None:
        super().__init__("not-your-turn", seat=seat, deciders=deciders)
        self.seat = seat
        self.deciders = deciders


class IllegalMove(TableError):
    """The rules refuse the move, and say which rule it was.

    >>> from retorta import IllegalMove, Match, SeededDealer, Speaker, box
    >>> match = Match(box("poison"), 3, SeededDealer(1))
    >>> [seat] = match.deciders()
    >>> hand = match.view(seat).own.hand
    >>> strange = [move for move in box("poison").rules.catalogue if move.card not in hand]
    >>> try:
    ...     match.play(seat, strange[0])
    ... except IllegalMove as problem:
    ...     print(problem.rule.section, Speaker("en").error(problem))
    3 Rule 3: You can play only a card that you hold.
    """

    def __init__(self, seat: Seat, move: Move, rule: Rule) -> None:
        super().__init__("illegal-move", seat=seat, move=move, rule=rule.key, section=rule.section)
        self.seat = seat
        self.move = move
        self.rule = rule


class NoUndo(TableError):
    """The last move cannot be taken back.

    >>> from retorta import Match, SeededDealer, box
    >>> Match(box("poison"), 3, SeededDealer(1)).undo(0)
    Traceback (most recent call last):
    retorta.core.errors.NoUndo: no-undo (seat=0)
    """


class GameOver(TableError):
    """There is nothing left to decide.

    >>> from retorta import hint, play
    >>> hint(play("poison", ["random"] * 3, seed=1))
    Traceback (most recent call last):
    retorta.core.errors.GameOver: game-over
    """


class NotOver(TableError):
    """The game is still going on, so there is no result yet.

    >>> from retorta import Match, SeededDealer, box
    >>> Match(box("poison"), 3, SeededDealer(1)).end()
    Traceback (most recent call last):
    retorta.core.errors.NotOver: not-over (deciders=[1])
    """
