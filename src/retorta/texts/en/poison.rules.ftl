# The rules page, in our own words; sections as in docs/rules.

poison-rules-1-title = The cards
poison-rules-1-text = There are fifty cards: fourteen red, fourteen blue and fourteen purple potions with the values 1, 2, 4, 5 and 7, and eight poisons. A poison counts 4 in a cauldron, whatever else is brewing there.

    You want as few points as possible. Every potion you are left with is one point, every poison two.
poison-rules-2-title = The deal
poison-rules-2-text = The whole deck is dealt out. With three players a fourth hand is dealt too and set aside unseen. The player to the dealer’s left begins.
poison-rules-3-title = A turn
poison-rules-3-text = On your turn you play one card from your hand into one of the three cauldrons. You may not pass.

    Each cauldron brews one colour of potion, and each colour brews in one cauldron only: while one of them holds red, red goes nowhere else, and no other colour goes there. Poison goes anywhere; a cauldron that holds only poison has no colour yet.

    A cauldron holds up to 13. If your card brings the total above 13, your card stays and you take everything that lay there before, face down.
poison-rules-3-example = Red holds 11. A red 2 makes exactly 13 and is safe. A red 4 spills it: you take the cards that lay there, and the 4 stays alone.
poison-rules-4-title = Scoring a round
poison-rules-4-text = When every card has been played, the taken piles are turned up. Cards still in the cauldrons count for nobody.

    Whoever has more cards of a colour than anybody else discards them all and scores nothing for them. If players tie for the most, nobody discards that colour. Every other potion is one point, every poison two, and poison is never discarded.
poison-rules-4-example = Five reds against two: five is the most, so those cards score nothing.
poison-rules-5-title = The end
poison-rules-5-text = You play as many rounds as there are players, so that everybody deals once; in the Polish rulebook three players deal twice each. The player with the fewest points wins. Tied players share the victory.
poison-rules-6-title = The five-card variant
poison-rules-6-text = The Polish rulebook adds a variant: everybody holds five cards, the rest form a draw pile, and after playing a card you draw another as long as the pile lasts.

# Where the rulebook is silent or says two things.

poison-ruling-1 = The first dealer is drawn by lot.
poison-ruling-2 = Taken cards lie face down, but everybody saw them being taken, and bots remember them.
poison-ruling-3 = With three players the absent fourth sits after the dealer: the hand that is dealt last has twelve cards, and it is set aside. In the five-card variant the twelve are set aside before the pile is made.
poison-ruling-4 = A player without cards is passed over.
poison-ruling-5 = Ties are shared. Neither rulebook breaks them.
poison-ruling-6 = The five-card variant can be played only with the Polish rulebook, where it is printed.
poison-ruling-7 = The player with the most of a colour always discards it. The Russian rulebook says “may”, but nobody would choose not to.
poison-ruling-8 = If nobody has taken any of a colour, nobody has the most of it.
