# The browser's own words; those of the games are in their own books.

web-skip = Przejdź do treści
web-pages = Strony
web-language = Język
web-theme-lamp = Ciemny motyw: przy lampie
web-theme-paper = Jasny motyw: papier
web-rules = Zasady
web-records = Zapisy partii
web-about = O programie
web-no-page = Nie ma takiej strony.
web-to-lobby = Do półki z grami
web-loading = Chwileczkę…
web-went-wrong = Coś poszło nie tak; spróbuj jeszcze raz.
error-no-connection = Brak połączenia z serwerem.
web-lobby-title = Co dziś uwarzymy?
web-lobby-sentence = Jedno kliknięcie i gra z botami już trwa; jeden link i znajomi siedzą przy stole.
web-nickname = Twoje imię przy stole
web-save = Zapisz
web-saved = Zapisane
web-my-tables = Moje stoły
web-shelf = Półka z grami
web-listed-tables = Otwarte stoły
web-finished = Zakończone partie
web-none-finished = Żadna partia nie jest jeszcze zakończona.
web-play-now = Zagraj
web-new-table = Nowy stół
web-players = { $from }–{ $to } graczy
web-minutes = około { $minutes } min
web-weight = złożoność { $weight } z 5
web-reconstructed = Część wydrukowanych kart trzeba było odtworzyć.
web-under-way = w toku
web-your-turn = Twoja kolej
web-free = wolne miejsce
web-seats = Miejsca
web-how-many = Ile osób przy stole?
web-who-sits = Kto zajmuje miejsce { $number }
web-name-of-seat = Imię gracza na miejscu { $number }
web-seat-me = ja
web-seat-friend = znajomy, przez link
web-seat-hotseat = ktoś przy tym urządzeniu
web-seat-bot = bot: { $bot }
web-bot-level-random = najsłabszy, gra na chybił trafił
web-bot-level-greedy = słaby, bierze to, co wygląda najlepiej
web-bot-level-novice = skromny (nowicjusz), zna tylko zasady
web-bot-level-apprentice = średni (uczeń), zna grę
web-bot-level-adept = silny (znawca), myśli naprzód
web-bot-level-master = najsilniejszy (mistrz), myśli długo
web-seats-explained = Kilka osób przy jednym urządzeniu podaje je sobie; między turami kurtyna zasłania karty.
web-option-by-language = Wybrane według języka: tak jest w polskim wydaniu.
web-option-switched = „{ $value }” występuje tylko razem z „{ $needed }”, więc wybrano także to.
web-more-settings = Więcej ustawień
web-own-file = Ten stół gra z twoim plikiem z pomocnika.
web-choose-file = Wybierz plik
web-no-file = nie wybrano pliku
web-who-may-come = Kto może przyjść?
web-private = Tylko osoby, które mają link
web-listed = Każdy: stół jest na liście
web-open-table = Otwórz stół
web-start = Zaczynamy
web-you = ty
web-bot = bot
web-bot-for-absent = bot gra za nieobecnego
web-bot-for-gone = poza grą, gra bot
web-you-left = Nie bierzesz już udziału w grze; gra za ciebie bot.
web-here = przy stole
web-away = nieobecny gracz
web-is-asked = podejmuje decyzję
web-sit = Usiądź tutaj
web-sit-beside = Ktoś obok mnie
web-stand = Wstań
web-seat-a-bot = Posadź bota
web-come-back = Wracam do gry
web-bot-plays-for-you = Gra za ciebie bot.
web-bot-played-for-you = Pod twoją nieobecność grał za ciebie bot. Miejsce znów jest twoje.
web-bots-hurried = Z botami grają teraz także inni, więc tutaj boty myślą krócej niż zwykle.
web-bot-stuck = Bot ({ $name }) nie może się zdecydować i gra czeka.
web-bot-again = Zapytaj jeszcze raz
web-bot-another = Posadź innego bota
web-bot-take = Zajmij miejsce bota
web-replace = Niech gra bot
web-invite = Wyślij znajomym ten link:
web-invite-watch = Link do tego stołu dla widzów:
web-copy = Kopiuj
web-copied = Skopiowane
web-start-with-bots = Zaczynamy; wolne miejsca zajmą boty
web-table-waits = Stół czeka na graczy. Gra zacznie się sama, gdy ktoś zajmie ostatnie miejsce.
web-commitment = Czy rozdanie jest uczciwe?
web-commitment-explained = Ten wiersz ustala tasowanie przed pierwszą kartą. Po grze można je sprawdzić na stronie zapisu.
web-no-table = Nie ma takiego stołu.
web-connection-lost = Połączenie przerwane, próbujemy ponownie… Z gry nic nie zginie.
web-pass-device = Teraz kolej na gracza: { $name }
web-pass-device-explained = Podaj urządzenie dalej. Inni nie patrzą.
web-i-am = { $name } to ja: pokaż moje karty
web-you-watch = Oglądasz z boku: widać to, co dla nikogo nie jest tajemnicą.
web-log = Przebieg gry
web-see-again = Pokaż to jeszcze raz
web-ask-changes = Co się zmieniło od mojego ruchu?
web-ask-standing = Kto prowadzi?
web-ask-first = Pytaj przed każdym ruchem
web-chat = Rozmowa
web-log-and-chat = Przebieg gry i rozmowa
web-new-lines = nowych: { $count }
web-at-table = Przy stole
web-close = Zamknij
web-chat-empty = Na razie wszyscy milczą.
web-chat-say = Powiedz coś
web-send = Wyślij
web-bystander = Widz
web-question = O co chodzi
web-everybody = Gracze
web-waiting-for = Czekamy: { $names }.
web-game-over = Koniec gry.
web-put-back = Cofnij wybór
web-undo = Cofnij ruch
web-hint = Podpowiedź
web-hint-thinking = Myślę …
web-hint-hide = Ukryj podpowiedź
web-hint-best = Moja propozycja: { $move }
web-hint-figures = Więcej, w liczbach
web-hinted = według podpowiedzi
web-took-back = Ruch jest cofnięty.
web-choose-among = Wybierz spośród { $count }
web-what-each-brings = Co daje każdy wybór
web-show-it = Pokaż, gdzie leży
web-out-of-sight = { $count ->
    [one] { $count } możliwość poza widokiem: pokaż
    [few] { $count } możliwości poza widokiem: pokaż następną
   *[many] { $count } możliwości poza widokiem: pokaż następną
}
web-find-move = Znajdź ruch
web-your-hand = Twoje karty
web-hand-empty = Nie masz kart na ręce.
web-on-the-table = Na stole
web-points = Punkty
web-player = Gracz
web-total = Razem
web-place = Miejsce
web-round = Runda { $round }
web-score-sheet = Arkusz punktów
web-rematch = Zagraj jeszcze raz
web-join-rematch = Do następnej partii
web-replay = Zapis partii
web-first-move = Na początek
web-move-back = Ruch wstecz
web-move-on = Ruch naprzód
web-play-on = Odtwarzaj
web-pause = Pauza
web-moves = Ruchy
web-last-move = Na koniec
web-move-number = Ruch { $number } z { $total }
web-seen-by = Czyimi oczami
web-all-open = wszystko odkryte
web-link-to-move = Link do tego ruchu
web-download = Pobierz zapis
web-verify = Sprawdź rozdanie
web-verified-promise = To jest rozdanie obiecane przed pierwszą kartą.
web-verified-no-promise = Tego rozdania nikt z góry nie obiecał, sprawdzone są więc tylko zasady.
web-records-explained = Zakończona partia to mały plik tekstowy. Wczytaj go i oglądaj ruch po ruchu.
web-upload = Wczytaj zapis
web-about-what = Retorta to cztery gry planszowe o eliksirach i alchemii przy jednym stole: w przeglądarce, ze znajomymi lub botami, bez konta. To wolne oprogramowanie.
web-about-fair = Nikt nie widzi więcej, niż wolno z jego miejsca, a każde rozdanie można później sprawdzić.
web-other-device = Inne urządzenie
web-other-device-explained = Twoje miejsca należą do tej przeglądarki. Osobisty link, ważny raz i przez dobę, przeniesie je na telefon.
web-personal-link = Osobisty link
web-make-link = Utwórz osobisty link
web-claim-explained = Ten link pochodzi z twojego innego urządzenia. Potwierdź, a tutaj będzie to samo imię i te same miejsca.
web-claim = Tak, to moje urządzenie
web-credits = Podziękowania
web-credits-icons = Ikony:
web-credits-fonts = Kroje pisma:
web-credits-games = Gry należą do ich autorów i wydawców. Nie ma tu ich grafik ani tekstów: rysunki i słowa są nasze.
web-round-of = Runda { $round } z { $rounds }
web-in-hand = Kart na ręce
web-contents = Spis treści
web-no-rules-yet = Tych zasad jeszcze tu nie ma.
web-rulings = Nasze rozstrzygnięcia
web-rulings-explained = Gdzie instrukcja milczy albo mówi dwojako, tu gra się tak. Te słowa są nasze.
web-guessed = Co trzeba było odtworzyć
web-guessed-explained = Jest to wydrukowane w pudełku, ale nie w instrukcji. Stół może wnieść własne wartości.
web-corrections = Co przy tym stole jest inaczej
web-corrections-explained = Stół przyniósł własny plik:
web-deck = Kart w talii: { $cards }
web-first-player = pierwszy gracz
web-would-serve = nada się
web-read-rule = Przeczytaj zasadę (otworzy się obok stołu)
web-read-rules = Zasady: o co teraz chodzi
web-rules-page = Cała strona
web-companion = Pomocnik
web-companion-no-site = Na tym serwerze nie ma plików pomocnika; przyniesie je nowsza instalacja Retorty, ma je też każda strona Retorty w sieci.
web-bot-name-0 = Hermes
web-bot-name-1 = Maria
web-bot-name-2 = Geber
web-bot-name-3 = Flamel
web-bot-name-4 = Trotula
web-bot-name-5 = Sędziwój
web-bot-name-6 = Paracelsus
web-bot-name-7 = Kleopatra

