"""What is printed on cards and boards, read once from ``cards.toml`` and ``board.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from retorta.core.named import Named

FORMULAS: Final = 8
INGREDIENTS: Final = 8
POTIONS: Final = 7
"""The six coloured ones, and the neutral one."""
COLOURED: Final = 6
COLOURS: Final = 3
AREAS: Final = 10
INGREDIENT_CARDS: Final = 40
MOST_ON_A_GRANT: Final = 3
"""No grant of the box is worth more points."""
FAVOR_CARDS: Final = 24
FAVOR_KINDS: Final = 9
SEALS_EACH: Final = 11
ROUNDS: Final = 6


class Colour(Named):
    """The three aspects of a formula."""

    RED = 0
    GREEN = 1
    BLUE = 2


class AspectSign(Named):
    """What an aspect bears."""

    PLUS = 0
    MINUS = 1


class Formula(Named):
    """A formula, named by its one big circle, or by the sign of all three."""

    BLUE_MINUS = 0
    BLUE_PLUS = 1
    GREEN_MINUS = 2
    GREEN_PLUS = 3
    RED_MINUS = 4
    RED_PLUS = 5
    ALL_MINUS = 6
    ALL_PLUS = 7


class Ingredient(Named):
    """The eight kinds of ingredient, in the columns of the grid."""

    MUSHROOM = 0
    FERN = 1
    TOAD = 2
    CLAW = 3
    FLOWER = 4
    MANDRAKE = 5
    SCORPION = 6
    FEATHER = 7


class Potion(Named):
    """What comes out of the cauldron: colour by colour, the good one before the bad one."""

    HEALING = 0
    POISON = 1
    SPEED = 2
    PARALYSIS = 3
    WISDOM = 4
    INSANITY = 5
    NEUTRAL = 6


class Favor(Named):
    """The eight kinds of favor card, and one that was published separately."""

    ASSISTANT = 0
    HERBALIST = 1
    ASSOCIATE = 2
    CUSTODIAN = 3
    BARMAID = 4
    MERCHANT = 5
    SHOPKEEPER = 6
    SAGE = 7
    PUBLISHER = 8


class Seal(Named):
    """The five kinds of seal: two stars, and a question mark of each colour."""

    GOLD = 0
    SILVER = 1
    RED = 2
    GREEN = 3
    BLUE = 4


class Artifact(Named):
    """The eighteen artifacts."""

    PERISCOPE = 0
    MAGIC_MORTAR = 1
    DISCOUNT_CARD = 2
    BOOTS_OF_SPEED = 3
    PRINTING_PRESS = 4
    ROBE_OF_RESPECT = 5
    WITCHS_TRUNK = 6
    HYPNOTIC_AMULET = 7
    AMULET_OF_RHETORIC = 8
    SEAL_OF_AUTHORITY = 9
    THINKING_CAP = 10
    SILVER_CHALICE = 11
    ALTAR_OF_GOLD = 12
    FEATHER_IN_CAP = 13
    BRONZE_CUP = 14
    MAGIC_MIRROR = 15
    WISDOM_IDOL = 16
    CRYSTAL_CABINET = 17


class Adventurer(Named):
    """The six adventurers; the names are ours, the tiles bear pictures only."""

    RANGER = 0
    BARBARIAN = 1
    CLERIC = 2
    THIEF = 3
    MAGE = 4
    WARRIOR = 5


class Grant(Named):
    """The five grants."""

    A = 0
    B = 1
    C = 2
    D = 3
    CENTRE = 4


class Area(Named):
    """The action areas, in the order they are resolved."""

    FORAGE = 0
    TRANSMUTE = 1
    CUSTODIAN = 2
    SELL = 3
    BUY = 4
    DEBUNK = 5
    PUBLISH = 6
    STUDENT = 7
    DRINK = 8
    EXHIBITION = 9


class Quality(Named):
    """How near a sold potion comes to the order, best first; also what is guaranteed."""

    EXACT = 0
    RIGHT_SIGN = 1
    NEUTRAL = 2
    WRONG_SIGN = 3


class How(Named):
    """What a potion was mixed for."""

    ON_STUDENT = 0
    ON_SELF = 1
    FOR_SALE = 2
    AT_EXHIBITION = 3
    WITH_CAP = 4


class Level(Named):
    """The two levels of play."""

    APPRENTICE = 0
    MASTER = 1


POTION_OF: Final = (
    (Potion.HEALING, Potion.POISON),
    (Potion.SPEED, Potion.PARALYSIS),
    (Potion.WISDOM, Potion.INSANITY),
)
"""The potion of a colour and a sign."""
ASPECT_OF: Final = {
    POTION_OF[colour][sign]: (colour, sign) for colour in Colour for sign in AspectSign
}
"""The colour and the sign of a potion; the neutral one has none."""
HEDGE: Final = (Seal.RED, Seal.GREEN, Seal.BLUE)
"""The seal with a question mark of each colour."""

SIGNS: Final[list[list[AspectSign]]] = []
"""Of each formula, by colour."""
MIX: Final[list[list[Potion]]] = []
"""The potion of two different formulas, ``MIX[one][other]``."""
COPIES: Final[list[int]] = []
"""Cards of each ingredient."""
FAVOR_COPIES: Final[list[int]] = []
SEAL_COPIES: Final[list[int]] = []
ARTIFACT_LEVEL: Final[list[int]] = []
ARTIFACT_PRICE: Final[list[int]] = []
ARTIFACT_POINTS: Final[list[int]] = []
WANTS: Final[list[list[Potion]]] = []
"""The three potions each adventurer wants, left to right."""
GRANT_INGREDIENTS: Final[list[list[Ingredient]]] = []
GRANT_POINTS: Final[list[int]] = []
FACES: Final[list[int]] = []
"""Smiling faces on the discount cards 0, -1, -2, -3."""

SPACE_PLAYERS: Final[list[int]] = []
"""Fewest players who may choose each space of the order track, top first."""
SPACE_GOLD: Final[list[int]] = []
SPACE_FAVORS: Final[list[int]] = []
SPACE_INGREDIENTS: Final[list[int]] = []
GREEN_REWARD: Final[list[int]] = []
"""Favors and ingredients of the green space."""
CUBES: Final[list[int]] = [0, 0, 0, 0, 0]
"""Cubes of each player, by number of players."""
FIRST_CUBES: Final[list[int]] = []
"""Cubes of the first round."""
COSTS_FEW: Final[list[list[int]]] = []
"""Cubes for each action of an area, two or three players."""
COSTS_FOUR: Final[list[list[int]]] = []
OPENS: Final[list[int]] = []
CLOSES: Final[list[int]] = []
"""The first and the last round of each area."""
PRICES: Final[list[int]] = []
"""Gold for each guarantee."""
CONFERENCES: Final[list[list[list[int]]]] = []
"""Change of reputation by level, conference and number of seals."""


def cubes_for(seats: int, area: int) -> list[int]:
    """Return the cubes an area asks for its first action, its second, and so on."""
    return COSTS_FOUR[area] if seats > 3 else COSTS_FEW[area]


def big(formula: Formula, colour: Colour) -> bool:
    """1. A circle is big when the next colour round has the same sign."""
    return SIGNS[formula][colour] is SIGNS[formula][(colour + 1) % COLOURS]


def mix(one: Formula, other: Formula) -> Potion:
    """1. Same colour and sign, big in one and small in the other, is the potion."""
    for colour in Colour:
        sign = SIGNS[one][colour]
        if sign is SIGNS[other][colour] and big(one, colour) != big(other, colour):
            return POTION_OF[colour][sign]
    return Potion.NEUTRAL


def colour_of(potion: Potion) -> Colour:
    """1. Return the colour of a potion that is not neutral."""
    return ASPECT_OF[potion][0]


def sign_of(potion: Potion) -> AspectSign:
    """1. Return the sign of a potion that is not neutral: the good ones are plus."""
    return ASPECT_OF[potion][1]


def _printed(name: str, tables: set[str]) -> Any:
    printed: Any = tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))
    if set(printed) != tables:
        raise ValueError(f"{name}: tables {sorted(tables)} expected, {sorted(printed)} found")
    return printed


def _members(found: list[str], expected: list[str], what: str) -> None:
    if found != expected:
        raise ValueError(f"{what}: {expected} expected, {found} found")


def _kebabs(names: list[str]) -> list[str]:
    return [name.lower().replace("_", "-") for name in names]


def _numbers(names: list[str], members: list[str], what: str) -> list[int]:
    unknown = [name for name in names if name not in members]
    if unknown:
        raise ValueError(f"{what}: no such thing as {unknown}")
    return [members.index(name) for name in names]


def _read_tokens(printed: Any) -> None:
    formulas = _kebabs([member.name for member in Formula])
    _members([formula["name"] for formula in printed["formula"]], formulas, "formulas")
    for formula in printed["formula"]:
        SIGNS.append([AspectSign("+-".index(sign)) for sign in formula["signs"]])
    for one in Formula:
        MIX.append([mix(one, other) for other in Formula])
    ingredients = _kebabs([member.name for member in Ingredient])
    _members(printed["ingredients"]["names"], ingredients, "ingredients")
    COPIES.extend([printed["ingredients"]["copies"]] * INGREDIENTS)
    _members(list(printed["favors"]), _kebabs([member.name for member in Favor]), "favors")
    FAVOR_COPIES.extend(printed["favors"].values())
    _members(list(printed["seals"]), _kebabs([member.name for member in Seal]), "seals")
    SEAL_COPIES.extend(printed["seals"].values())
    for found, expected, what in (
        (sum(COPIES), INGREDIENT_CARDS, "ingredient cards"),
        (sum(FAVOR_COPIES), FAVOR_CARDS, "favor cards"),
        (sum(SEAL_COPIES), SEALS_EACH, "seals"),
    ):
        if found != expected:
            raise ValueError(f"cards.toml: {expected} {what} expected, {found} found")
    for grant in printed["grant"]:
        numbers = _numbers(grant["ingredients"], ingredients, "grants")
        GRANT_INGREDIENTS.append([Ingredient(number) for number in numbers])
        GRANT_POINTS.append(grant["points"])
    _members(
        [grant["name"] for grant in printed["grant"]], ["a", "b", "c", "d", "centre"], "grants"
    )
    FACES.extend(printed["discounts"]["faces"])


def _read_cards(printed: Any) -> None:
    artifacts = _kebabs([member.name for member in Artifact])
    _members([artifact["name"] for artifact in printed["artifact"]], artifacts, "artifacts")
    for artifact in printed["artifact"]:
        ARTIFACT_LEVEL.append(artifact["level"])
        ARTIFACT_PRICE.append(artifact["price"])
        ARTIFACT_POINTS.append(artifact["points"])
    if sorted(ARTIFACT_LEVEL) != [1] * 6 + [2] * 6 + [3] * 6:
        raise ValueError("cards.toml: six artifacts of each level expected")
    tiles = _kebabs([member.name for member in Adventurer])
    _members([tile["name"] for tile in printed["adventurer"]], tiles, "adventurers")
    potions = _kebabs([member.name for member in Potion])
    for tile in printed["adventurer"]:
        numbers = _numbers(tile["wants"], potions, "adventurers")
        WANTS.append([Potion(number) for number in numbers])


def _read_board(printed: Any) -> None:
    for space in printed["space"]:
        SPACE_PLAYERS.append(space["players"])
        SPACE_GOLD.append(space["gold"])
        SPACE_FAVORS.append(space["favors"])
        SPACE_INGREDIENTS.append(space["ingredients"])
    GREEN_REWARD.extend([printed["green"]["favors"], printed["green"]["ingredients"]])
    for seats, cubes in printed["cubes"]["players"].items():
        CUBES[int(seats)] = cubes
    FIRST_CUBES.append(printed["cubes"]["first_round"])
    areas = _kebabs([member.name for member in Area])
    _members([area["name"] for area in printed["area"]], areas, "areas")
    for area in printed["area"]:
        COSTS_FEW.append(list(area["few"]))
        COSTS_FOUR.append(list(area["four"]))
        OPENS.append(area["rounds"][0])
        CLOSES.append(area["rounds"][1])
    qualities = _kebabs([member.name for member in Quality])
    _members(list(printed["prices"]), qualities, "prices")
    PRICES.extend(printed["prices"].values())
    for level in ("apprentice", "master"):
        CONFERENCES.append([list(tile) for tile in printed["conference"][level]])


_TOKENS: Final = _printed(
    "cards.toml",
    {"formula", "ingredients", "favors", "seals", "artifact", "adventurer", "grant", "discounts"},
)
_read_tokens(_TOKENS)
_read_cards(_TOKENS)
_read_board(_printed("board.toml", {"space", "green", "cubes", "area", "prices", "conference"}))

INGREDIENT_DECK: Final[list[Ingredient]] = [
    kind for kind in Ingredient for _ in range(COPIES[kind])
]
FAVOR_DECK: Final[list[Favor]] = [
    kind for kind in Favor if kind is not Favor.PUBLISHER for _ in range(FAVOR_COPIES[kind])
]
"""What is in the box."""
PUBLISHERS: Final[list[Favor]] = [Favor.PUBLISHER] * FAVOR_COPIES[Favor.PUBLISHER]
"""Not in the box: where the table has them, they are shuffled in."""
PAIRS: Final[list[tuple[Ingredient, Ingredient]]] = [
    (first, second) for first in Ingredient for second in Ingredient if first < second
]
"""The 28 pairs of ingredients."""
PAIR_NUMBER: Final[list[list[int]]] = [
    [
        PAIRS.index((min(one, other), max(one, other))) if one != other else -1
        for other in Ingredient
    ]
    for one in Ingredient
]
"""The number of a pair in :data:`PAIRS`."""
