# Ярмарочный день: зелья для искателей приключений, день за днём.

market-day = Ярмарочный день
market-day-sentence = Улыбайтесь искателям приключений, продавайте им зелья и мешайте другим.
market-day-option-weather = Погода
market-day-option-weather-fine = ясно

market-day-favour-heckler = крикун
market-day-favour-charm = обаяние
market-day-potion-red = красное зелье
market-day-potion-green = зелёное зелье
market-day-potion-blue = синее зелье
market-day-potion-black = чёрное зелье

market-day-move-offer = улыбнуться: { $smiles }
market-day-move-sell = продать { $potion }
market-day-move-heckle = освистать
market-day-move-pass = пропустить

market-day-event-offer-laid = { PLAYER($seat) } кладёт карту скидки.
market-day-event-offers-turned = Карты скидок открыты: { $smiles }.
market-day-event-potion-sold = { PLAYER($seat) } продаёт { $potion }, золота: { $gold }.
market-day-event-heckle-heard = { PLAYER($seat) } мешает торговать{ $drawn ->
    [none] {""}
   *[other] {" "}и берёт карту: { $drawn }
}.

market-day-question-lay-offers = Как широко вы улыбаетесь?
market-day-question-sell-in-turn = Что вы продаёте?
market-day-question-heckling = Освистать?

market-day-rule-bought-once = Каждое желанное зелье покупают один раз.
market-day-rule-no-heckler = Чтобы освистать, нужен крикун.
market-day-reason-most-points = Больше всего золота и по очку за крикуна в руке.

market-day-line-day = День { $day } из { $days }. Нужны: { $wanted }.
market-day-line-stall = { PLAYER($seat) }: золото { $gold }, карты { $cards }
market-day-line-hand = Ваша рука: { $hand }
market-day-line-offer = Ваша карта скидки: { $smiles }
market-day-pad-line = { PLAYER($seat) }: очки: { $points }

market-day-tells-gold = золото: { $amount }
market-day-tells-hecklers = крикуны: { $amount }
market-day-tells-price = ваша цена: { $gold }
market-day-tells-sale = { PLAYER($seller) }, цена: { $gold }
market-day-tells-spent = карта уходит: { $favour }, а это было бы 1 очко
market-day-tells-free = зелье и так достанется даром
market-day-tells-change = { $favour }: цена { $needs }, в наличии { $has }
