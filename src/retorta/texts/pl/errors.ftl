
error-game = Nie ma gry „{ $game }”; na półce są: { $known }.
error-option = Gra „{ $game }” nie ma opcji „{ $option }”; ma: { $known }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”; może mieć: { $allowed }.
error-option-form = „{ $option }” nie jest opcją; pisz nazwa=wartość.
error-bot = Nie ma bota „{ $bot }” do gry „{ $game }”; są: { $known } albo dowolny moduł:Klasa.
error-bot-object = { $bot } nie jest botem: podaj nazwę bota albo obiekt z metodą choose(pov).
error-language = Nie znamy języka „{ $language }”; znamy: { $known }.
error-command = Nie ma polecenia „{ $command }”; są: { $known }.
error-extra-argument = „{ $argument }” to o jedno słowo za dużo dla retorta { $command }; zobacz retorta { $command } --help.
error-no-such-flag = Nie ma tu opcji { $flag }; --help wymienia te, które są.
error-flag-needs-value = Po { $flag } potrzebna jest wartość.
error-missing-argument = Brakuje { $argument }; --help pokazuje, jak użyć polecenia.
error-bad-value = Wartość { $argument } powinna być liczbą.
error-usage = Polecenia nie da się zrozumieć; --help pokazuje, jak go użyć.
error-seats = W grę „{ $game }” gra od { $fewest } do { $most } osób, a nie { $seats }.
error-names = Każde miejsce może mieć jedno imię, najwyżej { $most } znaków.
error-bots-number = Gra „{ $game }” potrzebuje od { $fewest } do { $most } botów, po jednym na miejsce, a nie { $bots }.
error-seat-number = Nie ma miejsca { $seat }; są miejsca od 1 do { $seats }.
error-seat = „{ $seat }” to nie miejsce; są miejsca od 1 do { $seats }.
error-salt-and-seed = Sól dodaje się tylko do rozdania, którego nikt nie zgadnie: pomiń --salt albo --seed.
error-budget = „{ $budget }” to nie czas na namysł: podaj sekundy (0.5) albo liczbę wyobrażonych partii (800x).
error-no-budget = Bot { $bot } nie przyjmuje czasu na namysł; usuń to, co stoi po @.
error-games = Liczba partii powinna wynosić od 1 do { $most }, a nie { $games }.
error-no-template = Podaj grę, która przyjmuje plik danych: { $known }.
error-workers = Liczba procesów powinna wynosić od 1 do { $most }, a nie { $workers }.
error-resume-outside = { $bot } gra w osobnym procesie i mógłby odczytać z dziennika los całej serii: prosimy bez --resume.
error-not-a-journal = { $path } nie jest dziennikiem areny; podaj nowy plik.
error-other-arena = { $path } to dziennik innej areny: nie zgadza się gra, opcje, boty albo los; podaj nowy plik.
error-bots-secret = Sekret losu botów to jedno słowo; bez --bots-secret zostanie wylosowany.
error-deals-secret = Sekret rozdań ma co najmniej { $least } znaków, inaczej dałoby się go odgadnąć.
error-bot-fault = Partia { $number } została przerwana z powodu bota. { $problem }
error-bot-raised = Bot { $bot } zawiódł: { $problem }
error-ray-missing = Ray nie jest zainstalowany: pip install "retorta[cluster]".
error-ray-too-old = Ray { $found } jest za stary: { $oldest } to pierwszy, którego klastry pytają o token. pip install --upgrade "retorta[cluster]".
error-ray-address = Pod adresem { $address } nie ma klastra Ray; podaj adres jego głównej maszyny, na przykład head:6379, albo „local”.
error-ray-and-workers = Pomiń --workers albo --ray: klaster Ray ma własne procesy.
error-ray-other-code = Na maszynach klastra Ray jest inna Retorta: zainstaluj na wszystkich tę samą wersję.
error-ray-lost = Partia { $number } wciąż traci swój proces; może przerasta tamte maszyny. Pozostałe są w dzienniku --resume.
error-ray-failed = Klaster Ray nie mógł zagrać: { $problem }
error-bench-game = Podaj grę do zmierzenia: { $known }; albo wszystkie naraz z --peers.
error-seconds = Czas pomiaru powinien być większy od 0 i nie większy niż 3600 sekund, a nie { $seconds }.
error-until = --until liczy ruchy od 0, więc { $until } to za mało.
error-hint-over = Partia jest skończona, wykonanych ruchów: { $moves }; wskaż wcześniejszą decyzję przez --until.
error-until-past-end = Zapis ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, nie da się zatrzymać po { $until }.

