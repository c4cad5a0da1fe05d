/**
 * The migrations from an empty database to the current one, in order. A released migration is never edited: each change
 * is a new one. Times are milliseconds since the epoch; lists and records that no query searches are JSON.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE teams (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE members (
    team_id TEXT NOT NULL REFERENCES teams (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('owner', 'developer')),
    PRIMARY KEY (team_id, user_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_user ON members (user_id);

  CREATE TABLE applications (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    repository_url TEXT NOT NULL,
    project_type TEXT,
    owner_id TEXT NOT NULL REFERENCES users (id),
    team_id TEXT REFERENCES teams (id),
    sealed_key BLOB,
    branches TEXT NOT NULL DEFAULT '[]',
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE builds (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    app_id TEXT NOT NULL REFERENCES applications (id),
    workflow_id TEXT NOT NULL,
    from_editor INTEGER NOT NULL,
    ref TEXT NOT NULL,
    status TEXT NOT NULL,
    number INTEGER NOT NULL,
    message TEXT,
    labels TEXT NOT NULL,
    workflow_name TEXT,
    commit_record TEXT,
    steps TEXT NOT NULL DEFAULT '[]',
    sealed_request BLOB,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER
  ) STRICT;
  -- One index for each combination of filters, ending in the order of the list, so that the cost of the first page does
  -- not depend on the length of the history.
  CREATE INDEX builds_by_app ON builds (app_id, sequence);
  CREATE INDEX builds_by_workflow ON builds (app_id, workflow_id, sequence);
  CREATE INDEX builds_by_ref ON builds (app_id, ref, sequence);
  CREATE INDEX builds_by_workflow_and_ref ON builds (app_id, workflow_id, ref, sequence);
  CREATE INDEX builds_unfinished ON builds (status, sequence) WHERE finished_at IS NULL;

  CREATE TABLE artefacts (
    sequence INTEGER PRIMARY KEY,
    build_id TEXT NOT NULL REFERENCES builds (id),
    secure_path TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    md5 TEXT NOT NULL,
    blob TEXT NOT NULL,
    package_name TEXT,
    version_name TEXT
  ) STRICT;
  CREATE INDEX artefacts_by_build ON artefacts (build_id, sequence);
  CREATE INDEX artefacts_by_blob ON artefacts (blob);

  CREATE TABLE caches (
    id TEXT PRIMARY KEY,
    app_id TEXT NOT NULL REFERENCES applications (id),
    workflow_id TEXT NOT NULL,
    size INTEGER NOT NULL,
    blob TEXT NOT NULL,
    last_used INTEGER NOT NULL,
    remove_at INTEGER
  ) STRICT;
  -- A cache that is scheduled for removal can exist beside its successor.
  CREATE UNIQUE INDEX caches_current ON caches (app_id, workflow_id) WHERE remove_at IS NULL;
  CREATE INDEX caches_by_app ON caches (app_id);
  CREATE INDEX caches_by_blob ON caches (blob);
  `,
  `
  ALTER TABLE applications ADD COLUMN default_branch TEXT;
  ALTER TABLE builds ADD COLUMN instance_type TEXT;
  ALTER TABLE builds ADD COLUMN build_settings TEXT NOT NULL DEFAULT '{}';
  CREATE INDEX builds_by_status ON builds (app_id, status, sequence);
  `,
  `
  ALTER TABLE artefacts ADD COLUMN bundle_id TEXT;
  ALTER TABLE artefacts ADD COLUMN version_code TEXT;
  `,
  `
  ALTER TABLE builds ADD COLUMN inputs TEXT NOT NULL DEFAULT '{}';
  `,
];
