# The rules page, in our own words; sections as in docs/rules.

laar-rules-1-title = The cards
laar-rules-1-text = A goods card has five zones: a spice, a beast, a weapon, a spell and a gem. It becomes one of them, by the expert laid on it. Everybody has five experts: cook (spices), beast catcher (beasts), armourer (weapons), arcanist (spells) and jeweller (gems).
laar-rules-1-example = The same card, and what the armourer makes of it.
laar-rules-2-title = The set-up
laar-rules-2-text = Four players use all 48 cards, three 36, two 24; the rest goes back into the box unseen. One of five memos is drawn: it tells what beasts are worth in this game. Everybody has all five experts, face up.
laar-rules-3-title = Five stacks
laar-rules-3-text = What you take goes onto one of your five stacks, one for each kind, in the order it was taken; that order never changes. Everybody may look through every stack but gems: these are announced when they are taken and then lie face down, and only their owner may look at them.
laar-rules-4-title = A round
laar-rules-4-text = There are twelve rounds. Each has five steps.
laar-rules-4-1-title = New goods
laar-rules-4-1-text = As many cards are opened as there are players.
laar-rules-4-2-title = Assigning experts
laar-rules-4-2-text = From the first player clockwise, everybody lays one of the experts they still have on an open card. A card takes one expert only: so it is settled what it becomes.
laar-rules-4-3-title = Acquiring goods
laar-rules-4-3-text = Then, in reverse order, everybody takes one of the cards that still lie there, whoever’s expert is on it. Nobody may decline, even where it hurts. The expert used goes to the discard.

    The first player gets the last card, and only the first player may change what it becomes: the expert on it goes into their hand, and another one is played instead: it comes from those they have left, and is of another guild.
laar-rules-4-4-title = Experts return
laar-rules-4-4-text = After the fourth and the eighth round everybody has all five experts again. After the twelfth the count begins.
laar-rules-4-5-title = The first player changes
laar-rules-4-5-text = The player to the left is first next. With four players, after rounds four and eight, it is the one after that, so that not always the same player is first with five experts.
laar-rules-5-title = The count
laar-rules-5-text = After round twelve the kinds are counted one by one, in this order. Whatever has to be decided, the first player of the last round decides first, then the others clockwise.
laar-rules-5-example = Gems 7, 8 and 1 are a run of three and score 9, the 4 alone scores 1. Three different spices score 8.
laar-rules-5-0-title = Universal goods
laar-rules-5-0-text = A spell that is a universal good may be moved to any other of your stacks before anything is counted, and lies on top there. Only such cards move, and only out of your spells. You may leave them where they are.
laar-rules-5-1-title = Spells
laar-rules-5-1-text = Ten spells there are. Every one counts by itself.

    __1 per good__: a point for each card in your stack of the kind named.

    __2 per spell__: two points for each of your spells, this one included.

    __2 per beast__: two points for each beast of the sort named.

    __4 per pair of spices__: four points each time you have both spices named; a card is in one pair only.

    __4 per five kinds__: four points each time you have a good of every kind, this spell included.

    __4 per three beasts__: four points for each set of three different beasts.

    __Gem ±1__: change the class of one of your gems by 1; 8 becomes 1, and 1 becomes 8.

    __+2 to a weapon__, the boost: both numbers of your weapon of the type named grow by 2.

    __Ward against a weapon__: see 5.5.

    __Universal good__: see 5.0.
