# Matches that are over: history, replay, and being forgotten.

name-forgotten = Somebody
refused-no-match-yet = No match has ended on this server yet. **/play** opens a table.
refused-still-running = Match { NUMBER($number, useGrouping: 0) } is still running. When it is over, its cards are open to everybody.
refused-old-rules = Match { NUMBER($number, useGrouping: 0) } was played by an older edition of the rules and cannot be told again. Its result stands on the leaderboard.
refused-damaged = The record of match { NUMBER($number, useGrouping: 0) } is damaged and cannot be told. Please tell whoever runs this bot.
refused-forget-seated = You still have a seat at a table, or in a match that is not over. Leave it or play it to its end, then ask again.

history-heading = ## 📜 Matches of this server
history-heading-of = ## 📜 Matches of { $player }
history-empty = No match has ended on this server yet. **/play** opens a table.
history-empty-of = There is no match to show.
history-line = **{ NUMBER($number, useGrouping: 0) }** · { $game } · { $how } · <t:{ NUMBER($at, useGrouping: 0) }:d>
history-won = 👑 { $names }
history-computer = 👑 a computer
history-broken-off = broken off
history-over = over
history-open = Open a match …
history-choice = Match { NUMBER($number, useGrouping: 0) } · { $game }
history-newer = ◀ Newer
history-older = Older ▶

replay-heading = ## { $game } · match { NUMBER($number, useGrouping: 0) }
replay-facts =
    { $rounds ->
        [0] <t:{ NUMBER($at, useGrouping: 0) }:f> · no round was finished
        [one] <t:{ NUMBER($at, useGrouping: 0) }:f> · one round
       *[other] <t:{ NUMBER($at, useGrouping: 0) }:f> · { $rounds } rounds
    }
replay-begin = Round by round
replay-others = All matches
replay-round =
    ### Round { $round } of { $rounds }
    -# { $game } · match { NUMBER($number, useGrouping: 0) }
replay-choice = Round { $round }
replay-go-to = Go to a round …
replay-back = ◀ Back
replay-on = Next ▶
replay-result = Result
retold-dealt = **The deal:** { $cards }
retold-exchanged = ({ $gave } → { $got })
retold-bids = **Bids:** { $bids }
retold-trick = **{ $number }.** { $cards } → { $name }
retold-last-trick = **{ $number }.** { $cards }

verify-old-rules = ⏳ **Match { NUMBER($number, useGrouping: 0) } was played by an older edition of the rules.** This edition cannot repeat its { $moves } moves; seal and secret stand in the attached record.

privacy-kept =
    ## 🔐 What is kept about you
    - Your Discord number, with every match in which you sat: its moves, its result, and the number that went into the shuffle.
    - The language that you chose with **/language**, if you chose one.
    Your name is kept only while a match runs. Nothing that you write in a channel is read or kept, and no card of yours goes to anybody else.
    Whoever is on this server can look at matches that are over (**/history**).
privacy-forget = Forget me
privacy-sure =
    ## Forget you on all servers?
    Your results leave every leaderboard, and in old matches you become “Somebody”. The cards and moves of those matches stay, so that the others can still look at them and check them. This cannot be taken back.
privacy-forget-now = Yes, forget me
privacy-keep = No, keep everything
privacy-done = Done: nothing that is kept leads to you any more.

help-history = { $command } shows the last matches and how each went
help-replay = { $command } tells a finished match round by round, with all its cards
help-privacy = { $command } says what is kept about you, and forgets you if you wish
