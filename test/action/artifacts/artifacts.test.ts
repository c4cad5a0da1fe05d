import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { artifacts } from '../../../src/action/admin/artifacts.ts';
import { builtCommit, type FaultStage, type MemoryRun, setFaultStage } from '../../support/fault-stage.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { finishAtOnce, produce } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

/** A service on which `android`, `ios` and `broken` have been built, one after the other, and the IDs of their builds. */
async function stageWithBuilds(): Promise<{ stage: FaultStage; ids: Readonly<Record<string, string>> }> {
  const stage = await setFaultStage({
    script: (work) => {
      const { workflowId } = work.order;
      if (workflowId === 'broken') return finishAtOnce(work).then(() => ({ state: 'failed', message: null }));
      return produce([[`${workflowId}.apk`, `the app of ${workflowId}`]])(work);
    },
  });
  const ids: Record<string, string> = {};
  for (const workflowId of ['android', 'ios', 'broken']) {
    const start = { appId: stage.service.appId, workflowId, branch: 'main' };
    ids[workflowId] = (await stage.service.ask('POST', '/builds', start)).body.buildId;
    await until(() => stage.running().length === 0);
  }
  return { stage, ids };
}

/** Without anything but these inputs. */
function run({ stage }: { stage: FaultStage }, given: Readonly<Record<string, string>>): MemoryRun {
  const none = { appId: '', workflowId: '', branch: '' };
  return stage.run(artifacts, { action: 'artifacts', with: { ...none, ...given } });
}

test('the artefacts of a build are listed, linked and downloaded', async () => {
  const { stage, ids } = await stageWithBuilds();
  await using _ = stage;
  await using folder = await temporaryFolder();
  const { android: buildId = '' } = ids;
  const given = { appId: '', buildId, download: join(folder.path, 'app') };
  const result = await (await stage.door({ action: 'artifacts', with: given })).result;
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  const [artefact] = JSON.parse(result.outputs.artefacts ?? '');
  expect(result.outputs).toEqual({
    buildId,
    artefacts: expect.any(String),
    artefactUrls: JSON.stringify([artefact.url]),
    artefactUrl: artefact.url,
    publicLinks: JSON.stringify([artefact.publicUrl]),
    publicLink: artefact.publicUrl,
    installPage: '',
  });
  const path = join(folder.path, 'app/android.apk');
  expect(artefact).toMatchObject({ buildId, workflowId: 'android', name: 'android.apk', path });
  expect(await readFile(path, 'utf8')).toBe('the app of android');
  expect(await (await fetch(artefact.publicUrl)).text()).toBe('the app of android');
  expect(result.log).toContain('android.apk');
});

test('the latest finished build that the inputs mean is found, its artefacts are selected, and addresses need no build', async () => {
  const built = await stageWithBuilds();
  await using _ = built.stage;
  await using folder = await temporaryFolder();
  const { appId } = built.stage.service;
  const noLinks = { publicLinks: 'false' };
  for (const [given, workflowId] of [
    [{}, 'ios'],
    [{ workflowId: 'android' }, 'android'],
    [{ branch: 'main', commit: builtCommit.slice(0, 7) }, 'ios'],
  ] as const) {
    const found = run(built, { appId, ...noLinks, ...given });
    expect([await found.succeeded, found.outputs.buildId]).toEqual([true, built.ids[workflowId]]);
  }

  const { android: buildId = '' } = built.ids;
  const none = run(built, { buildId, artefacts: '*.ipa' });
  expect([await none.succeeded, none.outputs.artefacts]).toEqual([true, '[]']);
  expect(none.warnings).toEqual([expect.stringContaining('android.apk')]);

  const paged = run(built, { buildId, installPage: join(folder.path, 'site') });
  expect([await paged.succeeded, paged.outputs.installPage]).toEqual([
    true,
    join(folder.path, 'site/index.html'),
  ]);
  expect(await readFile(paged.outputs.installPage ?? '', 'utf8')).toContain(paged.outputs.publicLink);

  const listed = run(built, { buildId, ...noLinks });
  await listed.succeeded;
  const url = `${listed.outputs.artefactUrl}\nhttps://storage.example.com/artifacts/a/b/app.apk`;
  const since = built.stage.proxy.requests.length;
  const byUrl = run(built, { url, download: folder.path, ...noLinks });
  expect([await byUrl.succeeded, byUrl.outputs.buildId]).toEqual([false, '']);
  expect(byUrl.errors).toEqual([
    expect.stringMatching(/app\.apk could not be downloaded.*storage\.example/s),
  ]);
  expect((await readdir(folder.path)).toSorted()).toEqual(['android.apk', 'site']);
  expect(built.stage.proxy.requests.slice(since).map(({ path }) => path.split('/').at(-1))).toEqual([
    'android.apk',
    'android.apk',
  ]);
});

test('artefacts that the record of a build lacks are read from the list', async () => {
  await using stage = await setFaultStage({
    script: produce([['app.apk', 'an app']]),
    omit: 'beyond-contract',
  });
  const start = { appId: stage.service.appId, workflowId: 'android', branch: 'main' };
  const { buildId } = (await stage.service.ask('POST', '/builds', start)).body;
  await until(() => stage.running().length === 0);
  const step = run({ stage }, { buildId, publicLinks: 'false' });
  expect([await step.succeeded, step.warnings]).toEqual([true, []]);
  expect(JSON.parse(step.outputs.artefacts ?? '')).toMatchObject([{ name: 'app.apk' }]);
});

test.each([
  ['an unknown build', { buildId: 'nobody' }, /404.*Check the ID/s],
  ['a branch without builds', { branch: 'other' }, /No matching build in the list of builds.*branch other/s],
  ['a commit without builds', { commit: 'decade0' }, /, decade0\)/],
  ['an unknown token', { buildId: 'b', token: 'a-token-of-nobody' }, /401.*token/s],
])('%s is one error', async (_, given, says) => {
  await using stage = await setFaultStage();
  const step = run({ stage }, { ...('buildId' in given ? {} : { appId: stage.service.appId }), ...given });
  expect(await step.succeeded).toBe(false);
  expect(step.errors).toEqual([expect.stringMatching(says)]);
});
