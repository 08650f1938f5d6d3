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
remark-laar-more-than-ours = Uwaga: na arkuszu jest { $found } × { $thing } ({ $kind }), a w talii, którą odtworzyliśmy, tylko { $most }; w twojej może być więcej. Liczymy tak, jak zapisano.
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

# Co mówią tylko strony.

laar-companion-score-pad = Punktacja
laar-companion-score-pad-about = Wskaż towary każdego: najlepsze ułożenie znajdzie się i wyjaśni
laar-companion-deck = Talia i ściągi
laar-companion-deck-about = Wpisz karty ze swojego pudełka, do notesu i do stołów
laar-companion-set-up = Przygotowanie i rundy
laar-companion-set-up-about = Kto zaczyna, co wyłożyć i co dalej w każdej rundzie
laar-companion-printables = Na papierze
laar-companion-printables-about = Pusty notes i ściągi do druku
laar-companion-told = { $players } · ściąga { $memo }
laar-companion-clockwise = Wpisz graczy tak, jak siedzą, zgodnie z ruchem wskazówek zegara: następny to sąsiad z lewej.
laar-companion-count = Wynik
laar-companion-kind = Rodzaj towarów
laar-companion-which = Co dokładnie: { $kind }?
laar-companion-which-card = Która to karta?
laar-companion-numbers = { $weapon }: lewa i prawa liczba
laar-companion-numbers-label = Lewa i prawa liczba
laar-companion-another = Coś innego
laar-companion-of = { $count ->
    [one] za co?
   *[other] za które dwie? ({ $count })
}
laar-companion-empty-stack = Jeszcze nic. Dotknij tego, co wzięto.
laar-companion-in-order = Bestie wpisuj w kolejności brania: liczy się ona w ściądze V.
laar-companion-best = najlepiej
laar-companion-take-away = Zdejmij z arkusza
laar-companion-ward-which = Przed którą bronią? „Najlepiej” znaczy: przed tą, która zabiera najwięcej.
laar-companion-laid-where = Na który stos kładzie właściciel? „Najlepiej” znaczy: tam, gdzie daje najwięcej.
laar-companion-universal-zones = Co jeszcze jest na tej karcie? Wtedy notes położy ją tam, gdzie daje najwięcej.
laar-companion-stays-spell = Zostaje zaklęciem
laar-companion-neighbours = Sąsiad z lewej: { $left }, z prawej: { $right }.
laar-companion-neighbour = Sąsiad z obu stron: { $name }.
laar-companion-by-cards = Wpisuj kartami
laar-companion-by-zones = Wpisuj strefami
laar-companion-deck-ours = Te karty odtworzyliśmy sami, w twoim pudełku są inne: wpisuj strefami albo najpierw wpisz swoją talię.
laar-companion-which-side = Która strona broni się liczy?
laar-companion-memo = Ściąga
laar-companion-which-memo = Która ściąga z bestiami leży na stole?
laar-companion-which-memo-why = Jedną z pięciu wylosowano na początku: według niej liczy się bestie, a więc i zwycięzcę.
laar-companion-memo-ours = Liczby ściągi { $memo } to nasz domysł. Co drukuje twoje pudełko? Popraw raz, ten telefon zapamięta.
laar-companion-memo-printed = Tak jest wydrukowane
laar-companion-memo-from-box = Tak jak w twoim pudełku.
laar-companion-memo-order = Liczy się kolejność brania.
laar-companion-memo-next = Punkty za bestię (wiersz) zależnie od bestii wziętej zaraz po niej (kolumna).
laar-companion-set-kind = Wiersz { $number }: które bestie
laar-companion-set-count = Wiersz { $number }: ile
laar-companion-set-points = Wiersz { $number }: punkty
laar-companion-set-away = Usuń wiersz { $number }
laar-companion-set-more = Jeszcze wiersz
laar-companion-set-again = Te bestie od nowa
laar-companion-one-more = Jeszcze jeden: { $thing } (teraz { $count })
laar-companion-first = Kto zaczynał ostatnią rundę?
laar-companion-explained = Skąd te punkty
laar-companion-universal = Towary uniwersalne
laar-companion-laid = { $card }: najlepiej na stosie { CASE($kind, "gen") } – { $zone }, { $gain }.
laar-companion-laid-stays = { $card }: najlepiej zostawić wśród zaklęć.
laar-companion-laid-told = { $card }: właściciel położył na stosie { CASE($kind, "gen") }: { $gain }.
laar-companion-instead = Inaczej byłoby:
laar-companion-way = { $kind } ({ $zone }) { $gain }
laar-companion-way-stays = wśród zaklęć { $gain }
laar-companion-shifted = zmienione zaklęciami, co daje { $gain }:
laar-companion-different = Różnych: { $count } –
laar-companion-takes = Zabiera { $left } sąsiadowi z lewej ({ $left-name }) i { $right } sąsiadowi z prawej ({ $right-name }).
laar-companion-side = Liczy się strona „{ $side }”: lewa zabrałaby { $left }, prawa { $right }.
laar-companion-void = Kilka broni jednego typu ({ $weapon }): żadna się nie liczy.
laar-companion-ward-best = Ochrona przed { CASE($weapon, "ins") } oszczędza { $saves }: żadna nie oszczędziłaby więcej.
laar-companion-ward-told = Ochrona przed { CASE($weapon, "ins") }, z wyboru właściciela, oszczędza { $saves }.
laar-companion-odd-laar-memo-ours = Liczby ściągi { $memo } odtworzyliśmy sami: kto według nich wygrał, według wydrukowanych mógłby nie wygrać. Popraw je powyżej.
laar-companion-odd-laar-universal-stays = Towar uniwersalny ({ PLAYER($seat) }) policzono jako zaklęcie: nikt nie powiedział, co jeszcze jest na tej karcie.
laar-companion-odd-laar-more-than-deck = Uwaga: { $found } × { $thing } ({ $kind }), a w twojej talii tylko { $most }. Liczymy tak, jak wpisano.
laar-companion-odd-laar-more-than-ours = Uwaga: { $found } × { $thing } ({ $kind }), a w talii, którą odtworzyliśmy, tylko { $most }; w twojej może być więcej. Liczymy tak, jak wpisano.
laar-companion-blank = Najpierw zaklęcia, potem klejnoty, przyprawy, bestie i broń. Towary uniwersalne układa się przed liczeniem.
laar-companion-blank-takes = zabiera
laar-companion-blank-loses = traci

