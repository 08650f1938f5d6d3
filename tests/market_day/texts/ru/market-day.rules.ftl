market-day-rules-1-title = День
market-day-rules-1-text = Приходит искатель приключений, ему нужны три зелья.
market-day-rules-2-title = Рынок
market-day-rules-2-text = Каждый кладёт карту скидки; кто улыбается шире, продаёт первым и дешевле.
