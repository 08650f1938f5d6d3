"""The oracle and its codes, checked for every assignment there is."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import permutations, product

import pytest
from support import plain_worlds as plain

from retorta.core.errors import Unreadable
from retorta.games.alchemists.cards import Colour, Formula, Ingredient, Potion, Quality
from retorta.games.alchemists.companion import codes
from retorta.games.alchemists.companion.assignment import ASSIGNMENTS, Assignment, numbered
from retorta.games.alchemists.companion.codes import (
    DEMO,
    LATIN,
    ORIGINAL_INGREDIENTS,
    SIGNS,
    CodeKind,
    commitment,
    kind_of,
    missing_signs,
    new_code,
    new_original_code,
    original_code,
    original_reading,
    read_code,
    tidy,
)
from retorta.games.alchemists.companion.oracle import Oracle
from retorta.games.alchemists.companion.promises import check_promise, promise

SHORT = {
    "R+": Formula.RED_PLUS,
    "G+": Formula.GREEN_PLUS,
    "B+": Formula.BLUE_PLUS,
    "R-": Formula.RED_MINUS,
    "G-": Formula.GREEN_MINUS,
    "B-": Formula.BLUE_MINUS,
    "++": Formula.ALL_PLUS,
    "--": Formula.ALL_MINUS,
}
DEMO_GAME = Oracle.of_code(DEMO)


@cache
def every_assignment() -> list[Assignment]:
    return [numbered(number) for number in range(ASSIGNMENTS)]


def in_the_apps_order(assignment: Assignment) -> list[Formula]:
    return [assignment[ingredient] for ingredient in ORIGINAL_INGREDIENTS]


@pytest.mark.parametrize(
    ("code", "formulas"),
    [
        ("AAAA", "R+ G+ B+ R- G- B- ++ --"),
        ("PUXE", "-- ++ B- G- R- B+ G+ R+"),
        ("ZZZZ", "G+ B- B+ R+ R- G- -- ++"),
        ("DEMO", "R- B- R+ -- G- G+ B+ ++"),
    ],
)
def test_13_published_examples_of_codes(code: str, formulas: str) -> None:
    assert in_the_apps_order(original_reading(code)) == [SHORT[f] for f in formulas.split()]


def test_13_the_order_of_ingredients_in_codes() -> None:
    names = [ingredient.name.lower() for ingredient in ORIGINAL_INGREDIENTS]

    assert " ".join(names) == "fern claw mushroom flower mandrake scorpion toad feather"


def test_13_the_lessons_of_the_rulebook_hold_in_the_demo_game() -> None:
    """Mushroom + toad is healing; claw and toad neutralise each other."""
    assert DEMO_GAME.mix(Ingredient.MUSHROOM, Ingredient.TOAD) == Potion.HEALING
    assert DEMO_GAME.mix(Ingredient.CLAW, Ingredient.TOAD) == Potion.NEUTRAL


def test_13_every_assignment_has_a_code_that_both_programs_read_alike() -> None:
    for assignment in every_assignment():
        code = original_code(assignment)
        assert code[-1] in "ABCDE"
        assert read_code(code) == assignment


def test_13_every_readable_code_is_read_and_no_assignment_is_left_out() -> None:
    readings = Counter(
        original_reading("".join(code)) for code in product(LATIN, LATIN, LATIN, "ABCDE")
    )

    assert len(readings) == ASSIGNMENTS
    assert set(readings) == set(every_assignment())


def test_13_some_assignments_have_more_codes_so_the_assignment_is_drawn_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[int] = []

    def randbelow(limit: int) -> int:
        drawn.append(limit)
        return 777

    monkeypatch.setattr("retorta.games.alchemists.companion.codes.secrets.randbelow", randbelow)

    assert read_code(new_original_code()) == numbered(777)
    assert drawn[0] == ASSIGNMENTS


@pytest.mark.parametrize("last", "FGHIJKLMNOPQRSTUVWXYZ")
def test_13_newer_codes_are_refused(last: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_code(f"DEM{last}" if last != "O" else "DEAO")

    assert caught.value.name == "code-newer"
    assert caught.value.parts["last"] == last


def test_every_answer_of_every_game() -> None:
    """All pairs both ways in every seventh assignment, against the printed table."""
    potions = {name: Potion(number) for number, name in enumerate(plain.POTIONS)}
    pairs = list(permutations(Ingredient, 2))
    for assignment in every_assignment()[::7]:
        oracle = Oracle(assignment)
        for one, other in pairs:
            assert (
                oracle.mix(one, other) is potions[plain.MIXED[assignment[one]][assignment[other]]]
            )


def test_every_sale_shows_its_quality_and_every_claim_yes_or_no() -> None:
    for one, other in permutations(Ingredient, 2):
        potion = DEMO_GAME.mix(one, other)
        for claim in Potion:
            assert DEMO_GAME.confirms(one, other, claim) == (claim == potion)
        for order in list(Potion)[:6]:
            expected = plain.quality(plain.POTIONS[potion], plain.POTIONS[order])
            assert DEMO_GAME.sell(one, other, order) == Quality[expected.upper().replace("-", "_")]
            assert DEMO_GAME.exhibit(one, other, order) == (order == potion)


def test_every_aspect_has_its_sign() -> None:
    for assignment in every_assignment()[::5000]:
        for one, colour in product(Ingredient, Colour):
            sign = Oracle(assignment).aspect(one, colour)
            assert "+-"[sign] == plain.FORMULAS[assignment[one]][colour]


def test_the_secret_is_revealed_whole() -> None:
    assert list(DEMO_GAME.reveal().values()) == list(read_code(DEMO))


@pytest.mark.parametrize("potion", [Potion.NEUTRAL])
def test_the_neutral_potion_can_be_neither_ordered_nor_promised(potion: Potion) -> None:
    for ask in (DEMO_GAME.sell, DEMO_GAME.exhibit):
        with pytest.raises(Unreadable, match="neutral-order"):
            ask(Ingredient.FERN, Ingredient.TOAD, potion)


def test_an_ingredient_cannot_be_mixed_with_itself() -> None:
    with pytest.raises(Unreadable, match="same-twice"):
        DEMO_GAME.mix(Ingredient.FERN, Ingredient.FERN)


# Codes of our own


OURS = "A29QJ-AZH9Y-SSVQA"


def test_a_new_code_is_read_however_it_is_typed() -> None:
    code = new_code()

    assert re.fullmatch(f"A[{SIGNS}]{{4}}-[{SIGNS}]{{5}}-[{SIGNS}]{{5}}", code)
    assert read_code(code) == read_code(code.lower().replace("-", " "))
    assert new_code() != code


def test_a_code_means_the_same_for_ever() -> None:
    """These answers are promised to tables that have begun: they may never change."""
    assert plain.FORMULAS[read_code(OURS)[Ingredient.MUSHROOM]] == "-+-"
    assert [int(formula) for formula in read_code(OURS)] == [0, 7, 1, 4, 5, 3, 6, 2]
    assert commitment(OURS) == "4554c4bfa9afaa0659d3a4bd3bafd5bf"


def test_a_code_holds_more_than_sixty_bits_of_luck() -> None:
    assert len(SIGNS) ** codes.DRAWN > 2**60


def test_codes_reach_the_assignments_evenly() -> None:
    """8 000 codes in order, over the 8 formulas of each ingredient: chi-square far from odd."""
    seen = [Counter[Formula]() for _ in Ingredient]
    for number in range(8000):
        body = "".join(SIGNS[number // 31**place % 31] for place in range(codes.DRAWN))
        assignment = read_code(codes._with_check("A" + body))
        for ingredient, formula in enumerate(assignment):
            seen[ingredient][formula] += 1
    for counts in seen:
        chi_square = sum((counts[formula] - 1000) ** 2 / 1000 for formula in Formula)
        assert chi_square < 29.9  # 7 degrees of freedom, one in ten thousand


def test_every_wrong_sign_and_every_swap_is_noticed() -> None:
    code = OURS.replace("-", "")
    for place, sign in product(range(len(code)), SIGNS):
        if sign != code[place]:
            with pytest.raises(Unreadable, match="code-check"):
                read_code(code[:place] + sign + code[place + 1 :])
    for first in range(len(code)):
        for second in range(first + 1, len(code)):
            if code[first] != code[second]:
                swapped = list(code)
                swapped[first], swapped[second] = code[second], code[first]
                with pytest.raises(Unreadable, match="code-check"):
                    read_code("".join(swapped))


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("", "code-length"),
        ("ABC", "code-length"),
        ("ABCDE", "code-length"),
        (OURS + "2", "code-length"),
        ("AB1A", "code-letters"),
        ("АБВА", "code-letters"),
        ("ABCF", "code-newer"),
        ("A29QJ-AZH9Y-SSVQO", "code-signs"),
        ("A29QJ-AZH9Y-SSVQB", "code-check"),
        ("B29QJ-AZH9Y-SSVQB", "code-version"),
    ],
)
def test_a_bad_code_is_refused_and_the_reason_named(code: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_code(code)

    assert caught.value.name == problem


def test_a_promise_fits_its_own_code_only() -> None:
    noted = promise(OURS)
    check_promise(OURS, noted)
    check_promise(OURS.lower(), noted.upper().replace(" ", ", "))
    for other in (promise(new_code()), "обещание", "", noted.rpartition(" ")[0]):
        with pytest.raises(Unreadable, match="code-broken-promise"):
            check_promise(OURS, other)
    with pytest.raises(Unreadable, match="code-broken-promise"):
        check_promise(new_code(), noted)


def test_a_promise_noted_in_digits_is_still_taken() -> None:
    digits = commitment(OURS)
    check_promise(OURS, "-".join(digits[i : i + 4] for i in range(0, 32, 4)).upper())


def test_a_promise_is_six_words_that_can_be_read_aloud() -> None:
    for _ in range(50):
        words = promise(new_code()).split()
        assert len(words) == 6
        for word in words:
            assert re.fullmatch("([bdfghjklmnprstvz][aeou]){2}[bdfghjklmnprstvz]", word)


@pytest.mark.parametrize(
    ("written", "missing"),
    [("", 4), ("d", 3), ("DEM", 1), ("DEMO", 0), ("toad", 0), ("A29", 12), ("A29QJ-AZH9", 6)],
)
def test_a_code_is_followed_as_it_is_typed(written: str, missing: int) -> None:
    assert missing_signs(written) == missing


def test_every_beginning_of_our_codes_may_be_typed() -> None:
    """Four letters of ours may look like a code of the app that is refused: they go on."""
    for _ in range(100):
        code = new_code()
        for end in range(len(code)):
            missing_signs(code[:end])
        assert missing_signs(code) == 0
    assert missing_signs("AXYZ") == 11


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("TOAX", "code-newer"),
        ("ALOX", "code-newer"),
        ("TOADY", "code-length"),
        ("A2O", "code-signs"),
        ("А29", "code-signs"),  # that is a Cyrillic letter
        ("TÖAD", "code-signs"),
        (OURS[:-1] + "B", "code-check"),
        (OURS + "A", "code-length"),
    ],
)
def test_a_slip_is_caught_while_the_code_is_typed(written: str, problem: str) -> None:
    with pytest.raises(Unreadable, match=problem):
        missing_signs(written)


@pytest.mark.parametrize(
    ("written", "tidied", "kind"),
    [
        ("demo", "DEMO", CodeKind.DEMO),
        ("to ad", "TOAD", CodeKind.ORIGINAL),
        (OURS.lower().replace("-", ""), OURS, CodeKind.OWN),
    ],
)
def test_codes_are_written_one_way(written: str, tidied: str, kind: CodeKind) -> None:
    assert (tidy(written), kind_of(written)) == (tidied, kind)


def test_four_letters_cannot_be_promised() -> None:
    with pytest.raises(Unreadable, match="code-no-promise"):
        commitment(DEMO)
