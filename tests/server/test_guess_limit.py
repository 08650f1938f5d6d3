"""A wrong secret costs time: nobody tries many, and nobody learns anything by trying too many."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from support.guests import OPEN, PATIENCE, HouseOfTests

from retorta.server.http import hosting, people
from retorta.server.http.limits import Bucket, Buckets

SECRET, WORD = "the right secret", "the right word"
TRIES = 3
CROWD, OTHER = "203.0.113.9", "198.51.100.1"


@pytest.fixture
def guarded(folder: Path) -> Iterator[HouseOfTests]:
    """A server at which time stands still: what was taken from a bucket is gone."""
    burst = TRIES * hosting.WRONG + 5
    house = HouseOfTests(
        folder, host_secret=SECRET, invitation=WORD, requests=(1e-6, burst), workers=0
    )
    yield house
    OPEN.close()
    house.stop()


def _tried(house: HouseOfTests, secret: str, address: str = CROWD) -> int:
    headers = {"x-retorta-host": secret, "x-forwarded-for": address}
    return httpx.get(
        f"http://127.0.0.1:{house.port}/api/host", headers=headers, timeout=PATIENCE
    ).status_code


def test_a_wrong_secret_of_the_host_costs_time(guarded: HouseOfTests) -> None:
    """After a few not even the right one is taken, or one could guess on; elsewhere it is."""
    assert [_tried(guarded, "wrong") for _ in range(TRIES)] == [403] * TRIES
    assert _tried(guarded, "wrong") == 429
    assert _tried(guarded, SECRET) == 429, "nobody is told that it was right"
    assert _tried(guarded, SECRET, OTHER) == 200


def test_the_right_secret_costs_nothing(guarded: HouseOfTests) -> None:
    assert [_tried(guarded, SECRET) for _ in range(2 * TRIES)] == [200] * 2 * TRIES


def test_a_wrong_word_at_the_door_costs_time_with_any_number_of_faces(
    guarded: HouseOfTests,
) -> None:
    """Whoever brings many faces is still at one address."""
    address = f"http://127.0.0.1:{guarded.port}/api/me"

    def said(face: httpx.Client, word: str) -> int:
        return face.put(f"{address}/invitation", json={"word": word}).status_code

    faces = []
    for _ in range(4):
        face = OPEN.enter_context(
            httpx.Client(headers={"x-forwarded-for": CROWD}, timeout=PATIENCE)
        )
        assert face.get(address).status_code == 200
        faces.append(face)
    answers = [said(faces[number % 3], "wrong") for number in range(12)]
    most = int((TRIES * hosting.WRONG + 5) / people.WRONG)
    assert answers.count(403) <= most
    assert set(answers) == {403, 429}
    assert said(faces[3], WORD) == 429, "nor is a fresh face told that it was right"


def test_to_look_into_a_bucket_takes_nothing() -> None:
    bucket, buckets = Bucket(0.0, 2.0), Buckets(0.0, 2.0)
    assert bucket.has(2.0)
    assert bucket.take(2.0)
    assert not bucket.has(0.5)
    assert buckets.has("anna", 2.0)
    assert not buckets.has("anna", 2.5)
    assert buckets.take("anna", 1.5)
    assert not buckets.has("anna", 1.0)
    assert buckets.has("bela", 2.0)
