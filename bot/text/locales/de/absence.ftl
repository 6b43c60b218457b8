# Plätze, die niemand hält: Aufstehen, Abstimmungen, Wegschicken, ein neuer Gastgeber, und zu schnelle Klicks.

news-left = 🚪 { $name } ist gegangen; ein Computer spielt weiter.
news-kicked = 🚪 { $name } wurde weggeschickt; ein Computer spielt weiter.
news-voted-out = 🗳️ Der Tisch hat abgestimmt: Für { $name } spielt ein Computer weiter.
vote-line = 🗳️ { $votes } von { $needed } Stimmen, dass für { $name } ein Computer weiterspielt.
vote-button = Abstimmen: Computer übernimmt
vote-counted = Deine Stimme zählt: { $votes } von { $needed }. Mit dem Zug ist die Abstimmung vorbei.
vote-carried = Das war die letzte nötige Stimme: Auf diesem Platz spielt ein Computer weiter.
host-now = { $sign } { $name } ist jetzt Gastgeber.

leave-question = Diese Partie verlassen? Ein Computer spielt **für immer** auf deinem Platz; du kannst nicht zurück.
leave-question-last = Diese Partie verlassen? Außer dir spielt niemand mehr, also **endet die Partie** und zählt für keinen.
leave-yes = Ja, aufstehen
table-kicked = { $name } wurde vom Tisch weggeschickt.
panel-gave-up = Auf deinem Platz spielt ein Computer zu Ende. Auf dem Tisch siehst du, wer gewinnt; an den nächsten setzt du dich mit **/spielen**.
result-host-left = Diese Partie zählt nur für den Gastgeber, und zwar als verlassene.

slow-down = 🐢 Das ging etwas schnell. Verloren ist nichts: Warte ein paar Sekunden, dann drück noch einmal.

refused-vote-yourself = Über dich selbst kannst du nicht abstimmen. Zum Gehen nimm **/tisch aufstehen**.
refused-vote-away = Für dich spielt gerade ein Computer. Drück in deinem Feld erst **Bin wieder da**, dann kannst du abstimmen.
refused-vote-not-waiting = Auf diesen Platz wartet gerade niemand, also gibt es nichts abzustimmen.
refused-vote-too-few = Eine Abstimmung braucht zwei Mitspieler außer dem, um den es geht. Hier regelt es die Bedenkzeit.
refused-vote-lobby = Die Partie hat noch nicht begonnen. Wem der Tisch gehört, kann mit **/tisch wegschicken** jemanden wegschicken.
refused-no-such-player = So heißt niemand, der an diesem Tisch spielt. Wähle jemanden aus der Liste.
