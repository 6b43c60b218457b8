# Was Cucumber und Kachuful gemeinsam haben: Zeilen im Verlauf, und warum eine Karte nicht gespielt werden darf.

event-card-played = 🃏 { $seat } spielt { $card }.
event-trick-taken = 🫳 { $seat } macht den Stich mit { $card }.

# Nur für eine Person.

event-hand-dealt = 🃏 Du hast { $cards }.

# Warum etwas gerade nicht geht, für alle, die sich wundern.

why-not-not-your-turn = Du bist nicht dran.
why-not-not-offered = Das kannst du gerade nicht spielen.

# Das Brett.

tricks-score =
    { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
tricks-score-of = { $score } von { $limit } Punkten
tricks-bid = Gebot { $bid }, Stiche { $tricks }
tricks-bid-open = noch kein Gebot
tricks-blind-mark = 🙈 blind
tricks-not-in-round = diese Runde nicht dabei
tricks-cards-each =
    { $cards ->
        [one] je eine Karte
       *[other] je { $cards } Karten
    }
tricks-trump = Trumpf: **{ $trump }**
tricks-turned = aufgedeckt: { $card }
tricks-round-of = { $round } von { $rounds }
tricks-bids-open =
    { $tricks ->
        [one] 🗣️ Gebote bisher: { $sum } bei einem Stich.
       *[other] 🗣️ Gebote bisher: { $sum } bei { $tricks } Stichen.
    }
tricks-bids-over =
    { $more ->
        [one] 🗣️ Geboten ist ein Stich mehr, als es gibt.
       *[other] 🗣️ Geboten sind { $more } Stiche mehr, als es gibt.
    }
tricks-bids-under =
    { $less ->
        [one] 🗣️ Geboten ist ein Stich weniger, als es gibt.
       *[other] 🗣️ Geboten sind { $less } Stiche weniger, als es gibt.
    }
tricks-bids-equal = 🗣️ Geboten sind genau so viele Stiche, wie es gibt.
tricks-trick = **Stich { $trick } von { $tricks }** · { $name } spielt aus
tricks-last = Letzter Stich, an { $name }: { $cards }
tricks-played = Schon gespielt: { $cards }
tricks-may-return = 🌱 { $name } darf zurückkommen.
tricks-pad = Punktezettel

# Das Ende einer Runde.

tricks-drum = { $drum } **Die letzten Karten fallen …**
tricks-last-trick = ### Der letzte Stich
tricks-takes = 🫳 macht den Stich
tricks-pays = 🥒 zahlt { $points }
tricks-pays-out = ⚡ ist ausgeschieden
tricks-hit = 🎯 { $name }: Gebot { $bid }, Stiche { $tricks }, **{ $points }** → { $total }
tricks-missed = ❌ { $name }: Gebot { $bid }, Stiche { $tricks }, **{ $points }** → { $total }
tricks-total = ▫️ { $name } **{ $points }** → { $total }
tricks-total-out = ▪️ ~~{ $name }~~ **{ $points }** → { $total }, ausgeschieden
tricks-totals = **Punkte**
tricks-round-hit =
    { $count ->
        [one] Runde { $round }: { $names } trifft das Gebot
       *[other] Runde { $round }: { $names } treffen ihre Gebote
    }
tricks-round-all-missed = Runde { $round }: niemand trifft das Gebot
tricks-round-paid = Runde { $round }: { $names } zahlt { $points } { $card }
tricks-round-sudden = Runde { $round }: Stechen

# Das eigene Feld.

tricks-panel-heading = ### Runde { $round } · { $cards }
tricks-you-hold = Du hast: { $cards }
tricks-unseen =
    { $cards ->
        [one] { $back } Du hast eine Karte und hast sie noch nicht gesehen.
       *[other] { $back } Du hast { $cards } Karten und hast sie noch nicht gesehen.
    }
tricks-dark = { $back } Niemand sieht eine Karte, bevor alle geboten haben.
tricks-forehead = { $back } Deine Karte hältst du an der Stirn: Nur du siehst sie nicht.
tricks-forehead-other = { $card } { $name }
tricks-you-bid = Dein Gebot: **{ $bid }**, deine Stiche: **{ $tricks }**.
tricks-ask-bid =
    { $tricks ->
        [one] **Machst du den einen Stich?**
       *[other] **Wie viele der { $tricks } Stiche machst du?**
    }
tricks-bids-before = Gebote vor dir: { $bids }.
tricks-one-bid = { $name } { $bid }
tricks-ask-blind = **Bieten, ohne deine Karten zu sehen?** Ein blindes Gebot zählt doppelt, wenn du es triffst.
tricks-ask-play = **Spiel eine Karte.** 🚫 heißt: gerade nicht erlaubt; drück darauf, um zu sehen, warum.
tricks-ask-play-any = **Spiel eine Karte.** Du spielst aus, also darf es jede sein.
tricks-ask-play-free = **Spiel eine Karte.** Es darf jede sein.
tricks-ask-chip = **Du bist mit { $total } Punkten ausgeschieden.** Deinen einzigen Chip zahlen und mit { $points } zurückkommen?
tricks-ask-return = **Du hast eine Runde ausgesetzt.** Mit { $points } Punkten zurückkommen?
tricks-you-played = ✓ Du hast { $card } gespielt. Der Stich liegt auf dem Brett.
tricks-you-have-bid = ✓ Dein Gebot: { $bid }. Die anderen stehen auf dem Brett.
tricks-not-yet = Du bist noch nicht dran; deine Tasten kommen von selbst.
tricks-not-playing = In dieser Runde bist du nicht dabei. Auf dem Brett siehst du, wer gewinnt.
tricks-between = Gleich beginnt die nächste Runde.
tricks-panel-drum = 🥁 **Die letzten Karten fallen …** Schau aufs Brett.
tricks-panel-hit = ### 🎯 Getroffen! { $points } Punkte, zusammen { $total }
tricks-panel-missed = ### ❌ Verfehlt: { $points } Punkte, zusammen { $total }
tricks-panel-paid = ### 🥒 Der letzte Stich geht an dich: { $points } Punkte, zusammen { $total }
tricks-panel-paid-out = ### 🚪 { $points } Punkte, zusammen { $total }: Du bist ausgeschieden
tricks-panel-clean = ### Kein Punkt für dich; du hast { $total }
tricks-panel-sudden-out = ### ⚡ Du bist ausgeschieden
tricks-panel-sudden-in = ### ⚡ Du bist noch dabei

move-blind-look = Karten ansehen
move-blind-blind = Blind bieten
move-revive-yes = Zurückkommen
move-revive-no = Draußen bleiben

# Ergebnis und Punktezettel.

tricks-result-hits = { $name } · { $score } · { $hits } von { $rounds } Geboten getroffen
tricks-result-in = { $name } · { $score } · noch dabei
tricks-result-out = { $name } · { $score } · ausgeschieden in Runde { $round }
tricks-result-paid =
    { $times ->
        [0] { $name } · { $score } · nie den letzten Stich gemacht
        [one] { $name } · { $score } · einmal den letzten Stich gemacht
       *[other] { $name } · { $score } · { $times }-mal den letzten Stich gemacht
    }
tricks-chart = 📈 { $players }
tricks-chart-alt = Die Punkte nach jeder Runde. { $lines }
tricks-chart-line = { $name }: { $points }.
tricks-pad-heading = ## Punktezettel
tricks-pad-empty = Noch keine Runde ist vorbei.
tricks-pad-page = Runden { $first } bis { $last } von { $all }
tricks-pad-about = Die Punkte jeder Runde, darunter die Summen.
tricks-pad-total = Summe
tricks-pad-earlier = Frühere
tricks-pad-later = Spätere
