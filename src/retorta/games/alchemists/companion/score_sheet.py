"""A score sheet of Alchemists, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from math import ceil
from typing import Any, Final, TypeVar

from retorta.companion.names import members_meant, shown
from retorta.companion.pads.faults import Faults
from retorta.companion.pads.pad import Remark
from retorta.companion.pads.players import read_count, read_names, read_seat
from retorta.companion.pads.sheet import check_parts, read_options
from retorta.core.errors import Unreadable
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import (
    ARTIFACT_LEVEL,
    SEAL_COPIES,
    Artifact,
    Favor,
    Formula,
    Grant,
    Ingredient,
    Seal,
)
from retorta.games.alchemists.companion.bounds import Bounds, bounds_for
from retorta.games.alchemists.companion.codes import read_code
from retorta.games.alchemists.companion.names import read_formula, read_ingredient
from retorta.games.alchemists.corrections import corrected, grants_stated
from retorta.games.alchemists.state import Lab, LaidSeal

GAME: Final = "alchemists"
SHEET: Final = ("code", "truth", "players", "theories", "grants", "options")
PLAYER: Final = (
    "name",
    "reputation",
    "gold",
    "favors",
    "artifacts",
    "grants",
    "grant_points",
    "set_aside",
)
THEORY: Final = ("ingredient", "formula", "seals")
COUNTED: Final = ("reputation", "gold", "favors", "set_aside")

Named = TypeVar("Named", bound=IntEnum)


@dataclass
class Player:
    """One player's part of the sheet."""

    name: str
    lab: Lab
    grant_points: tuple[int, ...]
    ours: list[Grant]
    """Grants counted by our own value, since the printed one is unknown."""
    tokens: int
    """The fewest grants with which one can have that many points from them."""


@dataclass
class Grants:
    """The points of the grants in the box, as far as they are known."""

    points: tuple[int, ...]
    read: frozenset[Grant]


@dataclass
class Theory:
    """A published theory, and the seals on it."""

    ingredient: Ingredient
    formula: Formula
    seals: list[LaidSeal]


@dataclass
class Sheet:
    """A whole sheet."""

    truth: dict[Ingredient, Formula]
    players: list[Player]
    theories: list[Theory]
    grants: Grants


def read_sheet(sheet: Any, remarks: list[Remark]) -> Sheet:
    """Return a sheet that can be counted, or refuse it with everything that is wrong."""
    if not isinstance(sheet, dict) or not isinstance(sheet.get("players"), list):
        raise Unreadable("alchemists-sheet")
    faults = Faults()
    check_parts(sheet, SHEET, faults)
    truth: dict[Ingredient, Formula] = {}
    with faults.gathering():
        truth = read_truth(sheet)
    bounds = bounds_for(len(sheet["players"]))
    grants = _read_grants(sheet, bounds, faults)
    players = _read_players(sheet, grants, bounds, faults, remarks)
    theories = _read_theories(sheet.get("theories", []), players, bounds, faults)
    faults.tell()
    return Sheet(truth, players, theories, grants)


def read_truth(sheet: Mapping[str, Any]) -> dict[Ingredient, Formula]:
    """Return the truth: by the code of the game, or as it was revealed."""
    if isinstance(sheet.get("code"), str) and sheet["code"].strip():
        return dict(zip(Ingredient, read_code(sheet["code"]), strict=True))
    written = sheet.get("truth")
    if not isinstance(written, dict):
        raise Unreadable("alchemists-sheet-truth")
    truth = {read_ingredient(name): read_formula(formula) for name, formula in written.items()}
    if len(truth) != len(Ingredient) or len(set(truth.values())) != len(Formula):
        raise Unreadable("alchemists-sheet-truth")
    return truth


def _read_grants(sheet: dict[str, Any], bounds: Bounds, faults: Faults) -> Grants:
    """Return the points of the grants: ours, unless a data file or the sheet has others."""
    data = read_options(BOX, sheet)["data"]
    points = list(corrected(data).grant_points)
    read = set(grants_stated(data))
    written = sheet.get("grants", {})
    if not isinstance(written, dict):
        faults.add(Unreadable("alchemists-sheet-grant-numbers", known=list(Grant)))
        written = {}
    for name, number in written.items():
        found = members_meant(GAME, Grant, name)
        if len(found) != 1:
            faults.add(Unreadable("alchemists-sheet-grant-numbers", known=list(Grant)))
            continue
        with faults.gathering():
            points[found[0]] = read_count(number, "grants", bounds.on_a_grant)
            read.add(found[0])
    return Grants(tuple(points), frozenset(read))


