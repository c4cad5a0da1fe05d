import { expect, test } from '@jest/globals';
import { deepTest } from '../../support/deep-test.ts';
import { runUntilCanceled, scriptedExecutor } from '../../support/scripted-executor.ts';
import { type Stage, setStage } from '../../support/stage.ts';
import { until } from '../../support/until.ts';

/** A service whose builds run until they are cancelled. */
const busyStage = (): Promise<Stage> =>
  setStage({ files: {}, executor: scriptedExecutor(runUntilCanceled), builders: 8 });

interface Started {
  readonly workflowId?: string;
  readonly branch?: string;
  readonly tag?: string;
  readonly labels?: readonly string[];
}

/** Starts a build and returns its id. */
async function start({ service }: Stage, given: Started = {}): Promise<string> {
  const ref = given.tag ? {} : { branch: 'main' };
  const body = { appId: service.appId, workflowId: 'android', ...ref, ...given };
  return (await service.ask('POST', '/builds', body)).body.buildId;
}

const status = async ({ service }: Stage, id: string): Promise<string> =>
  (await service.ask('GET', `/builds/${id}`)).body.build.status;

const ended = (stage: Stage, id: string) => until(async () => (await status(stage, id)) === 'canceled');

const list = (text: string | undefined): string[] => JSON.parse(text ?? '').toSorted();

test('builds are cancelled by id, and those that had already finished are listed separately', async () => {
  await using stage = await busyStage();
  const [over, first, second, other] = [
    await start(stage),
    await start(stage),
    await start(stage),
    await start(stage),
  ];
  await stage.service.ask('POST', `/builds/${over}/cancel`);
  await ended(stage, over);
  const result = await stage.use('cancel', {
    buildId: `${over}, ${first}\nhttps://codemagic.io/app/a/build/${second}\n${first}`,
  });
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

const filters: readonly { name: string; filter: Record<string, string>; hits: readonly number[] }[] = [
  { name: 'a workflow', filter: { workflowId: 'ios' }, hits: [1] },
  { name: 'several workflows', filter: { workflowId: 'ios\nandroid' }, hits: [0, 1, 2, 3] },
  { name: 'a branch', filter: { branch: 'feature/login' }, hits: [2] },
  { name: 'a branch by its full ref name', filter: { branch: 'refs/heads/feature/login' }, hits: [2] },
  { name: 'a tag', filter: { tag: 'v1' }, hits: [3] },
  { name: 'a label', filter: { label: 'gh-pr-7' }, hits: [0, 2] },
  {
    name: 'all of these at once',
    filter: { workflowId: 'android', branch: 'main', label: 'gh-pr-7' },
    hits: [0],
  },
  {
    name: 'a workflow and a label that no build has',
    filter: { workflowId: 'android', label: 'gh-pr-70' },
    hits: [],
  },
];

deepTest.each(filters)(
  'everything that matches $name and still runs is cancelled, and nothing else',
  async (one) => {
    await using stage = await busyStage();
    const builds = [
      await start(stage, { labels: ['gh-pr-7'] }),
      await start(stage, { workflowId: 'ios' }),
      await start(stage, { branch: 'feature/login', labels: ['other', 'gh-pr-7'] }),
      await start(stage, { tag: 'v1' }),
    ];
    const over = await start(stage, { labels: ['gh-pr-7'] });
    await stage.service.ask('POST', `/builds/${over}/cancel`);
    await ended(stage, over);
    const result = await stage.use('cancel', { appId: stage.service.appId, ...one.filter });
    const meant = one.hits.flatMap((at) => builds[at] ?? []);
    expect(result).toMatchObject({ exitCode: 0, errors: [] });
    expect(list(result.outputs.canceled)).toEqual(meant.toSorted());
    expect(result.outputs.alreadyFinished).toBe('[]');
    for (const id of meant) await ended(stage, id);
    for (const id of builds.filter((build) => !meant.includes(build)))
      expect(await status(stage, id)).not.toBe('canceled');
    expect(result.log).toContain(
      meant.length === 0 ? 'No running build matches' : `${meant.length} running build`,
    );
  },
);

deepTest('if the service reports no labels, no build matches a label', async () => {
  await using stage = await setStage({
    files: {},
    executor: scriptedExecutor(runUntilCanceled),
    changeAnswer: ({ body }) =>
      JSON.parse(JSON.stringify(body, (key, value) => (key === 'labels' ? undefined : value))),
  });
  await start(stage, { labels: ['gh-pr-7'] });
  const result = await stage.use('cancel', { appId: stage.service.appId, label: 'gh-pr-7' });
  expect(result).toMatchObject({ exitCode: 0, outputs: { canceled: '[]', alreadyFinished: '[]' } });
});

deepTest(
  'unlabelled: cancel cancels builds without reported labels, but none with other labels',
  async () => {
    let told = true;
    await using stage = await setStage({
      files: {},
      executor: scriptedExecutor(runUntilCanceled),
      changeAnswer: ({ body }) =>
        told
          ? body
          : JSON.parse(JSON.stringify(body, (key, value) => (key === 'labels' ? undefined : value))),
    });
    const id = await start(stage, { labels: ['gh-pr-8'] });
    const filter = { appId: stage.service.appId, branch: 'main', label: 'gh-pr-7', unlabelled: 'cancel' };
    expect((await stage.use('cancel', filter)).outputs.canceled).toBe('[]');
    told = false;
    expect((await stage.use('cancel', filter)).outputs.canceled).toBe(JSON.stringify([id]));
  },
);

deepTest('if one id fails, the others are cancelled and the error names it', async () => {
  await using stage = await busyStage();
  const id = await start(stage);
  const result = await stage.use('cancel', { buildId: `nobody\n${id}` });
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toEqual({ canceled: JSON.stringify([id]), alreadyFinished: '[]' });
  await ended(stage, id);
  expect(result.errors).toHaveLength(1);
  expect(result.errors[0]?.data).toMatch(/^1 of 2 builds could not be cancelled\.\nnobody: .*404/);
});

deepTest('a wrong token gives a clear error, with ids and with a filter', async () => {
  await using stage = await busyStage();
  const id = await start(stage);
  for (const given of [{ buildId: id }, { appId: stage.service.appId, branch: 'main' }]) {
    const result = await stage.use('cancel', { token: 'wrong-token', ...given });
    expect(result.exitCode).toBe(1);
    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]?.data).toMatch(/401[\s\S]*Check that token holds a valid API token/);
  }
  expect(await status(stage, id)).not.toBe('canceled');
});
