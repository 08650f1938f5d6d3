core-player = Gracz { $number }
core-rule-cited = Zasada { $section }: { $text }
core-rule-not-asked = Nie o to teraz pytamy.
