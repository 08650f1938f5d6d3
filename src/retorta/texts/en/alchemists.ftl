# Alchemists, by Matúš Kotry: names, sentences and rules in our own words.

alchemists = Alchemists
alchemists-sentence = Mix, sell and publish: find out what eight ingredients are made of before your colleagues do.
alchemists-goal = You want the most points after six rounds: reputation, artifacts, grants, gold, and theories that prove right.

alchemists-option-level = Level
alchemists-option-level-apprentice = apprentice: gentler conferences, simple debunking
alchemists-option-level-master = master: stricter conferences, debunking by experiment
alchemists-option-ingredients = Starting ingredients (a level, or one for each seat: apprentice,master,…)
alchemists-option-conferences = Conferences (a level, or one for each seat)
alchemists-option-debunking = Debunking (a level, or one for each seat)
alchemists-option-data = Your own data file with corrections from your box: conferences, grants, smiling faces, order track, debunking (empty: our reconstruction)
alchemists-option-easing = Change of level during the game
alchemists-option-easing-no = not allowed
alchemists-option-easing-yes = a master may switch to apprentice when choosing a space of the order track
alchemists-option-publisher = The Publisher, a favor that is not in the box
alchemists-option-publisher-no = left out
alchemists-option-publisher-yes = two of them among the favors

error-alchemists-levels = The option { $option } cannot be “{ $value }”: leave it empty, or write apprentice or master, either once for everybody or once for each of the { $seats } seats, separated by commas.
error-alchemists-easing = Everybody is an apprentice at this table, so nobody could switch.
error-alchemists-data = Data file, line { $line }: { $reason }
error-alchemists-data-long = The data file is too long: it may have at most { $most } characters.
error-alchemists-data-toml = this is not TOML: { $problem }
error-alchemists-data-table = there is no table “{ $found }”; there are: { $known }.
error-alchemists-data-key = there is no key “{ $found }” here; there are: { $known }.
error-alchemists-data-shape = “{ $entry }” is not written the way the template shows.
error-alchemists-data-unknown = { $entry }: “{ $found }” does not exist; there are: { $known }.
error-alchemists-data-number = { $entry } is { $found }, but must be a whole number from { $fewest } to { $most }.
error-alchemists-data-twice = { $entry } “{ $found }” appears twice.
error-alchemists-data-many = “{ $entry }” appears { $found } times, but at most { $most } are read.
error-alchemists-data-tiles = { $entry } needs two lists, one for each conference.
error-alchemists-data-ingredients = a grant must list at least { $fewest } different ingredients.
error-alchemists-data-faces = faces needs { $expected } numbers, one for each discount card, but has { $found }.
error-alchemists-data-actions = { $entry } has { $found } actions, but at most { $most } are read.
error-alchemists-data-spaces = with { $players } players only { $found } spaces of the order track would cost no gold, and there must be one for everybody.
error-alchemists-mark = “{ $written }” does not name one ingredient. A mark is an ingredient, a cell from 1 to 8 and a sign, such as “n toad 3 x”; the ingredients are { $known }.
alchemists-notebook = “n toad 3 x” marks the toad's third cell (x, ? or o; a full stop clears it); any other text after n becomes your note. Cells: 1 — { alchemists-formula-blue-minus }, 2 — { alchemists-formula-blue-plus }, 3 — { alchemists-formula-green-minus }, 4 — { alchemists-formula-green-plus }, 5 — { alchemists-formula-red-minus }, 6 — { alchemists-formula-red-plus }, 7 — { alchemists-formula-all-minus }, 8 — { alchemists-formula-all-plus }.
error-alchemists-note-long = A note has at most { $most } characters.

alchemists-colour-red = red
alchemists-colour-green = green
alchemists-colour-blue = blue

alchemists-formula-blue-minus = r− g+ B−
alchemists-formula-blue-plus = r+ g− B+
alchemists-formula-green-minus = r+ G− b−
alchemists-formula-green-plus = r− G+ b+
alchemists-formula-red-minus = R− g− b+
alchemists-formula-red-plus = R+ g+ b−
alchemists-formula-all-minus = R− G− B−
alchemists-formula-all-plus = R+ G+ B+

alchemists-ingredient-mushroom = mushroom
alchemists-ingredient-fern = fern
alchemists-ingredient-toad = toad
alchemists-ingredient-claw = bird claw
alchemists-ingredient-flower = flower
alchemists-ingredient-mandrake = mandrake root
alchemists-ingredient-scorpion = scorpion
alchemists-ingredient-feather = raven's feather

alchemists-potion-healing = healing (R+)
alchemists-potion-poison = poison (R−)
alchemists-potion-speed = speed (G+)
alchemists-potion-paralysis = paralysis (G−)
alchemists-potion-wisdom = wisdom (B+)
alchemists-potion-insanity = insanity (B−)
alchemists-potion-neutral = neutral

alchemists-favor-assistant = Assistant
alchemists-favor-herbalist = Herbalist
alchemists-favor-associate = Associate
alchemists-favor-custodian = Custodian
alchemists-favor-barmaid = Barmaid
alchemists-favor-merchant = Merchant
alchemists-favor-shopkeeper = Shopkeeper
alchemists-favor-sage = Sage
alchemists-favor-publisher = Publisher

alchemists-favor-text-assistant = When planning: one more cube this round.
alchemists-favor-text-herbalist = At once: draw three ingredients, then discard any two.
alchemists-favor-text-associate = When planning: your cubes in one area move to its top row.
alchemists-favor-text-custodian = When planning: a cube for an early drink, before anything is sold.
alchemists-favor-text-barmaid = When selling: the quality counts one level better; an exact match brings 1 reputation instead.
alchemists-favor-text-merchant = When selling: choose freely among the orders; if you could do so anyway, take 1 gold.
alchemists-favor-text-shopkeeper = When buying: the artifact costs 1 gold less.
alchemists-favor-text-sage = When transmuting: 1 gold more.
alchemists-favor-text-publisher = Instead of debunking: exchange your seal on a theory for an unused one; if no other seal lies there, the formula too, or the formula alone.

alchemists-seal-gold = gold star
alchemists-seal-silver = silver star
alchemists-seal-red = red question mark
alchemists-seal-green = green question mark
alchemists-seal-blue = blue question mark

