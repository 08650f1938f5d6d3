laar-pad-memo = Ściąga z bestiami { $memo }.
laar-pad-player = { PLAYER($seat) }: { $total }. Zaklęcia { $spell }, klejnoty { $gem }, przyprawy { $spice }, bestie { $beast }, broń { $weapon }.
laar-pad-spells = zaklęcia: { $spells }
laar-pad-gem-changes = zmienione klejnoty: { $changes }
laar-pad-gem-runs = ciągi klejnotów: { $runs }
laar-pad-beast-sets = zestawy bestii: { $sets }
laar-pad-wards = ochrona: { $weapons }
laar-pad-side = strona broni: { $side }
laar-pad-winners = Zwycięstwo: { PLAYERS($winners) }
laar-pad-winners-ours = Według naszych wartości ściągi { $memo }, a w twoim pudełku mogą być inne: { PLAYERS($winners) }
laar-pad-pair = { PLAYER($seat) } i sąsiad z lewej ({ PLAYER($left) }): zabiera { $takes }, traci { $loses }.
remark-laar-more-than-deck = Uwaga: na arkuszu jest { $found } × { $thing } ({ $kind }), a w talii tylko { $most }. Liczymy tak, jak zapisano.
error-laar-sheet = Arkusz powinien wyglądać tak: {"{"}"memo": "IV", "players": [{"{"}"spice": ["anise"], "gem": [1, 2], …{"}"}, …]{"}"}.
error-laar-sheet-memo = Nie ma ściągi z bestiami „{ $found }”; są { $known }.
error-laar-sheet-first = Pierwszy gracz „{ $found }” powinien być liczbą od 0 do { $most }.
error-laar-sheet-player = Gracz { $player }: potrzebne są stosy { $known }, każdy jako lista.
error-laar-sheet-player-key = Gracz { $player }: jest „{ $found }”, a może być tylko { $known }.
error-laar-sheet-stack = Gracz { $player }: „{ $stack }” powinno być listą.
error-laar-sheet-order = Gracz { $player }: ściąga { $memo } patrzy na kolejność brania, więc „beast” musi być listą w tej kolejności.
error-laar-sheet-goods = Gracz { $player }: towarów jest { $found }, a dwanaście rund daje ich najwyżej { $most }.
error-laar-sheet-unknown = Gracz { $player }: { $entry } „{ $found }” nie istnieje; są { $known }.
error-laar-sheet-gem = Gracz { $player }: nie ma klejnotu „{ $found }”, klasy idą od 1 do { $most }.
error-laar-sheet-weapon = Gracz { $player }: broń zapisuje się tak: {"{"}"type": "pinga", "left": 1, "right": 2{"}"}.
error-laar-sheet-number = Gracz { $player }: liczba broni ({ $side }) to „{ $found }”, a musi być od 0 do { $most }.
error-laar-sheet-spell = Gracz { $player }: zaklęcie zapisuje się tak: {"{"}"kind": "two_per_beast", "of": ["unicorn"]{"}"}.
error-laar-sheet-of = { $wanted ->
    [0] Gracz { $player }: zaklęcie { $spell } niczego nie wymienia w „of”.
    [one] Gracz { $player }: zaklęcie { $spell } wymienia w „of” jedną rzecz.
    [few] Gracz { $player }: zaklęcie { $spell } wymienia w „of” { $wanted } różne rzeczy.
   *[many] Gracz { $player }: zaklęcie { $spell } wymienia w „of” { $wanted } różnych rzeczy.
}
error-laar-sheet-side = Gracz { $player }: strona to „{ $found }”, a musi być „left” albo „right”.
error-laar-sheet-ward-twice = Gracz { $player }: dwie ochrony są przed tym samym typem broni; każda powinna być przed innym.
laar-pad-universal = uniwersalne towary położone: { $goods }
laar-sheet-template = Arkusz „Gildii Laaru”: wypełnij go i policz poleceniem retorta score laar FILE. Ściąga z bestiami to I do V; first_player liczy się od 0: kto zaczynał ostatnią rundę. Nazwy można pisać w każdym z naszych języków i skracać.
laar-sheet-template-players = Dla każdego gracza, zgodnie z ruchem wskazówek zegara: zabrane towary. Przyprawa i bestia nazwą, bestie w kolejności zabierania; klejnot klasą; broń jako {"{"} type = "pinga", left = 1, right = 2 {"}"}; zaklęcie jako {"{"} kind = "ward", of = ["pinga"] {"}"}. Z własną talią (--option data=FILE) kartę można podać numerem, "#17"; tak podane uniwersalne towary kładzie się tam, gdzie są najwięcej warte.
remark-laar-memo-ours = Uwaga: wartości ściągi z bestiami { $memo } odtworzyliśmy sami; kto według nich wygrał, według wydrukowanych mógłby nie wygrać. Własne wartości: --option data=FILE.
remark-laar-universal-stays = Uwaga: uniwersalny towar ({ PLAYER($seat) }) policzono jako zaklęcie. Podaj go numerem karty ("#17"), a zostanie położony tam, gdzie jest najwięcej wart, albo wpisz go do towarów, do których go położono.
error-laar-sheet-card = Gracz { $player }: nie ma karty „{ $found }”; są od #1 do #{ $most }.
error-laar-sheet-card-twice = Gracz { $player }: kartę #{ $card } ma już gracz { $other }; każda karta jest w talii jedna.
error-laar-sheet-decided = Gracz { $player }: na karcie #{ $card } nie ma o czym decydować; broń w „of” wymienia tylko ochrona, a stos w „as” tylko towar uniwersalny.
error-laar-sheet-zones = Gracz { $player }: towar uniwersalny bez numeru karty zapisuje się ze wszystkimi strefami: { $known }; inne zaklęcia ich nie mają.
error-laar-sheet-from-box = „memo_from_box” to „{ $found }”, a powinno być true albo false.
error-laar-deck-unfinished = { $found ->
    [one] Jeszcze { $found } karta nie jest gotowa: { $cards }.
    [few] Jeszcze { $found } karty nie są gotowe: { $cards }.
   *[other] Jeszcze { $found } kart nie jest gotowych, pierwsze z nich: { $cards }.
}
error-laar-deck-memo-empty = W ściądze { $memo } powinien być przynajmniej jeden zestaw bestii albo cała tabela bestii.
