import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../../support/folder.ts';
import { produce, runUntilCanceled, type Script, scriptedExecutor } from '../../support/scripted-executor.ts';
import { type Stage, setStage } from '../../support/stage.ts';

/** When the list says that the only build ended. */
async function endOf({ service }: Stage): Promise<string> {
  const { builds } = (await service.ask('GET', '/builds')).body;
  return builds[0].finishedAt.replace('+0000', 'Z');
}

test('the fields that the contract guarantees are enough from the start to the public link and the download', async () => {
  await using folder = await temporaryFolder();
  const executor = scriptedExecutor(produce([['app.apk', 'an app']]));
  await using stage = await setStage({ executor, omit: 'beyond-contract' });
  const result = await stage.run({ with: { workflowId: 'android', download: folder.path } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  const path = join(folder.path, 'app.apk');
  expect(JSON.parse(result.outputs.artefacts ?? '')).toEqual([
    expect.objectContaining({ name: 'app.apk', path, md5: expect.stringMatching(/^[0-9a-f]{32}$/) }),
  ]);
  expect(await readFile(path, 'utf8')).toBe('an app');
  expect(await (await fetch(result.outputs.publicLink ?? '')).text()).toBe('an app');
  const beyond = /\/step\/|\/user$|\/api\/v3\//;
  expect(stage.proxy.requests.filter(({ path }) => beyond.test(path))).toEqual([]);
  // The end is in the list alone.
  expect(result.outputs.duration).toMatch(/^\d+$/);
  expect(result.outputs.finishedAt).toBe(await endOf(stage));
  // So is the branch; and nothing says which commit was built.
  expect(result.outputs).toMatchObject({ commit: '', buildNumber: '' });
  const [build] = JSON.parse(result.outputs.builds ?? '');
  expect(build).toMatchObject({ branch: 'main' });
  for (const name of ['tag', 'commit', 'buildNumber']) expect(build).not.toHaveProperty(name);
});

const canceledLate: Script = async (work) => {
  const { state } = await runUntilCanceled(work);
  // The service answers before it has ended the build.
  await new Promise((resolve) => setImmediate(resolve));
  return { state, message: null };
};

test.each(['it is cancelled', 'it ends'])(
  'of a build that reaches the timeout, the end is known: %s',
  async (how) => {
    const polled = Promise.withResolvers<void>();
    await using stage = await setStage({
      omit: 'beyond-contract',
      executor: scriptedExecutor(async (work) => {
        if (how === 'it is cancelled') return canceledLate(work);
        await polled.promise;
        return produce([['app.apk', 'an app']])(work);
      }),
    });
    const result = stage.run({ with: { workflowId: 'android', timeout: '2s', pollInterval: '10m' } });
    await stage.proxy.when(({ path, end }) => /^\/builds\/\w+$/.test(path) && end === 'answered');
    polled.resolve();
    const { outputs, warnings } = await result;
    expect(warnings).toEqual([]);
    expect(outputs.status).toBe(how === 'it ends' ? 'finished' : 'canceled');
    expect(outputs.finishedAt).toBe(await endOf(stage));
  },
);
