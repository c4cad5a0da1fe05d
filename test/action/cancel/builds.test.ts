import { expect, test } from '@jest/globals';
import { cancel } from '../../../src/action/admin/cancel.ts';
import { type FaultStage, type MemoryRun, setFaultStage } from '../../support/fault-stage.ts';
import { runUntilCanceled } from '../../support/scripted-executor.ts';
import { until } from '../../support/until.ts';

interface Started {
  readonly appId?: string;
  readonly workflowId?: string;
  readonly branch?: string;
  readonly tag?: string;
  readonly labels?: readonly string[];
}

/** Starts a build and returns its id. */
async function start({ service }: FaultStage, given: Started = {}): Promise<string> {
  const ref = given.tag ? {} : { branch: 'main' };
  const body = { appId: service.appId, workflowId: 'android', ...ref, ...given };
  return (await service.ask('POST', '/builds', body)).body.buildId;
}

const status = async ({ service }: FaultStage, id: string): Promise<string> =>
  (await service.ask('GET', `/builds/${id}`)).body.build.status;

const ended = (stage: FaultStage, id: string) => until(async () => (await status(stage, id)) === 'canceled');

/** Without anything but these inputs. */
function runCancel(stage: FaultStage, given: Readonly<Record<string, string>>): MemoryRun {
  const none = { appId: '', workflowId: '', branch: '' };
  return stage.run(cancel, { action: 'cancel', with: { ...none, ...given } });
}

const list = (text: string | undefined): string[] => JSON.parse(text ?? '').toSorted();

test('builds are cancelled by id, and those that had already finished are listed separately', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const [over, first, second, other] = [
    await start(stage),
    await start(stage),
    await start(stage),
    await start(stage),
  ];
  await stage.service.ask('POST', `/builds/${over}/cancel`);
  await ended(stage, over);
  const result = await (
    await stage.door({
      action: 'cancel',
      with: { appId: '', buildId: `${over}, ${first}\nhttps://codemagic.io/app/a/build/${second}\n${first}` },
    })
  ).result;
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(list(result.outputs.canceled)).toEqual([first, second].toSorted());
  expect(list(result.outputs.alreadyFinished)).toEqual([over]);
  expect(result.log).toContain(`Build ${first} was cancelled.`);
  expect(result.log).toContain(`Build ${over} had already finished.`);
  await ended(stage, first);
  await ended(stage, second);
  expect(await status(stage, other)).not.toBe('canceled');
  expect(stage.proxy.requests.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [over, first, second].map((id) => `POST /builds/${id}/cancel`).toSorted(),
  );
});

const filters: readonly [filter: Readonly<Record<string, string>>, hits: readonly number[]][] = [
  [{ workflowId: 'ios\nandroid' }, [0, 1, 2, 3]],
  [{ branch: 'refs/heads/feature/login' }, [2]],
  [{ tag: 'v1' }, [3]],
  [{ label: 'gh-pr-7' }, [0, 2]],
  [{ workflowId: 'android', branch: 'main', label: 'gh-pr-7' }, [0]],
  [{ workflowId: 'android', label: 'gh-pr-70' }, []],
];

test.each(filters)(
  'everything that %j means and still runs is cancelled, and nothing else, though the service ignores filters',
  async (filter, hits) => {
    await using stage = await setFaultStage({ script: runUntilCanceled, quirks: ['ignored-filters'] });
    const builds = [
      await start(stage, { labels: ['gh-pr-7'] }),
      await start(stage, { workflowId: 'ios' }),
      await start(stage, { branch: 'feature/login', labels: ['other', 'gh-pr-7'] }),
      await start(stage, { tag: 'v1' }),
    ];
    const over = await start(stage, { labels: ['gh-pr-7'] });
    await stage.service.ask('POST', `/builds/${over}/cancel`);
    await ended(stage, over);
    const repositoryUrl = 'https://git.example.com/octo-org/other-app.git';
    const { _id: appId } = (await stage.service.ask('POST', '/apps', { repositoryUrl })).body;
    await start(stage, { appId, labels: ['gh-pr-7'] });
    expect((await stage.service.ask('GET', '/builds?branch=nowhere')).body.builds).toHaveLength(6);
    const step = runCancel(stage, { appId: stage.service.appId, ...filter });
    expect([await step.succeeded, step.errors]).toEqual([true, []]);
    const meant = hits.flatMap((at) => builds[at] ?? []);
    expect(list(step.outputs.canceled)).toEqual(meant.toSorted());
    expect(step.outputs.alreadyFinished).toBe('[]');
    for (const id of meant) await ended(stage, id);
    expect(stage.running().map(({ id }) => id)).toEqual(builds.filter((id) => !meant.includes(id)));
    expect(step.log.join('\n')).toContain(
      meant.length === 0 ? 'No running build matches' : `${meant.length} running build`,
    );
  },
);

test('unlabelled: cancel cancels builds without reported labels, but none with other labels', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled, control: true });
  const id = await start(stage, { labels: ['gh-pr-8'] });
  const filter = { appId: stage.service.appId, branch: 'main', label: 'gh-pr-7', unlabelled: 'cancel' };
  const labelled = runCancel(stage, filter);
  expect([await labelled.succeeded, labelled.outputs.canceled]).toEqual([true, '[]']);
  await stage.service.ask('PUT', '/control/scenario', { omit: 'labels' });
  const bare = runCancel(stage, filter);
  expect([await bare.succeeded, bare.outputs.canceled]).toEqual([true, JSON.stringify([id])]);
});

test('if one ID fails, the others are cancelled and the error names it', async () => {
  await using stage = await setFaultStage({ script: runUntilCanceled });
  const id = await start(stage);
  const step = runCancel(stage, { buildId: `nobody\n${id}` });
  expect(await step.succeeded).toBe(false);
  expect(step.outputs).toEqual({ canceled: JSON.stringify([id]), alreadyFinished: '[]' });
  await ended(stage, id);
  expect(step.errors).toEqual([
    expect.stringMatching(/^1 of 2 builds could not be cancelled\.\nnobody: .*404/),
  ]);
});
