# The companion of Alchemists: oracle, gamemaster's sheet, deduction.

alchemists-aspect-sign-plus = plus
alchemists-aspect-sign-minus = minus

alchemists-mixed = { $one } + { $other } = { $result }
alchemists-not-mixed = { $one } + { $other } is not { $result }
alchemists-only-sign = { $one } + { $other }: sign { $sign }
alchemists-sold = { $one } + { $other } sold for { $order }: { $quality }
alchemists-aspect = { $ingredient }: { $colour } { $sign }
alchemists-known = { $ingredient }: formula { $formula }
alchemists-excluded = { $ingredient }: not formula { $formula }
alchemists-hedged = { $ingredient }: formula { $formula }, or another { $colour }
alchemists-glimpsed = { $ingredient } was one of two that made: { $potions }
alchemists-one-of = one of these has { $colour } { $sign }: { $ingredients }
alchemists-two-of = two of these ({ $ingredients }) made: { $potions }
alchemists-published = { $ingredient }: published as { $formula }
alchemists-all-saw = everybody saw: { $potions }
alchemists-sealed = { $ingredient }: a seal on the theory
alchemists-probable = { $fact } (weight { $weight })

alchemy-letter-red = R
alchemy-letter-green = G
alchemy-letter-blue = B
alchemy-mark-neutral = 0
alchemy-formula-number = formula { $number }

alchemy-code = Code: { $code }
alchemy-promise = Promise: { $promise }
alchemy-code-advice = Show everybody the promise now, and nobody the code: retorta alchemy reveal CODE --promise PROMISE checks it at the end.
alchemy-code-compatible-advice = The original app can read this code too. Its letters give formulas away to anybody who knows the rule, so do not show it to anybody who is playing.
alchemy-mixed = { $one } + { $other }: { $potion }
alchemy-student-willing = The student does not mind.
alchemy-student-unwilling = The student is unwilling from now on: every later test in this round costs 1 gold.
alchemy-drink-healing = Nothing bad happens to you.
alchemy-drink-poison = The cube of this action goes to the hospital: you have one cube fewer in the next round.
alchemy-drink-speed = Nothing bad happens to you.
alchemy-drink-paralysis = Your flask goes to the green space: in the next round you do not choose your space, and you act last.
alchemy-drink-wisdom = Nothing bad happens to you.
alchemy-drink-insanity = You lose 1 reputation.
alchemy-drink-neutral = Nothing bad happens to you: it is only soup.
alchemy-sold = Order: { $order }. Quality: { $quality }.
alchemy-aspect = { $ingredient }, { $colour }: { $sign }
alchemy-confirmed = Yes: { $one } + { $other } makes { $claim }.
alchemy-denied = No: { $one } + { $other } does not make { $claim }.
alchemy-exhibited = That is the promised potion.
alchemy-not-exhibited = That is not the promised { $claim }.
alchemy-revealed = { $ingredient }: formula { $number }, { $formula }
alchemy-promise-kept = The promise was kept: this is the code the game began with.
alchemy-sheet-title = Gamemaster's sheet
alchemy-sheet-use = The potion that two ingredients make is in the row of one and the column of the other. Keep this sheet hidden.
alchemy-sheet-written = The sheet is in { $file }.

alchemy-left = { $count ->
    [one] One assignment of formulas fits the facts: the secret is out.
   *[other] { $count } of { $all } assignments of formulas fit the facts.
}
alchemy-table = Chance of each formula, in percent:
alchemy-formulas = The formulas (a capital letter is a big circle):
alchemy-certain = Certain:
alchemy-nothing-certain = Nothing is certain yet.
alchemy-experiments = The experiments that tell you most:
alchemy-no-experiments = No experiment can tell you more.
alchemy-experiment = { $one } + { $other }: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits: { $chances }
alchemy-chance = { $potion } { NUMBER($chance, style: "percent") }
alchemy-small-chance = { $potion } <1%
alchemy-theories = The likeliest theories, and what a question mark would cover:
alchemy-theory = { $ingredient }, formula { $number }: right { NUMBER($right, style: "percent") }; wrong only in red { NUMBER($red, style: "percent") }, in green { NUMBER($green, style: "percent") }, in blue { NUMBER($blue, style: "percent") }

