# Absagen und Fehler: was nicht geht, und was man jetzt tun kann.

stale = Am Tisch ging es weiter, seit du das gesehen hast. Schau auf die neueste Nachricht des Tisches.
unknown-button = Dieser Knopf stammt aus einer älteren Fassung. Nimm stattdessen **/hand** oder **/spielen**.
failed = Bei uns ist etwas schiefgegangen (Nummer { $number }). Verloren ist nichts: Drück noch einmal, und nenne der Moderation die Nummer, wenn es wieder passiert.
failed-store = Dein Zug konnte nicht festgehalten werden (Nummer { $number }), darum gilt er nicht. Bitte drück noch einmal.
failed-discord = Discord hat die Antwort nicht angenommen (Nummer { $number }). Was entschieden ist, gilt: Mit **/hand** siehst du es.

refused-only-servers = Kuckuck wird im Kanal eines Servers gespielt, nicht in Privatnachrichten.
refused-permissions = Hier kann ich noch nicht spielen. In diesem Kanal brauche ich noch: { $names }. Wer den Server verwaltet, kann es in den Kanaleinstellungen unter Berechtigungen erlauben.
refused-cannot-post = In diesem Kanal darf ich nicht schreiben. Erlaube mir dort **Kanal anzeigen** und **Nachrichten senden**, dann drück noch einmal auf Start.
refused-no-game = Dieses Spiel kenne ich nicht. Wähle eins aus der Liste.
refused-no-preset = So heißen keine Regeln dieses Spiels. Lass es weg und nimm am Tisch die **Hausregeln**.
refused-table-here = In diesem Kanal gibt es schon einen Tisch.
refused-too-many-tables =
    { $most ->
        [one] Auf diesem Server gibt es schon einen Tisch, und zwei zugleich sind nicht erlaubt. Warte, bis er fertig ist.
       *[other] Auf diesem Server gibt es schon { $most } Tische. Warte, bis einer fertig ist.
    }
refused-full = Der Tisch ist voll: Er hat Platz für { $most }.
refused-too-few =
    { $missing ->
        [one] Es fehlt noch jemand (mindestens { $least }). **Computer dazu** füllt den Tisch.
       *[other] Es fehlen noch { $missing } (mindestens { $least }). **Computer dazu** füllt den Tisch.
    }
refused-too-many-for-rules = Nach diesen Regeln können { $seats } nicht spielen. Wählt andere Hausregeln, oder spielt zu wenigeren.
refused-only-host = Das kann nur, wem der Tisch gehört: { $host }.
refused-only-host-or-moderator = Das kann nur, wem der Tisch gehört ({ $host }), oder die Moderation.
refused-only-moderators = Das kann nur, wer den Server verwalten darf.
refused-kick-yourself = Um selbst zu gehen, drück **Aufstehen**.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-at-this-table = Du spielst an diesem Tisch nicht mit. Schau zu, und setz dich mit **/spielen** an den nächsten.
refused-starting = Gleich geht es los. Dein Blatt kommt sofort.
refused-match-over = Diese Partie ist vorbei. **/spielen** eröffnet einen neuen Tisch.
refused-not-over = Diese Partie läuft noch.
refused-no-hand = Du sitzt auf diesem Server an keinem Tisch. **/spielen** eröffnet einen.
refused-no-table = In diesem Kanal gibt es keinen Tisch. **/spielen** eröffnet einen.
refused-no-such-table = Diesen Tisch gibt es in diesem Kanal nicht mehr. Wähle einen aus der Liste.
refused-which-table = Hier gibt es mehrere Tische. Wähle mit **tisch**, welchen du meinst.
refused-lucky = Eine Glückszahl besteht aus 1 bis 18 Ziffern und sonst nichts.
refused-number = Bitte gib eine Zahl von { $least } bis { $most } an.
refused-no-such-match = Eine Partie { $number } gibt es auf diesem Server nicht.
refused-no-zone = Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, etwa **Europe/Berlin**.

play-running-here = In diesem Kanal wird gerade **{ $game }** gespielt: [zum Tisch]({ $link })
play-open-here = In diesem Kanal ist ein Tisch für **{ $game }** offen: [zum Tisch]({ $link })
table-left = Du bist aufgestanden.
table-ended = Der Tisch wurde beendet.
language-now = In dieser Sprache rede ich von jetzt an mit dir: **{ $language }**
settings-now =
    ### Einstellungen dieses Servers
    Öffentliche Nachrichten: **{ $language }**
    Für eine Entscheidung: **{ $turn } s**
    Für eine Karte: **{ $card } s**
    Für ein Gebot: **{ $bid } s**
    Tische in einem Kanal: **{ $channel }**
    Tische auf dem Server: **{ $server }**
    Zeitzone: **{ $zone }** ({ $clock } Uhr)

verify-good = ✅ **Partie { $number } wurde gegeben, wie sie versiegelt war.** Siegel, Mischzahl, erster Geber, jedes Paket und alle { $moves } Züge stimmen überein.
verify-broken-off = ✅ **Partie { $number } wurde nach Zug { $moves } abgebrochen; bis dahin wurde gegeben, wie es versiegelt war.**
verify-differs = ❌ **Partie { $number } stimmt nicht mit ihrem Siegel überein.** Die angehängte Aufzeichnung zeigt es; bitte sag es dem Betreiber dieses Bots.
verify-honest = Das beweist dem, der eine Glückszahl gegeben hat, dass die Karten nicht vorher festlagen; es beweist nicht, dass der Betreiber nie in laufende Karten geschaut, keine Partie abgebrochen und nicht mit dem, der zuletzt eine Zahl gab, mehrere Anfänge probiert hat.

permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-use-external-emojis = Externe Emojis verwenden

help-heading = ## Alte Kartenspiele für ein paar schnelle Runden
help-play = **So geht es los:** Jemand eröffnet mit { $command } einen Tisch, die anderen drücken **Mitspielen**, der Gastgeber drückt **Start**. Deine Karten kommen in einer Nachricht, die nur du siehst. Wer fehlt, kann ein Computer sein.
help-rules = { $command } erklärt ein Spiel auf einer Seite
help-hand = { $command } bringt dir deine Karten wieder, wenn du sie nicht findest
help-table = { $command } zeigt den Weg zum Tisch oder lässt dich aufstehen
help-leaderboard = { $command } sagt, wer hier am meisten gewinnt
help-stats = { $command } zeigt deine Partien, Serien und Wertung
help-verify = { $command } prüft, dass niemand die Karten vorher kannte
help-language = { $command } ändert die Sprache, in der ich mit dir rede
