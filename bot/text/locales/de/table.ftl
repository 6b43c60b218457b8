# Eine laufende Partie: das Brett, die Szenen, das Feld mit der eigenen Karte und das Ergebnis.

board-heading = ## { $game } · Runde { $round }
board-turn = { $name } ist dran.
board-turn-until = { $name } ist dran · ⏳ <t:{ NUMBER($until, useGrouping: 0) }:R>
board-seat-out = ▪️ ~~{ $name }~~ ausgeschieden
board-dealer = { $sign } gibt
board-away = 💤 abwesend
board-left = 🚪 gegangen, ein Computer spielt weiter
board-my-hand = Mein Blatt
board-rules = Regeln
board-go-on = Nächste Runde
board-to-result = Zum Ergebnis
board-pot =
    { $count ->
        [one] 🫙 Ein Leben im Pott.
       *[other] 🫙 { $count } Leben im Pott.
    }
board-prize-pot = 🪙 { $count } Chips für den Sieg.
board-dealing = 🔀 Es wird gemischt …
board-struck = ~~{ $heading }~~ Bei diesem Start kam es nicht zum Geben.
board-moved = Der Tisch ist umgezogen: [hier geht es weiter]({ $link })
board-number = { $name } { $number }
board-numbers = Jedermanns Zahl für das Mischen: { $numbers }
board-lucky-numbers = 🎲 Glückszahlen: { $numbers }
board-over-heading =
    { $rounds ->
        [one] ## { $game } · vorbei nach einer Runde
       *[other] ## { $game } · vorbei nach { $rounds } Runden
    }
board-over-won = Das Ergebnis steht darunter.
board-secret = Das Siegel ist offen: `{ $secret }` · Partie { $number }, nachprüfbar mit **/prüfen**

round-lost =
    { $count ->
        [one] Runde { $round }: { $names } verliert ein Leben { $card }
       *[other] Runde { $round }: { $names } verlieren je ein Leben { $card }
    }
round-lost-early =
    { $count ->
        [one] Runde { $round }: { $names } verliert vor dem Aufdecken ein Leben
       *[other] Runde { $round }: { $names } verlieren vor dem Aufdecken je ein Leben
    }
round-lost-early-too =
    { $count ->
        [one] · { $names } verlor eins vor dem Aufdecken
       *[other] · { $names } verloren je eins vor dem Aufdecken
    }
round-nobody = Runde { $round }: niemand verliert ein Leben
round-out =
    { $count ->
        [one] · { $names } ist ausgeschieden
       *[other] · { $names } sind ausgeschieden
    }
round-sudden-death = Runde { $round }: Stechen

scene-drum = { $drum } **Gleich wird aufgedeckt …**
scene-drum-sudden = { $drum } **Stechen: je eine Karte …**
scene-cards-up = ### Aufgedeckt!
scene-loses = 💔 verliert ein Leben
scene-goes-out = 💔 ist ausgeschieden
scene-to-sudden-death = ⚡ geht ins Stechen
scene-dead = { $card } ~~{ $name }~~ war schon ausgeschieden
scene-nobody-loses = **Niemand verliert ein Leben.**
scene-sudden-death = ### ⚡ Stechen
scene-sudden-winner = { $names } hat die höchste Karte und gewinnt die Partie!
scene-sudden-again = { $names } haben gleich hohe Karten und stechen noch einmal.

panel-heading = ### Runde { $round }
panel-card = Deine Karte: { $card } **{ $name }**
panel-your-turn = **👉 Du bist dran!** ⏳ <t:{ NUMBER($until, useGrouping: 0) }:R>
panel-your-turn-clock =
    { $seconds ->
        [one] **👉 Du bist dran! Du hast eine Sekunde.**
       *[other] **👉 Du bist dran! Du hast { $seconds } Sekunden.**
    }
panel-before-you = Vor dir: { $names }
panel-turn-passed = In dieser Runde warst du schon dran.
panel-held-by-king = Ein König liegt offen: In dieser Runde hast du nichts zu entscheiden.
panel-drum = 🥁 **Die Runde ist zu Ende:** Schau auf den Tisch.
panel-lost =
    { $lives ->
        [0] ### 💔 Du bist ausgeschieden
        [one] ### 💔 Du verlierst ein Leben und hast noch eins
       *[other] ### 💔 Du verlierst ein Leben und hast noch { $lives }
    }
panel-to-sudden-death = ### ⚡ Es kommt zum Stechen, und du bist dabei
panel-sudden-won = ### 🏆 Du gewinnst das Stechen
panel-sudden-again = ### ⚡ Gleich hoch: Du stichst noch einmal
panel-sudden-lost = ### 💔 Du verlierst das Stechen
panel-kept =
    { $lives ->
        [one] ### Du behältst dein letztes Leben
       *[other] ### Du behältst deine { $lives } Leben
    }
panel-out = Du bist ausgeschieden. Auf dem Tisch siehst du, wer gewinnt.
panel-over = Diese Partie ist vorbei. Das Ergebnis steht im Kanal.
leaving = ⏸️ Ich bin bald eine Weile weg. Nichts geht verloren: Danach geht es hier weiter, und für alle beginnt die Zeit von vorn.
panel-closed = ⚠️ In diesem Kanal darf ich nicht mehr schreiben. Dort brauche ich wieder: { $names }. Wer den Server verwaltet, kann es in den Kanaleinstellungen unter Berechtigungen erlauben; bis dahin geht die Partie hier weiter.
panel-locked = ⚠️ Dieser Thread wurde gesperrt. Wer Threads verwaltet, kann ihn wieder öffnen.
panel-over-gone = Diese Partie wurde abgebrochen: Es war niemand mehr da, der spielt, oder ihr Kanal ist weg.
panel-over-closed = Diese Partie ist vorbei. Ich konnte das Ergebnis nicht im Kanal zeigen, denn dort brauche ich: { $names }.
panel-over-locked = Diese Partie ist vorbei. Ich konnte das Ergebnis nicht zeigen, denn dieser Thread ist gesperrt; ich hole es nach, wenn ihn jemand wieder öffnet, der Threads verwaltet.
panel-away = 💤 Du warst abwesend, darum spielt ein Computer für dich.
panel-moved-on = Am Tisch ging es schon weiter; so steht es jetzt.