error-alchemy-ingredient = There is no ingredient “{ $written }”; there are: { $known }.
error-alchemy-potion = There is no potion “{ $written }”; there are: { $known }.
error-alchemy-colour = There is no colour “{ $written }”; there are: { $known }.
error-alchemy-quality = There is no quality “{ $written }”; there are: { $known }.
error-alchemy-seal = There is no seal “{ $written }”; there are: { $known }.
error-alchemy-sign = “{ $written }” is not a sign; write + or -.
error-alchemy-formula = “{ $written }” is not a formula; write its number in the grid, 1 to { $most }, or its signs for red, green and blue, such as +--.
error-alchemy-ambiguous = “{ $written }” could be any of these: { $known }.
error-alchemy-same-twice = { $ingredient } cannot be mixed with itself; name two different ones: { $known }.
error-alchemy-neutral-order = The neutral potion can be neither ordered nor promised; name one of the six coloured ones.
error-alchemy-best = --best counts experiments from 1, so { $best } is too small.

error-code-length = A game code has { $original } letters (from the original app) or { $own } characters (ours); this one has { $found }.
error-code-letters = A code of four letters can have only the letters A to Z, not { $strange }.
error-code-newer = This code ends in { $last }. How the app reads codes that end in F to Z is not public, so only codes that end in A to E can be read, and DEMO.
error-code-signs = Our codes cannot have { $strange }: they consist of the digits 2 to 9 and the Latin letters except I, L and O.
error-code-check = There is a typing mistake in this code: its last character does not fit the others.
error-code-version = This code has version { $version }, and this program reads version { $known }; a newer program may read it.
error-code-no-promise = A code of four letters has no promise, because there are so few that somebody could try them all; retorta alchemy new makes one of { $length } characters.
error-code-broken-promise = This is not the code that was promised.

error-facts-file = A facts file should be {"{"}"facts": [fact, fact, …]{"}"}; docs/facts.md shows one.
error-facts-too-many = The file has { $found } facts; at most { $most } are read.
error-facts-bad = Fact { $number }: { $cause }
error-facts-kind = A fact must have one of these words: { $known }.
error-facts-missing = A fact with “{ $kind }” also needs: { $missing }.
error-facts-extra = A fact with “{ $kind }” cannot have: { $extra }.
error-facts-pair = Two ingredients are written as a list, such as ["toad", "fern"].
error-facts-several = Several ingredients are written as a list of different ones, such as ["toad", "fern", "claw"].
error-notebook-hand = { $ingredient }: there are only { $most } such cards, so you cannot hold { $found }.
error-facts-weight = A weight is a number from 0 to 1, not { $written }.
error-facts-round = The game has rounds 1 to { $most }, not { $written }.
error-facts-by = “by” is the name of a player, at most { $most } letters long.
error-facts-all = “all” is true or false, not { $written }.
error-facts-seen = “{ $written }” is not something that everybody can see; there are: { $known }.
error-facts-impossible = Fact { $number } ({ $fact }) is a contradiction: it cannot be true together with { $count ->
    [0] the others.
    [one] fact { $against }.
   *[other] facts { $against }.
}

# The companion's pages in the browser.

