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

error-code-length = Kod gry ma { $original } litery (z oryginalnej aplikacji) albo { $own } znaków (z retorta alchemy new), a ten ma znaków: { $found }.
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
alchemists-companion-oracle-about = Zna formuły i odpowiada tak, jak aplikacja z instrukcji.
alchemists-companion-title = Alchemicy przy prawdziwym stole
alchemists-companion-explained = Jedno urządzenie zastępuje aplikację z instrukcji: zna formuły i mówi tylko to, co graczowi wolno wiedzieć. Na serwerze nic nie zostaje.
alchemists-companion-code = Kod gry
alchemists-companion-new = Nowa gra
alchemists-companion-promise = Obietnica, którą warto zapisać: { $promise }
alchemists-companion-what = Co się dzieje?
alchemists-companion-mix = Zmieszaj, wypróbuj lub wypij
alchemists-companion-sell = Sprzedaj miksturę
alchemists-companion-aspect = Obal teorię jako uczeń
alchemists-companion-claim = Obal teorię jako mistrz
alchemists-companion-exhibit = Pokaż na wystawie
alchemists-companion-reveal = Ujawnij wszystkie formuły
alchemists-companion-first = Pierwszy składnik
alchemists-companion-second = Drugi składnik
alchemists-companion-potion = Mikstura
alchemists-companion-colour = Kolor
alchemists-companion-ask = Zapytaj wyrocznię
alchemists-companion-hide = Ukryj odpowiedź
alchemists-companion-unwelcome = Nieprzyjemna: student się oprze, a pijący to poczuje.
alchemists-companion-confirmed = Tak: doświadczenie to potwierdza.
alchemists-companion-not-confirmed = Nie: doświadczenie pokazuje coś innego.
alchemists-companion-sign = Prawdziwy znak to { $sign }
alchemists-companion-kept = Obietnica dotrzymana.

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

# Poprawki i papiery.

alchemists-companion-corrections = Poprawki
alchemists-companion-corrections-about = Co drukuje twoje pudełko tam, gdzie mogliśmy tylko zgadywać
alchemists-companion-printables = Na papierze
alchemists-companion-printables-about = Pusty trójkąt i tabela do druku
alchemists-companion-corrections-use = Popraw to, co w twoim pudełku wydrukowano inaczej. Pod każdą liczbą stoi nasza; to, co się różni, jest obwiedzione. Stół przyjmuje zapisany plik: tutaj, na serwerze i w wierszu poleceń.
alchemists-companion-corrections-save = Zapisz plik
alchemists-companion-corrections-open = Otwórz plik
alchemists-companion-corrections-play = Graj z nim w tej karcie
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
