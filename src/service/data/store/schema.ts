/** Marks databases of this service, so that the one of another program is refused: "bsvc" in ASCII. */
export const applicationId = 0x62737663;

/** Any other format is refused; from the first release on, changes are migrations. */
export const format = 1;

/**
 * A record is JSON with all fields; SQLite derives the columns that queries search. Times are in milliseconds since the
 * epoch. The index `builds_by_app` alone answers every filter of a list.
 */
export const schema = `
CREATE TABLE users (id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE) STRICT;
CREATE TABLE tokens (hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id)) STRICT;
CREATE TABLE teams (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, createdAt INTEGER NOT NULL) STRICT;
CREATE TABLE members (
  team_id TEXT NOT NULL REFERENCES teams (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  role TEXT NOT NULL CHECK (role IN ('owner', 'developer')),
  PRIMARY KEY (team_id, user_id)
) STRICT;
CREATE TABLE applications (
  sequence INTEGER PRIMARY KEY,
  record TEXT NOT NULL,
  id TEXT AS (record ->> 'id') UNIQUE,
  owner_id TEXT AS (record ->> 'ownerId') REFERENCES users (id),
  team_id TEXT AS (record ->> 'teamId') REFERENCES teams (id)
) STRICT;
CREATE TABLE builds (
  sequence INTEGER PRIMARY KEY,
  record TEXT NOT NULL,
  id TEXT AS (record ->> 'id') UNIQUE,
  app_id TEXT AS (record ->> 'appId') REFERENCES applications (id) ON DELETE CASCADE,
  workflow_id TEXT AS (record ->> 'workflowId'),
  branch TEXT AS (record ->> '$.ref.branch'),
  tag TEXT AS (record ->> '$.ref.tag'),
  status TEXT AS (record ->> 'status')
) STRICT;
CREATE INDEX builds_by_app ON builds (app_id, sequence, workflow_id, branch, tag, status);
CREATE INDEX builds_by_status ON builds (status, sequence);
CREATE TABLE artefacts (
  sequence INTEGER PRIMARY KEY,
  record TEXT NOT NULL,
  id TEXT AS (record ->> 'securePath') UNIQUE,
  build_id TEXT AS (record ->> 'buildId') REFERENCES builds (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX artefacts_by_build ON artefacts (build_id, sequence);
CREATE TABLE links (
  record TEXT NOT NULL,
  id TEXT AS (record ->> 'token') UNIQUE,
  secure_path TEXT AS (record ->> 'securePath') REFERENCES artefacts (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX links_by_artefact ON links (secure_path);
CREATE TABLE caches (
  record TEXT NOT NULL,
  id TEXT AS (record ->> 'id') UNIQUE,
  app_id TEXT AS (record ->> 'appId') REFERENCES applications (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX caches_by_app ON caches (app_id);
PRAGMA application_id = ${applicationId};
PRAGMA user_version = ${format};
`;
