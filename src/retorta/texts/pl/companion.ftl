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
error-sheet-count = { $what }: zamiast „{ $found }” potrzebna jest liczba całkowita od 0 do { $most }.
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
