# The rules page, in our own words; sections as in docs/rules.

potion-making-rules-1-title = The cards
potion-making-rules-1-text = Each of the 76 cards is two things: a recipe on top, an element below. You play it as one or the other. A recipe shows what it is made of; its seal shows the points. Six cards are spells instead of recipes.

    Simple elixirs need two elements, complex ones three. Powders, great elixirs, talismans and creatures are made of things that have been built already.
potion-making-rules-1-example = Built as a recipe, a card scores its seal; played by its lower half, it fills a drawer of the cabinet.
potion-making-rules-2-title = The set-up
potion-making-rules-2-text = Everybody gets four cards. Four more are opened into the cabinet of elements in the middle. Who begins is drawn by lot.
potion-making-rules-3-title = A turn
potion-making-rules-3-text = Draw until you hold five cards, then play one of them: as an element, as a recipe, or as a spell.
potion-making-rules-3-example = Two drawers hold what the elixir asks for. Built, it stands before you with its ingredients tucked under.
potion-making-rules-3-1-title = Drawing and playing
potion-making-rules-3-1-text = Draw up to five cards; from a short deck, what there is. Then you must play a card from your hand. Whoever has none left, with nothing to draw, is passed over.
potion-making-rules-3-2-title = A card as an element
potion-making-rules-3-2-text = It goes on top of the drawer of its element: one point if the cabinet did not have that element yet, otherwise none.
potion-making-rules-3-3-title = A card as a recipe
potion-making-rules-3-3-text = It is built before you, if everything it asks for is on the table. It asks for exactly what is printed on it, and nothing else goes into it.
potion-making-rules-3-4-title = Ingredients
potion-making-rules-3-4-text = Elements come from the cabinet only, never from a hand or from under a recipe, and always the top card of a drawer: what lies deeper does not serve. Elixirs, powders, talismans and creatures must have been built already, by anybody, and lie before that player; nobody may refuse them. Where several would serve, you choose. The ingredients are tucked under the new recipe.
potion-making-rules-3-5-title = Points
potion-making-rules-3-5-text = You score the points on the seal. Every other player whose recipe you used scores half of them, once, however many you used. What lay under a used recipe goes back into the cabinet.
potion-making-rules-4-title = Spells
potion-making-rules-4-text = Six cards are spells. A spell brings no points.
potion-making-rules-4-example = The three spells: knowledge, destruction, transformation.
potion-making-rules-4-1-title = Casting
potion-making-rules-4-1-text = Cast a spell in your turn, in place of playing a card; it goes to the bottom of its drawer, and then you play another card. A spell can be cast only if it has something to act on; otherwise it can only be an element.
potion-making-rules-4-2-title = Knowledge
potion-making-rules-4-2-text = Take a recipe from the top of a drawer into your hand. Only top cards can be reached, and only recipes: there must be one, and another spell cannot be taken.
potion-making-rules-4-3-title = Destruction
potion-making-rules-4-3-text = Break one of your own built recipes that has cards under it: without any there is nothing to free. One of its cards with a recipe on it, the built one or one from under it, may stay with you as a built recipe, or none; a spell card has no recipe and cannot stay. The rest returns to the cabinet.
potion-making-rules-4-4-title = Transformation
potion-making-rules-4-4-text = Put a recipe from the top of a drawer in the place of one of your own built recipes. You need both: a built recipe of yours, and a recipe on top of a drawer. Nothing turns into a spell. The old one and what lay under it return to the cabinet.
potion-making-rules-4-5-title = Several spells
potion-making-rules-4-5-text = After a spell you may cast another, as long as you hold cards.
potion-making-rules-5-title = Two special cards
potion-making-rules-5-text = The Supreme Elixir and the Great Talisman of Magic carry three elements each and lie apart. Played as an element, such a card brings a point for every one of its elements the cabinet did not have. While it lies there, the cabinet has all three: another card with one of them brings no point. For a recipe it serves as any one of the three, never as two at once, and the whole card is used up.
potion-making-rules-5-example = Three elements on one card.
potion-making-rules-6-title = Cards that return
potion-making-rules-6-text = Cards that return go on top of their drawers. Where their order matters, the player whose turn it is chooses it.
potion-making-rules-7-title = The end
potion-making-rules-7-text = The game ends when the deck and all hands are empty. Most points win; tied players share the victory.

# Where the rulebook is silent or says two things.

potion-making-ruling-1 = After a spell you must play another card while you hold one. The cards order it, the rulebook permits it.
potion-making-ruling-2 = A spell is cast only if it has something to act on. Otherwise the card can only be an element.
potion-making-ruling-3 = A spell card always goes to the bottom of its drawer: cast, played as an element, dealt at the start or returning.
potion-making-ruling-4 = The two triple cards lie apart and count as top cards: Knowledge may take them, Transformation may turn into them.
potion-making-ruling-5 = A spell card is laid down first; Transformation chooses what to turn into before the old cards return.
potion-making-ruling-6 = Destruction may keep any card with a recipe, one that lay there as a mere element too.
potion-making-ruling-7 = Who builds chooses the ingredients where several would serve.
potion-making-ruling-8 = Only the top card of a drawer is an element that can be used.
potion-making-ruling-9 = Returning cards go on top of their drawers in the order the active player chooses, and score nothing.
potion-making-ruling-10 = “Any two great elixirs” and “any two talismans” are two different cards.
potion-making-ruling-11 = Players without cards are passed over; there is no reshuffle. Ties share the win.
potion-making-ruling-12 = Everything but hands and the order of the deck is open: anybody may leaf through the drawers.
