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
alchemists-hedged = { $ingredient }: formuła { $formula } albo inny znak ({ $colour })
alchemists-glimpsed = { $ingredient } to jeden z dwóch składników, z których powstało: { $potions }
alchemists-one-of = jeden z tych ma { $colour } { $sign }: { $ingredients }
alchemists-two-of = z dwóch spośród tych ({ $ingredients }) powstało: { $potions }
alchemists-published = { $ingredient }: opublikowana formuła { $formula }
alchemists-all-saw = wszyscy widzieli: { $potions }
alchemists-sealed = { $ingredient }: pieczęć na teorii
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
error-alchemy-seal = Nie ma pieczęci „{ $written }”; są: { $known }.
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

error-facts-file = Plik faktów powinien mieć postać {"{"}"facts": [fakt, fakt, …]{"}"}; przykład jest w docs/facts.md.
error-facts-too-many = Faktów w pliku: { $found }; czytamy najwyżej { $most }.
error-facts-bad = Fakt { $number }: { $cause }
error-facts-kind = Fakt powinien mieć jedno ze słów: { $known }.
error-facts-missing = Fakt z „{ $kind }” potrzebuje jeszcze: { $missing }.
error-facts-extra = Fakt z „{ $kind }” nie ma: { $extra }.
error-facts-pair = Dwa składniki zapisuje się jako listę, na przykład ["ropucha", "paproć"].
error-facts-several = Kilka składników zapisuje się jako listę różnych, na przykład ["ropucha", "paproć", "kwiat"].
error-notebook-hand = { $ingredient }: takich kart jest { $most }, więc nikt nie ma ich na ręce { $found }.
error-facts-weight = Waga to liczba od 0 do 1, a nie { $written }.
error-facts-round = Gra ma rundy od 1 do { $most }, a nie { $written }.
error-facts-by = „by” to imię gracza, najwyżej { $most } liter.
error-facts-all = „all” to true albo false, a nie { $written }.
error-facts-seen = Z tego, co widzieli wszyscy, jest: { $known }; „{ $written }” to nic z tego.
error-facts-impossible = Po fakcie { $number } ({ $fact }) nie zostaje żaden układ: nie może być prawdą razem z { $count ->
    [0] pozostałymi.
    [1] faktem { $against }.
   *[other] faktami { $against }.
}

# The same on a page of the browser.

alchemists-companion-oracle = Wyrocznia
alchemists-companion-oracle-about = Zna formuły i odpowiada tak jak aplikacja z instrukcji.
alchemists-companion-school = Pierwsza lekcja
alchemists-companion-school-about = Kod DEMO krok po kroku i dwa sprawdziany.
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
alchemists-companion-school-step = Krok { $step } z { $of }
alchemists-companion-school-mix = Miksturę robi się z dwóch różnych składników. Dotknij tych dwóch: { $one }, { $other }.
alchemists-companion-school-those = Na lekcji weź te dwa, które wymieniono wyżej.
alchemists-companion-school-formulas = Za każdym składnikiem stoi jedna z ośmiu formuł: trzy aspekty, każdy z plusem albo minusem, duży albo mały. Żadne dwa składniki nie mają tej samej.
alchemists-companion-school-excluded = Powstało: { $potion }. Cztery formuły nigdy tego nie dają, więc nie ma ich ani pierwszy składnik ({ $one }), ani drugi ({ $other }): skreśl je.
alchemists-companion-school-out = skreślona
alchemists-companion-school-rule = Mikstura ma kolor i znak, które w jednej formule są duże, a w drugiej małe. Formuły, które w niczym się nie zgadzają, dają miksturę neutralną.
alchemists-companion-school-test-1 = Pierwszy sprawdzian: co powstanie z tych dwóch?
alchemists-companion-school-test-2 = Drugi sprawdzian: jedna formuła jest znana ({ $one }). Zmieszaj ten składnik z drugim ({ $other }) i zobacz.
alchemists-companion-school-neutral = Każdą formułę znosi dokładnie jedna inna. Którą więc ma drugi składnik ({ $other })?
alchemists-companion-school-end = To wszystko, co alchemik musi wiedzieć; resztę odkryje się przy stole.
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

# Prywatny notatnik.

