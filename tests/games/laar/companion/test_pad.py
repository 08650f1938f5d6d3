"""Laar's pad: it counts what the game itself counts, and every line of it can be explained."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from retorta.companion.pads.pad import Remark
from retorta.core import codec
from retorta.core.dealer import SeededDealer
from retorta.core.errors import Several, TableError
from retorta.core.match import Match
from retorta.games.laar import BOX
from retorta.games.laar.cards import SPELL, Kind, SpellKind, Spice, WeaponType
from retorta.games.laar.companion.count import PlayerCounted
from retorta.games.laar.companion.deck import ReadDeck, WriteMemos, read_deck, write_memos
from retorta.games.laar.companion.pad import PAD
from retorta.games.laar.companion.questions import Counted, Sheet, SheetFile, count, count_file
from retorta.games.laar.companion.written_out import written_out
from retorta.games.laar.data import cardboard
from retorta.games.laar.rules.best import best_answer
from retorta.games.laar.rules.end import totals
from retorta.games.laar.rules.universal import universal_goods
from retorta.games.laar.rules.weapons import types_in, wards_of
from retorta.games.laar.state import NOTHING, Laar
from retorta.games.laar.template import data_file
from retorta.texts import LANGUAGES, Speaker

KINDS = [kind.name.lower() for kind in Kind]
PRINTED = cardboard("")
UNIVERSAL = [n for n in range(48) if PRINTED.spells[n].kind == SpellKind.UNIVERSAL]
WARDS = [n for n in range(48) if PRINTED.spells[n].kind == SpellKind.WARD]
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


def play(seats: int, seed: int, best: bool) -> tuple[list[list[list[int]]], Laar]:
    """Play a game anyhow; return everybody's stacks before the count, and the end.

    The questions of the count are answered best, or anyhow as well.
    """
    match = Match(BOX, seats, SeededDealer(seed), {"memo": "random"})
    luck = SeededDealer(1000 + seed)
    before: list[list[list[int]]] = []
    while not match.is_over:
        state = match.state
        taken = [[list(stack) for stack in stacks] for stacks in state.stacks]
        if sum(len(stack) for stacks in taken for stack in stacks) == 12 * seats and not before:
            before = taken
        seat = match.deciders()[0]
        legal = match.legal_moves(seat)
        answer = best_answer(state, seat) if best and before else None
        match.play(seat, answer or legal[luck.pick(len(legal))])
    return before or match.state.stacks, match.state


def sheet_of(state: Laar, stacks: list[list[list[int]]]) -> dict[str, Any]:
    """Return a sheet on which every good is named by its card, and nothing is decided."""
    players = [
        {name: [f"#{card + 1}" for card in own[kind]] for kind, name in enumerate(KINDS)}
        for own in stacks
    ]
    return {"memo": state.memo.name, "first_player": state.first, "players": players}


def told(answer: Counted) -> list[int]:
    return answer.count.totals


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_is_found_best_is_what_the_game_counts(seats: int, seed: int) -> None:
    """From the cards alone the pad comes to the points of a table that answered best."""
    before, end = play(seats, seed, best=True)
    sheet = sheet_of(end, before)

    assert told(count(Sheet(sheet))) == totals(end)
    assert told(count(Sheet(written_out(sheet)))) == totals(end)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_was_decided_is_counted_as_it_was(seats: int, seed: int) -> None:
    """A record's own decisions, good or bad: universal goods, wards and sides are written down."""
    before, end = play(seats, seed, best=False)
    sheet = sheet_of(end, before)
    for seat, player in enumerate(sheet["players"]):
        kinds = {card: kind for kind in range(5) for card in end.stacks[seat][kind]}
        order = {card: at for stack in end.stacks[seat] for at, card in enumerate(stack)}
        named = [codec.plain(weapon) for weapon in types_in(end.wards[seat])]
        spells = []
        for card in sorted(before[seat][SPELL], key=lambda card: order[card]):
            entry: dict[str, Any] = {"card": f"#{card + 1}"}
            if card in UNIVERSAL:
                entry["as"] = KINDS[kinds[card]]
            elif card in WARDS and named:
                entry["of"] = [named.pop()]
            spells.append(entry)
        player["spell"] = spells
        if end.sides[seat] != NOTHING:
            player["side"] = ("left", "right")[end.sides[seat]]
        assert not named or len(named) < wards_of(end, seat)
        assert universal_goods(end, seat) == [
            card for card in end.stacks[seat][SPELL] if card in UNIVERSAL
        ]

    answer = count(Sheet(sheet))
    assert told(answer) == totals(end)
    shared = written_out(sheet)
    assert "#" not in codec.text(shared)
    assert told(count(Sheet(shared))) == totals(end)
    for player in answer.count.players:
        for laid in player.universal:
            assert laid.told
            assert {way.kind for way in laid.ways} == set(Kind)
    assert answer.odd == [] or [odd.name for odd in answer.odd] == ["laar-memo-ours"]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_line_is_explained(seats: int, seed: int) -> None:
    before, end = play(seats, seed, best=True)
    result = count(Sheet(sheet_of(end, before))).count

    for seat, player in enumerate(result.players):
        lines = dict(zip(result.order, player.points, strict=True))
        assert player.total == sum(player.points) == result.totals[seat]
        assert lines[Kind.SPELL] == sum(spell.points for spell in player.spells)
        assert lines[Kind.GEM] == sum(run.points for run in player.gem_runs)
        assert lines[Kind.BEAST] == sum(made.points for made in player.beast_sets)
        pairs = [pair for pair in result.pairs if seat in (pair.seat, pair.left)]
        assert lines[Kind.WEAPON] == sum(
            (pair.takes - pair.loses) * (1 if pair.seat == seat else -1) for pair in pairs
        )
        for laid in player.universal:
            gains = {way.kind: way.gain for way in laid.ways}
            assert set(gains) == set(Kind)
            assert gains[Kind.SPELL] == 0
            assert gains[laid.kind] == max(gains.values()), "no other stack would be better"


