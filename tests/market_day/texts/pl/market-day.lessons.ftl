market-day-lesson-1-title = Dzień
market-day-lesson-1-text = Przychodzi poszukiwacz przygód i chce trzech eliksirów.
market-day-lesson-2-title = Targ
market-day-lesson-2-text = Każdy kładzie kartę zniżki; kto uśmiecha się szerzej, sprzedaje pierwszy i taniej.
