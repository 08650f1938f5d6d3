# The rules pages of the browser, in our own words; sections as in docs/rules.

lesson-poison-1-title = The cards
lesson-poison-1-text = There are fifty cards: fourteen red, fourteen blue and fourteen purple potions with the values 1, 2, 4, 5 and 7, and eight poisons. A poison counts 4 in a cauldron, whatever else is brewing there.

    You want as few points as possible. Every potion you are left with is one point, every poison two.
lesson-poison-2-title = The deal
lesson-poison-2-text = All cards are dealt out. With three players a fourth hand is dealt too and set aside unseen. The player to the dealer’s left begins.
lesson-poison-3-title = A turn
lesson-poison-3-text = On your turn you play one card into one of the three cauldrons. You may not pass.

    Each cauldron brews one colour of potion, and each colour brews in one cauldron only: while there is red in the first, red goes nowhere else, and no other potion goes there. Poison goes anywhere; a cauldron that holds nothing but poison has no colour yet.

    A cauldron holds up to 13. If your card brings the total above 13, your card stays and you take everything that lay there before, face down.
lesson-poison-3-example = Red holds 11. A red 2 makes exactly 13 and is safe. A red 4 spills it: you take the cards that lay there, and the 4 stays alone.
lesson-poison-4-title = Counting a round
lesson-poison-4-text = When every card has been played, the taken piles are turned up. What is still in the cauldrons counts for nobody.

    Whoever has strictly the most cards of a colour is spared that colour. In a tie for the most nobody is spared. Every other potion is a point, every poison two, and nobody is ever spared the poison.
lesson-poison-4-example = Five reds against two: five is the most, so those cards count nothing.
lesson-poison-5-title = The end
lesson-poison-5-text = You play as many rounds as there are players, so that everybody deals once; by the Polish rulebook three players deal twice each. The fewest points win. Tied players share the victory.
lesson-poison-6-title = The variant with five cards
lesson-poison-6-text = The Polish rulebook adds a variant: everybody holds five cards, the rest is a draw pile, and after playing a card you draw one while the pile lasts.

lesson-potion-making-1-title = The cards
lesson-potion-making-1-text = Each of the 76 cards is two things: a recipe on top, an element below. You play it as one or the other. A recipe shows what it is made of; its seal shows the points. Six cards are spells instead of recipes.

    Simple elixirs need two elements, complex ones three. Powders, great elixirs, talismans and creatures are made of things that have been built already.
lesson-potion-making-1-example = Built as a recipe, a card scores its seal; played by its lower half, it fills a drawer of the cabinet.
lesson-potion-making-2-title = The set-up
lesson-potion-making-2-text = Everybody gets four cards. Four more are opened into the cabinet of elements in the middle. Who begins is drawn by lot.
lesson-potion-making-3-title = A turn
lesson-potion-making-3-text = Draw until you hold five cards, then play one.

    As an element it goes into its drawer: one point if that drawer was empty, otherwise none.

    As a recipe it is built before you, if everything it needs is on the table. Elements come from the cabinet, always the top card of a drawer. Elixirs, powders and talismans may be anybody’s. You score the points on the seal; every other player whose work you used scores half of them, once. What lay under a used recipe goes back into the cabinet.
lesson-potion-making-4-title = Spells
lesson-potion-making-4-text = A spell brings no points and goes to the bottom of its drawer; then you play another card.

    Knowledge takes a recipe from the top of a drawer into your hand. Destruction breaks one of your recipes: you keep one of its cards as a built recipe, the rest returns to the cabinet. Transformation puts a recipe from the top of a drawer in the place of one of yours.
lesson-potion-making-5-title = Two special cards
lesson-potion-making-5-text = The Supreme Elixir and the Great Talisman of Magic carry three elements each and lie apart. Played as an element, such a card brings a point for every one of its elements the cabinet did not have.
lesson-potion-making-6-title = Cards that return
lesson-potion-making-6-text = Cards that return go on top of their drawers. Where their order matters, the player whose turn it is chooses it.
lesson-potion-making-7-title = The end
lesson-potion-making-7-text = The game ends when the deck and all hands are empty. Most points win; tied players share the victory.

lesson-laar-1-title = The cards
lesson-laar-1-text = A goods card has five zones: a spice, a beast, a weapon, a spell and a gem. It becomes one of them, by the expert laid on it. Everybody has five experts: cook, beast catcher, armourer, arcanist and jeweller.
lesson-laar-1-example = The same card, and what the armourer makes of it.
lesson-laar-2-title = The set-up
lesson-laar-2-text = Four players use all 48 cards, three 36, two 24. One of five memos is drawn: it tells what beasts are worth in this game.
lesson-laar-3-title = Five stacks
lesson-laar-3-text = What you take goes onto one of your five stacks, one for each kind, in the order it was taken. Gems are announced and then lie face down.
lesson-laar-4-title = A round
lesson-laar-4-text = As many cards are opened as there are players. From the first player clockwise, everybody lays an expert on a card that has none. Then, in reverse order, everybody takes a card, whoever’s expert lies on it; the experts used are discarded.

    The first player takes the last card, and may change what it becomes: the expert on it goes into the hand, another one is played.

    There are twelve rounds. After the fourth and the eighth everybody has all five experts again. The first player passes to the left, with four players skipping one after rounds four and eight.
