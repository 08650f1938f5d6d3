# The comments of a data file to fill in (retorta games laar --template).

laar-template = Talia i ściągi „Gildii Laaru” z twojego pudełka. Wszystko jest tu zapisane tak, jak gra teraz, więc w tej postaci plik niczego nie zmienia: popraw to, co w twoim pudełku wydrukowano inaczej. Ściąga, której w pliku nie ma, zostaje bez zmian; jeśli nie ma żadnej karty, bez zmian zostaje cała talia. Nazwy zostają po angielsku. Gra z plikiem: retorta play laar --option data=PLIK albo wybierz plik, gdy zakładasz stół w przeglądarce.
laar-template-memo = Pięć ściąg z bestiami. type „sets”: każdy wpis to zestaw bestii i jego punkty; same = n to n jednakowych, different = n to n różnych, any = n to dowolne n, beasts = [nazwy] to właśnie te. III, IV i V są takie jak w instrukcji; I i II odtworzyliśmy.
laar-template-next = Punkty za bestię (wiersz) według bestii wziętej zaraz po niej (kolumna).
laar-template-card = 48 kart towarów; całą talię odtworzyliśmy. gem: klasa klejnotu od 1 do 8. weapon: boomerang (bumerang), pinga, shuriken albo katar i ile zabiera sąsiadowi z lewej i z prawej, od 0 do 2. spell: zaklęcie, a w „of” to, o czym mówi.
