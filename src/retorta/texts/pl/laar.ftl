laar = Gildie Laaru
laar-sentence = Każda karta może być jednym z pięciu towarów: wyślij właściwego eksperta i weź właściwą kartę.
laar-goal = Chcesz zebrać towary, które razem dadzą najwięcej punktów, gdy skończą się karty: czym będzie karta, decyduje leżący na niej ekspert.

laar-option-variant = Wariant
laar-option-variant-basic = podstawowy: klejnoty zakryte, eksperci odkryci
laar-option-variant-open = bardziej otwarty: klejnoty też odkryte
laar-option-variant-closed = bardziej zamknięty: eksperci też ukryci
laar-option-memo = Ściąga z bestiami
laar-option-memo-random = losowa
laar-option-memo-I = ściąga I (nasza rekonstrukcja, chyba że podaje ją twój plik)
laar-option-memo-II = ściąga II (nasza rekonstrukcja, chyba że podaje ją twój plik)
laar-option-memo-III = ściąga III: dowolna para
laar-option-memo-IV = ściąga IV: pary jednakowych lub różne bestie
laar-option-memo-V = ściąga V: kolejność brania
laar-option-memory = Pamięć
laar-option-memory-aid = boty pamiętają każdy klejnot i każdego eksperta
laar-option-memory-none = boty zapominają to, co leży zakryte
laar-option-data = Własny plik z talią i ściągami (puste: rekonstrukcja z pudełka)

laar-kind-spice = przyprawy
laar-kind-beast = bestie
laar-kind-weapon = broń
laar-kind-spell = zaklęcia
laar-kind-gem = klejnoty

laar-expert-cook = kucharz
laar-expert-beast-catcher = łowca bestii
laar-expert-armourer = zbrojmistrz
laar-expert-arcanist = arkanista
laar-expert-jeweller = jubiler

laar-spice-anise = anyż
laar-spice-mint = mięta
laar-spice-pepper = pieprz
laar-spice-juniper = jałowiec
laar-spice-lotus = lotos
laar-spice-clove = goździki

laar-beast-phoenix = feniks
laar-beast-serpent = wąż morski
laar-beast-spider = pająk olbrzymi
laar-beast-unicorn = jednorożec

laar-weapon-type-boomerang = bumerang
laar-weapon-type-pinga = pinga
laar-weapon-type-shuriken = shuriken
laar-weapon-type-katar = katar

laar-spell-kind-point-per-good = 1 za towar
laar-spell-kind-two-per-spell = 2 za zaklęcie
laar-spell-kind-two-per-beast = 2 za bestię
laar-spell-kind-four-per-spice-pair = 4 za parę przypraw
laar-spell-kind-four-per-five-kinds = 4 za pięć różnych towarów
laar-spell-kind-four-per-three-beasts = 4 za trzy różne bestie
laar-spell-kind-gem-shift = klejnot ±1
laar-spell-kind-weapon-boost = +2 do broni
laar-spell-kind-ward = ochrona przed bronią
laar-spell-kind-universal = towar uniwersalny

laar-set-kind-same = jednakowe
laar-set-kind-different = różne
laar-set-kind-any = dowolne
laar-set-kind-named = wymienione

laar-side-left = lewa
laar-side-right = prawa

laar-gem-view = klasa { $number }
laar-weapon-view = { $type } { $left }–{ $right }
laar-spell-view = { $of ->
    [none] { $kind }
   *[other] { $kind } ({ $of })
}
laar-good-view = nr { $card } [{ $spice } | { $beast } | { $weapon } | { $spell } | klejnot { $gem }]
laar-beast-set-view = { $beasts ->
    [none] { $kind } ×{ $count } = { $points }
   *[other] ({ $beasts }) = { $points }
}
laar-made-set = ({ $beasts }) = { $points }
laar-zone = { $zone }

laar-move-assign = { $expert } na towar { NTH($good) }
laar-move-acquire = weź towar { NTH($good) }
laar-move-exchange = wymień eksperta ({ $expert }) i weź towar
laar-move-transfer = towar uniwersalny nr { $card } na stos: { $kind }
laar-move-leave = zostaw towary uniwersalne wśród zaklęć
laar-move-ward = ochrona przed bronią „{ $weapon }”
laar-move-choose-side = liczy się { $side } strona

