# Słowa własnych stron domu: urządzenia, zaproszenia, strona gospodarza.

club-devices = Moje urządzenia
club-devices-explained = Kto ma jedno z tych urządzeń, jest tobą. Odpraw to, które zgubiono albo pożyczono.
club-device-unknown = przeglądarka
club-device-this = to urządzenie
club-device-made = twoje od { $date }
club-send-away = Odpraw
club-send-away-this = Zapomnij mnie tutaj
club-sent-away = Teraz nie należy do nikogo.
club-invitation = Zaproszenie
club-invitation-explained = Do zakładania stołów potrzebne jest tu hasło gospodarza. Zna je ten, kto podał ci adres.
club-word = Hasło
club-word-say = Podaj
club-invited = Witaj: możesz już zakładać stoły.
club-host = Strona gospodarza
club-host-explained = Dla tego, kto prowadzi ten serwer. Sekret pozostaje tylko w tej karcie.
club-host-secret = Sekret gospodarza
club-host-enter = Otwórz
club-host-leave = Zamknij
club-tables = Stoły ({ $count })
club-people = Ludzie ({ $count })
club-no-tables = Nie ma żadnego stołu.
club-no-people = Nikogo jeszcze nie znamy.
club-nobody = bez imienia
club-free-chair = wolne
club-waiting = czeka
club-playing = w toku
club-over = skończona
club-watching = { $count ->
    [0] nikt nie patrzy
    [one] patrzy { $count } osoba
    [few] patrzą { $count } osoby
   *[other] patrzy { $count } osób
}
club-chairs = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
club-here = tutaj
club-blocked = zablokowano
club-end = Zakończ
club-end-sure = Zakończyć ten stół wraz ze wszystkim, co przy nim rozegrano?
club-forget = Zapomnij
club-forget-sure = Zapomnieć tę osobę ({ $name }): imię, urządzenia i zapisy? Gry zostaną, bez imienia.
club-block = Zablokuj
club-unblock = Wpuść znowu
club-yes = Tak
club-no = Nie
club-renew = Spójrz znowu
