market-day-lesson-1-title = День
market-day-lesson-1-text = Приходит искатель приключений, ему нужны три зелья.
market-day-lesson-2-title = Рынок
market-day-lesson-2-text = Каждый кладёт карту скидки; кто улыбается шире, продаёт первым и дешевле.
