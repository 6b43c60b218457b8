# Partien, die vorbei sind: die Liste, das Nachspielen und das Vergessen.

name-forgotten = Jemand
refused-no-match-yet = Auf diesem Server ist noch keine Partie zu Ende gegangen. **/spielen** eröffnet einen Tisch.
refused-still-running = Partie { NUMBER($number, useGrouping: 0) } läuft noch. Wenn sie vorbei ist, liegen ihre Karten für alle offen.
refused-old-rules = Partie { NUMBER($number, useGrouping: 0) } wurde nach einer älteren Fassung der Regeln gespielt und lässt sich nicht mehr nachspielen. Ihr Ergebnis steht in der Bestenliste.
refused-damaged = Die Aufzeichnung von Partie { NUMBER($number, useGrouping: 0) } ist beschädigt und lässt sich nicht nachspielen. Bitte sag es dem Betreiber dieses Bots.
refused-forget-seated = Du hast noch einen Platz an einem Tisch oder in einer Partie, die nicht vorbei ist. Steh auf oder spiel sie zu Ende, dann frag noch einmal.

history-heading = ## 📜 Partien dieses Servers
history-heading-of = ## 📜 Partien von { $player }
history-empty = Auf diesem Server ist noch keine Partie zu Ende gegangen. **/spielen** eröffnet einen Tisch.
history-empty-of = Hier gibt es keine Partie zu zeigen.
history-line = **{ NUMBER($number, useGrouping: 0) }** · { $game } · { $how } · <t:{ NUMBER($at, useGrouping: 0) }:d>
history-won = 👑 { $names }
history-computer = 👑 ein Computer
history-broken-off = abgebrochen
history-over = vorbei
history-open = Eine Partie öffnen …
history-choice = Partie { NUMBER($number, useGrouping: 0) } · { $game }
history-newer = ◀ Neuere
history-older = Ältere ▶

replay-heading = ## { $game } · Partie { NUMBER($number, useGrouping: 0) }
replay-facts =
    { $rounds ->
        [0] <t:{ NUMBER($at, useGrouping: 0) }:f> · keine Runde kam zu Ende
        [one] <t:{ NUMBER($at, useGrouping: 0) }:f> · eine Runde
       *[other] <t:{ NUMBER($at, useGrouping: 0) }:f> · { $rounds } Runden
    }
replay-begin = Runde für Runde
replay-others = Alle Partien
replay-round =
    ### Runde { $round } von { $rounds }
    -# { $game } · Partie { NUMBER($number, useGrouping: 0) }
replay-choice = Runde { $round }
replay-go-to = Zu einer Runde …
replay-back = ◀ Zurück
replay-on = Weiter ▶
replay-result = Ergebnis
retold-dealt = **Gegeben:** { $cards }
retold-exchanged = ({ $gave } → { $got })
retold-bids = **Gebote:** { $bids }
retold-trick = **{ $number }.** { $cards } → { $name }
retold-last-trick = **{ $number }.** { $cards }

verify-old-rules = ⏳ **Partie { NUMBER($number, useGrouping: 0) } wurde nach einer älteren Fassung der Regeln gespielt.** Diese Fassung kann ihre { $moves } Züge nicht wiederholen; Siegel und Geheimnis stehen in der angehängten Aufzeichnung.

privacy-kept =
    ## 🔐 Was über dich aufbewahrt wird
    - Deine Discord-Nummer, bei jeder Partie, in der du saßest: ihre Züge, ihr Ergebnis und die Zahl, die in das Mischen einging.
    - Die Sprache, die du mit **/sprache** gewählt hast, falls du eine gewählt hast.
    Dein Name wird nur aufbewahrt, solange eine Partie läuft. Nichts, was du in einem Kanal schreibst, wird gelesen oder aufbewahrt, und keine deiner Karten geht an jemand anderen.
    Wer auf diesem Server ist, kann Partien ansehen, die vorbei sind (**/partien**).
privacy-forget = Vergiss mich
privacy-sure =
    ## Dich auf allen Servern vergessen?
    Deine Ergebnisse verschwinden aus jeder Bestenliste, und in alten Partien heißt du dann „Jemand“. Karten und Züge dieser Partien bleiben, damit die anderen sie weiter ansehen und prüfen können. Das lässt sich nicht zurücknehmen.
privacy-forget-now = Ja, vergiss mich
privacy-keep = Nein, alles behalten
privacy-done = Erledigt: Nichts, was aufbewahrt wird, führt noch zu dir.

help-history = { $command } zeigt die letzten Partien und wie jede ausging
help-replay = { $command } erzählt eine beendete Partie Runde für Runde, mit allen Karten
help-privacy = { $command } sagt, was über dich aufbewahrt wird, und vergisst dich, wenn du willst
