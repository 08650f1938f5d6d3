core-language = Русский
core-player = Игрок { $number }
core-rule-cited = Правило { $section }: { $text }
core-rule-not-asked = Сейчас вас спрашивают не об этом.

core-hint-best = Совет: { $move }. Воображаемых партий: { $dreams }; после такого хода вы в среднем { $side ->
    [level] вровень с соперниками
    [behind] позади соперников на { NUMBER($lead, minimumFractionDigits: 1) } очка
   *[ahead] впереди соперников на { NUMBER($lead, minimumFractionDigits: 1) } очка
}.
core-hint-other = Для сравнения: { $move } — в среднем { $side ->
    [level] вровень с соперниками
    [behind] позади соперников на { NUMBER($lead, minimumFractionDigits: 1) } очка
   *[ahead] впереди соперников на { NUMBER($lead, minimumFractionDigits: 1) } очка
}.
core-hint-clear = По сравнению с соперниками это выгоднее примерно на { NUMBER($points, minimumFractionDigits: 1) } очка, чем ход «{ $move }».
core-hint-close = Разница невелика: почти так же хорош ход «{ $move }».
core-hint-more = По оценке, это принесёт примерно на { NUMBER($points, minimumFractionDigits: 1) } очка больше, чем ход «{ $move }».
core-hint-only = Другого хода нет.
core-hint-best-planned = Совет: { $move }. По оценке, такой ход принесёт примерно { NUMBER($points, minimumFractionDigits: 1) } очка.
core-hint-other-planned = Для сравнения: { $move } — примерно { NUMBER($points, minimumFractionDigits: 1) } очка.

core-tells-of = { PLAYER($seat) }: { $text }
core-tells-chance = { $text } ({ $percent } %)
core-tells-possible = { $text } (возможно)

core-option-aids = Что сказано о каждом выборе
core-option-aids-rules = что следует из правил
core-option-aids-chances = ещё вероятности и выводы
