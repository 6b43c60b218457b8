# Kachuful: the game in words, its house rules, presets, trumps, events, and why a card or bid is refused.

game-kachuful = Kachuful (Judgement)
game-kachuful-about = Say exactly how many tricks you will take, then take exactly so many. No more, no fewer!
game-kachuful-how =
    🃏 Everybody gets the same number of cards: ten at first, one fewer each round, then up again.
    🗣️ Everybody says how many tricks they will take, the dealer last.
    🪝 The hook: the bids may not add up to the number of tricks, so somebody must fail.
    ♠️ Follow the led suit if you can. The highest trump takes the trick, else the highest card led.
    🎯 Exactly right: 10 points and your bid on top. Wrong by any number: nothing.
    🏆 The highest score after all rounds wins.
game-kachuful-rules =
    ### What it is about
    Before each round you say how many tricks you will take. Only hitting that number exactly earns points. The highest score after the last round wins.
    ### Cards and rounds
    One pack of 52, 3 to 7 players. In every suit from low to high: 2 to 10, jack, queen, king, ace. The biggest hand has 10 cards with three to five players, 8 with six, 7 with seven. Hands shrink by one card a round down to a single card and grow again: 19, 15 or 13 rounds.
    ### Deal and trump
    The first dealer is drawn by lot, then the deal moves on clockwise. Nothing is turned up: trump goes spades, diamonds, clubs, hearts, round by round, and begins again. It is known before the bids.
    ### Bids
    From the dealer's left clockwise, the dealer last, everybody bids once and openly, from zero to the number of cards.
    - **The hook:** the dealer may not bid so that all bids together are the number of tricks. So at least one player misses. If only one bid is left to the dealer, it is made automatically.
    ### Play
    The dealer's left leads the first trick, then whoever took the last one.
    - **Leading:** any card, trump too.
    - **Following:** play the led suit if you have it; otherwise any card. Nobody has to trump or to beat.
    The highest trump takes the trick; without trump in it, the highest card of the led suit. The last card of a hand is played automatically.
    ### Points
    Exactly hit: **10 points plus the bid**; bidding zero and taking none is 10. Missed either way: nothing. Equal highest scores at the end win together.
    ### House rules: decided here
    Descriptions differ on these points. They matter only when such a house rule is on.
    - **Double cycle:** the whole cycle twice, so that the biggest round comes twice in a row in the middle.
    - **Every fifth round without trump:** the suits are counted on underneath; with four suits and none in turn they wait.
    - **Blind bids:** whoever bids unseen scores double when it is hit, and no less when it is missed. Not offered in forehead and dark rounds.
    - **Forehead:** with one card you see all but your own until it is played. Dark: nobody sees a card before the bids.
    - **Extra round:** those with the same highest score play one more, with the biggest hands; still equal, they win together. They keep the first places.

option-start_size = Biggest hand
option-start_size-about = How many cards the biggest hand has; automatic: 10, with six players 8, with seven 7.
value-start_size-auto = automatic
rule-start_size =
    { $number ->
        [one] The biggest hand has one card.
       *[other] The biggest hand has { $number } cards.
    }
rule-start_size-auto = The number of players decides how big the hands are.

option-cycle = Course of the match
option-cycle-about = Whether the hands shrink, grow again, or do both twice.
value-cycle-down_up = down to one card and up again
value-cycle-down = only down to one card
value-cycle-double = down and up twice
rule-cycle-down_up = Hands go down to one card and up again.
rule-cycle-down = Hands only go down, the one-card round is the last.
rule-cycle-double = Hands go down to one card and up again, twice.

option-rounds_limit = Limit of rounds
option-rounds_limit-about = The match stops after this many rounds, even in the middle of its course.
value-rounds_limit-off = no limit
rule-rounds_limit =
    { $number ->
        [one] The match has only one round.
       *[other] The match stops after { $number } rounds.
    }
rule-rounds_limit-off = The match runs its whole course.

