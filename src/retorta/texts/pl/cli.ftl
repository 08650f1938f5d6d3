
cli-usage = {"Użycie: "}
cli-usage-options = {"["}OPCJE{"]"}
cli-usage-command = POLECENIE …
cli-options = Opcje
cli-commands = Polecenia
cli-option-lang = Język wszystkich komunikatów: en, ru albo pl. Domyślnie z otoczenia.
cli-option-json = Wypisz wynik jako JSON.
cli-option-help = Pokaż tę pomoc i zakończ.
cli-option-version = Pokaż wersję i zakończ.
cli-option-option = Opcja gry, na przykład hand=five; można podać kilka razy.
cli-option-seed = Rozdaj według tej liczby: ta sama liczba daje to samo rozdanie. Domyślnie los, którego nikt nie zgadnie.
cli-option-bots-secret = Od czego zależy los botów: potrzebne, żeby powtórzyć przebieg. Domyślnie nowe; na końcu będzie powiedziane jakie.
cli-option-in-process = Obce boty grają w tym samym procesie: szybciej, ale tam widzą wszystko. Tylko dla botów, które napisałeś sam.
cli-inside = Obce boty grały w tym samym procesie, gdzie mogły widzieć wszystko.
cli-option-record = Zapisuj partię do tego pliku w trakcie gry; plik nie może jeszcze istnieć.
cli-option-players = Ilu graczy.

cli-retorta = Gry planszowe o eliksirach i alchemii: graj z botami, oglądaj, odtwarzaj, licz punkty.

cli-games-short = Pokaż gry na półce.
cli-games = Pokazuje gry na półce: nazwę, tytuł, liczbę graczy i opcje z wartościami. Z GAME tylko tę jedną.
cli-games-template = Wypisz plik danych gry GAME z objaśnieniami: wartości takie jak teraz, do poprawienia.
cli-games-title = { $id }: { $title }
cli-games-facts = gracze: { $fewest }–{ $most }, około { $minutes } minut
cli-games-bots = boty: { $bots }
cli-games-reconstructed = Część danych z kart trzeba było odtworzyć; stół może wczytać własne.
cli-games-option = opcja { $name }: { $title }
cli-games-option-file = opcja { $name }=PLIK: { $title }
cli-games-value = { $value }: { $title }
cli-games-default = { $value } (domyślnie): { $title }

