# Pomocnik do Alchemików: wyrocznia, arkusz prowadzącego, wnioski.

alchemists-aspect-sign-plus = plus
alchemists-aspect-sign-minus = minus

alchemists-mixed = { $one } + { $other } = { $result }
alchemists-not-mixed = { $one } + { $other } to nie { $result }
alchemists-only-sign = { $one } + { $other }: znak { $sign }
alchemists-sold = { $one } + { $other } na zamówienie „{ $order }”: { $quality }
alchemists-aspect = { $ingredient }: { $colour } { $sign }
alchemists-known = { $ingredient }: formuła { $formula }
alchemists-excluded = { $ingredient }: nie formuła { $formula }
alchemists-probable = { $fact } (waga { $weight })

alchemy-letter-red = C
alchemy-letter-green = Z
alchemy-letter-blue = N
alchemy-mark-neutral = 0
alchemy-formula-number = formuła { $number }

alchemy-code = Kod: { $code }
alchemy-promise = Obietnica: { $promise }
alchemy-code-advice = Obietnicę pokaż teraz wszystkim, a kodu nikomu: na koniec sprawdzi go retorta alchemy reveal CODE --promise OBIETNICA.
alchemy-code-compatible-advice = Ten kod czyta też oryginalna aplikacja. Kto zna regułę, odczyta formuły wprost z liter, więc nie pokazuj go nikomu, kto gra.
alchemy-mixed = { $one } + { $other }: { $potion }
alchemy-student-willing = Student nie ma nic przeciwko.
alchemy-student-unwilling = Student już nie chce: każdy kolejny test w tej rundzie kosztuje 1 monetę.
alchemy-drink-healing = Nic złego ci się nie dzieje.
alchemy-drink-poison = Kostka tej akcji trafia do szpitala: w następnej rundzie masz o jedną kostkę mniej.
alchemy-drink-speed = Nic złego ci się nie dzieje.
alchemy-drink-paralysis = Twoja kolba staje na zielonym polu: w następnej rundzie nie wybierasz miejsca i działasz na końcu.
alchemy-drink-wisdom = Nic złego ci się nie dzieje.
alchemy-drink-insanity = Tracisz 1 punkt reputacji.
alchemy-drink-neutral = Nic złego ci się nie dzieje: to zwykła zupa.
alchemy-sold = Zamówienie: { $order }. Jakość: { $quality }.
alchemy-aspect = { $ingredient }, { $colour }: { $sign }
alchemy-confirmed = Tak: { $one } + { $other } to { $claim }.
alchemy-denied = Nie: { $one } + { $other } to nie { $claim }.
alchemy-exhibited = Obietnica spełniona.
alchemy-not-exhibited = Zapowiedziana była inna: { $claim }.
alchemy-revealed = { $ingredient }: formuła { $number }, { $formula }
alchemy-promise-kept = Obietnica dotrzymana: od tego kodu gra się zaczęła.
alchemy-sheet-title = Arkusz prowadzącego
alchemy-sheet-use = Mikstura z dwóch składników stoi w wierszu jednego i kolumnie drugiego. Nie pokazuj nikomu.
alchemy-sheet-written = Arkusz jest w pliku { $file }.

alchemy-left = { $count ->
    [one] Z faktami zgadza się jeden układ formuł: tajemnica wyjaśniona.
    [few] Z faktami zgadzają się { $count } układy formuł z { $all }.
   *[many] Z faktami zgadza się { $count } układów formuł z { $all }.
}
alchemy-table = Szansa każdej formuły, w procentach:
alchemy-formulas = Formuły, wielka litera to duże koło:
alchemy-certain = Pewne:
alchemy-nothing-certain = Na razie nic nie jest pewne.
alchemy-experiments = Najcenniejsze doświadczenia:
alchemy-no-experiments = Żadne doświadczenie nie powie nic więcej.
alchemy-experiment = { $one } + { $other }: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) } bita: { $chances }
alchemy-chance = { $potion } { NUMBER($chance, style: "percent") }
alchemy-small-chance = { $potion } <1%
alchemy-theories = Najbardziej prawdopodobne teorie i co pokryje asekuracja:
alchemy-theory = { $ingredient }, formuła { $number }: trafna { NUMBER($right, style: "percent") }; błąd tylko w czerwonym { NUMBER($red, style: "percent") }, w zielonym { NUMBER($green, style: "percent") }, w niebieskim { NUMBER($blue, style: "percent") }

