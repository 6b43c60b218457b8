-- The writes that touch several tables, as stored procedures of the writing connection.
--
-- `INSERT INTO temp.<procedure> VALUES (...)` is one SQL statement, hence one transaction and one trip to the
-- connection's thread: it happens whole or not at all, whoever is cancelled or killed meanwhile.
-- The word in RAISE is the reason; connection.py turns it into an exception.
-- Temporary triggers live as long as the connection, so they belong to the code and need no migration.

-- Replace the seats of a match by a JSON list of lists. Names are kept while the match lasts, no longer.
CREATE TEMP VIEW replace_seats AS SELECT NULL AS match, NULL AS seats;

CREATE TEMP TRIGGER replace_seats INSTEAD OF INSERT ON replace_seats BEGIN
    SELECT RAISE(ABORT, 'no-match') WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = NEW.match);
    DELETE FROM seats WHERE match = NEW.match;
    INSERT INTO seats (match, seat, user_id, name, locale, joined_by, lucky, away, has_left, late)
    SELECT NEW.match,
           json_extract(value, '$[0]'),
           json_extract(value, '$[1]'),
           iif((SELECT is_over FROM matches WHERE id = NEW.match), '', json_extract(value, '$[2]')),
           json_extract(value, '$[3]'),
           json_extract(value, '$[4]'),
           json_extract(value, '$[5]'),
           json_extract(value, '$[6]'),
           json_extract(value, '$[7]'),
           json_extract(value, '$[8]')
    FROM json_each(NEW.seats);
END;

-- End a match that is not over yet: results, status, and the names go. Its players are owed the sight of its end; a
-- lobby that is closed owes nobody.
CREATE TEMP VIEW end_match AS
SELECT NULL AS match, NULL AS status, NULL AS at, NULL AS ended, NULL AS results, NULL AS rated;

CREATE TEMP TRIGGER end_match INSTEAD OF INSERT ON end_match BEGIN
    SELECT RAISE(ABORT, 'no-match') WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = NEW.match);
    INSERT INTO results (match, seat, user_id, place, won, figure)
    SELECT NEW.match,
           json_extract(value, '$[0]'),
           json_extract(value, '$[1]'),
           json_extract(value, '$[2]'),
           json_extract(value, '$[3]'),
           json_extract(value, '$[4]')
    FROM json_each(NEW.results)
    WHERE NOT (SELECT is_over FROM matches WHERE id = NEW.match);
    INSERT INTO owed_ends (match)
    SELECT NEW.match
    WHERE NEW.status <> 'cancelled' AND NOT (SELECT is_over FROM matches WHERE id = NEW.match);
    UPDATE seats SET name = '' WHERE match = NEW.match;
    UPDATE matches SET status = NEW.status, finished = NEW.at, ended = NEW.ended, rated = NEW.rated
    WHERE id = NEW.match AND NOT is_over;
END;

-- Write one move and what it implies. A step that is written already comes first: a late double of the last
-- click finds the match over and must still be told that its move was made. `seats` may be NULL.
CREATE TEMP VIEW add_move AS
SELECT NULL AS match, NULL AS step, NULL AS seat, NULL AS key, NULL AS by, NULL AS seats;

CREATE TEMP TRIGGER add_move INSTEAD OF INSERT ON add_move BEGIN
    SELECT RAISE(ABORT, 'step-taken') WHERE EXISTS (SELECT 1 FROM moves WHERE match = NEW.match AND step = NEW.step);
    SELECT RAISE(ABORT, 'no-match') WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = NEW.match);
    SELECT RAISE(ABORT, 'not-running') WHERE (SELECT status FROM matches WHERE id = NEW.match) <> 'running';
    SELECT RAISE(ABORT, 'step-missing')
    WHERE NEW.step <> (SELECT coalesce(max(step) + 1, 0) FROM moves WHERE match = NEW.match);
    INSERT INTO moves (match, step, seat, key, by) VALUES (NEW.match, NEW.step, NEW.seat, NEW.key, NEW.by);
    INSERT INTO replace_seats (match, seats) SELECT NEW.match, NEW.seats WHERE NEW.seats IS NOT NULL;
