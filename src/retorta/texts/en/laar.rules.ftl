# The rules page, in our own words; sections as in docs/rules.

laar-rules-1-title = The cards
laar-rules-1-text = A goods card has five zones: a spice, a beast, a weapon, a spell and a gem. It becomes one of them, depending on which expert is laid on it. Everybody has five experts: cook (spices), beast catcher (beasts), armourer (weapons), arcanist (spells) and jeweller (gems).
laar-rules-1-example = The same card, and what the armourer makes of it.
laar-rules-2-title = The set-up
laar-rules-2-text = Four players use all 48 cards, three 36, two 24; the rest go back into the box unseen. One of five memos is drawn: it says what beasts are worth in this game. Everybody has all five experts, face up.
laar-rules-3-title = Five stacks
laar-rules-3-text = What you take goes onto one of your five stacks, one for each kind, in the order it was taken; that order never changes. Anybody may look through any stack except gems: these are announced when they are taken and then lie face down, and only their owner may look at them.
laar-rules-4-title = A round
laar-rules-4-text = There are twelve rounds. Each has five steps.
laar-rules-4-1-title = New goods
laar-rules-4-1-text = One card is turned up for each player.
laar-rules-4-2-title = Assigning experts
laar-rules-4-2-text = Clockwise from the first player, everybody lays one of the experts they still have on an open card. A card takes only one expert, and that settles what it becomes.
laar-rules-4-3-title = Acquiring goods
laar-rules-4-3-text = Then, in reverse order, everybody takes one of the cards still lying there, no matter whose expert is on it. Nobody may decline, even if it hurts. The expert goes to the discard pile.

    The first player gets the last card, and only the first player may change what it becomes: they take the expert on it into their hand and play another of their own remaining experts instead, one of a different guild.
laar-rules-4-4-title = Experts return
laar-rules-4-4-text = After the fourth and the eighth round everybody has all five experts again. After the twelfth round comes the scoring.
laar-rules-4-5-title = The first player changes
laar-rules-4-5-text = The player to the left goes first in the next round. With four players, after rounds four and eight one player is skipped, so that it is not always the same player who begins with five experts.
laar-rules-5-title = Scoring
laar-rules-5-text = After round twelve the kinds are scored one by one, in this order. Whenever something has to be decided, the first player of the last round decides first, then the others clockwise.
laar-rules-5-example = Gems 7, 8 and 1 are a run of three and score 9, the 4 alone scores 1. Three different spices score 8.
laar-rules-5-0-title = Universal goods
laar-rules-5-0-text = Before anything is scored, you may move a spell that is a universal good to the top of any of your other stacks. Only such cards move, and only out of your spells. You may leave them where they are.
laar-rules-5-1-title = Spells
laar-rules-5-1-text = There are ten kinds of spell. Each spell scores by itself.

    __1 per good__: a point for each card in your stack of the kind named.

    __2 per spell__: two points for each of your spells, this one included.

    __2 per beast__: two points for each of your beasts of the kind named.

    __4 per pair of spices__: four points each time you have both spices named; each card counts in only one pair.

    __4 per five kinds__: four points each time you have a good of each kind, this spell included.

    __4 per three beasts__: four points for each set of three different beasts.

    __Gem ±1__: change the class of one of your gems by 1; 8 becomes 1, and 1 becomes 8.

    __+2 to a weapon__, the boost: both numbers of your weapon of the type named grow by 2.

    __Ward against a weapon__: see 5.5.

    __Universal good__: see 5.0.
laar-rules-5-2-title = Gems
laar-rules-5-2-text = Split your gems into runs of neighbouring classes; 8 and 1 are neighbours. A run of n gems scores n times n: 1, 4, 9, 16, 25 … Each gem is in one run, and a run has each class at most once. The best split is found for you.
laar-rules-5-3-title = Spices
laar-rules-5-3-text = What counts is how many different spices you have: 2, 4, 8, 12, 20 or 30 points for one to six of them. A second card of the same spice scores nothing.
laar-rules-5-4-title = Beasts
laar-rules-5-4-text = Beasts score by the memo of this game. Each beast is in only one set, the same set may be scored several times, and the best split is found for you.

    __Memo I__ (ours): beasts of one kind: one scores 2, two 5, three 9, four 14.

    __Memo II__ (ours): unicorn with phoenix 7, spider with serpent 7, any beast by itself 2.

    __Memo III__: any two beasts 5; one alone nothing.

    __Memo IV__: two of one kind 6; one, two, three or four different ones 2, 4, 8 or 12.

    __Memo V__: the order in which you took them counts. Every beast but the last scores 3, 4 or 5 points, depending on which beast you took next; the table shows how many.