alchemists-companion-notebook = Notatnik
alchemists-companion-notebook-about = Co widać i co z tego wynika; tylko dla ciebie.
alchemists-notebook-help = Pomoc
alchemists-notebook-help-none = żadna
alchemists-notebook-help-crosses = krzyżyki
alchemists-notebook-help-chances = szanse
alchemists-notebook-help-advice = rady
alchemists-notebook-view-lab = Siatka
alchemists-notebook-view-facts = Fakty
alchemists-notebook-view-advice = Rady
alchemists-notebook-view-notes = Notatki
alchemists-notebook-view-share = Przenieś
alchemists-notebook-add = Dodaj fakt
alchemists-notebook-keep = Zapisz
alchemists-notebook-back = Wstecz
alchemists-notebook-drop = Usuń
alchemists-notebook-kept = Zapisano: { $fact }
alchemists-notebook-no-facts = Nic jeszcze nie zapisano.
alchemists-notebook-all-facts = Wszystkie fakty
alchemists-notebook-no-log = Z tego, co tu zapisano, wszyscy razem nie widzieli niczego.
alchemists-notebook-round = Runda
alchemists-notebook-whole = Cały notatnik
alchemists-notebook-whole-use = Na inny twój telefon: wszystko, co tu zapisano.
alchemists-notebook-log-use = Dla pozostałych przy stole: mikstury, sprzedaże, teorie i obalenia po kolei, bez składników, które znasz tylko ty. Kto to otworzy, temu wpisy dojdą do jego notatnika.
alchemists-notebook-log-file-use = Plik przenosi to, co widzieli wszyscy, do innego notatnika albo z powrotem.
alchemists-notebook-log-summary = { $count ->
    [0] to, co widzieli wszyscy; nic nowego dla ciebie
    [one] to, co widzieli wszyscy; dojdzie jeden nowy wpis
    [few] to, co widzieli wszyscy; dojdą { $count } nowe wpisy
   *[many] to, co widzieli wszyscy; dojdzie { $count } nowych wpisów
}
alchemists-notebook-names = Imiona przy stole
alchemists-notebook-names-use = Z imionami można zapisać, czyja to teoria. Imiona są te same, co na arkuszach punktów.
alchemists-notebook-i-am = Ja to
alchemists-notebook-clash = To wszystko naraz nie może być prawdą. Co jest błędem?
alchemists-notebook-new = Nowy notatnik
alchemists-notebook-no-file = Ten plik nie jest notatnikiem Alchemików.
alchemists-notebook-file-use = Plik przenosi ten notatnik na inny telefon albo z powrotem.
alchemists-notebook-summary = { $count ->
    [one] notatnik z jednym faktem
   *[other] notatnik, liczba faktów: { $count }
}
alchemists-notebook-what = Co się stało?
alchemists-notebook-mix = Znane mieszanie
alchemists-notebook-mix-about = Znane są oba składniki i mikstura: twój test, wypicie, wystawa.
alchemists-notebook-sold = Moja sprzedaż
alchemists-notebook-sold-about = Znane są oba składniki, a o miksturze tylko to, jak bliska była zamówieniu.
alchemists-notebook-glimpsed = Peryskop
alchemists-notebook-glimpsed-about = Widać jeden składnik cudzej mikstury.
alchemists-notebook-two = Mieszał rywal
alchemists-notebook-two-about = Miksturę widzieli wszyscy, a ty wiesz, z jakich składników mogła powstać.
alchemists-notebook-aspect = Obalanie na poziomie ucznia
alchemists-notebook-aspect-about = Pokazano prawdziwy znak jednego koloru.
alchemists-notebook-claim = Obalanie na poziomie mistrza
alchemists-notebook-claim-about = Podano wynik, a odpowiedź brzmiała tak albo nie.
alchemists-notebook-theory = Teoria na planszy
alchemists-notebook-theory-about = Własna zajmuje formułę; cudza mówi tyle, na ile jej wierzysz.
alchemists-notebook-sealed = Pieczęć na teorii
alchemists-notebook-sealed-about = Ktoś poparł teorię albo pieczęć odsłonięto.
alchemists-notebook-fallen = { $ingredient } (teoria upadła)
alchemists-notebook-fallen-about = Ta teoria upadła: zanotuj, czyją pieczęć odsłonięto i jaka była.
alchemists-notebook-one = Jeden z kilku
alchemists-notebook-one-about = Przynajmniej jeden z tych składników ma ten znak.
alchemists-notebook-ingredient = Składnik
alchemists-notebook-pair = Dwa składniki
alchemists-notebook-several = Dwa składniki lub więcej
alchemists-notebook-seen = Miksturę widzieli wszyscy
alchemists-notebook-seen-about = Cudzy test, sprzedaż albo wystawa; o składnikach nic nie wiesz.
alchemists-notebook-what-all-saw = Co widzieli wszyscy
alchemists-notebook-seen-potion = Miksturę
alchemists-notebook-seen-sale = Sprzedaż
alchemists-notebook-seen-exhibition = Wystawę
alchemists-notebook-order = Zamówiono
alchemists-notebook-result = Mikstura
alchemists-notebook-quality = Jak blisko
alchemists-notebook-answer = Odpowiedź
alchemists-notebook-yes = Tak
alchemists-notebook-no = Nie
alchemists-notebook-colour = Kolor
alchemists-notebook-sign = Znak
alchemists-notebook-formula = Formuła
alchemists-notebook-who = Kto?
alchemists-notebook-whose = Czyja jest?
alchemists-notebook-mine = Moja
alchemists-notebook-rival = Rywala
alchemists-notebook-belief = Na ile jej wierzysz, w procentach?
alchemists-notebook-belief-little = trochę
alchemists-notebook-belief-half = może
alchemists-notebook-belief-much = raczej tak
alchemists-notebook-belief-nearly = prawie na pewno
alchemists-notebook-seal = Pieczęć, jeśli ją widać
alchemists-notebook-own-seal = Twoja pieczęć, jeśli chcesz
alchemists-notebook-advice-off = Wasz stół gra bez rad. Wybierz je u góry w polu „Pomoc”, jeśli wszyscy się zgadzają.
alchemists-notebook-hand = Składniki na mojej ręce
alchemists-notebook-hand-use = Dotknięcie dodaje kartę; po { $most } znów żadna.
alchemists-notebook-hand-none = Żadna
alchemists-notebook-experiments = Doświadczenia z moimi kartami
alchemists-notebook-bits = bity: { $bits }
alchemists-notebook-publishable = Potem można bez ryzyka opublikować jeszcze jedną teorię: { $chance }; formuła jest pewna: { $certain }.
alchemists-notebook-no-pair = Zaznacz wyżej przynajmniej dwa różne składniki.
alchemists-notebook-more = Jeszcze { $count }
alchemists-notebook-theories = Teorie i pieczęcie
alchemists-notebook-theories-use = Szansa, że teoria jest prawdziwa, i ile średnio przyniosłaby na końcu każda pieczęć.
alchemists-notebook-on-board = na planszy
alchemists-notebook-debunk = Do obalenia kolorem { CASE($colour, "ins") }: { $chance }
alchemists-notebook-exhibition = Wystawa
alchemists-notebook-seats = Graczy
alchemists-notebook-programme = Najlepsze z twoich kart; reputacja, jeśli każdą pokażesz jako pierwszy: { $reputation }
alchemists-notebook-exhibits = Wszystkie pewne pary:
alchemists-notebook-no-exhibits = Żaden wynik nie jest jeszcze pewny.
alchemists-fact-mix = { $pair }: { $seen }
alchemists-fact-not = { $pair }: nie { $seen }
alchemists-fact-sold = sprzedana na zamówienie „{ $order }”, { $quality }
alchemists-fact-glimpsed = Peryskop: { $ingredients }. Wszyscy widzieli: { $seen }
alchemists-fact-two = Dwa z tych: { $ingredients } – { $seen }
alchemists-fact-one = Jeden z tych: { $ingredients } – { $colour } { $sign }
alchemists-fact-aspect = { $ingredients }: { $colour } { $sign }
alchemists-fact-published = { $ingredients }: { $by ->
    [me] moja teoria
    [none] teoria
   *[other] teoria ({ $by })
}{ $seal ->
    [none] {""}
   *[other] , { $seal }
}
alchemists-fact-sealed = { $ingredients }: { $by ->
    [me] moja pieczęć na teorii
    [none] pieczęć na teorii
   *[other] pieczęć na teorii ({ $by })
}{ $seal ->
    [none] {""}
   *[other] , { $seal }
}
alchemists-fact-seen = { $by ->
    [me] Ja
    [none] Ktoś
   *[other] { $by }
}: { $seen }
alchemists-fact-exhibited = { $by ->
    [me] Ja
    [none] Ktoś
   *[other] { $by }
} na wystawie: { $seen }
alchemists-fact-theory = { $ingredients }: { $by ->
    [none] teoria rywala
   *[other] teoria ({ $by })
}, wiara { $chance }{ $seal ->
    [none] {""}
   *[other] , { $seal }
}

