"""How what is told in Guilds of Laar is measured: from states and events alone."""

from __future__ import annotations

from games.laar import tells_count, tells_goods, tells_points, tells_questions
from games.laar.tells_points import SENDING, TAKING
from games.laar.tells_questions import parts_of, returns, seats_are, seats_asked
from laws.tells_law import Measured

MEASURED = Measured(
    changes={
        "points": tells_points.written,
        "points-now": tells_points.points_now,
        "would-bring": tells_points.would_bring,
    },
    facts={
        "becomes": tells_goods.becomes,
        "comes-back": tells_goods.comes_back,
        "experts-left": tells_goods.experts_left,
        "face-down": tells_goods.face_down,
        "follows": tells_goods.follows,
        "joins": tells_goods.joins,
        "runs": tells_goods.runs,
        "sets": tells_goods.sets,
        "side-takes": tells_count.side_takes,
        "spice-again": tells_goods.spice_again,
        "spices": tells_goods.spices,
        "stops": tells_count.stops,
        "suggested": tells_count.suggested,
        "takes": tells_goods.takes,
        "takes-one-side": tells_goods.takes_one_side,
        "universal": tells_goods.universal,
        "void": tells_goods.void,
    },
    pointless={"ward-idle": tells_count.ward_idle},
    questions={
        "card-would-bring": tells_questions.card_would_bring,
        "decide-after": tells_questions.decide_after,
        "experts-last": lambda state, seat, effect: not returns(state),
        "experts-return": lambda state, seat, effect: (
            returns(state)[0] == parts_of(effect)["after"]
        ),
        "may-exchange": tells_questions.may_exchange,
        "round": tells_questions.round_of,
        "send-after": seats_are(lambda state, seat: seats_asked(state, SENDING)[1:]),
        "take-after": seats_are(lambda state, seat: seats_asked(state, TAKING)[1:]),
        "take-before": seats_are(lambda state, seat: seats_asked(state, TAKING, seat)),
        "two-experts": lambda state, seat, effect: sum(state.hands[seat]) == 2,
        "universal-left": tells_questions.universal_left,
        "wards-left": tells_questions.wards_left,
        "you-take-first": lambda state, seat, effect: seats_asked(state, TAKING)[0] == seat,
    },
    complete=frozenset({"points", "points-now"}),
)