laar-question-assign-experts = Zagraj eksperta na odkrytą kartę.
laar-question-acquire-goods = Weź kartę.
laar-question-place-universal-goods = Przełóż towary uniwersalne albo je zostaw.
laar-question-name-wards = Wskaż broń, która nic ci nie zabierze.
laar-question-choose-sides = Wybierz stronę broni, która się liczy.

laar-event-game-begun = Ściąga z bestiami { $memo }. Pierwszy gracz: { PLAYER($first) }.
laar-event-goods-opened = Runda { $round }: zaczyna { PLAYER($first) }, na stole leżą nowe towary.
laar-event-expert-assigned = { PLAYER($seat) } wysyła eksperta do towaru { NTH($good) }: { $expert } ({ $zone }).
laar-event-good-acquired = { PLAYER($seat) } bierze na stos „{ $kind }”: { $zone }.
laar-event-expert-exchanged = { PLAYER($seat) } wymienia eksperta: wraca { $taken }, na karcie leży { $played }.
laar-event-experts-returned = Po rundzie { $round } wszyscy znów mają po pięciu ekspertów.
laar-event-good-transferred = { PLAYER($seat) } przekłada towar uniwersalny nr { $card } na stos „{ $kind }”: { $zone }.
laar-event-goods-left = { PLAYER($seat) } zostawia towary uniwersalne wśród zaklęć.
laar-event-spells-counted = Punkty za zaklęcia: { SCORES($points) }.
laar-event-gems-counted = { PLAYER($seat) } dostaje za klejnoty { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $gems } (ciągi: { $runs }).
laar-event-spices-counted = Punkty za przyprawy: { SCORES($points) }.
laar-event-beasts-counted = { PLAYER($seat) } dostaje za bestie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Zestawy: { $sets ->
    [none] brak
   *[other] { $sets }
}.
laar-event-ward-named = { PLAYER($seat) }: ochrona przed bronią „{ $weapon }”.
laar-event-side-chosen = { PLAYER($seat) }: liczy się { $side } strona broni.
laar-event-weapons-counted = Punkty za broń: { SCORES($points) }.
laar-event-game-ended = Koniec gry. Punkty: { SCORES($totals) }. Zwycięstwo: { PLAYERS($winners) }.

laar-reason-most-points = Wygrywa ten, kto ma najwięcej punktów.
laar-reason-fewest-weapon-points = Remis; rozstrzyga mniej punktów za broń.
laar-reason-fewest-weapons = Remis; rozstrzyga mniej kart broni.
laar-reason-draw = Wspólne zwycięstwo: tyle samo punktów, punktów za broń i kart broni.

laar-rule-your-own-expert = Zagrywasz eksperta, którego masz.
laar-rule-one-expert-per-card = Na kartę z ekspertem nie zagrywa się drugiego.
laar-rule-still-open = Bierzesz kartę, która jeszcze leży.
laar-rule-first-player-exchanges = Eksperta może wymienić tylko pierwszy gracz i tylko na ostatniej karcie.
laar-rule-another-expert = Nowy ekspert musi być inny niż ten przy karcie.
laar-rule-exchange-from-your-own = Nowy ekspert pochodzi spośród tych, którzy ci zostali.
laar-rule-only-universal-goods = Przekładać wolno tylko towary uniwersalne spośród swoich zaklęć.
laar-rule-ward-another-type = Dwie ochrony to dwa typy broni: instrukcja o tym milczy, tak rozstrzygamy (rozstrzygnięcie 6), bo ponowne wskazanie typu nic nie daje.