# Spojrzenie wstecz na prawdziwą partię.

alchemists-companion-looking-back = Spojrzenie wstecz
alchemists-companion-looking-back-about = Po ujawnieniu: czy każda teoria była rozsądna?
alchemists-back-use = Kiedy prawda wyszła na jaw: jak prawdopodobna była każda teoria z twojego notatnika w chwili publikacji. Wpisz kod albo zaznacz formuły.
alchemists-back-as-counted = Prawda z ostatniego liczenia
alchemists-back-look = Spójrz wstecz
alchemists-back-ask = Czy wszyscy widzieli już formuły?
alchemists-back-ask-more = Następna strona podaje je wszystkie.
alchemists-back-again = Inna partia
alchemists-back-none = W twoim notatniku nie ma żadnej teorii: zapisuje się je tam jako „Teoria na planszy”.
alchemists-back-summary = Prawdziwych wśród twoich teorii i poparć: { $right } z { $count }; według twoich notatek można się było spodziewać { $expected }.
alchemists-back-untrue = Te fakty nie zgadzają się z prawdą: źle je zobaczono albo zapisano. Poniżej liczą się tak, jak je zapisano.
alchemists-back-published = { $by ->
    [me] Moja teoria
    [none] Teoria rywala
   *[other] Teoria ({ $by })
}{ $round ->
    [0] {""}
   *[other] , runda { $round }
}
alchemists-back-agreed = { $by ->
    [me] Moje poparcie
    [none] Czyjeś poparcie
   *[other] Poparcie ({ $by })
}{ $round ->
    [0] {""}
   *[other] , runda { $round }
}
alchemists-back-from-notes = Według twoich ówczesnych notatek
alchemists-back-from-all = Według tego, co dotąd widzieli wszyscy
alchemists-back-chance = Prawdziwa: { $chance }
alchemists-back-but-for = Błąd tylko w jednym:
alchemists-back-seals = Punkty średnio:
alchemists-back-laid = , ta pieczęć leżała
alchemists-back-certain = Na pewno: nic innego nie było możliwe.
alchemists-back-covered = Bez ryzyka: niepewny był tylko kolor { $colour }, a jego znak zapytania to pokrywa.
alchemists-back-sound = Rozsądnie: { $seal }, średnio { $points }.
alchemists-back-bold = { $from ->
    [all] Z punktu widzenia stołu był to strzał: żadna wolna formuła nie była bardziej prawdopodobna, a każda pieczęć średnio traciła punkty.
   *[notes] Odważnie: żadna wolna formuła nie była bardziej prawdopodobna, ale każda pieczęć średnio traciła punkty.
}
alchemists-back-unlikely = Mało rozsądnie: każda pieczęć średnio traciła punkty, a inna formuła była bardziej prawdopodobna ({ $chance }):
alchemists-back-ruled-out = { $from ->
    [all] Wbrew wszystkiemu: wykluczało ją już to, co widzieli wszyscy.
   *[notes] Wbrew wszystkiemu: wykluczały ją już twoje notatki.
}
alchemists-back-right = Okazała się prawdziwa.
alchemists-back-near = Błąd w jednym kolorze ({ $colours }): { $seal } by ją pokrył. W rzeczywistości:
alchemists-back-wrong = Błąd w kilku kolorach ({ $colours }). W rzeczywistości:
alchemists-back-fell = Obalono ją przed końcem gry kolorem { CASE($colour, "ins") }.
alchemists-back-brought = Pieczęć ({ $seal }): { $points }.

