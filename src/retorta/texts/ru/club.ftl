# Слова собственных страниц дома: устройства, приглашения, страница хозяина.

club-devices = Мои устройства
club-devices-explained = У кого одно из этих устройств, тот — вы. Отошлите то, что потеряли или одолжили.
club-device-unknown = браузер
club-device-this = это устройство
club-device-made = ваше с { $date }
club-send-away = Отослать
club-send-away-this = Забыть меня здесь
club-sent-away = Теперь оно ничьё.
club-invitation = Приглашение
club-invitation-explained = Чтобы создавать здесь столы, нужно слово хозяина. Его знает тот, кто дал вам адрес.
club-word = Слово
club-word-say = Сказать
club-invited = Добро пожаловать: теперь можно создавать столы.
club-host = Страница хозяина
club-host-explained = Для того, кто держит этот сервер. Секрет остаётся только в этой вкладке.
club-host-secret = Секрет хозяина
club-host-enter = Открыть
club-host-leave = Закрыть
club-tables = Столы ({ $count })
club-people = Люди ({ $count })
club-no-tables = Нет ни одного стола.
club-no-people = Пока никто не известен.
club-nobody = без имени
club-free-chair = свободно
club-waiting = ждёт
club-playing = идёт игра
club-over = окончена
club-watching = { $count ->
    [0] никто не смотрит
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[other] смотрят { $count } человек
}
club-chairs = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
club-here = здесь
club-blocked = вход закрыт
club-end = Закончить
club-end-sure = Закончить этот стол вместе со всем, что за ним сыграно?
club-forget = Забыть
club-forget-sure = Забыть этого человека ({ $name }): имя, устройства и записи? Партии останутся без имени.
club-block = Закрыть вход
club-unblock = Впустить снова
club-yes = Да
club-no = Нет
club-renew = Посмотреть снова
