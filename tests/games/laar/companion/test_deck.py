"""Laar's deck typed in: tallies that catch what was mistyped, and the very file a table takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from retorta.core import codec
from retorta.core.errors import BadOption, Unreadable
from retorta.core.reading import read
from retorta.games.laar import BOX
from retorta.games.laar.cards import Beast, Kind, SetKind, SpellKind, Spice, WeaponType
from retorta.games.laar.companion.deck import (
    Draft,
    ReadDeck,
    WriteDeck,
    WriteMemos,
    read_deck,
    write_deck,
    write_memos,
)
from retorta.games.laar.companion.tallies import Tallied, tallied
from retorta.games.laar.data import cardboard
from retorta.games.laar.known import lacking_spells, lacking_weapons
from retorta.games.laar.template import REMARKS, template
from retorta.games.laar.views import BeastSetView, GemView, WeaponView
from retorta.texts import LANGUAGES, Speaker

OURS = read_deck(ReadDeck(""))


def typed() -> list[Draft]:
    """Return the 48 cards as a page sends them."""
    found: list[Draft] = read(list[Draft], codec.plain(OURS.cards))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_what_the_command_prints(language: str) -> None:
    say = Speaker(language, "laar").say
    said = {name: say(name) for name in REMARKS}
    memos = [each.memo for each in OURS.memos]

    assert write_deck(WriteDeck(typed(), memos, said)).data == template(say)


def test_a_deck_of_ones_own_comes_back_as_it_was_typed() -> None:
    cards = typed()
    cards[0].spice, cards[1].gem = Spice.CLOVE, 7
    cards[2].weapon = WeaponView(WeaponType.PINGA, 1, 2)
    data = write_deck(WriteDeck(cards, [], {})).data
    found = read_deck(ReadDeck(data))

    assert codec.plain(found.cards) == codec.plain(cards)
    assert not found.deck_ours
    assert [memo.ours for memo in found.memos] == [True, True, False, False, False]
    assert BOX.checked_options({"data": data})["data"] == data


def test_a_memo_of_ones_own() -> None:
    sets = [BeastSetView(SetKind.SAME, 3, None, 10), BeastSetView(SetKind.NAMED, 1, [Beast(0)], 1)]
    memo = replace(OURS.memos[0].memo, sets=sets)
    found = read_deck(ReadDeck(write_memos(WriteMemos([memo])).data))

    assert codec.plain(found.memos[0].memo.sets) == codec.plain(sets)
    assert [memo.ours for memo in found.memos] == [False, True, False, False, False]
    assert found.deck_ours


def test_the_memo_of_orders_is_written_too() -> None:
    rows = [[1, 2, 3, 4] for _ in Beast]
    memo = replace(OURS.memos[4].memo, next=rows)
    assert read_deck(ReadDeck(write_memos(WriteMemos([memo])).data)).memos[4].memo.next == rows


@pytest.mark.parametrize(
    "changes",
    [
        {"sets": []},
        {"sets": [], "next": [[1, 2]]},
        {"name": "VI"},
    ],
)
def test_a_memo_that_is_none_is_refused(changes: dict[str, object]) -> None:
    memo = replace(OURS.memos[0].memo, **changes)  # type: ignore[arg-type]
    with pytest.raises(Unreadable) as caught:
        write_memos(WriteMemos([memo]))
    assert all(Speaker(language, "laar").error(caught.value) for language in LANGUAGES)


def test_numbers_that_no_memo_has_are_refused_by_the_files_reader() -> None:
    memo = replace(OURS.memos[0].memo, sets=[BeastSetView(SetKind.SAME, 99, None, 5)])
    with pytest.raises(BadOption):
        write_memos(WriteMemos([memo]))


@pytest.mark.parametrize("unfinished", [1, 3, 48])
def test_an_unfinished_deck_is_no_file(unfinished: int) -> None:
    cards = typed()
    for card in cards[:unfinished]:
        card.spell = None
    with pytest.raises(Unreadable) as caught:
        write_deck(WriteDeck(cards, [], {}))
    assert caught.value.parts["found"] == unfinished
    for language in LANGUAGES:
        assert "#1" in Speaker(language, "laar").error(caught.value)


def test_our_reconstruction_has_all_the_rulebook_shows() -> None:
    assert lacking_weapons(cardboard("")) == []
    assert lacking_spells(cardboard("")) == []
    found = tallied(Tallied(typed()))

    assert found.finished == found.cards == 48
    assert found.zones == [48] * 5
    assert all(tally.found == tally.ours >= tally.fewest for tally in found.tallies)
    assert (found.alike, found.too_often, found.lacking) == ([], [], [])


@pytest.mark.parametrize(("found", "is_odd"), [(16, False), (17, True)])
def test_more_than_twice_an_even_share_is_odd(found: int, is_odd: bool) -> None:
    """Of six spices each has eight of the 48 cards when all have as many."""
    cards = [Draft(spice=Spice.MINT)] * found + [Draft(spice=Spice.ANISE)] * (48 - found - 16)
    pepper = [Draft(spice=Spice.PEPPER)] * 16
    tallies = tallied(Tallied([*cards, *pepper]))

    counts = {it.thing: it.found for it in tallies.tallies if it.kind == Kind.SPICE}
    assert (counts[Spice.MINT], counts[Spice.PEPPER]) == (found, 16)
    assert [it.thing for it in tallies.too_often] == ([Spice.MINT] if is_odd else [])


@pytest.mark.parametrize(("found", "is_lacking"), [(2, False), (1, True)])
def test_7_as_many_as_the_rulebook_shows_are_enough(found: int, is_lacking: bool) -> None:
    """Somebody has two spells that change a gem by one, so the box holds two at least."""
    cards = typed()
    changing = [card for card in cards if card.spell and card.spell.kind == SpellKind.GEM_SHIFT]
    ward = next(card.spell for card in cards if card.spell and card.spell.kind == SpellKind.WARD)
    for card in changing[found:]:
        card.spell = ward
    lacking = tallied(Tallied(cards)).lacking

    assert [it.thing for it in lacking] == ([SpellKind.GEM_SHIFT] if is_lacking else [])


def test_forty_eight_identical_cards_are_odd() -> None:
    found = tallied(Tallied([typed()[0]] * 48))

    assert [alike.cards for alike in found.alike] == [list(range(1, 49))]
    assert {tally.kind for tally in found.too_often} == set(Kind)
    missing = {codec.text(codec.plain(tally.thing)) for tally in found.lacking}
    assert '"mint"' in missing
    assert codec.text(codec.plain(GemView(2))) in missing
    assert len(found.lacking_weapons) == 4
    assert found.lacking_spells


def test_a_deck_that_is_just_begun_lacks_nothing_yet() -> None:
    found = tallied(Tallied([typed()[0], Draft(spice=Spice.MINT)]))

    assert found.finished == 1
    assert found.zones == [2, 1, 1, 1, 1]
    assert (found.alike, found.too_often, found.lacking, found.lacking_weapons) == ([], [], [], [])


def test_one_card_typed_twice_is_told() -> None:
    cards = typed()
    cards[30] = cards[4]
    assert [alike.cards for alike in tallied(Tallied(cards)).alike] == [[5, 31]]


def test_a_file_that_is_wrong_is_refused_with_its_line() -> None:
    with pytest.raises(BadOption) as caught:
        read_deck(ReadDeck("[[card]]\nid = 1\n"))
    assert caught.value.parts["line"]
