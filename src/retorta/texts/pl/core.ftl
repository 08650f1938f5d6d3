core-player = Gracz { $number }
core-rule-cited = { $text } (zasada { $section })
core-rule-not-asked = Nie o to teraz pytamy.