error-alchemy-ingredient = Nie ma składnika „{ $written }”; są: { $known }.
error-alchemy-potion = Nie ma mikstury „{ $written }”; są: { $known }.
error-alchemy-colour = Nie ma koloru „{ $written }”; są: { $known }.
error-alchemy-quality = Nie ma jakości „{ $written }”; są: { $known }.
error-alchemy-sign = „{ $written }” to nie znak; pisz + albo -.
error-alchemy-formula = „{ $written }” to nie formuła; podaj jej numer w tabeli, od 1 do { $most }, albo znaki czerwonego, zielonego i niebieskiego, na przykład +--.
error-alchemy-ambiguous = „{ $written }” może znaczyć: { $known }.
error-alchemy-same-twice = Składnika „{ $ingredient }” nie da się zmieszać z nim samym; podaj dwa różne z tych: { $known }.
error-alchemy-neutral-order = Mikstury neutralnej nie można zamówić ani zapowiedzieć; podaj jedną z sześciu kolorowych.
error-alchemy-best = --best liczy doświadczenia od 1, więc { $best } to za mało.

error-code-length = Kod gry ma { $original } litery (z oryginalnej aplikacji) albo { $own } znaków (nasz), a ten ma znaków: { $found }.
error-code-letters = Kod z czterech liter składa się tylko z liter łacińskich od A do Z, a nie { $strange }.
error-code-newer = Kod kończy się na { $last }: jak aplikacja czyta kody kończące się na litery od F do Z, nie ogłoszono; da się odczytać kody kończące się na litery od A do E oraz DEMO.
error-code-signs = W naszych kodach nie ma { $strange }: pisze się je cyframi od 2 do 9 i literami łacińskimi oprócz I, L i O.
error-code-check = W tym kodzie jest pomyłka: ostatni znak nie zgadza się z pozostałymi.
error-code-version = To kod w wersji { $version }, a program czyta wersję { $known }; może odczyta go nowszy.
error-code-no-promise = Kod z czterech liter nie ma obietnicy: jest ich tak mało, że można sprawdzić wszystkie; kod z { $length } znaków tworzy retorta alchemy new.
error-code-broken-promise = To nie ten kod, który był obiecany.

error-facts-file = Plik faktów powinien mieć postać {"{"}"facts": [fakt, fakt, …]{"}"}; przykład jest w docs/companion.md.
error-facts-too-many = Faktów w pliku: { $found }; czytamy najwyżej { $most }.
error-facts-bad = Fakt { $number }: { $cause }
error-facts-kind = Fakt powinien mieć jedno ze słów: { $known }.
error-facts-missing = Fakt z „{ $kind }” potrzebuje jeszcze: { $missing }.
error-facts-extra = Fakt z „{ $kind }” nie ma: { $extra }.
error-facts-pair = Dwa składniki zapisuje się jako listę, na przykład ["ropucha", "paproć"].
error-facts-weight = Waga to liczba od 0 do 1, a nie { $written }.
error-facts-impossible = Po fakcie { $number } ({ $fact }) nie zostaje żaden układ: nie może być prawdą razem z { $count ->
    [0] pozostałymi.
    [1] faktem { $against }.
   *[other] faktami { $against }.
}

# The same on a page of the browser.

