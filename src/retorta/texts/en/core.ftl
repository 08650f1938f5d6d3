# What every table says.
core-language = English
core-player = Player { $number }
core-rule-cited = Rule { $section }: { $text }
core-rule-not-asked = That is not what you have to decide now.

core-hint-best = I would play: { $move }. In { $dreams ->
    [one] { $dreams } imagined game
   *[other] { $dreams } imagined games
} it leaves you, on average, { $side ->
    [level] about level with the others
    [behind] about { NUMBER($lead, minimumFractionDigits: 1) } points behind the others
   *[ahead] about { NUMBER($lead, minimumFractionDigits: 1) } points ahead of the others
}.
core-hint-other = Another choice: { $move }, { $side ->
    [level] about level with the others
    [behind] about { NUMBER($lead, minimumFractionDigits: 1) } points behind the others
   *[ahead] about { NUMBER($lead, minimumFractionDigits: 1) } points ahead of the others
}.
core-hint-clear = Compared with “{ $move }”, it leaves you about { NUMBER($points, minimumFractionDigits: 1) } points better off against the others.
core-hint-close = It is close: “{ $move }” would be about as good.
core-hint-more = It should bring you about { NUMBER($points, minimumFractionDigits: 1) } points more than “{ $move }”.
core-hint-only = There is no other move.
core-hint-best-planned = I would play: { $move }. It should bring you about { NUMBER($points, minimumFractionDigits: 1) } points.
core-hint-other-planned = Another choice: { $move }, about { NUMBER($points, minimumFractionDigits: 1) } points.

core-tells-of = { PLAYER($seat) }: { $text }
core-tells-chance = { $text } ({ $percent }%)
core-tells-possible = { $text } (possible)

core-option-aids = What is told of a choice
core-option-aids-rules = what the rules say of it
core-option-aids-chances = chances and deductions as well
