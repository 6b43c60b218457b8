# House rules: their names, what they mean, their values, and the sentence that the board shows while one is in force.

value-on = on
value-off = off
value-number = { $number }

# Why an option does nothing at the moment; the other one is named.
inert-because = no effect because of “{ $other }”

# What a set of rules brings with it that nobody may expect.
warning-king-ends-before-turns = A king that is dealt ends the round before anybody's turn.

option-lives = Lives
option-lives-about = How many lives everybody starts with.
rule-lives =
    { $number ->
        [one] Everybody starts with just one life.
       *[other] Everybody starts with { $number } lives.
    }

option-king_blocks = Kings block
option-king_blocks-about = A king refuses the swap and is shown. Off: it is just the highest card.
rule-king_blocks-false = Kings do not block: a king is just the highest card.
rule-king_blocks-true = Kings block a swap.

option-king_open = Laying kings open
option-king_open-about = When a king has to be laid open; an open king stays with its holder.
value-king_open-never = never
value-king_open-on_turn = on its holder's turn
value-king_open-immediately = right after the deal
rule-king_open-never = Kings are shown only to block a swap.
rule-king_open-on_turn = Whoever has a king on their turn lays it open and stands.
rule-king_open-immediately = All kings are laid open right after the deal and stay put.

option-dealer_exchange = The dealer's swap
option-dealer_exchange-about = Which card of the stock the dealer may swap with.
value-dealer_exchange-top = top card of the stock
value-dealer_exchange-cut = cut, and take the card cut to
rule-dealer_exchange-top = The dealer swaps with the top card of the stock.
rule-dealer_exchange-cut = The dealer cuts the stock and swaps with the card cut to.

option-dealer_draws = The dealer's draws
option-dealer_draws-about = How often the dealer may swap with the stock in one round.
rule-dealer_draws =
    { $number ->
        [one] The dealer may draw once.
        [2] The dealer may draw twice.
       *[other] The dealer may draw { $number } times.
    }

option-dealer_king_loses_life = A drawn king costs a life
option-dealer_king_loses_life-about = A dealer who draws a king from the stock loses a life at once.
rule-dealer_king_loses_life-true = A dealer who draws a king loses a life at once.
rule-dealer_king_loses_life-false = A king drawn by the dealer costs nothing.

option-king_ends_round = A king ends the round
option-king_ends_round-about = As soon as a king is shown, nobody swaps any more and all cards go up.
rule-king_ends_round-true = As soon as a king is shown, all cards go up.
rule-king_ends_round-false = The round goes on after a king is shown.

option-pairs_safe = Pairs are safe
option-pairs_safe-about = A rank held twice or more cannot lose; the lowest single card does.
rule-pairs_safe-true = Pairs are safe: the lowest single card loses.
rule-pairs_safe-false = Pairs are not safe.

option-announce_low = Announcing low cards
option-announce_low-about = Whether an ace, 2 or 3 is named to all when it changes hands.
value-announce_low-off = no
value-announce_low-both = every one that is swapped
value-announce_low-forced_giver = only what has to be handed over
rule-announce_low-both = Every ace, 2 or 3 that is swapped is named to all.
rule-announce_low-forced_giver = An ace, 2 or 3 that the asked player hands over is named to all.
rule-announce_low-off = Low cards are not announced.

option-queen_block = Queens
option-queen_block-about = Whether a queen stops a neighbour's swap too, or makes it jump on.
value-queen_block-off = just a card like any other
value-queen_block-neighbour = block a neighbour's swap
value-queen_block-skip = the swap jumps over them
rule-queen_block-neighbour = Queens block a neighbour's swap too.
rule-queen_block-skip = A swap jumps over a queen to the next player.
rule-queen_block-off = Queens have no power.

option-turn_timer = Lightning clock
option-turn_timer-about = Too slow? You lose a life at once and keep your card.
value-turn_timer-off = off
value-turn_timer-seconds =
    { $number ->
        [one] 1 second
       *[other] { $number } seconds
    }
rule-turn_timer =
    { $number ->
        [one] One second for each decision; being late costs a life.
       *[other] { $number } seconds for each decision; being late costs a life.
    }
rule-turn_timer-off = Being late costs no life.

option-dealer_rotation = Who deals
option-dealer_rotation-about = Whether the deal moves on after every round or stays with one dealer.
value-dealer_rotation-rotate = everybody in turn
value-dealer_rotation-fixed = the same dealer until out
rule-dealer_rotation-fixed = The same dealer deals every round until out.
rule-dealer_rotation-rotate = The deal moves on after every round.

option-last_lives_tie = If all would go out together
option-last_lives_tie-about = What happens when all who are left lose their last life at once.
value-last_lives_tie-sudden_death = sudden death: highest card wins
value-last_lives_tie-keep_last_life = keep the last life and play on
value-last_lives_tie-joint_winners = they win together
value-last_lives_tie-void = nobody wins
rule-last_lives_tie-sudden_death = If all would go out together, sudden death decides.
rule-last_lives_tie-keep_last_life = If all would go out together, they keep the last life and play on.
rule-last_lives_tie-joint_winners = If all go out together, they win together.
rule-last_lives_tie-void = If all go out together, nobody wins.

option-all_equal = If all cards are equal
option-all_equal-about = Who loses a life when all cards have the same rank.
value-all_equal-all_lose = everybody loses a life
value-all_equal-none_lose = nobody loses a life
rule-all_equal-none_lose = If all cards are equal, nobody loses a life.
rule-all_equal-all_lose = If all cards are equal, everybody loses a life.

option-direction = Direction
option-direction-about = Which way the deal and the turns go round the table.
value-direction-clockwise = clockwise
value-direction-anticlockwise = anticlockwise
rule-direction-anticlockwise = Play goes anticlockwise.
rule-direction-clockwise = Play goes clockwise.

option-stake = Prize pot
option-stake-about = Everybody pays a chip of play money into a pot for the winner.
value-stake-off = no
value-stake-on = one chip each
rule-stake-on = Everybody puts one chip of play money into the prize pot.
rule-stake-off = There is no prize pot.

option-block_word = The call
option-block_word-about = What is called out when somebody blocks.
value-block_word-kuckuck = “Kuckuck!” (German: cuckoo)
value-block_word-figur = “Figur!” (German: court card)
value-block_word-ass = “Ass!” (German: ace)
value-block_word-jagd = “Jagd!” (German: chase)
value-block_word-bo = “Bo!” (from Cornwall)
value-block_word-none = nothing
rule-block_word-kuckuck = Whoever blocks calls “Kuckuck!”
rule-block_word-figur = Whoever blocks calls “Figur!”
rule-block_word-ass = Whoever blocks calls “Ass!” (German for ace).
rule-block_word-jagd = Whoever blocks calls “Jagd!”
rule-block_word-bo = Whoever blocks calls “Bo!”
rule-block_word-none = Whoever blocks does so without a call.