END;

-- Write a match with its seats, new or anew. A match that is over stays over: a late write that still carries
-- the old status would otherwise bring it back at the next start, without its names.
CREATE TEMP VIEW keep_match AS
SELECT NULL AS is_new, NULL AS id, NULL AS guild_id, NULL AS channel_id, NULL AS host_id, NULL AS game,
       NULL AS revision, NULL AS rules, NULL AS status, NULL AS secret, NULL AS commitment, NULL AS opened,
       NULL AS clicked, NULL AS preset, NULL AS most_seats, NULL AS pace, NULL AS lobby_id, NULL AS board_id,
       NULL AS board_posted, NULL AS dealer, NULL AS contributions, NULL AS started, NULL AS finished,
       NULL AS ended, NULL AS again, NULL AS seats;

CREATE TEMP TRIGGER keep_match INSTEAD OF INSERT ON keep_match BEGIN
    SELECT RAISE(ABORT, 'no-match')
    WHERE NOT NEW.is_new AND NOT EXISTS (SELECT 1 FROM matches WHERE id = NEW.id);
    SELECT RAISE(ABORT, 'match-over')
    WHERE NEW.status IN ('open', 'running') AND (SELECT is_over FROM matches WHERE id = NEW.id);
    INSERT INTO matches (id, guild_id, channel_id, host_id, game, revision, rules, status, secret, commitment,
                         opened, clicked, preset, most_seats, pace, lobby_id, board_id, board_posted, dealer,
                         contributions, started, finished, ended, again)
    VALUES (NEW.id, NEW.guild_id, NEW.channel_id, NEW.host_id, NEW.game, NEW.revision, NEW.rules, NEW.status,
            NEW.secret, NEW.commitment, NEW.opened, NEW.clicked, NEW.preset, NEW.most_seats, NEW.pace, NEW.lobby_id,
            NEW.board_id, NEW.board_posted, NEW.dealer, NEW.contributions, NEW.started, NEW.finished,
            NEW.ended, NEW.again)
    ON CONFLICT (id) DO UPDATE SET
        guild_id = excluded.guild_id, channel_id = excluded.channel_id, host_id = excluded.host_id,
        game = excluded.game, revision = excluded.revision, rules = excluded.rules, status = excluded.status,
        secret = excluded.secret, commitment = excluded.commitment, opened = excluded.opened,
        clicked = excluded.clicked, preset = excluded.preset, most_seats = excluded.most_seats,
        pace = excluded.pace, lobby_id = excluded.lobby_id, board_id = excluded.board_id,
        board_posted = excluded.board_posted, dealer = excluded.dealer, contributions = excluded.contributions,
        started = excluded.started, finished = excluded.finished, ended = excluded.ended, again = excluded.again;
    INSERT INTO replace_seats (match, seats) VALUES (NEW.id, NEW.seats);
END;

-- Take a user out of everything that is kept. 0 stands where his id was: seats and numbers of a record must stay as
-- they were dealt. What he put into the shuffle is part of the record and names nobody.
CREATE TEMP VIEW forget_user AS SELECT NULL AS user_id;

CREATE TEMP TRIGGER forget_user INSTEAD OF INSERT ON forget_user BEGIN
    SELECT RAISE(ABORT, 'still-seated')
    WHERE EXISTS (SELECT 1 FROM seats JOIN matches ON matches.id = seats.match
                  WHERE NOT matches.is_over AND seats.user_id = NEW.user_id);
    UPDATE seats SET user_id = 0, name = '', locale = '', joined_by = '', lucky = NULL WHERE user_id = NEW.user_id;
    UPDATE matches SET host_id = 0 WHERE host_id = NEW.user_id AND is_over;
    DELETE FROM results WHERE user_id = NEW.user_id;
    DELETE FROM preferences WHERE user_id = NEW.user_id;
END;
