"""A table's own data file: taken over, or refused with the line and the reason."""

from __future__ import annotations

from importlib.resources import files
from time import process_time

import pytest

from retorta.core.dealer import SeededDealer
from retorta.core.errors import BadOption
from retorta.core.match import Match
from retorta.core.record import Scribe
from retorta.core.replay import replay
from retorta.games.laar import BOX
from retorta.games.laar.cards import Beast, SetKind
from retorta.games.laar.data import MOST_SETS, cardboard
from retorta.games.laar.rules.beasts import best_sets, points_for_beasts
from retorta.games.laar.source import LONGEST
from retorta.texts import LANGUAGES, Speaker

FILE = files("retorta.games.laar").joinpath("cards.toml").read_text("utf-8")
FIRST_CARD = "gem = 1\n"


def line_of(text: str, within: str = FILE) -> int:
    """Return the line in which *text* stands first."""
    return within[: within.index(text)].count("\n") + 1


def refusal(text: str) -> tuple[int, str]:
    """Return the line and the reason for which a data file is refused."""
    with pytest.raises(BadOption) as caught:
        BOX.start(2, {"data": text}, SeededDealer(1))
    error = caught.value
    assert error.name == "laar-data"
    reason = error.parts["reason"]
    assert isinstance(reason, BadOption)
    for language in LANGUAGES:
        said = Speaker(language, "laar").error(error)
        assert f" {error.parts['line']}:" in said, "a line's number has no thousands in it"
        assert "\n" not in said
    line = error.parts["line"]
    assert isinstance(line, str)
    return int(line), reason.name.removeprefix("laar-data-")


def changed(old: str, new: str) -> str:
    """Return the file of the box with one place changed."""
    assert old in FILE
    return FILE.replace(old, new, 1)


def test_the_file_of_the_box_is_a_data_file() -> None:
    assert cardboard(FILE) == cardboard("")


def test_names_may_stand_in_the_file() -> None:
    named = changed('id = "anise"', 'id = "anise"\nname_en = "Anise"\nname_ru = "анис"')

    assert cardboard(named) == cardboard("")


def test_what_the_rulebook_says_may_be_left_out() -> None:
    """Deck and memos are enough."""
    score = FILE.index("[score]")
    cards = FILE[FILE.index("[[card]]") :]
    short = FILE[FILE.index("[[memo]]") : score] + cards

    assert cardboard(short) == cardboard("")


def test_a_table_plays_with_its_own_cards_and_memos() -> None:
    own = changed("{ any = 2, points = 5 }", "{ any = 3, points = 11 }").replace(
        FIRST_CARD, "gem = 7\n", 1
    )
    match = Match(BOX, 2, SeededDealer(1), {"data": own, "memo": "III"})
    [line] = match.view(None).public.memo.sets

    assert (line.kind, line.count, line.points) == (SetKind.ANY, 3, 11)
    assert match.state.cardboard.gems[0] == 7


def test_cards_may_stand_in_any_order() -> None:
    blocks = FILE.split("[[card]]")
    mixed = "[[card]]".join([blocks[0], *reversed(blocks[1:])])

    assert cardboard(mixed) == cardboard("")


def test_a_record_carries_the_file_and_replays() -> None:
    own = changed("{ any = 2, points = 5 }", "{ any = 3, points = 11 }")
    match = Match(BOX, 3, SeededDealer(1), {"data": own})
    while deciders := match.deciders():
        match.play(deciders[0], match.legal_moves(deciders[0])[0])
    scribe = Scribe()
    lines = [scribe.header(match.header), *map(scribe.entry, match.entries)]
    lines.append(scribe.entry(match.end()))
    last = list(replay(lines, lambda name: BOX))[-1]

    assert match.header.options["data"] == own
    assert last.match.outcome() == match.outcome()


SPELL_1 = 'spell = { kind = "four_per_spice_pair", of = ["clove", "lotus"] }'
WEAPON_1 = 'weapon = { type = "shuriken", left = 1, right = 2 }'
CARD_2 = 'id = 2\nspice = "anise"\nbeast = "phoenix"'
MEMO_3 = 'id = "III"\nsource = "rulebook"\ntype = "sets"\nsets = [ { any = 2, points = 5 } ]\n'


