# What Cucumber and Kachuful have in common: lines of the log, and why a card may not be played.

event-card-played = 🃏 { $seat } plays { $card }.
event-trick-taken = 🫳 { $seat } takes the trick with { $card }.

# Told to one player alone.

event-hand-dealt = 🃏 You hold { $cards }.

# Why a key is not offered, told to whoever wonders.

why-not-not-your-turn = It is not your turn.
why-not-not-offered = That cannot be played now.
