core-player = Gracz { $number }
core-rule-cited = Zasada { $section }: { $text }
core-rule-not-asked = Nie o to teraz pytamy.

core-hint-clear = Wobec rywali daje to o około { NUMBER($points, minimumFractionDigits: 1) } punktu więcej niż: { $move }.
core-hint-close = Różnica jest niewielka: { $move } to niemal równie dobry ruch.
core-hint-more = Według oceny da to o około { NUMBER($points, minimumFractionDigits: 1) } punktu więcej niż: { $move }.
core-hint-only = Nie ma innego ruchu.
