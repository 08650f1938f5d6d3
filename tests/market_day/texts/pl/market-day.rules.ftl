market-day-rules-1-title = Dzień
market-day-rules-1-text = Przychodzi poszukiwacz przygód i chce trzech eliksirów.
market-day-rules-2-title = Targ
market-day-rules-2-text = Każdy kładzie kartę zniżki; kto uśmiecha się szerzej, sprzedaje pierwszy i taniej.
