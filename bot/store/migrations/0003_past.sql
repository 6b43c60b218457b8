-- Leaderboards and ratings read the rated matches of a server in the order in which they ended.
CREATE INDEX matches_rated ON matches (guild_id, finished, id) WHERE rated = 1;
CREATE INDEX results_by_user ON results (user_id, match);

-- Ratings are computed in memory and continued from the last match seen. Whoever changes what is past (a restore, a
-- user who wants to be forgotten) makes every process compute them anew.
CREATE TRIGGER results_updated AFTER UPDATE ON results BEGIN
    INSERT INTO meta (key, value) VALUES ('results-changed', '1')
    ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT);
END;

CREATE TRIGGER results_deleted AFTER DELETE ON results BEGIN
    INSERT INTO meta (key, value) VALUES ('results-changed', '1')
    ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT);
END;
