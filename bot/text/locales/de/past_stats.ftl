# Bestenliste, Wertung und Statistik.

leaderboard-heading =
    ## 🏆 Bestenliste
    { $game } · { $period } · { $order }
leaderboard-line = **{ $place }.** { $player } · { $first }
leaderboard-wins =
    { $wins ->
        [one] **{ $wins }** Sieg
       *[other] **{ $wins }** Siege
    }
leaderboard-share = { $share } % von { $matches }
leaderboard-rating = Wertung **{ $rating }**
leaderboard-streak = 🔥 { $count } in Folge
leaderboard-empty = Hier steht noch niemand. Spielt eine Partie zu zweit oder mehr!
leaderboard-nobody-rated = Auf dieser Liste hat noch niemand eine Wertung. Es gibt sie nach { $after } Partien, die zählen.
leaderboard-rating-later =
    { $missing ->
        [one] { $player } bekommt nach einer weiteren Partie eine Wertung.
       *[other] { $player } bekommt nach { $missing } weiteren Partien eine Wertung.
    }
leaderboard-counts = Es zählen Partien, die zu zweit oder mehr begonnen und zu Ende gespielt wurden.
leaderboard-by-wins = Nach Siegen
leaderboard-by-rating = Nach Wertung
leaderboard-own = Meine Statistik
rating-about = Wertung: Alle beginnen bei { $begins }. Wer besser abschneidet als andere, steigt, am meisten gegen starke; gezeigt wird sie nach { $after } Partien.

stats-heading-own = ## 📊 Deine Partien auf diesem Server
stats-heading = ## 📊 Die Partien von { $player }
stats-won = **{ $wins }** von { $matches } gewonnen ({ $share } %)
stats-place = Platz **{ $place }** der Bestenliste
stats-rating = Wertung **{ $rating }**
stats-rating-later =
    { $missing ->
        [one] Wertung: nach einer weiteren Partie
       *[other] Wertung: nach { $missing } weiteren Partien
    }
stats-streaks = Siege in Folge: jetzt **{ $now }**, höchstens **{ $longest }**
stats-games-heading = ### Nach Spielen
stats-last-heading = ### Letzte Ergebnisse
stats-result = { $place }. von { $seats } · { $game } · <t:{ NUMBER($when, useGrouping: 0) }:R>
stats-broken-off = vorzeitig beendet · { $game } · <t:{ NUMBER($when, useGrouping: 0) }:R>
stats-practice =
    { $matches ->
        [one] Übung, oben nicht mitgezählt: eine Partie, { $wins } gewonnen.
       *[other] Übung, oben nicht mitgezählt: { $matches } Partien, { $wins } gewonnen.
    }
stats-only-nothing-own = Du hast auf diesem Server noch keine Partie beendet. { $command } eröffnet einen Tisch; mit **Computer dazu** kannst du gleich beginnen, und ab zwei Leuten zählt die Partie.
stats-only-practice-own = Bisher hast du nur geübt. Eine Partie zählt, wenn zwei oder mehr Leute sie beginnen: Eröffne mit { $command } einen Tisch und lass jemanden **Mitspielen** drücken.
stats-only-nothing = { $player } hat auf diesem Server noch keine Partie beendet. Eröffne mit { $command } einen Tisch, und spielt die erste zusammen!
stats-only-practice = { $player } hat bisher nur geübt. Eröffne mit { $command } einen Tisch, und spielt zusammen die erste Partie, die zählt!
refused-stats-of-bot = Computer führen keine Statistik. Wähle einen Menschen, oder lass den Namen weg, um deine eigene zu sehen.
refused-not-on-this-server = Ich kann nur Leute zeigen, die auf diesem Server sind. Lass den Namen weg, um deine eigene Statistik zu sehen.
