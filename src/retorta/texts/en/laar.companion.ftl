laar-pad-memo = Beast memo { $memo }.
laar-pad-player = { PLAYER($seat) }: { $total }. Spells { $spell }, gems { $gem }, spices { $spice }, beasts { $beast }, weapons { $weapon }.
laar-pad-spells = spells: { $spells }
laar-pad-gem-changes = changed gems: { $changes }
laar-pad-gem-runs = runs of gems: { $runs }
laar-pad-beast-sets = sets of beasts: { $sets }
laar-pad-wards = warded against: { $weapons }
laar-pad-side = side of the weapons: { $side }
laar-pad-winners = Victory: { PLAYERS($winners) }
laar-pad-winners-ours = By our values of beast memo { $memo }, which your box may print otherwise: { PLAYERS($winners) }
laar-pad-pair = { PLAYER($seat) } and the left neighbour, { PLAYER($left) }: takes { $takes }, loses { $loses }.
remark-laar-more-than-deck = Mind: the sheet has { $found } × { $thing } ({ $kind }), but the deck has only { $most }. It is counted as written.
remark-laar-more-than-ours = Mind: the sheet has { $found } × { $thing } ({ $kind }), but the deck as we reconstructed it has only { $most }; yours may have more. It is counted as written.
error-laar-sheet = The sheet should be {"{"}"memo": "IV", "players": [{"{"}"spice": ["anise"], "gem": [1, 2], …{"}"}, …]{"}"}.
error-laar-sheet-memo = There is no beast memo “{ $found }”; the memos are { $known }.
error-laar-sheet-first = The first player “{ $found }” should be a number from 0 to { $most }.
error-laar-sheet-player = Player { $player } should be the stacks { $known }, each a list.
error-laar-sheet-player-key = Player { $player } has “{ $found }”, which is none of { $known }.
error-laar-sheet-stack = Player { $player }: “{ $stack }” should be a list.
error-laar-sheet-order = Player { $player }: memo { $memo } goes by the order of taking, so “beast” must be a list in that order.
error-laar-sheet-goods = Player { $player } has { $found } goods; twelve rounds bring no more than { $most }.
error-laar-sheet-unknown = Player { $player }: { $entry } “{ $found }” does not exist; there are { $known }.
error-laar-sheet-gem = Player { $player }: there is no gem “{ $found }”; classes go from 1 to { $most }.
error-laar-sheet-weapon = Player { $player }: a weapon should be {"{"}"type": "pinga", "left": 1, "right": 2{"}"}.
error-laar-sheet-number = Player { $player }: the { $side } number of a weapon is “{ $found }”, but goes from 0 to { $most }.
error-laar-sheet-spell = Player { $player }: a spell should be {"{"}"kind": "two_per_beast", "of": ["unicorn"]{"}"}.
error-laar-sheet-of = Player { $player }: the spell { $spell } names { $wanted ->
    [0] nothing
    [one] one thing
   *[other] { $wanted } different things
} in “of”.
error-laar-sheet-side = Player { $player }: the side is “{ $found }”, but should be “left” or “right”.
error-laar-sheet-ward-twice = Player { $player }: two wards name the same weapon type; each should name another.
laar-pad-universal = universal goods laid: { $goods }
laar-sheet-template = A score sheet of Guilds of Laar: fill it in and count it with retorta score laar FILE. The memo is I to V; first_player counts from 0 and is who began the last round. Names may be written in any of our languages and cut short.
laar-sheet-template-players = For every player, clockwise: the goods they took. A spice or beast by its name, beasts in the order they were taken; a gem by its class; a weapon as {"{"} type = "pinga", left = 1, right = 2 {"}"}; a spell as {"{"} kind = "ward", of = ["pinga"] {"}"}. With your own deck (--option data=FILE) a card can be named by its number, "#17"; universal goods named so are laid where they are worth most.
remark-laar-memo-ours = Mind: the values of beast memo { $memo } are our reconstruction; whoever wins by them may not have won by the printed ones. Give yours with --option data=FILE.
remark-laar-universal-stays = Mind: a universal good of { PLAYER($seat) } is counted as a spell. Name it by its card number ("#17") to have it laid where it is worth most, or write it among the goods it was laid to.
error-laar-sheet-card = Player { $player }: there is no card “{ $found }”; cards go from #1 to #{ $most }.
error-laar-sheet-card-twice = Player { $player } has card #{ $card }, which player { $other } has already; every card is there once.
error-laar-sheet-decided = Player { $player }: card #{ $card } leaves nothing to decide; only a ward names a weapon in “of”, and only a universal good a stack in “as”.
error-laar-sheet-zones = Player { $player }: a universal good that is written out needs all of { $known }, and nothing else does.
error-laar-sheet-from-box = “memo_from_box” is “{ $found }”, but should be true or false.
error-laar-deck-unfinished = { $found ->
    [one] { $found } card is not finished yet: { $cards }.
   *[other] { $found } cards are not finished yet, the first of them: { $cards }.
}
error-laar-deck-memo-empty = Memo { $memo } needs at least one set of beasts, or the whole table of beasts.

