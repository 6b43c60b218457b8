# What /doctor and `kuckuck doctor` find. Each text that ends in -bad names the mend as well.

doctor-heading = ## 🩺 All is well
doctor-heading-bad = ## 🩺 Something needs a hand

doctor-permissions = I may do everything that I need in this channel.
doctor-permissions-bad = In this channel I lack { $names }. Allow it in the channel settings under Permissions.
doctor-gateway = The gateway tells me about this server; no privileged intent is needed.
doctor-gateway-bad = The gateway does not tell me about this server. Restart the bot; if that does not help, invite it again.
doctor-emojis = All { $drawn } card pictures are uploaded.
doctor-emojis-bad = Only { $there } of { $drawn } card pictures are uploaded, so cards are written as text. Restart the bot and look for "emojis" in its log.
doctor-commands = { $count } commands are registered.
doctor-commands-bad = Commands are missing at Discord: { $names }. Restart the bot, which registers them.
doctor-commands-unknown-bad = Discord did not say which commands are registered. Try again in a minute.
doctor-database = The database can be written (version { $version }, { $free } MiB free).
doctor-database-bad = The database has version { $version }, this program writes version { $newest }. Start the bot once, which brings it up to date.
doctor-disk-bad = Only { $free } MiB are free on the disk of the database. Make room before a move cannot be kept.
doctor-database-locked-bad = The database is locked by another program. Close what else has opened it.
doctor-database-unusable-bad =
    { $reason ->
        [no-folder] The folder of the database does not exist. Make it, or name another one in DATABASE_PATH.
        [no-file] There is no database yet. Start the bot, which makes it, or check DATABASE_PATH.
        [not-writable] The database cannot be written. Let the user of the bot write the file and its folder.
        [not-a-database] The file in DATABASE_PATH is not a database. Name another file, or restore a backup.
        [foreign] The database belongs to another program. Name another file in DATABASE_PATH.
        [too-new] The database was written by a newer version. Install that version, or use an older backup.
       *[other] The database cannot be used. Check DATABASE_PATH.
    }
doctor-clock = The clock agrees with Discord's ({ $seconds } s apart).
doctor-clock-bad = The clock of this machine is { $seconds } s away from Discord's. Let it be set by a time server (NTP).
doctor-latency = Discord answers within { $milliseconds } ms.
doctor-latency-bad = Discord takes { $milliseconds } ms to answer, so clicks may fail. Look at the network and the load of this machine.
doctor-latency-unknown-bad = The gateway has not answered yet. Try again in a minute.
doctor-running = The bot runs here.
doctor-not-running = The bot does not run with this database now.
doctor-no-token-bad = DISCORD_TOKEN is not set. Write the bot's token into .env, or use `kuckuck play`, which needs none.
doctor-token = Discord knows the token.
doctor-token-bad = Discord does not know the token. Copy it anew from the Bot page of the developer portal into DISCORD_TOKEN.
doctor-refused-bad = Discord refused to answer (status { $status }, code { $code }). Try again in a minute.
doctor-reach-bad = Discord cannot be reached ({ $kind }). Look at the network, the firewall and the proxy of this machine.
