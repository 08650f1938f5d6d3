# Poison, by Reiner Knizia: names, sentences and rules in our own words.

poison = Poison
poison-sentence = Brew potions in three cauldrons and let others make them overflow.
poison-goal = You want as few points as possible: make others take what overflows, or take the most cards of a colour, so that they do not count.

poison-option-rulebook = Rulebook
poison-option-rulebook-russian = Russian: as many rounds as players
poison-option-rulebook-polish = Polish: everybody deals once, three players twice each
poison-option-hand = Hand
poison-option-hand-whole = the whole deck is dealt out
poison-option-hand-five = five cards, draw after every play (Polish variant)
poison-option-taken = Taken cards
poison-option-taken-closed = face down: only their number is known
poison-option-taken-open = open to all, as a memory aid
poison-option-aside = Set aside (three players with five cards)
poison-option-aside-twelve = twelve cards, the hand of a fourth player in the basic game
poison-option-aside-five = five cards, the hand of a fourth player in this variant
poison-option-aside-none = none: all cards are played

error-poison-five-cards = Playing with five cards in hand is a variant of the Polish rulebook: choose that rulebook as well, or deal the whole deck.
error-poison-aside = How many cards are set aside can be chosen only for three players with five cards each.

poison-colour-red = red
poison-colour-blue = blue
poison-colour-purple = purple
poison-colour-poison = poison

poison-card-red-1 = red 1
poison-card-red-2 = red 2
poison-card-red-4 = red 4
poison-card-red-5 = red 5
poison-card-red-7 = red 7
poison-card-blue-1 = blue 1
poison-card-blue-2 = blue 2
poison-card-blue-4 = blue 4
poison-card-blue-5 = blue 5
poison-card-blue-7 = blue 7
poison-card-purple-1 = purple 1
poison-card-purple-2 = purple 2
poison-card-purple-4 = purple 4
poison-card-purple-5 = purple 5
poison-card-purple-7 = purple 7
poison-card-poison = poison

poison-move-play = { $card } into cauldron { NTH($cauldron) }
poison-question-play-in-turn = Play a card into a cauldron.

poison-event-round-begun = Round { $round }: { PLAYER($giver) } deals, { PLAYER($first) } starts.{ $set_aside ->
    [0] {""}
    [one] {" "}{ $set_aside } card is set aside unseen.
   *[other] {" "}{ $set_aside } cards are set aside unseen.
}
poison-event-card-played = { PLAYER($seat) } puts { $card } into cauldron { NTH($cauldron) }, now at { $total }.
poison-event-cauldron-overflowed = { PLAYER($seat) }: { $card } makes cauldron { NTH($cauldron) } overflow. Taken: { $taken }.
poison-event-card-drawn = { $card ->
    [none] { PLAYER($seat) } draws a card;
   *[other] { PLAYER($seat) } draws { $card };
} { $left ->
    [one] { $left } card is left.
   *[other] { $left } cards are left.
}
poison-event-round-scored = Round { $round } is over: { SCORES($points) }. In all: { SCORES($totals) }.
poison-event-game-ended = The game is over. Points: { SCORES($totals) }. Victory: { PLAYERS($winners) }.

poison-reason-fewest-points = Fewest points win.
poison-reason-fewest-points-shared = Fewest points win; the tied players share the victory.

poison-rule-from-your-hand = You can play only a card that you hold.
poison-rule-one-colour-per-cauldron = Two colours may not share a cauldron.
poison-rule-one-cauldron-per-colour = A colour may not be in two cauldrons.

poison-line-round = Round { $round } of { $rounds }. Dealer: { PLAYER($giver) }.
poison-line-cauldron-empty = Cauldron { $number }: empty.
poison-line-cauldron-poison = Cauldron { $number }: no colour yet, { $total } of 13: { $cards }.
poison-line-cauldron = Cauldron { $number }: { $colour }, { $total } of 13: { $cards }.
poison-line-player = { PLAYER($player) }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $taken } taken, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
poison-line-player-open = { PLAYER($player) }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $taken } taken ({ $pile }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $now ->
    [none] {""}
   *[other] , now { SIGNED($now) }
}.
poison-line-spared = Most of { $colour } so far: { PLAYER($player) }.
poison-line-pile = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
poison-line-set-aside = Set aside: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
poison-line-hand = Your hand: { $hand }.