cli-play-short = Zagraj z botami.
cli-play = Partia GAME z botami, w zwykłych wierszach. Wpisz numer ruchu albo słowa z niego; ? mówi, dlaczego inne ruchy są niedozwolone.
cli-play-seat = Twoje miejsce, licząc od 1. Domyślnie 1.
cli-play-bots = Boty na pozostałych miejscach, po przecinku; gdy jest ich mniej niż miejsc, siadają na zmianę.
cli-play-salt = Po przyrzeczeniu zapytaj o twoją szczyptę losu i dodaj ją do rozdania.
cli-play-one-a-line = Wypisuj ruchy po jednym w wierszu, jak lubi czytnik ekranu. Zwykle: w kolumnach, jeśli terminal jest szeroki.
cli-play-keys = Numer albo słowa ruchu: wykonaj ruch. h: podpowiedź, w: co daje każdy ruch, n: notatnik, jeśli gra go ma, u: cofnij, v: spójrz jeszcze raz, ?: czego nie wolno i dlaczego, q: odejdź.
cli-welcome = Witaj w grze { $title }. Pomoc: ?
cli-promise = Rozdanie jest przyrzeczone: { $commitment }
cli-offered = { $move } (najlepsza odpowiedź: naciśnij Enter)
cli-prompt = {"> "}
cli-you = Gracz { $number } (ty)
cli-bot-name = { $bot } { $number }
cli-refused = { $rule } Dlatego nie wolno: { $moves }.
cli-nothing-refused = Nic nie jest teraz zabronione.
cli-which = Który? { $moves }.
cli-not-understood = Wpisz numer od 1 do { $most } albo słowa jednego z ruchów; ? to pomoc.
cli-left = Odchodzisz od stołu przed końcem gry.
cli-points = { PLAYER($player) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-winners = Zwycięstwo: { PLAYERS($winners) }.
cli-can-verify = Aby sprawdzić rozdanie: retorta verify { $file }
cli-undone = { PLAYER($seat) } cofa ostatni ruch.
cli-seen-by = Widzi { PLAYER($seat) }:
cli-not-over = Gra trwa; decyduje: { PLAYERS($deciders) }.

cli-watch-short = Oglądaj grę botów.
cli-watch = Pokazuje partię botów oczami widza.
cli-watch-bots = Boty po przecinku, po jednym na miejsce.

cli-replay-short = Pokaż zapisaną partię.
cli-replay = Pokazuje partię z pliku RECORD ruch po ruchu, z odkrytymi kartami albo oczami jednego gracza; - czyta standardowe wejście.
cli-replay-seat = Patrz oczami tego miejsca, licząc od 1.
cli-replay-until = Zatrzymaj się po tylu ruchach i pokaż stół.

cli-hint-short = Zapytaj, co zagrać i dlaczego.
cli-hint = Rozważa decyzję, na której kończy się RECORD, znając tylko to, co zna ten gracz, i mówi, co zagrać, dlaczego i czego się spodziewać; - czyta standardowe wejście.
cli-hint-until = Rozważ decyzję po tylu ruchach.
cli-hint-think = Jak długo myśleć: sekundy (0.5) albo liczba wyobrażonych partii (800x). Domyślnie: 2.
cli-hint-for = Decyduje { PLAYER($seat) }.

cli-moves-short = Pokaż ruchy jednej chwili i co daje każdy z nich.
cli-moves = Wymienia ruchy możliwe w partii RECORD po tylu ruchach i to, co daje każdy z nich: co mówią zasady, a także szanse i wnioski z tego, co widzi to miejsce; - czyta standardowe wejście.
cli-moves-until = Pokaż ruchy po tylu ruchach.
cli-moves-seat = Tylko ruchy tego miejsca, licząc od 1. Domyślnie: wszystkich, którzy decydują.
cli-brings = { $move }: { $brings }
cli-brings-warning = uwaga: { $loss }
cli-brings-more = w: co daje każdy z nich

cli-verify-short = Sprawdź, czy rozdanie było uczciwe.
cli-verify = Odtwarza partię z RECORD i rozdaje ją ponownie z jej ziarna; - czyta standardowe wejście.
cli-verify-commitment = Przyrzeczenie zanotowane przed grą; zapis musi go dotrzymać. Wystarczy 16 pierwszych cyfr.
cli-verify-replays = Zapis jest cały: { $moves ->
    [one] { $moves } ruch odtwarza
    [few] { $moves } ruchy odtwarzają
   *[many] { $moves } ruchów odtwarza
} się tak, jak zapisano.
cli-verify-promised = Rozdanie jest uczciwe: { $picks ->
    [one] { $picks } los pochodzi
    [few] wszystkie { $picks } losy pochodzą
   *[many] wszystkie losy ({ $picks }) pochodzą
} z ziarna przyrzeczonego przed grą.
cli-verify-no-promise = Przed tą partią nic nie przyrzeczono (rozdano ją według podanej liczby), więc samego losu nie da się sprawdzić.
cli-verify-unfinished = Partia nie jest skończona, ziarna jeszcze nie pokazano i losu nie da się sprawdzić.

cli-score-short = Policz punkty partii rozegranej przy prawdziwym stole.
cli-score = Liczy punkty gry GAME z arkusza w FILE (TOML albo JSON); - czyta standardowe wejście. Wszystkie błędy arkusza podaje naraz.
cli-score-template = Zamiast tego wypisz pusty arkusz dla tylu graczy, z objaśnieniami.

cli-recipes-short = Pokaż księgę przepisów „Warzenia eliksirów”.
cli-recipes = Pokazuje, co z czego powstaje w „Warzeniu eliksirów”, jaki element jest na każdej karcie i do czego ona służy: wszystko albo strony, na których stoi to, co nazwano. Z --have: co leży na stole i co z tego może powstać. Nazwy można pisać po polsku, angielsku i rosyjsku, bez ogonków i skrótem.
cli-recipes-have = Elementy i stworzone przepisy, które leżą na stole, po przecinku. Można podać kilka razy.

cli-bench-short = Zmierz szybkość gry.
cli-bench = Gra losowe partie GAME na jednym rdzeniu i pokazuje najlepszą z wielu krótkich prób, według czasu procesora.
cli-bench-seconds = Ile sekund czasu procesora mierzyć. Domyślnie 5.
cli-bench-compiled = { $title }, gracze: { $seats }, skompilowane
cli-bench-plain = { $title }, gracze: { $seats }, zwykły Python
cli-bench-decisions = decyzji na sekundę: { $decisions } (w partii { $per_game })
cli-bench-copies = kopii stanu na sekundę: { $copies } (po { $nanoseconds } ns)
cli-salt-prompt = Wpisz cokolwiek, żeby dodać do rozdania: {""}

cli-review-short = Zobacz, ile kosztowały decyzje w partii.
cli-review = Przechodzi zapis RECORD decyzja po decyzji i mówi, ile punktów każda straciła wobec najlepszego ruchu, sądząc po tym, co gracz wtedy wiedział; - czyta standardowe wejście.
cli-review-dreams = Według ilu wyobrażonych partii osądzać decyzję; w „Alchemikach” – według ilu planów. Domyślnie: 400.
cli-review-seed = Los wyobrażonych partii: ta sama liczba osądza tak samo. Domyślnie: 1.
cli-review-progress = Decyzje
cli-review-column-player = gracz
cli-review-column-lost = stracone punkty
cli-review-column-decisions = decyzje
cli-review-column-agreed = bez straty
cli-review-decision = Ruch { $number }, { PLAYER($seat) }: { $played } – strata około { $lost } punktu; lepiej: { $best }
cli-review-nothing = Żadna decyzja nie kosztowała niczego, co dałoby się stwierdzić.

cli-train-short = Dowiedz się z partii botów, co ile jest warte.
cli-train = Pozwala botom grać ze sobą w GAME, zapisuje w FOLDER, co kto miał w trakcie partii, i dopasowuje, ile punktów na koniec warta jest każda rzecz. Tego, co rozegrano wcześniej w tym samym FOLDER, nie rozgrywa ponownie. Wagi trafiają tam do pliku learned.toml, nazwane słowami zasad. Boty z podaną liczbą (adept@300x) uczą tego samego na każdej maszynie.
cli-train-bots = Boty po przecinku, po jednym na miejsce.
cli-train-games = Ile partii. Domyślnie: 500.
cli-train-workers = Ile partii grać naraz, każdą w osobnym procesie. Domyślnie: 1.
cli-train-seed = Rozdania i los botów. Domyślnie: 1.
cli-train-written = Zapisano { $path }; liczba pozycji, z których się uczono: { $positions }. Rozrzut punktów to { $spread } (odchylenie standardowe), a błąd przewidywania w partiach odłożonych na bok to { $error }.
cli-dataset-short = Niech boty grają, a ich partie zostaną jako dane.
cli-dataset = Pozwala botom grać ze sobą w GAME i zapisuje partie w FOLDER: pełne zapisy, skompresowane, i opis danych. Boty z podaną liczbą wyobrażonych partii (master@200x) grają tak samo na każdej maszynie.
cli-dataset-bots = Boty po przecinku, po jednym na miejsce.
cli-dataset-games = Ile partii. Domyślnie: 100.
cli-dataset-workers = Ile partii grać naraz, każdą w osobnym procesie. Domyślnie: 1.
cli-dataset-seed = Rozdania, a jeśli grają tylko boty stąd, także ich los. Domyślnie: 1.
cli-dataset-bots-secret = Od czego zależy los botów. Domyślnie od liczby rozdań, a jeśli grają obce boty, jest losowany i podany w opisie danych.
cli-dataset-parquet = Zapisz też tabelę wszystkich decyzji w formacie Parquet; wymaga retorta[dataset].
cli-dataset-written = { $games ->
    [one] Jedna partia jest w { $folder }.
    [few] { $games } partie są w { $folder }.
   *[many] { $games } partii jest w { $folder }.
}

cli-benchmark-short = Zmierz bota w wybranym zadaniu.
cli-benchmark = Pozwala botowi zagrać rozdania zadania TASK z każdego miejsca przeciw jego rywalom i mówi, o ile punktów ich wyprzedza, z przedziałem 95 %. Zwykłe rozdania są jawne; --deals-secret rozdaje inne. Bez TASK wymienia zadania.
cli-benchmark-bot = Którego bota zmierzyć, jak na arenie; może to być ./program. Domyślnie: zwykły.
cli-benchmark-deals = Ile rozdań, każde z każdego miejsca. Domyślnie: jak mówi zadanie.
cli-benchmark-deals-secret = Rozdawaj według własnego sekretu, co najmniej 16 znaków, z tego pliku (- czyta standardowe wejście): dla obcych botów.
cli-benchmark-public = Na jawnych rozdaniach, które każdy może rozdać wcześniej.
cli-benchmark-secret = Na twoich rozdaniach, { $dealt }: ten sam sekret daje tę samą nazwę.
cli-benchmark-luck = Ten sam los botów jeszcze raz: { $given }
cli-benchmark-progress = Rozdania
cli-benchmark-task = { $task }: { $game }, graczy: { $players }, przeciw { $opponent }
cli-benchmark-score = { $task }: { $bot } wyprzedza rywali o { $ahead } [{ $low }, { $high }] punktu; wygrane: { $wins } %, partie: { $games }
cli-benchmark-beliefs = { $task }: jak prawdopodobna jest każda formuła dla każdego składnika „Alchemików”, według tego, co widać w partiach (jest ich { $games }); bot to uniform, posterior, hearsay albo module:function
cli-benchmark-beliefs-score = { $task }: { $bot } — zaskoczenie prawdą { $bits } bita na składnik [{ $low }, { $high }]; partie: { $games }

cli-arena-short = Rozegraj wiele partii botów i porównaj je.
cli-arena = Boty grają wiele partii GAME, zmieniając miejsca; pokazuje rankingi (OpenSkill), punkty, zwycięstwa i czas z przedziałami 95 %. Boty o zadanej liczbie wyobrażonych partii (master@800x) dają ten sam wynik na każdej maszynie i przy każdej liczbie procesów; boty myślące według zegara (master@0.5) nie.
cli-arena-bots = Boty po przecinku, po jednym na miejsce; także module:Class oraz czas na namysł: master@0.5 (sekundy) albo master@800x (wyobrażone partie).
cli-arena-games = Ile partii. Domyślnie 100.
cli-arena-duplicate = Rozegraj każde rozdanie po razie dla każdego przesadzenia botów, żeby los mniej znaczył.
cli-arena-workers = Ile partii toczy się naraz, każda we własnym procesie. Domyślnie 1.
cli-arena-ray = Graj na klastrze Ray pod tym adresem (head:6379): tyle partii naraz, ile ma rdzeni; „local” oznacza rdzenie tej maszyny. Wymaga retorta[cluster].
cli-arena-seed = Rozdania. Domyślnie nowe; na końcu będzie powiedziane jakie.
cli-arena-luck = Te same partie jeszcze raz: { $given }
cli-arena-svg = Narysuj rankingi do tego pliku.
cli-arena-resume = Prowadź dziennik w tym pliku; jeśli istnieje, graj dalej od miejsca przerwania.
cli-arena-progress = Partie
cli-arena-again = { $games ->
    [one] { $games } partię rozegrano ponownie, bo przepadł jej proces.
    [few] { $games } partie rozegrano ponownie, bo przepadły ich procesy.
   *[many] { $games } partii rozegrano ponownie, bo przepadły ich procesy.
}
cli-arena-title = { $title }: rankingi po { $games ->
    [one] { $games } partii
    [few] { $games } partiach
   *[many] { $games } partiach
}
cli-arena-column-bot = bot
cli-arena-column-games = partie
cli-arena-column-rating = ranking
cli-arena-column-points = punkty
cli-arena-column-wins = zwycięstwa
cli-arena-column-time = ms na decyzję
cli-arena-column-slowest = najdłużej
cli-arena-comparison = { $better } przed { $worse }: różnica rankingów { $rating } [{ $low }, { $high }]; przewaga w punktach { $points } [{ $least }, { $most }]; lepsza średnia punktów w { $sets } % rozdań
cli-arena-late = { $bot }: o ponad ćwierć czasu { $decisions ->
    [one] spóźniła się { $decisions } decyzja
    [few] spóźniły się { $decisions } decyzje
   *[many] spóźniło się { $decisions } decyzji
} (w tym { $own } z winy samego bota, reszta z winy maszyny)

cli-levels-short = Pokaż, o ile każdy poziom botów wyprzedza poprzedni.
cli-levels = Każdy poziom botów domu gra z poprzednim: we wszystkich grach albo w podanych, przy każdej liczbie graczy, każde rozdanie po razie dla każdego przesadzenia; wypisuje tabelę Markdown z przewagą w punktach i przedziałami 95 % według rozdań.
cli-levels-players = Tylko stoły na tylu graczy. Domyślnie: na każdą liczbę, jaką dopuszcza gra.
cli-levels-deals = Ile rozdań na każdy wiersz tabeli. Domyślnie 20.
cli-levels-master = Jak długo myśli mistrz, jak na arenie: 400x (wyobrażone partie) albo 0.5 (sekundy). Domyślnie 400x.
cli-levels-workers = Ile partii toczy się naraz, każda we własnym procesie. Domyślnie 1.
cli-levels-seed = Rozdania i los botów. Domyślnie 1.
cli-levels-resume = Prowadź w tym folderze dziennik dla każdego wiersza tabeli; co już tam jest, nie jest grane ponownie.
cli-levels-column-game = gra
cli-levels-column-players = gracze
cli-levels-column-levels = poziom > poprzedni
cli-levels-column-deals = rozdania
cli-levels-column-ahead = przewaga w punktach
cli-levels-column-better = rozdania, w których był lepszy

cli-bench-views = { $microseconds } µs na to, co widzi miejsce pod koniec gry, jako JSON
cli-bench-search = iteracji przeszukiwania na sekundę przy pierwszej decyzji: { $iterations }
cli-bench-peers = Zmierz wszystkie gry, zwykłe i skompilowane, obok OpenSpiel, RLCard i PettingZoo, jeśli są zainstalowane; wypisuje tabelę w Markdown.
cli-peers-system = system
cli-peers-game = gra
cli-peers-decisions = decyzji/s
cli-peers-search = iteracji przeszukiwania/s
cli-peers-ratio = „Trucizna” ×
cli-peers-unlike = co nie jest tym samym
cli-peers-unlike-game = inna gra
cli-peers-unlike-policy = dogrywa losowo
cli-peers-how = Według czasu procesora, najlepsza z prób po 0,05 s; losową grę ruch po ruchu prowadzi ta sama pętla w Pythonie; każde przeszukiwanie to { $iterations } iteracji od pustego drzewa przy pierwszej decyzji. „Trucizna” ×: ile razy szybszy jest pierwszy wiersz „Trucizny”.
cli-peers-machine = Jeden rdzeń: { $machine }, { $date }
cli-peers-absent = Nie zainstalowano, więc nie zmierzono: { $names }.

cli-option-database = Gdzie są przechowywane stoły: sqlite:////ścieżka/do/pliku albo postgresql://user@host/name. Domyślnie: plik w folderze danych. Także RETORTA_DATABASE.
cli-option-data-dir = Folder danych. Domyślnie: zwykłe miejsce w tym systemie. Także RETORTA_DATA_DIR.

cli-serve-short = Udostępnij stoły przeglądarkom.
cli-serve = Udostępnia stoły przeglądarkom, aż zostanie zatrzymany. Nic więcej nie trzeba: wszystko jest w jednym pliku.
cli-serve-host = Adres, na którym słuchać. Domyślnie: 127.0.0.1, tylko ten komputer. Także RETORTA_HOST.
cli-serve-port = Port, na którym słuchać; 0 to dowolny wolny. Domyślnie: 8642. Także RETORTA_PORT.
cli-serve-base = Ścieżka, pod którą wszystko się znajduje, na przykład /games/, gdy proxy podaje obok coś innego. Także RETORTA_BASE.
cli-serve-name = Nazwa tego serwera, na przykład games.example.org; można podać kilka razy. Także RETORTA_NAMES, po przecinku.
cli-serve-cluster = Dziel stoły z innymi serwerami na tej samej bazie PostgreSQL. Także RETORTA_CLUSTER=1.
cli-serve-address = Adres, pod którym inne serwery znajdują ten, na przykład http://10.0.0.5:8642. Domyślnie adres tego komputera. Także RETORTA_ADDRESS.
cli-serve-ray = Niech boty myślą na klastrze Ray pod tym adresem (head:6379), a nie na tej maszynie. Klastrowi powierza się los wszystkich partii. Wymaga retorta[cluster].
cli-serve-lan = Otwórz dla sieci lokalnej; pokaż adres i kod do zeskanowania.
cli-serve-open = Otwórz przeglądarkę.
cli-serve-at = Stoły są pod adresem { $address }
cli-serve-shared = Dla innych w tej sieci: { $address }
cli-serve-no-pages = Brakuje stron dla przeglądarki, bo program zainstalowano bez nich: zainstaluj go ponownie bez RETORTA_NO_CLIENT albo zbuduj strony poleceniem python3 run.py web.
cli-serve-stop = Ctrl-C zatrzymuje serwer; stoły zostają, jak były.

cli-backup-short = Zapisz wszystko, co przechowuje serwer.
cli-backup = Zapisuje wszystko, co przechowuje serwer, do FILE, którego jeszcze nie może być; serwer może przy tym działać.
cli-backup-done = W { $file } jest wszystko: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}.

