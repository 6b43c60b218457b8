-- Matches whose end is written but not shown yet: a start-up shows what a process that died could not.
CREATE TABLE owed_ends (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE
) STRICT;
