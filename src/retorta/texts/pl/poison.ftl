poison = Trucizna
poison-sentence = Warz eliksiry w trzech kociołkach i niech wykipią innym.
poison-goal = Chcesz jak najmniej punktów: nie zbieraj tego, co wykipi, albo zbierz najwięcej kart jednego koloru, a nie będą się liczyć.

poison-option-rulebook = Zasady
poison-option-rulebook-russian = rosyjskie: tyle rund, ilu graczy
poison-option-rulebook-polish = polskie: każdy rozdaje raz, we trójkę po dwa razy
poison-option-hand = Ręka
poison-option-hand-whole = rozdaje się całą talię
poison-option-hand-five = pięć kart, po zagraniu dobiera się jedną (wariant polski)
poison-option-taken = Zebrane karty
poison-option-taken-closed = zakryte: widać tylko, ile ich jest
poison-option-taken-open = odkryte dla wszystkich, jako ściąga
poison-option-aside = Odkłada się na bok (troje z pięcioma kartami)
poison-option-aside-twelve = dwanaście kart: ręka czwartego gracza w zwykłej grze
poison-option-aside-five = pięć kart: ręka czwartego gracza w tym wariancie
poison-option-aside-none = nic: grają wszystkie karty

error-poison-five-cards = Pięć kart na ręce to wariant polskich zasad: wybierz także je albo rozdajcie całą talię.
error-poison-aside = Ile kart odłożyć na bok, wybiera tylko troje graczy z pięcioma kartami na ręce.

poison-colour-red = czerwony
    .gen = czerwonego
    .acc = czerwony
poison-colour-blue = niebieski
    .gen = niebieskiego
    .acc = niebieski
poison-colour-purple = fioletowy
    .gen = fioletowego
    .acc = fioletowy
poison-colour-poison = trucizna
    .gen = trucizny
    .acc = truciznę

poison-card-red-1 = czerwony 1
    .acc = czerwony 1
poison-card-red-2 = czerwony 2
    .acc = czerwony 2
poison-card-red-4 = czerwony 4
    .acc = czerwony 4
poison-card-red-5 = czerwony 5
    .acc = czerwony 5
poison-card-red-7 = czerwony 7
    .acc = czerwony 7
poison-card-blue-1 = niebieski 1
    .acc = niebieski 1
poison-card-blue-2 = niebieski 2
    .acc = niebieski 2
poison-card-blue-4 = niebieski 4
    .acc = niebieski 4
poison-card-blue-5 = niebieski 5
    .acc = niebieski 5
poison-card-blue-7 = niebieski 7
    .acc = niebieski 7
poison-card-purple-1 = fioletowy 1
    .acc = fioletowy 1
poison-card-purple-2 = fioletowy 2
    .acc = fioletowy 2
poison-card-purple-4 = fioletowy 4
    .acc = fioletowy 4
poison-card-purple-5 = fioletowy 5
    .acc = fioletowy 5
poison-card-purple-7 = fioletowy 7
    .acc = fioletowy 7
poison-card-poison = trucizna
    .acc = truciznę

poison-move-play = { CASE($card, "acc") } do kociołka { NTH($cauldron) }
poison-question-play-in-turn = Wrzuć kartę do kociołka.

poison-event-round-begun = Runda { $round }: rozdaje { PLAYER($giver) }, zaczyna { PLAYER($first) }.{ $set_aside ->
    [0] {""}
    [one] {" "}{ $set_aside } karta leży odłożona na bok.
    [few] {" "}{ $set_aside } karty leżą odłożone na bok.
   *[many] {" "}{ $set_aside } kart leży odłożonych na bok.
}
poison-event-card-played = { PLAYER($seat) } wrzuca { CASE($card, "acc") } do kociołka { NTH($cauldron) }. Razem { $total }.
poison-event-cauldron-overflowed = { PLAYER($seat) } wrzuca { CASE($card, "acc") }. Kociołek { NTH($cauldron) } kipi. Zebrane: { $taken }.
poison-event-card-drawn = { $card ->
    [none] { PLAYER($seat) } dobiera kartę;
   *[other] { PLAYER($seat) } dobiera { CASE($card, "acc") };
} { $left ->
    [one] została { $left } karta.
    [few] zostały { $left } karty.
   *[many] zostało { $left } kart.
}
poison-event-round-scored = Koniec rundy { $round }: { SCORES($points) }. Razem: { SCORES($totals) }.
poison-event-game-ended = Koniec gry. Punkty: { SCORES($totals) }. Zwycięstwo: { PLAYERS($winners) }.

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
}{ $now ->
    [none] {""}
   *[other] , teraz jeszcze { SIGNED($now) }
}.
poison-line-spared = Najwięcej na razie ({ $colour }): { PLAYER($player) }.
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

