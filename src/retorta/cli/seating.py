"""Who sits where: options, players and bots as the command line names them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from retorta import shelf
from retorta.bots import Bot
from retorta.core.box import Box
from retorta.core.dealer import Dealer, SeededDealer
from retorta.core.errors import BadOption, Unknown, Unreadable
from retorta.core.match import Match
from retorta.core.verifiable import VerifiableDealer, commitment, fresh_seed
from retorta.ledger import read_text
from retorta.texts import Speaker

USUAL_SEATS: Final = 4
BOT_SEEDS: Final = 1 << 62


def read_options(box: Box, given: Sequence[str]) -> dict[str, str]:
    """Return ``K=V`` options as a dictionary; the value of a file option is the file's text."""
    options: dict[str, str] = {}
    for written in given:
        name, sign, value = written.partition("=")
        if not sign:
            raise Unreadable("option-form", option=written)
        options[name] = value
    for option in box.options:
        if option.is_file and options.get(option.name):
            options[option.name] = read_text(options[option.name])
    box.checked_options(options)
    return options


def usual_seats(box: Box) -> int:
    """Return how many play when nobody says."""
    fewest, most = box.seats
    return min(max(USUAL_SEATS, fewest), most)


def usual_bot(box: Box) -> str:
    """Return the bot that plays when nobody says."""
    return "greedy" if "greedy" in shelf.bots(box.name) else "random"


def split_bots(box: Box, given: str | None) -> list[str]:
    """Return the bots of a comma list, each of which exists."""
    names = [name.strip() for name in given.split(",")] if given else [usual_bot(box)]
    for name in names:
        shelf.bot_class(box.name, name)
    return names


def seat_bots(box: Box, names: Sequence[str], seed: int | None) -> list[Bot]:
    """Return a bot for each name, with luck of its own."""
    base = secrets.randbelow(BOT_SEEDS) if seed is None else seed
    bots = []
    for seat, name in enumerate(names):
        made: Bot = shelf.bot_class(box.name, name)(base + seat)
        bots.append(made)
    return bots


def bot_names(names: Sequence[str], speaker: Speaker, human: int | None = None) -> list[str]:
    """Return what the players at the table are called."""
    called = []
    for seat, name in enumerate(names):
        if seat == human:
            called.append(speaker.say("cli-you", number=seat + 1))
        else:
            called.append(speaker.say("cli-bot-name", bot=name, number=seat + 1))
    return called


def checked_seat(seat: int, seats: int) -> int:
    """Return the seat a person counts from one, counted from nought."""
    if not 1 <= seat <= seats:
        raise BadOption("seat-number", seat=seat, seats=seats)
    return seat - 1


@dataclass
class Deal:
    """Where the luck of a table comes from."""

    dealer: Dealer
    commitment: str | None
    seed: str | None
    """What the record shows when the game is over; ``None`` for a game of a given number."""
    salts: list[str]


def new_deal(number: int | None, salts: Sequence[str] = ()) -> Deal:
    """Return luck from a *number*, or unguessable luck that can be checked afterwards."""
    if number is not None:
        if salts:
            raise BadOption("salt-and-seed")
        return Deal(SeededDealer(number), None, None, [])
    seed = fresh_seed()
    return Deal(VerifiableDealer(seed, salts), commitment(seed), seed.hex(), list(salts))


def new_match(
    box: Box, seats: int, options: dict[str, str], deal: Deal, names: Sequence[str]
) -> Match:
    """Return a new table."""
    fewest, most = box.seats
    if not fewest <= seats <= most:
        raise BadOption("seats", game=box.name, seats=seats, fewest=fewest, most=most)
    return Match(box, seats, deal.dealer, options, names, deal.commitment)


def checked_bots(box: Box, names: Sequence[str]) -> Sequence[str]:
    """Return *names*, of which there must be one for every seat."""
    fewest, most = box.seats
    if not fewest <= len(names) <= most:
        raise BadOption("bots-number", game=box.name, bots=len(names), fewest=fewest, most=most)
    return names


def shown_seat(value: str | None, seats: int) -> int | None:
    """Return whose eyes to look through; ``None`` for everybody's at once."""
    if value is None:
        return None
    if not value.isdecimal():
        raise Unknown("seat", seat=value, seats=seats)
    return checked_seat(int(value), seats)