cli-restore-short = Przywróć wszystko z kopii zapasowej.
cli-restore = Zastępuje wszystko, co przechowuje serwer, zawartością FILE; dotychczasowa jest najpierw zapisywana. Serwer może działać: gracze są proszeni o powrót.
cli-restore-done = Wszystko jest jak w { $file }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}.
cli-restore-saved = To, co było wcześniej, jest w { $file }

cli-alchemy-short = Pomoc przy prawdziwym stole Alchemików: wyrocznia i wnioski.
cli-alchemy = Odpowiada przy prawdziwym stole zamiast aplikacji Alchemików (mieszanie, próby, sprzedaż, obalanie…), drukuje arkusz prowadzącego i mówi, co wynika z tego, co wiesz. Nazwy składników i mikstur można pisać po polsku, po rosyjsku lub po angielsku i skracać.
cli-alchemy-new-short = Utwórz kod gry.
cli-alchemy-new = Tworzy kod, który ustala formułę każdego składnika. Kod ukryj przed graczami, a im pokaż obietnicę: na koniec dowiedzie, że kodu nie podmieniono.
cli-alchemy-new-compatible = Kod z czterech liter, który tak samo odczyta oryginalna aplikacja.
cli-alchemy-mix-short = Zmieszaj dwa składniki.
cli-alchemy-mix = Mówi, jaką miksturę dają składniki A i B w grze CODE.
cli-alchemy-test-short = Zmieszaj dwa składniki i wypróbuj na studencie.
cli-alchemy-test = Mówi, jaką miksturę dają A i B i co sądzi o tym student.
cli-alchemy-drink-short = Zmieszaj dwa składniki i wypij miksturę.
cli-alchemy-drink = Mówi, jaką miksturę dają A i B i co ci po niej będzie.
cli-alchemy-sell-short = Sprzedaj miksturę: widać tylko jej jakość.
cli-alchemy-sell = Mówi, jak dalece mikstura z A i B odpowiada zamówieniu, i nic więcej.
cli-alchemy-sell-order = Mikstura, którą zamawia poszukiwacz przygód.
cli-alchemy-debunk-short = Obal teorię.
cli-alchemy-debunk = Dla uczniów: A to składnik, B to kolor, a odpowiedzią jest prawdziwy znak. Dla mistrzów: A i B to składniki, --claim podaje miksturę, a odpowiedź brzmi tak lub nie.
cli-alchemy-debunk-claim = Mikstura, którą zdaniem mistrza dają A i B.
cli-alchemy-exhibit-short = Pokaż miksturę na wystawie.
cli-alchemy-exhibit = Mówi, jaką miksturę dają A i B i czy to ta zapowiedziana.
cli-alchemy-exhibit-claim = Zapowiedziana mikstura.
cli-alchemy-reveal-short = Pokaż formuły wszystkich składników.
cli-alchemy-reveal = Odkrywa tajemnicę kodu CODE, na koniec gry.
cli-alchemy-reveal-promise = Obietnica pokazana przed grą; sprawdza się z nią CODE.
cli-alchemy-triangle-short = Pokaż, co daje każda para.
cli-alchemy-triangle = Pokazuje arkusz prowadzącego dla CODE. Mikstura z dwóch składników stoi w wierszu jednego i kolumnie drugiego.
cli-alchemy-triangle-svg = Zapisz arkusz w tym pliku jako rysunek A4 do druku; pliku nie może jeszcze być.
cli-alchemy-deduce-short = Powiedz, co wynika ze znanych faktów.
cli-alchemy-deduce = Czyta fakty z FILE (- to standardowe wejście) i mówi, jak prawdopodobna jest każda formuła, co jest pewne i które doświadczenia powiedzą najwięcej. Plik opisuje docs/facts.md.
cli-alchemy-deduce-best = Ile doświadczeń pokazać. Domyślnie 5.