poison-hint-fits = W kociołku będzie { $total } z 13: jedna karta jeszcze go nie przepełni.
poison-hint-ripe = W kociołku będzie { $total } z 13: kto doda więcej niż { $room }, zabierze wszystko, co w nim leży.
poison-hint-rid-of-poison = Pozbywasz się trucizny i może będzie musiał ją zabrać ktoś inny.
poison-hint-keeps-small = Zostają ci małe karty, które zmieszczą się nawet w prawie pełnym kociołku: { $cards }.
poison-hint-takes = Zabierasz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, co będzie kosztować około { NUMBER($points, minimumFractionDigits: 1) } punktu.
poison-hint-leads = Masz wtedy najwięcej { CASE($colour, "gen") }, kart: { $cards }. Jeśli tak zostanie, nic nie kosztują.

# What a choice brings, told before it is made.

poison-tells-holds = { $colour ->
    [none] koloru jeszcze nie ma
   *[other] { $colour }
}: { $total } z { $full }
poison-tells-brim = { $colour }: { $full } z { $full }, po same brzegi
poison-tells-overflows = kipi! Bierzesz: { $colours }
poison-tells-cards = { $amount } { $most ->
    [one] karta
    [few] karty
   *[many] kart
}
poison-tells-stays = w kociołku zostaje: { $card }{ $colour ->
    [none] , kociołek nie ma wtedy koloru
   *[other] {""}
}
poison-tells-counts = { $fixed ->
    [yes] { $most ->
        [one] na pewno { $most } punkt
        [few] na pewno { $most } punkty
       *[many] na pewno { $most } punktów
    }
   *[no] { $most ->
        [one] najwyżej { $most } punkt
        [few] najwyżej { $most } punkty
       *[many] najwyżej { $most } punktów
    }{ $least ->
        [0] {""}
       *[other] , co najmniej { $least }
    }
}
poison-tells-standing = { $amount } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, jeśli runda tak się skończy
poison-tells-spared = { $colour }, najwięcej: { PLAYER($seat) } ({ $cards }), nie liczy się
poison-tells-no-longer-spared = { $colour } znów się liczy: { PLAYER($seat) }
poison-tells-tied = { $colour }, remis: { PLAYERS($seats) }, nikt nie jest zwolniony
poison-tells-draws = potem dobierasz kartę{ $left ->
    [0] , ostatnią ze stosu
   *[other] {""}
}
poison-tells-draws-poison = dobierasz truciznę
poison-tells-next-overflows = { PLAYER($seat) }: każda karta z ręki sprawi, że wykipi
poison-tells-round-ends = podliczenie rundy{ $left ->
    [0] {""}
    [one] , { $left } karta w kociołku nie liczy się nikomu
    [few] , { $left } karty w kociołkach nie liczą się nikomu
   *[many] , { $left } kart w kociołkach nie liczy się nikomu
}
poison-tells-points = { $amount } { $most ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
poison-tells-victory = gra skończona. Zwycięstwo: { PLAYERS($winners) }
poison-tells-last-of-round = Ostatnia karta rundy.
poison-tells-last-of-game = Ostatnia karta gry.
poison-tells-all-overflow = Każda twoja karta sprawi, że wykipi. Najmniej do wzięcia: { $fewest }.
poison-tells-unseen = Poza zasięgiem wzroku: { $cards } { $cards ->
    [one] karta
    [few] karty
   *[many] kart
} (czerwony ×{ $red }, niebieski ×{ $blue }, fioletowy ×{ $purple }, trucizna ×{ $poison }).

# What only a drawn table says.

poison-web-taken = Zebranych kart
poison-web-finished = Punkty za rozegrane rundy
poison-web-points-of = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
poison-web-now = teraz { SIGNED($points) }
poison-web-signed = { $points ->
    [0] +0
   *[other] { SIGNED($points) }
}
poison-web-if-it-ended = Tyle dałaby runda, gdyby skończyła się teraz
poison-web-deals = rozdaje
poison-web-cauldrons = Kociołki
poison-web-empty = pusty
poison-web-would-be = → { $total }
poison-web-sheet-note = Karta to punkt, trucizna dwa. Najwięcej kart koloru znaczy, że kolor się nie liczy: te karty są przekreślone.
poison-web-would-spill = kipi! { $cards ->
    [one] bierzesz { $cards } kartę
    [few] bierzesz { $cards } karty
   *[many] bierzesz { $cards } kart
}
poison-letter-red = C
poison-letter-blue = N
poison-letter-purple = F
poison-letter-poison = T
poison-event-cauldron-overflowed-since = { PLAYER($seat) } wrzuca { CASE($card, "acc") }. Kociołek { NTH($cauldron) } kipi. Zebrane, zakryte: { $taken ->
    [one] { $taken } karta
    [few] { $taken } karty
   *[many] { $taken } kart
}.
poison-web-count = Podsumowanie rundy { $round }
poison-web-spared = Najwięcej { CASE($colour, "gen") }: { $name }, nie liczą się
poison-web-nobody-spared = Najwięcej { CASE($colour, "gen") }: remis, liczą się wszystkie
poison-web-next-round = Do następnej rundy
