# Słowa przeglądarki, po które sięga ona dopiero wtedy, gdy są potrzebne.

web-keys = Klawisze
web-keys-explained = Razem z klawiszem Alt, według miejsca na klawiaturze, bez względu na jej układ. Gdy piszesz, klawisze piszą.
web-key-choice = Następna rzecz do wyboru
web-key-choice-back = Poprzednia rzecz do wyboru
web-key-rules = Zasady dotyczące pytania i te klawisze
web-key-escape = Cofnij wybór, zamknij to, co otwarte
web-nothing-changed = Od twojego ruchu nic się nie wydarzyło.
web-nobody-leads = W tej grze przed końcem nie widać, kto prowadzi.
web-leads = Według tego, co jawne, { $count ->
    [one] prowadzi { PLAYERS($leaders) }
   *[other] prowadzą wspólnie { PLAYERS($leaders) }
}: { SCORES($points) }.
web-only-here = Na razie do serwera ma dostęp tylko ten komputer: u innych link nie zadziała.
web-open-network = Otwórz dla sieci lokalnej
web-network-open = Otwarte dla sieci lokalnej do zatrzymania serwera. Zeskanuj kod albo wyślij link powyżej.
web-network-code = Kod QR: { $link }
web-pace = Jak długo myślą boty
web-pace-quick = krótko
web-pace-usual = jak zwykle
web-pace-long = dłużej
web-pace-explained = Z dłuższego czasu korzystają tylko silne boty, a gdy gra wielu graczy, dostają go mniej.
web-is-away = { $name }: poza stołem.
web-away-for = { $unit ->
    [minutes] { $name }: poza stołem { $count ->
        [one] minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }.
    [seconds] { $name }: poza stołem { $count } sekund.
   *[none] { web-is-away }
}
web-bot-may-play-in = { $unit ->
    [minutes] Bot może zagrać za { $count ->
        [one] minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }.
   *[seconds] Bot może zagrać za { $count } sekund.
}
web-leave = Opuść grę
web-leave-explained = Od razu gra za ciebie bot i wszyscy się o tym dowiedzą. W zapisie gry zostajesz ty. Nadal widzisz swoje miejsce i aż do końca możesz na nie wrócić.
web-leave-alone-explained = Twoje miejsce zajmie bot. Nikogo więcej tu nie ma: bez ciebie gra stoi, a aż do końca możesz wrócić na swoje miejsce.
web-leave-now = Opuść
web-leave-as = Opuść: { $name }
web-stay = Zostań
web-has-left = { $name }: poza grą. Gra bot.
web-is-back = { $name }: znów w grze.
web-pace-from-now = Obowiązuje od następnego ruchu.
web-bots-ranked = Boty, od najsłabszego do najsilniejszego
web-bots-explained = Na pierwszą grę zwykle bierze się „{ $bot }”: gra według zasad i o punkty, ale nie patrzy naprzód. Gdy zaczniesz wygrywać, weź silniejszego.
web-practice = Stół do ćwiczeń:
web-practice-explained = tylko ty i boty.
web-waits-explained = Gra zacznie się, gdy wszyscy usiądą.
web-starts-at-once = Gra zacznie się od razu.
web-aids-practice = Tak jest zwykle przy stole do ćwiczeń; wśród ludzi tylko to, co mówią zasady.
web-aids-together = Tak jest zwykle wśród ludzi; przy stole do ćwiczeń także szanse.
web-open-score = Wynik, który widzą wszyscy
web-last-moves = Ostatnie ruchy