alchemists-companion-oracle = The oracle
alchemists-companion-oracle-about = Knows the formulas, and answers like the app in the rulebook.
alchemists-companion-school = The first lesson
alchemists-companion-school-about = The code DEMO, step by step, with the two tests.
alchemists-companion-gamemaster = The gamemaster
alchemists-companion-gamemaster-about = Somebody who is not playing looks up the answers.
alchemists-companion-exam = The gamemaster’s exam
alchemists-companion-exam-about = Three pairs, read off the board.
alchemists-companion-explained = This phone stands in for the app mentioned in the rulebook. Everybody can have the same game on their own phone: all they need is the code.
alchemists-companion-gamemaster-how = You are not playing yourself: players hand you two cards face down, you tap them and read out the phone’s answer. It answers one question at a time.
alchemists-companion-what = What happens at the table?
alchemists-companion-student = Test on a student
alchemists-companion-drink = Drink a potion
alchemists-companion-sell = Sell a potion
alchemists-companion-aspect = Debunk (apprentice)
alchemists-companion-claim = Debunk (master)
alchemists-companion-exhibit = Exhibition
alchemists-companion-answers = Last answers
alchemists-companion-do-student = Mix
alchemists-companion-do-drink = Mix and drink
alchemists-companion-do-sell = Sell
alchemists-companion-do-aspect = Debunk
alchemists-companion-do-claim = Debunk
alchemists-companion-do-exhibit = Show the potion
alchemists-companion-two = Two ingredients
alchemists-companion-one = The ingredient of the theory
alchemists-companion-which-sell = Which potion was ordered?
alchemists-companion-which-exhibit = Which potion do you promise?
alchemists-companion-which-claim = What do you claim they make?
alchemists-companion-which-colour = Which aspect is wrong?
alchemists-companion-back = Back
alchemists-companion-ordered = Ordered: { $order }
alchemists-companion-sold-exact = You are paid, no matter what you guaranteed.
alchemists-companion-sold-right-sign = You are paid unless you guaranteed an exact match.
alchemists-companion-sold-neutral = You are paid only if you guaranteed “at least neutral” or nothing at all, and you lose 1 reputation.
alchemists-companion-sold-wrong-sign = You are paid only if you guaranteed nothing at all, and you lose 1 reputation.
alchemists-companion-debunked = Compare it with the theory: if the signs differ, the theory falls.
alchemists-companion-yes = Yes, it does.
alchemists-companion-not-so = No, it does not.
alchemists-companion-exhibited = That is the promised potion.
alchemists-companion-not-exhibited = You promised { $promised }: you lose 1 reputation.
alchemists-companion-last-round = Begin the last round…
alchemists-companion-earlier-round = Back to an earlier round…
alchemists-companion-ask-last-round = Is the last round beginning?
alchemists-companion-ask-last-round-more = The exhibition replaces the student and the drink, and the formulas can be revealed.
alchemists-companion-ask-last-round-yes = Yes, it is
alchemists-companion-ask-earlier-round = Back to an earlier round?
alchemists-companion-ask-earlier-round-more = The exhibition and the formulas are locked again; the student and the drink are available.
alchemists-companion-ask-earlier-round-yes = Go back
alchemists-companion-ask-answers = Has everybody counted everything except their theories?
alchemists-companion-ask-answers-more = The formulas will be shown to the whole table, and this cannot be undone.
alchemists-companion-ask-answers-yes = Show the formulas
alchemists-companion-ask-other = Put the open game aside?
alchemists-companion-ask-other-more = It stays in the list of earlier games, with all its answers.
alchemists-companion-ask-other-yes = Open the other one
alchemists-companion-ask-board = Is this screen hidden from everybody who is playing?
alchemists-companion-ask-board-more = The board has all 28 potions and all formulas on it.
alchemists-companion-ask-board-yes = Show the board
alchemists-companion-board = The board to print
alchemists-companion-print = Print
alchemists-companion-save = Save as a file
alchemists-companion-level = How do you play? You choose this once for each game.
alchemists-companion-level-apprentice = As apprentices
alchemists-companion-level-master = As masters
alchemists-companion-new = New game
alchemists-companion-compatible = with a code that the original app reads, too
alchemists-companion-code = Game code
alchemists-companion-code-where = From a friend’s phone, or four letters of the original app.
alchemists-companion-join = Open
alchemists-companion-readable = This code is valid.
alchemists-companion-this-game = This game…
alchemists-companion-promise = The promise, for everybody to write down:
alchemists-companion-no-promise = A code of four letters has no promise, because there are so few that somebody could try them all.
alchemists-companion-invite = Show the code, let others join
alchemists-companion-invite-how = Scan this with another phone: it becomes the oracle of the same game. The code is not sent to any server.
alchemists-companion-qr = QR code of the game
alchemists-companion-copy-link = Copy the link
alchemists-companion-copy-code = Copy the code
alchemists-companion-copied = Copied
alchemists-companion-arrived = This opened in the browser. If Retorta is on your home screen, open it there and enter the code: an app and a browser do not share what they save.
alchemists-companion-stay = Stay here
alchemists-companion-to-table = To the table
alchemists-companion-other = Another game
alchemists-companion-earlier = Earlier games
alchemists-companion-forget = Forget
alchemists-companion-forget-ask = Forget this game?
alchemists-companion-forget-more = Its code and all its answers are deleted from this phone.
alchemists-companion-promise-kept = The promise was kept:
alchemists-companion-promise-broken = The promise was broken: this code does not give
alchemists-companion-wrong = Not quite: look again.
alchemists-companion-right = Right!
alchemists-companion-next = Next
alchemists-companion-exam-question = { $number } of { $of }: { $pair }. What do you announce?
alchemists-companion-exam-passed = All three right: you can read the board.
alchemists-companion-school-step = Step { $step } of { $of }
alchemists-companion-school-mix = A potion is made of two different ingredients. Tap these two: { $one }, { $other }.
alchemists-companion-school-those = For this lesson use the two named above.
alchemists-companion-school-formulas = Every ingredient has one of eight formulas: three aspects, each plus or minus, each large or small. No two ingredients have the same one.
alchemists-companion-school-excluded = You made { $potion }. Four formulas can never make it, so neither { $one } nor { $other } has any of them: cross them out.
alchemists-companion-school-out = crossed out
alchemists-companion-school-rule = The potion has the colour and sign that are large in one formula and small in the other. Two formulas with no sign in common make a neutral one.
alchemists-companion-school-test-1 = First test: what do these two make?
alchemists-companion-school-test-2 = Second test: one formula is known ({ $one }). Mix it with the other ingredient ({ $other }) and see.
alchemists-companion-school-neutral = Every formula makes a neutral potion with exactly one other. So which one does the other ingredient ({ $other }) have?
alchemists-companion-school-end = That is all an alchemist needs to know; the rest you find out at the table.
alchemists-companion-missing = { $count ->
    [one] One character to go.
   *[other] { $count } characters to go.
}
alchemists-companion-proof = { $wrong ->
    [0] { $count ->
        [0] This phone gave no answers.
        [one] The one answer that this phone gave was checked against the code, and is true.
       *[other] All { $count } answers that this phone gave were checked against the code, and are true.
    }
   *[other] Of the answers that this phone gave ({ $count }), { $wrong ->
        [one] one does not fit the code:
       *[other] { $wrong } do not fit the code:
    }
}