lesson-laar-5-title = The count
lesson-laar-5-text = First, universal goods may be moved from the spells to any other stack. Then the kinds are counted one by one.

    Spells score as they say. Gems are split into runs of neighbouring classes, where 8 and 1 are neighbours; a run of n gems scores n times n. Different spices score 2, 4, 8, 12, 20 or 30. Beasts score by the memo.

    Weapons take points from your neighbours: the left number from the left one, the right number from the right one, and they do the same to you. Two weapons of one type cancel each other. A ward names a type that takes nothing from you. With two players you choose which side of your weapons counts.

    Most points win. In a tie it is whoever has fewer points from weapons, then fewer weapons.
lesson-laar-6-title = Variants
lesson-laar-6-text = More open: gems lie face up. More closed: experts are held hidden, and their discard lies face down.

lesson-alchemists-1-title = Alchemy
lesson-alchemists-1-text = Eight ingredients stand for eight formulas, but nobody knows which is which. A formula has three circles, red, green and blue, each with a plus or a minus, each big or small.

    Mix two ingredients: where a colour has the same sign in both, big in one and small in the other, that colour and sign is the potion. If no colour fits, the result is neutral.
lesson-alchemists-1-example = Two formulas: green and minus is big in one and small in the other, so together they make paralysis.
lesson-alchemists-2-title = The set-up
lesson-alchemists-2-text = Everybody begins with some gold, ingredients, 10 reputation, a set of seals, and keeps one of two favor cards. The game has six rounds.
lesson-alchemists-3-title = A round
lesson-alchemists-3-text = First everybody chooses a space on the order track: the later one acts, the more ingredients and favors it brings. Then, from the bottom of the track, everybody lays cubes on the actions they want. Then the places are visited in order, from the top of the track; an action can also be declined.
lesson-alchemists-4-title = Gathering and testing
lesson-alchemists-4-text = Forage: take an ingredient from the row or the deck. Transmute: discard an ingredient for a gold. Buy an artifact. Test on a student, or drink yourself: mix two ingredients and learn the result; the others see only the potion.

    A bad potion makes the student unwilling: further tests of the round cost a gold. Drink one yourself, and poison costs you a cube, paralysis your place in the order, insanity a point of reputation.
lesson-alchemists-5-title = Selling
lesson-alchemists-5-text = From the second round an adventurer comes to town and wants three potions. Who sells lays a discount card face down; the biggest discount chooses first. You take an order, promise a quality and mix: an exact match brings the most gold. A broken promise brings none and costs reputation.
lesson-alchemists-6-title = Publishing
lesson-alchemists-6-text = Pay a gold and claim that an ingredient has a formula. Lay a seal on it, face down: a star says that you are sure, a question mark that you are not sure of one colour. Others may endorse a theory by laying a seal of their own and paying its authors. Grants wait for those who publish about the right ingredients.
lesson-alchemists-7-title = Debunking
lesson-alchemists-7-text = An apprentice shows the true sign of one circle of a published ingredient; if the theory says otherwise, it falls. A master mixes two ingredients in public and claims the result. Authors of a fallen theory lose reputation, unless their seal doubted that very colour.
lesson-alchemists-8-title = The end of a round
lesson-alchemists-8-text = Whoever has the most new seals on theories gains reputation; unused cubes bring favors. After the third and the fifth round a conference asks how many theories you have sealed.
lesson-alchemists-9-title = The exhibition
lesson-alchemists-9-text = In the last round there is no testing: instead you may show potions at the exhibition. Name one, mix it before everybody, and gain reputation if it is right.
lesson-alchemists-10-title = The final scoring
lesson-alchemists-10-text = Reputation counts as points, then artifacts, grants and gold. Then the truth is told: a star on a right theory brings points, on a wrong one it costs them, unless a question mark covers exactly the mistake. Most points win.
lesson-alchemists-11-title = Apprentices and masters
lesson-alchemists-11-text = The two levels differ in how theories are debunked and how hard the conferences are. A table may mix them.
lesson-alchemists-12-title = The notebook
lesson-alchemists-12-text = Your laboratory keeps the triangle of results and a grid of eight by eight. The grid crosses out what a single result rules out; the rest is for you to find. A click on a cell goes round: empty, crossed out, maybe, sure.
