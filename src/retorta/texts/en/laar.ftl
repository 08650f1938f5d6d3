# Guilds of Laar, by Yury Zhuravlev: names, sentences and rules in our own words.

laar = Guilds of Laar
laar-sentence = Every card can be one of five goods: send the right expert, take the right card.
laar-goal = Collect goods that are worth as much as possible together by the time the cards run out. The expert on a card decides which good it is.

laar-option-variant = Variant
laar-option-variant-basic = basic: gems lie face down, experts open
laar-option-variant-open = more open: gems lie face up too
laar-option-variant-closed = more closed: experts are hidden in hand as well
laar-option-memo = Beast memo
laar-option-memo-random = drawn by lot
laar-option-memo-I = memo I (reconstructed, unless your file has it)
laar-option-memo-II = memo II (reconstructed, unless your file has it)
laar-option-memo-III = memo III: any pair
laar-option-memo-IV = memo IV: two alike, or different beasts
laar-option-memo-V = memo V: the order of taking
laar-option-memory = Memory
laar-option-memory-aid = bots remember every gem and expert they saw
laar-option-memory-none = bots forget what lies face down
laar-option-data = Your own data file with your deck and memos (empty: our reconstruction)

laar-kind-spice = spices
laar-kind-beast = beasts
laar-kind-weapon = weapons
laar-kind-spell = spells
laar-kind-gem = gems

laar-expert-cook = cook
laar-expert-beast-catcher = beast catcher
laar-expert-armourer = armourer
laar-expert-arcanist = arcanist
laar-expert-jeweller = jeweller

laar-spice-anise = anise
laar-spice-mint = mint
laar-spice-pepper = pepper
laar-spice-juniper = juniper
laar-spice-lotus = lotus
laar-spice-clove = clove

laar-beast-phoenix = phoenix
laar-beast-serpent = sea serpent
laar-beast-spider = giant spider
laar-beast-unicorn = unicorn

laar-weapon-type-boomerang = boomerang
laar-weapon-type-pinga = pinga
laar-weapon-type-shuriken = shuriken
laar-weapon-type-katar = katar

laar-spell-kind-point-per-good = 1 per good
laar-spell-kind-two-per-spell = 2 per spell
laar-spell-kind-two-per-beast = 2 per beast
laar-spell-kind-four-per-spice-pair = 4 per pair of spices
laar-spell-kind-four-per-five-kinds = 4 per set of five goods
laar-spell-kind-four-per-three-beasts = 4 per three different beasts
laar-spell-kind-gem-shift = gem ±1
laar-spell-kind-weapon-boost = +2 to a weapon
laar-spell-kind-ward = ward against a weapon
laar-spell-kind-universal = universal good

laar-set-kind-same = alike
laar-set-kind-different = different
laar-set-kind-any = any
laar-set-kind-named = named

laar-side-left = left
laar-side-right = right

laar-gem-view = class { $number }
laar-weapon-view = { $type } { $left }–{ $right }
laar-spell-view = { $of ->
    [none] { $kind }
   *[other] { $kind } ({ $of })
}
laar-good-view = no. { $card } [{ $spice } | { $beast } | { $weapon } | { $spell } | gem { $gem }]
laar-beast-set-view = { $beasts ->
    [none] { $kind } ×{ $count } = { $points }
   *[other] ({ $beasts }) = { $points }
}
laar-made-set = ({ $beasts }) = { $points }
laar-zone = { $zone }

laar-move-assign = { $expert } on good { NTH($good) }
laar-move-acquire = take good { NTH($good) }
laar-move-exchange = exchange the expert for the { $expert } and take the good
laar-move-transfer = universal good no. { $card }: to the { $kind }
laar-move-leave = leave the universal goods among the spells
laar-move-ward = ward against the { $weapon }
laar-move-choose-side = the { $side } side counts

laar-question-assign-experts = Play an expert on an open card.
laar-question-acquire-goods = Take a card.
laar-question-place-universal-goods = Move universal goods, or leave them.
laar-question-name-wards = Name the weapon that will take nothing from you.
laar-question-choose-sides = Choose the side of your weapons that counts.