# The private notebook.

alchemists-companion-notebook = Notebook
alchemists-companion-notebook-about = What you have seen, and what follows from it; for your eyes only.
alchemists-notebook-help = Help
alchemists-notebook-help-none = none
alchemists-notebook-help-crosses = crosses
alchemists-notebook-help-chances = chances
alchemists-notebook-help-advice = advice
alchemists-notebook-view-lab = Laboratory
alchemists-notebook-view-facts = Facts
alchemists-notebook-view-advice = Advice
alchemists-notebook-view-notes = Notes
alchemists-notebook-view-share = Transfer
alchemists-notebook-add = Add a fact
alchemists-notebook-keep = Write it down
alchemists-notebook-back = Back
alchemists-notebook-drop = Drop
alchemists-notebook-kept = Noted: { $fact }
alchemists-notebook-no-facts = Nothing is written down yet.
alchemists-notebook-all-facts = All facts
alchemists-notebook-no-log = Nothing written down here was seen by everybody.
alchemists-notebook-round = Round
alchemists-notebook-whole = The whole notebook
alchemists-notebook-whole-use = For another phone of your own: everything that is written here.
alchemists-notebook-log-use = For the others at the table: potions, sales, theories and debunkings in order, without any ingredients that only you know. When they open it, it is added to their own notebooks.
alchemists-notebook-log-file-use = Save what everybody saw as a file, or open such a file from another notebook.
alchemists-notebook-log-summary = { $count ->
    [0] what everybody saw; nothing in it is new to you
    [one] what everybody saw; one fact is new to you and is added
   *[other] what everybody saw; { $count } facts are new to you and are added
}
alchemists-notebook-names = Names at the table
alchemists-notebook-names-use = With names you can note whose theory it is. The names are shared with the score pads.
alchemists-notebook-i-am = I am
alchemists-notebook-clash = These cannot all be true. Which one is wrong?
alchemists-notebook-new = New notebook
alchemists-notebook-no-file = That file is not a notebook of Alchemists.
alchemists-notebook-file-use = Save this notebook as a file, or open one from another phone.
alchemists-notebook-summary = { $count ->
    [one] a notebook with one fact
   *[other] a notebook with { $count } facts
}
alchemists-notebook-what = What happened?
alchemists-notebook-mix = I saw a potion mixed
alchemists-notebook-mix-about = Both ingredients and the potion are known: your test, a drink, an exhibition.
alchemists-notebook-sold = I sold a potion
alchemists-notebook-sold-about = Both ingredients are known; of the potion, only how close it came to the order.
alchemists-notebook-glimpsed = Periscope
alchemists-notebook-glimpsed-about = You saw one ingredient of somebody else’s potion.
alchemists-notebook-two = A rival mixed a potion
alchemists-notebook-two-about = Everybody saw the potion, and you know which ingredients it may have been made from.
alchemists-notebook-aspect = Debunked, as an apprentice
alchemists-notebook-aspect-about = The true sign of one colour was shown.
alchemists-notebook-claim = Debunked, as a master
alchemists-notebook-claim-about = A result was claimed, and the answer was yes or no.
alchemists-notebook-theory = A theory on the board
alchemists-notebook-theory-about = Your own uses up the formula; a rival’s is evidence, as far as you believe it.
alchemists-notebook-sealed = A seal on a theory
alchemists-notebook-sealed-about = Somebody agrees with a theory, or a seal is turned up.
alchemists-notebook-fallen = { $ingredient } (fallen)
alchemists-notebook-fallen-about = This theory has fallen: note whose seal was turned up, and which it was.
alchemists-notebook-one = One of several
alchemists-notebook-one-about = At least one of these ingredients has this sign.
alchemists-notebook-ingredient = Ingredient
alchemists-notebook-pair = Two ingredients
alchemists-notebook-several = Two or more ingredients
alchemists-notebook-seen = Everybody saw a potion
alchemists-notebook-seen-about = A rival’s test, sale or exhibition, made from ingredients you know nothing about.
alchemists-notebook-what-all-saw = What everybody saw
alchemists-notebook-seen-potion = A potion
alchemists-notebook-seen-sale = A sale
alchemists-notebook-seen-exhibition = The exhibition
alchemists-notebook-order = Ordered
alchemists-notebook-result = Potion
alchemists-notebook-quality = How close it came
alchemists-notebook-answer = The answer
alchemists-notebook-yes = Yes
alchemists-notebook-no = No
alchemists-notebook-colour = Colour
alchemists-notebook-sign = Sign
alchemists-notebook-formula = Formula
alchemists-notebook-who = Who?
alchemists-notebook-whose = Whose is it?
alchemists-notebook-mine = Mine
alchemists-notebook-rival = A rival’s
alchemists-notebook-belief = How much do you believe it, in percent?
alchemists-notebook-belief-little = a little
alchemists-notebook-belief-half = maybe
alchemists-notebook-belief-much = probably
alchemists-notebook-belief-nearly = almost surely
alchemists-notebook-seal = Their seal, if you saw it
alchemists-notebook-own-seal = Your seal, if you like
alchemists-notebook-advice-off = Your table plays without advice. Choose it above under “Help”, if everybody agrees.
alchemists-notebook-hand = Ingredients in my hand
alchemists-notebook-hand-use = Each tap adds one; after { $most } it goes back to none.
alchemists-notebook-hand-none = None
alchemists-notebook-experiments = Experiments with my cards
alchemists-notebook-bits = { $bits } bits
alchemists-notebook-publishable = Chance that you can then publish one more theory without risk: { $chance }; that a formula is then certain: { $certain }.
alchemists-notebook-no-pair = Tap at least two different ingredients above.
alchemists-notebook-more = { $count } more
alchemists-notebook-theories = Theories and seals
alchemists-notebook-theories-use = The chance that each theory is right, and what each seal would bring at the end, on average.
alchemists-notebook-on-board = on the board
alchemists-notebook-debunk = Debunked by { $colour }: { $chance }
alchemists-notebook-exhibition = Exhibition
alchemists-notebook-seats = Players
alchemists-notebook-programme = Best with your cards; reputation if you are the first to show each: { $reputation }
alchemists-notebook-exhibits = All pairs that are certain:
alchemists-notebook-no-exhibits = No result is certain yet.
alchemists-fact-mix = { $pair }: { $seen }
alchemists-fact-not = { $pair }: not { $seen }
alchemists-fact-sold = sold for { $order }, { $quality }
alchemists-fact-glimpsed = Periscope: { $ingredients }. Everybody saw: { $seen }
alchemists-fact-two = Two of { $ingredients }: { $seen }
alchemists-fact-one = One of { $ingredients }: { $colour } { $sign }
alchemists-fact-aspect = { $ingredients }: { $colour } { $sign }
alchemists-fact-published = { $ingredients }: { $by ->
    [me] my theory
    [none] a theory
   *[other] a theory of { $by }
}{ $seal ->
    [none] {""}
   *[other] , { $seal }
}
alchemists-fact-sealed = { $ingredients }: { $by ->
    [me] my seal on the theory
    [none] a seal on the theory
   *[other] a seal of { $by } on the theory
}{ $seal ->
    [none] {""}
   *[other] , { $seal }
}
alchemists-fact-seen = { $by ->
    [me] I
    [none] Somebody
   *[other] { $by }
}: { $seen }
alchemists-fact-exhibited = { $by ->
    [me] I
    [none] Somebody
   *[other] { $by }
} at the exhibition: { $seen }
alchemists-fact-theory = { $ingredients }: { $by ->
    [none] a rival’s theory
   *[other] a theory of { $by }
}, believed { $chance }{ $seal ->
    [none] {""}
   *[other] , { $seal }
}

