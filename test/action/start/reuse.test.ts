import { expect, test } from '@jest/globals';
import { setFaultStage } from '../../support/fault-stage.ts';
import { setStage } from '../../support/stage.ts';
import { eventOf, requestsOf, runWithKey } from './reuse.ts';

test('a commit that changes no input of the key starts nothing: the finished build gives the same results', async () => {
  await using stage = await setStage();
  const event = { name: 'push', ref: 'refs/heads/main' };
  const inputs = { workflowId: 'android', reuseKey: 'app-1', download: 'apps', stepLogs: 'all' };
  const first = await stage.repository.git('rev-parse', 'HEAD');
  const built = await stage.run({ event: { ...event, sha: first }, with: inputs });
  const newer = await stage.repository.commit({ 'notes.txt': 'Nothing that is built' });
  const before = stage.relay.requests.length;
  const reused = await stage.run({ event: { ...event, sha: newer }, with: inputs });

  expect(reused).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(requestsOf(stage, before)).toEqual([
    'GET /builds',
    'GET /artifacts/…',
    'POST /artifacts/…/public-url',
    'GET /artifacts/…',
  ]);
  expect(comparable(reused.outputs)).toEqual(comparable(built.outputs));
  expect([built.outputs.reused, reused.outputs.reused]).toEqual(['[]', built.outputs.buildIds]);
  expect(JSON.parse(reused.outputs.builds ?? '')).toEqual([expect.objectContaining({ reused: true })]);
  expect(reused.log).toContain(`It built commit ${first}; this run is for commit ${newer}.`);
  expect(reused.summary).toContain(`reused<br><sub>built from commit ${first.slice(0, 10)}`);
  expect(reused.summary).toMatch(/<sub>Built nothing, saved .* by reuse\.<\/sub>\n/);
  expect(reused.state).toEqual({});

  const changed = await stage.run({ with: { ...inputs, reuseKey: 'app-2' } });
  expect(changed.outputs.reused).toBe('[]');
  expect(changed.outputs.buildId).not.toBe(built.outputs.buildId);
});

test('a pull request takes a build of its base branch, and can make nobody take its own', async () => {
  await using stage = await setFaultStage();
  const onPull = { run: eventOf('pull_request'), with: { branch: '' } };
  const onMain = { run: eventOf('push'), with: { branch: '' } };
  const ofPull = await runWithKey(stage, onPull);
  const ofMain = await runWithKey(stage, onMain);
  expect(ofMain.outputs.reused).toBe('[]');
  expect(stage.builds().map(({ ref }) => ref)).toEqual([{ branch: 'feature' }, { branch: 'main' }]);

  // Both have builds of this key now: each takes the newest that it may.
  expect((await runWithKey(stage, onPull)).outputs.reused).toBe(ofMain.outputs.buildIds);
  expect((await runWithKey(stage, onMain)).outputs.reused).toBe(ofMain.outputs.buildIds);
  expect(ofPull.outputs.buildIds).not.toBe(ofMain.outputs.buildIds);
  expect(stage.builds()).toHaveLength(2);
});

/** The outputs without what a new run may change: that the build is reused, and the links. */
function comparable({ reused: _, builds, artefacts, publicLink, publicLinks, ...same }: Outputs): object {
  const without = (list: string | undefined, names: readonly string[]): object[] =>
    JSON.parse(list ?? '').map((item: object) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))),
    );
  return {
    ...same,
    builds: without(builds, ['reused']),
    artefacts: without(artefacts, ['publicUrl', 'expiresAt', 'path']),
    links: [publicLink, ...JSON.parse(publicLinks ?? '')].length,
  };
}

type Outputs = Readonly<Record<string, string>>;
