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

# The same on a page of the browser.

alchemists-companion-oracle = The oracle
alchemists-companion-oracle-about = It knows the formulas and answers as the rulebook’s app does.
alchemists-companion-title = Alchemists at a real table
alchemists-companion-explained = One device stands in for the app of the rulebook: it knows the formulas and tells only what a player may know. Nothing is kept on the server.
alchemists-companion-code = Game code
alchemists-companion-new = New game
alchemists-companion-promise = The promise, for everybody to write down: { $promise }
alchemists-companion-what = What happens?
alchemists-companion-mix = Mix, test or drink
alchemists-companion-sell = Sell a potion
alchemists-companion-aspect = Debunk, as an apprentice
alchemists-companion-claim = Debunk, as a master
alchemists-companion-exhibit = Exhibit a potion
alchemists-companion-reveal = The big revelation
alchemists-companion-first = First ingredient
alchemists-companion-second = Second ingredient
alchemists-companion-potion = Potion
alchemists-companion-colour = Colour
alchemists-companion-ask = Ask the oracle
alchemists-companion-hide = Hide the answer
alchemists-companion-unwelcome = An unpleasant one: the student turns unwilling, a drinker feels it.
alchemists-companion-confirmed = Yes: the experiment shows it.
alchemists-companion-not-confirmed = No: the experiment shows something else.
alchemists-companion-sign = The true sign is { $sign }
alchemists-companion-kept = The promise was kept.

alchemists-pad-player = { PLAYER($seat) }: { $total }. Reputation { $reputation }, artifacts { $artifacts }, grants { $grants }, gold { $gold } (coins left: { $coins }), seals { $seals }, Wisdom Idol { $idol }.
alchemists-pad-theory = { $right ->
    [yes] { $ingredient }: { $formula } is right. { $seals }
   *[no] { $ingredient }: { $formula } is wrong, it is { $truth }. { $seals }
}
alchemists-pad-seal = { PLAYER($seat) }, { $seal }: { $points }
alchemists-pad-winners = Victory: { PLAYERS($winners) }
alchemists-sheet-template = The last count of Alchemists: fill it in and count it with retorta score alchemists FILE. Write the code of the game, or instead a table [truth] with the formula of every ingredient. Names may be written in any of our languages and cut short.
alchemists-sheet-template-players = For every player, in the order you sit: reputation, gold, favors left in hand, artifacts, grants (or grant_points: the sum printed on them), and how many different ingredients lie under the Feather in Cap.
alchemists-sheet-template-theories = For every published theory: the formula as signs, red first, and the seals on it.
remark-alchemists-grants-ours = Mind: what the grants are worth is our reconstruction. Write grant_points with the sum printed on yours, or give your own values with --option data=FILE.
error-alchemists-sheet = The sheet should have “players”, a table for each; retorta score alchemists --template prints one.
error-alchemists-sheet-truth = The truth is missing: write the “code” of the game, or “truth” with eight ingredients, each with a formula of its own.
error-alchemists-sheet-player = Player { $player } should have { $known } and nothing else.
error-alchemists-sheet-unknown = Player { $player }: “{ $written }” is not one thing; it could be { $known }.
error-alchemists-sheet-artifact-twice = { $artifact } is there only once, but stands on the sheet more often.
error-alchemists-sheet-theories = “theories” should be a list of tables.
error-alchemists-sheet-theory = Theory { $number } should have { $known } and nothing else.
error-alchemists-sheet-theory-twice = There are two theories about { $ingredient }; only one can be published.
error-alchemists-sheet-formula-twice = The same formula is published for { $ingredients }; each formula is there once.
error-alchemists-sheet-seal = Theory { $number }: a seal should be {"{"} player = "…", seal = "gold" {"}"}: gold, silver, red, green or blue.
error-alchemists-sheet-seal-twice = Theory { $number } has two seals of one player; everybody may lay one.
error-alchemists-sheet-seals = Player { $player } laid { $found } × { $seal }, but has only { $most }.

# Corrections and papers.

alchemists-companion-corrections = Corrections
alchemists-companion-corrections-about = What your box prints where we had to guess
alchemists-companion-printables = On paper
alchemists-companion-printables-about = Triangle and grid, empty, to print
alchemists-companion-corrections-use = Put right what your box prints otherwise. Below every number stands ours; what differs is framed. A table takes the saved file: here, on a server and on the command line.
alchemists-companion-corrections-save = Save the file
alchemists-companion-corrections-open = Open a file
alchemists-companion-corrections-play = Play with it in this tab
alchemists-companion-corrections-ours = Back to ours
alchemists-companion-ours = ours: { $value }
alchemists-companion-one-more = { $label }: one number more
alchemists-companion-one-less = { $label }: one number less
alchemists-companion-conferences = Conferences
alchemists-companion-conference = { $level }, conference { $number }: change of reputation for 0, 1, 2 … seals
alchemists-companion-grants = Grants
alchemists-companion-points = Points
alchemists-companion-faces = Smiling faces on the discount cards
alchemists-companion-spaces = Order track
alchemists-companion-space-players = players, at least
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