# Looking back at a real game.

alchemists-companion-looking-back = Looking back
alchemists-companion-looking-back-about = After the formulas are revealed: was each theory reasonable?
alchemists-back-use = Once the truth is out: how likely each theory in your notebook was when it was published. Enter the code, or tap in the formulas.
alchemists-back-as-counted = The truth from the final count
alchemists-back-look = Look back
alchemists-back-ask = Has everybody seen the formulas?
alchemists-back-ask-more = The next page shows them all.
alchemists-back-again = Another game
alchemists-back-none = There is no theory in your notebook; you note one there under “A theory on the board”.
alchemists-back-summary = { $right } of your { $count } theories and agreements { $right ->
    [1] was
   *[other] were
} right; going by what you had noted, about { $expected } could be expected.
alchemists-back-untrue = These facts do not fit the truth: they were misread or noted wrongly. Below they count as they were noted.
alchemists-back-published = { $by ->
    [me] My theory
    [none] A rival’s theory
   *[other] A theory of { $by }
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}
alchemists-back-agreed = { $by ->
    [me] I agreed
    [none] Somebody agreed
   *[other] { $by } agreed
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}
alchemists-back-from-notes = Going by your notes at the time
alchemists-back-from-all = Going by what everybody had seen at the time
alchemists-back-chance = Right: { $chance }
alchemists-back-but-for = Wrong only in:
alchemists-back-seals = Points on average:
alchemists-back-laid = , the seal that was laid
alchemists-back-certain = Certain: nothing else was possible.
alchemists-back-covered = Safe: only { $colour } was in doubt, and its question mark covers that.
alchemists-back-sound = Reasonable: with the { $seal } it would bring { $points } on average.
alchemists-back-bold = { $from ->
    [all] A guess, as far as the table could tell: no free formula was likelier, and every seal lost points on average.
   *[notes] Bold: no free formula was likelier, but every seal lost points on average.
}
alchemists-back-unlikely = Hardly reasonable: every seal lost points on average, and another formula was likelier ({ $chance }):
alchemists-back-ruled-out = { $from ->
    [all] Against all reason: what everybody had seen ruled it out.
   *[notes] Against all reason: your notes already ruled it out.
}
alchemists-back-right = It was right.
alchemists-back-near = Wrong in one colour only ({ $colours }): the { $seal } would have covered it. The truth is:
alchemists-back-wrong = Wrong in { $colours }. The truth is:
alchemists-back-fell = It was debunked before the end, by { $colour }.
alchemists-back-brought = The { $seal } brought { $points }.