worth-ace = ⚠️ Die niedrigste Karte: Wer sie behält, verliert ein Leben.
worth-ace-pairs = ⚠️ Die niedrigste Karte: allein kostet sie ein Leben, zu zweit ist sie sicher.
worth-king = 🛡️ Der König schützt dich: Niemand kann mit dir tauschen.
worth-king-plain = Die höchste Karte. Hier werden Könige getauscht wie jede andere.
worth-queen-neighbour = 🛡️ Die Dame schützt dich vor deinem Nachbarn.
worth-queen-skip = 🛡️ Wer deine Dame will, wird zum Nächsten weitergeschickt.
worth-rank =
    { $lower ->
        [one] 1 Rang tiefer, { $higher } höher
       *[other] { $lower } Ränge tiefer, { $higher } höher
    }

notice-swapped = 🔁 Mit { $partner }: { $gave } gegeben, { $got } bekommen
notice-stock = 🎴 Mit dem Stapel: { $gave } gegeben, { $got } bekommen
notice-blocked = 🛑 { $holder } gibt nichts her. Du behältst deine Karte.
notice-you-blocked = 🛡️ { $asker } wollte tauschen; deine Karte hat es verhindert.
notice-you-skipped = 🛡️ { $asker } wollte tauschen und wurde weitergeschickt.
notice-king-drawn = 👑 Vom Stapel kam ein König: Du behältst deine Karte.
notice-late = ⏰ Du warst zu langsam; das hat ein Leben gekostet.
notice-laid-open = 👑 Dein König liegt offen; du stehst.
notice-had-to-stand = 🔒 Ein König liegt offen, darum stehst du.

move-turn-stand = Stehen
move-turn-swap = Mit { $partner } tauschen
move-dealer-stand = Stehen
move-dealer-draw = Vom Stapel ziehen
move-dealer-again-stand = Stehen
move-dealer-again-draw = Noch einmal ziehen
move-cut-anywhere = Abheben
move-cut-at = Wo genau?
move-stand-later = Stehen, falls niemand tauscht
move-stand-later-chosen = ✓ Stehe, falls niemand tauscht
move-back = Bin wieder da

reminder = ⏰ { $player }, du bist dran: Drück auf dem Tisch **Mein Blatt**. Die Zeit endet <t:{ NUMBER($until, useGrouping: 0) }:R>.

result-winner =
    { $count ->
        [one] ## { $sign } { $names } gewinnt!
       *[other] ## { $sign } { $names } gewinnen gemeinsam!
    }
result-first-instead =
    { $count ->
        [one] { $names } blieb bis zum Ende und zählt als erster Platz.
       *[other] { $names } blieben bis zum Ende und teilen den ersten Platz.
    }
result-void = ## Niemand gewinnt: Alle sind zugleich ausgeschieden
result-prize-pot =
    { $count ->
        [one] 🪙 { $names } bekommt die { $chips } Chips aus dem Gewinnpott.
       *[other] 🪙 { $names } teilen sich die { $chips } Chips aus dem Gewinnpott.
    }
result-place = { $place }\.
result-line-winner =
    { $lives ->
        [0] { $name } · bis zuletzt dabei
        [one] { $name } · noch ein Leben
       *[other] { $name } · noch { $lives } Leben
    } · { $swaps ->
        [0] nie getauscht
        [one] einmal getauscht
       *[other] { $swaps }‑mal getauscht
    }
result-line =
    { $name } · ausgeschieden in Runde { $round } mit { $card } · { $swaps ->
        [0] nie getauscht
        [one] einmal getauscht
       *[other] { $swaps }‑mal getauscht
    }
result-line-no-card =
    { $name } · ausgeschieden in Runde { $round } · { $swaps ->
        [0] nie getauscht
        [one] einmal getauscht
       *[other] { $swaps }‑mal getauscht
    }
result-not-held = (nicht bis zum Ende dabei)
result-climbed =
    { $wins ->
        [one] 📈 { $name } steigt mit dem ersten Sieg auf Platz { $place } dieses Servers.
       *[other] 📈 { $name } steigt mit { $wins } Siegen auf Platz { $place } dieses Servers.
    }
result-stands =
    { $wins ->
        [one] 🏅 { $name } hält mit einem Sieg Platz { $place } auf diesem Server.
       *[other] 🏅 { $name } hält mit { $wins } Siegen Platz { $place } auf diesem Server.
    }
result-practice = Übung gegen Computer: Sie zählt nicht für die Bestenliste.
result-no-points = Diese Partie zählt nicht für die Bestenliste.
result-again = Noch einmal!
result-verify = Ging es gerecht zu?

ended-host = ## Der Tisch wurde vom Gastgeber beendet
ended-moderator = ## Der Tisch wurde von der Moderation beendet
ended-gone = ## Abgebrochen: Es war niemand mehr da, der spielt
ended-update = ## Abgebrochen, weil das Spiel erneuert wurde