alchemists-artifact-periscope = Periscope
alchemists-artifact-magic-mortar = Magic Mortar
alchemists-artifact-discount-card = Discount Card
alchemists-artifact-boots-of-speed = Boots of Speed
alchemists-artifact-printing-press = Printing Press
alchemists-artifact-robe-of-respect = Robe of Respect
alchemists-artifact-witchs-trunk = Witch's Trunk
alchemists-artifact-hypnotic-amulet = Hypnotic Amulet
alchemists-artifact-amulet-of-rhetoric = Amulet of Rhetoric
alchemists-artifact-seal-of-authority = Seal of Authority
alchemists-artifact-thinking-cap = Thinking Cap
alchemists-artifact-silver-chalice = Silver Chalice
alchemists-artifact-altar-of-gold = Altar of Gold
alchemists-artifact-feather-in-cap = Feather in Cap
alchemists-artifact-bronze-cup = Bronze Cup
alchemists-artifact-magic-mirror = Magic Mirror
alchemists-artifact-wisdom-idol = Wisdom Idol
alchemists-artifact-crystal-cabinet = Crystal Cabinet

alchemists-artifact-text-periscope = Once a round, right after somebody else mixes, see one of the two ingredients.
alchemists-artifact-text-magic-mortar = When you mix, only one of the two ingredients is discarded, picked blindly.
alchemists-artifact-text-discount-card = Your next artifact costs 2 gold less, every later one 1 less.
alchemists-artifact-text-boots-of-speed = Once a round, act once more in an area where you have a cube, after everybody else; not when selling.
alchemists-artifact-text-printing-press = You pay nothing to the publisher.
alchemists-artifact-text-robe-of-respect = Every gain of reputation is 1 higher, except in the last round.
alchemists-artifact-text-witchs-trunk = Draw seven ingredients; the order track gives you none from now on.
alchemists-artifact-text-hypnotic-amulet = Draw four favors.
alchemists-artifact-text-amulet-of-rhetoric = Gain 5 reputation.
alchemists-artifact-text-seal-of-authority = Publishing or endorsing brings 2 more reputation.
alchemists-artifact-text-thinking-cap = Try up to two pairs from your hand without using them up and without ill effects.
alchemists-artifact-text-silver-chalice = Worth 6 points.
alchemists-artifact-text-altar-of-gold = Pay 1 to 8 gold and gain that much reputation.
alchemists-artifact-text-feather-in-cap = Set aside the ingredients of potions you exhibit: 1 point for each different one.
alchemists-artifact-text-bronze-cup = Worth 4 points.
alchemists-artifact-text-magic-mirror = 1 point for every full 5 reputation at the end.
alchemists-artifact-text-wisdom-idol = 1 point for each of your seals on a right theory.
alchemists-artifact-text-crystal-cabinet = 2 points for each of your artifacts, this one included.

alchemists-adventurer-ranger = ranger
alchemists-adventurer-barbarian = barbarian
alchemists-adventurer-cleric = cleric
alchemists-adventurer-thief = thief
alchemists-adventurer-mage = mage
alchemists-adventurer-warrior = warrior

alchemists-grant-a = grant A
alchemists-grant-b = grant B
alchemists-grant-c = grant C
alchemists-grant-d = grant D
alchemists-grant-centre = central grant

alchemists-area-forage = forage
alchemists-area-transmute = transmute
alchemists-area-custodian = Custodian's drink
alchemists-area-sell = sell a potion
alchemists-area-buy = buy an artifact
alchemists-area-debunk = debunk a theory
alchemists-area-publish = publish a theory
alchemists-area-student = test on a student
alchemists-area-drink = drink a potion
alchemists-area-exhibition = exhibition

alchemists-quality-exact = exact match
alchemists-quality-right-sign = right sign
alchemists-quality-neutral = neutral
alchemists-quality-wrong-sign = wrong sign

alchemists-how-on-student = on the student
alchemists-how-on-self = by drinking
alchemists-how-for-sale = for sale
alchemists-how-at-exhibition = at the exhibition
alchemists-how-with-cap = with the Thinking Cap

alchemists-level-apprentice = apprentice
alchemists-level-master = master

alchemists-move-keep = keep the { $favor }
alchemists-move-take-space = space { NTH($space) } of the order track
alchemists-move-plan = cubes on: { $area }
alchemists-move-send-associate = Associate to: { $area }
alchemists-move-play-favor = play the { $favor }
alchemists-move-finish-planning = finish planning
alchemists-move-decline = decline
alchemists-move-pass = pass
alchemists-move-gather = take from the row: { $ingredient }
alchemists-move-gather-unseen = take the top card of the deck
alchemists-move-discard = discard: { $ingredient }
alchemists-move-mix = { $first } + { $second }
alchemists-move-lay-discount = discount of { $gold }
alchemists-move-take-order = { $slot ->
    [0] left order
    [1] middle order
   *[other] right order
}
alchemists-move-guarantee = guarantee: { $quality } or better
alchemists-move-buy = buy the { $artifact }
alchemists-move-offer = lay { $gold } gold on the altar
alchemists-move-publish = theory: { $ingredient } is { $formula }
alchemists-move-endorse = endorse the theory of the { $ingredient }
alchemists-move-lay-seal = seal: { $seal }
alchemists-move-take-grant = take: { $grant }
alchemists-move-disprove = { $ingredient }, aspect: { $colour }
alchemists-move-propose = experiment with { $first } + { $second }
alchemists-move-claim = potion: { $potion }
alchemists-move-look = look through the Periscope
alchemists-move-hurry = use the Boots of Speed
alchemists-move-give-up-mortar = set both ingredients aside
alchemists-move-become-apprentice = switch to apprentice: gentler conferences, simple debunking
alchemists-move-exchange-seal = another seal on the theory of the { $ingredient }
alchemists-move-exchange-formula = correct the theory: { $ingredient } is { $formula }

