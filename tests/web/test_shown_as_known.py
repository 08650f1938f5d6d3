"""Of a sale all learn its quality and no more: nothing equates it with what was only ordered."""

from __future__ import annotations

import re
from functools import cache, reduce

import pytest
from playwright.sync_api import Page, expect
from support.played_records import played
from web.conftest import Visitor

from retorta import plugins
from retorta.core import codec
from retorta.core.replay import replay
from retorta.core.words import Seat
from retorta.games.alchemists.cards import Potion, Quality
from retorta.games.alchemists.events import ClaimAnswered, ConflictShown, PotionSold
from retorta.games.alchemists.knowledge import ANY_POTION, facts_of
from retorta.texts import Speaker

NOT = {"en": "not", "ru": "не", "pl": "nie"}
TOLD = {Quality.EXACT, Quality.NEUTRAL}
"""Only one potion is that good."""


class Sale:
    """A sale in a game that was played anyhow, and what was known of its pair afterwards."""

    def __init__(self, record: list[bytes], number: int, event: PotionSold, known: int) -> None:
        self.record = record
        self.number = number
        self.event = event
        self.known = [potion for potion in Potion if known >> potion & 1]

    @property
    def pair(self) -> str:
        return f"{codec.plain(self.event.first)} {codec.plain(self.event.second)}"

    def told(self, language: str) -> str:
        """Return what can be said of it: the order is denied unless it was met."""
        speaker = Speaker(language, "alchemists")
        said = f"{speaker.spoken(self.event.order)}: {speaker.spoken(self.event.quality)}"
        return said if self.event.quality is Quality.EXACT else f"{NOT[language]} {said}"


@cache
def sales() -> dict[Quality, Sale]:
    """Return a sale of each quality."""
    found: dict[Quality, Sale] = {}
    for seed in range(60):
        record = played("alchemists", seed)
        for moment in replay(record, plugins.box):
            for event in moment.events:
                if isinstance(event, PotionSold) and event.quality not in found:
                    facts = [
                        fact.potions
                        for fact in facts_of(moment.match.state, event.seat)
                        if {fact.first, fact.second} == {event.first, event.second}
                    ]
                    known = reduce(lambda one, other: one & other, facts, ANY_POTION)
                    found[event.quality] = Sale(record, moment.number, event, known)
        if len(found) == len(Quality):
            return found
    raise AssertionError(f"nobody sold anything but {list(found)}")


def stage(page: Page, record: list[bytes], number: int, seat: Seat) -> None:
    """Open a record at a move, as a seat saw it, with its moment shown."""
    page.locator('input[type="file"]').set_input_files(
        {"name": "game.jsonl", "mimeType": "text/plain", "buffer": b"".join(record)}
    )
    page.wait_for_url("**/replay/*")
    page.goto(f"{page.url.split('?')[0]}?move={number}")
    page.locator(".bar select").select_option(str(seat))
    page.locator(".moves summary").click()
    page.locator(f'.moves [data-move="{number}"] button').click()
    expect(page.get_by_test_id("moment")).to_be_visible()


@pytest.mark.parametrize(
    ("quality", "language"),
    [*((quality, "en") for quality in Quality), (Quality.WRONG_SIGN, "ru"), (Quality(1), "pl")],
)
def test_a_seller_is_shown_what_the_quality_tells_and_no_more(
    visit: Visitor, quality: Quality, language: str
) -> None:
    """In the moment, in the list of experiments, and in the triangle."""
    sale = sales()[quality]
    told = sale.told(language)
    page = visit("/records", language=language, motion="no-preference")
    stage(page, sale.record, sale.number, sale.event.seat)

    mark = "=" if quality in TOLD else "≠"
    moment = page.get_by_test_id("moment")
    sold = moment.get_by_test_id("sold")
    expect(sold).to_have_text(re.compile(rf"^\s*{mark}\s*[+−0]\s*{re.escape(told)}\s*$"))
    assert "=" not in (moment.text_content() or "").replace(mark, "", 1)
    listed = page.locator(".lab .bench").get_by_test_id("sold").last
    assert re.fullmatch(rf"\s*{mark}\s*[+−0]\s*{re.escape(told)}\s*", listed.text_content() or "")

    cell = page.locator(f'td[data-pair="{sale.pair}"]')
    title = cell.get_attribute("title") or ""
    speaker = Speaker(language, "alchemists")
    several = cell.get_by_role("img", include_hidden=True).and_(cell.locator(".several"))
    if len(sale.known) == 1:
        assert title.endswith(f": {speaker.spoken(sale.known[0])}")
        assert several.count() == 0
    else:
        assert several.locator("b").count() == len(sale.known) < 4
        assert all(str(speaker.spoken(potion)) in title for potion in sale.known)
        assert str(speaker.spoken(sale.event.order)) not in title
    assert "?" not in (cell.text_content() or "")


@pytest.mark.parametrize("quality", Quality, ids=lambda quality: quality.name)
def test_the_others_are_shown_the_quality_and_no_ingredients(
    visit: Visitor, quality: Quality
) -> None:
    sale = sales()[quality]
    page = visit("/records", motion="no-preference")
    stage(page, sale.record, sale.number, 1 - sale.event.seat)

    moment = page.get_by_test_id("moment")
    sold = moment.get_by_test_id("sold")
    expect(sold).to_have_text(re.compile(rf"^\s*[+−0]\s*{re.escape(sale.told('en'))}\s*$"))
    assert sold.locator(".not").count() == (quality not in TOLD)
    assert not set("=≠") & set(moment.text_content() or "")


def test_a_claim_that_is_denied_is_no_equation(visit: Visitor) -> None:
    """7.4 The answer to a master is only yes or no; by a no they make something else."""
    record, number, seat = denied_claim()
    page = visit("/records", motion="no-preference")
    stage(page, record, number, seat)

    shown = page.get_by_test_id("moment").locator(".mixed").text_content() or ""
    assert "≠" in shown
    assert "=" not in shown


def denied_claim() -> tuple[list[bytes], int, Seat]:
    """Return a game of masters, and where in it a claim was denied that showed a conflict."""
    for seed in range(200):
        record = played("alchemists", seed, level="master")
        for moment in replay(record, plugins.box):
            for event in moment.events:
                staged = any(isinstance(other, ConflictShown) for other in moment.events)
                if staged and isinstance(event, ClaimAnswered) and not event.yes:
                    return record, moment.number, event.seat
    raise AssertionError("no claim was denied")
