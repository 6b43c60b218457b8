# Leaderboard, ratings and statistics.

leaderboard-heading =
    ## 🏆 Leaderboard
    { $game } · { $period } · { $order }
leaderboard-line = **{ $place }.** { $player } · { $first }
leaderboard-wins =
    { $wins ->
        [one] **{ $wins }** win
       *[other] **{ $wins }** wins
    }
leaderboard-share = { $share } % of { $matches }
leaderboard-rating = rating **{ $rating }**
leaderboard-streak = 🔥 { $count } in a row
leaderboard-empty = Nobody is on it yet. Play a match with at least two people!
leaderboard-nobody-rated = Nobody on this list has a rating yet. It comes after { $after } matches that count.
leaderboard-rating-later =
    { $missing ->
        [one] { $player } will be rated after one more match.
       *[other] { $player } will be rated after { $missing } more matches.
    }
leaderboard-counts = Only matches that began with two or more people and were played out count.
leaderboard-by-wins = By wins
leaderboard-by-rating = By rating
leaderboard-own = My statistics
rating-about = Rating: everybody begins at { $begins } and rises by finishing ahead of others, most of all of strong ones; it is shown after { $after } matches.

stats-heading-own = ## 📊 Your matches on this server
stats-heading = ## 📊 The matches of { $player }
stats-won = **{ $wins }** of { $matches } won ({ $share } %)
stats-place = Place **{ $place }** on the leaderboard
stats-rating = Rating **{ $rating }**
stats-rating-later =
    { $missing ->
        [one] Rating: after one more match
       *[other] Rating: after { $missing } more matches
    }
stats-streaks = Wins in a row: now **{ $now }**, at most **{ $longest }**
stats-games-heading = ### By game
stats-last-heading = ### Last results
stats-result =
    { $place ->
        [1] 1st of { $seats } · { $game } · <t:{ NUMBER($when, useGrouping: 0) }:R>
        [2] 2nd of { $seats } · { $game } · <t:{ NUMBER($when, useGrouping: 0) }:R>
        [3] 3rd of { $seats } · { $game } · <t:{ NUMBER($when, useGrouping: 0) }:R>
       *[other] { $place }th of { $seats } · { $game } · <t:{ NUMBER($when, useGrouping: 0) }:R>
    }
stats-broken-off = ended early · { $game } · <t:{ NUMBER($when, useGrouping: 0) }:R>
stats-practice =
    { $matches ->
        [one] Practice, not counted above: one match, { $wins } won.
       *[other] Practice, not counted above: { $matches } matches, { $wins } won.
    }
stats-only-nothing-own = You have not finished a match on this server yet. { $command } opens a table; with **Add computers** you can begin at once, and from two people on the match counts.
stats-only-practice-own = So far you have only practised. A match counts when two or more people begin it: open a table with { $command } and let somebody press **Join**.
stats-only-nothing = { $player } has not finished a match on this server yet. Open a table with { $command } and play the first one together!
stats-only-practice = { $player } has only practised so far. Open a table with { $command } and play the first match together that counts!
refused-stats-of-bot = Computers keep no statistics. Choose a person, or leave the name out to see your own.
refused-not-on-this-server = I can only show people who are on this server. Leave the name out to see your own.