@pytest.mark.parametrize(
    ("old", "new", "at", "reason"),
    [
        ('spice = "anise"', 'spice = "salt"', 'spice = "salt"', "unknown"),
        ('beast = "serpent"', 'beast = "dragon"', 'beast = "dragon"', "unknown"),
        ('beast = "serpent"', "beast = 3", "beast = 3", "unknown"),
        ('beast = "serpent"\n', "", "[[card]]", "unknown"),
        (FIRST_CARD, "gem = 9\n", "gem = 9", "number"),
        (FIRST_CARD, "gem = true\n", "gem = true", "number"),
        (WEAPON_1, WEAPON_1.replace("2 }", "3 }"), "right = 3", "number"),
        (WEAPON_1, WEAPON_1.replace("shuriken", "sword"), '"sword"', "unknown"),
        (WEAPON_1, 'weapon = "shuriken"', 'weapon = "shuriken"', "shape"),
        (WEAPON_1, WEAPON_1.replace("}", ", up = 1 }"), "up = 1", "key"),
        (SPELL_1, SPELL_1.replace("four_per_spice_pair", "fireball"), "fireball", "unknown"),
        (SPELL_1, SPELL_1.replace(', "lotus"', ""), 'of = ["clove"]', "of"),
        (SPELL_1, SPELL_1.replace('"lotus"', '"clove"'), '"clove", "clove"', "of"),
        (SPELL_1, SPELL_1.replace('"lotus"', '"katar"'), '"clove", "katar"', "unknown"),
        (
            SPELL_1,
            'spell = { kind = "point_per_good", of = ["spell"] }',
            'of = ["spell"]',
            "unknown",
        ),
        ("[[card]]\nid = 1\n", "[[card]]\nid = 2\n", CARD_2, "card-twice"),
        ("[[card]]\nid = 1\n", "[[card]]\nid = 49\n", "id = 49", "number"),
        ("[[card]]\nid = 1\n", '[[card]]\nid = 1\nname = "x"\n', 'name = "x"', "key"),
        ("copies = 8", "copies = 7", "copies = 7", "copies"),
        (MEMO_3, MEMO_3.replace('"III"', '"VI"'), '"VI"', "unknown"),
        (MEMO_3, MEMO_3.replace('"III"', '"II"'), '"II"\nsource = "rulebook"', "memo-twice"),
        (MEMO_3, MEMO_3.replace("any = 2", "any = 0"), "any = 0", "number"),
        (MEMO_3, MEMO_3.replace("any = 2", "some = 2"), "some = 2", "key"),
        (MEMO_3, MEMO_3.replace("any = 2,", "any = 2, same = 2,"), "any = 2, same", "set"),
        (MEMO_3, MEMO_3.replace("[ { any = 2, points = 5 } ]", "[]"), "sets = []", "sets"),
        (MEMO_3, MEMO_3.replace('"sets"\n', '"order"\n'), '[[memo]]\nid = "III"', "shape"),
        ("{ same = 1, points = 2 }", "{ same = 1, points = -2 }", "sets = [", "number"),
        ("{ different = 4", "{ different = 5", None, "number"),
        ('beasts = ["unicorn", "phoenix"]', 'beasts = ["cat"]', None, "unknown"),
        ("unicorn = 5 }", "unicorn = 5, cat = 1 }", "[memo.next]", "key"),
        ("spider = 4, unicorn = 5", "unicorn = 5", "[memo.next]", "number"),
        ("spices = [0, 2", "spices = [0, 3", "spices = [0, 3", "score"),
        ('"length squared"', '"length"', 'gem_run = "length"', "score"),
        ("[score]", "[tax]\nrate = 1\n[score]", "[tax]", "table"),
        ("[[card]]\nid = 1\n", "[[card]]\nid = = 1\n", "id = = 1", "toml"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(
    old: str, new: str, at: str | None, reason: str
) -> None:
    text = changed(old, new)
    line, why = refusal(text)

    assert why == reason
    if at is not None:
        assert line == line_of(at, text)


def test_a_card_too_few_is_refused() -> None:
    last = FILE.rindex("[[card]]")

    assert refusal(FILE[:last]) == (line_of("[[card]]\nid = 47"), "cards")


def test_a_file_with_memos_alone_plays_with_the_deck_of_the_box() -> None:
    memos = FILE[FILE.index("[[memo]]") : FILE.index("[score]")]
    own = cardboard(memos.replace("any = 2, points = 5", "any = 2, points = 6"))

    assert own.memos[2].sets[0].points == 6
    assert own.spells == cardboard("").spells
    assert own.memos[3] == cardboard("").memos[3]


def test_a_memo_that_is_left_out_stays_as_it_is() -> None:
    """Only I and II had to be reconstructed: who knows one of them writes that one."""
    own = cardboard('[[memo]]\nid = "II"\ntype = "sets"\nsets = [ { any = 3, points = 7 } ]\n')

    assert [memo.name for memo in own.memos] == ["I", "II", "III", "IV", "V"]
    assert own.memos[1].sets[0].points == 7
    assert [own.memos[place] for place in (0, 2, 3, 4)] == [
        cardboard("").memos[place] for place in (0, 2, 3, 4)
    ]


def test_a_file_with_a_deck_alone_plays_with_the_memos_of_the_box() -> None:
    deck = FILE[FILE.index("[[card]]") :].replace(FIRST_CARD, "gem = 2\n", 1)
    own = cardboard(deck)

    assert own.gems[0] == 2
    assert own.memos == cardboard("").memos


@pytest.mark.parametrize("text", ["# nothing yet\n", '[[spice]]\nid = "mint"\n'])
def test_a_file_that_gives_neither_deck_nor_memo_is_refused(text: str) -> None:
    """Whoever wrote it would think that it counts."""
    assert refusal(text) == (len(text.splitlines()), "nothing")


def test_a_set_that_is_written_twice_counts_once_with_its_best_points() -> None:
    twice = "{ any = 2, points = 5 }, { any = 2, points = 8 }, { any = 2, points = 5 }"
    memo = cardboard(changed("{ any = 2, points = 5 }", twice)).memos[2]
    named = '{ beasts = ["spider", "serpent"], points = 9 }'
    other = cardboard(changed("{ any = 2, points = 5 }", f"{{ any = 2, points = 5 }}, {named}"))

    assert [(line.count, line.points) for line in memo.sets] == [(2, 8)]
    assert len(memo.needs) == 10
    assert len(other.memos[2].needs) == 10, "one way to make a set is weighed once"
    assert points_for_beasts([Beast.SPIDER, Beast.SERPENT], other.memos[2]) == 9


def sets_of(number: int) -> str:
    """Return a file whose first memo has that many sets, each of them large."""
    lines = [f"  {{ any = {8 + place % 5}, points = {place % 90} }}," for place in range(number)]
    return '[[memo]]\nid = "I"\ntype = "sets"\nsets = [\n' + "\n".join(lines) + "\n]\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (sets_of(MOST_SETS + 1), "many-sets"),
        (sets_of(1_700), "many-sets"),
        ('[[spice]]\nid = "mint"\n' * 2_000, "many"),
        ("#\n" * 10_000 + "spice = [" + '{id="mint"},\n' * 2_000 + "]", "many"),
    ],
)
def test_a_file_with_very_many_entries_is_refused_at_once(text: str, reason: str) -> None:
    """Thousands of sets once took a server's whole attention for seconds."""
    assert len(text) < LONGEST
    begun = process_time()
    line, why = refusal(text)

    assert why == reason
    assert line <= len(text.splitlines())
    assert process_time() - begun < 2


def test_the_largest_memo_that_is_taken_is_counted_quickly() -> None:
    """As many sets as a memo may have, of all sizes, and twelve beasts."""
    ways = [
        f"{{ beasts = {['spider'] * spiders + ['serpent'] * serpents}, points = 1 }}"
        for spiders in range(1, 7)
        for serpents in range(1, 7)
    ]
    anything = [f"{{ any = {count}, points = {count * 2} }}" for count in range(1, 13)]
    text = '[[memo]]\nid = "I"\ntype = "sets"\nsets = [' + ",".join([*ways, *anything]) + "]\n"
    memo = cardboard(text).memos[0]
    begun = process_time()
    sets = best_sets([0, 1, 2, 3] * 3, memo)

    assert sum(points for _, points in sets) == points_for_beasts([0, 1, 2, 3] * 3, memo) == 24
    assert process_time() - begun < 2


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        cardboard("#" * 300_000)
    assert caught.value.name == "laar-data-long"
    for language in LANGUAGES:
        assert Speaker(language).error(caught.value)


@pytest.mark.parametrize(
    "text", ["card = 5", "card = [1]", "score = 1", "x = " + "[" * 5000, "[[card]]", "memo = {}"]
)
def test_nonsense_is_refused_in_one_sentence(text: str) -> None:
    line, _ = refusal(text)

    assert line == 1


def test_headers_in_long_strings_are_no_headers() -> None:
    text = FILE.replace(
        "[[spice]]", "[[spice]]\nname_en = '''\n[[card]]\n[[card]]\n'''", 1
    ).replace(FIRST_CARD, "gem = 9\n", 1)

    assert refusal(text) == (line_of("gem = 9", text), "number")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_gives_the_deck_and_the_memos_of_the_box(language: str) -> None:
    """With comments in the reader's language; so it changes nothing until it is changed."""
    assert BOX.data_file.template is not None
    text = BOX.data_file.template(Speaker(language, "laar").say)

    assert cardboard(text) == cardboard("")
    assert text.startswith("# ")
    assert len(text) < LONGEST