def test_a_universal_good_that_is_written_out_is_laid_like_a_card() -> None:
    card = UNIVERSAL[0]
    weapon = PRINTED.weapons[card]
    written = {
        "kind": "universal",
        "spice": f"#{card + 1}",
        "beast": ("phoenix", "serpent", "spider", "unicorn")[PRINTED.beasts[card]],
        "weapon": {
            "type": codec.plain(WeaponType(weapon.type)),
            "left": weapon.left,
            "right": weapon.right,
        },
        "gem": PRINTED.gems[card],
    }
    by_card = {"memo": "III", "players": [{"gem": [1, 2], "spell": [f"#{card + 1}"]}, {}]}
    by_zones = {"memo": "III", "players": [{"gem": [1, 2], "spell": [written]}, {}]}
    one, other = count(Sheet(by_card)).count.players[0], count(Sheet(by_zones)).count.players[0]

    assert one.total == other.total
    assert one.universal[0].card == card + 1
    assert other.universal[0].card is None
    assert one.universal[0].ways == other.universal[0].ways


def test_the_owner_may_lay_it_elsewhere() -> None:
    card = UNIVERSAL[0]
    entry = {"card": f"#{card + 1}", "as": "spell"}
    sheet = {"memo": "III", "players": [{"spell": [entry, {"kind": "two_per_spell"}]}, {}]}
    answer = count(Sheet(sheet))

    assert answer.count.totals[0] == 4
    assert answer.odd == []


@pytest.mark.parametrize("chosen", KINDS)
def test_what_its_owner_chose_is_weighed_against_every_other_stack(chosen: str) -> None:
    """Each gain is what the whole count would have been more, had it stayed a spell."""
    entry = {"card": f"#{UNIVERSAL[0] + 1}"}

    def counted(kind: str) -> PlayerCounted:
        spells = [{**entry, "as": kind}, {"kind": "two_per_spell"}]
        mine = {"gem": [1, 2], "beast": ["unicorn"], "spell": spells}
        return count(Sheet({"memo": "III", "players": [mine, {}]})).count.players[0]

    (laid,) = counted(chosen).universal
    assert laid.told
    assert codec.plain(laid.kind) == chosen
    stays = counted("spell").total
    gains = {codec.plain(way.kind): way.gain for way in laid.ways}
    assert gains == {kind: counted(kind).total - stays for kind in KINDS}


