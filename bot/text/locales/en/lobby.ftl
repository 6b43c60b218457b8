# The lobby, each player's own panel for it, and the house rules.

computer-name = Computer { $number }
game-all = All games

lobby-heading = ## 🃏 { $game }: { $host } opens a table
lobby-players = **At the table: { $count }** · room for { $most }
lobby-seat = { $number }. { $name }
lobby-host-mark = { $sign } host
lobby-rules = **Rules:** { $name } · { $pace }
lobby-minutes =
    { $minutes ->
        [one] · about a minute
       *[other] · about { $minutes } minutes
    }
lobby-own-rules = our own
lobby-waits-for-players =
    { $missing ->
        [one] ⏳ One more player is needed. Press **Join**, or let { $host } add a computer.
       *[other] ⏳ { $missing } more players are needed. Press **Join**, or let { $host } add computers.
    }
lobby-waits-for-host = ✅ Ready. It starts when { $host } presses **Start**.
lobby-starts-by-itself = 🔁 It starts by itself when everybody from the last match is back, or { $seconds } seconds after the second player.
lobby-join = Join
lobby-leave = Leave
lobby-add-computers = Add computers
lobby-start = Start
lobby-house-rules = House rules
lobby-how = How does it go?
lobby-cancel = Close table
lobby-closes = Closes <t:{ NUMBER($until, useGrouping: 0) }:R> if nobody presses anything.
lobby-commitment = Sealed before anybody joined: `{ $commitment }`
lobby-closed-by-host = This table was closed. **/play** opens a new one.
lobby-closed-by-time = This table was closed because nobody pressed anything for fifteen minutes. **/play** opens a new one.
lobby-closed-empty = Everybody has left, so this table was closed. **/play** opens a new one.
lobby-begun = ▶️ **{ $game }** has begun: [to the table]({ $link })

panel-you-host = ### You are the host of this table
panel-you-sit = ### You sit at the table of { $host }
panel-stays = 👀 Keep this message in sight: **your hand appears right here** when the game starts.
panel-lucky = Lucky number
panel-lucky-none = -# 🎲 You may put a number of your own into the shuffle, so that you can check afterwards that it was fair.
panel-lucky-mine = -# 🎲 Your lucky number is **{ $number }**. You will find it on the board before a card is dealt.
panel-left = You are not at this table.
panel-kick = Send somebody away …
panel-hand-over = Make somebody else the host …
modal-lucky = Your lucky number
modal-lucky-hint = 1 to 18 digits
modal-between = { $least } to { $most }
modal-cut = How many cards do you lift?

house-heading = ## House rules of { $game }
house-back = Done
house-only-host = Only the host can change the rules.
house-preset = Ready-made rules …
house-option = Change one rule …
house-value = Choose a value …
house-other-number = Another number …
house-pace = How fast?
pace-normal = normal pace
pace-normal-about = Half a minute for a decision; the reveal takes its time
pace-fast = fast
pace-fast-about = No drum roll, short reveals
pace-slow = slow table
pace-slow-about = A whole day for every decision
rules-in-force = Agreed: { $rules }
rules-at-this-table = ### At this table
