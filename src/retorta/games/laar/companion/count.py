"""The final count of a game of Guilds of Laar, with the reason for every line."""

from __future__ import annotations

from msgspec import Struct

from retorta.core.words import Seat
from retorta.games.laar.build_views import ORDER_OF_COUNT
from retorta.games.laar.cards import (
    CARDS_IN_THE_BOX,
    SPELL,
    Beast,
    CardNumber,
    Kind,
    Side,
    Spice,
    WeaponType,
    WeaponZone,
)
from retorta.games.laar.companion.goods import Entry, Player
from retorta.games.laar.companion.sheet import Sheet
from retorta.games.laar.printed import spell_view, weapon_view
from retorta.games.laar.rules.beasts import best_sets, points_for_beasts
from retorta.games.laar.rules.best import Weighing, best_sides
from retorta.games.laar.rules.end import winners
from retorta.games.laar.rules.gems import (
    best_runs,
    best_shifts,
    counts_of,
    points_for_gems,
    points_of_best_split,
)
from retorta.games.laar.rules.spells import points_for_spell, points_for_spells
from retorta.games.laar.rules.spices import points_for_spices
from retorta.games.laar.rules.stacks import Goods, left_of
from retorta.games.laar.rules.weapons import (
    TWO_PLAYERS,
    best_wards,
    pairs_of,
    points_for_weapons,
    strength,
    taken_from,
    types_in,
    weapons_that_count,
)
from retorta.games.laar.state import NOTHING
from retorta.games.laar.views import GemView, PairView, SpellView, WeaponView, Zone


class Way(Struct):
    """What a universal good would be in a stack, and what it would score there."""

    kind: Kind
    zone: Zone
    gain: int
    """The additional points compared with leaving it among the spells, all else unchanged."""


class Laid(Struct):
    """A universal good and its stack, with the points for every other stack."""

    card: int | None
    """Its number; ``None`` if it was written out."""
    kind: Kind
    told: bool
    """Whether its owner laid it there; otherwise the pad chose the best stack."""
    ways: list[Way]


class SpellCounted(Struct):
    """A line of the spells."""

    spell: SpellView
    points: int


class RunCounted(Struct):
    """A run of gems, its classes after all changes."""

    classes: list[int]
    points: int


class SetCounted(Struct):
    """A set of beasts; by order of taking, one beast."""

    beasts: list[Beast]
    points: int


class WardCounted(Struct):
    """A weapon type that takes nothing from this player."""

    weapon: WeaponType
    saves: int
    """What it would have taken otherwise."""
    told: bool


class GoodRead(Struct):
    """A good as written on the sheet."""

    card: int | None
    zone: Zone


class PlayerCounted(Struct):
    """Everything on one player's side of the pad."""

    points: list[int]
    """In the order of the count."""
    total: int
    stacks: list[list[GoodRead]]
    """The written goods, in the order of the kinds."""
    universal: list[Laid]
    spells: list[SpellCounted]
    gem_changes: list[tuple[int, int]]
    gem_gain: int
    """The points from the changes."""
    gem_runs: list[RunCounted]
    spices: list[Spice]
    """The different ones."""
    beast_sets: list[SetCounted]
    weapons: list[WeaponView]
    """The weapons that count, including boosts."""
    void: list[WeaponType]
    """Types that occur more than once."""
    left: Seat
    right: Seat
    takes: tuple[int, int]
    """What the left and the right numbers take, considering the neighbours' wards."""
    wards: list[WardCounted]
    side: Side | None
    """With two players: the side that counts; ``None`` for a player without weapons."""


class Count(Struct):
    """A complete count."""

    names: list[str]
    memo: str
    rests_on_ours: bool
    """Whether points come from a memo whose values are our reconstruction."""
    order: list[Kind]
    players: list[PlayerCounted]
    pairs: list[PairView]
    totals: list[int]
    winners: list[Seat]
    reason: str


def counted(sheet: Sheet) -> Count:
    """5. Count a sheet, with the best choice of universal goods, wards, sides and gem changes."""
    laid = [_lay(sheet, seat) for seat in _from_first(sheet)]
    laid = [laid[seat - sheet.first] for seat in range(len(laid))]
    arms = [weapons_that_count(player.goods) for player in sheet.players]
    wards = [
        best_wards(arms, seat, player.wards, player.named, sheet.players[seat - 1].side)
        for seat, player in enumerate(sheet.players)
    ]
    sides = _sides(sheet, arms, wards)
    weapon_points = points_for_weapons(arms, wards, sides)
    players = [
        _player(sheet, seat, laid[seat], arms, wards, sides, weapon_points[seat])
        for seat in range(len(sheet.players))
    ]
    totals = [player.total for player in players]
    cards = [len(player.goods.weapons) for player in sheet.players]
    outcome = winners(totals, weapon_points, cards)
    beasts = any(player.goods.beasts or player.universal for player in sheet.players)
    return Count(
        names=[player.name for player in sheet.players],
        memo=sheet.memo.name,
        rests_on_ours=sheet.memo_ours and beasts,
        order=list(ORDER_OF_COUNT),
        players=players,
        pairs=[PairView(*pair) for pair in pairs_of(arms, wards, sides)],
        totals=totals,
        winners=outcome.winners,
        reason=outcome.reason,
    )


def _from_first(sheet: Sheet) -> list[Seat]:
    seats = len(sheet.players)
    return [(sheet.first + turn) % seats for turn in range(seats)]


