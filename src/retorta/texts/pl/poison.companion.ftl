poison-pad-round = Runda { $round }: { SCORES($points) }
poison-pad-most = { $colour }: najwięcej ma { PLAYER($seat) } i odrzuca te karty
poison-pad-totals = Razem: { SCORES($points) }
poison-pad-winners = Zwycięstwo: { PLAYERS($winners) }
poison-sheet-template = Arkusz „Trucizny”: wypełnij go i policz poleceniem retorta score poison FILE. Imiona i kolory można pisać w każdym z naszych języków.
poison-sheet-template-rounds = Lista na każdą rundę; w niej dla każdego gracza: ile kart którego koloru zabrał. Czego nie zabrano, można pominąć.
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
remark-poison-more-rounds = Uwaga: na arkuszu jest rund: { $found }, a przy tym stole gra się ich { $most }. Policzono wszystkie.
