//! The tables, from the first version to this one.

/// What leads from each version to the next. A step only adds, and what it adds may be left out, so that a
/// node of the version before, which still runs beside ours, goes on with the tables until its turn
/// comes; it would not start with them. A step that was released is never changed.
pub(super) const STEPS: &[&str] =
    &[MATCHES, ACCOUNTS, CHATS, LISTINGS, RUNNING, HERE, ANALYSES, ABANDONED];

const MATCHES: &str = "
CREATE TABLE events (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    tag TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    public INTEGER NOT NULL,
    timed INTEGER NOT NULL,
    engine INTEGER NOT NULL,
    due INTEGER,
    first TEXT,
    second TEXT,
    created INTEGER NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_engine ON matches (at) WHERE engine = 1;
CREATE INDEX matches_timed ON matches (id) WHERE timed = 1;
CREATE INDEX matches_first ON matches (first, status) WHERE first IS NOT NULL;
CREATE INDEX matches_second ON matches (second, status) WHERE second IS NOT NULL;
CREATE INDEX matches_public ON matches (status, at) WHERE public = 1;
CREATE TABLE persons (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    match TEXT,
    side INTEGER,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE beats (one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
CREATE TABLE outages (since INTEGER NOT NULL PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE seen (
    match TEXT NOT NULL,
    side INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, side)
) WITHOUT ROWID;
";

/// Accounts with their secrets, what guests became, ratings, and how matches ended.
const ACCOUNTS: &str = "
CREATE TABLE accounts (
    person TEXT NOT NULL PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    passphrase TEXT NOT NULL,
    recovery TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE aliases (
    person TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX aliases_account ON aliases (account);
ALTER TABLE persons ADD COLUMN closed INTEGER;
CREATE INDEX tokens_person ON tokens (person);
CREATE TABLE personal_tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX personal_tokens_person ON personal_tokens (person);
CREATE TABLE device_codes (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, speed)
) WITHOUT ROWID;
CREATE TABLE rating_changes (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    before REAL NOT NULL,
    after REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, person)
) WITHOUT ROWID;
CREATE INDEX rating_changes_person ON rating_changes (person, at);
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN speed TEXT;
ALTER TABLE matches ADD COLUMN winner INTEGER;
ALTER TABLE matches ADD COLUMN reason TEXT;
";

/// What is said beside matches, what is reported of it, and who may not act.
const CHATS: &str = "
CREATE TABLE lines (
    match TEXT NOT NULL,
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    change INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT,
    PRIMARY KEY (match, room, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX lines_change ON lines (match, room, change);
CREATE UNIQUE INDEX lines_person ON lines (person, match, room, name);
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
) WITHOUT ROWID;
CREATE TABLE reports (
    report INTEGER PRIMARY KEY,
    match TEXT NOT NULL,
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    why TEXT,
    at INTEGER NOT NULL,
    done INTEGER,
    UNIQUE (match, room, number, reporter)
);
CREATE TABLE report_lines (
    report INTEGER NOT NULL,
    number INTEGER NOT NULL,
    change INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    text TEXT,
    PRIMARY KEY (report, number)
) WITHOUT ROWID;
CREATE INDEX report_lines_person ON report_lines (person);
CREATE TABLE closings (person TEXT NOT NULL PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX persons_called ON persons (name) WHERE name IS NOT NULL;
";

/// What lists tell of a match, and the feeds of people's turns.
const LISTINGS: &str = "
ALTER TABLE matches ADD COLUMN variant TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN custom INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN base INTEGER;
ALTER TABLE matches ADD COLUMN increment INTEGER;
ALTER TABLE matches ADD COLUMN days INTEGER;
ALTER TABLE matches ADD COLUMN first_level INTEGER;
ALTER TABLE matches ADD COLUMN second_level INTEGER;
ALTER TABLE matches ADD COLUMN ply INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN position TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN deadline INTEGER;
ALTER TABLE matches ADD COLUMN head INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN played INTEGER NOT NULL DEFAULT 1;
CREATE INDEX matches_first_at ON matches (first, at) WHERE first IS NOT NULL;
CREATE INDEX matches_second_at ON matches (second, at) WHERE second IS NOT NULL;
CREATE INDEX matches_unplayed ON matches (at) WHERE status = 'aborted' AND played = 0;
CREATE INDEX persons_at ON persons (at);
CREATE TABLE feeds (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX feeds_person ON feeds (person);
";

/// What is being played is counted. No move changes this index.
const RUNNING: &str = "
CREATE INDEX matches_running ON matches (id) WHERE status = 'running';
";

/// Who is connected, on whichever node.
const HERE: &str = "
CREATE TABLE here (
    person TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX here_at ON here (at);
";

/// Analyses of whole games that were asked for.
const ANALYSES: &str = "
CREATE TABLE analyses (
    match TEXT NOT NULL,
    event INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    done INTEGER,
    record TEXT,
    PRIMARY KEY (match, event)
) WITHOUT ROWID;
CREATE INDEX analyses_waiting ON analyses (asked) WHERE done IS NULL;
";

/// Matches that were called off after a move, to be removed when nobody needs them any more.
const ABANDONED: &str = "
CREATE INDEX matches_abandoned ON matches (at) WHERE status = 'aborted' AND played = 1;
";

/// The same step as PostgreSQL takes it. Texts are compared byte by byte, as in SQLite: quick, and no
/// other version of the system's library sorts an index anew.
#[cfg(feature = "postgres")]
pub(super) fn postgres(step: &str) -> String {
    step.replace(" INTEGER", " BIGINT")
        .replace(" REAL", " DOUBLE PRECISION")
        .replace(" TEXT", " TEXT COLLATE \"C\"")
        .replace(" WITHOUT ROWID", "")
}
