# The rules page, in our own words; sections as in docs/rules.

potion-making-rules-1-title = The cards
potion-making-rules-1-text = Each of the 76 cards is two things: a recipe at the top, an element at the bottom. You play it as one or the other. A recipe shows what it is made of; its seal shows its points. Six cards are spells instead of recipes.

    A simple elixir needs two elements, a complex one three. Powders, great elixirs, talismans and creatures are made from recipes that have been built already; a powder also needs an element.
potion-making-rules-1-example = Built as a recipe, a card scores the points on its seal; played as an element, it goes into a drawer of the cabinet.
potion-making-rules-2-title = The set-up
potion-making-rules-2-text = Everybody gets four cards. Four more are laid face up in the middle, in the cabinet of elements. The first player is drawn by lot.
potion-making-rules-3-title = A turn
potion-making-rules-3-text = Draw until you hold five cards, then play one of them: as an element, as a recipe, or as a spell.
potion-making-rules-3-example = Two drawers hold what the elixir needs. Once built, it lies before you with its ingredients tucked under it.
potion-making-rules-3-1-title = Drawing and playing
potion-making-rules-3-1-text = Draw until you hold five cards, or until the deck runs out. Then you must play a card from your hand. A player with no cards and nothing to draw is skipped.
potion-making-rules-3-2-title = A card as an element
potion-making-rules-3-2-text = It goes on top of the drawer of its element: one point if the cabinet did not have that element yet, otherwise none.
potion-making-rules-3-3-title = A card as a recipe
potion-making-rules-3-3-text = You build it in front of you, if everything it needs is on the table. It needs exactly what is printed on it, and nothing else goes into it.
potion-making-rules-3-4-title = Ingredients
potion-making-rules-3-4-text = Elements come from the cabinet only, never from a hand or from under a recipe, and always the top card of a drawer: cards further down cannot be used. Elixirs, powders, talismans and creatures must have been built already, by any player; nobody may refuse to give theirs. If several cards would do, you choose. The ingredients are tucked under the new recipe.
potion-making-rules-3-5-title = Points
potion-making-rules-3-5-text = You score the points on the seal. Every other player whose recipe you used scores half of them, once, however many you used. The cards under a recipe that was used go back into the cabinet.
potion-making-rules-4-title = Spells
potion-making-rules-4-text = Six cards are spells. A spell brings no points.
potion-making-rules-4-example = The three spells: knowledge, destruction, transformation.
potion-making-rules-4-1-title = Casting
potion-making-rules-4-1-text = On your turn you may cast a spell: its card goes to the bottom of its drawer, and then you play another card. A spell can be cast only if it has something to act on; otherwise its card can be played only as an element.
potion-making-rules-4-2-title = Knowledge
potion-making-rules-4-2-text = Take a recipe from the top of a drawer into your hand. Only a top card can be taken, and only a recipe: you cannot take a spell, and if no recipe lies on top you cannot cast Knowledge.
potion-making-rules-4-3-title = Destruction
potion-making-rules-4-3-text = Break one of your own built recipes that has cards under it; without any there is nothing to free. You may keep one of its cards that has a recipe, the built one or one from under it, as a built recipe, or keep none; a spell card has no recipe and cannot stay. The rest return to the cabinet.
potion-making-rules-4-4-title = Transformation
potion-making-rules-4-4-text = Replace one of your own built recipes with a recipe from the top of a drawer. You need both: a built recipe of your own, and a recipe on top of a drawer. You cannot take a spell for it. The old recipe and the cards under it return to the cabinet.
potion-making-rules-4-5-title = Several spells
potion-making-rules-4-5-text = After a spell you may cast another, as long as you hold cards.
potion-making-rules-5-title = Two special cards
potion-making-rules-5-text = The Supreme Elixir and the Great Talisman of Magic carry three elements each, and in the cabinet each lies by itself. Played as an element, such a card scores a point for each of its elements that the cabinet did not have. While it lies there, the cabinet has all three: another card with one of them scores no point. In a recipe it serves as any one of the three, never as two at once, and the whole card is used up.
potion-making-rules-5-example = Three elements on one card.
potion-making-rules-6-title = Cards that return
potion-making-rules-6-text = Cards that return go on top of their drawers. If their order matters, the player whose turn it is chooses it.
potion-making-rules-7-title = The end
potion-making-rules-7-text = The game ends when the deck and all hands are empty. The player with the most points wins; tied players share the victory.

# Where the rulebook is silent or says two things.

potion-making-ruling-1 = After a spell you must play another card if you have one. The cards say “must”, the rulebook “may”.
potion-making-ruling-2 = A spell can be cast only if it has something to act on. Otherwise the card can be played only as an element.
potion-making-ruling-3 = A spell card always goes to the bottom of its drawer: cast, played as an element, dealt at the start or returning.
potion-making-ruling-4 = The two cards with three elements lie by themselves in the cabinet and always count as top cards: Knowledge may take them, and Transformation may lay them out.
potion-making-ruling-5 = The spell card is laid down first; with Transformation you choose the new recipe before the old cards return.
potion-making-ruling-6 = With Destruction you may keep any card with a recipe, even one that lay there only as an element.
potion-making-ruling-7 = If several cards would do as an ingredient, the player who builds chooses.
potion-making-ruling-8 = Only the top card of a drawer is an element that can be used.
potion-making-ruling-9 = Returning cards go on top of their drawers in the order the active player chooses, and score nothing.
potion-making-ruling-10 = “Any two great elixirs” and “any two talismans” are two different cards.
potion-making-ruling-11 = Players without cards are skipped; there is no reshuffle. Tied players share the victory.
potion-making-ruling-12 = Everything except hands and the order of the deck is open: anybody may look through the drawers.