option-trump_source = Where trump comes from
option-trump_source-about = A fixed cycle of suits, or a card that is turned up after the deal.
value-trump_source-four = spades, diamonds, clubs, hearts
value-trump_source-four_nt = the four suits, then no trump
value-trump_source-turn_up = a card that is turned up
rule-trump_source-four = Trump goes spades, diamonds, clubs, hearts in turn.
rule-trump_source-four_nt = Trump goes spades, diamonds, clubs, hearts, none in turn.
rule-trump_source-turn_up = A card is turned up after the deal: its suit is trump.

option-nt_every_5th = Every fifth round without trump
option-nt_every_5th-about = Rounds 5, 10, 15 … have no trump; the suits are counted on underneath.
rule-nt_every_5th-true = Every fifth round has no trump.
rule-nt_every_5th-false = No round is without trump for its number.

option-hook = The hook
option-hook-about = The dealer may not bid so that the bids add up to the number of tricks.
rule-hook-true = The bids may not add up to the number of tricks.
rule-hook-false = No hook: the dealer bids freely.

option-scoring = Points
option-scoring-about = What hitting or missing the bid is worth.
value-scoring-classic = hit: 10 + bid, missed: 0
value-scoring-minus_diff = 10 + bid, missed: minus the gap
value-scoring-trick_plus = one a trick, hit: 10 more
value-scoring-judgement = hit: 10, missed: minus 10
rule-scoring-classic = A hit is worth 10 plus the bid, a miss nothing.
rule-scoring-minus_diff = A miss costs one point for each trick too many or too few.
rule-scoring-trick_plus = Every trick is a point, and hitting the bid 10 more.
rule-scoring-judgement = A hit is worth 10 points, a miss costs 10.

option-blind = Blind bids
option-blind-about = A bid made before seeing the own cards counts double when it is hit.
value-blind-off = no
value-blind-optional = whoever likes
value-blind-forced = everybody, always
rule-blind-off = All see their cards before they bid.
rule-blind-optional = You may bid before seeing your cards, for double points.
rule-blind-forced = All bid before seeing their cards, for double points.

option-blind_bonus = What a blind bid doubles
option-blind_bonus-about = Whether a blind bid that is hit doubles everything or only the 10 points.
value-blind_bonus-total = the whole score of the round
value-blind_bonus-bonus = only the 10 points
rule-blind_bonus-total = A blind bid that is hit doubles the whole score of the round.
rule-blind_bonus-bonus = A blind bid that is hit doubles only the 10 points.

option-single_card = Rounds of one card
option-single_card-about = Who sees which card in a round of a single card.
value-single_card-open = as always: your own
value-single_card-forehead = on the forehead: all but your own
value-single_card-dark = nobody any, until all have bid
rule-single_card-open = In one-card rounds you see your own card.
rule-single_card-forehead = In one-card rounds you see all cards but your own.
rule-single_card-dark = In one-card rounds nobody sees a card before the bids.

option-tie_break = Equal highest scores
option-tie_break-about = What happens when several share the highest score at the end.
value-tie_break-shared = they win together
value-tie_break-extra_round = they play one more round
rule-tie_break-shared = Equal highest scores win together.
rule-tie_break-extra_round = Equal highest scores play one more round.

