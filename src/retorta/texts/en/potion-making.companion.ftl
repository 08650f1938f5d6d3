potion-making-book-recipe = { $recipe }: { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
potion-making-book-spell = { $spell }
potion-making-book-made-of = Made of: { $things }
potion-making-book-cards = { $copies ->
    [one] In the cabinet: { $faces }
   *[other] In the cabinet ({ $copies } cards): { $faces }
}
potion-making-book-leads-to = Goes into: { $recipes }
potion-making-book-have = With { $have }:
potion-making-book-nothing = Nothing can be built from { $have } alone.
potion-making-book-steps = { $steps ->
    [1] Can be built at once:
   *[other] Can be built in { $steps } steps:
}
error-potion-making-thing = There is no element or recipe “{ $written }”; the elements are: { $known }.
error-potion-making-ambiguous = “{ $written }” could be any of these: { $known }. Write a little more of the name.

potion-making-pad-player = { PLAYER($seat) }: { $total }. New elements { $elements }, own recipes { $recipes }, halves of others’ recipes { $halves }.
potion-making-pad-winners = Victory: { PLAYERS($winners) }
potion-making-sheet-template = A score sheet of Potion-Making: fill it in and count it with retorta score potion-making FILE. Names may be written in any of our languages and shortened.
potion-making-sheet-template-turns = During the game: one table for each turn that scores, with the new elements that a card brought to the cabinet, or the recipe built and whose recipes it was made from.
potion-making-sheet-template-counts = Or, instead of the turns, only at the end: one table for each player, with the number of new elements, the recipes built, and the points for halves.
remark-potion-making-more-than-box = Note: { $recipe } was built { $found } times, but it is on only { $most ->
    [one] one card
   *[other] { $most } cards
}; that requires a Spell of Knowledge. It is counted as written.
remark-potion-making-by-spell = Note: turn { $turn }, { $recipe }: player { $player } has built no recipe that goes into it; that requires a spell. It is counted as written.
error-potion-making-sheet = The sheet should have either “turns” or “counts”.
error-potion-making-sheet-turns = “turns” should be a list of at most { $most } turns.
error-potion-making-sheet-turn = Turn { $turn } should have “player” and either “elements” or “recipe”; “from” lists whose recipes were used. It can have only these: { $known }.
error-potion-making-sheet-counts = “counts” should have a table for each of the { $players } players.
error-potion-making-sheet-count = Player { $player }: a count has { $known } and nothing else.
error-potion-making-recipe = There is no recipe “{ $written }”; retorta recipes shows them all.
error-potion-making-sheet-owners = Turn { $turn }: { $recipe } is made with { $most ->
    [0] no built recipe
    [one] one built recipe
   *[other] { $most } built recipes
}, so recipes of { $found ->
    [one] one player
   *[other] { $found } players
} cannot have gone into it.
error-potion-making-sheet-nothing-built = Turn { $turn }: player { $player } has not built anything before, so none of their recipes can have gone into it.
error-potion-making-sheet-too-often = Recipes were built { $found } times more than there are cards for them. The Spells of Knowledge bring back at most { $most } cards.

potion-making-companion-score-pad = Score pad
potion-making-companion-score-pad-about = During the game, or at its end
potion-making-companion-recipe-book = Recipe book
potion-making-companion-recipe-book-about = What is made of what
potion-making-companion-set-up = Set up
potion-making-companion-set-up-about = Who begins, and how to set up
potion-making-companion-as-it-goes = Count during the game
potion-making-companion-last-count = Count only at the end
potion-making-companion-over = The game is over
potion-making-companion-told = { $players }; turns written down: { $turns }
potion-making-companion-who = Whose turn?
potion-making-companion-built = Recipe built
potion-making-companion-new-elements = { $elements ->
    [one] { $elements } new element
   *[other] { $elements } new elements
}
potion-making-companion-kind = Which kind?
potion-making-companion-other-kind = Another kind
potion-making-companion-back = Back
potion-making-companion-whose = { $recipe }: whose was it?
potion-making-companion-write = Write it down
potion-making-companion-line-built = { $name } built { $recipe }.
potion-making-companion-line-elements = { $name } added { $elements ->
    [one] one new element
   *[other] { $elements } new elements
}.
potion-making-companion-strike = Delete: { $what }
potion-making-companion-whose-count = Whose things?
potion-making-companion-elements = New elements
potion-making-companion-halves = Points for halves
potion-making-companion-blank-note = Write down every turn that scores: one point for each element that was not in the cabinet; the points of a recipe for its builder, and half of them, once, for every other player whose recipe went into it.
potion-making-companion-search = Name of an element, recipe or spell
potion-making-companion-have = We have …
potion-making-companion-have-built = A built recipe
potion-making-companion-can-be-made = { $recipes ->
    [0] Nothing can be built from this alone.
    [one] One recipe can be built.
   *[other] { $recipes } recipes can be built.
}
potion-making-companion-found = Pages found: { $pages }
potion-making-companion-steps = { $steps ->
    [1] at once
   *[other] in { $steps } steps
}
potion-making-companion-leads-to = Goes into:
potion-making-companion-lot = { $first } begins
potion-making-companion-shuffle = Shuffle all { $cards } cards.
potion-making-companion-hands = Deal { $cards } cards to everybody.
potion-making-companion-cabinet = Lay { $cards } cards face up into the cabinet of elements, each in the drawer of its element; nobody scores for them.
potion-making-companion-deck = The other { $cards } cards are the deck.
potion-making-companion-running = During the game
potion-making-companion-draw = At the start of your turn, draw until you hold { $cards } cards.
potion-making-companion-play = Then play one card: as an element, as a recipe whose ingredients lie there, or as a spell. If you use another player’s recipe, that player scores half, once.
potion-making-companion-spells = A spell scores nothing, goes to the bottom of its drawer, and lets you play one more card.
potion-making-companion-ends = The game ends when the deck and all hands are empty; the player with the most points wins.