web-free-seats = { $seats ->
    [one] { $seats } wolne miejsce
    [few] { $seats } wolne miejsca
   *[many] { $seats } wolnych miejsc
}
web-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
web-verified = Rozdane i rozegrane od nowa: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
} zgodnie z zasadami, { $picks ->
    [one] { $picks } losowanie
    [few] { $picks } losowania
   *[many] { $picks } losowań
}.
web-n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

# Gra bez serwera.
web-offline = Graj bez serwera
web-offline-what = Te same zasady i te same boty działają w twojej przeglądarce: przeciwko botom albo z ludźmi przy tym jednym urządzeniu. Gdy wszystko się wczyta, sieć może zniknąć.
web-offline-open = Otwórz
web-offline-not-yet = Wszystko, co potrzebne, składa się na tym serwerze po raz pierwszy. Strona czeka i sama przejdzie dalej.
web-offline-cannot = Czego tu nie ma
web-offline-friends = Znajomi na innych urządzeniach potrzebują serwera: ktoś musi stać między wami.
web-offline-trust = Rozdanie można potem sprawdzić po obietnicy, ale wszystkie karty leżą w tym urządzeniu: kto je trzyma, mógłby zajrzeć.
web-offline-games = Partie zostają w tej przeglądarce. Skończoną można przenieść na serwer albo na inne urządzenie jako zapis: pobierz ją tam, oddaj tutaj.
web-tab-coming = Silnik się wczytuje: { $percent } %. Zasady można już czytać.
web-tab-starting = Silnik rusza…
web-tab-still-works = Półka i zasady nadal działają.
web-tab-gathered = Gotowe: sieć może zniknąć.
web-tab-what-is-missing = Czego tu brakuje i dlaczego
web-tab-ready = Silnik działa w tej karcie przeglądarki.
web-tab-not-ready = Silnika jeszcze tu nie ma.
web-tab-installed = Przeglądarka ma u siebie cały serwis: otworzy się także bez sieci.
web-tab-insecure = Ta strona przyszła zwykłym HTTP. Wtedy przeglądarka nie pozwala jej zainstalować, nie zachowuje jej na później, nie strzeże partii przed drugą kartą przeglądarki i nie utrzymuje włączonego ekranu. Cała reszta działa, dopóki ta karta jest otwarta, nawet gdy serwera już nie ma; po resztę otwórz stronę przez HTTPS.
web-tab-persistent = Przeglądarka obiecała zachować twoje partie.
web-tab-not-persistent = Przeglądarka nie obiecała zachować twoich partii: gdy zabraknie jej miejsca, może je usunąć. Pobierz to, co chcesz zachować.
web-tab-memory = Pamięć: { $tables } MB na stoły, { $thinking } MB na myślące boty.
web-tab-install = Zainstaluj
web-tab-install-by-menu = Aby zainstalować, wybierz „Zainstaluj” albo „Dodaj do ekranu głównego” w menu przeglądarki.
web-tab-update = Jest nowsza wersja; rozpoczęte partie będą trwać dalej.
web-tab-take-update = Przejdź na nią
web-tab-full = Na tym urządzeniu nie ma już miejsca. Wszystko, co było widać, jest zachowane; nic nowego się nie zapisze, dopóki nie zrobi się miejsce.
web-tab-broken = Przeglądarka nie zdołała tego zapisać. Wszystko, co było widać, jest zachowane; aby grać dalej, wczytaj stronę ponownie.
web-tab-fleeting = Ta przeglądarka niczego tu nie zachowuje (może to okno prywatne): partie trwają tak długo, jak ta karta.
web-credits-engine = Python w przeglądarce:
web-credits-licences = Wszystkie licencje