# What only its pages say.

laar-companion-score-pad = Score pad
laar-companion-score-pad-about = Tap in everybody's goods: the best placement is found and explained
laar-companion-deck = Deck and memos
laar-companion-deck-about = Type in the cards of your box, for the pad and for tables
laar-companion-set-up = Set-up and rounds
laar-companion-set-up-about = Who begins, what to lay out, and what comes next in every round
laar-companion-printables = On paper
laar-companion-printables-about = An empty pad and the aids, to print
laar-companion-told = { $players } · memo { $memo }
laar-companion-clockwise = Enter the players as they sit, clockwise: the next one is the left neighbour.
laar-companion-count = Count
laar-companion-kind = Kind of goods
laar-companion-which = Which: { $kind }?
laar-companion-which-card = Which card is it?
laar-companion-numbers = { $weapon }: left and right number
laar-companion-numbers-label = Left and right number
laar-companion-another = Something else
laar-companion-of = { $count ->
    [one] for which?
   *[other] for which { $count }?
}
laar-companion-empty-stack = Nothing yet. Tap what was taken.
laar-companion-in-order = Beasts in the order they were taken: memo V goes by it.
laar-companion-best = best
laar-companion-take-away = Take it off the sheet
laar-companion-ward-which = Against which weapon? Best means: whatever saves most.
laar-companion-laid-where = On which stack does its owner lay it? Best means: wherever it brings most.
laar-companion-universal-zones = What else is on the card? Then the pad can lay it where it brings most.
laar-companion-stays-spell = It stays a spell
laar-companion-neighbours = Left neighbour: { $left }, right: { $right }.
laar-companion-neighbour = Neighbour on both sides: { $name }.
laar-companion-by-cards = Enter by cards
laar-companion-by-zones = Enter by zones
laar-companion-deck-ours = These cards are our reconstruction and not those of your box: enter by zones, or type in your deck first.
laar-companion-which-side = Which side of the weapons counts?
laar-companion-memo = Beast memo
laar-companion-which-memo = Which beast memo lies on the table?
laar-companion-which-memo-why = One of the five was drawn at the start: beasts count by it, and so does who wins.
laar-companion-memo-ours = The numbers of memo { $memo } are our guess. What does your box print? Put it right once; this phone remembers it.
laar-companion-memo-printed = So it is printed
laar-companion-memo-from-box = As your box prints it.
laar-companion-memo-order = It goes by the order of taking.
laar-companion-memo-next = The points of a beast (the row) by the beast taken right after it (the column).
laar-companion-set-kind = Line { $number }: which beasts
laar-companion-set-count = Line { $number }: how many
laar-companion-set-points = Line { $number }: points
laar-companion-set-away = Take line { $number } away
laar-companion-set-more = One line more
laar-companion-set-again = These beasts again from the start
laar-companion-one-more = One more { $thing } (now { $count })
laar-companion-first = Who began the last round?
laar-companion-explained = Where the points come from
laar-companion-universal = Universal goods
laar-companion-laid = { $card } is best among the { $kind }: { $zone }, { $gain }.
laar-companion-laid-stays = { $card } is best left among the spells.
laar-companion-laid-told = { $card } lies among the { $kind }, as its owner chose: { $gain }.
laar-companion-instead = Instead:
laar-companion-way = { $kind } ({ $zone }) { $gain }
laar-companion-way-stays = left a spell { $gain }
laar-companion-shifted = changed by spells, which brings { $gain }:
laar-companion-different = { $count } different:
laar-companion-takes = Takes { $left } from the left neighbour ({ $left-name }) and { $right } from the right one ({ $right-name }).
laar-companion-side = The { $side } side counts: left would take { $left }, right { $right }.
laar-companion-void = Several weapons of the type { $weapon }: all of them count nothing.
laar-companion-ward-best = Warded against the { $weapon }, which saves { $saves }: no other type would save more.
laar-companion-ward-told = Warded against the { $weapon } by choice, which saves { $saves }.
laar-companion-odd-laar-memo-ours = The numbers of memo { $memo } are our reconstruction: whoever wins by them may not have won by the printed ones. Put them right above.
laar-companion-odd-laar-universal-stays = A universal good of { PLAYER($seat) } is counted as a spell, since nobody said what else is on the card.
laar-companion-odd-laar-more-than-deck = Mind: { $found } × { $thing } ({ $kind }), but your deck has only { $most }. It is counted as entered.
laar-companion-odd-laar-more-than-ours = Mind: { $found } × { $thing } ({ $kind }), but the deck as we reconstructed it has only { $most }; yours may have more. It is counted as entered.
laar-companion-blank = Spells first, then gems, spices, beasts and weapons. Universal goods are laid before anything is counted.
laar-companion-blank-takes = takes
laar-companion-blank-loses = loses

