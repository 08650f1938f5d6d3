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
potion-making-book-have = Są: { $have }.
potion-making-book-nothing = Z samego tego nic się nie da stworzyć: { $have }.
potion-making-book-steps = { $steps ->
    [1] Można stworzyć od razu:
    [one] Można stworzyć w { $steps } krok:
    [few] Można stworzyć w { $steps } kroki:
   *[many] Można stworzyć w { $steps } kroków:
}
error-potion-making-thing = Nie ma elementu ani przepisu „{ $written }”; elementy to: { $known }.
error-potion-making-ambiguous = „{ $written }” może znaczyć: { $known }. Napisz trochę więcej.

potion-making-pad-player = { PLAYER($seat) }: { $total }. Nowe elementy { $elements }, własne przepisy { $recipes }, połowy za cudze przepisy { $halves }.
potion-making-pad-winners = Zwycięstwo: { PLAYERS($winners) }
potion-making-sheet-template = Arkusz „Warzenia eliksirów”: wypełnij go i policz poleceniem retorta score potion-making FILE. Nazwy można pisać w każdym z naszych języków i skracać.
potion-making-sheet-template-turns = W trakcie gry tabela na każdy ruch, który daje punkty: ile nowych elementów karta wniosła do szafki albo jaki przepis stworzono i z czyich przepisów.
potion-making-sheet-template-counts = Albo dopiero na końcu, zamiast ruchów, tabela na każdego gracza: ile nowych elementów, jakie przepisy i ile punktów za połowy.
remark-potion-making-more-than-box = Uwaga: { $recipe } – stworzono razy: { $found }, a kart z tym przepisem jest: { $most }; potrzeba do tego Zaklęcia Poznania. Policzono tak, jak zapisano.
remark-potion-making-by-spell = Uwaga: ruch { $turn }, { $recipe }: gracz { $player } nie stworzył przepisu, który do tego służy; to możliwe tylko po zaklęciu. Policzono tak, jak zapisano.
error-potion-making-sheet = Arkusz powinien mieć albo „turns”, albo „counts”.
error-potion-making-sheet-turns = „turns” to lista co najwyżej { $most } ruchów.
error-potion-making-sheet-turn = W ruchu { $turn } potrzebne są „player” oraz „elements” albo „recipe”; „from” wymienia, czyich przepisów użyto. Bywa tylko to: { $known }.
error-potion-making-sheet-counts = W „counts” potrzebna jest tabela dla każdego gracza, razem { $players }.
error-potion-making-sheet-count = Gracz { $player }: w podsumowaniu bywa tylko { $known }.
error-potion-making-recipe = Nie ma przepisu „{ $written }”; wszystkie pokazuje retorta recipes.
error-potion-making-sheet-owners = Ruch { $turn }: { $recipe } – stworzonych przepisów potrzeba do tego: { $most }, a graczy, z których przepisów skorzystano, podano: { $found }.
error-potion-making-sheet-nothing-built = Ruch { $turn }: gracz { $player } niczego wcześniej nie stworzył, więc nie można było skorzystać z jego przepisu.
error-potion-making-sheet-too-often = Przepisy stworzono częściej, niż jest z nimi kart: razy za dużo { $found }. Zaklęcia Poznania przywracają najwyżej tyle kart: { $most }.

potion-making-companion-score-pad = Punktacja
potion-making-companion-score-pad-about = W trakcie gry albo na końcu
potion-making-companion-recipe-book = Księga przepisów
potion-making-companion-recipe-book-about = Co z czego powstaje
potion-making-companion-set-up = Przygotowanie
potion-making-companion-set-up-about = Kto zaczyna i co gdzie leży
potion-making-companion-as-it-goes = Licz w trakcie gry
potion-making-companion-last-count = Licz dopiero na końcu
potion-making-companion-over = Koniec gry
potion-making-companion-told = { $players }; zapisane ruchy: { $turns }
potion-making-companion-who = Czyj ruch?
potion-making-companion-built = Stworzony przepis
potion-making-companion-new-elements = { $elements ->
    [one] { $elements } nowy element
    [few] { $elements } nowe elementy
   *[many] { $elements } nowych elementów
}
potion-making-companion-kind = Jakiego rodzaju?
potion-making-companion-other-kind = Inny rodzaj
potion-making-companion-back = Wróć
potion-making-companion-whose = { $recipe }: czyj to był przepis?
potion-making-companion-write = Zapisz
potion-making-companion-line-built = { $name }: { $recipe }.
potion-making-companion-line-elements = { $name }: nowe elementy: { $elements }.
potion-making-companion-strike = Skreśl: { $what }
potion-making-companion-whose-count = Czyje karty liczymy?
potion-making-companion-elements = Nowe elementy
potion-making-companion-halves = Punkty za połowy
potion-making-companion-blank-note = Zapisujcie każdy ruch, który daje punkty: punkt za każdy element, którego nie było w szafce, punkty przepisu dla tego, kto go stworzył, i połowę, raz, dla każdego innego, czyj przepis się przydał.
potion-making-companion-search = Nazwa elementu, przepisu albo zaklęcia
potion-making-companion-have = Mamy…
potion-making-companion-have-built = Gotowy przepis
potion-making-companion-can-be-made = { $recipes ->
    [0] Z samego tego nic się nie da stworzyć.
   *[other] Przepisy, które można stworzyć: { $recipes }
}
potion-making-companion-found = Znalezione strony: { $pages }
potion-making-companion-steps = { $steps ->
    [1] od razu
    [one] w { $steps } krok
    [few] w { $steps } kroki
   *[many] w { $steps } kroków
}
potion-making-companion-leads-to = Do czego:
potion-making-companion-lot = Zaczyna { $first }
potion-making-companion-shuffle = Potasujcie wszystkie karty, jest ich { $cards }.
potion-making-companion-hands = Rozdajcie każdemu kart: { $cards }.
potion-making-companion-cabinet = Odkryjcie do szafki elementów kart: { $cards }, każdą do jej elementu; nikt nie dostaje za nie punktów.
potion-making-companion-deck = Pozostałe karty ({ $cards }) tworzą talię.
potion-making-companion-running = Jak gra się toczy
potion-making-companion-draw = Na początku ruchu dobierz karty, aż będziesz mieć ich { $cards }.
potion-making-companion-play = Potem zagraj jedną kartę: jako element, jako przepis, jeśli leży na stole wszystko, czego potrzeba, albo jako zaklęcie. Czyjego przepisu użyjesz, ten dostaje połowę, raz.
potion-making-companion-spells = Zaklęcie nie daje punktów, trafia na spód swojej szuflady i pozwala zagrać jeszcze jedną kartę.
potion-making-companion-ends = Gra kończy się, gdy nie ma już kart ani w talii, ani na rękach; wygrywa ten, kto ma najwięcej punktów.
