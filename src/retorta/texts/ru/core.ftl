core-player = Игрок { $number }
core-rule-cited = { $text } (правило { $section })
core-rule-not-asked = Сейчас вас спрашивают не об этом.
