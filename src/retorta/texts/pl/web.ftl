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
web-new-table = Przygotuj stół
web-players = { $from }–{ $to } graczy
web-minutes = około { $minutes } min
web-weight = złożoność { $weight } z 5
web-reconstructed = Część wydrukowanych kart trzeba było odtworzyć.
web-over = zakończone
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
web-bot-level-random = gra na chybił trafił
web-bot-level-greedy = bierze to, co wygląda najlepiej
web-bot-level-novice = nowicjusz
web-bot-level-apprentice = uczeń
web-bot-level-adept = znawca
web-bot-level-master = mistrz
web-seats-explained = Kilka osób przy jednym urządzeniu podaje je sobie; między turami kurtyna zasłania karty.
web-more-settings = Więcej ustawień
web-choose-file = Wybierz plik
web-no-file = nie wybrano pliku
web-alchemists-setting-ingredients = Początkowe składniki
web-alchemists-setting-conferences = Konferencje
web-alchemists-setting-debunking = Obalanie
web-alchemists-as-table = jak stół
web-who-may-come = Kto może przyjść?
web-private = Tylko osoby, które mają link
web-listed = Każdy: stół jest na liście
web-open-table = Otwórz stół
web-start = Zaczynamy
web-you = ty
web-bot = bot
web-bot-for-absent = bot gra za nieobecnego
web-here = przy stole
web-away = nieobecny gracz
web-is-asked = podejmuje decyzję
web-sit = Usiądź tutaj
web-stand = Wstań
web-seat-a-bot = Posadź bota
web-come-back = Wracam do gry
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
web-chat = Rozmowa
web-log-and-chat = Przebieg gry i rozmowa
web-at-table = Przy stole
web-close = Zamknij
web-chat-empty = Na razie wszyscy milczą.
web-chat-say = Powiedz coś
web-send = Wyślij
web-bystander = Widz
web-question = O co chodzi
web-waiting-for = Czekamy: { $names }.
web-game-over = Koniec gry.
web-put-back = Odłóż
web-undo = Cofnij ruch
web-hint = Podpowiedź
web-hint-thinking = Myślę …
web-hint-hide = Ukryj podpowiedź
web-hint-why = Dlaczego?
web-hinted = według podpowiedzi
web-took-back = Ruch jest cofnięty.
web-find-move = Znajdź ruch
web-your-hand = Twoje karty
web-hand-empty = Nie masz kart na ręce.
web-on-the-table = Na stole
web-points = Punkty
web-player = Gracz
web-total = Razem
web-round = Runda { $round }
web-score-sheet = Arkusz punktów
web-rematch = Zagraj jeszcze raz
web-join-rematch = Do następnej partii
web-replay = Zapis partii
web-first-move = Na początek
web-move-back = Ruch wstecz
web-move-on = Ruch naprzód
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
web-poison-round = Runda { $round } z { $rounds }
web-poison-in-hand = Kart na ręce
web-poison-taken = Zebranych kart
web-poison-deals = rozdaje
web-poison-empty = pusty
web-poison-would-be = → { $total }
web-poison-sheet-note = Karta to punkt, trucizna dwa. Najwięcej kart koloru znaczy, że kolor się nie liczy: te karty są przekreślone.
web-contents = Spis treści
web-no-rules-yet = Tych zasad jeszcze tu nie ma.
web-laar-round = Runda { $round } z { $rounds }
web-laar-market = Rynek
web-laar-memo = Ściąga bestii { $memo }
web-laar-your-experts = Twoi eksperci
web-laar-experts = Ekspertów: { $experts }
web-laar-deck = Kart w talii: { $cards }
web-first-player = pierwszy gracz
web-face-down = zakryte: { $cards }
web-cabinet = Szafka z elementami
web-drawer-empty = { $element }: pusto
web-in-cabinet = w szafce
web-missing = brak na stole
web-would-serve = nada się
web-others-if-used = inni tylko wtedy, gdy użyjesz ich przepisu
web-leaf-through = Przejrzyj szuflady, karta z wierzchu pierwsza
web-returning = Wracają do szafki
web-gold = Złoto
web-reputation = Reputacja
web-ingredients = Składniki
web-favors = Przysługi
web-cubes = Kostki
web-face-down-seal = zakryta pieczęć
web-alchemists-triangle = Trójkąt wyników
web-alchemists-grid = Tabela formuł
web-alchemists-ruled-out = wykluczone przez wynik
web-alchemists-mark-blank = puste
web-alchemists-mark-cross = skreślone
web-alchemists-mark-question = może
web-alchemists-mark-circle = na pewno
web-alchemists-order = Tor kolejności
web-alchemists-ladder = Reputacja: { $standing }
web-alchemists-town = Dookoła miasta
web-alchemists-row = Składniki w lesie
web-alchemists-gate = Przy bramie
web-alchemists-nobody = W mieście nie ma nikogo.
web-alchemists-next = Następny gość: { $adventurer }
web-alchemists-shop = Artefakty na sprzedaż
web-alchemists-theories = Tablica teorii
web-alchemists-no-theory = { $ingredient }: nie ma jeszcze teorii
web-read-rule = Przeczytaj zasadę (otworzy się obok stołu)
web-laar-worth = Ile karta dałaby mi teraz
web-alchemists-note = Moje notatki
web-alchemists-note-hint = Widzisz je tylko ty
web-alchemists-grants = Granty
web-alchemists-first-shown = pokazany jako pierwszy
web-alchemists-level = Poziom { $level }
web-alchemists-laboratory = Twoje laboratorium
web-alchemists-seals = Pieczęcie:
web-alchemists-truth = Jak było naprawdę
web-alchemists-score-reputation = Reputacja
web-alchemists-score-artifacts = Artefakty
web-alchemists-score-grants = Granty
web-alchemists-score-gold = Złoto
web-alchemists-score-seals = Pieczęcie na teoriach
web-alchemists-score-idol = Bożek mądrości
web-alchemists-score-coins = Pozostałe monety, przy remisie
web-companion = Pomocnik
web-companion-title = Alchemicy przy prawdziwym stole
web-companion-explained = Jedno urządzenie zastępuje aplikację z instrukcji: zna formuły i mówi tylko to, co graczowi wolno wiedzieć. Na serwerze nic nie zostaje.
web-companion-code = Kod gry
web-companion-new = Nowa gra
web-companion-promise = Obietnica, którą warto zapisać: { $promise }
web-companion-what = Co się dzieje?
web-companion-mix = Zmieszaj, wypróbuj lub wypij
web-companion-sell = Sprzedaj eliksir
web-companion-aspect = Obal teorię jako uczeń
web-companion-claim = Obal teorię jako mistrz
web-companion-exhibit = Pokaż na wystawie
web-companion-reveal = Ujawnij wszystkie formuły
web-companion-first = Pierwszy składnik
web-companion-second = Drugi składnik
web-companion-potion = Eliksir
web-companion-colour = Kolor
web-companion-ask = Zapytaj wyrocznię
web-companion-hide = Ukryj odpowiedź
web-companion-unwelcome = Nieprzyjemny: student się oprze, a pijący to poczuje.
web-companion-confirmed = Tak: doświadczenie to potwierdza.
web-companion-not-confirmed = Nie: doświadczenie pokazuje coś innego.
web-companion-sign = Prawdziwy znak to { $sign }
web-companion-kept = Obietnica dotrzymana.
web-companion-sheet = Arkusz prowadzącego do druku
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
web-drawer = { $element }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, na wierzchu { $top }
web-n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-poison-would-spill = kipi! { $cards ->
    [one] bierzesz { $cards } kartę
    [few] bierzesz { $cards } karty
   *[many] bierzesz { $cards } kart
}
