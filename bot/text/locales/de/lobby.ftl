# Der offene Tisch, das eigene Feld jedes Mitspielers dazu, und die Hausregeln.

computer-name = Computer { $number }
game-all = Alle Spiele

lobby-heading = ## 🃏 { $game }: { $host } lädt an den Tisch
lobby-players = **Am Tisch: { $count }** · Platz für { $most }
lobby-seat = { $number }. { $name }
lobby-host-mark = { $sign } Gastgeber
lobby-rules = **Regeln:** { $name } · { $pace }
lobby-minutes =
    { $minutes ->
        [one] · etwa eine Minute
       *[other] · etwa { $minutes } Minuten
    }
lobby-own-rules = eigene
lobby-waits-for-players =
    { $missing ->
        [one] ⏳ Es fehlt noch jemand. Drück **Mitspielen**, oder { $host } setzt einen Computer dazu.
       *[other] ⏳ Es fehlen noch { $missing }. Drück **Mitspielen**, oder { $host } setzt Computer dazu.
    }
lobby-waits-for-host = ✅ Alles bereit: Es geht los, sobald { $host } auf **Start** drückt.
lobby-starts-by-itself = 🔁 Es geht von selbst los, wenn alle von eben wieder da sind, spätestens { $seconds } Sekunden nach dem Zweiten.
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-add-computers = Computer dazu
lobby-start = Start
lobby-house-rules = Hausregeln
lobby-how = Wie geht das?
lobby-cancel = Tisch schließen
lobby-closes = Schließt <t:{ NUMBER($until, useGrouping: 0) }:R>, wenn niemand etwas drückt.
lobby-commitment = Versiegelt, bevor jemand da war: `{ $commitment }`
lobby-closed-by-host = Dieser Tisch wurde geschlossen. **/spielen** eröffnet einen neuen.
lobby-closed-by-time = Dieser Tisch wurde geschlossen, weil eine Viertelstunde niemand etwas gedrückt hat. **/spielen** eröffnet einen neuen.
lobby-closed-empty = Alle sind aufgestanden, darum wurde dieser Tisch geschlossen. **/spielen** eröffnet einen neuen.
lobby-begun = ▶️ **{ $game }** hat begonnen: [zum Tisch]({ $link })

panel-you-host = ### Dies ist dein Tisch
panel-you-sit = ### Du sitzt am Tisch von { $host }
panel-stays = 👀 Behalte diese Nachricht im Blick: **Dein Blatt erscheint genau hier**, wenn es losgeht.
panel-lucky = Glückszahl
panel-lucky-none = -# 🎲 Du kannst eine eigene Zahl in das Mischen geben und hinterher prüfen, dass alles mit rechten Dingen zuging.
panel-lucky-mine = -# 🎲 Deine Glückszahl ist die **{ $number }**. Sie steht auf dem Tisch, bevor eine Karte gegeben wird.
panel-left = Du sitzt nicht an diesem Tisch.
panel-kick = Jemanden wegschicken …
panel-hand-over = Den Tisch jemandem übergeben …
modal-lucky = Deine Glückszahl
modal-lucky-hint = 1 bis 18 Ziffern
modal-between = { $least } bis { $most }
modal-cut = Wie viele Karten hebst du ab?

house-heading = ## Hausregeln für { $game }
house-back = Fertig
house-only-host = Nur der Gastgeber kann die Regeln ändern.
house-preset = Fertige Regeln …
house-option = Eine Regel ändern …
house-value = Wie soll es sein?
house-other-number = Eine andere Zahl …
house-pace = Wie schnell?
pace-normal = normales Tempo
pace-normal-about = Eine halbe Minute je Entscheidung, das Aufdecken nimmt sich Zeit
pace-fast = schnell
pace-fast-about = Kein Trommelwirbel, kurzes Aufdecken
pace-slow = langsamer Tisch
pace-slow-about = Ein ganzer Tag für jede Entscheidung
rules-in-force = Vereinbart: { $rules }
rules-at-this-table = ### An diesem Tisch