# Ostatnie liczenie.

alchemists-companion-score-pad = Ostatnie liczenie
alchemists-companion-score-pad-about = Reputacja, artefakty, stypendia, złoto i pieczęcie, sprawdzone z prawdą.
alchemists-count-reputation = Reputacja
alchemists-count-gold = Złoto
alchemists-count-favors = Przysługi na ręce
alchemists-count-set-aside = Różne składniki pod Beretem z piórkiem
alchemists-count-book-full = Na tej książce leżą już { $most } pieczęcie: więcej się nie mieści.
alchemists-count-grants = Stypendia
alchemists-count-grants-use = Za każde stypendium dotknij liczby wydrukowanej na jego żetonie.
alchemists-count-printed-nowhere = Co wydrukowano na pięciu stypendiach w twoim pudełku? Dotknij liczby dla każdego, w dowolnej kolejności. Telefon je zapamięta; można też pominąć, wtedy pasuje każda liczba.
alchemists-count-printed-tokens = Liczby na stypendiach z twojego pudełka, odczytane tutaj. Dotknij innej, by zmienić.
alchemists-count-printed-corrections = Liczby na stypendiach wpisane w poprawkach. Dotknij innej, by zmienić.
alchemists-count-printed-grant = Stypendium { $number }
alchemists-count-grant = Jeszcze stypendium za { $points }
alchemists-count-grant-back = Cofnij stypendium za { $points }
alchemists-count-artifacts = Artefakty
alchemists-count-theories-use = Dotknij składnika z teorią, potem formuły i pieczęci każdego.
alchemists-count-all-theories = Wszystkie teorie
alchemists-count-no-theory = Tu nie ma teorii
alchemists-count-code = Kod gry
alchemists-count-own-code = Partia, w której odpowiadał ten telefon
alchemists-count-truth-use = Bez kodu: dotknij każdego składnika i jego prawdziwej formuły.
alchemists-count-step-grants = Stypendia
alchemists-count-step-theories = Teorie
alchemists-count-step-truth = Prawda
alchemists-count-step-count = Wynik
alchemists-count-next = Dalej: { $step }
alchemists-count-total = Punkty
alchemists-count-coins = Zostało monet
alchemists-count-winner = Wygrywa { $names }.
alchemists-count-shared = Wspólne zwycięstwo: { $names }.
alchemists-count-ours = Stypendia policzono wartościami, które sami odtworzyliśmy: dotknij liczb wydrukowanych na waszych, zanim uwierzycie, kto wygrał.
alchemists-count-right = prawdziwa
alchemists-count-wrong = błędna ({ $colours }); prawda to
alchemists-count-conflicts = Żetony sprzeczności niczego nie zmieniają w ostatnim liczeniu.

