-- Moments are whole microseconds since 1970 in UTC. Rules and contributions are JSON.

CREATE TABLE matches (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    host_id       INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    revision      INTEGER NOT NULL,
    rules         TEXT    NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('open', 'running', 'finished', 'broken-off', 'cancelled')),
    is_over       INTEGER NOT NULL GENERATED ALWAYS AS (status NOT IN ('open', 'running')) VIRTUAL,
    secret        TEXT    NOT NULL,
    commitment    TEXT    NOT NULL,
    opened        INTEGER NOT NULL,
    clicked       INTEGER NOT NULL,
    preset        TEXT    NOT NULL,
    most_seats    INTEGER NOT NULL,
    pace          TEXT    NOT NULL,
    lobby_id      INTEGER NOT NULL,
    board_id      INTEGER NOT NULL,
    board_posted  INTEGER,
    dealer        INTEGER,
    contributions TEXT    NOT NULL,
    started       INTEGER,
    finished      INTEGER,
    ended         TEXT,
    again         INTEGER,
    -- Written by the ending alone: 1 when the match counts for the leaderboard.
    rated         INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1))
) STRICT;

-- A start-up reads the few unfinished matches among all that were ever played.
CREATE INDEX matches_unfinished ON matches (id) WHERE status IN ('open', 'running');
CREATE INDEX matches_by_guild ON matches (guild_id, finished);

CREATE TABLE seats (
    match     INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    locale    TEXT    NOT NULL,
    joined_by TEXT    NOT NULL,
    lucky     TEXT,
    away      INTEGER NOT NULL CHECK (away IN (0, 1)),
    has_left  INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    late      INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- The primary key is the promise that a doubled click moves nothing.
CREATE TABLE moves (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    step  INTEGER NOT NULL CHECK (step >= 0),
    seat  INTEGER NOT NULL,
    key   TEXT    NOT NULL,
    by    TEXT    NOT NULL CHECK (by IN ('player', 'computer', 'time')),
    PRIMARY KEY (match, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    match   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    place   INTEGER NOT NULL CHECK (place >= 1),
    won     INTEGER NOT NULL CHECK (won IN (0, 1)),
    figure  INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_settings (
    guild_id           INTEGER PRIMARY KEY,
    locale             TEXT,
    turn_seconds       INTEGER NOT NULL,
    card_seconds       INTEGER NOT NULL,
    bid_seconds        INTEGER NOT NULL,
    tables_per_channel INTEGER NOT NULL,
    tables_per_guild   INTEGER NOT NULL,
    time_zone          TEXT    NOT NULL
) STRICT;

CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    locale  TEXT NOT NULL
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
