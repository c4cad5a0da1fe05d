import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ChangeAnswer } from '../../support/fault-proxy.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { produce, runUntilCanceled, type Script, scriptedExecutor } from '../../support/scripted-executor.ts';
import { setStage } from '../../support/stage.ts';

type Json = Readonly<Record<string, unknown>>;

const only =
  (...fields: string[]) =>
  (record: Json): Json =>
    Object.fromEntries(Object.entries(record).filter(([key]) => fields.includes(key)));

const application = only('_id', 'appName');
const artefact = only('name', 'type', 'size', 'md5', 'url');
const record = only('_id', 'startedAt', 'status', 'workflowId');
const inList = only(
  '_id',
  'appId',
  'workflowId',
  'branch',
  'tag',
  'status',
  'startedAt',
  'finishedAt',
  'artefacts',
);

/** Each answer with exactly the fields of docs/api.md, without those that were only observed. */
const contractAlone: ChangeAnswer = ({ path, body }) => {
  const answer = body as Json;
  const list = (of: unknown, strip: (one: Json) => Json): Json[] => (of as Json[]).map(strip);
  if (path.endsWith('/public-url')) return only('url', 'expiresAt')(answer);
  if (path.endsWith('/cancel')) return {};
  if ('buildId' in answer) return only('buildId')(answer);
  if (path === '/builds')
    return {
      applications: list(answer.applications, application),
      builds: list(answer.builds, (build) => ({
        ...inList(build),
        workflowId: 'android',
        artefacts: list(build.artefacts, artefact),
      })),
    };
  if (/^\/builds\/[^/]+$/.test(path))
    return {
      application: application(answer.application as Json),
      build: { ...record(answer.build as Json), workflowId: 'android' },
    };
  throw new Error(`The step asks for ${path}, which this run does not need.`);
};

test('the fields that the contract guarantees are enough from the start to the public link and the download', async () => {
  await using folder = await temporaryFolder();
  const ends: string[] = [];
  await using stage = await setStage({
    executor: scriptedExecutor(produce([['app.apk', 'an app']])),
    changeAnswer(answer) {
      const stripped = contractAlone(answer) as { builds?: { finishedAt?: string }[] };
      for (const { finishedAt } of stripped.builds ?? []) ends.push(finishedAt ?? '');
      return stripped;
    },
  });
  const result = await stage.run({ with: { workflowId: 'android', download: folder.path } });
  expect(result).toMatchObject({ exitCode: 0, errors: [], warnings: [], outputs: { status: 'finished' } });
  const path = join(folder.path, 'app.apk');
  expect(JSON.parse(result.outputs.artefacts ?? '')).toEqual([
    expect.objectContaining({ name: 'app.apk', path, md5: expect.stringMatching(/^[0-9a-f]{32}$/) }),
  ]);
  expect(await readFile(path, 'utf8')).toBe('an app');
  expect(await (await fetch(result.outputs.publicLink ?? '')).text()).toBe('an app');
  // The end is in the list alone.
  expect(result.outputs.duration).toMatch(/^\d+$/);
  expect(result.outputs.finishedAt).toBe(ends.at(-1)?.replace('+0000', 'Z'));
  // So is the branch; and nothing says which commit was built.
  expect(result.outputs).toMatchObject({ commit: '', buildNumber: '' });
  const [build] = JSON.parse(result.outputs.builds ?? '');
  expect([build.branch, 'tag' in build, 'commit' in build, 'buildNumber' in build]).toEqual([
    ...['main', false, false, false],
  ]);
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
    const ends: string[] = [];
    await using stage = await setStage({
      executor: scriptedExecutor(async (work) => {
        if (how === 'it is cancelled') return canceledLate(work);
        await polled.promise;
        return produce([['app.apk', 'an app']])(work);
      }),
      changeAnswer(answer) {
        if (/^\/builds\/[^/]+$/.test(answer.path)) polled.resolve();
        const stripped = contractAlone(answer) as { builds?: { finishedAt?: string }[] };
        for (const { finishedAt } of stripped.builds ?? []) ends.push(finishedAt ?? '');
        return stripped;
      },
    });
    const { outputs, warnings } = await stage.run({
      with: { workflowId: 'android', timeout: '2s', pollInterval: '10m' },
    });
    expect(warnings).toEqual([]);
    expect(outputs.status).toBe(how === 'it ends' ? 'finished' : 'canceled');
    expect(outputs.finishedAt).toMatch(/Z$/);
    expect(outputs.finishedAt).toBe(ends.at(-1)?.replace('+0000', 'Z'));
  },
);