laar-companion-cards = Karty
laar-companion-tallies = Zestawienie
laar-companion-file = Plik
laar-companion-deck-begin = Zacznij od pustych kart
laar-companion-deck-begin-question = Wszystkie 48 kart będą puste. Zacząć od nowa?
laar-companion-deck-ours-shown = Tę talię odtworzyliśmy sami. Popraw to, co w twoim pudełku wydrukowano inaczej, albo zacznij od pustych kart.
laar-companion-deck-finished = Gotowe karty: { $finished } z { $cards }.
laar-companion-card = Karta { $number }
laar-companion-card-before = Poprzednia karta
laar-companion-card-after = Następna karta
laar-companion-all-cards = Wszystkie karty
laar-companion-alike = Karty { $cards } są takie same we wszystkich pięciu strefach. Czy któraś nie jest wpisana dwa razy?
laar-companion-too-often = { $thing } ({ $kind }) jest na { $found } kartach z 48: więcej niż dwa równe udziały.
laar-companion-lacking = { $thing } ({ $kind }): kart z tym jest { $found }, a instrukcja pokazuje co najmniej { $fewest }.
laar-companion-lacking-example = { $thing } jest w przykładzie z instrukcji, ale na żadnej karcie.
laar-companion-nothing-odd = Na razie nic dziwnego.
laar-companion-tally-ours = u nas
laar-companion-tally-note = Na ilu kartach to jest, a obok: na ilu w naszej talii, która jest tylko domysłem.
laar-companion-save-note = Ten sam plik, który drukuje retorta games laar --template: przyjmuje go stół, tutaj, na serwerze i w wierszu poleceń.
laar-companion-use-pad = Weź do notesu
laar-companion-used-pad = Teraz te karty są w notesie.

laar-companion-draw = Losuj i rozłóż
laar-companion-draw-again = Losuj jeszcze raz
laar-companion-draw-question = Rundy zaczną się od nowa. Losować jeszcze raz?
laar-companion-begins = Los padł: zaczyna { $name }.
laar-companion-lay-goods = Talia: kart towarów { $goods }, potasować, zakryte.{ $back ->
    [0] {""}
   *[other] {" "}Pozostałe { $back } do pudełka, bez podglądania.
}
laar-companion-lay-experts = Każdemu pięciu różnych ekspertów: { $experts }. { $hidden ->
    [yes] Trzyma się ich zakrytych na ręce, a odrzuceni leżą zakryci.
   *[no] Leżą odkryci.
}
laar-companion-lay-experts-back = Zestawów ekspertów do pudełka: { $back }.
laar-companion-lay-memo = Ściąga { $memo } na środku, bestiami do góry; każdemu jeszcze jedna, przyprawami do góry.
laar-companion-lay-gems = Klejnoty leżą { $open ->
    [yes] odkryte, jak inne towary
   *[no] zakryte, gdy tylko zostaną wzięte; patrzeć może tylko właściciel
}.
laar-companion-round = Runda { $round } z { $rounds }
laar-companion-round-open = Odkryjcie towary: { $count }.
laar-companion-round-assign = Eksperci, po jednym: { $names }.
laar-companion-round-acquire = Biorą towary, w odwrotnej kolejności: { $names }.
laar-companion-round-last-card = { $name }: ostatnia karta; jej eksperta można wymienić na innego ze swoich.
laar-companion-round-return = Potem wszyscy biorą z powrotem wszystkich pięciu ekspertów.
laar-companion-round-pass = Karta pierwszego gracza w lewo: { $name }.
laar-companion-round-skip = Karta pierwszego gracza w lewo, co drugi: { $name }.
laar-companion-round-end = To była ostatnia runda: policzcie punkty.
laar-companion-next-round = Następna runda
laar-companion-round-before = Poprzednia
laar-companion-to-pad = Do notesu
laar-paper-pad = Arkusz punktacji