def _read_players(
    sheet: dict[str, Any], grants: Grants, bounds: Bounds, faults: Faults, remarks: list[Remark]
) -> list[Player]:
    written = sheet["players"]
    names = read_names([_name_in(player) for player in written], BOX.seats, faults)
    players: list[Player] = []
    for number, player in enumerate(written, 1):
        found = player if isinstance(player, dict) else {}
        if not isinstance(player, dict) or set(player) - set(PLAYER):
            faults.add(Unreadable("alchemists-sheet-player", player=number, known=list(PLAYER)))
        with faults.gathering():
            players.append(_read_player(number, names[number - 1], found, grants, bounds, faults))
    _check_box(players, bounds, faults)
    bought = [artifact for player in players for artifact in player.lab.artifacts]
    for artifact in Artifact:
        if bought.count(artifact) > 1:
            faults.add(Unreadable("alchemists-sheet-artifact-twice", artifact=artifact))
    held = [grant for player in written if isinstance(player, dict) for grant in _named(player)]
    for grant in Grant:
        if held.count(grant) > 1:
            faults.add(Unreadable("alchemists-sheet-grant-twice", grant=grant))
    if any(player.ours for player in players):
        remarks.append(Remark("alchemists-grants-ours"))
    return players


def _check_box(players: list[Player], bounds: Bounds, faults: Faults) -> None:
    """Refuse totals for all players that are more than the box contains."""
    gold = sum(player.lab.gold for player in players)
    if gold > bounds.gold:
        faults.add(Unreadable("alchemists-sheet-gold", found=gold, most=bounds.gold))
    favors = sum(sum(player.lab.favors) for player in players)
    if favors > bounds.favors:
        faults.add(Unreadable("alchemists-sheet-favors", found=favors, most=bounds.favors))
    tokens = sum(player.tokens for player in players)
    if tokens > bounds.grants:
        faults.add(Unreadable("alchemists-sheet-grants", found=tokens, most=bounds.grants))
    bought = {artifact for player in players for artifact in player.lab.artifacts}
    for level in sorted(set(ARTIFACT_LEVEL)):
        found = sum(ARTIFACT_LEVEL[artifact] == level for artifact in bought)
        if found > bounds.artifacts_of_a_level:
            parts = {"level": level, "found": found, "most": bounds.artifacts_of_a_level}
            faults.add(Unreadable("alchemists-sheet-artifacts", **parts))


def _name_in(player: Any) -> Any:
    return player.get("name", "") if isinstance(player, dict) else ""


def _read_player(
    number: int,
    name: str,
    player: dict[str, Any],
    grants: Grants,
    bounds: Bounds,
    faults: Faults,
) -> Player:
    # Anything that a sheet omits counts as the least possible.
    least = {**dict.fromkeys(COUNTED, 0), "reputation": bounds.least_reputation}
    numbers = dict(least)
    for what in COUNTED:
        with faults.gathering():
            written = player.get(what, least[what])
            most = getattr(bounds, what)
            numbers[what] = read_count(written, what, most, least[what], player=number)
    lab = Lab(
        numbers["gold"],
        numbers["reputation"],
        [],
        [],
        [numbers["favors"], *[0] * (len(Favor) - 1)],
        [],
        [],
        _read_members(player.get("artifacts", []), Artifact, number, faults),
        _read_members(player.get("grants", []), Grant, number, faults),
        [int(kind < numbers["set_aside"]) for kind in Ingredient],
    )
    if lab.set_aside[0] and Artifact.FEATHER_IN_CAP not in lab.artifacts:
        parts = {"player": number, "artifact": Artifact.FEATHER_IN_CAP}
        faults.add(Unreadable("alchemists-sheet-set-aside", **parts))
    if "grant_points" not in player:
        ours = [grant for grant in lab.grants if grant not in grants.read]
        return Player(name, lab, grants.points, ours, len(lab.grants))
    # The numbers on the tokens, or their sum; it does not matter which grants they are.
    written = player["grant_points"]
    is_sum = not isinstance(written, list)
    tokens = [written] if is_sum else written
    most = bounds.on_a_grant * (bounds.grants if is_sum else 1)
    points = [read_count(each, "grant_points", most, player=number) for each in tokens]
    if len(points) > bounds.grants:
        raise Unreadable("alchemists-sheet-grants", found=len(points), most=bounds.grants)
    lab.grants = list(Grant)[: len(points)]
    needed = ceil(points[0] / bounds.on_a_grant) if is_sum else len(points)
    return Player(name, lab, (*points, *[0] * (len(Grant) - len(points))), [], needed)


