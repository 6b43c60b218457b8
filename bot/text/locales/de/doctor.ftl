# Was /arzt und `kuckuck doctor` finden. Jeder Text, der auf -bad endet, sagt auch, was hilft.

doctor-heading = ## 🩺 Alles in Ordnung
doctor-heading-bad = ## 🩺 Da ist etwas zu tun

doctor-permissions = In diesem Kanal darf ich alles, was ich brauche.
doctor-permissions-bad = In diesem Kanal fehlt mir { $names }. Erlaube es in den Kanaleinstellungen unter Berechtigungen.
doctor-gateway = Das Gateway kennt diesen Server; ein besonderer Intent ist nicht nötig.
doctor-gateway-bad = Das Gateway kennt diesen Server nicht. Starte den Bot neu; wenn das nicht hilft, lade ihn noch einmal ein.
doctor-emojis = Alle { $drawn } Kartenbilder sind hochgeladen.
doctor-emojis-bad = Nur { $there } von { $drawn } Kartenbildern sind hochgeladen, darum stehen Karten als Text da. Starte den Bot neu und suche in seinem Protokoll nach „emojis“.
doctor-commands = { $count } Befehle sind angemeldet.
doctor-commands-bad = Bei Discord fehlen Befehle: { $names }. Starte den Bot neu, er meldet sie an.
doctor-commands-unknown-bad = Discord hat nicht gesagt, welche Befehle angemeldet sind. Versuch es in einer Minute noch einmal.
doctor-database = Die Datenbank ist beschreibbar (Version { $version }, { $free } MiB frei).
doctor-database-bad = Die Datenbank hat Version { $version }, dieses Programm schreibt Version { $newest }. Starte den Bot einmal, er bringt sie auf den neuen Stand.
doctor-disk-bad = Auf dem Datenträger der Datenbank sind nur { $free } MiB frei. Schaffe Platz, ehe ein Zug nicht mehr festgehalten werden kann.
doctor-database-locked-bad = Die Datenbank ist von einem anderen Programm gesperrt. Schließe, was sie sonst geöffnet hat.
doctor-database-unusable-bad =
    { $reason ->
        [no-folder] Den Ordner der Datenbank gibt es nicht. Lege ihn an, oder nenne in DATABASE_PATH einen anderen.
        [no-file] Es gibt noch keine Datenbank. Starte den Bot, er legt sie an, oder prüfe DATABASE_PATH.
        [not-writable] Die Datenbank ist nicht beschreibbar. Der Benutzer des Bots muss Datei und Ordner beschreiben dürfen.
        [not-a-database] Die Datei in DATABASE_PATH ist keine Datenbank. Nenne eine andere, oder spiele eine Sicherung zurück.
        [foreign] Die Datenbank gehört einem anderen Programm. Nenne in DATABASE_PATH eine andere Datei.
        [too-new] Die Datenbank stammt von einer neueren Fassung. Installiere diese, oder nimm eine ältere Sicherung.
       *[other] Die Datenbank ist nicht benutzbar. Prüfe DATABASE_PATH.
    }
doctor-clock = Die Uhr stimmt mit der von Discord überein (Abstand { $seconds } s).
doctor-clock-bad = Die Uhr dieses Rechners geht { $seconds } s anders als die von Discord. Lass sie von einem Zeitserver stellen (NTP).
doctor-latency = Discord antwortet in { $milliseconds } ms.
doctor-latency-bad = Discord braucht { $milliseconds } ms für eine Antwort, darum können Klicks scheitern. Sieh nach dem Netz und der Last dieses Rechners.
doctor-latency-unknown-bad = Das Gateway hat noch nicht geantwortet. Versuch es in einer Minute noch einmal.
doctor-running = Der Bot läuft hier.
doctor-not-running = Der Bot läuft gerade nicht mit dieser Datenbank.
doctor-no-token-bad = DISCORD_TOKEN ist nicht gesetzt. Schreibe das Token des Bots in .env, oder nimm `kuckuck play`, das keins braucht.
doctor-token = Discord kennt das Token.
doctor-token-bad = Discord kennt das Token nicht. Kopiere es von der Bot-Seite des Entwicklerportals neu in DISCORD_TOKEN.
doctor-refused-bad = Discord hat die Antwort verweigert (Status { $status }, Code { $code }). Versuch es in einer Minute noch einmal.
doctor-reach-bad = Discord ist nicht erreichbar ({ $kind }). Sieh nach dem Netz, der Firewall und dem Proxy dieses Rechners.
