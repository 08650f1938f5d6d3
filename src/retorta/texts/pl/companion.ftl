error-score-pad = Nie ma arkusza punktów do gry „{ $game }”; są do: { $known }.
error-sheet-rounds = Arkusz powinien mieć „rounds”: listę co najmniej jednej rundy, a w każdej listę graczy.
error-sheet-seats = Arkusz ma { $found ->
    [one] { $found } gracza
    [few] { $found } graczy
   *[many] { $found } graczy
}; powinno ich być od { $fewest } do { $most }.
error-sheet-name = Gracz { $player }: imię „{ $found }” powinno być tekstem do { $most } liter.
error-sheet-name-twice = Dwoje graczy nazywa się „{ $found }”; zapisz jedno z imion inaczej.
error-sheet-nobody = Nikt tu nie nazywa się „{ $found }”; gracze to { $known }.
error-sheet-count = { $what }: zamiast „{ $found }” potrzebna jest liczba całkowita od { $least } do { $most }.
error-sheet-key = Na arkuszu jest „{ $found }”, a bywa tylko { $known }.
error-sheet-options = Opcje arkusza powinny być tekstami według nazw, na przykład {"{"}"data": "…"{"}"}.
error-sheet-toml = Arkusza nie da się odczytać jako TOML: { $problem }.
error-score-file = Nie ma czego liczyć: podaj FILE albo poproś o pusty arkusz przez --template.
error-score-players = { $players } to nie ta liczba graczy; powinno ich być od { $fewest } do { $most }.
error-sheet-players = Runda { $round } arkusza ma { $found ->
    [one] { $found } gracza
    [few] { $found } graczy
   *[many] { $found } graczy
}; powinna mieć od { $fewest } do { $most }.
error-sheet-players-differ = W każdej rundzie powinni być ci sami gracze co na arkuszu ({ $players }), a ich liczby to { $counts }.
error-score-option = Opcja { $option } nie zmienia liczenia punktów w grze „{ $game }”; są: { $known }.

# The same on a page of the browser.

companion-title = Pomoc przy prawdziwym stole
companion-all-games = Wszystkie gry
companion-done = Gotowe
companion-no = Nie
companion-not-kept = Ta przeglądarka niczego nie zachowuje: to, co wpiszesz, zniknie po zamknięciu strony.

# Liczenie punktów i przygotowanie gry, wspólne dla wszystkich gier.

companion-players = Kto gra, w kolejności przy stole
companion-one-more-player = Jeszcze jeden gracz
companion-sits-later = { $name } przesiada się o jedno miejsce dalej
companion-does-not-play = { $name } nie gra
companion-begin = Zacznij liczyć
companion-undo = Cofnij
companion-earlier = Partie
companion-share = Przekaż
companion-print = Drukuj
companion-pad-tools = Arkusz punktów
companion-new-game = Nowa partia
companion-no-earlier = Na tym telefonie nie ma jeszcze nic więcej.
companion-when-unknown = Data nieznana: partia z zewnątrz
companion-won = Zwycięstwo: { $winners }
companion-open = Otwórz
companion-forget = Usuń
companion-forget-question = Usunąć to z telefonu?
companion-arrived = Otworzyć to, co przyszło z linkiem?
companion-arrived-more = To, co jest teraz na telefonie, zostanie na liście.
companion-link-broken = Link jest uszkodzony albo ucięty: nic nie dało się z niego odczytać. Poproś o niego jeszcze raz.
companion-code = Kod QR
companion-code-use = Drugi telefon otworzy to aparatem. Wszystko jest w samym kodzie, żaden serwer się o tym nie dowie.
companion-code-too-fine = To za dużo na kod QR, który aparaty dobrze czytają. Wyślij link albo zapisz plik.
companion-own-machine = Ten adres działa tylko na tym komputerze; dla innych telefonów otwórz stronę pod jej adresem w sieci.
companion-copy-link = Skopiuj link
companion-send-link = Wyślij link
companion-nothing-to-share = Nie ma jeszcze czego przekazać: zacznij liczyć albo wczytaj plik.
companion-file = Jako plik
companion-file-use = Plik to arkusz, który liczy też polecenie retorta score; arkusz wypełniony ręcznie można tu wczytać.
companion-save-file = Zapisz plik
companion-read-file = Wczytaj plik
companion-print-sheet = To liczenie
companion-print-blank = Pusty arkusz
companion-print-use = Na papier A4 albo letter; wystarczy druk czarno-biały.
companion-lot = Losuj i rozłóż
companion-lot-again = Jeszcze raz
companion-install = Pomocnik na ekran główny
companion-install-by-menu = „Zainstaluj” albo „Dodaj do ekranu głównego” w menu przeglądarki zrobi z pomocnika aplikację, która otwiera się tutaj.
companion-open-file = Otwórz plik
companion-play-file = Graj z tym plikiem w tej karcie