alchemists-question-keep-favors = Which of your two favors do you keep?
alchemists-question-herbalist = The Herbalist: discard an ingredient.
alchemists-question-choose-spaces = Choose a space of the order track.
alchemists-question-plan-actions = Plan your actions.
alchemists-question-forage = Forage: take an ingredient.
alchemists-question-transmute = Transmute: which ingredient becomes gold?
alchemists-question-look-through-periscope = Do you look through the Periscope?
alchemists-question-try-on-student = Test on a student: mix two ingredients.
alchemists-question-drink-potion = Drink a potion: mix two ingredients.
alchemists-question-lay-discounts = Lay a discount card face down.
alchemists-question-take-an-order = Which order do you take?
alchemists-question-give-guarantee = What quality do you guarantee?
alchemists-question-brew-for-sale = Mix the potion you sell.
alchemists-question-buy-artifact = Which artifact do you buy?
alchemists-question-think-with-cap = Thinking Cap: try a pair from your hand.
alchemists-question-offer-gold = How much gold do you lay on the altar?
alchemists-question-choose-grant = Which grant do you take?
alchemists-question-publish-theory = Publish a theory, or endorse one.
alchemists-question-choose-seal = Which seal do you put on it?
alchemists-question-disprove-aspect = Which aspect of which theory is wrong?
alchemists-question-revise-theory = The Publisher: what do you exchange?
alchemists-question-choose-new-seal = Which seal do you put there instead?
alchemists-question-publish-at-once = Do you publish a theory at once in place of the one that fell?
alchemists-question-propose-experiment = Debunk: which two ingredients do you mix?
alchemists-question-claim-result = Debunk: which potion do you claim?
alchemists-question-exhibit-potion = Which potion do you exhibit?
alchemists-question-brew-for-exhibition = Mix the potion you exhibit.
alchemists-question-feather-or-mortar = Do you set this ingredient aside as well?
alchemists-question-put-on-boots = Boots of Speed: do you take one more action here ({ $area })?