error-no-such-file = Nie ma pliku { $path }.
error-file-exists = { $path } już istnieje; podaj nowy plik.
error-is-a-folder = { $path } to folder, nie plik.
error-no-permission = { $path } nie można otworzyć; sprawdź uprawnienia.
error-file-trouble = { $path } nie daje się otworzyć.
error-file-too-big = { $path } jest za duży: może mieć najwyżej { $most } MB.
error-file-not-text = { $path } nie jest tekstem w UTF-8.
error-not-json = To nie jest JSON: { $problem }.
error-wrong-shape = Oczekiwano: { $wanted }.

error-not-your-turn = { PLAYER($seat) } teraz nie decyduje.
error-illegal-move = Zasady nie pozwalają na ten ruch.
error-no-such-move = „{ $written }” nie jest ruchem tej gry.
error-no-undo = Ostatniego ruchu nie można cofnąć: zakończył twoją kolej, użył losu albo coś odkrył.
error-not-over = Partia jeszcze trwa, nikt jej jeszcze nie wygrał.
error-game-over = Partia jest skończona, nie ma już o czym decydować.
error-luck-missing = zapisanego tam losu nie wystarcza
error-luck-out-of-range = los { $picked } nie leży między 0 a { $most }

error-not-a-record = To nie jest zapis Retorty: pierwszy wiersz powinien być nagłówkiem z "record": 1.
error-record-empty = Zapis jest pusty; powinien zaczynać się od nagłówka.
error-record-cut = Wiersz { $line } zapisu jest ucięty w środku; { $whole ->
    [one] { $whole } ruch przed nim jest cały
    [few] { $whole } ruchy przed nim są całe
   *[many] { $whole } ruchów przed nim jest całych
} (pokaże je --until { $whole }).
error-record-not-json = Wiersz { $line } zapisu nie jest JSON-em.
error-record-line = Wiersz { $line } zapisu nie jest ruchem, cofnięciem ani końcem.
error-record-line-long = Wiersz { $line } zapisu jest dłuższy niż { $most } bajtów.
error-record-names = Imię w zapisie ma więcej niż { $most } znaków.
error-record-too-long = Zapis ma ponad { $most } wierszy; tak długich gier nie ma.
error-record-edited = Wiersz { $line } zapisu został zmieniony: jego liczba kontrolna się nie zgadza.
error-record-after-end = Wiersz { $line } zapisu stoi po końcu gry.
error-flat-box = Pudełko gry „{ $game }” ma wszystkie pola w jednym rzędzie, jak kiedyś; napisz: { $wanted }. Zobacz „The parts of a Box” w docs/games.md.
error-record-edition = Zapis powstał w wydaniu { $edition } gry „{ $game }”, a tu jest wydanie { $known }: odtwórz go wersją, która go zapisała.
error-record-luck = Wiersz { $line } zapisu ma los, którego przygotowanie nie używa.
error-record-luck-left = jest w nim los, którego nic nie używa
error-record-line-cause = Wiersz { $line } zapisu nie mógł się zdarzyć: { $cause }
error-record-refused = Wiersz { $line } zapisu jest wbrew zasadom: { $cause }
error-record-not-over = gra się tam nie kończy
error-record-result = wynik nie jest tym, co rozegrano
error-verify-promise = Ziarno w zapisie nie jest tym, które przyrzeczono przed grą.
error-verify-noted = Tego zapisu nie dotyczy zanotowane przyrzeczenie: to zapis innej gry albo innego rozdania.
error-verify-note = Przyrzeczenie to cyfry szesnastkowe, co najmniej { $least }.
error-verify-luck = Wiersz { $line } zapisu ma inny los, niż daje jego ziarno.
error-verify-seed = W zapisie nie ma czytelnego ziarna; powinny to być 64 cyfry szesnastkowe.