def _lay(sheet: Sheet, seat: Seat) -> list[Laid]:
    """5.0 Lay a player's universal goods where they are worth most, with the alternatives.

    Those of others are assumed to stay where they are, as a player at the table has to assume.
    """
    player = sheet.players[seat]
    table = [each.goods for each in sheet.players]
    best = []
    if player.universal:
        free = Weighing(sheet.printed, sheet.memo, seat, player.goods, player.universal, table)
        best = free.best_way()
        player.goods = free.goods(best)
    told = [card for card, _ in player.told]
    cards = [*told, *player.universal]
    weighing = Weighing(sheet.printed, sheet.memo, seat, player.bare, cards, table)
    way = [*player.told, *best]
    return [_laid(sheet, weighing, way, card, card in told) for card in cards]


def _laid(
    sheet: Sheet,
    weighing: Weighing,
    chosen: list[tuple[CardNumber, int]],
    card: CardNumber,
    told: bool,
) -> Laid:
    """Return where a card lies, and what it would score in each stack."""
    place = next((at for at, (laid, _) in enumerate(chosen) if laid == card), len(chosen))
    before, after = chosen[:place], chosen[place + 1 :]
    stays = weighing.points([*before, *after])
    ways = []
    for kind in Kind:
        way = [*before, *after] if kind == SPELL else [*before, (card, int(kind)), *after]
        gain = weighing.points(way) - stays
        ways.append(Way(kind, _zone(sheet, card, kind), gain))
    kind = Kind(chosen[place][1]) if place < len(chosen) else Kind.SPELL
    return Laid(_number(card), kind, told, ways)


def _zone(sheet: Sheet, card: CardNumber, kind: Kind) -> Zone:
    printed = sheet.printed
    zones: dict[Kind, Zone] = {
        Kind.SPICE: Spice(printed.spices[card]),
        Kind.BEAST: Beast(printed.beasts[card]),
        Kind.WEAPON: weapon_view(printed.weapons[card]),
        Kind.SPELL: spell_view(printed.spells[card]),
        Kind.GEM: GemView(printed.gems[card]),
    }
    return zones[kind]


def _number(card: CardNumber) -> int | None:
    return card + 1 if 0 <= card < CARDS_IN_THE_BOX else None


def _sides(sheet: Sheet, arms: list[list[WeaponZone]], wards: list[int]) -> list[int]:
    """5.5 Return the sides of two players; the best ones if none are written."""
    sides = best_sides(arms, wards)
    if len(arms) == TWO_PLAYERS:
        for seat, player in enumerate(sheet.players):
            if player.side != NOTHING:
                sides[seat] = player.side
    return sides


def _player(
    sheet: Sheet,
    seat: Seat,
    laid: list[Laid],
    arms: list[list[WeaponZone]],
    wards: list[int],
    sides: list[int],
    weapon: int,
) -> PlayerCounted:
    player = sheet.players[seat]
    goods = player.goods
    seats = len(sheet.players)
    left, right = left_of(seats, seat), (seat + seats - 1) % seats
    points = {
        Kind.SPELL: points_for_spells(goods),
        Kind.GEM: points_for_gems(goods),
        Kind.SPICE: points_for_spices(goods),
        Kind.BEAST: points_for_beasts(goods.beasts, sheet.memo),
        Kind.WEAPON: weapon,
    }
    types = [weapon.type for weapon in goods.weapons]
    return PlayerCounted(
        points=[points[kind] for kind in ORDER_OF_COUNT],
        total=sum(points.values()),
        stacks=[[_read(entry) for entry in stack] for stack in player.entries],
        universal=laid,
        spells=[
            SpellCounted(spell_view(spell), points_for_spell(spell, goods))
            for spell in goods.spells
        ],
        gem_changes=best_shifts(goods),
        gem_gain=points[Kind.GEM] - _unchanged(goods),
        gem_runs=[
            RunCounted(run, points_of_best_split(counts_of(run))) for run in best_runs(goods)
        ],
        spices=[spice for spice in Spice if spice in goods.spices],
        beast_sets=[
            SetCounted([Beast(beast) for beast in made], worth)
            for made, worth in best_sets(goods.beasts, sheet.memo)
        ],
        weapons=[weapon_view(each) for each in arms[seat]],
        void=[each for each in WeaponType if types.count(each) > 1],
        left=left,
        right=right,
        takes=(
            strength(arms[seat], Side.LEFT, wards[left]),
            strength(arms[seat], Side.RIGHT, wards[right]),
        ),
        wards=_wards(player, seat, arms, wards[seat], sides),
        side=None if sides[seat] == NOTHING or not goods.weapons else Side(sides[seat]),
    )


def _read(entry: Entry) -> GoodRead:
    return GoodRead(_number(entry.card), entry.zone)


def _unchanged(goods: Goods) -> int:
    """Return what the gems would be worth without spells that change them."""
    return points_of_best_split(counts_of(goods.gems)) if goods.gems else 0


def _wards(
    player: Player, seat: Seat, arms: list[list[WeaponZone]], mask: int, sides: list[int]
) -> list[WardCounted]:
    # With two players the other has chosen a side by now; with more there are no sides.
    side = sides[1 - seat] if len(arms) == TWO_PLAYERS else NOTHING
    taken = taken_from(arms, seat, mask, side)
    return [
        WardCounted(
            weapon,
            taken_from(arms, seat, mask & ~(1 << weapon), side) - taken,
            bool(player.named >> weapon & 1),
        )
        for weapon in types_in(mask)
    ]
