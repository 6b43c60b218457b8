# Refusals and failures: what is wrong, and what to do next.

stale = The table has moved on since you saw this. Look at the newest message of the table.
unknown-button = This button is from an older version. Use **/hand** or **/play** instead.
failed = Something went wrong on our side (number { $number }). Nothing is lost: press once more, and tell the server's moderators the number if it happens again.
failed-store = Your move could not be kept (number { $number }), so it was not made. Please press once more.
failed-discord = Discord did not take the answer (number { $number }). What was decided stands: use **/hand** to see it.

refused-only-servers = Kuckuck is played in a server's channel, not in private messages.
refused-permissions = I cannot play here yet. In this channel I still need: { $names }. Somebody who manages the server can allow it under Channel settings, Permissions.
refused-cannot-post = I may not write in this channel. Allow me **View Channel** and **Send Messages** there, then press Start again.
refused-no-game = I do not know that game. Choose one from the list.
refused-no-preset = This game has no such set of rules. Leave it out and use **House rules** at the table.
refused-table-here = There is a table in this channel already.
refused-too-many-tables =
    { $most ->
        [one] This server has a table already, and may have no second one at a time. Wait until it is done.
       *[other] This server has { $most } tables already. Wait until one of them is done.
    }
refused-full = The table is full: it has room for { $most }.
refused-too-few =
    { $missing ->
        [one] One more player is needed (at least { $least }). Press **Add computers** to fill the table.
       *[other] { $missing } more players are needed (at least { $least }). Press **Add computers** to fill the table.
    }
refused-too-many-for-rules = These rules cannot be played by { $seats }. Choose other house rules, or play with fewer.
refused-only-host = Only the host can do that: { $host }.
refused-only-host-or-moderator = Only the host ({ $host }) or a moderator can do that.
refused-only-moderators = Only somebody who may manage the server can do that.
refused-kick-yourself = To go yourself, press **Leave**.
refused-not-seated = You are not at this table.
refused-not-your-seat = That is not your seat.
refused-not-at-this-table = You are not playing at this table. Watch here, and join the next one with **/play**.
refused-starting = The table is just starting. Your hand comes in a moment.
refused-match-over = This match is over. **/play** opens a new table.
refused-not-over = This match is still running.
refused-no-hand = You are not at a table on this server. **/play** opens one.
refused-no-table = There is no table in this channel. **/play** opens one.
refused-no-such-table = There is no such table in this channel any more. Choose one from the list.
refused-which-table = There are several tables here. Choose in the option **table** which one you mean.
refused-lucky = A lucky number has 1 to 18 digits and nothing else.
refused-number = Please give a number from { $least } to { $most }.
refused-no-such-match = There is no match { $number } on this server.
refused-no-zone = I do not know that time zone. Choose one from the list, such as **Europe/Berlin**.

play-running-here = **{ $game }** is being played in this channel: [to the table]({ $link })
play-open-here = A table for **{ $game }** is open in this channel: [to the table]({ $link })
table-left = You have left the table.
table-ended = The table was ended.
language-now = From now on I talk to you in this language: **{ $language }**
settings-now =
    ### Settings of this server
    Public messages: **{ $language }**
    For a decision: **{ $turn } s**
    For playing a card: **{ $card } s**
    For a bid: **{ $bid } s**
    Tables in a channel: **{ $channel }**
    Tables on the server: **{ $server }**
    Time zone: **{ $zone }** ({ $clock })

verify-good = ✅ **Match { $number } was dealt as it was sealed.** Seal, seed, first dealer, every pack and all { $moves } moves agree.
verify-broken-off = ✅ **Match { $number } was broken off after move { $moves }; up to there it was dealt as it was sealed.**
verify-differs = ❌ **Match { $number } does not agree with its seal.** The attached record shows it; please tell whoever runs this bot.
verify-honest = This proves to whoever put in a lucky number that the cards were not fixed before; it does not prove that the operator never looked at running cards, broke a match off, or tried several starts together with the last to put in a number.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-use-external-emojis = Use External Emoji

help-heading = ## Old card games for a few quick rounds
help-play = **How to begin:** somebody opens a table with { $command }, the others press **Join**, the host presses **Start**. Your cards come in a message that only you can see. Computers can take empty seats.
help-rules = { $command } explains a game on one page
help-hand = { $command } brings your cards back when you cannot find them
help-table = { $command } shows the way to the table, or lets you leave it
help-leaderboard = { $command } says who wins most here
help-stats = { $command } shows your matches, streaks and rating
help-verify = { $command } checks that nobody knew the cards beforehand
help-language = { $command } changes the language I use with you