error-no-output = Wyniku nie udało się wypisać.
error-too-many-bots = Botów jest { $bots }, a miejsc poza twoim tylko { $most }.
error-no-bot = „{ $bot }” nie jest botem: potrzebna jest klasa tworzona z liczbą seed i mająca metodę choose(pov).
error-file-empty = Plik { $path } jest pusty.
error-no-such-folder = Dla pliku „{ $path }” nie ma folderu.
error-record-cut-header = Pierwszy wiersz zapisu jest ucięty; nie da się z niego nic pokazać.
error-no-notebook = W grze „{ $game }” nie ma notatnika.
error-notebook-full = Notatnik tego miejsca jest pełny.
error-table = Nie ma takiego stołu; być może link jest ucięty albo stół został uprzątnięty.
error-table-waiting = Gra się jeszcze nie zaczęła: są wolne miejsca.
error-table-started = Gra już się zaczęła.
error-table-over = Gra jest skończona.
error-table-not-over = Gra jeszcze się nie skończyła.
error-table-edition = Przy tym stole gra się według edycji { $edition } gry „{ $game }”; grajcie dalej w wersji, w której partia się zaczęła.
error-table-damaged = Stołu nie da się odczytać tak, jak był zapisany; przywróć go z kopii zapasowej.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-seat-kinds = Najwyżej jedno miejsce może być „moje”.
error-seats-free = { $free ->
    [one] Wolne jest jeszcze { $free } miejsce
    [few] Wolne są jeszcze { $free } miejsca
   *[many] Wolnych jest jeszcze { $free } miejsc
}; poczekaj na znajomych albo wskaż bota na wolne miejsca.
error-not-your-seat = Miejsce { $seat } nie jest twoje.
error-not-seated = To mogą zrobić tylko osoby siedzące przy stole.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-host-here = Może to zrobić tylko gospodarz stołu, przy komputerze, na którym działa serwer.
error-no-local-network = Ten komputer nie jest teraz w żadnej sieci lokalnej.
error-not-absent = { $called ->
    [name] { $whose }
   *[seat] Gracz z miejsca { $seat }
}: przy stole. Bot gra tylko za nieobecnych.
error-not-absent-yet = { $called ->
    [name] { $whose }
   *[seat] Gracz z miejsca { $seat }
}: nie ma przy stole już { $away } s; bot może zagrać za { $wait } s.
error-bot-plays = Na miejscu { $seat } gra za ciebie bot; najpierw odzyskaj swoje miejsce.
error-hint-among-friends = Przy tym stole gra jeszcze ktoś, a wśród znajomych maszyna nie podpowiada: podpowiedzi są do gry z botami.
error-hint-under-way = Podpowiedzi dajemy po jednej: nad twoją wciąż trwa namysł.
error-bot-on-shelf = Nie ma bota „{ $bot }” do gry „{ $game }”; są: { $known }.
error-nickname = Nazwa gracza ma od 1 do { $most } znaków.
error-link = Ten osobisty link został już użyty albo jest za stary; utwórz nowy.
error-no-cookie = Bez ciasteczka można tylko patrzeć; pozwól przeglądarce zachować ciasteczko tej strony.
error-not-stored = Serwer nie może teraz zapisywać, więc nic się nie zmieniło; spróbuj za chwilę.
error-blocked = Gospodarz tego serwera zablokował cię: możesz patrzeć i nic więcej.
error-sent-away = To urządzenie zostało wylogowane albo jego właściciel został wyproszony: otwórz stronę ponownie.
error-invitation-needed = Do utworzenia stołu potrzebne jest hasło gospodarza; poproś o nie albo o link z zaproszeniem.
error-invitation-wrong = To nie jest to hasło.
error-host-secret = To nie jest sekret gospodarza.
error-database-away = Baza danych serwera teraz nie odpowiada, więc nic się nie zmieniło; spróbuj za chwilę.
error-unclear = Serwer nie może jeszcze powiedzieć, czy to zapisano; wyślij ponownie za chwilę, policzy się raz.
error-hint-late = Gra poszła tymczasem dalej; poproś o podpowiedź jeszcze raz.
error-needs-a-server = Do tego potrzebny jest serwer: sama karta przeglądarki tego nie potrafi.
error-friends-need-a-server = Znajomi na innych urządzeniach potrzebują serwera; w samej karcie graj z botami albo w kilka osób na tym urządzeniu.
error-wire-version = Ta strona jest w innej wersji niż serwer; wczytaj ją ponownie.
error-worker-busy = Zapytań jest teraz zbyt wiele; spróbuj za chwilę.
error-device = Nie masz takiego urządzenia.
error-person = Nie ma takiej osoby.
error-record = Nie ma takiego zapisu.
error-record-too-big = Zapis jest za duży: poprawny ma najwyżej { $most } MB.
error-records-full = Liczba wczytanych przez ciebie zapisów to już { $most }, więcej nie przechowujemy.
error-record-hard = Odtworzenie tego zapisu trwa zbyt długo.
error-data-file-hard = Odczytanie tego pliku z danymi trwa zbyt długo.
error-tables-full = Liczba twoich nieskończonych stołów z jednej doby to już { $most }; najpierw dokończ któreś z nich.
error-bot-tables-full = Liczba twoich stołów z samymi botami z jednej doby to już { $most }; najpierw obejrzyj któreś do końca.
error-listed-full = Liczba twoich stołów czekających na liście to już { $most }; na więcej nie ma miejsca.
error-moment = Zapis ma wiersze gry od 0 do { $total }, a nie { $number }.
error-message-shape = Stół nie rozumie takiej wiadomości; opisuje je docs/wire.md.
error-message-binary = Wiadomość to tekst, a nie dane binarne.
error-message-too-big = Wiadomość jest za duża: najwyżej { $most } kB.
error-hello-first = Pierwszą wiadomością w gnieździe jest „hello”.
error-too-fast = Za szybko; odczekaj sekundę i kontynuuj.
error-stored-much = To już bardzo dużo danych jak na jeden dzień; spróbuj ponownie później.
error-wrong-host = Ten serwer nie odpowiada pod tą nazwą; dodaj ją przy uruchomieniu opcją --name.
error-wrong-origin = To zapytanie pochodzi ze strony innego serwisu.
error-nowhere = Pod tym adresem niczego nie ma.
error-request-shape = Serwer nie rozumie takiego zapytania; opisuje je /schema/openapi.json.
error-body-too-big = Zapytanie jest za duże.
error-unexpected = Na serwerze coś poszło nie tak; nic się nie zmieniło.
error-base = „{ $base }” nie może być początkiem adresu; wygląda on tak: /games/.
error-database-address = Adres bazy danych wygląda tak: sqlite:////ścieżka/do/pliku albo postgresql://user@host/name.
error-database-closed = Nie można otworzyć bazy danych ({ $cause }); sprawdź adres i uprawnienia.
error-database-broken = Plik { $path } jest uszkodzony albo nie jest bazą danych Retorty; zastąp go kopią zapasową albo wskaż inny przez --database.
error-database-no-room = Na dysku brak miejsca na { $path }; zwolnij je i uruchom serwer ponownie.
error-database-unwritable = Nie można zapisać { $path }; pozwól użytkownikowi serwera na zapis pliku i jego folderu albo wskaż inny przez --data-dir.
error-database-served = Plik { $path } obsługuje już inna Retorta; dwa serwery potrzebują osobnych baz danych albo PostgreSQL.
error-database-newer = Bazę danych zapisała nowsza Retorta; zaktualizuj tę albo wskaż inny plik przez --database.
error-cluster-database = Kilka serwerów dzieli stoły przez PostgreSQL: --cluster wymaga --database postgresql://…
error-database-in-use = Z tej bazy danych korzysta już inny serwer. Może ich być kilka, jeśli każdy uruchomiono z --cluster.
error-database-driver = PostgreSQL potrzebuje sterownika: pip install 'retorta[postgresql]'.
error-environment-choice = { $variable } może mieć tylko wartości: { $choices }
error-environment-number = { $variable } powinno być liczbą całkowitą, a nie „{ $value }”.
error-environment-proxies = RETORTA_PROXIES nie zawiera sieci: { $value }
error-host-secret-short = Sekret gospodarza musi mieć co najmniej { $least } znaków.
error-port = Port to liczba od 0 do 65535, a nie { $port }.
error-port-taken = Portu { $port } na { $host } nie można użyć; być może zajmuje go inny program. Wybierz inny opcją --port.
error-not-a-backup = { $path } nie jest kopią zapasową Retorty albo pochodzi z nowszej wersji.
error-backup-damaged = Kopia zapasowa { $path } jest uszkodzona; niczego z niej nie przywrócono.

