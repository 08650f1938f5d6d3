"""The example that learns: its slopes are true, its advantages are counted right, and it runs."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium")
np: Any = pytest.importorskip("numpy")

import masked_ppo  # noqa: E402
from masked_ppo import Played, advantages, judged, train  # noqa: E402
from small_net import Adam, Net  # noqa: E402


def test_the_slopes_of_the_net_are_true() -> None:
    """Against a loss measured a little to either side of each of some weights."""
    luck = np.random.default_rng(1)
    net = Net.fresh(5, 7, 4, luck)
    net.weights = {name: each.astype("f8") for name, each in net.weights.items()}
    seen = luck.standard_normal((6, 5))
    mask = luck.random((6, 4)) < 0.7
    mask[:, 0] = True
    weight = np.where(mask, luck.standard_normal((6, 4)), 0)

    def loss() -> float:
        chances, value, _ = net.forward(seen, mask)
        return float((weight * np.where(mask, chances, 0)).sum() + (value**2).sum())

    chances, value, hidden = net.forward(seen, mask)
    by_logits = weight - np.exp(chances) * weight.sum(axis=1, keepdims=True)
    slopes = net.backward(seen, hidden, by_logits, 2 * value)
    for name, slope in slopes.items():
        place = tuple(int(luck.integers(size)) for size in slope.shape)
        kept = net.weights[name][place]
        net.weights[name][place] = kept + 1e-5
        above = loss()
        net.weights[name][place] = kept - 1e-5
        measured = (above - loss()) / 2e-5
        net.weights[name][place] = kept
        assert slope[place] == pytest.approx(measured, rel=1e-3, abs=1e-6), name


def test_adam_goes_down_a_slope() -> None:
    net = Net({"x": np.array([3.0], "f4")})
    way = Adam(net)
    for _ in range(400):
        way.step({"x": 2 * net.weights["x"]}, 0.02)
    assert abs(float(net.weights["x"][0])) < 0.1


def test_a_seat_is_paid_for_what_happens_until_it_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(masked_ppo, "GAMES", 1)
    monkeypatch.setattr(masked_ppo, "PLAYERS", 2)
    none: Any = None
    played = Played(
        seen=none,
        mask=none,
        move=none,
        chance=none,
        value=np.array([[0.5], [0.25], [0.0], [0.0]], "f4"),
        mover=np.array([[0], [1], [0], [1]]),
        paid=np.array([[0, 0], [2, -2], [1, -1], [0, 0]], "f4")[:, None, :],
        closed=np.array([[False], [False], [True], [False]]),
    )
    found, known = advantages(played)
    trust = masked_ppo.TRUST
    # The last move of all is of the next round, whose end nobody has seen.
    assert known[:, 0].tolist() == [True, True, True, False]
    assert found[2, 0] == pytest.approx(1)
    assert found[1, 0] == pytest.approx(-3 - 0.25)
    assert found[0, 0] == pytest.approx(2 + 0 - 0.5 + trust * 1)


def test_it_learns_keeps_a_curve_and_plays_what_it_learned(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(masked_ppo, "GAMES", 8)
    monkeypatch.setattr(masked_ppo, "STEPS", 60)
    monkeypatch.setattr(masked_ppo, "BATCH", 128)
    curve, weights = tmp_path / "curve.csv", tmp_path / "weights.npz"
    net = train(2 * 8 * 60, seed=1, every=1, deals=1, curve=curve)
    with curve.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["decisions"]) for row in rows] == [0, 480, 960]
    net.save(weights)
    assert judged(Net.load(weights), 1) == judged(net, 1)
    assert f"{judged(net, 1).ahead:.2f}" == rows[-1]["ahead"]
