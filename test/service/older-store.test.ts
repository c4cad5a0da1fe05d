import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { migrations } from '../../src/service/data/store/migrations.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';
import { RecordedBuild } from './clients/recorded-shape.ts';

/** A step as the first version of the service stored it. */
const step = {
  _id: 'a'.repeat(24),
  name: 'Build',
  type: 'building',
  status: 'success',
  startedAt: '2026-01-01T00:00:00.000+0000',
  finishedAt: '2026-01-01T00:00:01.000+0000',
  logUrl: null,
  subactions: [{ _id: 'b'.repeat(24), name: 'Build', status: 'success', logUrl: '/builds/b1/step/a' }],
};

/** Writes a database of the first version, with one build of one user. */
function writeFirstVersion(file: string, token: string): void {
  const database = new DatabaseSync(file);
  database.exec(`${migrations[0]}; PRAGMA user_version = 1`);
  const hash = createHash('sha256').update(token).digest('hex');
  database.exec(`
    INSERT INTO users VALUES ('u1', 'ada@example.com', 1);
    INSERT INTO tokens VALUES ('${hash}', 'u1', 1);
    INSERT INTO applications (id, name, repository_url, owner_id, created_at) VALUES ('a1', 'app', '/srv/app.git', 'u1', 1);
    INSERT INTO builds (id, app_id, workflow_id, from_editor, ref, status, number, labels, commit_record, steps, created_at,
      started_at, finished_at)
    VALUES ('b1', 'a1', 'android', 0, 'refs/heads/main', 'finished', 1, '[]', '{"hash":"f00","commitMessage":"Old"}',
      '${JSON.stringify([step])}', 1, 2, 3);
  `);
  database.close();
}

test('builds of an older version of the service are still there, with the fields that it did not store', async () => {
  await using folder = await temporaryFolder();
  const token = 'c'.repeat(64);
  writeFirstVersion(join(folder.path, 'service.db'), token);
  await using service = await testService({ dataFolder: folder.path });
  const { status, body } = await ask({ url: `${service.baseUrl}/builds`, token });
  expect(status).toBe(200);
  const [build] = body.builds;
  const { subactions: _, ...own } = build.buildActions[0];
  expect(RecordedBuild.parse({ ...build, buildActions: [{ ...own, subactions: [] }] })).toMatchObject({
    instanceType: 'local',
    config: { name: 'android', buildSettings: { flutterVersion: 'default' } },
    commit: { hash: 'f00', commitMessage: 'Old', committerName: '' },
  });
  expect(body.applications).toMatchObject([{ lastBuildId: 'b1', repository: { defaultBranch: 'main' } }]);
});