# The final count.

alchemists-companion-score-pad = Final count
alchemists-companion-score-pad-about = Reputation, artifacts, grants, gold and seals, checked against the truth.
alchemists-count-reputation = Reputation
alchemists-count-gold = Gold
alchemists-count-favors = Favors in hand
alchemists-count-set-aside = Different ingredients under the Feather in Cap
alchemists-count-book-full = This book already has { $most } seals, and there is no room for more.
alchemists-count-grants = Grants
alchemists-count-grants-use = For each grant, tap the number printed on its token.
alchemists-count-printed-nowhere = What is printed on the five grants of your box? Tap a number for each, in any order. This phone remembers them. If you skip this, any number can be tapped.
alchemists-count-printed-tokens = The numbers on the grants in your box, as you entered them here. Tap another number to change one.
alchemists-count-printed-corrections = The numbers on the grants as you entered them under Corrections. Tap another number to change one.
alchemists-count-printed-grant = Grant { $number }
alchemists-count-grant = One more grant worth { $points }
alchemists-count-grant-back = Take back the grant worth { $points }
alchemists-count-artifacts = Artifacts
alchemists-count-theories-use = Tap a published ingredient, then its formula and everybody’s seal.
alchemists-count-all-theories = All theories
alchemists-count-no-theory = No theory here
alchemists-count-code = Code of the game
alchemists-count-own-code = The game of this phone’s oracle
alchemists-count-truth-use = If there is no code: tap each ingredient and its true formula.
alchemists-count-step-grants = Grants
alchemists-count-step-theories = Theories
alchemists-count-step-truth = Truth
alchemists-count-step-count = Count
alchemists-count-next = Next: { $step }
alchemists-count-total = Points
alchemists-count-coins = Coins left
alchemists-count-winner = { $names } wins.
alchemists-count-shared = A shared victory: { $names }.
alchemists-count-ours = The grants are counted with values that we reconstructed: tap the numbers printed on yours before you trust the winner.
alchemists-count-right = right
alchemists-count-wrong = wrong in { $colours }; the truth is
alchemists-count-conflicts = Conflict tokens make no difference in the final count.

