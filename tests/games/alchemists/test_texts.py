"""Everything that happens can be said, and every view be written down, in all languages."""

from __future__ import annotations

import msgspec
import pytest

from retorta.core import codec
from retorta.core.box import View
from retorta.core.dealer import SeededDealer
from retorta.core.match import Match
from retorta.games.alchemists import BOX
from retorta.games.alchemists.cards import ASPECT_OF, Ingredient, Potion, Quality
from retorta.games.alchemists.rules.mixing import quality_of
from retorta.games.alchemists.views import FactView, ScoreView
from retorta.texts import LANGUAGES, Speaker

NAMES = ["Anna", "Boris", "Cleo", "Dora"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "level"), [(2, "master"), (4, "apprentice")])
def test_a_whole_game_can_be_told(language: str, seats: int, level: str) -> None:
    speaker = Speaker(language, "alchemists", NAMES)
    match = Match(BOX, seats, SeededDealer(seats), {"level": level})
    luck = SeededDealer(seats)
    told = 0
    while match.deciders():
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        for move, rule in match.refusals(seat):
            assert speaker.move(move)
            assert speaker.rule(rule)
        for event in match.play(seat, moves[luck.pick(len(moves))]):
            for eyes in (None, *range(seats)):
                seen = event.seen_by(eyes)
                assert seen is not None
                assert speaker.event(seen)
                told += 1
        if told % 5 == 0:
            assert BOX.words.lines(match.view(seat), speaker.say)
    assert BOX.words.lines(match.view(None), speaker.say)
    assert speaker.say(f"alchemists-reason-{match.end().reason}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_catalogue_can_be_said_and_told_apart(language: str) -> None:
    speaker = Speaker(language, "alchemists", NAMES)
    said = [speaker.move(move) for move in BOX.rules.catalogue]

    assert len(set(said)) == len(said)


BAD = [Potion.POISON, Potion.PARALYSIS, Potion.INSANITY]
PAIR = [Ingredient.TOAD, Ingredient.CLAW]
ALL_BUT_WISDOM: list[Potion] = [potion for potion in Potion if potion is not Potion.WISDOM]
POLISH_BAD = "trucizna (C−), paraliż (Z−), szaleństwo (N−)"
FACTS = {
    "en": [
        "Known: toad + bird claw = poison (R−).",
        "Known: toad + bird claw gives one of poison (R−), paralysis (G−), insanity (B−).",
        "Known: toad + bird claw does not give wisdom (B+).",
        "Known: toad may have helped to make poison (R−).",
        "Known: toad may have helped to make one of poison (R−), paralysis (G−), insanity (B−).",
    ],
    "ru": [
        "Известно: жаба + куриная лапа = яд (К−).",
        "Известно: жаба + куриная лапа — одно из: яд (К−), паралич (З−), безумие (С−).",
        "Известно: жаба + куриная лапа — не мудрость (С+).",
        "Известно: жаба может входить в зелье: яд (К−).",
        "Известно: жаба может входить в одно из зелий: яд (К−), паралич (З−), безумие (С−).",
    ],
    "pl": [
        "Wiadomo: ropucha + kurza łapka = trucizna (C−).",
        f"Wiadomo: ropucha + kurza łapka to jedna z: {POLISH_BAD}.",
        "Wiadomo: ropucha + kurza łapka to nie mądrość (N+).",
        "Wiadomo: ropucha może wchodzić w skład mikstury: trucizna (C−).",
        f"Wiadomo: ropucha może wchodzić w skład jednej z mikstur: {POLISH_BAD}.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_known_of_a_mixture_is_told_as_known(language: str) -> None:
    """4.4, 5.2, 7. One potion, one of several, or what it is not; of one ingredient as well."""
    public, own = (view := Match(BOX, 2, SeededDealer(0)).view(0)).public, view.own
    facts = [
        FactView(PAIR, [Potion.POISON]),
        FactView(PAIR, BAD),
        FactView(PAIR, ALL_BUT_WISDOM),
        FactView(PAIR[:1], [Potion.POISON]),
        FactView(PAIR[:1], BAD),
    ]
    told = BOX.words.lines(
        View(public, msgspec.structs.replace(own, facts=facts)), Speaker(language, "alchemists").say
    )

    assert [line for line in told if line in FACTS[language]] == FACTS[language]


def test_a_page_is_told_which_potions_are_behind_each_quality() -> None:
    """5.2 Only an exact or a neutral one is known by that; no other is what was ordered."""
    assert BOX.data_file.printed is not None
    sold = BOX.data_file.printed()["sold"]
    assert len(sold) == len(ASPECT_OF) == 6
    for order in ASPECT_OF:
        for quality in Quality:
            potions = [potion for potion in Potion if quality_of(potion, order) is quality]
            names = [potion.name.lower() for potion in potions]
            assert sold[order.name.lower()][quality.name.lower().replace("_", "-")] == names
            assert (order in potions) == (quality is Quality.EXACT)
            assert (len(potions) == 1) == (quality in (Quality.EXACT, Quality.NEUTRAL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_last_count_has_a_name(language: str) -> None:
    """On the score sheet of a page; their sum has its own."""
    speaker = Speaker(language, "alchemists")
    for line in codec.fields(ScoreView) or ():
        assert line == "total" or speaker.has(f"alchemists-web-score-{line}"), line
