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
potion-making-book-any = any { $kind }
potion-making-book-have = With { $have }:
potion-making-book-nothing = Of { $have } alone nothing can be built.
potion-making-book-steps = { $steps ->
    [1] Can be built at once:
   *[other] Can be built in { $steps } steps:
}
error-potion-making-element = There is no element “{ $written }”; the elements are: { $known }.
error-potion-making-thing = There is no element or recipe “{ $written }”; the elements are: { $known }.
error-potion-making-ambiguous = “{ $written }” could be any of these: { $known }. Write a little more of it.

potion-making-pad-player = { PLAYER($seat) }: { $total }. New elements { $elements }, own recipes { $recipes }, halves of others’ recipes { $halves }.
potion-making-pad-winners = Victory: { PLAYERS($winners) }
potion-making-sheet-template = A score sheet of Potion-Making: fill it in and count it with retorta score potion-making FILE. Names may be written in any of our languages and cut short.
potion-making-sheet-template-turns = As the game goes, a table for every turn that scores: the new elements that a card brought to the cabinet, or the recipe built and whose recipes it was made from.
potion-making-sheet-template-counts = Or only at the end, instead of the turns, a table for every player: how many new elements, which recipes were built, and the points for halves.
remark-potion-making-more-than-box = Mind: { $recipe } was built { $found } times, but it is on { $most ->
    [one] one card
   *[other] { $most } cards
} only; that takes a Spell of Knowledge. It is counted as written.
error-potion-making-sheet = The sheet should have either “turns” or “counts”.
error-potion-making-sheet-turns = “turns” should be a list of at most { $most } turns.
error-potion-making-sheet-turn = Turn { $turn } should have “player” and either “elements” or “recipe”; “from” lists whose recipes were used. Nothing else of it is known: { $known }.
error-potion-making-sheet-counts = “counts” should have a table for each of the { $players } players.
error-potion-making-sheet-count = Player { $player }: a count has { $known } and nothing else.
error-potion-making-recipe = There is no recipe “{ $written }”; retorta recipes shows them all.
error-potion-making-sheet-owners = Turn { $turn }: { $recipe } is made with { $most ->
    [0] no built recipe
    [one] one built recipe
   *[other] { $most } built recipes
}, so recipes of { $found } players cannot have gone into it.
