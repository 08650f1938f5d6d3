poison-pad-round = Runda { $round }: { SCORES($points) }
poison-pad-most = Najwięcej { CASE($colour, "gen") } ma { PLAYER($seat) } i odrzuca te karty
poison-pad-totals = Razem: { SCORES($points) }
poison-pad-winners = Zwycięstwo: { PLAYERS($winners) }
poison-sheet-template = Arkusz „Trucizny”: wypełnij go i policz poleceniem retorta score poison FILE. Imiona i kolory można pisać w każdym z naszych języków.
poison-sheet-template-rounds = Lista na każdą rundę; w niej dla każdego gracza: ile kart którego koloru zabrał. Czego nie zabrano, można pominąć. Jeśli znane są tylko punkty rundy, zamiast listy wpisz {"{"} points = [4, 5, 9] {"}"}. Kto rozdawał pierwszy: dealer = "IMIĘ".
error-poison-sheet-pile = Gracz { $player } w rundzie { $round } powinien być zapisany jak {"{"}"red": 2, "blue": 1, "purple": 3, "poison": 1{"}"}: karty czerwone, niebieskie, fioletowe i trucizny.
error-poison-sheet-colour = Gracz { $player } w rundzie { $round } ma „{ $colour }”; są red (czerwone), blue (niebieskie), purple (fioletowe) i poison (trucizny).
error-poison-sheet-count = Gracz { $player } w rundzie { $round }: liczba { $colour ->
    [red] czerwonych kart
    [blue] niebieskich kart
    [purple] fioletowych kart
   *[poison] trucizn
} nie może być { $count }, potrzebna jest liczba całkowita od zera.
error-poison-sheet-too-many = W rundzie { $round } { $colour ->
    [red] czerwonych kart
    [blue] niebieskich kart
    [purple] fioletowych kart
   *[poison] trucizn
} jest razem { $found }, a w pudełku tylko { $most }.
error-poison-sheet-in-play = W rundzie { $round } jest razem { $found } kart, a przy { $players } graczach w grze jest tylko { $most }.
error-poison-sheet-points = Gracz { $player } w rundzie { $round } nie może mieć tylu punktów: { $found }; potrzebna jest liczba całkowita od zera.
error-poison-sheet-points-alone = Gracz { $player } w rundzie { $round } nie może mieć { $found } pkt: przy tym stole runda daje jednemu najwyżej { $most }.
error-poison-sheet-points-in-all = Runda { $round } ma w sumie { $found } pkt, a przy tym stole może ich być najwyżej { $most }.
remark-poison-more-rounds = Uwaga: na arkuszu jest rund: { $found }, a przy tym stole gra się ich { $most }. Policzono wszystkie.

poison-companion-score-pad = Punktacja
poison-companion-score-pad-about = Runda po rundzie
poison-companion-set-up = Przygotowanie
poison-companion-set-up-about = Kto rozdaje i po ile kart
poison-companion-place = { $name }, { $colour }: { $count ->
    [none] puste
   *[other] { $count }
}
poison-companion-place-points = { $name }, punkty: { $count ->
    [none] puste
   *[other] { $count }
}
poison-companion-how-many-points = Ile punktów: { $name }
poison-companion-way = Co wpisujesz
poison-companion-by-cards = Karty
poison-companion-by-points = Same punkty
poison-companion-points-note = Wpisz, ile punktów dała runda każdemu. Karta to punkt, trucizna dwa; kto ma najwięcej kart koloru, nie płaci za ten kolor.
poison-companion-fill = { $count ->
    [one] Wpisz 0 w puste pole
   *[other] Wpisz 0 w pustych polach: { $count }
}
poison-companion-who-dealt = Kto rozdaje pierwszy?
poison-companion-deals = Rozdaje { $giver }.
poison-companion-correct = Popraw rundę { $round }
poison-companion-correcting = Poprawiamy rundę { $round }
poison-companion-correct-done = Zachowaj poprawkę
poison-companion-correct-leave = Zostaw jak było
poison-companion-how-many = Ile: { $name }, { $colour }
poison-companion-points = Punkty
poison-companion-spared = najwięcej: odrzuca
poison-companion-round-done = Runda policzona
poison-companion-round-note = Policzcie karty, które każdy zabrał; to, co zostało w kociołkach, nie liczy się nikomu. Znak tarczy ma ten, kto zebrał najwięcej kart koloru i je odrzuca.
poison-companion-told = { $players }; policzone rundy: { $rounds }
poison-companion-lot = Pierwszy rozdaje gracz { $giver }, zaczyna { $first }
poison-companion-cauldrons = Zostawcie na środku miejsce na kociołki: { $cauldrons }.
poison-companion-shuffle = Potasujcie wszystkie karty, jest ich { $cards }.
poison-companion-aside = Odłóżcie bez zaglądania kart: { $cards }; w tej rundzie nikt nimi nie gra.
poison-companion-hands = Rozdawajcie po jednej karcie, zgodnie z ruchem wskazówek zegara, od lewej strony rozdającego: { $hands }.
poison-companion-pile = Pozostałe karty ({ $cards }) tworzą stos dobierania.
poison-companion-running = Jak gra się toczy
poison-companion-ends = Runda kończy się, gdy nikt nie ma już kart na ręce.
poison-companion-ends-pile = Po zagraniu karty dobierzcie jedną, dopóki stos się nie skończy; runda kończy się, gdy nie ma ani stosu, ani kart na rękach.
poison-companion-deal-passes = Po każdej rundzie rozdaje osoba po lewej. Rund jest w sumie { $rounds }; wygrywa ten, kto ma najmniej punktów.