# Przygotowanie i przebieg prawdziwej gry.

alchemists-companion-set-up = Przygotowanie
alchemists-companion-set-up-about = Kto zaczyna i co rozłożyć dla tylu graczy.
alchemists-setup-first = Zaczyna { $name } i bierze żeton pierwszego gracza.
alchemists-setup-each = Każdy dostaje
alchemists-setup-cubes = kostki: { $cubes }, w pierwszej rundzie tylko { $first } z nich
alchemists-setup-purse = złoto: { $gold }; znacznik reputacji na { $reputation }
alchemists-setup-cards = składniki: { $ingredients }; przysługi: { $favors }, z nich jedną się zatrzymuje
alchemists-setup-seals = Pieczęcie:
alchemists-setup-discounts = karty rabatu: { $cards }; laboratorium, zasłonka i dwie kolby
alchemists-setup-table = Na stół
alchemists-setup-row = { $cards } składników odkrytych, obok talia
alchemists-setup-artifacts = Po { $cards } artefakty każdego poziomu, wszystkie odkryte; na sprzedaż jest poziom I
alchemists-setup-adventurers = Z { $tiles } poszukiwaczy przygód jeden wraca do pudełka bez oglądania; żetony konferencji leżą pod drugim i czwartym z pozostałych
alchemists-setup-orders = { $seats ->
    [2] Zamówienia: jedna sprzedaż w rundzie, dowolnej mikstury
    [3] Zamówienia: dwie sprzedaże w rundzie: lewa albo środkowa mikstura i prawa
   *[other] Zamówienia: trzy sprzedaże w rundzie, każda mikstura raz
}
alchemists-setup-grants = Stypendia ({ $grants }) i osiem formuł obok planszy teorii
alchemists-setup-conflicts = Trzy pary żetonów sprzeczności
alchemists-setup-spaces = Tor kolejności, od góry
alchemists-setup-space-gold = zapłać { $gold } złota
alchemists-setup-space-favors = przysługi: { $favors }
alchemists-setup-space-ingredients = składniki: { $ingredients }
alchemists-setup-space-nothing = nic
alchemists-setup-green = Zielone pole, dla sparaliżowanych:
alchemists-setup-areas = Akcje i ich kostki
alchemists-setup-cubes-of = kostki: { $cubes }
alchemists-setup-from-round = od rundy { $round }
alchemists-companion-round-track = Rundy
alchemists-companion-round-track-about = Co jest teraz i o czym łatwo zapomnieć na końcu rundy.
alchemists-rounds-level = Poziom
alchemists-rounds-now = Kostki każdego: { $cubes }. Na sprzedaż są artefakty poziomu { $level }.
alchemists-rounds-no-adventurer = W mieście nie ma jeszcze poszukiwacza przygód.
alchemists-rounds-order = Kolejność i plany
alchemists-rounds-order-use = Od pierwszego gracza każdy wybiera pole toru kolejności i bierze jego karty. Potem planuje się od dołu toru do góry.
alchemists-rounds-actions = Akcje, od góry toru w dół
alchemists-rounds-new = nowe
alchemists-rounds-end = Koniec rundy
alchemists-rounds-conference = Konferencja: policzcie swoje pieczęcie oprócz tych na teoriach w sprzeczności.
alchemists-rounds-seals = pieczęcie { $seals }
alchemists-rounds-corrected = Z liczbami z twojego pudełka:
alchemists-rounds-ours = Tak odtworzyliśmy to sami: przeczytajcie liczby na swoim żetonie.
alchemists-rounds-artifacts = Pozostałe artefakty zastępuje poziom { $level }.
alchemists-rounds-top = Najwięcej pieczęci: reputacja +{ $gains } dla każdego, kto ma ich tyle.
alchemists-rounds-unused = Nieużyte kostki: przysługa za każde { $cubes }; potem kostki wracają.
alchemists-rounds-hospital = Kostki ze szpitala stają się nieużytymi.
alchemists-rounds-adventurer = Do miasta przychodzi następny poszukiwacz przygód.
alchemists-rounds-row = Sprzątnijcie planszę, zdejmijcie kolby oprócz tych, które trafiły na zielone pole w tej rundzie; pięć nowych składników.
alchemists-rounds-first = Żeton pierwszego gracza idzie w lewo, omijając sparaliżowanych.
alchemists-rounds-last-count = Ostatnie liczenie.
alchemists-rounds-next = Runda { $round }
alchemists-rounds-again = Nowa gra
alchemists-rounds-again-question = Wrócić do rundy 1?