cli-site-short = Zapisz gry jako pliki dla dowolnego hostingu.
cli-site = Zapisuje w DIR serwis, który gra bez serwera: strony, teksty i silnik, dla dowolnego hostingu, pod dowolną ścieżką. Poprzedni serwis w tym miejscu zostaje zastąpiony.
cli-site-done = Serwis jest w { $folder }: { $size } MB. Poda go każdy hosting; aby wypróbować tutaj: python3 -m http.server -d { $folder }

# Refusals that only the command line and research doors give.
error-program-missing = Pod ścieżką „{ $path }” nie ma programu: podaj plik, który można uruchomić.
error-program-start = Nie udało się uruchomić bota { $bot }: { $problem }. Powinien to być plik wykonywalny.
error-program-late = Bot { $bot } nie odpowiedział w ciągu { $seconds } s i został zatrzymany.
error-program-ended = Bot { $bot } zakończył się, zamiast odpowiedzieć; jego ostatnie słowa: { $words }
error-program-said = Bot { $bot } powiedział „{ $said }”, a to nie jest wiersz JSON z obiektem.
error-program-choice = Bot { $bot } odpowiedział { $said }; potrzebny jest wybór od 0 do { $most }.
error-program-refused = Bot { $bot } nie gra: { $why }
error-program-time = „{ $budget }” to nie czas dla programu: podaj sekundy, na przykład 0.5, najwyżej { $most }.
error-programs = Nie da się odczytać RETORTA_PROGRAMS w miejscu „{ $value }”: napisz nazwa=/ścieżka/do/programu, kilka rozdziel przecinkami.
error-tensors = Nikt nie opisał, jak rozłożyć grę „{ $game }” na liczby; wiadomo to o: { $known }.
error-rewards = Nie ma nagród „{ $rewards }”; są: { $known }.
error-environment = Nie ma środowiska „{ $wanted }”; są: { $known }.
error-game-print = „{ $wanted }” ma inne karty albo ruchy niż zainstalowane; tutaj jest to { $known }.
error-vector-game = „{ $wanted }” nie da się prowadzić po wiele partii naraz; można tak: { $known }.
error-observations = Nie ma obserwacji „{ $wanted }”; są: { $known }.
error-render-mode = Nie da się pokazać jako „{ $wanted }”; można: { $known }.
error-action = { $action } to nie działanie: potrzebna jest liczba od 0 do { $most }.
error-no-reset = Nic jeszcze nie rozdano: najpierw wywołaj reset.
error-agent = Nie ma agenta „{ $agent }”; są: { $known }.
error-vector-number = { $games } to nie liczba partii: potrzeba 1 lub więcej.
error-vector-actions = Działania powinny być liczbami całkowitymi od 0 do { $most }, po jednym na partię (partii: { $games }).
error-dreams = { $dreams } to nie liczba wyobrażonych partii: potrzebna jest od 1 do { $most }.
error-features = Nikt nie opisał, z czego uczyć się w grze „{ $game }”; wiadomo to o: { $known }.
error-training-games = Liczba partii do nauki powinna wynosić od { $least } do { $most }, a nie { $games }.
error-not-a-training = { $path } nie jest zeszytem nauki; podaj inny folder.
error-other-training = { $path } to zeszyt innej nauki: nie zgadza się gra, jej wydanie, opcje, boty albo liczba rozdań; podaj inny folder.
error-no-parquet = Tabela Parquet wymaga biblioteki: zainstaluj retorta[dataset].
error-no-extra = { $package } nie jest zainstalowany: pip install "retorta[{ $extra }]".
error-dataset-exists = W { $folder } już coś jest; podaj nowy folder.
error-task = Nie ma zadania „{ $task }”; są: { $known }.
error-task-version = „{ $task }” ma innych przeciwników niż zainstalowane tu boty: gra je inne wydanie Retorty, a to gra { $known }.
error-predictor = Nie ma predyktora „{ $predictor }”; potrzebne jest module:function albo jedno z: { $known }.
error-predictor-failed = Predyktor zawiódł: { $problem }
error-predictor-shape = Predyktor powinien zwrócić wiersze w liczbie { $rows }, po jednym na składnik, a w każdym szanse w liczbie { $numbers }, po jednej na formułę.
error-predictor-sum = Szanse składnika powinny dawać w sumie 1 i żadna nie może być mniejsza od 0, a tu jest inaczej: { $row }.
error-deals = { $deals } to nie liczba rozdań: potrzebna jest od 1 do { $most }.
error-database-encoding = Baza danych przechowuje tekst w kodowaniu { $encoding }, w którym nie zmieści się każde imię; utwórz bazę w UTF-8: createdb --encoding UTF8 --template template0.
