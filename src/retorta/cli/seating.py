"""The seating: options, players and bots from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import click

from retorta import plugins
from retorta.arena.luck import fresh_secret, seed_of
from retorta.bots import Bot
from retorta.core.box import Box
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.errors import BadOption, TableError, Unknown, Unreadable
from retorta.core.verifiable import VerifiableDealer, commitment, fresh_seed
from retorta.ledger import read_text
from retorta.texts import Speaker

USUAL_SEATS: Final = 4
MOST_DIGITS: Final = 9
"""A longer number is neither a seat nor a move."""


def read_options(box: Box, given: Sequence[str]) -> dict[str, str]:
    """Return ``K=V`` options as a dictionary; the value of a file option is the file's text."""
    options: dict[str, str] = {}
    for written in given:
        name, sign, value = written.partition("=")
        if not sign:
            raise Unreadable("option-form", option=written)
        options[name] = value
    for option in box.options:
        if option.is_file and option.name in options:
            path = options[option.name]
            options[option.name] = read_text(path)
            if not options[option.name].strip():
                raise Unreadable("file-empty", path=path)
    box.checked_options(options)
    return options


def usual_options(box: Box, given: Sequence[str], language: str) -> dict[str, str]:
    """Return all options of a table: those given, and defaults for *language* for the others."""
    return box.usual_options(language, read_options(box, given))


def usual_seats(box: Box) -> int:
    """Return the default number of players."""
    fewest, most = box.seats
    return min(max(USUAL_SEATS, fewest), most)


def split_bots(box: Box, given: str | None) -> list[str]:
    """Return the bots in a comma-separated list; without one, the default bot."""
    return (
        [name.strip() for name in given.split(",")]
        if given is not None
        else [plugins.usual_bot(box.name)]
    )


def bots_for_all(box: Box, given: str | None) -> list[str]:
    """Return a bot for every seat: those in a comma-separated list, or the default ones."""
    if not given:
        return [plugins.usual_bot(box.name)] * usual_seats(box)
    return list(checked_bots(box, split_bots(box, given)))


def spread_bots(box: Box, chosen: Sequence[str], seats: int, human: int) -> list[str]:
    """Return a bot for each seat except the person's, in turn; the person's has no name."""
    if len(chosen) >= seats:
        raise BadOption("too-many-bots", bots=len(chosen), most=seats - 1)
    names = [chosen[other % len(chosen)] for other in range(seats - 1)]
    return [*names[:human], "", *names[human:]]


def seat_bots(box: Box, names: Sequence[str], seed: int | None) -> list[Bot]:
    """Return a bot for each name, each with its own luck.

    With a *seed* the same bots play the same game again; even then their luck is separate from
    the deal's.
    """
    luck = fresh_secret() if seed is None else seed
    return [
        made_bot(box, name or plugins.usual_bot(box.name), seed_of(luck, "bot", seat))
        for seat, name in enumerate(names)
    ]


def made_bot(box: Box, name: str, seed: int, inside: bool = False) -> Bot:
    """Return a bot, or refuse a class that cannot be one: the command line may name any class."""
    try:
        bot: Bot = plugins.new_bot(box.name, name, seed, inside)
    except TableError:
        raise
    except Exception:
        raise Unknown("no-bot", bot=name) from None
    if not callable(getattr(bot, "choose", None)):
        raise Unknown("no-bot", bot=name)
    return bot


def bot_names(names: Sequence[str], speaker: Speaker, human: int | None = None) -> list[str]:
    """Return the names of the players at the table."""
    called = []
    for seat, name in enumerate(names):
        if seat == human:
            called.append(speaker.say("cli-you", number=seat + 1))
        else:
            called.append(speaker.say("cli-bot-name", bot=name, number=seat + 1))
    return called


def checked_seat(seat: int, seats: int) -> int:
    """Return the number from zero of a seat that a person counts from one."""
    if not 1 <= seat <= seats:
        raise BadOption("seat-number", seat=seat, seats=seats)
    return seat - 1


def checked_seats(box: Box, wanted: int | None) -> int:
    """Return the number of players; refuse one that the game does not allow."""
    seats = usual_seats(box) if wanted is None else wanted
    box.check_seats(seats)
    return seats


def warn_of_reconstruction(box: Box, options: dict[str, str], speaker: Speaker) -> None:
    """Warn if printed data had to be guessed and the table does not use its own file."""
    brought = any(option.is_file and options.get(option.name) for option in box.options)
    if box.is_reconstructed and not brought:
        click.echo(speaker.say("cli-games-reconstructed"))


@dataclass
class Deal:
    """The source of a table's luck."""

    dealer: Dealer
    commitment: str | None
    seed: str | None
    """The secret revealed in the record after the game; ``None`` for a game by number."""
    salts: list[str]


class Promise:
    """Luck before the salt is known: from a number, or from a secret seed with a commitment."""

    def __init__(self, number: int | None) -> None:
        self._number = number
        self._seed = fresh_seed()
        self.commitment = commitment(self._seed) if number is None else None

    def kept(self, salts: Sequence[str] = ()) -> Deal:
        """Return the luck of the table."""
        if self._number is not None:
            return Deal(SeededDealer(self._number), None, None, [])
        dealer = VerifiableDealer(self._seed, salts)
        return Deal(dealer, self.commitment, self._seed.hex(), list(salts))


def new_promise(number: int | None, salt: bool = False) -> Promise:
    """Return luck from a *number*, or unguessable luck that can be checked afterwards."""
    if number is not None and salt:
        raise BadOption("salt-and-seed")
    return Promise(number)


def checked_bots(box: Box, names: Sequence[str]) -> Sequence[str]:
    """Return *names*; refuse them unless there is one for every seat."""
    fewest, most = box.seats
    if not fewest <= len(names) <= most:
        raise BadOption("bots-number", game=box.name, bots=len(names), fewest=fewest, most=most)
    return names


def shown_seat(value: str | None, seats: int) -> int | None:
    """Return the seat to look from; ``None`` shows everything."""
    if value is None:
        return None
    if not value.isdecimal() or len(value) > MOST_DIGITS:
        raise Unknown("seat", seat=value, seats=seats)
    return checked_seat(int(value), seats)
