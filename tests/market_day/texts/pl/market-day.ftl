# Dzień targowy: eliksiry dla poszukiwaczy przygód, dzień po dniu.

market-day = Dzień targowy
market-day-sentence = Uśmiechaj się do poszukiwaczy przygód, sprzedawaj im eliksiry i przeszkadzaj innym.
market-day-option-weather = Pogoda
market-day-option-weather-fine = ładna

market-day-favour-heckler = krzykacz
market-day-favour-charm = urok
market-day-potion-red = czerwony eliksir
market-day-potion-green = zielony eliksir
market-day-potion-blue = niebieski eliksir
market-day-potion-black = czarny eliksir

market-day-move-offer = uśmiechnij się: { $smiles }
market-day-move-sell = sprzedaj { $potion }
market-day-move-heckle = wygwizdaj
market-day-move-pass = spasuj

market-day-event-offer-laid = { PLAYER($seat) } kładzie kartę zniżki.
market-day-event-offers-turned = Karty zniżek odkryte: { $smiles }.
market-day-event-potion-sold = { PLAYER($seat) } sprzedaje { $potion }, złoto: { $gold }.
market-day-event-heckle-heard = { PLAYER($seat) } przeszkadza{ $drawn ->
    [none] {""}
   *[other] {" "}i dobiera: { $drawn }
}.

market-day-question-lay-offers = Jak szeroko się uśmiechasz?
market-day-question-sell-in-turn = Co sprzedajesz?
market-day-question-heckling = Wygwizdać?

market-day-rule-bought-once = Każdy pożądany eliksir kupuje się raz.
market-day-rule-no-heckler = Żeby wygwizdać, trzeba mieć krzykacza.
market-day-reason-most-points = Najwięcej złota i punkt za każdego krzykacza na ręce.

market-day-line-day = Dzień { $day } z { $days }. Poszukiwane: { $wanted }.
market-day-line-stall = { PLAYER($seat) }: złoto { $gold }, karty { $cards }
market-day-line-hand = Twoja ręka: { $hand }
market-day-line-offer = Twoja karta zniżki: { $smiles }
market-day-pad-line = { PLAYER($seat) }: punkty: { $points }

market-day-tells-gold = złoto: { $amount }
market-day-tells-hecklers = krzykacze: { $amount }
market-day-tells-price = twoja cena: { $gold }
market-day-tells-sale = { PLAYER($seller) }, cena: { $gold }
market-day-tells-spent = karta znika: { $favour }, a byłby to 1 punkt
market-day-tells-free = mikstura jest już za darmo
market-day-tells-change = { $favour }: cena { $needs }, masz { $has }