alchemists-companion-oracle = Wyrocznia
alchemists-companion-oracle-about = Zna formuły i odpowiada tak jak aplikacja z instrukcji.
alchemists-companion-lesson = Pierwsza lekcja
alchemists-companion-lesson-about = Kod DEMO krok po kroku i dwa sprawdziany.
alchemists-companion-gamemaster = Prowadzący
alchemists-companion-gamemaster-about = Ktoś, kto nie gra, strzeże odpowiedzi.
alchemists-companion-exam = Egzamin prowadzącego
alchemists-companion-exam-about = Trzy pary odczytane z planszy.
alchemists-companion-explained = Ten telefon zastępuje aplikację z instrukcji. Tę samą partię może otworzyć każdy na swoim telefonie: wystarczy kod.
alchemists-companion-gamemaster-how = Nie grasz: inni podają ci dwie zakryte karty, ty ich dotykasz i ogłaszasz, co powiedział telefon. Odpowiada na jedno pytanie naraz.
alchemists-companion-what = Co dzieje się przy stole?
alchemists-companion-student = Test na studencie
alchemists-companion-drink = Wypicie mikstury
alchemists-companion-sell = Sprzedaż mikstury
alchemists-companion-aspect = Obalenie (uczeń)
alchemists-companion-claim = Obalenie (mistrz)
alchemists-companion-exhibit = Wystawa
alchemists-companion-answers = Ostatnie odpowiedzi
alchemists-companion-do-student = Zmieszaj
alchemists-companion-do-drink = Zmieszaj i wypij
alchemists-companion-do-sell = Sprzedaj
alchemists-companion-do-aspect = Obal
alchemists-companion-do-claim = Obal
alchemists-companion-do-exhibit = Pokaż miksturę
alchemists-companion-two = Dwa składniki
alchemists-companion-one = Składnik teorii
alchemists-companion-which-sell = Jaką miksturę zamówiono?
alchemists-companion-which-exhibit = Jaką miksturę zapowiadasz?
alchemists-companion-which-claim = Co twoim zdaniem powstanie?
alchemists-companion-which-colour = Który aspekt jest błędny?
alchemists-companion-back = Wstecz
alchemists-companion-ordered = Zamówienie: { $order }
alchemists-companion-sold-exact = Dostajesz zapłatę bez względu na gwarancję.
alchemists-companion-sold-right-sign = Dostajesz zapłatę, chyba że gwarantujesz dokładną zgodność.
alchemists-companion-sold-neutral = Dostajesz zapłatę tylko wtedy, gdy gwarantujesz miksturę neutralną albo nic. Tracisz 1 punkt reputacji.
alchemists-companion-sold-wrong-sign = Dostajesz zapłatę tylko wtedy, gdy niczego nie gwarantujesz. Tracisz 1 punkt reputacji.
alchemists-companion-debunked = Porównajcie z teorią: jeśli znaki są różne, teoria upada.
alchemists-companion-yes = Tak, powstaje.
alchemists-companion-not-so = Nie, nie powstaje.
alchemists-companion-exhibited = To zapowiedziana mikstura.
alchemists-companion-not-exhibited = Zapowiedziana była inna: { $promised }. Tracisz 1 punkt reputacji.
alchemists-companion-last-round = Zaczyna się ostatnia runda…
alchemists-companion-earlier-round = To jeszcze nie ostatnia runda…
alchemists-companion-ask-last-round = Czy zaczyna się ostatnia runda?
alchemists-companion-ask-last-round-more = W miejsce testu na studencie i wypicia mikstury otwiera się wystawa, można też będzie poprosić o ostatnie odpowiedzi.
alchemists-companion-ask-last-round-yes = Zaczyna się
alchemists-companion-ask-earlier-round = Wrócić do wcześniejszej rundy?
alchemists-companion-ask-earlier-round-more = Wystawa i ostatnie odpowiedzi znów się zamkną, a test na studencie i wypicie mikstury otworzą.
alchemists-companion-ask-earlier-round-yes = Wróć
alchemists-companion-ask-answers = Czy wszyscy policzyli już punkty poza teoriami?
alchemists-companion-ask-answers-more = Teraz cały stół zobaczy formuły, a tego nie da się już odzobaczyć.
alchemists-companion-ask-answers-yes = Pokaż formuły
alchemists-companion-ask-other = Odłożyć otwartą partię?
alchemists-companion-ask-other-more = Zostanie na liście wcześniejszych partii, ze wszystkimi odpowiedziami.
alchemists-companion-ask-other-yes = Otwórz inną
alchemists-companion-ask-board = Czy nikt z graczy nie widzi tego ekranu?
alchemists-companion-ask-board-more = Na planszy są wszystkie 28 mikstur i wszystkie formuły.
alchemists-companion-ask-board-yes = Pokaż planszę
alchemists-companion-board = Plansza do druku
alchemists-companion-print = Drukuj
alchemists-companion-save = Zapisz plik
alchemists-companion-level = Jak gracie? O to pytamy raz na partię.
alchemists-companion-level-apprentice = Uczniowie
alchemists-companion-level-master = Mistrzowie
alchemists-companion-new = Nowa partia
alchemists-companion-compatible = z kodem, który czyta też oryginalna aplikacja
alchemists-companion-code = Kod partii
alchemists-companion-code-where = Z telefonu znajomego albo cztery litery oryginalnej aplikacji.
alchemists-companion-join = Otwórz
alchemists-companion-readable = Ten kod można otworzyć.
alchemists-companion-this-game = Ta partia…
alchemists-companion-promise = Obietnica, niech każdy ją zapisze:
alchemists-companion-no-promise = Kod z czterech liter nie ma obietnicy: jest ich tak mało, że można sprawdzić wszystkie.
alchemists-companion-invite = Pokaż kod, zaproś innych
alchemists-companion-invite-how = Zeskanuj to innym telefonem: będzie wyrocznią tej samej partii. Kod nie trafia na żaden serwer.
alchemists-companion-qr = Kod QR partii
alchemists-companion-copy-link = Skopiuj odnośnik
alchemists-companion-copy-code = Skopiuj kod
alchemists-companion-copied = Skopiowano
alchemists-companion-arrived = To otworzyło się w przeglądarce. Jeśli masz Retortę na ekranie głównym, otwórz ją tam i wpisz kod: aplikacja i przeglądarka przechowują wszystko osobno.
alchemists-companion-stay = Zostań tutaj
alchemists-companion-to-table = Do stołu
alchemists-companion-other = Inna partia
alchemists-companion-earlier = Wcześniejsze partie
alchemists-companion-forget = Zapomnij
alchemists-companion-forget-ask = Zapomnieć tę partię?
alchemists-companion-forget-more = Jej kod i wszystkie odpowiedzi znikną z tego telefonu.
alchemists-companion-promise-kept = Obietnica dotrzymana:
alchemists-companion-promise-broken = Obietnica złamana: z tego kodu wychodzą inne słowa niż
alchemists-companion-wrong = Niezupełnie: spójrz jeszcze raz.
alchemists-companion-right = Dobrze!
alchemists-companion-next = Dalej
alchemists-companion-exam-question = { $number } z { $of }: { $pair }. Co ogłaszasz?
alchemists-companion-exam-passed = Wszystkie trzy dobrze: plansza nie ma już przed tobą tajemnic.
alchemists-companion-lesson-step = Krok { $step } z { $of }
alchemists-companion-lesson-mix = Miksturę robi się z dwóch różnych składników. Dotknij tych dwóch: { $one }, { $other }.
alchemists-companion-lesson-those = Na lekcji weź te dwa, które wymieniono wyżej.
alchemists-companion-lesson-formulas = Za każdym składnikiem stoi jedna z ośmiu formuł: trzy aspekty, każdy z plusem albo minusem, duży albo mały. Żadne dwa składniki nie mają tej samej.
alchemists-companion-lesson-excluded = Powstało: { $potion }. Cztery formuły nigdy tego nie dają, więc nie ma ich ani pierwszy składnik ({ $one }), ani drugi ({ $other }): skreśl je.
alchemists-companion-lesson-out = skreślona
alchemists-companion-lesson-rule = Mikstura ma kolor i znak, które w jednej formule są duże, a w drugiej małe. Formuły, które w niczym się nie zgadzają, dają miksturę neutralną.
alchemists-companion-lesson-test-1 = Pierwszy sprawdzian: co powstanie z tych dwóch?
alchemists-companion-lesson-test-2 = Drugi sprawdzian: jedna formuła jest znana ({ $one }). Zmieszaj ten składnik z drugim ({ $other }) i zobacz.
alchemists-companion-lesson-neutral = Każdą formułę znosi dokładnie jedna inna. Którą więc ma drugi składnik ({ $other })?
alchemists-companion-lesson-end = To wszystko, co alchemik musi wiedzieć; resztę odkryje się przy stole.
alchemists-companion-missing = { $count ->
    [one] Brakuje { $count } znaku.
   *[other] Brakuje { $count } znaków.
}
alchemists-companion-proof = { $wrong ->
    [0] { $count ->
        [0] Ten telefon nie udzielił odpowiedzi.
        [one] Sprawdzono na podstawie kodu { $count } odpowiedź tego telefonu: jest prawdziwa.
        [few] Sprawdzono na podstawie kodu { $count } odpowiedzi tego telefonu: wszystkie są prawdziwe.
       *[many] Sprawdzono na podstawie kodu { $count } odpowiedzi tego telefonu: wszystkie są prawdziwe.
    }
   *[other] Z kodem nie zgadzają się odpowiedzi tego telefonu: { $wrong } z { $count }.
}

