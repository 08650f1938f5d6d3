# The companion of Alchemists: oracle, gamemaster's sheet, deduction.

cli-alchemy-short = Help at a real table of Alchemists: oracle and deduction.
cli-alchemy = Answers for the app of Alchemists at a real table (mix, test, sell, debunk …), prints the gamemaster's sheet, and says what follows from what you know. Names of ingredients and potions may be written in English, Russian or Polish and cut short.
cli-alchemy-new-short = Make a game code.
cli-alchemy-new = Makes a code that fixes the formula of every ingredient. Keep it from the players' eyes and show them the promise: at the end it proves that the code was not exchanged.
cli-alchemy-new-compatible = Make a code of four letters that the original app reads the same way.
cli-alchemy-mix-short = Mix two ingredients.
cli-alchemy-mix = Tells which potion the ingredients A and B make in the game of CODE.
cli-alchemy-test-short = Mix two ingredients and test them on the student.
cli-alchemy-test = Tells which potion A and B make, and what the student thinks of it.
cli-alchemy-drink-short = Mix two ingredients and drink the potion.
cli-alchemy-drink = Tells which potion A and B make, and what it does to you.
cli-alchemy-sell-short = Sell a potion: only its quality is told.
cli-alchemy-sell = Tells how near the potion of A and B comes to the order, and nothing more.
cli-alchemy-sell-order = The potion the adventurer ordered.
cli-alchemy-debunk-short = Debunk a theory.
cli-alchemy-debunk = For apprentices: A is an ingredient and B a colour; the true sign is told. For masters: A and B are ingredients and --claim names a potion; the answer is yes or no.
cli-alchemy-debunk-claim = The potion a master claims that A and B make.
cli-alchemy-exhibit-short = Show a potion at the exhibition.
cli-alchemy-exhibit = Tells which potion A and B make, and whether it is the promised one.
cli-alchemy-exhibit-claim = The potion that was promised.
cli-alchemy-reveal-short = Show the formula of every ingredient.
cli-alchemy-reveal = Shows the secret of CODE, for the end of the game.
cli-alchemy-reveal-promise = The promise shown before the game; it is checked against CODE.
cli-alchemy-triangle-short = Show what every pair makes.
cli-alchemy-triangle = Shows the gamemaster's sheet of CODE. The result of two ingredients stands in the row of one and the column of the other.
cli-alchemy-triangle-svg = Write the sheet to this file as an A4 drawing to print; the file must not exist yet.
cli-alchemy-deduce-short = Say what follows from the facts you know.
cli-alchemy-deduce = Reads facts from FILE (- is standard input) and tells the chance of every formula, what is certain, and which experiments tell most. docs/companion.md describes the file.
cli-alchemy-deduce-best = How many experiments to list. Default: 5.

alchemists-aspect-sign-plus = plus
alchemists-aspect-sign-minus = minus

alchemists-mixed = { $one } + { $other } = { $result }
alchemists-not-mixed = { $one } + { $other } is not { $result }
alchemists-only-sign = { $one } + { $other }: sign { $sign }
alchemists-sold = { $one } + { $other } sold for { $order }: { $quality }
alchemists-aspect = { $ingredient }: { $colour } { $sign }
alchemists-known = { $ingredient }: formula { $formula }
alchemists-excluded = { $ingredient }: not formula { $formula }
alchemists-probable = { $fact } (weight { $weight })

alchemy-letter-red = R
alchemy-letter-green = G
alchemy-letter-blue = B
alchemy-mark-neutral = 0
alchemy-formula-number = formula { $number }