error-other-tab = Ta partia jest otwarta w innej karcie przeglądarki; graj dalej tam albo zamknij tamtą kartę i wczytaj tę stronę ponownie.
error-tab-no-wasm = Ta przeglądarka nie uruchomi silnika: nie ma WebAssembly. Wystarczy nowsza przeglądarka albo gra na serwerze.
error-tab-wasm-forbidden = Silnik nie ruszył: WebAssembly jest tu zabronione albo zbyt stare. Zezwól na nie tej stronie albo graj na serwerze.
error-tab-not-fetched = Silnik nie dotarł w całości; wczytaj stronę ponownie, gdy sieć będzie lepsza.
error-tab-broken = Silnik się zatrzymał. Wszystko, co było widać, jest zachowane; aby grać dalej, wczytaj stronę ponownie.
error-site-no-pages = Retorta została zainstalowana bez stron dla przeglądarki, więc nie ma czego zapisać; zainstaluj ją ponownie bez RETORTA_NO_CLIENT.
error-site-folder = W { $path } leży coś, co nie jest serwisem Retorty; podaj pusty folder albo taki, którego jeszcze nie ma.
error-site-unwritable = W { $path } nie można niczego zapisać; sprawdź uprawnienia i miejsce na dysku.
error-site-not-yet = Serwis, który gra bez serwera, jeszcze się składa; spróbuj za minutę.
