import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { migrations } from '../../src/service/data/store/migrations.ts';
import { temporaryFolder } from '../support/folder.ts';
import { runUntilCanceled, scriptedExecutor } from '../support/scripted-executor.ts';
import { ask, type Json, type TestService, testService } from '../support/service.ts';
import { until } from '../support/until.ts';

function damage({ dataFolder }: TestService, sql: string): void {
  const database = new DatabaseSync(join(dataFolder, 'service.db'));
  database.exec(sql);
  database.close();
}

test.each([
  ['status', "'odd secret'"],
  ['labels', "'[secret'"],
  ['steps', '\'[{"_id": "secret"}]\''],
  ['ref', "'refs/notes/secret'"],
])(
  'a build with a damaged %s answers 500, and the log names the column without its value',
  async (column, value) => {
    await using service = await testService();
    const start = { appId: service.appId, workflowId: 'android', branch: 'main' };
    const { buildId } = (await service.ask('POST', '/builds', start)).body;
    const get = (id: string) => service.ask('GET', `/builds/${id}`);
    await until(async () => (await get(buildId)).body.build.status === 'finished');
    damage(service, `UPDATE builds SET ${column} = ${value}`);
    const { status, body } = await get(buildId);
    expect({ status, body }).toEqual({
      status: 500,
      body: { error: 'Internal error; see the service log' },
    });
    const log = service.log.join('\n');
    expect(log).toContain(`A database row cannot be read: ${column}`);
    expect(log).not.toContain('secret');
    expect((await service.ask('GET', '/apps')).status).toBe(200);
  },
);

// T37
test('a damaged build is left out of the list, whose pages stay whole, and is named in the log once', async () => {
  await using service = await testService();
  const start = { appId: service.appId, workflowId: 'android', branch: 'main' };
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await service.ask('POST', '/builds', start)).body.buildId);
  const [oldest, damaged, ...newest] = ids;
  await until(async () => {
    const { builds } = (await service.ask('GET', '/builds')).body;
    return builds.every(({ status }: Json) => status === 'finished');
  });
  damage(service, `UPDATE builds SET labels = '[secret' WHERE id = '${damaged}'`);
  const idsAt = async (path: string) => {
    const { status, body } = await service.ask('GET', path);
    expect(status).toBe(200);
    return { ids: body.builds.map(({ _id }: Json) => _id), next: body.nextPageUrl };
  };
  expect((await idsAt('/builds')).ids).toEqual([...newest.toReversed(), oldest]);
  const page = await idsAt('/builds?limit=3');
  expect(page.ids).toEqual(newest.toReversed());
  expect((await idsAt(page.next)).ids).toEqual([oldest]);
  const lines = service.log.filter((line) => line.includes('is damaged'));
  expect(lines).toEqual([
    `build ${damaged} is left out, because it is damaged: A database row cannot be read: labels: invalid JSON`,
  ]);
});

// T37
test('a damaged application is left out of the list, and the others are there', async () => {
  await using service = await testService();
  const { _id } = (await service.ask('POST', '/apps', { repositoryUrl: '/srv/git/other.git' })).body;
  damage(service, `UPDATE applications SET branches = '{' WHERE id = '${service.appId}'`);
  const { status, body } = await service.ask('GET', '/apps');
  expect(status).toBe(200);
  expect(body.applications.map((one: Json) => one._id)).toEqual([_id]);
  expect(service.log.join('\n')).toContain(`application ${service.appId} is left out, because it is damaged`);
});

// T37
test('builds with damaged records hold up no other build, are failed by the next start, and can be deleted', async () => {
  await using folder = await temporaryFolder();
  const options = { dataFolder: folder.path, builders: 1, executor: scriptedExecutor(runUntilCanceled) };
  const start = { workflowId: 'android', branch: 'main' };
  let damaged = '';
  {
    await using service = await testService(options);
    const begin = async () => (await service.ask('POST', '/builds', { ...start, appId: service.appId })).body;
    const { buildId: running } = await begin();
    damaged = (await begin()).buildId;
    const { buildId: last } = await begin();
    damage(service, `UPDATE builds SET steps = '{' WHERE id = '${damaged}'`);
    await service.ask('POST', `/builds/${running}/cancel`);
    const get = (id: string) => service.ask('GET', `/builds/${id}`);
    await until(async () => (await get(last)).body.build.status === 'building');
    await service.ask('POST', `/builds/${last}/cancel`);
    await until(async () => (await get(last)).body.build.status === 'canceled');
    expect((await service.ask('DELETE', `/apps/${service.appId}`)).status).toBe(409);
  }
  await using service = await testService(options);
  expect(service.log).toContain(`build ${damaged} failed: The record of this build is damaged`);
  expect((await service.ask('DELETE', `/apps/${service.appId}`)).status).toBe(200);
});

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
  expect(build).toMatchObject({
    instanceType: 'local',
    config: { name: 'android', buildSettings: { flutterVersion: 'default' } },
    commit: { hash: 'f00', commitMessage: 'Old', committerName: '' },
  });
  expect(body.applications).toMatchObject([{ lastBuildId: 'b1', repository: { defaultBranch: 'main' } }]);
});
