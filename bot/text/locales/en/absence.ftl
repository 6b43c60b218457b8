# Seats that nobody holds: leaving, votes, being sent away, a new host, and clicks that come too fast.

news-left = 🚪 { $name } has left; a computer plays on.
news-kicked = 🚪 { $name } was sent away; a computer plays on.
news-voted-out = 🗳️ The table has voted: a computer plays on for { $name }.
vote-line = 🗳️ { $votes } of { $needed } votes that a computer plays on for { $name }.
vote-button = Vote: let a computer play on
vote-counted = Your vote counts: { $votes } of { $needed }. The vote is over when the move is made.
vote-carried = That was the last vote it needed: a computer plays on for this seat.
host-now = { $sign } { $name } is the host now.

leave-question = Leave this match? A computer plays your seat **for good**; you cannot come back to it.
leave-question-last = Leave this match? You are the last player, so **the match ends** and counts for nobody.
leave-yes = Leave for good
table-kicked = { $name } was sent away from the table.
panel-gave-up = A computer plays your seat to the end. Watch on the board who wins, and join the next table with **/play**.
result-host-left = It counts for the host alone, as a match that was left.

slow-down = 🐢 That was a bit fast. Nothing is lost: wait a few seconds, then press again.

refused-vote-yourself = You cannot vote about yourself. To go, use **/table leave**.
refused-vote-away = A computer is playing for you. Press **I'm back** in your hand first, then you can vote.
refused-vote-not-waiting = Nobody is waiting for this player now, so there is nothing to vote about.
refused-vote-too-few = A vote needs two players besides the one it is about. Here the time for a decision settles it.
refused-vote-lobby = The match has not begun yet. The host can send somebody away with **/table kick**.
refused-no-such-player = Nobody of this name plays at this table. Choose somebody from the list.