alchemists-pad-player = { PLAYER($seat) }: { $total }. Reputacja { $reputation }, artefakty { $artifacts }, stypendia { $grants }, złoto { $gold } (zostało monet: { $coins }), pieczęcie { $seals }, Bożek mądrości { $idol }.
alchemists-pad-theory = { $right ->
    [yes] { $ingredient }: { $formula } – prawda. { $seals }
   *[no] { $ingredient }: { $formula } – nieprawda, w istocie { $truth }. { $seals }
}
alchemists-pad-seal = { PLAYER($seat) }, { $seal }: { $points }
alchemists-pad-winners = Zwycięstwo: { PLAYERS($winners) }
alchemists-sheet-template = Końcowe liczenie „Alchemików”: wypełnij arkusz i policz poleceniem retorta score alchemists FILE. Wpisz kod gry albo zamiast niego tabelę [truth] z formułą każdego składnika. Nazwy można pisać w każdym z naszych języków i skracać.
alchemists-sheet-template-players = Dla każdego gracza, w kolejności przy stole: reputacja, złoto, przysługi na ręce, artefakty, stypendia (albo grant_points: suma na nich wydrukowana) i ile różnych składników leży pod Beretem z piórkiem.
alchemists-sheet-template-theories = Dla każdej opublikowanej teorii: formuła znakami, czerwony pierwszy, i pieczęcie na niej.
remark-alchemists-grants-ours = Uwaga: ile warte są stypendia, odtworzyliśmy sami. Wpisz grant_points z sumą wydrukowaną na twoich albo tabelę [grants] z liczbą na każdym, albo podaj własne wartości: --option data=FILE.
error-alchemists-sheet = Arkusz powinien mieć „players”, tabelę dla każdego; wzór drukuje retorta score alchemists --template.
error-alchemists-sheet-truth = Brakuje prawdy: wpisz „code” gry albo „truth” z ośmioma składnikami, każdy z inną formułą.
error-alchemists-sheet-player = Gracz { $player }: bywa tylko { $known }.
error-alchemists-sheet-unknown = Gracz { $player }: „{ $written }” to nie jedna rzecz; może to być { $known }.
error-alchemists-sheet-artifact-twice = { $artifact } jest tylko raz, a na arkuszu stoi częściej.
error-alchemists-sheet-grants = W pudełku jest { $most } stypendiów, a na arkuszu jest ich { $found }.
error-alchemists-sheet-gold = W pudełku jest { $most } monet, a na arkuszu w sumie { $found }.
error-alchemists-sheet-favors = W pudełku kart przysług jest { $most }, a na arkuszu w sumie { $found }.
error-alchemists-sheet-artifacts = W grze sprzedaje się { $most } artefakty poziomu { $level }, a na arkuszu jest ich { $found }.
error-alchemists-sheet-set-aside = Gracz { $player } ma odłożone składniki, a nie ma artefaktu: { $artifact }.
error-alchemists-sheet-book-full = Na teorii { $number } pieczęci jest { $found }, a mieszczą się tylko { $most }.
error-alchemists-sheet-grant-twice = Na arkuszu { $grant } stoi więcej niż raz, a w pudełku jest jedno.
error-alchemists-sheet-grant-numbers = W „grants” wpisuje się stypendia i wydrukowane na nich liczby; są { $known }.
error-alchemists-sheet-theories = „theories” to lista tabel.
error-alchemists-sheet-theory = Teoria { $number }: bywa tylko { $known }.
error-alchemists-sheet-theory-twice = Są dwie teorie o { CASE($ingredient, "loc") }; opublikować można tylko jedną.
error-alchemists-sheet-formula-twice = Ta sama formuła jest opublikowana dla { CASE($ingredients, "gen") }; każda jest tylko raz.
error-alchemists-sheet-seal = Teoria { $number }: pieczęć zapisuje się jako {"{"} player = "…", seal = "gold" {"}"}: gold, silver, red, green albo blue.
error-alchemists-sheet-seal-twice = Na teorii { $number } są dwie pieczęcie jednego gracza; każdy kładzie jedną.
error-alchemists-sheet-seals = Gracz { $player }: { $seal } ×{ $found }, a ma tylko { $most }.