preset-kachuful-kachuful = Kachuful
preset-kachuful-kachuful-about = The classic: ten cards down to one and up again, four trumps in turn, with the hook.
preset-kachuful-judgement = Judgement
preset-kachuful-judgement-about = Plus 10 for a hit, minus 10 for a miss, whatever the bid.
preset-kachuful-blackout = Blackout
preset-kachuful-blackout-about = Another name for the classic rules.
preset-kachuful-minus = Penalty Points
preset-kachuful-minus-about = A miss costs a point for each trick too many or too few.
preset-kachuful-trick-bonus = Every Trick Counts
preset-kachuful-trick-bonus-about = A point for each trick, and 10 more for hitting the bid.
preset-kachuful-short = Short
preset-kachuful-short-about = Only down: from the biggest hand to a single card.
preset-kachuful-party = Party
preset-kachuful-party-about = In the one-card round you hold your card on your forehead: all see it but you.
preset-kachuful-blind = Blind Bids
preset-kachuful-blind-about = Dare to bid before you see your cards, for double points.
preset-kachuful-no-hook = Without the Hook
preset-kachuful-no-hook-about = The dealer bids freely, so everybody may hit.
preset-kachuful-turned-up = Turned-Up Trump
preset-kachuful-turned-up-about = After the deal a card is turned up; its suit is trump.
preset-kachuful-five-cycle = Cycle of Five
preset-kachuful-five-cycle-about = Spades, diamonds, clubs, hearts, then a round without trump.
preset-kachuful-no-trump-fifth = Every Fifth Without Trump
preset-kachuful-no-trump-fifth-about = Rounds 5, 10 and 15 have no trump.
preset-kachuful-double = Double Cycle
preset-kachuful-double-about = Down and up twice: a whole evening.
preset-kachuful-quick = Quick
preset-kachuful-quick-about = Five rounds only, from five cards down to one.

trump-S = ♠ spades
trump-H = ♥ hearts
trump-D = ♦ diamonds
trump-C = ♣ clubs
trump-none = 🚫 no trump

event-trump-announced =
    { $suit ->
        [S] ♠ Spades are trump
        [H] ♥ Hearts are trump
        [D] ♦ Diamonds are trump
        [C] ♣ Clubs are trump
       *[other] 🚫 No trump in this round
    }{ $cards ->
        [one] , one card each.
       *[other] , { $cards } cards each.
    }
event-trump-turned =
    { $cards ->
        [one] 🎴 One card each
       *[other] 🎴 { $cards } cards each
    }, and { $card } is turned up: its suit is trump.
event-looked = 👀 { $seat } looks at the cards before bidding.
event-went-blind = 🙈 { $seat } bids blind.
event-bid-made =
    { $bid ->
        [0] 🗣️ { $seat } bids no trick at all.
        [one] 🗣️ { $seat } bids one trick.
       *[other] 🗣️ { $seat } bids { $bid } tricks.
    }
event-bid-forced =
    { $bid ->
        [0] 🪝 { $seat } has to bid no trick: the hook leaves nothing else.
        [one] 🪝 { $seat } has to bid one trick: the hook leaves nothing else.
       *[other] 🪝 { $seat } has to bid { $bid } tricks: the hook leaves nothing else.
    }
event-bid-hit =
    { $bid ->
        [0] 🎯 { $seat } bid no trick and took none
        [one] 🎯 { $seat } bid one trick and took it
       *[other] 🎯 { $seat } bid { $bid } tricks and took them
    }{ $points ->
        [one] : one point.
       *[other] : { $points } points.
    }
event-bid-missed =
    { $bid ->
        [0] ❌ { $seat } bid no trick
        [one] ❌ { $seat } bid one trick
       *[other] ❌ { $seat } bid { $bid } tricks
    }{ $tricks ->
        [0] {" "}and took none
        [one] {" "}and took one
       *[other] {" "}and took { $tricks }
    }{ $points ->
        [-1] : minus one point.
        [one] : one point.
       *[other] : { $points } points.
    }
event-extra-round-began = ⚡ Equal highest scores: { $seats } play one more round among themselves.

# Told to one player alone.

event-foreheads-shown = 👀 You see { $cards }. Your own card you do not see.

why-not-follow-S = You hold a spade, so you must follow spades.
why-not-follow-H = You hold a heart, so you must follow hearts.
why-not-follow-D = You hold a diamond, so you must follow diamonds.
why-not-follow-C = You hold a club, so you must follow clubs.
why-not-hook = The bids would add up to the number of tricks, and the hook forbids that.