laar-line-round = Runda { $round } z { $rounds }. Pierwszy gracz: { PLAYER($first) }. W talii { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
}.
laar-line-memo = Ściąga z bestiami { $memo }: { $sets }.
laar-line-memo-order = Ściąga z bestiami { $memo }, punkty według następnej wziętej bestii:
laar-line-memo-next = { $beast }: przed feniksem { $phoenix }, przed wężem { $serpent }, przed pająkiem { $spider }, przed jednorożcem { $unicorn }
laar-line-good-taken = { $number }. karta wzięta
laar-line-good = { $number }. { $good }{ $expert ->
    [none] {""}
   *[other] {" "}— { $expert }
}
laar-line-player = { PLAYER($player) }, eksperci: { $experts ->
    [none] brak
   *[other] { $experts }
}.
laar-line-player-hidden = { PLAYER($player) }, ukryci eksperci: { $experts }.
laar-line-stack = { $kind }: { $goods }
laar-line-gems-hidden = zakryte klejnoty: { $gems }
laar-line-wards = ochrona: { $weapons }
laar-line-side = strona broni, która się liczy: { $side }
laar-line-discard = Odrzuceni eksperci: { $experts }.
laar-line-discard-hidden = Odrzuceni eksperci, zakryci: { $experts }.
laar-line-sheet = Punkty, { $kind }: { $points }.
laar-line-totals = Razem punktów: { $points }.
laar-line-suggested = Najlepsza odpowiedź: { $move }.

error-laar-data = Plik danych, wiersz { $line }: { $reason }
error-laar-data-long = Plik danych jest za długi: najwyżej { $most } znaków.
error-laar-data-toml = to nie jest TOML: { $problem }
error-laar-data-table = nie ma tabeli „{ $found }”; znane to { $known }.
error-laar-data-key = nie ma tu klucza „{ $found }”; znane to { $known }.
error-laar-data-shape = „{ $entry }” zapisano inaczej niż w pliku z pudełka.
error-laar-data-unknown = { $entry }: „{ $found }” nie istnieje; znane to { $known }.
error-laar-data-number = { $entry }: { $found }, a musi to być liczba całkowita od { $fewest } do { $most }.
error-laar-data-cards = { $found ->
    [one] jest { $found } karta
    [few] są { $found } karty
   *[many] jest { $found } kart
}, a talia ma ich { $expected }.
error-laar-data-card-twice = karta { $card } jest zapisana dwa razy.
error-laar-data-of = { $wanted ->
    [0] zaklęcie { $spell } niczego nie wymienia w „of”.
    [one] zaklęcie { $spell } wymienia w „of” jedną rzecz.
    [few] zaklęcie { $spell } wymienia w „of” { $wanted } różne rzeczy.
   *[many] zaklęcie { $spell } wymienia w „of” { $wanted } różnych rzeczy.
}
error-laar-data-copies = plik podaje dla zaklęcia { $spell } liczbę kopii { $copies }, a w talii jest ich { $found }.
error-laar-data-many-sets = ściąga { $memo } ma { $found } zestawów, a czyta się najwyżej { $most }.
error-laar-data-many = „{ $entry }” jest tam { $found } razy, a czyta się najwyżej { $most }.
error-laar-data-nothing = w pliku nie ma ani kart, ani ściąg.
error-laar-data-memo-twice = ściąga { $memo } jest zapisana dwa razy.
error-laar-data-sets = ściąga { $memo } potrzebuje listy zestawów.
error-laar-data-set = zestaw to dokładnie jedno z { $known } i punkty.
error-laar-data-score = „{ $entry }” podają zasady gry: { $expected }.

laar-hint-gain = Na stosie „{ $kind }” ta karta dałaby ci teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
laar-hint-denies = I nie dostanie jej rywal: { PLAYER($player) } miałby z niej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
laar-hint-tempts = Uwaga: { PLAYER($player) } może mieć z niej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
laar-hint-counted = Żadna inna odpowiedź nie da przy liczeniu więcej punktów.

# What each choice brings.