# Poprawki i papiery.

alchemists-companion-corrections = Poprawki
alchemists-companion-corrections-about = Co drukuje twoje pudełko tam, gdzie mogliśmy tylko zgadywać
alchemists-companion-printables = Na papierze
alchemists-companion-printables-about = Pusty trójkąt i tabela do druku
alchemists-companion-corrections-use = Popraw to, co w twoim pudełku wydrukowano inaczej. Pod każdą liczbą stoi nasza; to, co się różni, jest obwiedzione. Stół przyjmuje zapisany plik: tutaj, na serwerze i w wierszu poleceń.
alchemists-companion-corrections-ours = Wróć do naszych
alchemists-companion-ours = nasza: { $value }
alchemists-companion-one-more = { $label }: jeszcze jedna liczba
alchemists-companion-one-less = { $label }: o jedną liczbę mniej
alchemists-companion-conferences = Konferencje
alchemists-companion-conference = { $level }, konferencja { $number }: zmiana reputacji za 0, 1, 2 … pieczęcie
alchemists-companion-grants = Stypendia
alchemists-companion-points = Punkty
alchemists-companion-faces = Uśmiechy na kartach rabatów
alchemists-companion-spaces = Tor kolejności
alchemists-companion-space-players = graczy, co najmniej
alchemists-companion-space-gold = cena w złocie
alchemists-companion-space-favors = przysługi
alchemists-companion-space-ingredients = składniki
alchemists-companion-green = zielone
alchemists-companion-debunk-cubes = Kostki za obalanie
alchemists-companion-cubes-few = Dwoje i troje graczy: pierwsza akcja, druga …
alchemists-companion-cubes-four = Czworo graczy: pierwsza akcja, druga …
alchemists-paper-triangle = Trójkąt wyników
alchemists-paper-triangle-use = Wpisz miksturę tam, gdzie spotykają się dwa składniki.
alchemists-paper-grid = Tabela formuł
alchemists-paper-grid-use = Skreślaj formuły, których składnik mieć nie może.