laar-rules-5-2-title = Gems
laar-rules-5-2-text = Split your gems into runs of neighbouring classes; 8 and 1 are neighbours. A run of n gems scores n times n: 1, 4, 9, 16, 25 … Every gem is in one run, and a run has every class once at most. The best split is found for you.
laar-rules-5-3-title = Spices
laar-rules-5-3-text = It is different spices that count: 2, 4, 8, 12, 20 or 30 points for one to six of them. A second card of the same spice brings nothing.
laar-rules-5-4-title = Beasts
laar-rules-5-4-text = By the memo of this game. A beast is in one set only, you may make a set as often as you like, and the best split is found for you.

    __Memo I__ (ours): beasts of one sort; one is 2, two are 5, three are 9, four are 14.

    __Memo II__ (ours): unicorn with phoenix 7, spider with serpent 7, any beast by itself 2.

    __Memo III__: any two beasts 5; one alone nothing.

    __Memo IV__: two of one sort 6; one, two, three or four different ones 2, 4, 8 or 12.

    __Memo V__: the order of taking counts. Every beast but the last brings 3, 4 or 5 points, by the beast that was taken next; the table shows how many.
laar-rules-5-5-title = Weapons
laar-rules-5-5-text = Weapons take points from your neighbours: the left numbers from the left one, the right numbers from the right one, and theirs take from you. Two or more weapons of one type cancel one another, boosted or not; they still are goods.

    A boost adds 2 to both numbers of a weapon of its type; two boosts of one type add up.

    A ward names a type: what your neighbours’ cards of that type would take from you is nought, boosts and all. It does not touch your own cards. Every further ward names another type.

    With two players each chooses one side, left or right, for all their weapons; the other side counts nothing.
laar-rules-5-6-title = The winner
laar-rules-5-6-text = Most points win. In a tie it is whoever has fewer points from weapons, then whoever has fewer weapon cards; else it is a draw.
laar-rules-6-title = Variants
laar-rules-6-text = More open: gems lie face up. More closed: experts are held hidden, and their discard lies face down.
laar-rules-7-title = Frequent questions
laar-rules-7-text = What the rulebook answers at its end.
laar-rules-7-1-title = May two changes of a gem go to one card?
laar-rules-7-1-text = Yes: a 1 can become a 3.
laar-rules-7-2-title = Two spells for three different beasts, and two unicorns, two phoenixes and a spider?
laar-rules-7-2-text = 8 points: there is one set of three different beasts, and each of the two spells counts it. With another spider, or a serpent, there would be two sets, and 16 points.
laar-rules-7-3-title = Who places universal goods first?
laar-rules-7-3-text = The first player of the last round, then clockwise; so it is with all decisions of the count.
laar-rules-7-4-title = Spells for mint with clove and for mint with anise, and one mint, two cloves and an anise?
laar-rules-7-4-text = 8 points: each spell counts by itself and may use the same mint. The second clove brings nothing without a second mint; with one the first spell would bring 8, together 12.

# Where the rulebook is silent or says two things.

laar-ruling-1 = The first player is drawn by lot; the rulebook asks who travelled furthest. Left is the next player clockwise.
laar-ruling-2 = An expert that is exchanged goes to the first player’s hand, whoever’s it was, and the new one is of another guild. So one may hold two experts of one guild.
laar-ruling-3 = In a run every class occurs once at most, so a run has no more than 8 gems and 64 points.
laar-ruling-4 = A universal good that is moved is no spell any more; one that stays is. Moved to weapons it may double a type; moved to beasts it lies last.
laar-ruling-5 = “Per good” counts the stacks as they are after universal goods were moved. Weapons that cancel one another are still goods.
laar-ruling-6 = Two wards are two types: to name one again is refused. A ward stops both neighbours’ cards.
laar-ruling-7 = With two players wards are named first, then sides. Who has no weapons is asked for no side.
laar-ruling-8 = With three players both others are neighbours; with four the one opposite is untouched. Points from weapons, and totals, may be negative.
laar-ruling-9 = What has a best answer and concerns only yourself is done best for you: changes of gems, runs and sets. Universal goods, wards and sides are asked for.
laar-ruling-10 = Memo V is read as in the rulebook’s example, the only way that fits it.
laar-ruling-11 = In the tie-break points from weapons are what the weapons brought and took together.

# What is printed in the box and had to be guessed.

laar-guessed-1 = The deck: which card carries what, and how often. The rulebook gives only the kinds, the numbers and what spells do.
laar-guessed-2 = Beast memos I and II.
