core-player = Игрок { $number }
core-rule-cited = Правило { $section }: { $text }
core-rule-not-asked = Сейчас вас спрашивают не об этом.
