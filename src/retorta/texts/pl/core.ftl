core-language = Polski
core-player = Gracz { $number }
core-rule-cited = Zasada { $section }: { $text }
core-rule-not-asked = Nie o to teraz pytamy.

core-hint-best = Moja propozycja: { $move }. Wyobrażone partie: { $dreams }; po takim ruchu jesteś średnio { $side ->
    [level] na równi z rywalami
    [behind] { NUMBER($lead, minimumFractionDigits: 1) } punktu za rywalami
   *[ahead] { NUMBER($lead, minimumFractionDigits: 1) } punktu przed rywalami
}.
core-hint-other = Dla porównania: { $move }, średnio { $side ->
    [level] na równi z rywalami
    [behind] { NUMBER($lead, minimumFractionDigits: 1) } punktu za rywalami
   *[ahead] { NUMBER($lead, minimumFractionDigits: 1) } punktu przed rywalami
}.
core-hint-clear = Wobec rywali jest to korzystniejsze o około { NUMBER($points, minimumFractionDigits: 1) } punktu niż ruch „{ $move }”.
core-hint-close = Różnica jest niewielka: niemal równie dobry jest ruch „{ $move }”.
core-hint-more = Według oceny da to o około { NUMBER($points, minimumFractionDigits: 1) } punktu więcej niż ruch „{ $move }”.
core-hint-only = Nie ma innego ruchu.
core-hint-best-planned = Moja propozycja: { $move }. Według oceny taki ruch da około { NUMBER($points, minimumFractionDigits: 1) } punktu.
core-hint-other-planned = Dla porównania: { $move }, około { NUMBER($points, minimumFractionDigits: 1) } punktu.

core-tells-of = { PLAYER($seat) }: { $text }
core-tells-chance = { $text } ({ $percent }%)
core-tells-possible = { $text } (możliwe)

core-option-aids = Co wiadomo o każdym wyborze
core-option-aids-rules = to, co mówią zasady
core-option-aids-chances = także szanse i wnioski