# Setting up and running a real game.

alchemists-companion-set-up = Set up
alchemists-companion-set-up-about = Who begins, and what to set up for this many players.
alchemists-setup-first = { $name } begins and takes the start-player token.
alchemists-setup-each = Everybody gets
alchemists-setup-cubes = { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}, but only { $first } of them in the first round
alchemists-setup-purse = { $gold } gold, and the marker on reputation { $reputation }
alchemists-setup-cards = { $ingredients } ingredients; { $favors } favors, one of which they keep
alchemists-setup-seals = Seals:
alchemists-setup-discounts = { $cards } discount cards, a laboratory, a screen and two flasks
alchemists-setup-table = On the table
alchemists-setup-row = { $cards } ingredients face up, the deck beside them
alchemists-setup-artifacts = { $cards } artifacts of each level, all face up; level I is on sale
alchemists-setup-adventurers = Of the { $tiles } adventurers one goes back into the box unseen; the conference tiles go below the second and the fourth of the others
alchemists-setup-orders = { $seats ->
    [2] Orders: one sale a round, of any of the three potions
    [3] Orders: two sales a round, one of the left or the middle potion and one of the right potion
   *[other] Orders: three sales a round, each potion once
}
alchemists-setup-grants = The { $grants } grants beside the theory board, with the eight formulas
alchemists-setup-conflicts = Three pairs of conflict tokens
alchemists-setup-spaces = Order track, from the top
alchemists-setup-space-gold = pay { $gold } gold
alchemists-setup-space-favors = { $favors ->
    [one] one favor
   *[other] { $favors } favors
}
alchemists-setup-space-ingredients = { $ingredients ->
    [one] one ingredient
   *[other] { $ingredients } ingredients
}
alchemists-setup-space-nothing = nothing
alchemists-setup-green = Green space, for the paralysed:
alchemists-setup-areas = Actions and their cubes
alchemists-setup-cubes-of = cubes: { $cubes }
alchemists-setup-from-round = from round { $round } on
alchemists-companion-round-track = Round track
alchemists-companion-round-track-about = What comes next, and what is easily forgotten at the end of a round.
alchemists-rounds-level = Level
alchemists-rounds-now = Everybody has { $cubes } cubes. Artifacts of level { $level } are on sale.
alchemists-rounds-no-adventurer = No adventurer is in town yet.
alchemists-rounds-order = Order and plans
alchemists-rounds-order-use = Beginning with the start player, everybody chooses a space of the order track and takes its cards. Then everybody plans, from the bottom of the track to the top.
alchemists-rounds-actions = Actions, from the top of the track down
alchemists-rounds-new = new
alchemists-rounds-end = End of the round
alchemists-rounds-conference = Conference: count your seals, leaving out those on theories in conflict.
alchemists-rounds-seals = seals { $seals }
alchemists-rounds-corrected = With the numbers of your box:
alchemists-rounds-ours = Our reconstruction: read the numbers on your tile.
alchemists-rounds-artifacts = The remaining artifacts are replaced by those of level { $level }.
alchemists-rounds-top = Most seals: { $gains } more reputation, also for everybody who is tied.
alchemists-rounds-unused = Unused cubes: a favor for every { $cubes }; then take them back.
alchemists-rounds-hospital = Cubes in the hospital become unused ones.
alchemists-rounds-adventurer = The next adventurer comes to town.
alchemists-rounds-row = Clear the board. Take the flasks off the track, except those that came to the green space this round. Lay out five new ingredients.
alchemists-rounds-first = The start-player token passes to the left, skipping anybody who is paralysed.
alchemists-rounds-last-count = The final count.
alchemists-rounds-next = Round { $round }
alchemists-rounds-again = New game
alchemists-rounds-again-question = Go back to round 1?

