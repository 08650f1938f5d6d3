poison = Trucizna
poison-sentence = Warz eliksiry w trzech kociołkach i niech wykipią innym.

poison-option-rulebook = Zasady
poison-option-rulebook-russian = rosyjskie: tyle rund, ilu graczy
poison-option-rulebook-polish = polskie: każdy rozdaje raz, we trójkę po dwa razy
poison-option-hand = Ręka
poison-option-hand-whole = rozdaje się całą talię
poison-option-hand-five = pięć kart, po zagraniu dobiera się jedną (wariant polski)
poison-option-taken = Zebrane karty
poison-option-taken-closed = zakryte: widać tylko, ile ich jest
poison-option-taken-open = odkryte dla wszystkich, jako ściąga

error-poison-five-cards = Ręka z pięciu kart to wariant polskich zasad: dodaj opcję rulebook=polish.

poison-colour-red = czerwony
poison-colour-blue = niebieski
poison-colour-purple = fioletowy
poison-colour-poison = trucizna

poison-card-red-1 = czerwony 1
poison-card-red-2 = czerwony 2
poison-card-red-4 = czerwony 4
poison-card-red-5 = czerwony 5
poison-card-red-7 = czerwony 7
poison-card-blue-1 = niebieski 1
poison-card-blue-2 = niebieski 2
poison-card-blue-4 = niebieski 4
poison-card-blue-5 = niebieski 5
poison-card-blue-7 = niebieski 7
poison-card-purple-1 = fioletowy 1
poison-card-purple-2 = fioletowy 2
poison-card-purple-4 = fioletowy 4
poison-card-purple-5 = fioletowy 5
poison-card-purple-7 = fioletowy 7
poison-card-poison = trucizna

poison-move-play = { $card } do kociołka { NTH($cauldron) }
poison-question-play-in-turn = Wrzuć kartę do kociołka.

poison-event-round-begun = Runda { $round }: rozdaje { PLAYER($giver) }, zaczyna { PLAYER($first) }.{ $set_aside ->
    [0] {""}
    [one] {" "}{ $set_aside } karta leży odłożona na bok.
    [few] {" "}{ $set_aside } karty leżą odłożone na bok.
   *[many] {" "}{ $set_aside } kart leży odłożonych na bok.
}
poison-event-card-played = { PLAYER($seat) }: { $card } do kociołka { NTH($cauldron) }, razem { $total }.
poison-event-cauldron-overflowed = { PLAYER($seat) }: { $card } i kociołek { NTH($cauldron) } kipi. Zebrane: { $taken }.
poison-event-card-drawn = { $card ->
    [none] { PLAYER($seat) } dobiera kartę;
   *[other] { PLAYER($seat) } dobiera: { $card };
} { $left ->
    [one] została { $left } karta.
    [few] zostały { $left } karty.
   *[many] zostało { $left } kart.
}
poison-event-round-scored = Koniec rundy { $round }. Punkty za rundę: { $points }. Razem: { $totals }.
poison-event-game-ended = Koniec gry, punkty: { $totals }. Zwycięstwo: { PLAYERS($winners) }.

poison-reason-fewest-points = Wygrywa ten, kto ma najmniej punktów.
poison-reason-fewest-points-shared = Wygrywa ten, kto ma najmniej punktów; przy remisie zwycięstwo jest wspólne.

poison-rule-from-your-hand = Zagrywasz kartę, którą masz na ręce.
poison-rule-one-colour-per-cauldron = Eliksiry dwóch kolorów nie mieszają się w jednym kociołku.
poison-rule-one-cauldron-per-colour = Eliksir jednego koloru nie warzy się w dwóch kociołkach.

poison-line-round = Runda { $round } z { $rounds }. Rozdaje { PLAYER($giver) }.
poison-line-cauldron-empty = Kociołek { $number }: pusty.
poison-line-cauldron-poison = Kociołek { $number }: jeszcze bez koloru, { $total } z 13: { $cards }.
poison-line-cauldron = Kociołek { $number }: { $colour }, { $total } z 13: { $cards }.
poison-line-player = { PLAYER($player) }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce, zebrane: { $taken }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
poison-line-player-open = { PLAYER($player) }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce, zebrane: { $taken } ({ $pile }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
poison-line-pile = Stos: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
poison-line-set-aside = Odłożone: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
poison-line-hand = Twoje karty: { $hand }.

poison-pad-round = Runda { $round }: { $points }
poison-pad-totals = Razem: { $points }
poison-pad-winners = Zwycięstwo: { PLAYERS($winners) }

poison-hint-fits = W kociołku będzie { $total } z 13: jedna karta jeszcze go nie przepełni.
poison-hint-ripe = W kociołku będzie { $total } z 13: kto doda więcej niż { $room }, zabierze wszystko, co w nim leży.
poison-hint-rid-of-poison = Pozbywasz się trucizny i może będzie musiał ją zabrać ktoś inny.
poison-hint-keeps-small = Zostają ci małe karty, które zmieszczą się nawet w prawie pełnym kociołku: { $cards }.
poison-hint-takes = Zabierasz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, co będzie kosztować około { NUMBER($points, minimumFractionDigits: 1) } punktu.
poison-hint-leads = Masz wtedy najwięcej kart tego koloru ({ $colour }): { $cards }. Jeśli tak zostanie, nic nie kosztują.
