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
remark-laar-more-than-deck = Note: the sheet has { $found } × { $thing } ({ $kind }), but the deck has only { $most }. It is counted as written.
remark-laar-more-than-ours = Note: the sheet has { $found } × { $thing } ({ $kind }), but the deck as we reconstructed it has only { $most }; yours may have more. It is counted as written.
error-laar-sheet = The sheet should be {"{"}"memo": "IV", "players": [{"{"}"spice": ["anise"], "gem": [1, 2], …{"}"}, …]{"}"}.
error-laar-sheet-memo = There is no beast memo “{ $found }”; the memos are { $known }.
error-laar-sheet-first = The first player “{ $found }” should be a number from 0 to { $most }.
error-laar-sheet-player = Player { $player } should be the stacks { $known }, each a list.
error-laar-sheet-player-key = Player { $player } has “{ $found }”, which is none of { $known }.
error-laar-sheet-stack = Player { $player }: “{ $stack }” should be a list.
error-laar-sheet-order = Player { $player }: memo { $memo } goes by the order in which beasts were taken, so “beast” must be a list in that order.
error-laar-sheet-goods = Player { $player } has { $found } goods; in twelve rounds nobody gets more than { $most }.
error-laar-sheet-unknown = Player { $player }: { $entry } “{ $found }” does not exist; there are: { $known }.
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
laar-pad-universal = universal goods moved: { $goods }
laar-sheet-template = A score sheet of Guilds of Laar: fill it in and count it with retorta score laar FILE. The memo is I to V; first_player is the player who began the last round, counted from 0. Names may be written in any of our languages and shortened.
laar-sheet-template-players = For every player, clockwise: the goods they took. A spice or beast by its name, beasts in the order they were taken; a gem by its class; a weapon as {"{"} type = "pinga", left = 1, right = 2 {"}"}; a spell as {"{"} kind = "ward", of = ["pinga"] {"}"}. With your own deck (--option data=FILE) a card can be named by its number, "#17"; universal goods written like this are moved to the stack where they are worth most.
remark-laar-memo-ours = Note: the values of beast memo { $memo } are our reconstruction, so the winner may be a different one with the printed values. Give yours with --option data=FILE.
remark-laar-universal-stays = Note: a universal good of { PLAYER($seat) } is counted as a spell. Write it by its card number ("#17") to have it moved to where it is worth most, or write it among the goods it was moved to.
error-laar-sheet-card = Player { $player }: there is no card “{ $found }”; cards go from #1 to #{ $most }.
error-laar-sheet-card-twice = Player { $player } has card #{ $card }, which player { $other } already has; there is only one of each card.
error-laar-sheet-decided = Player { $player }: card #{ $card } leaves nothing to decide; only a ward names a weapon in “of”, and only a universal good a stack in “as”.
error-laar-sheet-zones = Player { $player }: a universal good that is written out needs all of { $known }, and only a universal good has them.
error-laar-sheet-from-box = “memo_from_box” is “{ $found }”, but should be true or false.
error-laar-deck-unfinished = { $found ->
    [one] { $found } card is not finished yet: { $cards }.
   *[other] { $found } cards are not finished yet, the first of them: { $cards }.
}
error-laar-deck-memo-empty = Memo { $memo } needs at least one set of beasts, or the whole table of beasts.

# The companion's pages in the browser.