laar-rules-5-5-title = Weapons
laar-rules-5-5-text = Weapons take points from your neighbours: the left numbers from the one on the left, the right numbers from the one on the right, and theirs take from you. Two or more weapons of one type cancel one another, boosted or not, but they still count as goods.

    A boost adds 2 to both numbers of a weapon of its type; two boosts of one type add up.

    With a ward you name a type: your neighbours’ cards of that type take nothing from you, boosts and all. It does not affect your own cards. Each further ward names another type.

    With two players each chooses one side, left or right, for all their weapons; the numbers on the other side count for nothing.
laar-rules-5-6-title = The winner
laar-rules-5-6-text = The player with the most points wins. A tie goes to the player with fewer points from weapons, then to the one with fewer weapon cards; after that it is a draw.
laar-rules-6-title = Variants
laar-rules-6-text = More open: gems lie face up. More closed: experts are hidden in hand, and their discard pile lies face down.
laar-rules-7-title = Frequent questions
laar-rules-7-text = Questions that the rulebook answers on its last pages.
laar-rules-7-1-title = May two spells “gem ±1” change the same gem?
laar-rules-7-1-text = Yes: a 1 can become a 3.
laar-rules-7-2-title = What do two spells for three different beasts score with two unicorns, two phoenixes and a spider?
laar-rules-7-2-text = 8 points: there is one set of three different beasts, and each of the two spells counts it. With another spider, or a serpent, there would be two sets, and 16 points.
laar-rules-7-3-title = Who moves universal goods first?
laar-rules-7-3-text = The first player of the last round, then the others clockwise, as with all decisions of the scoring.
laar-rules-7-4-title = What do the spells for mint with clove and for mint with anise score with one mint, two cloves and an anise?
laar-rules-7-4-text = 8 points: each spell scores by itself, and both may use the same mint. The second clove scores nothing without a second mint; with one, the first spell would score 8, and the two together 12.

# Where the rulebook is silent or says two things.

laar-ruling-1 = The first player is drawn by lot; the rulebook names whoever travelled last. “Left” is the next player clockwise.
laar-ruling-2 = An expert that is exchanged goes to the first player’s hand, no matter whose it was, and the new one is of another guild. So a player may hold two experts of the same guild.
laar-ruling-3 = A run contains each class at most once, so it has no more than 8 gems and scores no more than 64 points.
laar-ruling-4 = A universal good that is moved is no longer a spell; one that stays still is. Moved to weapons, it may become the second of its type; moved to beasts, it counts as taken last.
laar-ruling-5 = “Per good” counts the stacks as they are after universal goods were moved. Weapons that cancel one another are still goods.
laar-ruling-6 = Two wards must name two different types. A ward stops the cards of both neighbours.
laar-ruling-7 = With two players wards are chosen first, then sides. A player without weapons does not choose a side.
laar-ruling-8 = With three players both others are neighbours; with four the one opposite is untouched. Points from weapons, and totals, may be negative.
laar-ruling-9 = Where a choice concerns only you and has a best answer, it is made for you: changes of gems, runs and sets. You decide about universal goods, wards and sides yourself.
laar-ruling-10 = The table of memo V is read in the only way that fits the rulebook’s example.
laar-ruling-11 = In a tie, “points from weapons” means all that you won with weapons, less all that you lost to them.

# What is printed in the box and had to be guessed.

laar-guessed-1 = The deck: what each card carries, and how many there are of each. The rulebook gives only the kinds, the numbers and what spells do.
laar-guessed-2 = Beast memos I and II.
