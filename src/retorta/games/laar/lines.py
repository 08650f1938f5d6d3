"""A view as plain lines of text."""

from __future__ import annotations

from retorta.core.box import Say, View
from retorta.games.laar.cards import Beast, Kind, SpellKind
from retorta.games.laar.moves import CATALOGUE
from retorta.games.laar.views import (
    GoodView,
    MemoView,
    OpenGoodView,
    OwnView,
    PlayerView,
    PublicView,
)


def lines(view: View, say: Say) -> list[str]:
    """Return what a seat sees, a line for each thing on the table."""
    own: OwnView | None = view.own
    written = _open(view.public, own, say)
    if own is not None and own.suggested is not None:
        written.append(say("laar-line-suggested", move=CATALOGUE.read(own.suggested)))
    return written


def _open(view: PublicView, own: OwnView | None, say: Say) -> list[str]:
    written = [
        say(
            "laar-line-round",
            round=view.round,
            rounds=view.rounds,
            first=view.first,
            deck=view.deck,
        ),
        *_memo(view.memo, say),
    ]
    for number, good in enumerate(view.goods, 1):
        written.append(_good(number, good, say))
    for seat, player in enumerate(view.players):
        written.extend(_player(seat, player, own if own and own.seat == seat else None, say))
    if view.discard:
        written.append(say("laar-line-discard", experts=view.discard))
    elif view.discarded:
        written.append(say("laar-line-discard-hidden", experts=view.discarded))
    for line in view.sheet:
        written.append(say("laar-line-sheet", kind=line.kind, points=line.points))
    if view.sheet:
        written.append(say("laar-line-totals", points=view.totals))
    return written


def _memo(memo: MemoView, say: Say) -> list[str]:
    if not memo.next:
        return [say("laar-line-memo", memo=memo.name, sets=memo.sets)]
    written = [say("laar-line-memo-order", memo=memo.name)]
    for beast in Beast:
        row = memo.next[beast]
        points = {after.name.lower(): row[after] for after in Beast}
        written.append("  " + say("laar-line-memo-next", beast=beast, **points))
    return written


def _good(number: int, good: OpenGoodView, say: Say) -> str:
    if good.good is None:
        return say("laar-line-good-taken", number=number)
    return say("laar-line-good", number=number, good=good.good, expert=good.expert)


def _player(seat: int, player: PlayerView, own: OwnView | None, say: Say) -> list[str]:
    experts, gems = player.experts, player.gems
    if own is not None:
        experts = own.experts if experts is None else experts
        gems = own.gems if gems is None else gems
    if experts is None:
        written = [say("laar-line-player-hidden", player=seat, experts=player.experts_left)]
    else:
        written = [say("laar-line-player", player=seat, experts=experts or None)]
    stacks = {
        Kind.SPICE: "; ".join(say("laar-zone", zone=good.spice) for good in player.spices),
        Kind.BEAST: "; ".join(say("laar-zone", zone=good.beast) for good in player.beasts),
        Kind.WEAPON: "; ".join(say("laar-zone", zone=good.weapon) for good in player.weapons),
        Kind.SPELL: "; ".join(_spell(good, say) for good in player.spells),
        Kind.GEM: "; ".join(str(good.gem) for good in gems or []),
    }
    for kind, goods in stacks.items():
        if goods:
            written.append("  " + say("laar-line-stack", kind=kind, goods=goods))
    if gems is None and player.gems_taken:
        written.append("  " + say("laar-line-gems-hidden", gems=player.gems_taken))
    if player.wards:
        written.append("  " + say("laar-line-wards", weapons=player.wards))
    if player.side is not None:
        written.append("  " + say("laar-line-side", side=player.side))
    return written


def _spell(good: GoodView, say: Say) -> str:
    # A universal good is moved by the number of its card, with all its other zones.
    whole = good.spell.kind == SpellKind.UNIVERSAL
    return say("laar-zone", zone=good if whole else good.spell)
