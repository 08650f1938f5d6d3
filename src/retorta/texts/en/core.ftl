# What every table says.
core-player = Player { $number }
core-rule-cited = Rule { $section }: { $text }
core-rule-not-asked = This is not what you are asked now.
