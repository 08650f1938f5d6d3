# What every table says.
core-player = Player { $number }
core-rule-cited = Rule { $section }: { $text }
core-rule-not-asked = This is not what you are asked now.

core-hint-clear = It leaves you about { NUMBER($points, minimumFractionDigits: 1) } points better off against the others than: { $move }.
core-hint-close = It is close: { $move } would be about as good.
core-hint-more = It is judged to bring you about { NUMBER($points, minimumFractionDigits: 1) } points more than: { $move }.
core-hint-only = There is no other move.
