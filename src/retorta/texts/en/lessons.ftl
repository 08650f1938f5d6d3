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
lesson-potion-making-3-example = Two drawers hold what the elixir asks for. Built, it stands before you with its ingredients tucked under.
lesson-potion-making-4-title = Spells
lesson-potion-making-4-text = A spell brings no points and goes to the bottom of its drawer; then you play another card.

    Knowledge takes a recipe from the top of a drawer into your hand. Destruction breaks one of your recipes: you keep one of its cards as a built recipe, the rest returns to the cabinet. Transformation puts a recipe from the top of a drawer in the place of one of yours.
lesson-potion-making-4-example = The three spells: knowledge, destruction, transformation.
lesson-potion-making-5-title = Two special cards
lesson-potion-making-5-text = The Supreme Elixir and the Great Talisman of Magic carry three elements each and lie apart. Played as an element, such a card brings a point for every one of its elements the cabinet did not have.
lesson-potion-making-5-example = Three elements on one card.
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
lesson-laar-5-example = Gems 7, 8 and 1 are a run of three and score 9, the 4 alone scores 1. Three different spices score 8.
lesson-laar-6-title = Variants
lesson-laar-6-text = More open: gems lie face up. More closed: experts are held hidden, and their discard lies face down.

lesson-alchemists-1-title = Alchemy
lesson-alchemists-1-text = Eight ingredients stand for eight formulas, but nobody knows which is which. A formula has three circles, red, green and blue, each with a plus or a minus, each big or small.

    Mix two ingredients: where a colour has the same sign in both, big in one and small in the other, that colour and sign is the potion. If no colour fits, the result is neutral.
