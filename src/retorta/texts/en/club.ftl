# Pages about the server rather than a game: devices, invitations, the host's page.

club-devices = My devices
club-devices-explained = Anybody who uses one of these devices plays as you. Sign out any that you have lost or lent.
club-device-unknown = a browser
club-device-this = this one
club-device-made = yours since { $date }
club-send-away = Sign out
club-send-away-this = Sign out here
club-sent-away = That device is signed out.
club-invitation = An invitation
club-invitation-explained = To make tables here you need the host's invitation word. Ask whoever gave you the address.
club-word = Invitation word
club-word-say = Send it
club-invited = Welcome: you may make tables now.
club-host = The host's page
club-host-explained = For the person who runs this server. The secret is kept only in this tab.
club-host-secret = The host's secret
club-host-enter = Open
club-host-leave = Close
club-tables = Tables ({ $count })
club-people = People ({ $count })
club-no-tables = There is no table.
club-no-people = Nobody has been here yet.
club-nobody = no name
club-free-chair = free
club-waiting = waiting
club-playing = in progress
club-over = finished
club-watching = { $count ->
    [0] nobody is watching
    [one] { $count } is watching
   *[other] { $count } are watching
}
club-chairs = { $count ->
    [one] { $count } chair
   *[other] { $count } chairs
}
club-here = here
club-blocked = blocked
club-end = End
club-end-sure = End this table, and delete everything that was played at it?
club-forget = Forget
club-forget-sure = Forget { $name }, with name, devices and records? Games stay, without the name.
club-block = Block
club-unblock = Unblock
club-yes = Yes
club-no = No
club-renew = Refresh