laar-companion-score-pad = Score pad
laar-companion-score-pad-about = Tap in everybody's goods: the best score is found and explained
laar-companion-deck = Deck and memos
laar-companion-deck-about = Type in the cards of your box, for the pad and for games here
laar-companion-set-up = Set-up and rounds
laar-companion-set-up-about = Who begins, how to set up, and what comes next in each round
laar-companion-printables = On paper
laar-companion-printables-about = An empty pad and the player aids, to print
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
laar-companion-in-order = Enter beasts in the order they were taken: memo V depends on it.
laar-companion-best = best
laar-companion-take-away = Remove it from the sheet
laar-companion-ward-which = Against which weapon? “Best” is the one that saves most.
laar-companion-laid-where = To which stack does its owner move it? “Best” is the one where it scores most.
laar-companion-universal-zones = What else is on the card? Then the pad can move it to where it scores most.
laar-companion-stays-spell = It stays a spell
laar-companion-neighbours = Left neighbour: { $left }, right: { $right }.
laar-companion-neighbour = Neighbour on both sides: { $name }.
laar-companion-by-cards = Enter whole cards
laar-companion-by-zones = Enter single zones
laar-companion-deck-ours = These cards are our reconstruction, not those of your box: enter single zones, or type in your deck first.
laar-companion-which-side = Which side of the weapons counts?
laar-companion-memo = Beast memo
laar-companion-which-memo = Which beast memo lies on the table?
laar-companion-which-memo-why = One of the five was drawn at the start. It decides what beasts score, and so who wins.
laar-companion-memo-ours = The numbers of memo { $memo } are our guess. What is printed in your box? Correct them once; this phone remembers.
laar-companion-memo-printed = This is what is printed
laar-companion-memo-from-box = As printed in your box.
laar-companion-memo-order = It depends on the order in which beasts were taken.
laar-companion-memo-next = The points of a beast (the row) by the beast taken right after it (the column).
laar-companion-set-kind = Line { $number }: which beasts
laar-companion-set-count = Line { $number }: how many
laar-companion-set-points = Line { $number }: points
laar-companion-set-away = Remove line { $number }
laar-companion-set-more = Add a line
laar-companion-set-again = Choose these beasts again
laar-companion-one-more = One more { $thing } (now { $count })
laar-companion-first = Who began the last round?
laar-companion-explained = Where the points come from
laar-companion-universal = Universal goods
laar-companion-laid = { $card } is best moved to the { $kind }: { $zone }, { $gain }.
laar-companion-laid-stays = { $card } is best left among the spells.
laar-companion-laid-told = { $card } was moved to the { $kind }, as its owner chose: { $gain }.
laar-companion-instead = Instead:
laar-companion-way = { $kind } ({ $zone }) { $gain }
laar-companion-way-stays = as a spell { $gain }
laar-companion-shifted = changed by spells, which brings { $gain }:
laar-companion-different = { $count } different:
laar-companion-takes = Takes { $left } from the left neighbour ({ $left-name }) and { $right } from the right one ({ $right-name }).
laar-companion-side = The { $side } side counts: left would take { $left }, right { $right }.
laar-companion-void = Several weapons of the type { $weapon }: none of them counts.
laar-companion-ward-best = Ward against the { $weapon }, which saves { $saves }: no other type would save more.
laar-companion-ward-told = Ward against the { $weapon }, as its owner chose, which saves { $saves }.
laar-companion-odd-laar-memo-ours = The numbers of memo { $memo } are our reconstruction, so the winner may be a different one with the printed numbers. Correct them above.
laar-companion-odd-laar-universal-stays = A universal good of { PLAYER($seat) } is counted as a spell, because the rest of the card was not entered.
laar-companion-odd-laar-more-than-deck = Note: { $found } × { $thing } ({ $kind }), but your deck has only { $most }. It is counted as entered.
laar-companion-odd-laar-more-than-ours = Note: { $found } × { $thing } ({ $kind }), but the deck as we reconstructed it has only { $most }; yours may have more. It is counted as entered.
laar-companion-blank = Spells first, then gems, spices, beasts and weapons. Universal goods are moved before anything is scored.
laar-companion-blank-takes = takes
laar-companion-blank-loses = loses

laar-companion-cards = Cards
laar-companion-tallies = Tallies
laar-companion-file = File
laar-companion-deck-begin = Start with empty cards
laar-companion-deck-begin-question = All 48 cards will be emptied. Start again?
laar-companion-deck-ours-shown = This is our reconstruction of the deck. Correct what is different in your box, or start with empty cards.
laar-companion-deck-finished = { $finished } of { $cards } cards are finished.
laar-companion-card = Card { $number }
laar-companion-card-before = Previous card
laar-companion-card-after = Next card
laar-companion-all-cards = All cards
laar-companion-alike = Cards { $cards } are the same in all five zones. Was one typed in twice?
laar-companion-too-often = { $thing } ({ $kind }) is on { $found } of 48 cards: more than twice as many as expected.
laar-companion-lacking = { $thing } ({ $kind }) is on { $found ->
    [0] no card
    [one] only { $found } card
   *[other] only { $found } cards
}; the rulebook shows at least { $fewest }.
laar-companion-lacking-example = { $thing } appears in an example in the rulebook, but is on no card.
laar-companion-nothing-odd = Nothing looks wrong so far.
laar-companion-tally-ours = ours
laar-companion-tally-note = How many cards have it; next to that, how many in our reconstruction, which is only a guess.
laar-companion-save-note = The same kind of file as retorta games laar --template prints. A table can use it: here, on a server and on the command line.
laar-companion-use-pad = Use it for the score pad
laar-companion-used-pad = The score pad now uses these cards.

laar-companion-draw = Draw lots and set up
laar-companion-draw-again = Draw lots again
laar-companion-draw-question = This starts the game again from the first round. Draw lots again?
laar-companion-begins = { $name } begins, by lot.
laar-companion-lay-goods = Deck: { $goods } goods cards, shuffled, face down.{ $back ->
    [0] {""}
   *[other] {" "}The other { $back } go back into the box unseen.
}
laar-companion-lay-experts = For each player five different experts: { $experts }. { $hidden ->
    [yes] They are hidden in hand, and the discard pile lies face down.
   *[no] They lie face up.
}
laar-companion-lay-experts-back = { $back ->
    [one] One set of experts goes back into the box.
   *[other] { $back } sets of experts go back into the box.
}
laar-companion-lay-memo = Memo { $memo } in the middle, beast side up; another memo for each player, spice side up.
laar-companion-lay-gems = Gems lie { $open ->
    [yes] face up like all other goods
   *[no] face down once they are taken; only their owner may look
}.
laar-companion-round = Round { $round } of { $rounds }
laar-companion-round-open = Turn up { $count } goods cards.
laar-companion-round-assign = Experts, one each: { $names }.
laar-companion-round-acquire = Take goods, in reverse order: { $names }.
laar-companion-round-last-card = { $name } takes the last card and may exchange its expert for another one of their own.
laar-companion-round-return = Then everybody takes all five experts back.
laar-companion-round-pass = The first-player card goes left, to { $name }.
laar-companion-round-skip = The first-player card goes left, past one player, to { $name }.
laar-companion-round-end = That was the last round: count the points.
laar-companion-next-round = Next round
laar-companion-round-before = Previous round
laar-companion-to-pad = To the score pad
laar-paper-pad = Score pad