poison-hint-fits = The cauldron then holds { $total } of 13: no single card can make it overflow yet.
poison-hint-ripe = The cauldron then holds { $total } of 13: whoever adds more than { $room } takes what is in it.
poison-hint-rid-of-poison = You are rid of a poison, and somebody else may have to take it.
poison-hint-keeps-small = You keep small cards, which still fit where others overflow: { $cards }.
poison-hint-takes = You take { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, which will cost about { NUMBER($points, minimumFractionDigits: 1) } points.
poison-hint-leads = You then lead this colour, { $colour }, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}: if it stays like that, they do not count.

# What a choice brings, told before it is made.

poison-tells-holds = { $colour ->
    [none] no colour yet
   *[other] { $colour }
}: { $total } of { $full }
poison-tells-brim = { $colour }: { $full } of { $full }, full to the brim
poison-tells-overflows = overflows! You take: { $colours }
poison-tells-cards = { $amount } { $most ->
    [one] card
   *[other] cards
}
poison-tells-stays = stays there: { $card }{ $colour ->
    [none] , the cauldron then has no colour
   *[other] {""}
}
poison-tells-counts = { $fixed ->
    [yes] { $most ->
        [one] { $most } point, in any case
       *[other] { $most } points, in any case
    }
   *[no] { $most ->
        [one] up to { $most } point
       *[other] up to { $most } points
    }{ $least ->
        [0] {""}
       *[other] , at least { $least }
    }
}
poison-tells-standing = { $amount } { $most ->
    [one] point
   *[other] points
} as the round stands
poison-tells-spared = most of { $colour }: { PLAYER($seat) } ({ $cards }), not counted
poison-tells-no-longer-spared = { $colour } counts again: { PLAYER($seat) }
poison-tells-tied = most of { $colour }: a tie ({ PLAYERS($seats) }), nobody is spared
poison-tells-draws = then you draw a card{ $left ->
    [0] , the last of the pile
   *[other] {""}
}
poison-tells-draws-poison = you draw poison
poison-tells-next-overflows = { PLAYER($seat) }: any card in hand overflows
poison-tells-round-ends = the round is counted{ $left ->
    [0] {""}
    [one] , { $left } card in a cauldron counts for nobody
   *[other] , { $left } cards in cauldrons count for nobody
}
poison-tells-points = { $amount } { $most ->
    [one] point
   *[other] points
}
poison-tells-victory = the game is over. Victory: { PLAYERS($winners) }
poison-tells-last-of-round = The last card of the round.
poison-tells-last-of-game = The last card of the game.
poison-tells-all-overflow = Every card of yours overflows. Fewest to take: { $fewest }.
poison-tells-unseen = Out of your sight: { $cards } { $cards ->
    [one] card
   *[other] cards
} (red ×{ $red }, blue ×{ $blue }, purple ×{ $purple }, poison ×{ $poison }).

# Sentences of the table in the browser.

poison-web-taken = Cards taken
poison-web-finished = Points of the finished rounds
poison-web-points-of = { $points ->
    [one] point
   *[other] points
}
poison-web-now = now { SIGNED($points) }
poison-web-signed = { $points ->
    [0] +0
   *[other] { SIGNED($points) }
}
poison-web-if-it-ended = What this round would bring if it ended now
poison-web-deals = deals
poison-web-cauldrons = The cauldrons
poison-web-empty = empty
poison-web-would-be = → { $total }
poison-web-sheet-note = A card is one point, a poison two. Whoever has the most of a colour discards it: those cards are crossed out.
poison-web-would-spill = overflows! { $cards ->
    [one] you take { $cards } card
   *[other] you take { $cards } cards
}
poison-letter-red = R
poison-letter-blue = B
poison-letter-purple = P
poison-letter-poison = X
poison-event-cauldron-overflowed-since = { PLAYER($seat) }: { $card } makes cauldron { NTH($cauldron) } overflow. Taken face down: { $taken ->
    [one] { $taken } card
   *[other] { $taken } cards
}.
poison-web-count = Scores of round { $round }
poison-web-spared = Most of { $colour }: { $name }, who discards them
poison-web-nobody-spared = Most of { $colour }: nobody, so all of them count
poison-web-next-round = On to the next round
