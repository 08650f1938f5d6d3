# Pomocnik do Alchemików: wyrocznia, arkusz prowadzącego, wnioski.

cli-alchemy-short = Pomoc przy prawdziwym stole Alchemików: wyrocznia i wnioski.
cli-alchemy = Odpowiada przy prawdziwym stole zamiast aplikacji Alchemików (mieszanie, próby, sprzedaż, obalanie…), drukuje arkusz prowadzącego i mówi, co wynika z tego, co wiesz. Nazwy składników i eliksirów można pisać po polsku, po rosyjsku lub po angielsku i skracać.
cli-alchemy-new-short = Utwórz kod gry.
cli-alchemy-new = Tworzy kod, który ustala formułę każdego składnika. Kod ukryj przed graczami, a im pokaż obietnicę: na koniec dowiedzie, że kodu nie podmieniono.
cli-alchemy-new-compatible = Kod z czterech liter, który tak samo odczyta oryginalna aplikacja.
cli-alchemy-mix-short = Zmieszaj dwa składniki.
cli-alchemy-mix = Mówi, jaki eliksir dają składniki A i B w grze CODE.
cli-alchemy-test-short = Zmieszaj dwa składniki i wypróbuj na studencie.
cli-alchemy-test = Mówi, jaki eliksir dają A i B i co sądzi o tym student.
cli-alchemy-drink-short = Zmieszaj dwa składniki i wypij eliksir.
cli-alchemy-drink = Mówi, jaki eliksir dają A i B i co ci po nim będzie.
cli-alchemy-sell-short = Sprzedaj eliksir: widać tylko jego jakość.
cli-alchemy-sell = Mówi, jak dalece eliksir z A i B odpowiada zamówieniu, i nic więcej.
cli-alchemy-sell-order = Eliksir, który zamawia poszukiwacz przygód.
cli-alchemy-debunk-short = Obal teorię.
cli-alchemy-debunk = Dla uczniów: A to składnik, B to kolor, a odpowiedzią jest prawdziwy znak. Dla mistrzów: A i B to składniki, --claim podaje eliksir, a odpowiedź brzmi tak lub nie.
cli-alchemy-debunk-claim = Eliksir, który zdaniem mistrza dają A i B.
cli-alchemy-exhibit-short = Pokaż eliksir na wystawie.
cli-alchemy-exhibit = Mówi, jaki eliksir dają A i B i czy to ten zapowiedziany.
cli-alchemy-exhibit-claim = Zapowiedziany eliksir.
cli-alchemy-reveal-short = Pokaż formuły wszystkich składników.
cli-alchemy-reveal = Odkrywa tajemnicę kodu CODE, na koniec gry.
cli-alchemy-reveal-promise = Obietnica pokazana przed grą; sprawdza się z nią CODE.
cli-alchemy-triangle-short = Pokaż, co daje każda para.
cli-alchemy-triangle = Pokazuje arkusz prowadzącego dla CODE. Eliksir z dwóch składników stoi w wierszu jednego i kolumnie drugiego.
cli-alchemy-triangle-svg = Zapisz arkusz w tym pliku jako rysunek A4 do druku; pliku nie może jeszcze być.
cli-alchemy-deduce-short = Powiedz, co wynika ze znanych faktów.
cli-alchemy-deduce = Czyta fakty z FILE (- to standardowe wejście) i mówi, jak prawdopodobna jest każda formuła, co jest pewne i które doświadczenia powiedzą najwięcej. Plik opisuje docs/companion.md.
cli-alchemy-deduce-best = Ile doświadczeń pokazać. Domyślnie 5.

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
alchemy-student-unwilling = Student już nie chce: każdy kolejny test w tej rundzie kosztuje 1 złota.
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
alchemy-not-exhibited = Zapowiedziany był inny: { $claim }.
alchemy-revealed = { $ingredient }: formuła { $number }, { $formula }
alchemy-promise-kept = Obietnica dotrzymana: od tego kodu gra się zaczęła.
alchemy-sheet-title = Arkusz prowadzącego
alchemy-sheet-use = Eliksir z dwóch składników stoi w wierszu jednego i kolumnie drugiego. Nie pokazuj nikomu.
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
error-alchemy-potion = Nie ma eliksiru „{ $written }”; są: { $known }.
error-alchemy-colour = Nie ma koloru „{ $written }”; są: { $known }.
error-alchemy-quality = Nie ma jakości „{ $written }”; są: { $known }.
error-alchemy-sign = „{ $written }” to nie znak; pisz + albo -.
error-alchemy-formula = „{ $written }” to nie formuła; podaj jej numer w tabeli, od 1 do { $most }, albo znaki czerwonego, zielonego i niebieskiego, na przykład +--.
error-alchemy-ambiguous = „{ $written }” może znaczyć: { $known }.
error-alchemy-same-twice = Składnika „{ $ingredient }” nie da się zmieszać z nim samym; podaj dwa różne z tych: { $known }.
error-alchemy-neutral-order = Eliksiru neutralnego nie można zamówić ani zapowiedzieć; podaj jeden z sześciu kolorowych.
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