alchemists-pad-player = { PLAYER($seat) }: { $total }. Reputacja { $reputation }, artefakty { $artifacts }, stypendia { $grants }, złoto { $gold } (zostało monet: { $coins }), pieczęcie { $seals }, Idol Mądrości { $idol }.
alchemists-pad-theory = { $right ->
    [yes] { $ingredient }: { $formula } – prawda. { $seals }
   *[no] { $ingredient }: { $formula } – nieprawda, w istocie { $truth }. { $seals }
}
alchemists-pad-seal = { PLAYER($seat) }, { $seal }: { $points }
alchemists-pad-winners = Zwycięstwo: { PLAYERS($winners) }
alchemists-sheet-template = Końcowe liczenie „Alchemików”: wypełnij arkusz i policz poleceniem retorta score alchemists FILE. Wpisz kod gry albo zamiast niego tabelę [truth] z formułą każdego składnika. Nazwy można pisać w każdym z naszych języków i skracać.
alchemists-sheet-template-players = Dla każdego gracza, w kolejności przy stole: reputacja, złoto, przysługi na ręce, artefakty, stypendia (albo grant_points: suma na nich wydrukowana) i ile różnych składników leży pod Piórem w Kapeluszu.
alchemists-sheet-template-theories = Dla każdej opublikowanej teorii: formuła znakami, czerwony pierwszy, i pieczęcie na niej.
remark-alchemists-grants-ours = Uwaga: ile warte są stypendia, odtworzyliśmy sami. Wpisz grant_points z sumą wydrukowaną na twoich albo podaj własne wartości: --option data=FILE.
error-alchemists-sheet = Arkusz powinien mieć „players”, tabelę dla każdego; wzór drukuje retorta score alchemists --template.
error-alchemists-sheet-truth = Brakuje prawdy: wpisz „code” gry albo „truth” z ośmioma składnikami, każdy z inną formułą.
error-alchemists-sheet-player = Gracz { $player }: bywa tylko { $known }.
error-alchemists-sheet-unknown = Gracz { $player }: „{ $written }” to nie jedna rzecz; może to być { $known }.
error-alchemists-sheet-artifact-twice = { $artifact } jest tylko raz, a na arkuszu stoi częściej.
error-alchemists-sheet-theories = „theories” to lista tabel.
error-alchemists-sheet-theory = Teoria { $number }: bywa tylko { $known }.
error-alchemists-sheet-theory-twice = Są dwie teorie o: { $ingredient }; opublikować można tylko jedną.
error-alchemists-sheet-formula-twice = Ta sama formuła jest opublikowana dla: { $ingredients }; każda jest tylko raz.
error-alchemists-sheet-seal = Teoria { $number }: pieczęć zapisuje się jako {"{"} player = "…", seal = "gold" {"}"}: gold, silver, red, green albo blue.
error-alchemists-sheet-seal-twice = Na teorii { $number } są dwie pieczęcie jednego gracza; każdy kładzie jedną.
error-alchemists-sheet-seals = Gracz { $player }: { $seal } ×{ $found }, a ma tylko { $most }.
