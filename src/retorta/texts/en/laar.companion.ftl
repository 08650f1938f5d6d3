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