alchemists-event-favor-kept = { $favor ->
    [none] { PLAYER($seat) } keeps a favor.
   *[other] { PLAYER($seat) } keeps a favor: { $favor }.
}
alchemists-event-round-begun = { $adventurer ->
    [none] Round { $round }. Start player: { PLAYER($first) }. In the row: { $row }.
   *[other] Round { $round }. Start player: { PLAYER($first) }. In town: { $adventurer }. In the row: { $row }.
}
alchemists-event-space-taken = { PLAYER($seat) } takes space { NTH($space) } of the order track.
alchemists-event-level-lowered = { PLAYER($seat) } switches to apprentice.
alchemists-event-green-space-kept = { PLAYER($seat) } is paralysed and stays on the green space.
alchemists-event-ingredients-drawn = { $ingredients ->
    [none] { PLAYER($seat) } draws { $number ->
        [one] { $number } ingredient
       *[other] { $number } ingredients
    }.
   *[other] { PLAYER($seat) } draws: { $ingredients }.
}
alchemists-event-favors-drawn = { $favors ->
    [none] { PLAYER($seat) } draws { $number ->
        [one] { $number } favor
       *[other] { $number } favors
    }.
   *[other] { PLAYER($seat) } draws: { $favors }.
}
alchemists-event-favor-played = { PLAYER($seat) } plays a favor: { $favor }.
alchemists-event-associate-sent = { PLAYER($seat) } sends an Associate: { $area }.
alchemists-event-ingredient-discarded = { $ingredient ->
    [none] { PLAYER($seat) } discards an ingredient.
   *[other] { PLAYER($seat) } discards: { $ingredient }.
}
alchemists-event-action-planned = { PLAYER($seat) } lays { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: { $area }.
alchemists-event-planning-finished = { PLAYER($seat) } has finished planning{ $unused ->
    [0] .
    [one] ; { $unused } cube is unused.
   *[other] ; { $unused } cubes are unused.
}
alchemists-event-action-declined = { PLAYER($seat) } declines an action: { $area }.
alchemists-event-ingredient-gathered = { PLAYER($seat) } takes from the row: { $ingredient }.
alchemists-event-ingredient-transmuted = { $ingredient ->
    [none] { PLAYER($seat) } turns an ingredient into { $gold } gold.
   *[other] { PLAYER($seat) } turns into { $gold } gold: { $ingredient }.
}
alchemists-event-discount-laid = { PLAYER($seat) } lays a discount card.
alchemists-event-discounts-turned = The discounts are revealed: { SCORES($gold, $sellers) }.
alchemists-event-order-taken = { PLAYER($seat) } takes the order: { $potion }.
alchemists-event-quality-guaranteed = { PLAYER($seat) } guarantees: { $quality } or better, for { $price } gold.
alchemists-event-potion-sold = { $first ->
    [none] { PLAYER($seat) } sells a potion. The order was { $order }: { $quality }, { $gold } gold.
   *[other] { PLAYER($seat) } sells { $first } + { $second }. The order was { $order }: { $quality }, { $gold } gold.
}
alchemists-event-potion-tested = { $first ->
    [none] { PLAYER($seat) } tests { $how }: { $potion }.
   *[other] { PLAYER($seat) } tests { $how }: { $first } + { $second } – { $potion }.
}
alchemists-event-potion-exhibited = { $first ->
    [none] { PLAYER($seat) } promises { $claimed } and shows { $potion }.
   *[other] { PLAYER($seat) } promises { $claimed } and shows { $potion }, from { $first } + { $second }.
}
alchemists-event-student-unwilling = The student is unwell: for the rest of this round every test costs 1 gold.
alchemists-event-potion-harmed = { PLAYER($seat) } feels the effect: { $potion }.
alchemists-event-ingredient-seen = { $ingredient ->
    [none] { PLAYER($seat) } looks through the Periscope at { PLAYER($owner) }.
   *[other] { PLAYER($seat) } looks through the Periscope at { PLAYER($owner) } and sees: { $ingredient }.
}
alchemists-event-mortar-used = { $kept ->
    [none] The Magic Mortar saves { PLAYER($seat) } one of the two ingredients.
   *[other] The Magic Mortar saves { PLAYER($seat) } an ingredient: { $kept }.
}
alchemists-event-mortar-given-up = { PLAYER($seat) } sets both ingredients aside.
alchemists-event-reputation-changed = { PLAYER($seat) }: { SIGNED($change) } reputation, now { $reputation }.
alchemists-event-artifact-bought = { PLAYER($seat) } buys for { $price } gold: { $artifact }.
alchemists-event-gold-offered = { PLAYER($seat) } lays { $gold } gold on the altar.
alchemists-event-boots-used = { PLAYER($seat) } uses the Boots of Speed: { $area }.
alchemists-event-theory-published = { $seal ->
    [none] { PLAYER($seat) } publishes a theory: { $ingredient } is { $formula }.
   *[other] { PLAYER($seat) } publishes a theory: { $ingredient } is { $formula }; seal: { $seal }.
}
alchemists-event-theory-endorsed = { $seal ->
    [none] { PLAYER($seat) } endorses for { $gold } gold: { $ingredient }.
   *[other] { PLAYER($seat) } endorses for { $gold } gold: { $ingredient }; seal: { $seal }.
}
alchemists-event-theory-revised = { PLAYER($seat) } corrects a theory: { $ingredient } is now { $formula }.
alchemists-event-seal-exchanged = { $seal ->
    [none] { PLAYER($seat) } exchanges the seal on the theory of the { $ingredient }.
   *[other] { PLAYER($seat) } exchanges the seal on the theory of the { $ingredient }; now it is { $seal }.
}
alchemists-event-grant-taken = { PLAYER($seat) } takes: { $grant }. It pays 2 gold.
alchemists-event-aspect-shown = { PLAYER($seat) } checks the { $ingredient }, { $colour }: { $plus ->
    [yes] plus
   *[no] minus
}.
alchemists-event-claim-answered = { PLAYER($seat) } claims that { $first } + { $second } gives { $potion }: { $yes ->
    [yes] yes
   *[no] no
}.
alchemists-event-theory-debunked = { PLAYER($seat) } debunks the theory { $ingredient } = { $formula } by its { $colour } aspect. Seals of { PLAYERS($owners) }: { $seals }.
alchemists-event-conflict-shown = { PLAYER($seat) } shows a conflict between the theories { $first } and { $second }.
alchemists-event-debunking-failed = { PLAYER($seat) } disproves nothing.
alchemists-event-conference-held = Conference { $number }. Seals that count: { SCORES($seals) }.
alchemists-event-artifacts-replaced = New artifacts on sale: { $artifacts }.
alchemists-event-top-alchemists = Top alchemist: { PLAYERS($seats) }.
alchemists-event-truth-revealed = The big revelation: { PAIRS("mushroom, fern, toad, bird claw, flower, mandrake root, scorpion, raven's feather", $formulas) }.
alchemists-event-theory-checked = { $ingredient } = { $formula }: { $right ->
    [yes] right
   *[no] wrong
}. Seals of { PLAYERS($owners) }: { $seals }.
alchemists-event-lab-counted = { PLAYER($seat) } counts: reputation { $reputation }{ $artifacts ->
    [0] {""}
   *[other] , artifacts { $artifacts }
}{ $grants ->
    [0] {""}
   *[other] , grants { $grants }
}{ $gold ->
    [0] {""}
   *[other] , gold { $gold }
}{ $seals ->
    [0] {""}
   *[other] , seals { $seals }
}{ $idol ->
    [0] {""}
   *[other] , Wisdom Idol { $idol }
}; coins left: { $coins }. Favors in hand: { $favors }. Set aside: { $set_aside }.
alchemists-event-game-ended = The game is over. Points: { SCORES($points) }. Victory: { PLAYERS($winners) }.

alchemists-reason-most-points = Most points win.
alchemists-reason-most-coins = Most points win; the tie goes to the player with the most coins left.
alchemists-reason-shared = Most points win; tied in coins as well, the players share the victory.

alchemists-rule-from-your-hand = The ingredient must come from your own hand.
alchemists-rule-favor-dealt = You must keep one of the two favors you were dealt.
alchemists-rule-one-flask-per-space = A space holds only one flask.
alchemists-rule-levels-stay = At this table levels cannot be changed during the game.
alchemists-rule-already-apprentice = You are already an apprentice, and stay one.
alchemists-rule-space-for-more-players = This space is used only with more players.
alchemists-rule-top-space-costs-gold = The top space costs 1 gold.
alchemists-rule-not-this-round = This area is closed this round.
alchemists-rule-no-more-actions-there = You have no more actions in this area.
alchemists-rule-not-enough-cubes = You have too few cubes for this action.
alchemists-rule-no-such-favor = You do not hold this favor.
alchemists-rule-associate-needs-cubes = An Associate must go to an area where you have cubes.
alchemists-rule-one-associate-per-area = Your Associates must go to different areas.
alchemists-rule-not-in-the-row = You can only take an ingredient that is in the row.
alchemists-rule-no-ingredients-left = There are no ingredients left to draw.
alchemists-rule-favor-commits = You played a favor for this action, so you must carry it out.
alchemists-rule-favor-needs-action = You can play a favor only for an action that you can carry out.
alchemists-rule-two-different = Mixing takes two different ingredients.
alchemists-rule-student-wants-gold = The student is unwilling now and wants 1 gold.
alchemists-rule-nothing-left-of-the-price = After your discount and your reputation zone, nothing is left of this price.
alchemists-rule-order-taken = This order has already been filled.
alchemists-rule-not-on-sale = This artifact is not on sale.
alchemists-rule-too-dear = You cannot pay the price of this artifact.
alchemists-rule-cards-used-already = No card may be in both pairs.
alchemists-rule-no-gold-to-offer = You do not have that much gold.
alchemists-rule-no-right-to-grant = You do not have the seals for this grant.
alchemists-rule-theory-published-already = There is already a theory about this ingredient.
alchemists-rule-formula-used-already = Another theory already uses this formula.
alchemists-rule-publisher-wants-gold = You must pay the publisher 1 gold.
alchemists-rule-no-seal-left = You have no seal left.
alchemists-rule-not-your-seal = You have no such seal left.
alchemists-rule-no-theory-to-endorse = There is no theory about this ingredient to endorse.
alchemists-rule-endorsed-already = Your seal is already on this book.
alchemists-rule-book-full = A book holds at most three seals.
alchemists-rule-colleagues-want-gold = To endorse, you pay the publisher and every colleague on the book 1 gold each.
alchemists-rule-theory-conflicted = A theory in conflict cannot be endorsed.
alchemists-rule-not-your-theory = You can revise only a theory that bears your seal.
alchemists-rule-conflicted-theory-stays = A theory in conflict cannot be revised.
alchemists-rule-colleagues-sealed-it = Others have sealed this theory, so its formula cannot change.
alchemists-rule-no-theory-to-debunk = There is no theory about this ingredient to debunk.
alchemists-rule-not-about-what-fell = You can publish at once only about the ingredient, or with the formula, of the theory that fell.
alchemists-rule-the-very-theory-that-fell = You cannot publish again the very theory that fell.
alchemists-rule-exhibited-already = You have already shown this potion.
alchemists-rule-no-soup-at-the-exhibition = The neutral potion cannot be exhibited.

alchemists-line-round = Round { $round } of 6. Start player: { PLAYER($first) }.
alchemists-line-order = Order of play: { PLAYERS($order) }.
alchemists-line-space = Space { $number }: { $gold ->
    [0] {""}
   *[other] pay { $gold } gold{" "}
}{ $favors ->
    [0] {""}
   *[other] favors { $favors }{" "}
}{ $ingredients ->
    [0] {""}
   *[other] ingredients { $ingredients }{" "}
}{ $owner ->
    [none] (free)
   *[other] – { PLAYER($owner) }
}
alchemists-line-adventurer = In town: { $adventurer }, who wants: { $wants }.
alchemists-line-next-adventurer = Next in town: { $adventurer }, who wants: { $wants }.
alchemists-line-orders-taken = Orders taken: { $potions }.
alchemists-line-row = Row of ingredients: { $row }. In the deck: { $deck }, discarded: { $discard }.
alchemists-line-on-sale = On sale for { $price } gold: { $artifact }. { $text }
alchemists-line-to-come = Artifacts to come: { $artifacts }.
alchemists-line-area = { $area }: { $rows }
alchemists-line-cubes = { PLAYER($seat) } ({ $actions })
alchemists-line-unwilling = The student wants 1 gold for each test.
alchemists-line-theory = Theory: { $ingredient } is { $formula }. Seals: { $seals }
alchemists-line-theory-conflict = Theory in conflict: { $ingredient } is { $formula }. Seals: { $seals }
alchemists-line-seal = { $seal ->
    [none] { PLAYER($seat) }
   *[other] { PLAYER($seat) }, { $seal }
}
alchemists-line-grant = Free: { $grant } – { $ingredients }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alchemists-line-conference = Next conference, { $level }: reputation for 0, 1, 2 … seals: { $changes }.
alchemists-line-player = { PLAYER($player) }: gold { $gold }, reputation { $reputation }, ingredients { $cards }, favors { $favors }, cubes { $free }, unused { $unused }, in hospital { $hospital }.
alchemists-line-player-has = { PLAYER($player) } has: { $artifacts }; grants: { $grants }; can make: { $results }.
alchemists-line-player-shows = { PLAYER($player) } has exhibited: { $potions }.
alchemists-line-hand = Your ingredients: { $hand }.
alchemists-line-favor = Your favor: { $favor }. { $text }
alchemists-line-seals = Your seals: gold { $gold }, silver { $silver }, red { $red }, green { $green }, blue { $blue }.
alchemists-line-fact = { $number ->
    [one] Known: { $ingredients } = { $potions }.
   *[other] Known: { $ingredients } gives one of { $potions }.
}
alchemists-line-fact-not = Known: { $ingredients } does not give { $potions }.
alchemists-line-share = { $number ->
    [one] Known: { $ingredient } may have helped to make { $potions }.
   *[other] Known: { $ingredient } may have helped to make one of { $potions }.
}
alchemists-line-grid = Grid, { $ingredient }: { $cells }
alchemists-line-note = Your note: { $text }
alchemists-line-truth = { $ingredient } is { $formula }.
alchemists-line-score = { PLAYER($player) }: { $total } points.

alchemists-hint-space = It gives you ingredients: { $ingredients }, favors: { $favors }.
alchemists-hint-space-paid = It costs { $gold } gold, worth about { NUMBER($points, minimumFractionDigits: 1) } points to you now.
alchemists-hint-space-late = Acting later than from the top space should cost you about { NUMBER($points, minimumFractionDigits: 1) } points.
alchemists-hint-space-first = From the top space you act first.
alchemists-hint-card-teaches = With it your next experiments tell you about { NUMBER($bits, minimumFractionDigits: 1) } bits more.
alchemists-hint-card-sells = With it the sale you have planned should bring about { NUMBER($points, minimumFractionDigits: 1) } points more.
alchemists-hint-card-shows = With it the exhibition should bring about { NUMBER($points, minimumFractionDigits: 1) } points more.
alchemists-hint-card-new = You hold none of this kind yet.
alchemists-hint-card-stock = It adds to your stock for later rounds.
alchemists-hint-card-unseen = Nothing in the row is worth more to you than an average card from the deck.
alchemists-hint-coin = The coin is worth about { NUMBER($points, minimumFractionDigits: 1) } points to you now.
alchemists-hint-card-double = You have another one of this kind.
alchemists-hint-card-spare = It is the one you can best spare: without it your hand is worth about { NUMBER($points, minimumFractionDigits: 1) } points less.
alchemists-hint-plan = The whole plan for your remaining cubes: { $areas }.
alchemists-hint-plan-experiments = { $number ->
    [one] The experiment tells you
   *[other] The { $number } experiments tell you
} about { NUMBER($bits, minimumFractionDigits: 1) } of the { NUMBER($left, minimumFractionDigits: 1) } bits still unknown, worth about { NUMBER($points, minimumFractionDigits: 1) } points.
alchemists-hint-plan-sell = A sale mixed from { $first } + { $second } brings about { NUMBER($gold, minimumFractionDigits: 1) } gold on average; counting what it tells you and what it risks, about { NUMBER($points, minimumFractionDigits: 1) } points.
alchemists-hint-plan-buy = To buy: { $artifacts }; worth about { NUMBER($points, minimumFractionDigits: 1) } points more than the price.
alchemists-hint-plan-forage = Fresh ingredients are worth about { NUMBER($points, minimumFractionDigits: 1) } points to the rest of the plan and to the next round.
alchemists-hint-plan-transmute = The gold from transmuting is worth about { NUMBER($points, minimumFractionDigits: 1) } points.
alchemists-hint-plan-debunk = Some theories are likely to fall: debunking should bring about { NUMBER($points, minimumFractionDigits: 1) } points.
alchemists-hint-plan-exhibition = The exhibition should bring about { NUMBER($points, minimumFractionDigits: 1) } points.
alchemists-hint-finish = The { $cubes ->
    [one] cube
   *[other] cubes
} you have left would bring less on the board than unused: two unused ones bring a favor.
alchemists-hint-finish-laid = All your cubes are laid as planned.
alchemists-hint-assistant = With one more cube the plan is worth about { NUMBER($points, minimumFractionDigits: 1) } points more.
alchemists-hint-decline = Nothing you could do here is worth its price; the unused cubes are worth about { NUMBER($points, minimumFractionDigits: 1) } points.
alchemists-hint-pass = Nothing on offer brings you more than passing.
alchemists-hint-mix-sells = It meets the guarantee ({ $quality }) with a chance of { $percent } %.
alchemists-hint-mix-shows = It gives the promised potion, { $potion }, with a chance of { $percent } %.
alchemists-hint-mix-known = It tells you next to nothing, but nothing better is left.
alchemists-hint-mix-teaches = The result tells you about { NUMBER($bits, minimumFractionDigits: 1) } of the { NUMBER($left, minimumFractionDigits: 1) } bits still unknown; a bit halves what is possible.
alchemists-hint-mix-harms = There is a chance of { $percent } % that it harms you.
alchemists-hint-mix-paid = The student wants a coin for it, worth about { NUMBER($points, minimumFractionDigits: 1) } points to you now.
alchemists-hint-discount = With a discount of { $gold } you should sell first about { $percent } times in a hundred; then the choice of orders is yours.
alchemists-hint-order = Best mixed from { $first } + { $second } and guaranteed as “{ $quality }”: that succeeds with a chance of { $percent } % and brings about { NUMBER($gold, minimumFractionDigits: 1) } gold on average.
alchemists-hint-guarantee = The pair { $first } + { $second } meets it with a chance of { $percent } %; then you are paid { $gold } gold.
alchemists-hint-guarantee-risk = There is a chance of { $percent } % that the potion is neutral or worse and costs you reputation.
alchemists-hint-exhibit = The pair { $first } + { $second } gives it with a chance of { $percent } %.
alchemists-hint-exhibit-first = Nobody has shown it yet: whoever is first gains reputation.
alchemists-hint-exhibit-both = You have shown { $potion } already: both signs of a colour bring { $reputation } reputation more.
alchemists-hint-ware = It is worth about { NUMBER($points, minimumFractionDigits: 1) } points to you in all, for { $gold } gold.
alchemists-hint-altar = Every coin becomes a point of reputation ({ $gold }); what you keep ({ $left }) is for what you still plan to pay.
alchemists-hint-look = It costs nothing and shows you one of the two ingredients.
alchemists-hint-grant = It brings { $gold } gold now and { $points } points at the end.
alchemists-hint-mortar = Each different ingredient set aside is a point at the end.
alchemists-hint-hurry = One more action here ({ $area }) is worth about { NUMBER($points, minimumFractionDigits: 1) } points, and the Boots have no better use later in the round.
alchemists-hint-certain = Your results prove it: { $ingredient } is { $formula }.
alchemists-hint-likely = The theory that { $ingredient } is { $formula } is right with a chance of { $percent } %.
alchemists-hint-hearsay = From your own results alone it would be { $percent } %; the rest is what your rivals' theories suggest.
alchemists-hint-sealed = The seal for it: { $seal }.
alchemists-hint-impression = It brings { $reputation } reputation at once.
alchemists-hint-presence = One more seal on the board is worth about { NUMBER($points, minimumFractionDigits: 1) } points in conferences, awards and grants.
alchemists-hint-paid = You pay { $gold } gold for it, worth about { NUMBER($points, minimumFractionDigits: 1) } points to you now.
alchemists-hint-star = If it is right, the star brings { $points } points at the end; if it is wrong, you lose { $loss }, or { $reputation } reputation when it is debunked.
alchemists-hint-hedge = With the question mark you lose nothing if it is right, or wrong in this colour alone ({ $colour }): { $percent } %.
alchemists-hint-wrong = The theory is wrong in this colour ({ $colour }) with a chance of { $percent } %.
alchemists-hint-falls = Seals that fall with it: { PLAYERS($players) }.
alchemists-hint-claim = The claim to make: { $potion }; its chance is { $percent } %.
alchemists-hint-conflict = The experiment may show everybody that the two theories contradict each other.

# Sentences of the table in the browser.

alchemists-web-setting-ingredients = Ingredients at the start
alchemists-web-setting-conferences = Conferences
alchemists-web-setting-debunking = Debunking
alchemists-web-as-table = same as the table
alchemists-web-gold = Gold
alchemists-web-reputation = Reputation
alchemists-web-ingredients = Ingredients
alchemists-web-favors = Favors
alchemists-web-cubes = Cubes
alchemists-web-costs = cubes for each action: { $cubes }
alchemists-web-face-down-seal = a seal, face down
alchemists-web-triangle = Result triangle
alchemists-web-triangle-several = Several signs in a cell: one of these potions. ≠: not this one.
alchemists-web-one-of = one of { $potions }
alchemists-web-none-of = { $number ->
    [one] not { $potions }
   *[other] none of { $potions }
}
alchemists-web-sold-so = { $potion }: { $quality }
alchemists-web-sold-not = not { $potion }: { $quality }
alchemists-web-grid = Formula grid
alchemists-web-ruled-out = ruled out by a result
alchemists-web-mark-blank = empty
alchemists-web-mark-cross = crossed out
alchemists-web-mark-question = maybe
alchemists-web-mark-circle = sure
alchemists-web-order = Order track
alchemists-web-ladder = Reputation: { $standing }
alchemists-web-town = Round the town
alchemists-web-row = Ingredients to forage
alchemists-web-gate = At the gate
alchemists-web-nobody = Nobody is in town.
alchemists-web-next = Next: { $adventurer }
alchemists-web-shop = Artifacts on sale
alchemists-web-theories = Theory board
alchemists-web-no-theory = { $ingredient }: no theory yet
alchemists-web-note = My notes
alchemists-web-note-hint = Only you see them
alchemists-web-grants = Grants
alchemists-web-first-shown = shown first
alchemists-web-level = Level { $level }
alchemists-web-laboratory = Your laboratory
alchemists-web-seals = Seals:
alchemists-web-seals-and-truth = Seals against the truth
alchemists-web-right = right
alchemists-web-wrong = wrong
alchemists-web-conference = Conference: round { $round }
alchemists-web-n-seals = { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}{ $more ->
    [yes] {" "}or more
   *[no] {""}
}:
alchemists-web-players = The other players
alchemists-web-bench = What everybody can see
alchemists-web-views = Views of the table
alchemists-web-view-town = Town
alchemists-web-view-market = Market
alchemists-web-view-theories = Theories
alchemists-web-view-exhibition = Exhibition
alchemists-web-view-laboratory = Laboratory
alchemists-web-view-players = Players
alchemists-web-turns = Order of play: { $names }
alchemists-web-green-space = Green space, paralysed:
alchemists-web-frozen = On the green space next round:
alchemists-web-unused = unused: { $cubes }
alchemists-web-hospital = Cubes in hospital
alchemists-web-actions-left = actions: { $actions }
alchemists-web-discard = discarded: { $cards }
alchemists-web-favor-deck = Favors in the deck: { $cards }.
alchemists-web-favors-played = Played:
alchemists-web-blocked = nobody can take it now
alchemists-web-discounts = Discounts:
alchemists-web-for-gold = { $gold } gold
alchemists-web-to-come = Level { $level }, after round { $round }
alchemists-web-levels = Plays as
alchemists-web-confers-as = conferences: { $level }
alchemists-web-debunks-as = debunking: { $level }
alchemists-web-artifacts = Artifacts
alchemists-web-used = used this round
alchemists-web-can-make = Can make
alchemists-web-sealed = Seals on
alchemists-web-lost-seals = Seals lost
alchemists-web-laid-away = You have discarded
alchemists-web-experiments = Experiments
alchemists-web-none-yet = none yet
alchemists-web-conflict-with = in conflict with: { $ingredients }
alchemists-web-seal-gold = gold star seal
alchemists-web-seal-silver = silver star seal
alchemists-web-seal-red = question-mark seal, red
alchemists-web-seal-green = question-mark seal, green
alchemists-web-seal-blue = question-mark seal, blue
alchemists-web-aspect = { $size ->
    [large] large
   *[small] small
} { $colour ->
    [red] red
    [green] green
   *[blue] blue
} { $sign ->
    [plus] plus
   *[minus] minus
}
alchemists-web-score-reputation = Reputation
alchemists-web-score-artifacts = Artifacts
alchemists-web-score-grants = Grants
alchemists-web-score-gold = Gold and favors
alchemists-web-score-seals = Seals on theories
alchemists-web-score-idol = Wisdom Idol
alchemists-web-score-coins = Coins left over, for a tie

# What each choice brings.

alchemists-tells-gold = gold { $amount }
alchemists-tells-reputation = reputation { $amount }
alchemists-tells-ingredients = ingredients { $amount }
alchemists-tells-favors = favors { $amount }
alchemists-tells-cubes = cubes { $amount }
alchemists-tells-unused = unused cubes { $amount }
alchemists-tells-artifact-points = points for artifacts { $amount }
alchemists-tells-grant-points = points for grants { $amount }
alchemists-tells-seal-points = at the end, if it stands: points { $amount }
alchemists-tells-favor-assistant = { alchemists-favor-text-assistant }
alchemists-tells-favor-herbalist = { alchemists-favor-text-herbalist }
alchemists-tells-favor-associate = { alchemists-favor-text-associate }
alchemists-tells-favor-custodian = { alchemists-favor-text-custodian }
alchemists-tells-favor-barmaid = { alchemists-favor-text-barmaid }
alchemists-tells-favor-merchant = { alchemists-favor-text-merchant }
alchemists-tells-favor-shopkeeper = { alchemists-favor-text-shopkeeper }
alchemists-tells-favor-sage = { alchemists-favor-text-sage }
alchemists-tells-favor-publisher = { alchemists-favor-text-publisher }
alchemists-tells-artifact-periscope = { alchemists-artifact-text-periscope }
alchemists-tells-artifact-magic-mortar = { alchemists-artifact-text-magic-mortar }
alchemists-tells-artifact-discount-card = { alchemists-artifact-text-discount-card }
alchemists-tells-artifact-boots-of-speed = { alchemists-artifact-text-boots-of-speed }
alchemists-tells-artifact-printing-press = { alchemists-artifact-text-printing-press }
alchemists-tells-artifact-robe-of-respect = { alchemists-artifact-text-robe-of-respect }
alchemists-tells-artifact-witchs-trunk = { alchemists-artifact-text-witchs-trunk }
alchemists-tells-artifact-hypnotic-amulet = { alchemists-artifact-text-hypnotic-amulet }
alchemists-tells-artifact-amulet-of-rhetoric = { alchemists-artifact-text-amulet-of-rhetoric }
alchemists-tells-artifact-seal-of-authority = { alchemists-artifact-text-seal-of-authority }
alchemists-tells-artifact-thinking-cap = { alchemists-artifact-text-thinking-cap }
alchemists-tells-artifact-silver-chalice = { alchemists-artifact-text-silver-chalice }
alchemists-tells-artifact-altar-of-gold = { alchemists-artifact-text-altar-of-gold }
alchemists-tells-artifact-feather-in-cap = { alchemists-artifact-text-feather-in-cap }
alchemists-tells-artifact-bronze-cup = { alchemists-artifact-text-bronze-cup }
alchemists-tells-artifact-magic-mirror = { alchemists-artifact-text-magic-mirror }
alchemists-tells-artifact-wisdom-idol = { alchemists-artifact-text-wisdom-idol }
alchemists-tells-artifact-crystal-cabinet = { alchemists-artifact-text-crystal-cabinet }
alchemists-tells-gold-now = gold: { $gold }
alchemists-tells-cubes-left = cubes left: { $cubes }
alchemists-tells-unused-already = unused cubes: { $cubes }
alchemists-tells-seals-left = seals left: { $number }
alchemists-tells-conference = conference after round { $round }, seals: { $seals } → reputation { SIGNED($change) }
alchemists-tells-position = place in the order: { $least }{ $spread ->
    [0] {""}
   *[other] –{ $most }
}
alchemists-tells-acts-after = before you: { PLAYERS($seats) }
alchemists-tells-trunk-gets-none = no ingredients: you own the Witch's Trunk
alchemists-tells-becomes-apprentice = apprentice from now on, for good
alchemists-tells-unused-cubes = unused cubes: { $cubes }; { $favors ->
    [0] a single one brings nothing
    [one] they bring { $favors } favor at the end of the round
   *[other] they bring { $favors } favors at the end of the round
}
alchemists-tells-nothing-lost = costs nothing
alchemists-tells-sells-too = also selling: { PLAYERS($seats) }
alchemists-tells-sells-later = still to sell: { PLAYERS($seats) }
alchemists-tells-top-row = your cubes act first there: { $area }
alchemists-tells-buying = the cheapest costs { $needs } gold, you have { $has }; { $sale ->
    [0] transmutation comes first
   *[other] transmutation and sale come first
}
alchemists-tells-publishing = the publisher asks for { $needs } gold, you have { $has }; { $sale ->
    [0] transmutation comes first
   *[other] transmutation and sale come first
}
alchemists-tells-seals = seals needed: { $needs }, you have { $has }
alchemists-tells-theories = no theory has been published yet
alchemists-tells-no-theory = no theory to debunk, and none comes before it
alchemists-tells-nothing-on-sale = nothing is on sale this round
alchemists-tells-two-different = needs two different ingredients, you have { $has }
alchemists-tells-enough-ingredients = all you have planned needs ingredients: { $needs }; held and foraged: { $has }
alchemists-tells-held = already in hand: { $number }
alchemists-tells-all-see-card = everybody sees it
alchemists-tells-unseen-card = unknown; nobody else sees it
alchemists-tells-left = of this kind left in hand: { $number }
alchemists-tells-prices = exact match { $exact } gold, right sign { $right }, neutral { $neutral }, wrong sign { $wrong }
alchemists-tells-faces = smiling faces: { $faces }
alchemists-tells-sells-first = you sell first
alchemists-tells-sells-last = you sell last
alchemists-tells-ahead-on-tie = with equal faces these sell after you: { PLAYERS($seats) }
alchemists-tells-order = to make: { $order }
alchemists-tells-blocks = nobody after you can sell without a Merchant: { $potions } ({ PLAYERS($seats) })
alchemists-tells-paid-if = gold { SIGNED($gold) } if it comes out at least: { $quality }
alchemists-tells-stake = neutral or wrong sign costs reputation whatever was promised: { $loss }
alchemists-tells-quality = result: { $quality }
alchemists-tells-quality-better = the quality counts { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} better; an exact match brings reputation
alchemists-tells-all-see-quality = everybody sees the quality, nobody the ingredients
alchemists-tells-all-see-potion = everybody sees the potion, nobody the ingredients
alchemists-tells-potion = result: { $potion }
alchemists-tells-known = { $number ->
    [one] known already: { $potions }
   *[other] known already: one of { $potions }
}
alchemists-tells-known-not = known already, it is not: { $potion }
alchemists-tells-student-charges = the student wants gold for each test: { $gold }
alchemists-tells-spoils-student = a bad potion: every later test this round costs gold: { $gold }
alchemists-tells-harm-poison = { alchemists-potion-poison }: a cube goes to hospital, unused next round
alchemists-tells-harm-paralysis = { alchemists-potion-paralysis }: you act last next round
alchemists-tells-harm-insanity = { alchemists-potion-insanity }: it costs reputation
alchemists-tells-cheaper = the artifact costs 1 gold less, and you must buy one
alchemists-tells-keeps-cards = the ingredients stay in your hand
alchemists-tells-sees-ingredient = you see one of the two ingredients
alchemists-tells-keeps-periscope = the Periscope can still be used this round
alchemists-tells-acts-again = one more action, without a cube: { $area }
alchemists-tells-keeps-boots = the Boots can still be used this round
alchemists-tells-stays-in-hand = stays in your hand: { $ingredient }
alchemists-tells-grant = brings: { $grants }
alchemists-tells-right = the theory is right
alchemists-tells-cannot-be-right = your results together exclude it
alchemists-tells-ruled-out = ruled out by a result
alchemists-tells-marked-cross = crossed out in your grid
alchemists-tells-marked-question = “maybe” in your grid
alchemists-tells-marked-circle = “sure” in your grid
alchemists-tells-if-right = right at the end: points { SIGNED($points) }
alchemists-tells-if-wrong = wrong at the end: points −{ $points }
alchemists-tells-if-debunked = debunked: reputation −{ $loss }
alchemists-tells-hedges = costs nothing if only this colour is wrong: { $colour }
alchemists-tells-seals-of-kind = of this kind left: { $number }
alchemists-tells-seal-returns = comes back to you: { $seal }
alchemists-tells-seal-stays = stays there: { $seal }
alchemists-tells-seal-now = lies there now: { $seal }
alchemists-tells-publishes-later = your publishing action stays for its turn
alchemists-tells-later-grants = the next grant asks for theories: { $number }
alchemists-tells-all-see-sign = everybody sees the true sign
alchemists-tells-falls = falls: { $ingredients }
alchemists-tells-may-publish-at-once = then you may publish at once
alchemists-tells-proves-nothing = no answer can disprove anything
alchemists-tells-answer-yes = the answer is yes
alchemists-tells-yes-falls = yes: the theory falls — { $ingredients }
alchemists-tells-yes-conflict = yes: the two theories are in conflict
alchemists-tells-yes-fails = yes: nothing is disproved
alchemists-tells-no-conflict = no: the two theories are in conflict
alchemists-tells-no-fails = no: nothing is disproved
alchemists-tells-first-to-show = nobody has shown it: reputation { SIGNED($reputation) }
alchemists-tells-both-signs = both signs of the colour: reputation { SIGNED($reputation) }
alchemists-tells-nothing-to-gain = shown already: success brings no reputation
alchemists-tells-failing-costs = another potion than promised costs reputation: { $loss }
alchemists-tells-succeeds = it is the promised potion
