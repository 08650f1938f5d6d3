potion-making-book-recipe = { $recipe }: { $kind }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
potion-making-book-spell = { $spell }
potion-making-book-made-of = Z czego: { $things }
potion-making-book-cards = { $copies ->
    [1] W szafce: { $faces }
   *[other] W szafce (kart: { $copies }): { $faces }
}
potion-making-book-leads-to = Do czego: { $recipes }
potion-making-book-any = dowolny { $kind }
potion-making-book-have = Są: { $have }.
potion-making-book-nothing = Z samego tego nic się nie da stworzyć: { $have }.
potion-making-book-steps = { $steps ->
    [1] Można stworzyć od razu:
    [one] Można stworzyć w { $steps } krok:
    [few] Można stworzyć w { $steps } kroki:
   *[many] Można stworzyć w { $steps } kroków:
}
error-potion-making-element = Nie ma elementu „{ $written }”; elementy to: { $known }.
error-potion-making-thing = Nie ma elementu ani przepisu „{ $written }”; elementy to: { $known }.
error-potion-making-ambiguous = „{ $written }” może znaczyć: { $known }. Napisz trochę więcej.

potion-making-pad-player = { PLAYER($seat) }: { $total }. Nowe elementy { $elements }, własne przepisy { $recipes }, połowy za cudze przepisy { $halves }.
potion-making-pad-winners = Zwycięstwo: { PLAYERS($winners) }
potion-making-sheet-template = Arkusz „Warzenia eliksirów”: wypełnij go i policz poleceniem retorta score potion-making FILE. Nazwy można pisać w każdym z naszych języków i skracać.
potion-making-sheet-template-turns = W trakcie gry tabela na każdy ruch, który daje punkty: ile nowych elementów karta wniosła do szafki albo jaki przepis stworzono i z czyich przepisów.
potion-making-sheet-template-counts = Albo dopiero na końcu, zamiast ruchów, tabela na każdego gracza: ile nowych elementów, jakie przepisy i ile punktów za połowy.
remark-potion-making-more-than-box = Uwaga: { $recipe } – stworzono razy: { $found }, a kart z tym przepisem jest: { $most }; potrzeba do tego Zaklęcia Poznania. Policzono tak, jak zapisano.
error-potion-making-sheet = Arkusz powinien mieć albo „turns”, albo „counts”.
error-potion-making-sheet-turns = „turns” to lista co najwyżej { $most } ruchów.
error-potion-making-sheet-turn = W ruchu { $turn } potrzebne są „player” oraz „elements” albo „recipe”; „from” wymienia, czyich przepisów użyto. Bywa tylko to: { $known }.
error-potion-making-sheet-counts = W „counts” potrzebna jest tabela dla każdego gracza, razem { $players }.
error-potion-making-sheet-count = Gracz { $player }: w podsumowaniu bywa tylko { $known }.
error-potion-making-recipe = Nie ma przepisu „{ $written }”; wszystkie pokazuje retorta recipes.
error-potion-making-sheet-owners = Ruch { $turn }: { $recipe } – stworzonych przepisów potrzeba do tego: { $most }, a graczy, z których przepisów skorzystano, podano: { $found }.