alchemists-pad-player = { PLAYER($seat) }: { $total }. Reputation { $reputation }, artifacts { $artifacts }, grants { $grants }, gold { $gold } (coins left: { $coins }), seals { $seals }, Wisdom Idol { $idol }.
alchemists-pad-theory = { $right ->
    [yes] { $ingredient }: { $formula } is right. { $seals }
   *[no] { $ingredient }: { $formula } is wrong, it is { $truth }. { $seals }
}
alchemists-pad-seal = { PLAYER($seat) }, { $seal }: { $points }
alchemists-pad-winners = Victory: { PLAYERS($winners) }
alchemists-sheet-template = The final count of Alchemists: fill it in and count it with retorta score alchemists FILE. Write the code of the game, or a table [truth] with the formula of every ingredient. Names may be written in any of our languages and shortened.
alchemists-sheet-template-players = For every player, in the order you sit: reputation, gold, favors left in hand, artifacts, grants (or grant_points: the sum printed on them), and how many different ingredients lie under the Feather in Cap.
alchemists-sheet-template-theories = For every published theory: the formula as signs, red first, and the seals on it.
remark-alchemists-grants-ours = Note: the values of the grants are our reconstruction. Write grant_points with the sum printed on yours, or a table [grants] with the number on each, or give your own values with --option data=FILE.
error-alchemists-sheet = The sheet should have “players”, a table for each; retorta score alchemists --template prints one.
error-alchemists-sheet-truth = The truth is missing: write the “code” of the game, or “truth” with eight ingredients, each with a formula of its own.
error-alchemists-sheet-player = Player { $player } should have { $known } and nothing else.
error-alchemists-sheet-unknown = Player { $player }: “{ $written }” is not clear; it could be { $known }.
error-alchemists-sheet-artifact-twice = There is only one { $artifact }, but the sheet has it more than once.
error-alchemists-sheet-grants = There are { $most } grants in the box, but the sheet has { $found }.
error-alchemists-sheet-gold = There are { $most } gold in the box, but the sheet has { $found } in all.
error-alchemists-sheet-favors = There are { $most } favors in the box, but the sheet has { $found } in all.
error-alchemists-sheet-artifacts = { $most } artifacts of level { $level } are on sale in a game, but the sheet has { $found }.
error-alchemists-sheet-set-aside = Player { $player } has set ingredients aside, but does not have the { $artifact }.
error-alchemists-sheet-book-full = Theory { $number } has { $found } seals, but only { $most } fit on a book.
error-alchemists-sheet-grant-twice = The sheet has { $grant } more than once, but there is only one in the box.
error-alchemists-sheet-grant-numbers = “grants” should name grants and the numbers printed on them; there are { $known }.
error-alchemists-sheet-theories = “theories” should be a list of tables.
error-alchemists-sheet-theory = Theory { $number } should have { $known } and nothing else.
error-alchemists-sheet-theory-twice = There are two theories about { $ingredient }; only one can be published.
error-alchemists-sheet-formula-twice = The same formula is published for { $ingredients }; each formula can be used only once.
error-alchemists-sheet-seal = Theory { $number }: a seal should be {"{"} player = "…", seal = "gold" {"}"}: gold, silver, red, green or blue.
error-alchemists-sheet-seal-twice = Theory { $number } has two seals of the same player; each player may lay only one.
error-alchemists-sheet-seals = Player { $player } laid { $found } × { $seal }, but has only { $most }.

# Corrections and papers.

alchemists-companion-corrections = Corrections
alchemists-companion-corrections-about = What is printed in your box, where we had to guess
alchemists-companion-printables = On paper
alchemists-companion-printables-about = Triangle and grid, empty, to print
alchemists-companion-corrections-use = Correct what is different in your box. Our value is below each number; numbers that differ are framed. A table can use the saved file: here, on a server and on the command line.
alchemists-companion-corrections-ours = Back to ours
alchemists-companion-ours = ours: { $value }
alchemists-companion-one-more = { $label }: add a number
alchemists-companion-one-less = { $label }: remove a number
alchemists-companion-conferences = Conferences
alchemists-companion-conference = { $level }, conference { $number }: change of reputation for 0, 1, 2 … seals
alchemists-companion-grants = Grants
alchemists-companion-points = Points
alchemists-companion-faces = Smiling faces on the discount cards
alchemists-companion-spaces = Order track
alchemists-companion-space-players = at least this many players
alchemists-companion-space-gold = gold to pay
alchemists-companion-space-favors = favors
alchemists-companion-space-ingredients = ingredients
alchemists-companion-green = green
alchemists-companion-debunk-cubes = Cubes for debunking
alchemists-companion-cubes-few = Two and three players: first action, second …
alchemists-companion-cubes-four = Four players: first action, second …
alchemists-paper-triangle = Result triangle
alchemists-paper-triangle-use = Write the potion where the two ingredients meet.
alchemists-paper-grid = Formula grid
alchemists-paper-grid-use = Cross out every formula that an ingredient cannot have.