laar-event-game-begun = Beast memo { $memo }. { PLAYER($first) } is the first player.
laar-event-goods-opened = Round { $round }: { PLAYER($first) } goes first, and new goods are turned up.
laar-event-expert-assigned = { PLAYER($seat) } sends the { $expert } to good { NTH($good) } ({ $zone }).
laar-event-good-acquired = { PLAYER($seat) } takes { $zone } ({ $kind }).
laar-event-expert-exchanged = { PLAYER($seat) } takes the { $taken } back and plays the { $played }.
laar-event-experts-returned = Round { $round } is over: everybody takes all five experts back.
laar-event-good-transferred = { PLAYER($seat) } moves universal good no. { $card } to the { $kind }: { $zone }.
laar-event-goods-left = { PLAYER($seat) } leaves the universal goods among the spells.
laar-event-spells-counted = Points for spells: { SCORES($points) }.
laar-event-gems-counted = { PLAYER($seat) } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} for gems: { $gems } (runs: { $runs }).
laar-event-spices-counted = Points for spices: { SCORES($points) }.
laar-event-beasts-counted = { PLAYER($seat) } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} for beasts. Sets: { $sets ->
    [none] none
   *[other] { $sets }
}.
laar-event-ward-named = { PLAYER($seat) } is warded against the { $weapon }.
laar-event-side-chosen = { PLAYER($seat) }: the { $side } side of the weapons counts.
laar-event-weapons-counted = Points for weapons: { SCORES($points) }.
laar-event-game-ended = The game is over. Points: { SCORES($totals) }. Victory: { PLAYERS($winners) }.

laar-reason-most-points = Most points win.
laar-reason-fewest-weapon-points = A tie, decided by fewer points from weapons.
laar-reason-fewest-weapons = A tie, decided by fewer weapon cards.
laar-reason-draw = A shared victory: tied in points, points from weapons and weapon cards.

laar-rule-your-own-expert = You can play only an expert that you have.
laar-rule-one-expert-per-card = A card can have only one expert.
laar-rule-still-open = You can take only a card that is still there.
laar-rule-first-player-exchanges = Only the first player may exchange the expert, and only on the last card.
laar-rule-another-expert = The new expert must be of a different guild from the one on the card.
laar-rule-exchange-from-your-own = The new expert must be one of your remaining ones.
laar-rule-only-universal-goods = Only universal goods among your spells may be moved.
laar-rule-ward-another-type = Two wards must name two different types of weapon. This is our ruling 6: the rulebook is silent, and naming the same type twice would have no further effect.

laar-line-round = Round { $round } of { $rounds }. First player: { PLAYER($first) }. Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
laar-line-memo = Beast memo { $memo }: { $sets }.
laar-line-memo-order = Beast memo { $memo }, points by the beast taken next:
laar-line-memo-next = { $beast } before a phoenix { $phoenix }, a serpent { $serpent }, a spider { $spider }, a unicorn { $unicorn }
laar-line-good-taken = { $number }. (taken)
laar-line-good = { $number }. { $good }{ $expert ->
    [none] {""}
   *[other] {" "}— { $expert }
}
laar-line-player = { PLAYER($player) }, experts: { $experts ->
    [none] none
   *[other] { $experts }
}.
laar-line-player-hidden = { PLAYER($player) }, hidden experts: { $experts }.
laar-line-stack = { $kind }: { $goods }
laar-line-gems-hidden = gems face down: { $gems }
laar-line-wards = warded against: { $weapons }
laar-line-side = side of the weapons that counts: { $side }
laar-line-discard = Discarded experts: { $experts }.
laar-line-discard-hidden = Discarded experts, face down: { $experts }.
laar-line-sheet = Points, { $kind }: { $points }.
laar-line-totals = Points so far: { $points }.
laar-line-suggested = Best answer: { $move }.

error-laar-data = Data file, line { $line }: { $reason }
error-laar-data-long = The data file is too long: it may have at most { $most } characters.
error-laar-data-toml = this is not TOML: { $problem }
error-laar-data-table = there is no table “{ $found }”; there are: { $known }.
error-laar-data-key = there is no key “{ $found }” here; there are: { $known }.
error-laar-data-shape = “{ $entry }” is not written the way the template shows.
error-laar-data-unknown = { $entry } “{ $found }” does not exist; there are: { $known }.
error-laar-data-number = { $entry } is { $found }, but must be a whole number from { $fewest } to { $most }.
error-laar-data-cards = { $found ->
    [one] there is { $found } card
   *[other] there are { $found } cards
}, but the deck has { $expected }.
error-laar-data-card-twice = card { $card } appears twice.
error-laar-data-of = the spell { $spell } names { $wanted ->
    [0] nothing
    [one] one thing
   *[other] { $wanted } different things
} in “of”.
error-laar-data-copies = the spell { $spell } should have { $copies } copies, but the deck has { $found }.
error-laar-data-many-sets = memo { $memo } has { $found } sets, but at most { $most } are read.
error-laar-data-many = “{ $entry }” appears { $found } times, but at most { $most } are read.
error-laar-data-nothing = the file has neither a card nor a memo.
error-laar-data-memo-twice = memo { $memo } appears twice.
error-laar-data-sets = memo { $memo } needs a list of sets.
error-laar-data-set = a set is exactly one of { $known }, with points.
error-laar-data-score = “{ $entry }” is fixed by the rulebook: { $expected }.