def _named(player: dict[str, Any]) -> list[Grant]:
    """Return the grants that a sheet names; wrong names are reported elsewhere."""
    written = player.get("grants", [])
    names = written if isinstance(written, list) else [written]
    return [found[0] for name in names if len(found := members_meant(GAME, Grant, name)) == 1]


def _read_members(written: Any, kind: type[Named], number: int, faults: Faults) -> list[Named]:
    read: list[Named] = []
    for name in written if isinstance(written, list) else [written]:
        found = members_meant(GAME, kind, name)
        if len(found) == 1:
            read.append(found[0])
        else:
            parts = {"player": number, "written": shown(name), "known": found or list(kind)}
            faults.add(Unreadable("alchemists-sheet-unknown", **parts))
    return read


def _read_theories(
    written: Any, players: list[Player], bounds: Bounds, faults: Faults
) -> list[Theory]:
    names = [player.name for player in players]
    theories: list[Theory] = []
    if not isinstance(written, list):
        faults.add(Unreadable("alchemists-sheet-theories"))
        return theories
    for number, theory in enumerate(written, 1):
        if not isinstance(theory, dict) or set(theory) - set(THEORY):
            faults.add(Unreadable("alchemists-sheet-theory", number=number, known=list(THEORY)))
            continue
        with faults.gathering():
            ingredient = read_ingredient(theory.get("ingredient"))
            formula = read_formula(theory.get("formula"))
            seals = _read_seals(number, theory.get("seals", []), names, faults)
            if len(seals) > bounds.seals_on_a_theory:
                parts = {"found": len(seals), "most": bounds.seals_on_a_theory}
                faults.add(Unreadable("alchemists-sheet-book-full", number=number, **parts))
            theories.append(Theory(ingredient, formula, seals))
    _check_theories(theories, faults)
    _check_seals(theories, names, faults)
    return theories


def _read_seals(number: int, written: Any, names: list[str], faults: Faults) -> list[LaidSeal]:
    seals: list[LaidSeal] = []
    for seal in written if isinstance(written, list) else [written]:
        if not isinstance(seal, dict) or set(seal) != {"player", "seal"}:
            faults.add(Unreadable("alchemists-sheet-seal", number=number))
            continue
        with faults.gathering():
            found = members_meant(GAME, Seal, seal["seal"])
            if len(found) != 1:
                raise Unreadable("alchemists-sheet-seal", number=number)
            seals.append(LaidSeal(read_seat(seal["player"], names), found[0]))
    if len({seal.seat for seal in seals}) != len(seals):
        faults.add(Unreadable("alchemists-sheet-seal-twice", number=number))
    return seals


def _check_theories(theories: list[Theory], faults: Faults) -> None:
    """5. There is one theory about an ingredient, and one ingredient to a formula."""
    for ingredient in Ingredient:
        if sum(theory.ingredient is ingredient for theory in theories) > 1:
            faults.add(Unreadable("alchemists-sheet-theory-twice", ingredient=ingredient))
    for formula in Formula:
        about = [theory.ingredient for theory in theories if theory.formula is formula]
        if len(about) > 1:
            faults.add(Unreadable("alchemists-sheet-formula-twice", ingredients=about))


def _check_seals(theories: list[Theory], names: list[str], faults: Faults) -> None:
    for seat in range(len(names)):
        laid = [seal.kind for theory in theories for seal in theory.seals if seal.seat == seat]
        for kind in Seal:
            if laid.count(kind) > SEAL_COPIES[kind]:
                parts = {"player": seat + 1, "seal": kind, "most": SEAL_COPIES[kind]}
                faults.add(Unreadable("alchemists-sheet-seals", found=laid.count(kind), **parts))