def test_more_than_the_deck_has_says_whose_deck_that_is() -> None:
    """A deck that we reconstructed may lack what a box has."""
    many: dict[str, Any] = {
        "memo": "III",
        "players": [{"spice": ["mint"] * 12}, {"spice": ["mint"] * 12}],
    }
    data = data_file(PRINTED, lambda _, **__: "")
    names = [spice.name.lower() for spice in Spice]
    first = names[PRINTED.spices[0]]
    other = next(name for name in names if name != first)
    another = data.replace(f'spice = "{first}"', f'spice = "{other}"', 1)
    assert another != data
    for sheet, name in (
        (many, "laar-more-than-ours"),
        ({**many, "options": {"data": another}}, "laar-more-than-deck"),
    ):
        assert [odd.name for odd in count(Sheet(sheet)).odd] == [name]
        for language in LANGUAGES:
            remarks: list[Remark] = []
            PAD.result(sheet, remarks)
            speaker = Speaker(language, "laar")
            assert "24" in speaker.say(f"remark-{name}", **remarks[0].parts)


def test_a_memo_from_the_box_is_nobodys_guess() -> None:
    sheet = {"memo": "I", "players": [{"beast": ["unicorn"]}, {}]}
    ours = count(Sheet(sheet))
    theirs = count(Sheet({**sheet, "memo_from_box": True}))

    assert (ours.count.rests_on_ours, theirs.count.rests_on_ours) == (True, False)
    assert [odd.name for odd in ours.odd] == ["laar-memo-ours"]
    assert theirs.odd == []
    for language in LANGUAGES:
        say = Speaker(language, "laar").say
        last = PAD.lines(PAD.result(sheet, []), say)[-2]
        assert last != PAD.lines(PAD.result({**sheet, "memo_from_box": True}, []), say)[-2]


def faults(*players: dict[str, Any], **more: Any) -> list[str]:
    with pytest.raises(TableError) as caught:
        count(Sheet({"memo": "III", "players": list(players), **more}))
    found = caught.value
    each = found.errors if isinstance(found, Several) else [found]
    for language in LANGUAGES:
        assert all(Speaker(language, "laar").error(error) for error in each)
    return [error.name.removeprefix("laar-sheet-") for error in each]


def test_what_cannot_be_right() -> None:
    ward, other = WARDS[0] + 1, next(n for n in range(48) if n not in UNIVERSAL + WARDS) + 1
    assert faults({"gem": ["#3"]}, {"spice": ["#3"]}) == ["card-twice"]
    assert faults({"spell": [{"card": f"#{ward}", "as": "gem"}]}, {}) == ["decided"]
    assert faults({"spell": [{"card": f"#{other}", "of": ["pinga"]}]}, {}) == ["decided"]
    assert faults({"spell": [{"card": 3}]}, {}) == ["card"]
    assert faults({"spell": [{"kind": "universal", "gem": 1}]}, {}) == ["zones"]
    assert faults({}, {}, memo_from_box="yes") == ["from-box"]


def test_a_file_of_the_command_is_read() -> None:
    text = 'memo = "IV"\n[[players]]\nname = "Ала"\nspice = ["анис"]\n[[players]]\n'
    answer = count_file(SheetFile(text))
    assert answer.count.totals == [2, 0]
    assert answer.count.names == ["Ала", ""]


def test_a_shared_sheet_keeps_the_memo_of_its_box() -> None:
    memo = read_deck(ReadDeck("")).memos[0].memo
    doubled = [replace(line, points=2 * line.points) for line in memo.sets]
    data = write_memos(WriteMemos([replace(memo, sets=doubled)])).data
    sheet = {
        "memo": "I",
        "options": {"data": data},
        "players": [{"beast": ["unicorn", "#4"]}, {"spell": [{"card": "#2"}]}],
    }
    shared = written_out(sheet)

    assert told(count(Sheet(shared))) == told(count(Sheet(sheet)))
    assert shared["options"]["data"] == data
    assert written_out({**sheet, "memo": "III"}).get("options") is None
