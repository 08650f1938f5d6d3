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
