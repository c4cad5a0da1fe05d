/** Which build `artifacts` takes for the latest one that its inputs mean. */

import { expect, test } from '@jest/globals';
import { type ActionResult, type ActionStep, runAction } from '../../support/action-process.ts';
import { deepTest } from '../../support/deep-test.ts';
import { lacking, listedBuild } from '../../support/fake-service/fake-build.ts';
import { type FakeServer, startFakeService } from '../../support/fake-service/server.ts';

const hash = 'c0ffee0000000000000000000000000000c0ffee';
const newer = { startedAt: '2026-11-12T15:00:00.000+0000' };

function artifacts(
  server: FakeServer,
  given: Readonly<Record<string, string>>,
  event?: ActionStep['event'],
): Promise<ActionResult> {
  const connection = { token: 'a-token', baseUrl: server.url, appId: 'app', publicLinks: 'false' };
  const quiet = { ifNoArtefacts: 'ignore' };
  return runAction({
    action: 'artifacts',
    with: { ...connection, ...quiet, ...given },
    ...(event ? { event } : {}),
  });
}

// T15
test("a fork's build that names main is not the latest of main", async () => {
  const builds = [listedBuild('fork', { ...newer, pullRequest: { number: 7 } }), listedBuild('own')];
  await using server = await startFakeService({ records: builds });
  const result = await artifacts(server, { branch: 'main' });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { buildId: 'own' } });
});

deepTest(
  'a build of a pull request is of its commit only if the event says that its head is in this repository',
  async () => {
    const builds = [listedBuild('pull', { commit: { hash }, pullRequest: { number: 7 } })];
    await using server = await startFakeService({ records: builds });
    const onPush = await artifacts(
      server,
      { commit: hash },
      { name: 'push', ref: 'refs/heads/main', sha: hash },
    );
    expect(onPush.exitCode).toBe(1);
    expect(onPush.errors.map(({ data }) => data)).toEqual([
      expect.stringContaining('does not report the head repository of build pull'),
    ]);
    const home = { full_name: 'o/r' };
    const pull_request = {
      number: 7,
      head: { ref: 'x', sha: hash, repo: home },
      base: { ref: 'main', repo: home },
    };
    const event = { name: 'pull_request', payload: { pull_request, repository: home } };
    expect(await artifacts(server, { commit: hash }, event)).toMatchObject({
      exitCode: 0,
      outputs: { buildId: 'pull' },
    });
  },
);

deepTest(
  'where the newest records are too thin, ten are read, and a warning names those that stay unknown',
  async () => {
    const builds = [
      lacking(listedBuild('thin', newer), 'branch'),
      lacking(listedBuild('told', newer), 'branch'),
      listedBuild('own'),
      lacking(listedBuild('older', { startedAt: '2026-11-12T13:00:00.000+0000' }), 'branch'),
    ];
    await using server = await startFakeService({
      records: builds,
      alone: (build) => ({ build: build._id === 'told' ? { ...build, branch: 'next' } : build }),
    });
    const result = await artifacts(server, { branch: 'main' });
    expect(result).toMatchObject({ exitCode: 0, outputs: { buildId: 'own' } });
    expect(result.warnings.map(({ data }) => data)).toContain(
      'The service does not report the branch or tag of build thin. A newer build may match, but this step uses own.',
    );
    expect(server.read()).toEqual(['thin', 'told']);
  },
);

deepTest('with the fields of the contract alone, a commit is unknown, and the error says so', async () => {
  await using server = await startFakeService({ records: [listedBuild('b1')] });
  const result = await artifacts(server, { commit: hash });
  expect(result.errors.map(({ data }) => data)).toEqual([
    expect.stringContaining('The service does not report the commit of build b1.'),
  ]);
  expect((await artifacts(server, { branch: 'main' })).outputs.buildId).toBe('b1');
});