alchemy-code = Code: { $code }
alchemy-promise = Promise: { $promise }
alchemy-code-advice = Show the promise to everybody now and the code to nobody: retorta alchemy reveal CODE --promise PROMISE checks it at the end.
alchemy-code-compatible-advice = The original app reads this code too. Its letters give formulas away to anybody who knows the rule, so show it to nobody who plays.
alchemy-mixed = { $one } + { $other }: { $potion }
alchemy-student-willing = The student does not mind.
alchemy-student-unwilling = The student is unwilling from now on: every later test in this round costs 1 gold.
alchemy-drink-healing = Nothing bad happens to you.
alchemy-drink-poison = The cube of this action goes to the hospital: you have one cube fewer in the next round.
alchemy-drink-speed = Nothing bad happens to you.
alchemy-drink-paralysis = Your flask goes to the green space: in the next round you do not choose your place and act last.
alchemy-drink-wisdom = Nothing bad happens to you.
alchemy-drink-insanity = You lose 1 reputation.
alchemy-drink-neutral = Nothing bad happens to you: it is soup.
alchemy-sold = Order: { $order }. Quality: { $quality }.
alchemy-aspect = { $ingredient }, { $colour }: { $sign }
alchemy-confirmed = Yes: { $one } + { $other } makes { $claim }.
alchemy-denied = No: { $one } + { $other } does not make { $claim }.
alchemy-exhibited = The promise is kept.
alchemy-not-exhibited = That is not the promised { $claim }.
alchemy-revealed = { $ingredient }: formula { $number }, { $formula }
alchemy-promise-kept = The promise is kept: this is the code the game began with.
alchemy-sheet-title = Gamemaster's sheet
alchemy-sheet-use = The potion of two ingredients stands in the row of one and the column of the other. Keep it hidden.
alchemy-sheet-written = The sheet is in { $file }.

alchemy-left = { $count ->
    [one] One assignment of formulas fits the facts: the secret is out.
   *[other] { $count } of { $all } assignments of formulas fit the facts.
}
alchemy-table = Chance of each formula, in percent:
alchemy-formulas = The formulas, a capital for a big circle:
alchemy-certain = Certain:
alchemy-nothing-certain = Nothing is certain yet.
alchemy-experiments = Most telling experiments:
alchemy-no-experiments = No experiment can tell more.
alchemy-experiment = { $one } + { $other }: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bits: { $chances }
alchemy-chance = { $potion } { NUMBER($chance, style: "percent") }
alchemy-small-chance = { $potion } <1%
alchemy-theories = Likeliest theories, and what a hedge would cover:
alchemy-theory = { $ingredient }, formula { $number }: right { NUMBER($right, style: "percent") }; wrong only in red { NUMBER($red, style: "percent") }, in green { NUMBER($green, style: "percent") }, in blue { NUMBER($blue, style: "percent") }

error-alchemy-ingredient = There is no ingredient “{ $written }”; there are: { $known }.
error-alchemy-potion = There is no potion “{ $written }”; there are: { $known }.
error-alchemy-colour = There is no colour “{ $written }”; there are: { $known }.
error-alchemy-quality = There is no quality “{ $written }”; there are: { $known }.
error-alchemy-sign = “{ $written }” is no sign; write + or -.
error-alchemy-formula = “{ $written }” is no formula; write its number in the grid, 1 to { $most }, or its signs for red, green and blue, such as +--.
error-alchemy-ambiguous = “{ $written }” could be any of these: { $known }.
error-alchemy-same-twice = { $ingredient } cannot be mixed with itself; name two different ones of these: { $known }.
error-alchemy-neutral-order = The neutral potion can be neither ordered nor promised; name one of the six coloured ones.
error-alchemy-best = --best counts experiments from 1, so { $best } is too small.

error-code-length = A game code has { $original } letters (from the original app) or { $own } signs (from retorta alchemy new); this one has { $found }.
error-code-letters = A code of four letters has the letters A to Z only, not { $strange }.
error-code-newer = The code ends in { $last }: how the app reads codes that end in F to Z is not public; codes that end in A to E can be read, and DEMO.
error-code-signs = Our codes have no { $strange }: they are written in the digits 2 to 9 and Latin letters other than I, L and O.
error-code-check = There is a slip in this code: its last sign does not fit the others.
error-code-version = This code is of version { $version }, and this program reads version { $known }; a newer one may read it.
error-code-no-promise = A code of four letters has no promise: there are so few that all can be tried; retorta alchemy new makes one of { $length } signs.
error-code-broken-promise = This is not the code that was promised.

error-facts-file = A facts file should be {"{"}"facts": [fact, fact, …]{"}"}; docs/companion.md shows one.
error-facts-too-many = The file has { $found } facts; at most { $most } are read.
error-facts-bad = Fact { $number }: { $cause }
error-facts-kind = A fact has one of these words: { $known }.
error-facts-missing = A fact with “{ $kind }” also needs: { $missing }.
error-facts-extra = A fact with “{ $kind }” does not have: { $extra }.
error-facts-pair = Two ingredients are written as a list, such as ["toad", "fern"].
error-facts-weight = A weight is a number from 0 to 1, not { $written }.
error-facts-impossible = Fact { $number } ({ $fact }) makes it impossible: it cannot be true together with { $count ->
    [0] the others.
    [one] fact { $against }.
   *[other] facts { $against }.
}