laar-tells-points = { $amount } do notesu
laar-tells-points-now = { $amount }, licząc teraz
laar-tells-would-bring = { $amount } teraz, jeśli karta będzie twoja
laar-tells-becomes = { $kind }: { $zone }
laar-tells-joins = na stos „{ $kind }”: { $zone }
laar-tells-experts-left = zostaną: { $experts }
laar-tells-comes-back = z powrotem na rękę: { $back }
laar-tells-face-down = ogłasza się klasę { $gem }, potem karta leży zakryta
laar-tells-spices = różnych przypraw: { $different }, czyli { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
laar-tells-spice-again = taka przyprawa już jest: różnych nie przybędzie
laar-tells-follows = poprzednia bestia, { $before }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
laar-tells-sets = zestawy: { $sets }; razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
laar-tells-runs = ciągi: { $runs }; razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
laar-tells-takes = przeciw sąsiadowi z lewej ({ PLAYER($left) }): { $takes_left }, z prawej ({ PLAYER($right) }): { $takes_right }
laar-tells-takes-one-side = { $takes_left }, jeśli liczy się lewa strona, { $takes_right }, jeśli prawa
laar-tells-void = { $weapon } ×{ $weapons }: żadna z tych kart nic nie zabiera
laar-tells-universal = przed liczeniem można przełożyć na inny stos
laar-tells-suggested = żadna inna odpowiedź nie daje teraz więcej
laar-tells-stops = teraz ratuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
laar-tells-ward-idle = nic nie ratuje: bronią „{ $weapon }” sąsiedzi nic ci nie zabierają
laar-tells-side-takes = { PLAYER($other) } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
laar-tells-round = runda { $round } z { $rounds }
laar-tells-experts-return = eksperci wrócą po rundzie { $after }
laar-tells-experts-last = eksperci już nie wrócą
laar-tells-two-experts = zostało tylko dwóch ekspertów
laar-tells-send-after = po tobie wysyłają: { PLAYERS($seats) }
laar-tells-take-before = przed tobą biorą: { PLAYERS($seats) }; żadna karta nie jest jeszcze twoja
laar-tells-you-take-first = wysyłasz po wszystkich, ale bierzesz przed wszystkimi
laar-tells-take-after = po tobie biorą: { PLAYERS($seats) }
laar-tells-may-exchange = ostatnia karta jest twoja; eksperta na niej można wymienić
laar-tells-universal-left = do rozłożenia: { $cards ->
    [one] { $cards } towar uniwersalny
    [few] { $cards } towary uniwersalne
   *[many] { $cards } towarów uniwersalnych
}
laar-tells-wards-left = do wskazania: { $wards ->
    [one] { $wards } ochrona
    [few] { $wards } ochrony
   *[many] { $wards } ochron
}
laar-tells-decide-after = po tobie decydują: { PLAYERS($seats) }
laar-tells-card-would-bring = towar { NTH($good) } na stosie „{ $kind }”: { SIGNED($points) } teraz

# What only a drawn table says.

laar-web-all-aids = Ściągi
laar-web-discard = Odrzuceni:
laar-web-market = Rynek
laar-web-memo = Ściąga z bestiami { $memo }
laar-web-your-experts = Twoi eksperci
laar-web-your-goods = Twoje towary
laar-web-experts = Ekspertów: { $experts }
laar-web-face-down = zakryte: { $cards }
laar-web-worth = Ile karta dałaby mi teraz
laar-web-left = sąsiad z lewej
laar-web-right = sąsiad z prawej
laar-web-both = sąsiad z obu stron
laar-web-own-data = Ten stół gra z własnym plikiem danych: talia lub ściągi są inne niż w naszym pudełku.
laar-web-aids = Przyprawy, klejnoty i broń
laar-web-aid-spices = Różnych przypraw
laar-web-aid-runs = Ciąg klejnotów, według długości
laar-web-aid-gems = Klejnoty tworzą krąg: po klasie 8 znowu jest 1. Każdy klejnot należy tylko do jednego ciągu.
laar-web-aid-weapons = Lewa liczba broni zabiera punkty sąsiadowi z lewej, prawa sąsiadowi z prawej. Dwie karty jednego typu lub więcej nie liczą się. We dwójkę każdy na końcu wybiera jedną stronę.
laar-web-aid-points = Punkty
laar-web-pair = { PLAYER($seat) } i { PLAYER($left) }: { PLAYER($seat) } zabiera { $takes }, { PLAYER($left) } zabiera { $loses }
laar-web-spells-of = Zaklęcia po kolei
laar-web-pairs = Broń między sąsiadami
laar-web-no-points = działa na inne towary
laar-event-good-acquired-since = { PLAYER($seat) } bierze zakryty klejnot.
laar-event-expert-assigned-since = { PLAYER($seat) } wysyła eksperta do towaru { NTH($good) }: { $expert }.