laar-hint-gain = Among your { $kind } this card would now bring you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
laar-hint-denies = It also keeps the card from { PLAYER($player) }, who would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} with it.
laar-hint-tempts = Watch out: { PLAYER($player) } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} with it.
laar-hint-counted = No other choice scores you more points.

# What each choice brings.

laar-tells-points = { $amount } on the pad
laar-tells-points-now = { $amount } if counted now
laar-tells-would-bring = { $amount } now, if you take it
laar-tells-becomes = { $kind }: { $zone }
laar-tells-joins = to your { $kind }: { $zone }
laar-tells-experts-left = left then: { $experts }
laar-tells-comes-back = back in your hand: { $back }
laar-tells-face-down = class { $gem } is announced; then the card lies face down
laar-tells-spices = { $different ->
    [one] { $different } kind of spice
   *[other] { $different } different spices
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
laar-tells-spice-again = you have this spice: it adds nothing to the different ones
laar-tells-follows = the beast before it, { $before }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
laar-tells-sets = sets: { $sets }; together { $points ->
    [one] { $points } point
   *[other] { $points } points
}
laar-tells-runs = runs: { $runs }; together { $points ->
    [one] { $points } point
   *[other] { $points } points
}
laar-tells-takes = against { PLAYER($left) } on your left: { $takes_left }, against { PLAYER($right) } on your right: { $takes_right }
laar-tells-takes-one-side = { $takes_left } if your left side counts, { $takes_right } if the right one
laar-tells-void = { $weapon } ×{ $weapons }: none of them takes anything
laar-tells-universal = can be moved to another stack before the count
laar-tells-suggested = no other answer brings more as things stand
laar-tells-stops = stops { $points ->
    [one] { $points } point
   *[other] { $points } points
} as things stand
laar-tells-ward-idle = stops nothing: neighbours take nothing from you with the { $weapon }
laar-tells-side-takes = { PLAYER($other) } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}
laar-tells-round = round { $round } of { $rounds }
laar-tells-experts-return = experts come back after round { $after }
laar-tells-experts-last = experts come back no more
laar-tells-two-experts = only two experts are left
laar-tells-send-after = sending after you: { PLAYERS($seats) }
laar-tells-take-before = taking before you: { PLAYERS($seats) }; no card is surely yours
laar-tells-you-take-first = you send last and take first
laar-tells-take-after = taking after you: { PLAYERS($seats) }
laar-tells-may-exchange = the last card is yours; you may change its expert
laar-tells-universal-left = { $cards ->
    [one] { $cards } universal good
   *[other] { $cards } universal goods
} to place
laar-tells-wards-left = { $wards ->
    [one] { $wards } ward
   *[other] { $wards } wards
} to name
laar-tells-decide-after = deciding after you: { PLAYERS($seats) }
laar-tells-card-would-bring = good { NTH($good) } among your { $kind }: { SIGNED($points) } now

# Sentences of the table in the browser.

laar-web-all-aids = Player aids
laar-web-discard = Discarded:
laar-web-market = The market
laar-web-memo = Beast memo { $memo }
laar-web-your-experts = Your experts
laar-web-your-goods = Your goods
laar-web-experts = Experts: { $experts }
laar-web-face-down = face down: { $cards }
laar-web-worth = What each card would bring me now
laar-web-left = left neighbour
laar-web-right = right neighbour
laar-web-both = neighbour on both sides
laar-web-own-data = This table uses its own data file: its deck or memos differ from our reconstruction.
laar-web-aids = Spices, gems and weapons
laar-web-aid-spices = Different spices
laar-web-aid-runs = Run of gems, by its length
laar-web-aid-gems = Gems form a circle: after class 8 comes class 1 again. Each gem counts in only one run.
laar-web-aid-weapons = The left number of a weapon takes points from your left neighbour, the right one from your right neighbour. Two or more of one type cancel one another. Two players choose one side each at the end.
laar-web-aid-points = Points
laar-web-pair = { PLAYER($seat) } and { PLAYER($left) }: { PLAYER($seat) } takes { $takes }, { PLAYER($left) } takes { $loses }
laar-web-spells-of = Spells, one by one
laar-web-pairs = Weapons, neighbour by neighbour
laar-web-no-points = affects other goods
laar-event-good-acquired-since = { PLAYER($seat) } takes a gem, face down.
laar-event-expert-assigned-since = { PLAYER($seat) } sends the { $expert } to good { NTH($good) }.