laar-companion-cards = Cards
laar-companion-tallies = Tallies
laar-companion-file = File
laar-companion-deck-begin = Start with empty cards
laar-companion-deck-begin-question = All 48 cards become empty. Begin anew?
laar-companion-deck-ours-shown = This is our reconstruction of the deck. Put right what your box prints otherwise, or start with empty cards.
laar-companion-deck-finished = { $finished } of { $cards } cards are finished.
laar-companion-card = Card { $number }
laar-companion-card-before = Card before
laar-companion-card-after = Next card
laar-companion-all-cards = All cards
laar-companion-alike = Cards { $cards } are the same in all five zones. Was one typed in twice?
laar-companion-too-often = { $thing } ({ $kind }) is on { $found } of 48 cards: more than twice its even share.
laar-companion-lacking = { $thing } ({ $kind }) is on { $found ->
    [0] no card
    [one] { $found } card only
   *[other] { $found } cards only
}; the rulebook shows at least { $fewest }.
laar-companion-lacking-example = { $thing } is in an example of the rulebook, but on no card.
laar-companion-nothing-odd = Nothing odd so far.
laar-companion-tally-ours = ours
laar-companion-tally-note = How many cards have it, and beside it how many in our reconstruction, which is only a guess.
laar-companion-save-note = The file that retorta games laar --template prints: a table takes it, here, on a server and on the command line.
laar-companion-use-pad = Use it for the score pad
laar-companion-used-pad = The score pad has these cards now.

laar-companion-draw = Draw lots and lay out
laar-companion-draw-again = Draw lots again
laar-companion-draw-question = The rounds begin anew. Draw lots again?
laar-companion-begins = { $name } begins, by lot.
laar-companion-lay-goods = Deck: { $goods } goods cards, shuffled, face down.{ $back ->
    [0] {""}
   *[other] {" "}The other { $back } go back into the box unseen.
}
laar-companion-lay-experts = For each player five different experts: { $experts }. { $hidden ->
    [yes] They are held hidden, and the discard lies face down.
   *[no] They lie open.
}
laar-companion-lay-experts-back = { $back ->
    [one] One set of experts goes back into the box.
   *[other] { $back } sets of experts go back into the box.
}
laar-companion-lay-memo = Memo { $memo } in the middle, beasts upwards; one more memo for each player, spices upwards.
laar-companion-lay-gems = Gems lie { $open ->
    [yes] open like all other goods
   *[no] face down once they are taken; only their owner may look
}.
laar-companion-round = Round { $round } of { $rounds }
laar-companion-round-open = Open { $count } goods.
laar-companion-round-assign = Experts, one each: { $names }.
laar-companion-round-acquire = Take goods, in reverse order: { $names }.
laar-companion-round-last-card = { $name } takes the last card and may exchange its expert for another of their own.
laar-companion-round-return = Then everybody takes all five experts back.
laar-companion-round-pass = The first-player card goes left, to { $name }.
laar-companion-round-skip = The first-player card goes left, past one player, to { $name }.
laar-companion-round-end = That was the last round: count the points.
laar-companion-next-round = Next round
laar-companion-round-before = Round before
laar-companion-to-pad = To the score pad
laar-paper-pad = Score pad