lesson-alchemists-1-example = Two formulas: green and minus is big in one and small in the other, so together they make paralysis.
lesson-alchemists-2-title = The set-up
lesson-alchemists-2-text = Everybody begins with 2 gold, 10 reputation, three ingredients (masters: two) and a set of seals, draws two favors and keeps one. Three artifacts are on sale, five grants lie open. The game has six rounds; in the first everybody has three cubes, later six with two players, five with three, four with four.
lesson-alchemists-3-title = A round
lesson-alchemists-3-text = A round has four parts: the order of play, the plans, the actions, the end of the round.
lesson-alchemists-3-1-title = The order of play
lesson-alchemists-3-1-text = From the start player on, everybody puts a flask on a free space of the order track. The lower the space, the later you act, and the more ingredients and favors you get for it. The top space costs 1 gold.
lesson-alchemists-3-2-title = Planning
lesson-alchemists-3-2-text = Who is last in the order plans first, and lays cubes on all the actions they want; then the next one up. So whoever acts first has seen the plans of the others. The boxes in a place show how many cubes its first action takes, its second, and so on.
lesson-alchemists-3-3-title = Actions
lesson-alchemists-3-3-text = The places are visited one after the other. In each, all first actions come before all second ones, from the top row down. Any action may be declined; its cubes then count as unused.
lesson-alchemists-4-title = Gathering and testing
lesson-alchemists-4-text = The places where you get things, and where you find out what they are.
lesson-alchemists-4-1-title = Forage
lesson-alchemists-4-1-text = Take an ingredient from the row, or the top card of the deck. At the start of a round five lie in the row; what is left there after the foraging is discarded.
lesson-alchemists-4-2-title = Transmute
lesson-alchemists-4-2-text = Discard an ingredient, unseen, and take 1 gold.
lesson-alchemists-4-3-title = Buy an artifact
lesson-alchemists-4-3-text = Pay the price of an artifact on sale and take it. It is not replaced until the next conference.
lesson-alchemists-4-4-title = Mixing
lesson-alchemists-4-4-text = Two different ingredients from your hand go into the cauldron and are discarded. You learn which potion the two give; the others see the potion, not the ingredients.
lesson-alchemists-4-4-example = Each result drops into your triangle: mushroom and fern gave poison, mushroom and toad a neutral potion.
lesson-alchemists-4-5-title = Test on a student
lesson-alchemists-4-5-text = The first test is free. Once the student has had a bad potion (one with a minus), every further test of the round costs 1 gold.
lesson-alchemists-4-6-title = Drink it yourself
lesson-alchemists-4-6-text = It costs nothing, but a bad potion does you harm, each kind once a round: poison sends a cube to the hospital, paralysis makes you act last in the next round, insanity costs 1 reputation.
lesson-alchemists-5-title = Selling
lesson-alchemists-5-text = From the second round on an adventurer stands at the gate and wants three potions. A sale takes two cubes.
lesson-alchemists-5-1-title = Orders
lesson-alchemists-5-1-text = The first seller chooses freely among the three potions. With four players each order can be taken once; with three the two on the left block each other, so that one of them and the one on the right are left; with two the first sale is the only one.
lesson-alchemists-5-2-title = The promise
lesson-alchemists-5-2-text = Before you mix you promise a quality: the exact potion for 4 gold, the right sign for 3, at least neutral for 2, whatever comes for 1. If the potion is at least that good you are paid, less your discount. A neutral potion or one with the wrong sign costs you 1 reputation, whatever you promised. All see how good it was, nobody sees the potion itself, not even you.
lesson-alchemists-5-2-example = Somebody ordered healing. An exact match, the right sign, neutral, the wrong sign.
lesson-alchemists-5-3-title = Discounts
lesson-alchemists-5-3-text = If several want to sell, each lays a discount card face down, and all are turned together. More smiling faces choose first. Whoever sells alone gives no discount. A discount that leaves nothing of a price cannot be laid with it.
lesson-alchemists-5-4-title = What reputation does
lesson-alchemists-5-4-text = Up to 6 you are in the red zone: sales bring 1 gold less, and losses of reputation are 1 smaller. From 14, the green zone, you have one more smiling face, but losses are 1 larger. From 18, the blue zone, you have the smiling face and 1 gold more for each sale, and losses are 2 larger. Reputation never falls below 1.
lesson-alchemists-6-title = Publishing
lesson-alchemists-6-text = Theories bring reputation now, and points at the end if they are right. From the second round on.
lesson-alchemists-6-1-title = A theory
lesson-alchemists-6-1-text = Pay the publisher 1 gold and claim that an ingredient has a formula. There is one theory for each ingredient, and each formula stands in one theory only. You gain 1 reputation.
lesson-alchemists-6-1-example = A shelf with three theories: one is sealed by two players, one is in conflict with another.
lesson-alchemists-6-2-title = Seals
lesson-alchemists-6-2-text = Lay a seal on the book, face down. A star says that you are sure; a question mark that you doubt one colour: it scores nothing, but saves you if exactly that colour was wrong.
lesson-alchemists-6-3-title = Endorsing
lesson-alchemists-6-3-text = Lay your own seal on a theory that stands: pay the publisher and every player whose seal lies there 1 gold each. A book takes three seals; a theory in conflict takes none.
lesson-alchemists-6-4-title = Grants
lesson-alchemists-6-4-text = Each of the five grants names three ingredients. Your first grant asks for your seals on two of them, every later one for all three. You get it at once, with 2 gold, and its points at the end.
lesson-alchemists-7-title = Debunking
lesson-alchemists-7-text = Whoever knows better may bring a theory down, from the second round on.
lesson-alchemists-7-1-title = Apprentices
lesson-alchemists-7-1-text = Name a published ingredient and a colour: everybody is shown its true sign. If the theory says otherwise, it falls. If not, you lose 1 reputation.
lesson-alchemists-7-2-title = When a theory falls
lesson-alchemists-7-2-text = You gain 2 reputation. The seals are turned up and leave the game; each costs its owner 5 reputation, unless it doubted the very colour that was shown.
lesson-alchemists-7-3-title = Publishing at once
lesson-alchemists-7-3-text = If you have cubes in the publishing area, you may use the action at once for a theory about the ingredient that is free now, or with the formula that is; only not for the very theory that fell.
lesson-alchemists-7-4-title = Masters
lesson-alchemists-7-4-text = Name two ingredients and the potion they make; no cards are needed. The answer is only yes or no. If it is yes, both ingredients have the sign of the potion, and theories that say otherwise fall.
lesson-alchemists-7-5-title = Conflicts
lesson-alchemists-7-5-text = If the answer only shows that two theories cannot both be right, both get a conflict token. Until one of them falls they cannot be endorsed, and their seals count neither for conferences nor for grants.
lesson-alchemists-8-title = The end of a round
lesson-alchemists-8-text = Five things happen, in this order.
lesson-alchemists-8-1-title = The conference
lesson-alchemists-8-1-text = After the third and the fifth round the seals you have on theories are counted. Enough of them bring reputation, too few cost it; the second conference asks for one more than the first, and masters are asked for one more than apprentices. Then three new artifacts are put on sale.
lesson-alchemists-8-2-title = The top alchemist
lesson-alchemists-8-2-text = Whoever has the most seals on theories gains 1 reputation, and so does everybody who is tied.
lesson-alchemists-8-3-title = Unused cubes
lesson-alchemists-8-3-text = Every two cubes you did not use bring a favor.
lesson-alchemists-8-4-title = The hospital
lesson-alchemists-8-4-text = A cube in the hospital cannot be laid in the next round; it counts as unused there.
lesson-alchemists-8-5-title = A new adventurer
lesson-alchemists-8-5-text = The next adventurer comes to the gate, and the one after that is turned up, so that everybody can prepare.
lesson-alchemists-9-title = The exhibition
lesson-alchemists-9-text = In the sixth round nobody tests potions any more; they are shown. Name one of the six coloured potions and mix it before everybody. If it comes out right, it is yours on the stage: the first to show a potion gains 1 reputation, and whoever has shown both signs of a colour gains 2 more. If not, you lose 1. Each cube shows one potion, each potion once.
lesson-alchemists-9-example = The stage: three potions were shown, and whose were the first.
lesson-alchemists-10-title = The final scoring
lesson-alchemists-10-text = Reputation is points. Add the points of your artifacts and grants. Favors you still hold are sold for 2 gold each, and every 3 gold are a point.
lesson-alchemists-10-1-title = The truth
lesson-alchemists-10-1-text = Then the formulas are shown and every theory is checked. On a right one a gold star brings 5 points, a silver star 3, a question mark nothing. On a wrong one every seal costs 4, except a question mark whose colour was the only mistake.
lesson-alchemists-10-1-example = A sheet of two players, line by line.
lesson-alchemists-10-2-title = The winner
lesson-alchemists-10-2-text = Most points win. In a tie it is whoever has more gold left over; if that is equal too, the victory is shared.
lesson-alchemists-11-title = Apprentices and masters
lesson-alchemists-11-text = The two levels differ in the ingredients at the start, in how theories are debunked, and in how hard the conferences are. A table may mix them: each of the three can be set for every seat.
lesson-alchemists-12-title = The notebook
lesson-alchemists-12-text = Your laboratory keeps the triangle of results and a grid of eight by eight. The grid crosses out what a single result rules out; the rest is for you to find. A click on a cell goes round: empty, crossed out, maybe, sure.
lesson-alchemists-13-title = The artifacts
lesson-alchemists-13-text = There are eighteen, six of each level; three of a level are on sale at a time: the first until the conference after round three, the second until the one after round five. The number in the corner is the price; the one with laurels is what it is worth at the end.
lesson-alchemists-13-example = All artifacts and what they do.
lesson-alchemists-14-title = The favors
lesson-alchemists-14-text = A favor is played when its text says so, any number at a time, and is then discarded. Once you have played one for an action, you carry the action out.
lesson-alchemists-14-example = All favors and when they are played.
